/** Tables in lists. */
import { describe, expect, it } from "vitest";
import { goesOn, nextGame, standing } from "../src/lib/card";
import type { TableCard, TableInfo } from "../src/lib/types";
import { table } from "./fakes";

const card = (more: Partial<TableInfo> = {}, you: number | null = 0, your_turn = false): TableCard => ({
  table: table(more),
  you,
  your_turn,
});
const free = { kind: "open", name: "", level: "", hints: 0 } as const;

describe("a table in a list", () => {
  it("says whose turn it is, what is free, or how far it is", () => {
    expect(standing(card({}, 0, true)).key).toBe("house-your-turn");
    expect(standing(card({ phase: "waiting", seats: [free, free] }))).toEqual({ key: "house-open-seats", count: 2 });
    expect(standing(card({ phase: "waiting" })).key).toBe("house-phase-waiting");
    expect(standing(card()).key).toBe("house-phase-playing");
  });

  it("that is damaged says so, and can only be looked at", () => {
    for (const phase of ["waiting", "playing"] as const) {
      const broken = card({ phase, damaged: 4, seats: [free, free] });
      expect([standing(broken).key, goesOn(broken)]).toEqual(["house-damaged", false]);
    }
  });

  it("goes on for those who sit there, until it is over", () => {
    expect([goesOn(card()), goesOn(card({}, null)), goesOn(card({ phase: "over" }))]).toEqual([true, false, false]);
  });

  it("leads to the next game, until one sits there", () => {
    const over = card({ phase: "over", rematch: "next" });
    expect(nextGame(over, [over])).toBe("next");
    expect(nextGame(over, [over, card({ id: "next" })])).toBeNull();
    expect(nextGame(card({ phase: "over", rematch: "next" }, null), [])).toBeNull();
    expect(nextGame(card(), [])).toBeNull();
  });
});
