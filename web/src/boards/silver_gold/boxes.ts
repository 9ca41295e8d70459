/** Boxes of a treasure card: where they lie and what they show. A box is called by column letter and row number. */
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type Card = Schemas["SilverGoldCardView"];
export type Working = Schemas["SilverGoldWorkingView"];
export type Player = Schemas["SilverGoldPlayerView"];

export interface Cell {
  column: number;
  row: number;
}

/** What the rows of a card say about a box. */
export type Sign = "plain" | "cross" | "coin" | "palm";

const SIGNS: Record<string, Sign> = { ".": "plain", X: "cross", C: "coin", P: "palm" };
const LETTERS = "abcdefgh";

export function nameOf(cell: Cell): string {
  return `${LETTERS[cell.column]}${cell.row + 1}`;
}

export function cellOf(name: string): Cell {
  return { column: LETTERS.indexOf(name.charAt(0)), row: Number(name.slice(1)) - 1 };
}

export function same(one: Cell, other: Cell): boolean {
  return one.column === other.column && one.row === other.row;
}

/** In reading order: row by row, left to right. */
export function sorted(cells: Cell[]): Cell[] {
  return [...cells].sort((one, other) => one.row - other.row || one.column - other.column);
}

export interface Box extends Cell {
  name: string;
  sign: Sign;
}

/** The boxes of an island in reading order. */
export function boxesOf(card: Card): Box[] {
  const boxes: Box[] = [];
  card.rows.forEach((line, row) => {
    [...line].forEach((letter, column) => {
      const sign = SIGNS[letter];
      if (sign) boxes.push({ column, row, sign, name: nameOf({ column, row }) });
    });
  });
  return boxes;
}
