/** What is shown of a table, and when: the moves of the others one after the other, one's own at once. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Pace, tempoOf } from "../src/lib/pace";
import type { LogLine, MissedStep, View } from "../src/lib/types";
import { Stage, type Truth } from "../src/table/stage.svelte";
import { table } from "./fakes";

const ASKED = { kind: "act", rule: "", args: {}, moves: [] };

function view(ply: number, asked = false): View {
  return { ply, seats: 3, scores: [0, ply, 0], seat: 0, deciders: asked ? [0] : [1], prompt: asked ? ASKED : null } as unknown as View;
}

function told(ply: number, seat: number): LogLine {
  return { kind: "moved", ply, args: {}, about: { seat, rank: "told" }, fades: false };
}

let link: { -readonly [name in keyof Truth]: Truth[name] };
let stage: Stage;
let pace: Pace;
let moving: boolean;
let hidden: boolean;
/** What the server tells of the moves since the reader's own last one. */
let steps: MissedStep[];

/** The server tells of a move of a seat; is the reader asked then? */
function move(seat: number, asked = false, more: Partial<Truth> = {}): void {
  const ply = link.view!.ply + 1;
  const fresh = [told(ply, seat)];
  Object.assign(link, { view: view(ply, asked), fresh, log: [...link.log, ...fresh], ...more });
  stage.take(false);
}

/** It tells of several moves in one message: whose they are, in this order. */
function moveTogether(...seats: number[]): void {
  const before = link.view!.ply;
  const fresh = seats.map((seat, at) => told(before + 1 + at, seat));
  steps = fresh.map(({ ply }) => ({ ply, view: view(ply), shown: null! }));
  Object.assign(link, { view: view(before + seats.length, true), fresh, log: [...link.log, ...fresh] });
  stage.take(false);
}

const shown = () => stage.now.view.ply;
const plies = () => stage.now.fresh.map(({ ply }) => ply);

beforeEach(() => {
  vi.useFakeTimers();
  [pace, moving, hidden, steps] = ["brisk", true, false, []];
  link = { table: table(), view: view(10), shown: null, log: [], fresh: [], pending: null, seat: 0 };
  stage = new Stage(link, () => tempoOf(pace, moving), () => hidden, () => Promise.resolve(steps));
});

afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

describe("news", () => {
  it("come one after the other, each for a moment", () => {
    [1, 1, 2].forEach((seat) => move(seat));
    expect([shown(), stage.behind, stage.playing]).toEqual([11, true, true]);
    vi.advanceTimersByTime(449);
    expect(shown()).toBe(11);
    vi.advanceTimersByTime(2);
    expect(shown()).toBe(12);
    vi.advanceTimersByTime(450);
    expect([shown(), stage.behind]).toEqual([13, false]);
    vi.advanceTimersByTime(450);
    expect(stage.playing).toBe(false);
  });

  it("go faster the more there are, so that nobody waits longer than a few seconds", () => {
    for (let k = 0; k < 60; k += 1) move(1 + (k % 2));
    vi.advanceTimersByTime(6100);
    expect([shown(), stage.behind]).toEqual([70, false]);
  });

  it("of one long turn take less than half of that", () => {
    for (let k = 0; k < 20; k += 1) move(1);
    vi.advanceTimersByTime(3300);
    expect(stage.behind).toBe(false);
  });

  it("come at once to who wants them so, who looks elsewhere, and who is asked", () => {
    pace = "once";
    move(1);
    move(2);
    expect([shown(), stage.step]).toEqual([12, 0]);
    pace = "calm";
    hidden = true;
    move(1);
    move(2);
    expect(shown()).toBe(14);
    hidden = false;
    move(1, true);
    vi.advanceTimersByTime(900);
    move(2, true);
    move(1, true);
    expect([shown(), stage.behind]).toEqual([17, false]);
  });

  it("end when somebody has seen enough", () => {
    [1, 1, 2, 2].forEach((seat) => move(seat));
    stage.skip();
    expect([shown(), stage.behind, stage.playing]).toEqual([14, false, false]);
  });

  it("with nothing to see in them change what is shown, and take no time", () => {
    move(1, true);
    link.view = { ...view(11, true), deciders: [0, 2] } as View;
    link.fresh = [];
    stage.take(false);
    expect([stage.now.view.deciders, stage.now.fresh.length]).toEqual([[0, 2], 1]);
  });

  it("are short outlines where nothing may move", () => {
    moving = false;
    move(1);
    move(2);
    vi.advanceTimersByTime(301);
    expect(shown()).toBe(12);
  });
});

