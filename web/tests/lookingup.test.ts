/** Things of the board from near. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LookingUp } from "../src/table/lookingup.svelte";

const card = document.createElement("div");
const tile = document.createElement("div");
let looking: LookingUp;

beforeEach(() => {
  vi.useFakeTimers();
  looking = new LookingUp();
});
afterEach(() => vi.useRealTimers());

it("shows what a pointer rests on, and nothing that it sweeps over", () => {
  looking.hover(card);
  vi.advanceTimersByTime(300);
  looking.hover(tile);
  vi.advanceTimersByTime(300);
  expect(looking.shown).toBeNull();
  vi.advanceTimersByTime(100);
  expect(looking.shown).toBe(tile);
  looking.hover(card); // quicker, as somebody is looking things up
  vi.advanceTimersByTime(120);
  expect(looking.shown).toBe(card);
  looking.hover(null);
  expect(looking.shown).toBeNull();
});

it("stays away when it was put away, until another thing is pointed at", () => {
  looking.hover(card);
  vi.advanceTimersByTime(400);
  looking.close();
  looking.hover(card);
  vi.advanceTimersByTime(1000);
  expect(looking.shown).toBeNull();
});

it("takes a long press for a look, whose end chooses nothing", () => {
  looking.press(card, { x: 5, y: 5 });
  looking.slide({ x: 9, y: 9 });
  vi.advanceTimersByTime(400);
  looking.lift();
  expect(looking.shown).toBe(card);
  expect(looking.swallows()).toBe(true);
  expect(looking.swallows()).toBe(false);
  looking.press(null, { x: 0, y: 0 });
  expect(looking.shown).toBeNull();
});

it("takes a tap and a finger that scrolls for what they are", () => {
  looking.press(card, { x: 5, y: 5 });
  vi.advanceTimersByTime(100);
  looking.lift();
  expect(looking.swallows()).toBe(false);
  looking.press(card, { x: 5, y: 5 });
  looking.slide({ x: 5, y: 40 });
  vi.advanceTimersByTime(1000);
  expect(looking.shown).toBeNull();
});

it("is called and sent away by the same key", () => {
  looking.toggle(tile);
  expect(looking.shown).toBe(tile);
  looking.toggle(tile);
  expect(looking.shown).toBeNull();
});
