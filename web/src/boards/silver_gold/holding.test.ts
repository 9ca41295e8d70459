import { describe, expect, test } from "vitest";
import type { MoveOption } from "../../lib/types";
import { cellOf } from "./boxes";
import { Holding } from "./holding.svelte";
import { placementsOf } from "./placing";

// Two islands of three boxes in a row; the pattern is two in line. As the server would list it.
const MOVES: MoveOption[] = [
  [0, "cross", 0, ["a1", "b1"]],
  [1, "cross", 0, ["b1", "c1"]],
  [2, "cross", 1, ["a1", "a2"]],
  [3, "box", 0, ["a1"]],
  [4, "box", 0, ["b1"]],
  [5, "box", 0, ["c1"]],
  [6, "box", 1, ["a1"]],
  [7, "box", 1, ["a2"]],
  [8, "box", 1, ["a3"]],
].map(([id, kind, place, boxes]) => ({ id, kind, text: "", fields: { place, boxes } }) as MoveOption);

function hand(moves = MOVES): Holding {
  return new Holding(() => ({ key: "", placements: placementsOf(moves), pattern: ["##"] }));
}

describe("the pattern in the hand", () => {
  test("is laid down by a box, and held as it lies", () => {
    const holding = hand();
    expect(holding.lay(0, cellOf("b1"))?.id).toBe(1);
    expect(holding.lay(1, cellOf("a1"))?.id).toBe(2);
    expect(holding.way.turn % 2).toBe(1);
  });

  test("is laid down where the mouse shows it", () => {
    const holding = hand();
    holding.pointer = { place: 0, point: { x: 0.9, y: 0.5 } };
    expect(holding.shown?.id).toBe(0);
    holding.lay(0, cellOf("a1"), true);
    holding.pointer = { place: 0, point: { x: 2.4, y: 0.5 } };
    expect(holding.shown?.id, "what lies stays").toBe(0);
    holding.lift();
    expect(holding.shown?.id).toBe(1);
  });

  test("gives way to one box where it finds no room, and on request", () => {
    const holding = hand();
    expect(holding.lay(1, cellOf("a3"))?.id).toBe(8);
    holding.lay(0, cellOf("a1"));
    holding.toggleSingle();
    expect(holding.laid?.placement.id).toBe(3);
    holding.toggleSingle();
    expect(holding.laid?.placement.id).toBe(0);
  });

  test("stays where it lies when it fits in one way only", () => {
    const holding = hand();
    holding.lay(1, cellOf("a2"));
    holding.turn();
    holding.flip();
    expect(holding.laid?.placement.id).toBe(2);
  });

  test("walks from one legal place to the next, over to the other island", () => {
    const holding = hand();
    holding.lay(0, cellOf("a1"));
    const next = holding.walk({ place: 0, cell: cellOf("a1") }, "right");
    expect(holding.laid?.placement.id).toBe(1);
    expect(next && holding.walk(next, "right")?.place).toBe(1);
    expect(holding.laid?.placement.id).toBe(2);
  });

  test("is one box when the pattern fits nowhere", () => {
    const holding = hand(MOVES.filter((move) => move.kind === "box"));
    expect(holding.fits).toBe(false);
    expect(holding.cells).toHaveLength(1);
    expect(holding.lay(0, cellOf("c1"))?.id).toBe(5);
  });

  test("is put back for another question", () => {
    const holding = hand();
    holding.toggleSingle();
    holding.lay(0, cellOf("a1"));
    holding.reset();
    expect(holding.laid).toBeNull();
    expect(holding.whole).toBe(true);
  });
});
