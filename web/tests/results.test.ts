import { beforeEach, describe, expect, it } from "vitest";
import { Results } from "../src/lib/results.svelte";
import type { TableInfo, View } from "../src/lib/types";

function table(id: string, level = "sailor", more: Partial<TableInfo> = {}): TableInfo {
  const seats = [
    { kind: "human", name: "Anne", level: "", hints: 1 },
    { kind: "bot", name: "", level, hints: 0, lent: false },
  ];
  return { id, game: "jackal", seats, daily: "", halfway: false, ...more } as unknown as TableInfo;
}

function ended(points: number, won: boolean): View {
  const ending = { places: won ? [1, 2] : [2, 1], winners: [won ? 0 : 1], reason: "", tie_break: "", rank: "" };
  return { seats: 2, scores: [points, 10], ending } as unknown as View;
}

describe("the log-book", () => {
  beforeEach(() => localStorage.clear());

  it("notes each game of one's own once, and none that began halfway or that bots have played", () => {
    const book = new Results();
    book.note(table("a"), ended(12, true), 0, "2026-11-17");
    book.note(table("a"), ended(12, true), 0, "2026-11-17");
    book.note(table("b"), ended(12, true), -1, "2026-11-17");
    book.note(table("c", "sailor", { halfway: true }), ended(12, true), 0, "2026-11-17");
    const lent = table("d");
    book.note({ ...lent, seats: lent.seats.map((seat) => ({ ...seat, lent: true })) }, ended(12, true), 0, "2026-11-17");
    expect(book.all.map(({ table, hints, against }) => ({ table, hints, against }))).toEqual([
      { table: "a", hints: 1, against: ["sailor"] },
    ]);
    expect(new Results().all).toEqual(book.all);
  });

  it("counts by game and opponent", () => {
    const book = new Results();
    book.note(table("a"), ended(12, true), 0, "2026-11-17");
    book.note(table("b"), ended(30, false), 0, "2026-11-17");
    book.note(table("c", "mate"), ended(7, true), 0, "2026-11-17");
    expect(book.standings()).toEqual([
      { game: "jackal", opponent: "sailor", games: 2, won: 1, best: 30 },
      { game: "jackal", opponent: "mate", games: 1, won: 1, best: 7 },
    ]);
  });

  it("knows the first try of a day", () => {
    const book = new Results();
    book.note(table("a", "sailor", { daily: "2026-11-17" }), ended(12, false), 0, "2026-11-17");
    book.note(table("b", "sailor", { daily: "2026-11-17" }), ended(40, true), 0, "2026-11-17");
    expect(book.voyage("2026-11-17")?.points).toBe(12);
    expect(book.voyage("2026-11-16")).toBeNull();
  });

  it("goes to another browser as a file, and takes nothing else", () => {
    const book = new Results();
    book.note(table("a"), ended(12, true), 0, "2026-11-17");
    const text = book.text();
    book.forget();
    expect(book.all).toEqual([]);
    expect(book.add(text)).toBe(1);
    expect(book.add(text)).toBe(0);
    for (const wrong of ["", "{}", "[1]", '{"doubloon": "log-book 2", "games": []}']) expect(book.add(wrong)).toBeNull();
    expect(book.add('{"doubloon": "log-book 1", "games": [{"table": 1}, null]}')).toBe(0);
  });
});
