/** The score at the end, category by category: each has its moment, and all together a few seconds. Some steps may come before. */
import type { Sheet } from "../boards/general/layout";

/** Milliseconds for a category, and for all of them together. */
const MOMENT = 700;
const LONGEST = 4000;

/** Tables whose score was counted since the page was loaded: once is a ceremony. */
const seen = new Set<string>();

export class Counting {
  /** How many steps are shown: those before the count, then the categories. */
  #shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly categories: number,
    private readonly before = 0,
  ) {}

  /** How many steps before the count are told. */
  get settled(): number {
    return Math.min(this.before, this.#shown);
  }

  /** How many categories are told. */
  get told(): number {
    return Math.max(0, this.#shown - this.before);
  }

  get done(): boolean {
    return this.told >= this.categories;
  }

  /** Count the score of a table, or show all of it: to who has seen it, and where nothing may move. */
  start(table: string, moving: boolean): void {
    if (!moving || seen.has(table)) return this.finish();
    seen.add(table);
    this.#go(Math.min(MOMENT, LONGEST / (this.before + this.categories + 1)));
  }

  /** Enough: all of it at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#shown = this.before + this.categories;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(moment: number): void {
    if (this.done) return;
    this.#timer = setTimeout(() => {
      this.#shown += 1;
      this.#go(moment);
    }, moment);
  }
}

/** The sheet with its first categories. Totals grow with them where they are their sum, else they come last. */
export function counted(sheet: Sheet, told: number): Sheet {
  if (told >= sheet.rows.length) return sheet;
  const empty = sheet.heads.map(() => "");
  const rows = sheet.rows.map((row, place) => (place < told ? row : { ...row, values: empty }));
  const summed = sums(sheet, sheet.rows.length).every((sum, column) => sum === sheet.totals[0]?.values[column]);
  const totals = sheet.totals.map((row, place) => ({ ...row, values: summed && place === 0 ? sums(sheet, told) : empty }));
  return { ...sheet, rows, totals };
}

function sums(sheet: Sheet, told: number): number[] {
  return sheet.heads.map((_, column) =>
    sheet.rows.slice(0, told).reduce((sum, row) => sum + (Number(row.values[column]) || 0), 0),
  );
}

/** How much a full bar is: all that whoever has most has gained. The total may be something else, or missing. */
export function fullest({ heads, rows }: Sheet): number {
  const whole = (column: number) => rows.reduce((sum, { values }) => sum + Math.max(0, Number(values[column]) || 0), 0);
  return Math.max(1, ...heads.map((_, column) => whole(column)));
}
