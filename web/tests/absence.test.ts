/** How long somebody has been away, and when a bot may be asked for. */
import { describe, expect, it } from "vitest";
import type { Note } from "../src/lib/types";
import { goneSince, missedFrom, secondsLeft, waitingTime } from "../src/lib/absence";

const NOW = 1_000_000;

const note = (kind: Note["kind"], seat: number): Note => ({
  kind,
  seat,
  ply: 1,
  at: 0,
  name: "",
  by: "",
  before: "",
  level: "",
  agreed: [], until: 0,
});
const person = { kind: "human", name: "Anne", level: "", hints: 0, lent: false } as const;
const standIn = { kind: "bot", name: "Bo", level: "greedy", hints: 0, lent: false } as const;

describe("absence", () => {
  it("counts from when they went, not from when we were told", () => {
    const presence = { type: "presence", online: [true, false, false], spectators: 0, away: [0, 0, 45] } as const;
    expect(goneSince({ ...presence, online: [...presence.online], away: [...presence.away] }, NOW)).toEqual([
      null,
      NOW,
      NOW - 45_000,
    ]);
  });

  it("knows the absence of somebody for whom a bot plays", () => {
    expect(goneSince({ type: "presence", online: [true], spectators: 0, away: [9] }, NOW)).toEqual([NOW - 9_000]);
  });

  it("never offers a bot too early", () => {
    const left = (seconds: number) => secondsLeft(NOW, { away: 60 }, NOW + seconds * 1000);
    expect([left(0), left(20), left(59.99), left(60), left(90)]).toEqual([60, 40, 1, 0, 0]);
  });

  it("is told in minutes where they are whole, else to the second", () => {
    expect([15, 60, 90, 300].map(waitingTime)).toEqual([
      { key: "house-seconds", count: 15 },
      { key: "house-minutes", count: 1 },
      { key: "house-seconds", count: 90 },
      { key: "house-minutes", count: 5 },
    ]);
  });

  it("leaves all notes to read since a bot took the seat", () => {
    const notes = [note("stand_in", 1), note("back", 1), note("stand_in", 1), note("stand_in", 0), note("rewind", 0)];
    expect(missedFrom(notes, [person, standIn], 1)).toBe(2);
    expect(missedFrom(notes, [person, person], 1)).toBe(5);
    expect(missedFrom(notes, [person, standIn], -1)).toBe(5);
    expect(missedFrom([], [person, { ...standIn, name: "" }], 1)).toBe(0);
  });
});
