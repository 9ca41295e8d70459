/** How long somebody has been away, and when a bot may be asked for. */
import { describe, expect, it } from "vitest";
import { goneSince, secondsLeft } from "../src/lib/absence";

const NOW = 1_000_000;

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
});
