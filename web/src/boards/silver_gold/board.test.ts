import { describe, expect, test } from "vitest";
import type { LogLine } from "../../lib/types";
import { boxesOf, type Card, cellOf, nameOf } from "./boxes";
import { islandOf } from "./coast";
import { strokes } from "./ink";
import { boxesOn, deedsNow, lastDeeds, marksOf } from "./marks";
import { boxLabel, cardLabel } from "./labels";
import { step } from "./walking";

const card: Card = {
  id: "GY05",
  colour: "grey",
  value: 8,
  rows: ["P~..", "....", "~.~~"],
  seal: "",
  seal_points: 0,
};
const ring: Card = { ...card, id: "GY03", rows: ["...", ".~.", "..."] };
const line = (kind: string, seat = -1, ...spots: string[]): LogLine => ({
  kind,
  ply: 1,
  args: {},
  about: { seat, spots },
  fades: false,
});

describe("boxes", () => {
  test("are called by column and row, and found by their names", () => {
    expect(nameOf({ column: 2, row: 0 })).toBe("c1");
    expect(cellOf("d4")).toEqual({ column: 3, row: 3 });
    expect(boxesOf(card).map((box) => box.name)).toEqual(["a1", "c1", "d1", "a2", "b2", "c2", "d2", "b3"]);
    expect(boxesOf(card)[0]?.sign).toBe("palm");
  });
});

describe("a coast", () => {
  test("is one closed line around an island, and one around each lagoon", () => {
    expect(islandOf(card).coast.match(/M/g)).toHaveLength(1);
    expect(islandOf(ring).coast.match(/M/g)).toHaveLength(2);
  });

  test("is its card's own, and always the same", () => {
    expect(islandOf({ ...ring, id: "XX" }).coast).not.toBe(islandOf(ring).coast);
    expect(islandOf({ ...ring }).coast).toBe(islandOf(ring).coast);
  });

  test("stays near its boxes", () => {
    const numbers = (islandOf(ring).coast.match(/-?\d+\.\d+/g) ?? []).map(Number);
    expect(Math.min(...numbers)).toBeGreaterThan(-0.33);
    expect(Math.max(...numbers)).toBeLessThan(3.33);
  });
});

test("ink is drawn by hand, but the same hand", () => {
  expect(strokes("GY05", "a1")).toEqual(strokes("GY05", "a1"));
  expect(strokes("GY05", "a1")).not.toEqual(strokes("GY05", "b2"));
});

describe("arrow keys", () => {
  const spots = ["a1", "c1", "a2", "b2", "d4"].map((name) => ({ place: 0, cell: cellOf(name) }));
  const other = { place: 1, cell: cellOf("a2") };
  const from = (name: string) => ({ place: 0, cell: cellOf(name) });

  test("go to the nearest box straight ahead", () => {
    expect(step(from("a1"), "right", spots)).toEqual(from("c1"));
    expect(step(from("a1"), "down", spots)).toEqual(from("a2"));
    expect(step(from("b2"), "up", spots)?.cell.row).toBe(0);
  });

  test("cross over to the other island sideways, not up or down", () => {
    expect(step(from("d4"), "right", [...spots, other])).toEqual(other);
    expect(step({ place: 0, cell: cellOf("d4") }, "up", [other])).toBeNull();
    expect(step(other, "left", [...spots, other])).toEqual(from("b2"));
  });

  test("stay where there is nothing further", () => {
    expect(step(from("a1"), "up", spots)).toBeNull();
  });
});

test("labels say what the server says about cards and boxes", () => {
  const spots = new Map([
    ["card:GY05", { name: "GY05", about: "Grey, 8 VP" }],
    ["box:GY05/a1", { name: "A1", about: "Palm, empty" }],
  ]);
  expect(cardLabel(spots, "GY05")).toBe("GY05. Grey, 8 VP");
  expect(boxLabel(spots, "GY05", "a1")).toBe("a1, Palm, empty");
  expect(cardLabel(spots, "GY06")).toBe("GY06");
});

describe("marks", () => {
  test("are boxes, cards and parts of score cards", () => {
    const marks = marksOf([
      line("plan", 1, "box:GY05/a1", "box:GY05/b2"),
      line("took", 1, "card:OR01"),
      line("plan-coins", 1, "seat:1"),
    ]);
    expect(boxesOn(marks.boxes, "GY05")).toEqual(["a1", "b2"]);
    expect([...marks.cards]).toEqual(["OR01"]);
    expect([...marks.parts]).toEqual(["1/coins"]);
  });

  test("of the others' last moves reach back to the turn before, and no further", () => {
    const log = [
      line("turn"),
      line("plan", 1, "box:GY05/a1"),
      line("turn"),
      line("plan", 1, "box:GY05/b2"),
      line("plan", 0, "box:GY03/a1"),
      line("turn"),
    ];
    expect(lastDeeds(log, 0).map((one) => one.about.spots)).toEqual([["box:GY05/b2"]]);
  });

  test("of the own chain begin with the turn", () => {
    const log = [
      line("crossed-box", 0, "box:GY05/a1"),
      line("turn"),
      line("crossed-cross", 0, "box:GY05/b2", "box:GY05/c2"),
      line("crossed-extra", 0, "box:GY03/a1"),
    ];
    expect([...marksOf(deedsNow(log, 0)).boxes]).toEqual(["GY05/b2", "GY05/c2", "GY03/a1"]);
  });
});
