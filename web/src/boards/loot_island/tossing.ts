/** Cards that are put away in one go: they are chosen and left again until the main button says that these are meant. */
import type { components } from "../../lib/schema";
import type { LootIslandView } from "../../lib/types";
import type { Spoken } from "../../table/choosing.svelte";
import { firstOfTwins } from "./turns";

export type Tosses = components["schemas"]["LootIslandTosses"];

/** Any of the cards may be chosen; what has no place stays as it is: to put no more away. */
export function tossChoices(choices: Spoken[], { moves }: Tosses): Spoken[] {
  const placeless = choices.filter(({ start, goal }) => !start.length && !goal.length);
  const start = Object.keys(moves).map((card) => `map:${card}`);
  const together = { label: "", about: "", group: "", goal: [], way: [], costs: "", brings: "", manner: "" };
  return [...placeless, { ...together, move: -1, moves: Object.values(moves), start, run: () => undefined }];
}

/** The moves that put these away; none while there are too few of them, or too many. */
export function tossMoves(view: LootIslandView, { moves, owed, done }: Tosses, held: string[]): number[] {
  const all = Object.keys(moves);
  const cards = held.flatMap((spot) => (spot.startsWith("map:") ? [spot.slice("map:".length)] : []));
  if (owed ? cards.length !== owed : !cards.length) return [];
  const away = firstOfTwins(view, all, all.filter((card) => cards.includes(card))).map((card) => moves[card]!);
  const ends = owed > 0 || cards.length === all.length;
  return ends ? away : [...away, done];
}
