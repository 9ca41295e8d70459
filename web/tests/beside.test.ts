/** Where the capsule stands. */
import { describe, expect, it } from "vitest";
import { beside } from "../src/table/beside";

const ROOM = { left: 0, top: 0, right: 400, bottom: 400 };
const SIZE = { width: 40, height: 84 };
const box = (left: number, top: number, side = 60) => ({ left, top, right: left + side, bottom: top + side });

describe("beside a laid thing", () => {
  it("stands at its right, in the middle", () => {
    expect(beside(box(100, 100), [], ROOM, SIZE)).toEqual({ left: 166, top: 88 });
  });

  it("goes to the side where nothing can be chosen", () => {
    expect(beside(box(100, 100), [box(165, 100)], ROOM, SIZE)).toEqual({ left: 54, top: 88 });
    expect(beside(box(100, 100), [box(165, 100), box(35, 100)], ROOM, SIZE)).toEqual({ left: 110, top: 166 });
  });

  it("never leaves the room", () => {
    expect(beside(box(340, 100), [], ROOM, SIZE)).toEqual({ left: 294, top: 88 });
    expect(beside(box(340, 0), [], ROOM, SIZE)?.top).toBe(66);
  });

  it("is not there when every side is taken", () => {
    const around = [box(165, 100), box(35, 100), box(100, 165), box(100, 35)];
    expect(beside(box(100, 100), around, ROOM, SIZE)).toBeNull();
  });
});
