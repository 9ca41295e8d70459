/** Questions with one answer. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Lone } from "../src/table/lone.svelte";
import { choice } from "./fakes";

const play = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  play.mockClear();
});
afterEach(() => vi.useRealTimers());

it("answers by itself, not at once and within seconds", () => {
  const lone = new Lone(play);
  lone.consider("a", [choice(7)], true, false);
  vi.advanceTimersByTime(900);
  expect(play).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1700);
  expect(play).toHaveBeenCalledExactlyOnceWith(7);
  expect(lone.ring).toBe(0);
});

it("waits longer where the answer ends the right to take back", () => {
  const lone = new Lone(play);
  lone.consider("a", [choice(7)], true, true);
  vi.advanceTimersByTime(2900);
  expect(play).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(play).toHaveBeenCalledOnce();
});

it.each([
  ["there is a choice", [choice(1), choice(2)], true, false],
  ["its owner wants a button", [choice(1)], false, false],
  ["it is not known yet whether it is final", [choice(1)], true, null],
  ["nothing is asked", [], true, false],
] as const)("leaves it alone when %s", (_, choices, free, final) => {
  const lone = new Lone(play);
  lone.consider("a", [...choices], free, final);
  vi.advanceTimersByTime(10_000);
  expect(play).not.toHaveBeenCalled();
});

it("does not answer what was stopped, until the question is another", () => {
  const lone = new Lone(play);
  lone.consider("a", [choice(7)], true, false);
  lone.stop("a");
  lone.consider("a", [choice(7)], true, false);
  vi.advanceTimersByTime(10_000);
  expect(play).not.toHaveBeenCalled();
  lone.consider("b", [choice(7)], true, false);
  vi.advanceTimersByTime(10_000);
  expect(play).toHaveBeenCalledOnce();
});
