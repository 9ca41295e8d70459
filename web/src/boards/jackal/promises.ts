/** What surely happens at each place that can be chosen: signs at its corner, and the ways of those who go further. */
import type { Foretold } from "../../lib/types";
import type { Choosing, Spoken } from "../../table/choosing.svelte";
import { type Sign, SIGNS } from "./signs/signs";

export interface Promised {
  spot: string;
  signs: Sign[];
  /** The one who goes there dies. */
  deadly: boolean;
}

type Known = ReadonlyMap<number, Foretold>;

/** With more ways than that at once one sees none of them. */
const MOST_WAYS = 12;

/** Of several ways to one place only what all of them bring is promised. */
export function promisesOf(choosing: Choosing, known: Known): Promised[] {
  const found = new Map<string, Promised>();
  for (const choice of wanted(choosing)) {
    const [spot] = choice.goal;
    if (!spot || !choosing.open.has(spot)) continue;
    const foretold = known.get(choice.move);
    const signs = signsOf(foretold);
    const deadly = foretold?.lost ?? false;
    const before = found.get(spot);
    found.set(spot, {
      spot,
      signs: before ? before.signs.filter((sign) => signs.includes(sign)) : signs,
      deadly: deadly && (before?.deadly ?? true),
    });
  }
  return [...found.values()].filter(({ signs, deadly }) => signs.length || deadly);
}

/** The spots of each way through several tiles that the held piece could go. */
export function waysOf(choosing: Choosing, known: Known): string[][] {
  const chains = choosing.held.length ? wanted(choosing).filter(({ move }) => move < 0) : [];
  if (chains.length > MOST_WAYS) return [];
  return chains.map(({ move, start, way, goal }) => [...start.slice(0, 1), ...(known.get(move)?.way ?? [...way, ...goal])]);
}

/** Of choices that differ by their coins alone those that are meant: with as many as wished, else with the most. */
function wanted({ candidates, manner }: Choosing): Spoken[] {
  const key = ({ start, goal }: Spoken) => [...start, "", ...goal].join(" ");
  const best = new Map<string, string>();
  for (const choice of candidates) {
    const now = best.get(key(choice));
    if (now === undefined || choice.manner === manner || (now !== manner && choice.manner > now)) best.set(key(choice), choice.manner);
  }
  return candidates.filter((choice) => best.get(key(choice)) === choice.manner);
}

function signsOf(foretold: Foretold | undefined): Sign[] {
  return [...new Set((foretold?.sure ?? []).flatMap(({ what }) => SIGNS[what] ?? []))];
}
