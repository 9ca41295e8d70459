/** Where things lie on the island, in units: a cell is 100 of them wide. */
import type { Point } from "../shore";
import type { Cell, Figure } from "./types";

export const UNIT = 100;

export const DEGREES: Record<string, number> = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 };

/** The numbered spaces of difficult terrain, by how many there are. */
export const SPACES: Record<number, Point[]> = {
  2: [
    { x: 27, y: 70 },
    { x: 70, y: 32 },
  ],
  3: [
    { x: 20, y: 77 },
    { x: 51, y: 52 },
    { x: 80, y: 25 },
  ],
  4: [
    { x: 19, y: 80 },
    { x: 60, y: 76 },
    { x: 36, y: 42 },
    { x: 79, y: 24 },
  ],
  5: [
    { x: 17, y: 82 },
    { x: 52, y: 83 },
    { x: 82, y: 60 },
    { x: 44, y: 47 },
    { x: 76, y: 20 },
  ],
};

/** A place on the board for something of that size. */
export interface Stand extends Point {
  size: number;
}

export function middle({ x, y }: Point): Point {
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
}

/** So many figures side by side; from four on in two rows. */
function slots(count: number): Stand[] {
  if (count === 1) return [{ x: 60, y: 90, size: 1 }];
  if (count === 2)
    return [
      { x: 38, y: 91, size: 0.92 },
      { x: 74, y: 91, size: 0.92 },
    ];
  if (count === 3)
    return [
      { x: 22, y: 92, size: 0.82 },
      { x: 52, y: 93, size: 0.82 },
      { x: 81, y: 92, size: 0.82 },
    ];
  return Array.from({ length: count }, (_, k) => ({
    x: 18 + (64 * (k % 4)) / 3,
    y: 60 + 34 * Math.floor(k / 4),
    size: 0.66,
  }));
}

const TALL = 1.12; // figures are drawn a little larger than their measure
const ON_A_SPACE = 0.7;

/** Where each figure of a cell stands: on its space of difficult terrain, in the sea, or beside the others. */
export function stands(cell: Cell, figures: Figure[]): Stand[] {
  const [left, top] = [cell.x * UNIT, cell.y * UNIT];
  const spaces = cell.tile?.kind === "labyrinth" && cell.face_up ? SPACES[cell.tile.amount] : undefined;
  const row = slots(figures.length);
  return figures.map((figure, k) => {
    const space = spaces?.[Math.max(0, figure.space - 1)];
    if (space) {
      const beside = figures.slice(0, k).filter((other) => other.space === figure.space).length;
      return { x: left + space.x + beside * 17, y: top + space.y + 9, size: ON_A_SPACE };
    }
    const { x, y, size } = row[k] ?? { x: 50, y: 90, size: 0.6 };
    if (cell.zone === "sea") return { x: left + (figures.length > 1 ? x : 50), y: top + 72, size: size * TALL };
    return { x: left + x, y: top + y, size: size * TALL };
  });
}

/** Where a boat lies: its middle. */
export function berth(cell: Point): Point {
  return { x: (cell.x + 0.5) * UNIT, y: cell.y * UNIT + 54 };
}

/** Where those aboard sit, from the middle of the boat. */
export function benches(count: number): number[] {
  const apart = count > 3 ? 17 : 20;
  return Array.from({ length: count }, (_, k) => (k - (count - 1) / 2) * apart - 5);
}

/** A line through points, as the path of an SVG. */
export function line(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

/** The direction in which a line ends, in degrees from east clockwise. */
export function heading(points: Point[]): number {
  const [before, last] = points.slice(-2);
  return before && last ? (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI : 0;
}
