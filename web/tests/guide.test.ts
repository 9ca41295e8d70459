/** A guided game: on with what is played, back with what is taken back, and what comes of another move. */
import { expect, it, vi } from "vitest";
import { Guide } from "../src/lessons/guide.svelte";
import { placed } from "../src/lessons/placing";
import { begun, keepProgress, progressOf, takeUp } from "../src/lessons/progress";
import type { Lesson } from "../src/lib/types";

const step = (key: string, ...expects: number[][]): Lesson["steps"][number] => ({ key, rule: "SG-001", spots: [], expects });
const LESSON: Lesson = {
  game: "silver_gold",
  alone: [],
  steps: [step("islands"), step("keep", [1]), step("lay", [2, 3], [4]), step("palms"), step("take", [5]), step("end")],
};

const guided = () => new Guide(LESSON, null, vi.fn());
const asked = (guide: Guide, ply: number, ...moves: number[]) => guide.asked(`${ply} cross`, new Set(moves));

function played(guide: Guide, ply: number, move: number, ...next: number[]): void {
  guide.tried([move]);
  asked(guide, ply, ...next);
}

it("reads on by hand and moves on with the expected moves", () => {
  const guide = guided();
  asked(guide, 0, 1, 9);
  expect([guide.step?.key, guide.reading, guide.wanted]).toEqual(["islands", true, null]);
  guide.next();
  expect([guide.step?.key, guide.reading, guide.wanted]).toEqual(["keep", false, 1]);
  played(guide, 3, 1, 2, 3, 9);
  expect([guide.step?.key, guide.wanted]).toEqual(["lay", 2]);
  played(guide, 4, 3, 4, 9);
  expect([guide.step?.key, guide.wanted, guide.course]).toEqual(["lay", 4, "on"]);
  played(guide, 7, 4, 5);
  expect(guide.step?.key).toBe("palms");
  guide.next();
  played(guide, 9, 5, 6);
  expect(guide.step?.key).toBe("end");
  guide.next();
  expect(guide.ended).toBe(true);
});

it("goes back to the question when moves are taken back", () => {
  const guide = guided();
  asked(guide, 0, 1);
  guide.next();
  played(guide, 3, 1, 2);
  asked(guide, 0, 1);
  expect([guide.step?.key, guide.course]).toEqual(["keep", "on"]);
});

it("says so after another move, and goes on where it still fits", () => {
  const guide = guided();
  asked(guide, 0, 1, 9);
  guide.next();
  played(guide, 3, 9, 1, 9);
  expect([guide.step?.key, guide.course]).toEqual(["keep", "aside"]);
  played(guide, 4, 9, 2);
  expect([guide.step?.key, guide.course]).toEqual(["lay", "aside"]);
  played(guide, 5, 2, 9);
  expect(guide.course).toBe("off");
  asked(guide, 4, 2);
  expect([guide.step?.key, guide.course]).toEqual(["lay", "on"]);
});

it("shows earlier bubbles again without going back", () => {
  const guide = guided();
  asked(guide, 0, 1);
  guide.next();
  guide.back();
  expect([guide.step?.key, guide.reading]).toEqual(["islands", true]);
  guide.next();
  expect([guide.step?.key, guide.reading]).toEqual(["keep", false]);
});

it("is kept in the browser by table, and found again by game", () => {
  const guide = new Guide(LESSON, null, (kept) => keepProgress("one", kept));
  asked(guide, 0, 1);
  guide.next();
  played(guide, 3, 1, 2);
  const later = new Guide(LESSON, progressOf("one"), (kept) => keepProgress("one", kept));
  asked(later, 3, 2);
  expect(later.step?.key).toBe("lay");
  expect(begun("silver_gold")).toBe("one");
  later.end();
  expect(begun("silver_gold")).toBeNull();
  localStorage.setItem("doubloon-lessons", '[["two", {"game": 3}], 7, null]');
  expect(begun("silver_gold")).toBeNull();
});

it("can be left on the way and taken up again, as long as the game still fits it", () => {
  const guide = new Guide(LESSON, null, (kept) => keepProgress("left", kept));
  asked(guide, 0, 1, 9);
  guide.next();
  guide.leave();
  expect([guide.left, guide.ended, begun("silver_gold")]).toEqual([true, false, "left"]);
  takeUp("left");
  const later = new Guide(LESSON, progressOf("left"), (kept) => keepProgress("left", kept));
  asked(later, 0, 1, 9);
  expect([later.left, later.step?.key]).toEqual([false, "keep"]);
  later.leave();
  played(later, 3, 9, 7, 8);
  expect([later.course, later.ended, begun("silver_gold")]).toEqual(["off", true, null]);
});

it("stands near what it tells of and on nothing that is to be pressed", () => {
  const room = { left: 0, top: 0, right: 600, bottom: 400 };
  const thing = { left: 250, top: 150, right: 350, bottom: 250 };
  const { left, top } = placed({ width: 200, height: 120 }, room, thing, [thing], []);
  const apart = left >= thing.right || left + 200 <= thing.left || top >= thing.bottom || top + 120 <= thing.top;
  expect(apart).toBe(true);
  expect(placed({ width: 900, height: 900 }, room, null, [thing], [])).toEqual({ left: 0, top: 0 });
});
