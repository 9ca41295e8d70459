import { describe, expect, test } from "vitest";
import type { LogLine, Preview } from "../../lib/types";
import { boxesOf, type Card, cellOf, isFull, nameOf } from "./boxes";
import { islandOf } from "./coast";
import { strokes } from "./ink";
import { boxesOn, deedsNow, lastDeeds, marksOf } from "./marks";
import { placementsOf } from "./placing";
import { step } from "./walking";
import { yieldOf } from "./yields";

const card: Card = {
  id: "GY05",
  colour: "grey",
  value: 8,
  rows: ["P~..", "....", "~.~~"],
  seal: "",
  seal_points: 0,
};
const ring: Card = { ...card, id: "GY03", rows: ["...", ".~.", "..."] };
const line = (kind: string, args: LogLine["args"], ply = 1): LogLine => ({ kind, ply, args, about: {}, fades: false });

describe("boxes", () => {
  test("are called by column and row, and found by their names", () => {
    expect(nameOf({ column: 2, row: 0 })).toBe("c1");
    expect(cellOf("d4")).toEqual({ column: 3, row: 3 });
    expect(boxesOf(card).map((box) => box.name)).toEqual(["a1", "c1", "d1", "a2", "b2", "c2", "d2", "b3"]);
    expect(boxesOf(card)[0]?.sign).toBe("palm");
  });

  test("make a card full when all are crossed", () => {
    const all = boxesOf(card).map((box) => box.name);
    expect(isFull(card, all.slice(0, -1))).toBe(false);
    expect(isFull(card, all.slice(0, -1), all.slice(-1))).toBe(true);
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

describe("what a choice brings", () => {
  const working = { card: { ...card, rows: ["X~C.", "....", "~P~~"] }, crossed: [] };
  const [placement] = placementsOf([{ id: 7, kind: "cross", text: "", fields: { place: 0, boxes: ["a1", "a2"] } }]);
  const preview = (events: Preview["events"], move = 7): Preview => ({
    type: "preview",
    version: 1,
    move,
    events,
    final: false,
  });

  test("is what the server foretells about this move and this seat", () => {
    if (!placement) throw new Error("no placement");
    const events: Preview["events"] = [
      { kind: "coin", ply: 1, args: { seat: 2, coins: 3 } },
      { kind: "palm", ply: 1, args: { seat: 2, points: 4 } },
      { kind: "palm", ply: 1, args: { seat: 0, points: 5 } },
    ];
    const found = yieldOf(placement, working, preview(events), 2);
    expect(found).toMatchObject({ coins: 1, palms: [4], extras: 1, completes: false });
    expect(yieldOf(placement, working, preview(events, 8), 2)).toMatchObject({ coins: 0, palms: [] });
  });

  test("is no extra box for one who is done", () => {
    if (!placement) throw new Error("no placement");
    const events = [{ kind: "finished", ply: 1, args: { seat: 2 } }];
    expect(yieldOf(placement, working, preview(events), 2).extras).toBe(0);
  });
});

describe("marks", () => {
  test("are boxes, cards and parts of score cards", () => {
    const marks = marksOf([
      line("plan", { seat: 1, place: 0, card: "GY05", boxes: ["a1", "b2"] }),
      line("took", { seat: 1, place: 0, card: "OR01" }),
      line("plan-coins", { seat: 1, count: 1, coins: 4 }),
    ]);
    expect(boxesOn(marks.boxes, "GY05")).toEqual(["a1", "b2"]);
    expect([...marks.cards]).toEqual(["OR01"]);
    expect([...marks.parts]).toEqual(["1/coins"]);
  });

  test("of the others' last moves reach back to the turn before, and no further", () => {
    const log = [
      line("turn", { round: 1, turn: 1 }),
      line("plan", { seat: 1, place: 0, card: "GY05", boxes: ["a1"] }),
      line("turn", { round: 1, turn: 2 }),
      line("plan", { seat: 1, place: 0, card: "GY05", boxes: ["b2"] }),
      line("plan", { seat: 0, place: 0, card: "GY03", boxes: ["a1"] }),
      line("turn", { round: 1, turn: 3 }),
    ];
    expect(lastDeeds(log, 0).map((one) => one.args["boxes"])).toEqual([["b2"]]);
  });

  test("of the own chain begin with the turn", () => {
    const log = [
      line("crossed-box", { seat: 0, place: 0, card: "GY05", boxes: ["a1"] }),
      line("turn", { round: 1, turn: 2 }),
      line("crossed-cross", { seat: 0, place: 0, card: "GY05", boxes: ["b2", "c2"] }),
      line("crossed-extra", { seat: 0, place: 1, card: "GY03", boxes: ["a1"] }),
    ];
    expect([...marksOf(deedsNow(log, 0)).boxes]).toEqual(["GY05/b2", "GY05/c2", "GY03/a1"]);
  });
});
