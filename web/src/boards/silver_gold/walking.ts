/** Walking over the boxes of both islands with the arrow keys. */
import type { Cell } from "./boxes";

export interface Spot {
  place: number;
  cell: Cell;
}

export type Direction = "left" | "right" | "up" | "down";

const KEYS: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** How far the second island lies to the right of the first, in boxes. */
const APART = 5;

export function directionOf(key: string): Direction | null {
  return KEYS[key] ?? null;
}

/** The nearest spot in that direction; straight ahead counts more than aside. Null if there is none. */
export function step(from: Spot, direction: Direction, spots: Spot[]): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const right = spot.cell.column + spot.place * APART - (from.cell.column + from.place * APART);
    const down = spot.cell.row - from.cell.row;
    const [ahead, aside] = {
      left: [-right, down],
      right: [right, down],
      up: [-down, right],
      down: [down, right],
    }[direction] as [number, number];
    const sideways = direction === "left" || direction === "right";
    // Up and down stay on their island; the other one is reached sideways.
    if (ahead <= 0 || (!sideways && spot.place !== from.place)) continue;
    const cost = ahead + 2 * Math.abs(aside);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
