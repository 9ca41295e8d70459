import { describe, expect, test } from "vitest";
import type { MoveOption } from "../../lib/types";
import { cellOf, nameOf } from "./boxes";
import {
  drawnCells,
  flipped,
  formOf,
  handle,
  held,
  near,
  onBox,
  type Placement,
  placementsOf,
  turned,
  UPRIGHT,
  wayOf,
} from "./placing";

const LINE = ["###"];
const L = ["#..", "###"];
const T = ["###", ".#."];
const SQUARE = ["##", "##"];
const CORNER = ["#.", "##"];
const PATTERNS = [["##"], LINE, CORNER, L, T, SQUARE];

/** Every way in which a pattern lies on the empty boxes of an island, as the server would list it. */
function legal(pattern: string[], rows: string[], place = 0): Placement[] {
  const moves: MoveOption[] = [];
  const free = (column: number, row: number) => rows[row]?.[column] === ".";
  for (const flip of [false, true]) {
    for (const turn of [0, 1, 2, 3]) {
      const cells = held(drawnCells(pattern), { turn, flip });
      for (let down = 0; down < 4; down += 1) {
        for (let across = 0; across < 4; across += 1) {
          const lain = cells.map((cell) => ({ column: cell.column + across, row: cell.row + down }));
          const boxes = lain.map(nameOf).sort();
          const known = moves.some((move) => String(move.fields["boxes"]) === String(boxes));
          if (known || !lain.every((cell) => free(cell.column, cell.row))) continue;
          moves.push({ id: moves.length, kind: "cross", text: "", fields: { place, boxes } });
        }
      }
    }
  }
  return placementsOf(moves);
}

const OPEN = ["....", "....", "....", "...."];
const names = (placement: Placement | null) => placement && [...placement.names].sort().join(" ");
const form = (pattern: string[], turn = 0, flip = false) => formOf(held(drawnCells(pattern), { turn, flip }));
const always = () => true;
const never = () => false;

describe("a pattern in the hand", () => {
  test("turns clockwise", () => {
    expect(held(drawnCells(L), { turn: 1, flip: false }).map(nameOf)).toEqual(["a1", "b1", "a2", "a3"]);
  });

  test("is mirrored before it is turned", () => {
    expect(held(drawnCells(L), { turn: 0, flip: true }).map(nameOf)).toEqual(["c1", "a2", "b2", "c2"]);
  });

  test("is the same after four turns, and after two flips", () => {
    expect(form(L, 4 % 4)).toBe(form(L));
    expect(flipped(flipped({ turn: 1, flip: false }, drawnCells(L), always), drawnCells(L), always)).toEqual({
      turn: 1,
      flip: false,
    });
  });

  test("skips ways that do not fit when it is turned", () => {
    const upright = form(LINE, 1);
    const way = turned(UPRIGHT, drawnCells(LINE), (one) => one === upright);
    expect(formOf(held(drawnCells(LINE), way))).toBe(upright);
  });

  test("turns by a quarter when no way fits, so that a hand over the sea still turns it", () => {
    expect(turned(UPRIGHT, drawnCells(L), never)).toEqual({ turn: 1, flip: false });
    expect(turned(UPRIGHT, drawnCells(L), never, true)).toEqual({ turn: 3, flip: false });
  });

  test("is turned, too, when it fits mirrored only so", () => {
    const wanted = form(L, 2, true);
    const way = flipped(UPRIGHT, drawnCells(L), (one) => one === wanted);
    expect(formOf(held(drawnCells(L), way))).toBe(wanted);
  });
});

describe("a pointer on an island", () => {
  test("draws the pattern to the nearest place as it is held", () => {
    const found = near(legal(LINE, OPEN), 0, { x: 1.6, y: 1.4 }, form(LINE));
    expect(names(found)).toBe("a2 b2 c2");
  });

  test("snaps from beside the island too", () => {
    const found = near(legal(SQUARE, OPEN), 0, { x: 0.5, y: 0.7 }, form(SQUARE));
    expect(names(found)).toBe("a1 a2 b1 b2");
  });

  test("turns the pattern where it fits only otherwise", () => {
    const found = near(legal(LINE, [".~~~", ".~~~", ".~~~", "~~~~"]), 0, { x: 0.5, y: 1.5 }, form(LINE));
    expect(names(found)).toBe("a1 a2 a3");
  });

  test("finds nothing on the open sea, nor on the other card", () => {
    const placements = legal(LINE, ["...~", "~~~~", "~~~~", "~~~~"]);
    expect(near(placements, 0, { x: 1.5, y: 3.4 }, form(LINE))).toBeNull();
    expect(near(placements, 1, { x: 1.5, y: 0.5 }, form(LINE))).toBeNull();
  });
});

describe("a box", () => {
  test("holds the pattern by its middle", () => {
    expect(names(onBox(legal(LINE, OPEN), 0, cellOf("b2"), form(LINE)))).toBe("a2 b2 c2");
  });

  test("is covered in another way where its middle does not fit", () => {
    expect(names(onBox(legal(LINE, OPEN), 0, cellOf("a1"), form(LINE)))).toBe("a1 b1 c1");
  });

  test("that nothing covers means nothing", () => {
    expect(onBox(legal(T, ["....", "~~~~", "~~~~", "~~~~"]), 0, cellOf("b1"), form(T))).toBeNull();
  });

  test.each(PATTERNS.map((pattern) => [pattern.join("/"), pattern]))(
    "%s reaches every legal place by its handle",
    (_, pattern) => {
      for (const rows of [OPEN, ["..~.", "....", ".~..", "...."], ["~..~", "....", "....", "~..~"]]) {
        const placements = legal(pattern as string[], rows);
        for (const placement of placements) {
          expect(onBox(placements, 0, handle(placement.cells), placement.form)).toBe(placement);
        }
      }
    },
  );

  test.each(PATTERNS.map((pattern) => [pattern.join("/"), pattern]))(
    "%s is held as it lies, once it has been laid down",
    (_, pattern) => {
      const cells = drawnCells(pattern as string[]);
      for (const placement of legal(pattern as string[], OPEN)) {
        expect(formOf(held(cells, wayOf(placement.form, cells, UPRIGHT)))).toBe(placement.form);
      }
    },
  );
});

test("only crossings are placements", () => {
  const moves: MoveOption[] = [
    { id: 1, kind: "keep", text: "", fields: { first: 0, second: 1 } },
    { id: 2, kind: "take", text: "", fields: { place: 0 } },
    { id: 3, kind: "extra", text: "", fields: { place: 1, boxes: ["c3"] } },
  ];
  expect(placementsOf(moves).map((one) => one.id)).toEqual([3]);
});
