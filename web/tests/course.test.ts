/** Points over time, as a chart. */
import { expect, it } from "vitest";
import type { Course } from "../src/lib/types";
import { apart, drawCourse } from "../src/table/course";

const course: Course = { plies: 10, points: [[0, 0, 0], [4, 10, 0], [8, 10, 20]], rounds: [5], remarks: [] };

it("goes from the first ply to the last, a line a seat", () => {
  const { lines, rounds } = drawCourse(course, { wide: 100, high: 50 });
  expect(lines.map(({ path }) => path)).toEqual(["M0 50L40 25L80 25L100 25", "M0 50L40 50L80 0L100 0"]);
  expect(rounds).toEqual([50]);
});

it("has round figures at its side, also below nothing", () => {
  const figures = (points: number[][]) => drawCourse({ ...course, points }, { wide: 9, high: 9 }).marks.map((mark) => mark.points);
  expect(figures([[0, 0], [3, 104]])).toEqual([0, 50, 100]);
  expect(figures([[0, 0], [3, 3]])).toEqual([0, 1, 2, 3]);
  expect(figures([[0, 0], [3, -6], [5, 6]])).toEqual([-5, 0, 5]);
  expect(figures([[0, 0]])).toEqual([0, 1]);
});

it("keeps names apart, each as near to its line as it can be", () => {
  expect(apart([10, 12, 40], 13)).toEqual([10, 23, 40]);
  expect(apart([12, 10], 13)).toEqual([23, 10]);
});
