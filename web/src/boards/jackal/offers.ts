/** What the choices say about the spots they go to, for the drawing. */
import type { MoveOption } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import type { Choosing, Spoken } from "../../table/choosing.svelte";
import type { Laid, Tool } from "../../table/deeds";

/** Where the held figure can go only without the coin that it could drag elsewhere. */
export function bareOf(choosing: Choosing): Set<string> {
  if (!choosing.manners.length || choosing.manner === "") return new Set();
  const laden = new Set(choosing.candidates.flatMap(({ goal, manner }) => (manner ? goal : [])));
  return new Set(choosing.candidates.flatMap(({ goal }) => goal).filter((spot) => !laden.has(spot)));
}

/** The switch with which a figure takes coins along, or leaves them: at first as many as it can. */
export function loadOf(choosing: Choosing): Tool | null {
  const manners = choosing.manners.toSorted();
  if (!manners.length) return null;
  const now = choosing.manner ?? manners.at(-1)!;
  const next = manners[(manners.indexOf(now) + 1) % manners.length]!;
  const label = t("jk-coins", { coins: Number(now.split("-")[1] ?? 0) });
  return { icon: "coin", key: "c", label, pressed: now !== "", run: () => choosing.go(next) };
}

/** How many cells a held boat goes to each buoy, as its moves say. */
export function farOf(choosing: Choosing, moves: MoveOption[]): Map<string, number> {
  if (!choosing.held.some((spot) => spot.startsWith("boat:"))) return new Map();
  const cells = new Map(moves.map((move) => [move.id, Number(move.fields["number"] ?? 0)]));
  return new Map(choosing.candidates.flatMap(({ goal, move }) => goal.map((spot) => [spot, cells.get(move) ?? 0] as const)));
}

/** What is chosen already: the one piece that can act, or the one place that is asked about; null where there are more. */
export function loneStart(choices: Spoken[]): string | null {
  const placed = choices.filter((choice) => !isSaid(choice) && choice.start.length + choice.goal.length > 0);
  const firsts = new Set(placed.flatMap((choice) => (choice.start.length ? choice.start : choice.goal)));
  const several = placed.length > 1 || placed.some((choice) => choice.start.length);
  return firsts.size === 1 && several ? ([...firsts][0] ?? null) : null;
}

/** The choice of which everything is chosen already. */
export function laidDown({ candidates, held }: Choosing): Spoken | null {
  const [only, ...others] = candidates;
  const whole = only && held.length > 0 && [...only.start, ...only.goal].every((spot) => held.includes(spot));
  return whole && !others.length ? only : null;
}

/** What a player says rather than does has the player's own seat as its place. */
export function isSaid(choice: Spoken): boolean {
  return choice.goal.some((spot) => spot.startsWith("seat:"));
}

/** Two answers and nothing else: the last one, which agrees, for the main button, the other beside it; null otherwise. */
export function answersOf(choices: Spoken[], act: (move: number) => void): Laid | null {
  const [other, main, ...more] = choices;
  if (!other || !main || more.length) return null;
  const deed = ({ label, move }: Spoken) => ({ label, run: () => act(move) });
  return { ...deed(main), said: "", lift: () => undefined, other: deed(other) };
}
