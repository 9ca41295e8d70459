/** A card that is being drawn: tiles by cell, what it asks, and the text that the server reads. */
import type { PuzzleTile } from "../lib/types";

export const HOLE = "..";
export const EMPTY = "em";

/** A first card to change: small, and it can be solved. */
const FIRST = ["bk em em ho", "em ju >E em", "em em ic dn", "c1 em em em"].map((row) => row.split(" "));

export class Drafting {
  rows = $state.raw<string[][]>(FIRST);
  turns = $state(6);
  survivors = $state(2);
  wait = $state(false);

  readonly text = $derived(
    [
      this.turns ? `max_turns: ${this.turns}` : "",
      this.survivors ? `min_survivors: ${this.survivors}` : "",
      this.wait ? "may_wait: yes" : "",
      ...this.rows.map((row) => row.join(" ")),
    ]
      .filter(Boolean)
      .join("\n"),
  );

  lay(x: number, y: number, sign: string): void {
    this.rows = this.rows.map((row, at) => (at === y ? row.map((each, k) => (k === x ? sign : each)) : row));
  }

  /** More or fewer rows and columns; what is new is empty land. */
  resize(columns: number, rows: number): void {
    this.rows = Array.from({ length: rows }, (_, y) =>
      Array.from({ length: columns }, (_, x) => this.rows[y]?.[x] ?? EMPTY),
    );
  }

  /** How many tiles of a type lie on the card. */
  used(tile: string, tiles: PuzzleTile[]): number {
    const signs = new Set(tiles.filter((each) => each.tile === tile).map((each) => each.sign));
    return this.rows.flat().filter((sign) => signs.has(sign)).length;
  }

  /** Take over a card. */
  read(text: string): void {
    const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
    const said = new Map(lines.filter((line) => line.includes(":")).map((line) => line.split(": ") as [string, string]));
    this.turns = Number(said.get("max_turns") ?? 0);
    this.survivors = Number(said.get("min_survivors") ?? 0);
    this.wait = said.get("may_wait") === "yes";
    this.rows = lines.filter((line) => !line.includes(":")).map((line) => line.split(/\s+/));
  }
}

/** The next way in which the tile of a sign can lie. */
export function turned(sign: string, tiles: PuzzleTile[]): string {
  const tile = tiles.find((each) => each.sign === sign)?.tile;
  const ways = tiles.filter((each) => each.tile === tile);
  return ways[(ways.findIndex((each) => each.sign === sign) + 1) % ways.length]?.sign ?? sign;
}
