// What the table can draw, in the reader's words: parts made of spots, panels, a score sheet.

export { asSentence as sentence } from "../../lib/telling";

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
  name: string;
  /** What stands on it. */
  title: string;
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

/** A line of a score sheet; its key is that of its words. */
export interface Row {
  key?: string;
  label: string;
  values: (number | string)[];
}

/** A score sheet: a row for each category, a column for each seat; "" where somebody has none. */
export interface Sheet {
  heads: string[];
  rows: Row[];
  totals: Row[];
}

/** The sign of a seat, on its panel and on everything that belongs to it. */
export function seatSign(seat: number): string {
  return "ABCDEFGH"[seat] ?? "?";
}
