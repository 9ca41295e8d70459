// What the general table can draw: parts made of spots. A chart turns a game's view into parts and its moves into
// choices; the drawing knows no game, and neither knows a rule.

import type { LogLine, MoveOption, View } from "../../lib/types";

export { asSentence as sentence } from "../../lib/telling";

/** What charts need of the words: a message, and whether there is one. */
export interface Say {
  t(key: string, args?: Record<string, string | number>): string;
  has(key: string): boolean;
}

/** Who reads: the words, everybody's name, and the reader's seat. */
export interface Reader {
  say: Say;
  names: string[];
  seat: number;
}

/** The look of a spot; every tone has a pattern or sign besides its colour. */
export type Tone =
  | "paper"
  | "sea"
  | "beach"
  | "forest"
  | "mountain"
  | "hidden"
  | "void"
  | "red"
  | "green"
  | "purple"
  | "orange"
  | "gold"
  | "emerald"
  | "pearl"
  | "grey"
  | "brass"
  | "white"
  | "yellow"
  | "black"
  | "ink";

/** Something small on a spot. `seat` gives it that seat's colour and shape. */
export interface Mark {
  sign: string;
  glyph?: string;
  label: string;
  seat?: number;
  tone?: Tone;
}

/** A cell, a card, a tile: whatever moves and events can name. */
export interface Spot {
  id: string;
  title: string;
  /** What it is called where its title does not say it. */
  name?: string;
  /** Everything about it, in words. */
  about: string;
  tone: Tone;
  glyph?: string;
  sub?: string;
  marks?: Mark[];
  col?: number;
  row?: number;
  wide?: number;
  high?: number;
  faded?: boolean;
  /** It can be asked about, though no move names it. */
  still?: boolean;
}

export interface Fact {
  label: string;
  value: string;
}

/** A region of the table: a grid where things lie beside each other, cards in a row, or plain facts. */
export interface Part {
  key: string;
  title: string;
  shape: "grid" | "cards" | "facts";
  /** Columns of a grid; `small` draws it as a little map beside others. */
  columns?: number;
  small?: boolean;
  /** What stands at the edges of a grid, above its columns and left of its rows. */
  edges?: { columns: string[]; rows: string[] };
  /** Cards with words on them: on a narrow screen its columns become rows. */
  wordy?: boolean;
  spots: Spot[];
  facts?: Fact[];
  /** Folded away until somebody wants it. */
  folded?: boolean;
}

/** A legal move, explained. `spots` are the ids of what it touches. */
export interface Choice {
  move: MoveOption;
  label: string;
  about: string;
  group: string;
  spots: string[];
}

/** What lies in front of a seat, for its panel; `badge` is a word about it. */
export interface Person {
  facts: Fact[];
  badge?: string;
}

/** Who plays along without a seat. */
export interface Companion extends Person {
  name: string;
  sign: Mark | null;
}

/** A score sheet: a row for each category, a column for each seat; "" where somebody has none. */
export interface Sheet {
  heads: string[];
  rows: { label: string; values: (number | string)[] }[];
  totals: { label: string; values: (number | string)[] }[];
}

/** How one game is laid out. */
export interface Chart<V extends View = View> {
  parts(view: V, reader: Reader): Part[];
  choice(view: V, move: MoveOption, reader: Reader): Omit<Choice, "move">;
  person(view: V, seat: number, reader: Reader): Person;
  companions?(view: V, reader: Reader): Companion[];
  sheet(view: V, reader: Reader): Sheet | null;
  /** The ids of spots that an event is about. */
  touches?(view: V, kind: string, args: Record<string, unknown>): string[];
  /** Whose doing an event is, for games whose events name pieces and not seats. */
  whose?(view: V, args: Record<string, unknown>): number | null;
  /** The sign by which a seat is known, for games whose pieces have letters and colours of their own. */
  sign?(view: V, seat: number, reader: Reader): Mark | null;
}

/** The sign of a seat, on its panel and on everything that belongs to it. */
export function seatSign(seat: number): string {
  return "ABCDEFGH"[seat] ?? "?";
}

/** Whose doing an event is. */
export function seatOf({ args, about }: LogLine, view?: View, chart?: Chart | null): number | null {
  const told = view && chart?.whose?.(view, args);
  return told ?? (about.seat === undefined || about.seat < 0 ? null : about.seat);
}

/** The spots that an event is about. */
export function spotsOf({ kind, args, about }: LogLine, view: View, chart: Chart): string[] {
  return chart.touches ? chart.touches(view, kind, args) : (about.spots ?? []);
}

// Reading the fields of moves and prompts, which are numbers, texts or lists of texts.

export type Fields = Record<string, unknown>;

export function num(fields: Fields, name: string, otherwise = 0): number {
  const value = fields[name];
  return typeof value === "number" ? value : otherwise;
}

export function text(fields: Fields, name: string, otherwise = ""): string {
  const value = fields[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : otherwise;
}

export function texts(fields: Fields, name: string): string[] {
  const value = fields[name];
  return Array.isArray(value) ? value.map(String) : [];
}

/** The message if there is one, else what is said otherwise. */
export function say(words: Say, key: string, otherwise: string, args?: Record<string, string | number>): string {
  return words.has(key) ? words.t(key, args) : otherwise;
}
