/** The score, counted at the end. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { counted, Counting, fullest } from "../src/table/counting.svelte";

const SHEET = {
  heads: ["You", "Bo"],
  rows: [
    { label: "cards", values: [20, 12] },
    { label: "coins", values: [3, ""] },
    { label: "curses", values: [-4, -1] },
  ],
  totals: [{ label: "total", values: [19, 11] }],
};

describe("the sheet while it is counted", () => {
  it("tells what is not yet counted nowhere, and lets the total grow", () => {
    const half = counted(SHEET, 2);
    expect(half.rows.map((row) => row.values)).toEqual([[20, 12], [3, ""], ["", ""]]);
    expect(half.totals[0]!.values).toEqual([23, 12]);
    expect(counted(SHEET, 3)).toBe(SHEET);
  });

  it("keeps a total that is no sum to the end", () => {
    const other = { ...SHEET, totals: [{ label: "islands won", values: [2, 1] }] };
    expect(counted(other, 2).totals[0]!.values).toEqual(["", ""]);
    expect(counted(other, 3).totals[0]!.values).toEqual([2, 1]);
  });
});

describe("a full bar", () => {
  it("is what whoever has most has gained, whatever the total tells", () => {
    expect(fullest(SHEET)).toBe(23);
    expect(fullest({ ...SHEET, totals: [{ label: "islands won", values: [2, 1] }] })).toBe(23);
    expect(fullest({ ...SHEET, rows: SHEET.rows.slice(1, 2), totals: [] })).toBe(3);
    expect(fullest({ ...SHEET, rows: [] })).toBe(1);
  });
});

describe("counting", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("gives each category its moment and takes four seconds at most", () => {
    const few = new Counting(2);
    few.start("few", true);
    expect(few.told).toBe(0);
    vi.advanceTimersByTime(700);
    expect(few.told).toBe(1);
    const many = new Counting(30);
    many.start("many", true);
    vi.advanceTimersByTime(4000);
    expect(many.done).toBe(true);
  });

  it("ends at once when somebody has seen enough", () => {
    const counting = new Counting(5);
    counting.start("skipped", true);
    counting.finish();
    expect(counting.done).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(counting.told).toBe(5);
  });

  it("is no ceremony a second time, nor where nothing may move", () => {
    new Counting(5).start("again", true);
    for (const [table, moving] of [["again", true], ["still", false]] as const) {
      const counting = new Counting(5);
      counting.start(table, moving);
      expect(counting.done).toBe(true);
    }
  });

  it("tells first what is settled before", () => {
    const both = new Counting(1, 2);
    both.start("both", true);
    vi.advanceTimersByTime(1400);
    expect([both.settled, both.told, both.done]).toEqual([2, 0, false]);
    vi.advanceTimersByTime(700);
    expect([both.settled, both.told, both.done]).toEqual([2, 1, true]);
    const again = new Counting(1, 2);
    again.start("both", true);
    expect([again.settled, again.done]).toEqual([2, true]);
  });
});
