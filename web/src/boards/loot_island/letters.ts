/** Keys of the table of Loot Island: digits for what lies in a row and for cubes, letters for answers and places. */
import type { MoveOption } from "../../lib/types";
import type { Choosing } from "../../table/choosing.svelte";

/** The kinds of moves that a letter answers with: yes, no, keep, discard. */
const ANSWERS: Record<string, string[]> = { y: ["draw", "do"], n: ["decline"], k: ["keep"], d: ["discard"] };

export interface Row {
  choosing: Choosing;
  /** The spots of what lies in front of the reader: cards, or treasures. */
  spots: string[];
  moves: MoveOption[];
  act(move: number): void;
}

export function letters({ choosing, spots, moves, act }: Row): Record<string, () => void> {
  const keys: Record<string, () => void> = {};
  const can = (spot: string) => choosing.open.has(spot) || choosing.beginnings.has(spot) || choosing.held.includes(spot);
  for (const [place, spot] of spots.slice(0, 10).entries()) if (can(spot)) keys[String((place + 1) % 10)] = () => choosing.press(spot);
  for (const [letter, kinds] of Object.entries(ANSWERS)) {
    const move = moves.find(({ kind }) => kinds.includes(kind));
    if (move) keys[letter] = () => act(move.id);
  }
  for (const { id, kind, fields } of moves) if (kind === "drop") keys[String(fields["cubes"])] = () => act(id);
  if (can("pass")) keys["Shift+p"] = () => choosing.press("pass");
  if (can("aaron")) keys["a"] = () => choosing.press("aaron");
  const island = [...choosing.open, ...choosing.beginnings].find((spot) => spot.startsWith("island:"));
  if (island) keys["i"] = () => document.querySelector<SVGElement>(`.loot-island [data-spot="${island}"]`)?.focus();
  return keys;
}