it("counts what each move brought whom", () => {
  move(1);
  move(2);
  expect([...stage.gains.by]).toEqual([
    [11, [0, 1, 0]],
    [12, [0, 1, 0]],
  ]);
});

describe("the reader's own move", () => {
  it("is shown at once, and what was told before it is not told again", () => {
    move(1, true);
    link.pending = { move: 3, until: null };
    move(0);
    expect([shown(), stage.playing]).toEqual([12, false]);
    link.pending = null;
    stage.retell([]);
    expect(stage.again).toBe(false);
    move(1);
    expect(shown()).toBe(12); // the own one has its moment
    vi.advanceTimersByTime(451);
    expect(shown()).toBe(13);
  });

  it("made on another device is not reached back over", () => {
    [1, 0, 2, 1].forEach((seat) => move(seat));
    stage.skip();
    stage.retell([]);
    expect([stage.again, shown()]).toEqual([true, 13]);
    stage.back();
    expect(shown()).toBe(13);
  });

  it("that is taken back leaves the table as it was", () => {
    [1, 2].forEach((seat) => move(seat));
    Object.assign(link, { view: view(9, true), fresh: [] });
    stage.take(true);
    expect([shown(), stage.behind, stage.step]).toEqual([9, false, 0]);
  });
});

describe("since your turn", () => {
  beforeEach(() => {
    [1, 1].forEach((seat) => move(seat));
    move(2, true);
    stage.skip();
  });

  it("shows the same scenes again, and then the table as it is", () => {
    stage.retell([]);
    expect([shown(), stage.again]).toEqual([11, true]);
    vi.advanceTimersByTime(451);
    expect(shown()).toBe(12);
    vi.advanceTimersByTime(950);
    expect([shown(), stage.again, stage.behind]).toEqual([13, false, false]);
  });

  it("goes back and forth by hand, and then waits", () => {
    stage.retell([]);
    stage.forth();
    stage.forth();
    stage.back();
    stage.back();
    stage.back();
    expect(shown()).toBe(11);
    stage.forth();
    vi.advanceTimersByTime(10_000);
    expect([shown(), stage.again]).toEqual([12, true]);
    stage.retell([]);
    expect([shown(), stage.again]).toEqual([13, false]);
  });

  it("waits also for who steps back at the first or on at the last", () => {
    stage.retell([]);
    stage.back();
    vi.advanceTimersByTime(10_000);
    expect([shown(), stage.again]).toEqual([11, true]);
    stage.forth();
    stage.forth();
    stage.forth();
    vi.advanceTimersByTime(10_000);
    expect([shown(), stage.again]).toEqual([13, true]);
  });

  it("shows what happened before the page was opened, also where news come at once", async () => {
    pace = "once";
    stage.take(true);
    steps = [11, 12, 13].map((ply) => ({ ply, view: view(ply), shown: null! }));
    stage.retell([told(12, 1), told(13, 2)]);
    await vi.advanceTimersByTimeAsync(0);
    expect([shown(), plies(), stage.again]).toEqual([12, [12], true]);
    vi.advanceTimersByTime(451);
    expect([shown(), plies()]).toEqual([13, [13]]);
    vi.advanceTimersByTime(451);
    expect(stage.again).toBe(false);
    expect(stage.gains.by.get(12)).toEqual([0, 1, 0]);
  });

  it("tells it move by move where nobody knows how the table was in between", async () => {
    stage.take(true);
    stage.retell([told(12, 1), told(13, 2)]);
    await vi.advanceTimersByTimeAsync(0);
    expect([shown(), plies()]).toEqual([13, [12]]);
    vi.advanceTimersByTime(451);
    expect(plies()).toEqual([13]);
  });
});

