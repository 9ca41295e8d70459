/** Tiles as they are in the box, of which the view names only the id. */
import type { Tile } from "./types";

/** How arrows, cannons and crossroads lie when they are not turned. */
const DIRECTIONS: Record<string, string[]> = {
  arrow_1s: ["N"],
  arrow_1d: ["NE"],
  arrow_2s: ["E", "W"],
  arrow_2d: ["NE", "SW"],
  arrow_3: ["NW", "E", "S"],
  arrow_4s: ["N", "E", "S", "W"],
  arrow_4d: ["NE", "SE", "SW", "NW"],
  cannon: ["N"],
  crossroads: ["N", "NE", "E", "S", "SW", "W"],
};
const COUNTED = /^(labyrinth|chest|bottle)_(\d)$/;

export function tileOf(id: string): Tile {
  const [, counted, amount = "0"] = COUNTED.exec(id) ?? [];
  const kind = counted ?? (id.startsWith("arrow") ? "arrow" : id);
  return { id, kind, turns: 0, directions: DIRECTIONS[id] ?? [], amount: Number(amount), used: false };
}
