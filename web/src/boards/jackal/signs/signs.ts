/** What befalls figures, as signs: which one an event has, and on which colour it stands. */

export interface Sign {
  sign: string;
  /** The name of its ground among the colours of the board. */
  ground: string;
}

const DEADLY: Sign = { sign: "skull", ground: "harm" };
const FIGHT: Sign = { sign: "swords", ground: "harm" };

/** By kind of event, or by the word for what is foretold; what is not here happens without a sign. */
export const SIGNS: Record<string, Sign> = {
  explored: { sign: "unknown", ground: "medal" },
  hit: FIGHT,
  shot: FIGHT,
  mauled: { sign: "paw", ground: "harm" },
  dies: DEADLY,
  "killed-by-bear": DEADLY,
  drowned: DEADLY,
  "killed-by-boat": DEADLY,
  eaten: DEADLY,
  cycle: DEADLY,
  "off-layout": DEADLY,
  "coin-left": { sign: "no-coin", ground: "coin-stays" },
  "coin-sunk": { sign: "no-coin", ground: "sea-sign" },
  "coin-lost": { sign: "no-coin", ground: "harm" },
  "coin-home": { sign: "coin", ground: "good" },
  chest: { sign: "coin", ground: "good" },
  drunk: { sign: "mug", ground: "rum" },
  trapped: { sign: "pit", ground: "bound" },
  advanced: { sign: "steps", ground: "sea-sign" },
  rolled: { sign: "die", ground: "chance" },
  swims: { sign: "waves", ground: "sea-sign" },
  aboard: { sign: "aboard", ground: "good" },
  back: { sign: "back", ground: "thrown" },
  bounced: { sign: "back", ground: "thrown" },
  "bear-awake": { sign: "paw", ground: "harm" },
  bottles: { sign: "bottle", ground: "good" },
  "bottle-used": { sign: "bottle", ground: "rum" },
};

/** One of each, with the words for it: what a sign at a target means. */
export const LEGEND: (Sign & { said: string })[] = [
  "explored",
  "hit",
  "dies",
  "mauled",
  "coin-left",
  "coin-sunk",
  "coin-lost",
  "coin-home",
  "drunk",
  "trapped",
  "advanced",
  "rolled",
  "swims",
  "aboard",
  "back",
  "bottles",
].map((what) => ({ ...SIGNS[what]!, said: `jk-sign-${what}` }));