describe("several moves in one message", () => {
  it("are shown one after the other, each on the table as it was then", async () => {
    moveTogether(1, 1, 2);
    expect([shown(), stage.behind]).toEqual([10, true]);
    await vi.advanceTimersByTimeAsync(0);
    expect([shown(), plies(), stage.now.log.length]).toEqual([11, [11], 1]);
    vi.advanceTimersByTime(451);
    expect([shown(), plies()]).toEqual([12, [12]]);
    vi.advanceTimersByTime(451);
    expect([shown(), plies(), stage.behind, stage.now.view.prompt]).toEqual([13, [13], false, ASKED]);
    expect(stage.gains.by).toEqual(new Map([11, 12, 13].map((ply) => [ply, [0, 1, 0]])));
  });

  it("begin with the reader's own, if that is among them, and the others' can be seen again", async () => {
    move(1, true);
    vi.advanceTimersByTime(451);
    link.pending = { move: 3, until: null };
    moveTogether(0, 1, 2);
    link.pending = null;
    await vi.advanceTimersByTimeAsync(0);
    expect([shown(), plies()]).toEqual([12, [12]]);
    vi.advanceTimersByTime(3 * 451);
    expect([shown(), stage.playing]).toEqual([14, false]);
    stage.retell([]);
    expect([shown(), stage.again]).toEqual([13, true]);
    stage.back();
    expect(shown()).toBe(13);
  });

  it("of the reader's own are one step", () => {
    move(1, true);
    link.pending = { move: 3, until: null };
    moveTogether(0, 0);
    expect([shown(), stage.behind]).toEqual([13, false]);
  });

  it("come at once to who wants them so, and one by one when they are to be seen again", async () => {
    pace = "once";
    moveTogether(1, 2);
    expect([shown(), stage.behind]).toEqual([12, false]);
    stage.retell([]);
    await vi.advanceTimersByTimeAsync(0);
    expect([shown(), plies(), stage.again]).toEqual([11, [11], true]);
  });

  it("are told move by move on the table as it is, if the server does not say in time how it was", async () => {
    stage = new Stage(link, () => tempoOf(pace, moving), () => hidden, () => new Promise(() => {}));
    moveTogether(1, 2);
    await vi.advanceTimersByTimeAsync(1499);
    expect(shown()).toBe(10);
    await vi.advanceTimersByTimeAsync(2);
    expect([shown(), plies()]).toEqual([12, [11]]);
    stage.skip();
    expect([shown(), plies(), stage.behind]).toEqual([12, [12], false]);
  });

  it("that somebody has had enough of before they came are no longer shown", async () => {
    moveTogether(1, 2);
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([shown(), stage.behind, stage.playing]).toEqual([12, false, false]);
  });
});

describe("what was missed", () => {
  it("is shown step by step, and stays at the table as it is until that was seen", () => {
    link.log = [told(8, 0), told(9, 1), told(10, 2)];
    stage.recall([8, 9, 10].map((ply) => ({ ply, view: view(ply), shown: null! })));
    expect([shown(), stage.again, stage.along]).toEqual([8, true, 0]);
    vi.advanceTimersByTime(451);
    expect([shown(), stage.now.fresh, stage.now.log.length, stage.along]).toEqual([9, [link.log[1]], 2, 0.5]);
    vi.advanceTimersByTime(60_000);
    expect([stage.now.view, stage.again, stage.playing]).toEqual([link.view, true, false]);
    stage.back();
    expect(shown()).toBe(9);
    stage.skip();
    expect([shown(), stage.again, stage.behind]).toEqual([10, false, false]);
  });
});

describe("the end", () => {
  it("comes when the last move was seen", () => {
    move(1);
    move(2, false, { table: table({ phase: "over" }) });
    vi.advanceTimersByTime(450 + 450 + 700);
    expect([shown(), stage.over]).toEqual([12, false]);
    vi.advanceTimersByTime(200);
    expect(stage.over).toBe(true);
  });

  it("is there for who opens the table later", () => {
    link.table = table({ phase: "over" });
    expect(new Stage(link, () => tempoOf(pace, true)).over).toBe(true);
  });
});
