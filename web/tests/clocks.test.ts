import { expect, test } from "vitest";
import { CLOCKS, clockWords, dial, secondsOf } from "../src/lib/clocks";

const clock = { left: 60, since: 1000, late: 0, until: 0 };

test("a clock that runs loses what has passed, and never more than it has", () => {
  expect(secondsOf(clock, 990)).toBe(60);
  expect(secondsOf(clock, 1020)).toBe(40);
  expect(secondsOf(clock, 5000)).toBe(0);
  expect(secondsOf({ ...clock, since: 0 }, 5000)).toBe(60);
});

test("time is told as one reads it", () => {
  expect(dial(9)).toEqual({ key: "at-clock-minutes", args: { time: "0:09" } });
  expect(dial(750)).toEqual({ key: "at-clock-minutes", args: { time: "12:30" } });
  expect(dial(3 * 3600 + 120)).toEqual({ key: "at-clock-hours", args: { hours: 3, minutes: 2 } });
  expect(dial(50 * 3600)).toEqual({ key: "at-clock-days", args: { days: 2, hours: 2 } });
});

test("each clock that is offered has words of its own", () => {
  const said = CLOCKS.map((one) => JSON.stringify(clockWords(one)));
  expect(new Set(said).size).toBe(CLOCKS.length);
  expect(clockWords(null).key).toBe("house-clock-none");
});
