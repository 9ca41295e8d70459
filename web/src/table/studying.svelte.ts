/** The analysis of a finished game as it comes: asked for once, then looked at until it is done. */
import { api, ApiRefusal } from "../lib/api";
import { words } from "../lib/words.svelte";
import type { Analysed, Course, CurvePoint, Moment } from "../lib/types";
import type { Box, Line } from "./course";

/** Milliseconds between two looks. */
const EVERY = 1000;

export class Studying {
  told = $state.raw<Analysed | null>(null);
  refused = $state.raw<ApiRefusal | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = "";

  /** Have the game analysed for a seat. */
  begin(table: string, seat: number): void {
    const wanted = `${table} ${seat}`;
    if (wanted === this.#wanted) return;
    this.close();
    this.#wanted = wanted;
    this.told = this.refused = null;
    void this.#look(wanted, () => api.analyse(table, seat), () => api.analysis(table, seat));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#wanted = "";
  }

  async #look(wanted: string, ask: () => Promise<Analysed>, next: () => Promise<Analysed>): Promise<void> {
    try {
      const told = await ask();
      if (wanted !== this.#wanted) return;
      this.told = told;
      if (!told.analysis && !told.failed) this.#timer = setTimeout(() => void this.#look(wanted, next, next), EVERY);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      if (wanted === this.#wanted) this.refused = error;
    }
  }
}

/** A number of points with its sign. */
export function signed(points: number, digits = 0): string {
  const rounded = Number(Math.abs(points).toFixed(digits));
  const said = rounded.toLocaleString(words.language, { minimumFractionDigits: digits });
  return `${rounded === 0 ? "±" : points < 0 ? "−" : "+"}${said}`;
}

/** Is a difference larger than games by chance would make it? */
export function isSure(points: number, error: number): boolean {
  return Math.abs(points) > 2 * error;
}

export type Shows = "chance" | "points" | "sofar";

/** A line of the chart, and the band of its error. */
export interface Curve extends Line {
  band: string;
}

/** The lines of all seats. */
export function curves(points: CurvePoint[], plies: number, shows: Shows, { wide, high }: Box): { lines: Curve[]; most: number } {
  const most = shows === "chance" ? 1 : Math.max(1, ...points.map((point) => point.points + point.error));
  const x = (ply: number) => Math.round((ply / Math.max(1, plies)) * wide * 10) / 10;
  const y = (value: number) => Math.round((high - (Math.min(most, Math.max(0, value)) / most) * high) * 10) / 10;
  const seats = [...new Set(points.map(({ seat }) => seat))].sort((one, other) => one - other);
  const lines = seats.map((seat) => {
    const own = points.filter((point) => point.seat === seat).map((point) => ({
      at: x(point.ply),
      value: shows === "chance" ? point.chance : point.points,
      error: shows === "chance" ? point.chance_error : point.error,
    }));
    const path = `M${own.map(({ at, value }) => `${at} ${y(value)}`).join("L")}`;
    const there = own.map(({ at, value, error }) => `${at} ${y(value + error)}`);
    const back = own.map(({ at, value, error }) => `${at} ${y(value - error)}`).reverse();
    const last = own.at(-1);
    return { seat, path, band: `M${[...there, ...back].join("L")}Z`, end: { x: last?.at ?? 0, y: y(last?.value ?? 0) } };
  });
  return { lines, most };
}

/** The points that everybody had, as a curve without an error. */
export function soFar({ points }: Course): CurvePoint[] {
  return points.flatMap(([ply = 0, ...scores]) =>
    scores.map((score, seat) => ({ ply, seat, points: score, error: 0, chance: 0, chance_error: 0 })),
  );
}

/** Which of the costly choices is looked at: that of the ply, if there is one. */
export function momentAt(moments: Moment[], ply: number): Moment | null {
  return moments.find((moment) => moment.ply === ply) ?? null;
}
