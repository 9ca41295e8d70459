/** Finding one choice among many. */
import { describe, expect, it } from "vitest";
import { bySpot, grouped, narrowed, numbered, typedNumber } from "../src/boards/general/choosing";
import type { Choice } from "../src/boards/general/layout";

function choice(id: number, label: string, group = "", spots: string[] = []): Choice {
  return { move: { id, kind: "step", text: `step ${id}`, fields: {} }, label, about: "", group, spots };
}

const CHOICES = [
  choice(1, "Pass"),
  choice(2, "White 1 to g2", "White 1", ["g2"]),
  choice(3, "White 2 to g2", "White 2", ["g2"]),
  choice(4, "Curaçao", "White 1", ["c2r1"]),
];

describe("grouping", () => {
  it("puts choices under their headings, those without one last, and numbers them as they stand", () => {
    const groups = grouped(CHOICES);
    expect(groups.map((group) => group.title)).toEqual(["White 1", "White 2", ""]);
    expect(groups.flatMap((group) => group.choices.map((each) => [each.number, each.choice.move.id]))).toEqual([
      [1, 2],
      [2, 4],
      [3, 3],
      [4, 1],
    ]);
    expect(numbered(groups, 3)?.move.id).toBe(3);
    expect(numbered(groups, 5)).toBeUndefined();
  });

  it("counts choices by spot, each once", () => {
    expect(bySpot([...CHOICES, choice(5, "x", "", ["g2", "g2"])])).toEqual(
      new Map([
        ["g2", 3],
        ["c2r1", 1],
      ]),
    );
  });
});

describe("narrowing", () => {
  it.each([
    ["", "", [1, 2, 3, 4]],
    ["white", "", [2, 3, 4]],
    ["g2 white 1", "", [2]],
    ["curacao", "", [4]],
    ["", "g2", [2, 3]],
    ["step 3", "g2", [3]],
    ["galleon", "", []],
  ])("by %j at %j leaves %j", (typed, spot, left) => {
    expect(narrowed(CHOICES, typed, spot).map((each) => each.move.id)).toEqual(left);
  });
});

describe("typed digits", () => {
  it.each([
    ["4", 9, { number: 4, sure: true }],
    ["1", 12, { number: 1, sure: false }],
    ["12", 12, { number: 12, sure: true }],
    ["2", 12, { number: 2, sure: true }],
    ["13", 12, { number: 0, sure: true }],
    ["0", 12, { number: 0, sure: true }],
  ])("%s of %d", (digits, count, meant) => {
    expect(typedNumber(digits, count)).toEqual(meant);
  });
});
