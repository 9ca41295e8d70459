/** Tables in lists. */
import { describe, expect, it } from "vitest";
import { goesOn, groupOf, inOrder, nextGame, standing, waitingFor } from "../src/lib/card";
import type { TableCard, TableInfo } from "../src/lib/types";
import { table } from "./fakes";

const card = (more: Partial<TableInfo> = {}, you: number | null = 0, your_turn = false): TableCard => ({
  table: table(more),
  you,
  your_turn,
  awaited: [],
  waits: null,
  left: null,
  round: 0,
});
const free = { kind: "open", name: "", level: "", hints: 0, lent: false } as const;

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

  it("comes first where people wait for the reader, then where the reader waits, then with bots, then open", () => {
    const person = { kind: "human", name: "Bo", level: "", hints: 0, lent: false } as const;
    const bot = { kind: "bot", name: "", level: "mate", hints: 0, lent: false } as const;
    const two = (other: TableInfo["seats"][number]) => ({ seats: [person, other] });
    const over = card({ id: "over", phase: "over", ...two(person) });
    const open = card({ id: "open", phase: "waiting", seats: [person, free] });
    const bots = card({ id: "bots", ...two(bot) }, 0, true);
    const waiting = card({ id: "waiting", ...two(person) });
    const calm = { ...card({ id: "calm", ...two(person) }, 0, true), left: 9000 };
    const urgent = { ...card({ id: "urgent", ...two({ ...bot, name: "Bo" }) }, 0, true), left: 60 };
    const all = [over, open, bots, waiting, calm, urgent];
    expect(inOrder(all).map(({ table }) => table.id)).toEqual(["urgent", "calm", "waiting", "bots", "open", "over"]);
    expect(all.map(groupOf)).toEqual(["over", "open", "bots", "waiting", "yours", "yours"]);
    expect(waitingFor(all)).toEqual(["calm", "urgent"]);
  });
});
