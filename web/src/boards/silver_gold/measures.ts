/** How large the parts of a drawn card are, in units of its drawing. */
import type { Card } from "./boxes";
import type { Point } from "./placing";

export const WIDE = 207;
export const HIGH = 239;
export const SQUARE = 40;
/** The sea within the frame, which has letters and numbers on its edge. */
export const SEA = { x: 14, y: 46, width: 186, height: 186 };
const SIDE = 4;
const BEACH = (SEA.width - SIDE * SQUARE) / 2;

/** Where the box a1 begins: smaller islands lie in the middle of their sea. */
export function origin(card: Card): Point {
  const columns = Math.max(...card.rows.map((line) => line.length));
  return { x: SEA.x + BEACH + ((SIDE - columns) * SQUARE) / 2, y: SEA.y + BEACH + ((SIDE - card.rows.length) * SQUARE) / 2 };
}
