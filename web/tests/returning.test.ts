/** Coming back to a table: what this device remembers of it, and what is told then. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { spell } from "../src/lib/absence";
import type { LogLine, Missed, View } from "../src/lib/types";
import { lastVisit, noteVisit } from "../src/lib/visits";
import { gainedIn, turnsSince } from "../src/table/absent";
import { AWAY, Returning } from "../src/table/returning.svelte";
import { Sketches } from "../src/table/sketching";
import { table } from "./fakes";

const step = (ply: number, ...scores: number[]) => ({ ply, view: { ply, scores } as View, shown: null! });
const missed = (more: Partial<Missed> = {}): Missed => ({ now: 5000, moved: 0, own: true, steps: [step(3, 0, 0), step(4, 0, 2)], ...more });

let now: number;
const stage = { recall: vi.fn(), again: true };

function coming(found: Missed | Error, more: Partial<ConstructorParameters<typeof Returning>[0]> = {}, busy = false) {
  const link = { seat: 0, table: table(), clocks: null, time: () => 5000, log: [], view: null, ...more };
  const ask = () => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found));
  return new Returning(link, stage, () => busy, ask, () => now);
}

beforeEach(() => {
  localStorage.clear();
  stage.recall.mockClear();
  now = 100_000;
});

describe("who comes back", () => {
  it("after a while is told how long it was and what happened", async () => {
    noteVisit("abc", { at: now - 19 * 3600 });
    const back = coming(missed());
    await back.come();
    expect([back.away, stage.recall.mock.calls.length]).toEqual([19 * 3600, 1]);
    expect([back.telling?.steps.length, back.onwards]).toEqual([2, "at-to-now"]);
    back.done();
    expect(back.missed).toBeNull();
  });

  it("at once, in the middle of something, or to a table where nothing happened is told nothing", async () => {
    noteVisit("abc", { at: now - AWAY + 1 });
    await coming(missed()).come();
    noteVisit("abc", { at: now - AWAY });
    await coming(missed({ steps: [step(3)] })).come();
    noteVisit("abc", { at: now - AWAY });
    await coming(missed(), {}, true).come();
    noteVisit("abc", { at: now - AWAY });
    await coming(new Error("no line")).come();
    expect(stage.recall).not.toHaveBeenCalled();
  });

  it("on another device is told by the table's own time, and by no clock of a device", async () => {
    const clocks = { now: 5000, seats: [] };
    const back = coming(missed({ moved: 5000 - 7200 }), { clocks });
    await back.come();
    expect(back.away).toBe(7200);
    expect(lastVisit("abc")?.at).toBe(5000);
    // Where nobody can say how long it was, it may have been a moment.
    localStorage.clear();
    const late = coming(missed());
    await late.come();
    expect(late.missed).toBeNull();
  });

  it("has not been away who has only just sat down, or moved elsewhere in the meantime", async () => {
    await coming(missed({ own: false })).come();
    noteVisit("abc", { at: now - 19 * 3600 });
    await coming(missed({ moved: 4990 })).come();
    await coming(missed(), { seat: -1 }).come();
    await coming(missed(), { table: table({ phase: "over" }) }).come();
    expect(stage.recall).not.toHaveBeenCalled();
  });
});

describe("an absence in words", () => {
  it("is as rough as one speaks", () => {
    expect([600, 5399, 5400, 19 * 3600, 3 * 86400].map((seconds) => Object.values(spell(seconds)).join(" "))).toEqual([
      "house-time-minutes 10",
      "house-time-minutes 90",
      "house-time-hours 2",
      "house-time-hours 19",
      "house-time-days 3",
    ]);
  });

  it("has the turns of the others, with what they brought", () => {
    const line = (ply: number, seat: number): LogLine => ({ kind: "moved", ply, args: {}, about: { seat, rank: "told" }, fades: false });
    const turns = turnsSince([line(2, 0), line(4, 1), line(5, 1), line(6, 2)], 0, 3);
    expect(turns.map(({ seat }) => seat)).toEqual([1, 2]);
    const gained = gainedIn(turns, [step(3, 0, 0, 0), step(4, 0, 2, 0), step(5, 0, 5, 0), step(6, 0, 5, 0)]);
    expect(turns.map(({ id }) => gained.get(id))).toEqual([5, 0]);
    expect(turnsSince([line(2, 0)], 0, 3)).toEqual([]);
  });
});

describe("a sketch", () => {
  it("is there again for the same question and no other", () => {
    const before = new Sketches("abc");
    before.keep("held", "3 act", ["a", "b"]);
    before.write();
    expect(new Sketches("abc").of("held", "3 act")).toEqual(["a", "b"]);
    expect(new Sketches("abc").of("held", "4 act")).toBeNull();
    expect(new Sketches("other").of("held", "3 act")).toBeNull();
    before.keep("held", "3 act", null);
    before.write();
    expect(new Sketches("abc").of("held", "3 act")).toBeNull();
  });

  it("lives beside what else is remembered, and nonsense is nothing", () => {
    noteVisit("abc", { at: 7, tab: "log" });
    new Sketches("abc").write();
    expect(lastVisit("abc")).toEqual({ at: 7, tab: "log", sketch: {} });
    localStorage.setItem("doubloon-visits", "[]");
    expect(lastVisit("abc")).toBeNull();
    localStorage.setItem("doubloon-visits", "{");
    expect(lastVisit("abc")).toBeNull();
  });

  it("goes when sixty other tables were seen since", () => {
    for (let at = 0; at <= 60; at += 1) noteVisit(`table ${at}`, { at: at + 1 });
    expect([lastVisit("table 0"), lastVisit("table 1")?.at]).toEqual([null, 2]);
  });
});
