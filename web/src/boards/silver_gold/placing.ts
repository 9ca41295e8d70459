/**
 * Where the pattern can be laid: matches a pointer or a box, with the pattern turned as it is held, to a legal move.
 *
 * No rule is known here. The legal moves name the boxes they cross; whatever is not among them cannot be picked.
 */
import type { MoveOption } from "../../lib/types";
import { type Cell, cellOf, same, sorted } from "./boxes";

/** How the pattern is held: quarter turns clockwise, after mirroring. */
export interface Way {
  turn: number;
  flip: boolean;
}

export const UPRIGHT: Way = { turn: 0, flip: false };

/** A legal move that crosses boxes of one working card. */
export interface Placement {
  id: number;
  kind: string;
  place: number;
  names: string[];
  cells: Cell[];
  form: string;
}

/** A point on a card, in boxes from the top left corner of a1. */
export interface Point {
  x: number;
  y: number;
}

const CROSSING = new Set(["cross", "box", "extra"]);

/** So near to the pointer a placement must be, in boxes, to draw the held pattern to itself. */
const REACH = 0.8;

export function placementsOf(moves: MoveOption[]): Placement[] {
  return moves.flatMap((move) => {
    const { place, boxes } = move.fields;
    if (!CROSSING.has(move.kind) || typeof place !== "number" || !Array.isArray(boxes)) return [];
    const cells = sorted(boxes.map(cellOf));
    return [{ id: move.id, kind: move.kind, place, names: boxes, cells, form: formOf(cells) }];
  });
}

/** The cells of a pattern drawn with #. */
export function drawnCells(rows: string[]): Cell[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((letter, column) => (letter === "#" ? [{ column, row }] : [])),
  );
}

/** The pattern as it is held, pushed to the top left. */
export function held(pattern: Cell[], way: Way): Cell[] {
  let cells = way.flip ? pattern.map(({ column, row }) => ({ column: -column, row })) : pattern;
  for (let turn = 0; turn < way.turn; turn += 1) {
    cells = cells.map(({ column, row }) => ({ column: -row, row: column }));
  }
  return pushed(cells);
}

function pushed(cells: Cell[]): Cell[] {
  const left = Math.min(...cells.map((cell) => cell.column));
  const top = Math.min(...cells.map((cell) => cell.row));
  return sorted(cells.map(({ column, row }) => ({ column: column - left, row: row - top })));
}

/** A text that two sets of boxes share if one is the other, moved. */
export function formOf(cells: Cell[]): string {
  return pushed(cells)
    .map(({ column, row }) => `${column}${row}`)
    .join(" ");
}

/** The middle of some boxes. */
export function centre(cells: Cell[]): Point {
  const x = cells.reduce((sum, cell) => sum + cell.column + 0.5, 0) / cells.length;
  const y = cells.reduce((sum, cell) => sum + cell.row + 0.5, 0) / cells.length;
  return { x, y };
}

/** The box of a figure by which it is held: the one nearest to its middle, the first of several. */
export function handle(cells: Cell[]): Cell {
  const middle = centre(cells);
  const far = (cell: Cell) => distance(middle, { x: cell.column + 0.5, y: cell.row + 0.5 });
  // A little more than rounding makes a difference, so that the first of equals wins.
  return cells.reduce((best, cell) => (far(cell) < far(best) - 1e-6 ? cell : best));
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function covers(placement: Placement, cell: Cell): boolean {
  return placement.cells.some((one) => same(one, cell));
}

/** The placement that a pointer on a card means, or null: as held if one is near, else turned to fit its box. */
export function near(placements: Placement[], place: number, point: Point, form: string): Placement | null {
  const here = placements.filter((one) => one.place === place);
  const asHeld = nearest(
    here.filter((one) => one.form === form),
    point,
  );
  if (asHeld && distance(centre(asHeld.cells), point) <= REACH) return asHeld;
  const cell = { column: Math.floor(point.x), row: Math.floor(point.y) };
  const over = here.filter((one) => covers(one, cell));
  return (
    nearest(
      over.filter((one) => one.form === form),
      point,
    ) ?? nearest(over, point)
  );
}

function nearest(placements: Placement[], point: Point): Placement | null {
  const far = (one: Placement) => distance(centre(one.cells), point);
  return placements.reduce<Placement | null>(
    (best, one) => (best === null || far(one) < far(best) - 1e-6 ? one : best),
    null,
  );
}

/**
 * The placement that a box means, or null: held by that box if it fits, else covering it in some way.
 *
 * Every placement can be reached: by its handle, with the pattern held as it lies.
 */
export function onBox(placements: Placement[], place: number, cell: Cell, form: string): Placement | null {
  const over = placements.filter((one) => one.place === place && covers(one, cell));
  const asHeld = over.filter((one) => one.form === form);
  const byHandle = asHeld.find((one) => same(handle(one.cells), cell));
  const point = { x: cell.column + 0.5, y: cell.row + 0.5 };
  return byHandle ?? nearest(asHeld, point) ?? nearest(over, point);
}

/** How the pattern must be held to lie like this, with as little turning as may be. */
export function wayOf(form: string, pattern: Cell[], way: Way): Way {
  return ways(way).find((one) => formOf(held(pattern, one)) === form) ?? way;
}

/** All eight ways, from this one on: first turned, then mirrored. */
function ways(from: Way): Way[] {
  return [from.flip, !from.flip].flatMap((flip) =>
    [0, 1, 2, 3].map((turn) => ({ turn: (from.turn + turn) % 4, flip })),
  );
}

/** The pattern turned to the next way that fits; if none does, by a quarter. */
export function turned(way: Way, pattern: Cell[], fits: (form: string) => boolean, back = false): Way {
  const step = back ? 3 : 1;
  const now = formOf(held(pattern, way));
  for (let turn = 1; turn < 4; turn += 1) {
    const next = { ...way, turn: (way.turn + turn * step) % 4 };
    const form = formOf(held(pattern, next));
    if (form !== now && fits(form)) return next;
  }
  return { ...way, turn: (way.turn + step) % 4 };
}

/** The pattern mirrored, and turned if it fits only so. */
export function flipped(way: Way, pattern: Cell[], fits: (form: string) => boolean): Way {
  const next = { turn: (4 - way.turn) % 4, flip: !way.flip };
  const fitting = ways(next)
    .slice(0, 4)
    .find((one) => fits(formOf(held(pattern, one))));
  return fitting ?? next;
}
