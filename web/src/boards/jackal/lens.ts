/** What a finger means on the enlarged part of the island, and which part that is. */
import type { JackalView } from "../../lib/types";
import type { Choosing } from "../../table/choosing.svelte";
import type { Point } from "../shore";
import { UNIT } from "./geometry";

export interface Window {
  x: number;
  y: number;
  /** How many cells it is wide and high. */
  cells: number;
}

const NEAR = 3;
const FAR = 5;

/** The cells round the piece that is held, as far as there are any: three by three, or five by five where it goes further. */
export function windowOf(choosing: Choosing, place: (spot: string) => Point | null, rows: string[]): Window | null {
  const held = choosing.held.map(place).find((point) => point !== null);
  if (!held) return null;
  const [column, row] = [Math.floor(held.x / UNIT), Math.floor(held.y / UNIT)];
  const goals = [...choosing.open].map(place).filter((point) => point !== null);
  const reach = Math.max(
    1,
    ...goals.map(({ x, y }) => Math.max(Math.abs(Math.floor(x / UNIT) - column), Math.abs(Math.floor(y / UNIT) - row))),
  );
  const cells = reach > 1 ? FAR : NEAR;
  const within = (middle: number, all: number) => Math.max(0, Math.min(all - cells, middle - (cells - 1) / 2));
  return { x: within(column, rows[0]?.length ?? cells), y: within(row, rows.length), cells };
}

/** The spot that a touch is meant for: a target there before a piece that could be taken up instead. */
export function meant(view: JackalView, choosing: Choosing, place: (spot: string) => Point | null, at: Point): string | null {
  const cell = view.cells.find(({ x, y }) => x === Math.floor(at.x / UNIT) && y === Math.floor(at.y / UNIT));
  if (!cell) return null;
  const tile = `tile:${cell.cell}`;
  if (choosing.open.has(tile)) return tile;
  const boat = `boat:${cell.boat}`;
  if (choosing.open.has(boat)) return boat;
  const near = [...choosing.open, ...choosing.beginnings]
    .map((spot) => ({ spot, point: place(spot) }))
    .filter(({ point }) => point && inside(point, cell))
    .sort((one, other) => distance(one.point!, at) - distance(other.point!, at));
  return near[0]?.spot ?? null;
}

function inside(point: Point, cell: Point): boolean {
  return Math.floor(point.x / UNIT) === cell.x && Math.floor(point.y / UNIT) === cell.y;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
