import { describe, expect, test } from "vitest";
import type { LogLine, LootIslandView, MoveOption } from "../../lib/types";
import type { Spoken } from "../../table/choosing.svelte";
import { answersTo, laidFor } from "./answers";
import { exploredCoasts, exploredLandings, type Landing, lootedLanding } from "./faces";
import { cardAt, DESK, headingOf, PHONE, pitchOf, placesOf } from "./measures";
import { closedBy, laidSince } from "./news";

const line = (kind: string, seat: number, args: LogLine["args"] = {}): LogLine => ({
  kind,
  ply: 1,
  args,
  about: { seat, spots: [] },
  fades: false,
});

describe("the sea", () => {
  test.each([DESK, PHONE])("keeps columns of ten cards on their landing and off the others", (m) => {
    const places = placesOf(m);
    for (const place of places) {
      const pitch = pitchOf(m, place.long, 10);
      const ends = [0, 9].map((nth) => cardAt(m, place, nth, pitch));
      expect(Math.min(...ends)).toBeGreaterThanOrEqual(Math.max(0, place.left) - 0.01);
      expect(Math.max(...ends) + m.card.w).toBeLessThanOrEqual(place.left + place.long + 0.01);
    }
    const boxes = places.map(({ left, long, cards }) => `${left} ${left + long} ${cards}`);
    expect(new Set(boxes).size).toBe(8);
  });

  test("has landings clockwise from the left one in the north", () => {
    const [north, , east, , south, , west] = placesOf(DESK);
    expect([north?.row, east?.row, south?.row, west?.row]).toEqual([0, 1, 3, 2]);
    expect([north?.way, east?.way, south?.way, west?.way]).toEqual([-1, 1, 1, -1]);
  });

  test("turns the ship along the coast that its bow points at", () => {
    expect([0, 1, 2, 3].map((corner) => headingOf(corner, 1))).toEqual([0, 90, 180, 270]);
    expect([0, 1, 2, 3].map((corner) => headingOf(corner, -1))).toEqual([90, 180, 270, 0]);
  });
});

describe("what the log tells", () => {
  const log = [
    line("round", -1),
    line("island-closed", -1, { tile: "dig" }),
    line("laid", 1, { card: "R05a" }),
    line("laid", 0, { card: "G02a" }),
    line("laid", 2, { card: "P07b" }),
    line("island-used", 1, { tile: "sail" }),
  ];

  test("marks the cards that were laid since one's own", () => {
    expect([...laidSince(log, 0)]).toEqual([["P07b", 2]]);
    expect([...laidSince(log, 1).keys()]).toEqual(["P07b", "G02a"]);
  });

  test("names who closed a small island in this round", () => {
    expect(closedBy(log)).toEqual(new Map([["sail", 1], ["dig", -1]]));
    expect(closedBy([...log, line("round", -1)]).size).toBe(0);
  });
});

describe("a question without pieces", () => {
  const spoken = (move: number, label: string, goal: string[]): Spoken => ({
    move,
    label,
    about: "",
    group: "",
    start: [],
    goal,
    way: [],
    costs: "",
    brings: "",
  });
  const drop = (id: number, cubes: number): MoveOption => ({ id, kind: "drop", text: "", fields: { cubes } });

  test("has the most cubes on the main button and the fewest beside it", () => {
    const answers = [spoken(1, "none", ["seat:0"]), spoken(2, "one", ["seat:0"]), spoken(3, "two", ["seat:0"])];
    const played: number[] = [];
    const laid = laidFor(answers, [drop(1, 0), drop(2, 1), drop(3, 2)], (move) => played.push(move));
    laid?.run();
    laid?.other?.run();
    expect(played).toEqual([3, 1]);
  });

  test("does not decline by its main button", () => {
    const laid = laidFor([spoken(1, "decline", []), spoken(2, "draw", ["deck:maps"])], [], () => undefined);
    expect([laid?.label, laid?.other?.label]).toEqual(["draw", "decline"]);
  });

  test("is none where something is to be picked up", () => {
    expect(answersTo("turn", [spoken(1, "pass", ["pass"])])).toEqual([]);
    expect(laidFor([], [], () => undefined)).toBeNull();
  });
});

describe("the explored coast", () => {
  const landing = (loot: string | null, order: number[]): Landing => ({
    column: [],
    stack: order,
    colour: null,
    last: 0,
    count: 0,
    chests: 0,
    enough: loot !== null,
    now: { loot, treasures: order.length, order },
  });
  const table = (now: Record<number, Landing>): LootIslandView => {
    const landings = Array.from({ length: 8 }, (_, place) => now[place] ?? landing(null, []));
    const some = { event: "B1", coast: 0, landings, deciders: [1], aaron: null, revealed: [4, 9], taken: null };
    return some as unknown as LootIslandView;
  };

  test("is that of the bow, and every other that yields loot", () => {
    expect(exploredCoasts(table({ 2: landing("big", [0]), 4: landing("final", [1]) }))).toEqual(new Set([0, 1]));
    expect(exploredLandings(table({ 2: landing("big", [0]) }))).toEqual(new Set([0, 1, 2, 3]));
  });

  test("is one landing after the other in the final exploration", () => {
    const last = { ...table({ 5: landing("small", [1]), 4: landing("final", [0]) }), event: null };
    expect([exploredCoasts(last), exploredLandings(last)]).toEqual([new Set(), new Set([5])]);
  });

  test("is looted where who decides heads the order", () => {
    expect(lootedLanding(table({ 1: landing("small", [0, 1]), 0: landing("big", [1, 0]) }))).toBe(0);
    expect(lootedLanding({ ...table({}), revealed: [] })).toBeNull();
  });
});
