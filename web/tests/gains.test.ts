/** Points as they grew, kept in the tab. */
import { expect, test } from "vitest";
import { keepGains, keptGains, pointsAfter, withGain } from "../src/table/gains";

function shelf(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) };
}

const GAINED = new Map([
  [6, [3, 0]],
  [9, [0, 5]],
]);

test("what was gained is there when the page is loaded again, up to the ply that the table is at", () => {
  const here = shelf();
  const fresh = keptGains("t1", 4, [7, 2], here);
  expect(fresh).toEqual({ since: 4, now: [7, 2], by: new Map() });
  const grown = [[6, [9, 2]] as const, [6, [10, 2]] as const, [9, [10, 7]] as const];
  keepGains("t1", grown.reduce((gains, [ply, points]) => withGain(gains, ply, [...points]), fresh), here);
  expect(keptGains("t1", 9, [10, 7], here)).toEqual({ since: 4, now: [10, 7], by: GAINED });
  // The last move was taken back.
  expect(keptGains("t1", 8, [10, 2], here)).toEqual({ since: 4, now: [10, 2], by: new Map([[6, [3, 0]]]) });
  // Something was missed: what was seen of the beginning says nothing about it.
  expect(keptGains("t1", 20, [30, 9], here)).toEqual({ since: 20, now: [30, 9], by: GAINED });
  expect(keptGains("t2", 8, [1, 1], here).by.size).toBe(0);
});

test("points after an earlier ply are those of now without what came later, unless nobody here saw that", () => {
  const gains = { since: 4, now: [10, 7], by: GAINED };
  expect(pointsAfter(6, gains)).toEqual([10, 2]);
  expect(pointsAfter(5, gains)).toEqual([7, 2]);
  expect(pointsAfter(3, gains)).toBeNull();
});
