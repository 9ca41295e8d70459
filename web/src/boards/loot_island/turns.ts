/**
 * A turn in one go: cards and a landing, or cards and a small island. What may go together, and by which moves, the server
 * tells; here it becomes choices that can be pointed at.
 */
import type { components } from "../../lib/schema";
import type { LootIslandView } from "../../lib/types";
import type { Spoken } from "../../table/choosing.svelte";
import { alike } from "./faces";

export type Chains = components["schemas"]["LootIslandChains"];
type Play = components["schemas"]["LootIslandPlay"];

/** Several moves, of which the first ones are foretold. */
export interface Chain {
  moves: number[];
  /** How many of them are foretold: what follows may bring something to light. */
  sure: number;
  cards: string[];
  goal: string;
}

/** What some cards come to on a landing, as far as the server tells for each of them. */
export interface Worth {
  /** So many cards more. */
  adds: number;
  /** They make it enough for loot. */
  enough: boolean;
  /** The words for what one of them does there. */
  does: string;
}

export function worthOf(chains: Chains, landing: number, cards: string[]): Worth | null {
  const play = chains.plays.find((each) => each.landing === landing && cards.every((card) => each.cards.includes(card)));
  if (!play || !cards.length) return null;
  const places = cards.map((card) => play.cards.indexOf(card));
  const adds = places.reduce((sum, place) => sum + play.adds[place]!, 0);
  return { adds, enough: play.need > 0 && adds >= play.need, does: places.map((place) => play.does[place]!).find(Boolean) ?? "" };
}

/** The spot of a compass on the island. */
export function discAt(landing: number): string {
  return `disc:${landing}`;
}

/** What the board does with a turn. */
export interface Doing {
  /** All of it is chosen. */
  run(chain: Chain): void;
  /** What its button says. */
  label(cards: number): string;
}

/** All choices of a turn: those of the list, but that cards go together. */
export function turnChoices(choices: Spoken[], view: LootIslandView, chains: Chains, doing: Doing): Spoken[] {
  const rest = choices.filter(({ goal }) => !goal.some((spot) => spot.startsWith("landing:") || spot.startsWith("island:")));
  const plays = chains.plays.flatMap((play) => playsOf(choices, view, chains, play, doing));
  const payments = choices.filter(({ goal }) => goal.some((spot) => spot.startsWith("island:")));
  return [...rest, ...plays, ...distinct(payments.flatMap((pay) => paymentsOf(view, chains, pay, doing)))];
}

/** Of three cards of one colour any may be the third of a price: that is one choice. */
function distinct(payments: Spoken[]): Spoken[] {
  return [...new Map(payments.map((each) => [[...each.start.toSorted(), ...each.goal].join(), each])).values()];
}

function playsOf(choices: Spoken[], view: LootIslandView, chains: Chains, play: Play, doing: Doing): Spoken[] {
  const spot = `landing:${play.landing}`;
  return subsets(play.cards).flatMap((cards) => {
    const [first, ...more] = firstOfTwins(view, play.cards, cards);
    const begin = chains.firsts[`${play.landing} ${first}`]!;
    const lays = more.map((card) => chains.lays[card]!);
    const alone = more.length ? undefined : choices.find(({ move }) => move === begin);
    const from = play.sources.length ? play.sources : [null];
    return from.map((source) => {
      const moves = [begin, ...(source === null ? [] : [chains.froms[source]!]), ...lays];
      const chain: Chain = { moves: [...moves, chains.done], sure: moves.length, cards, goal: spot };
      const goal = source === null ? [spot] : [spot, discAt(source)];
      return chosen(chain, cards, goal, doing, alone);
    });
  });
}

/** A price, with the third card where it asks for one; the small island is pressed last. */
function paymentsOf(view: LootIslandView, chains: Chains, pay: Spoken, doing: Doing): Spoken[] {
  const paid = pay.start.map((spot) => spot.slice("map:".length));
  const owed = chains.owed ? subsets(Object.keys(chains.pays), chains.owed).filter((more) => !more.some((card) => paid.includes(card))) : [[]];
  return owed.flatMap((more) => {
    const cards = [...paid, ...more];
    const hand = Object.keys(chains.pays).filter((card) => !paid.includes(card));
    const moves = [pay.move, ...firstOfTwins(view, hand, more).map((card) => chains.pays[card]!)];
    return pay.goal.map((goal) => {
      const chain: Chain = { moves: [...moves, chains.uses[goal.slice("island:".length)]!], sure: moves.length + 1, cards, goal };
      return chosen(chain, cards, [goal], doing, pay);
    });
  });
}

function chosen(chain: Chain, cards: string[], goal: string[], doing: Doing, alone?: Spoken): Spoken {
  return {
    move: chain.moves[0]!,
    moves: chain.moves,
    manner: "",
    label: alone?.label ?? doing.label(cards.length),
    about: alone?.about ?? "",
    group: "",
    start: cards.map((card) => `map:${card}`),
    goal,
    way: [],
    either: true,
    costs: alone?.costs ?? "",
    brings: alone?.brings ?? "",
    run: () => doing.run(chain),
    foresee: () => chain.moves.slice(0, chain.sure),
  };
}

/** Every way to take some of these, or just so many, in their order. */
export function subsets(cards: string[], size = 0): string[][] {
  const all = cards.reduce<string[][]>((found, card) => [...found, ...found.map((each) => [...each, card])], [[]]);
  return all.filter((each) => (size ? each.length === size : each.length));
}

/** Of cards that are alike the first ones go: who takes another one means it, too. */
export function firstOfTwins(view: LootIslandView, all: string[], cards: string[]): string[] {
  const left = [...all];
  const taken = cards.map((card) => {
    const place = left.findIndex((each) => alike(view.maps[each]!, view.maps[card]!));
    return left.splice(place, 1)[0]!;
  });
  return all.filter((card) => taken.includes(card));
}
