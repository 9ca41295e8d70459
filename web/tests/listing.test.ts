/** Finding one choice among many. */
import { describe, expect, it } from "vitest";
import type { Spoken } from "../src/table/choosing.svelte";
import { grouped, narrowed, numbered, typedNumber } from "../src/table/listing";

function choice(move: number, label: string, group = ""): Spoken {
  return { move, label, about: "", group, start: [], goal: [], way: [], costs: "", brings: "", manner: "", moves: [move] };
}

const CHOICES = [
  choice(1, "Pass"),
  choice(2, "White 1 to g2", "White 1"),
  choice(3, "White 2 to g2", "White 2"),
  choice(4, "Curaçao", "White 1"),
];

describe("grouping", () => {
  it("puts choices under their headings, those without one last, and numbers them as they stand", () => {
    const groups = grouped(CHOICES);
    expect(groups.map((group) => group.title)).toEqual(["White 1", "White 2", ""]);
    expect(groups.flatMap((group) => group.choices.map((each) => [each.number, each.choice.move]))).toEqual([
      [1, 2],
      [2, 4],
      [3, 3],
      [4, 1],
    ]);
    expect(numbered(groups, 3)?.move).toBe(3);
    expect(numbered(groups, 5)).toBeUndefined();
  });
});

describe("narrowing", () => {
  it.each([
    ["", [1, 2, 3, 4]],
    ["white", [2, 3, 4]],
    ["g2 white 1", [2]],
    ["curacao", [4]],
    ["galleon", []],
  ])("by %j leaves %j", (typed, left) => {
    expect(narrowed(CHOICES, typed).map((each) => each.move)).toEqual(left);
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
