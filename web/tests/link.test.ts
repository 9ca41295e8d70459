/** The link to a table: what is told, what is missed, what is under way. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableLink } from "../src/lib/link.svelte";
import { newNotes } from "../src/lib/news";
import type { Advised, Note, Refused, Shown, View } from "../src/lib/types";
import { FakeSocket, line, snapshot, table, update } from "./fakes";

let link: TableLink;
let forgotten: string[];

function refused(code: string, to: string): Refused {
  return { type: "refused", gate: "version", code, message: "no", to, clause: "", reason: "", moves: 0, unfit: null };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  FakeSocket.all = [];
  forgotten = [];
  const forget = async (id: string) => forgotten.push(id);
  link = new TableLink("abc", (url) => new FakeSocket(url) as unknown as WebSocket, forget);
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

function sit(): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.tell(snapshot());
  return FakeSocket.last;
}

describe("being told", () => {
  it("says hello with nothing, and takes the snapshot", () => {
    expect(link.state).toBe("connecting");
    const socket = sit();
    expect(socket.url).toMatch(/^ws:\/\/.*\/ws\/abc$/);
    expect(socket.sent).toEqual([{ type: "hello", protocol: 1, last: null, seat: null, shown: true, patches: true }]);
    expect(link.state).toBe("open");
    expect(link.seat).toBe(0);
    expect(link.fresh).toEqual([]);
  });

  it("continues with updates, which leave out what is as it was", () => {
    const socket = sit();
    socket.tell(update(5, 6, { log: [line("a"), line("b")] }));
    expect(link.version).toBe(6);
    expect(link.table).toEqual(table());
    expect(link.log.map((one) => one.kind)).toEqual(["a", "b"]);
    expect(link.fresh).toHaveLength(2);
    socket.tell(update(6, 7, { table: table({ phase: "over" }), log: [line("c")] }));
    expect(link.table?.phase).toBe("over");
    expect(link.fresh.map((one) => one.kind)).toEqual(["c"]);
  });

  it("finds what is new among notes of which the oldest were dropped", () => {
    const note = (at: number) =>
      ({ kind: "back", ply: 1, at, seat: 1, name: "Bonny", by: "", before: "", level: "", agreed: [], until: 0 }) as Note;
    expect(newNotes([1, 2, 3].map(note), [2, 3, 4, 5].map(note))).toEqual([4, 5].map(note));
    expect(newNotes([], [1].map(note))).toEqual([1].map(note));
    expect(newNotes([1].map(note), [1].map(note))).toEqual([]);
  });

  it("keeps the notes across a rewind, which is news though it comes as a snapshot", () => {
    const note = { ply: 1, at: 0, seat: 1, name: "Bonny", by: "", before: "", level: "", agreed: [], until: 0 };
    const socket = sit();
    socket.tell(update(5, 6, { notes: [{ ...note, kind: "back" }] }));
    expect(link.freshNotes.map((one) => one.kind)).toEqual(["back"]);
    socket.tell(snapshot({ version: 7, notes: [{ ...note, kind: "back" }, { ...note, kind: "rewind" }] }));
    expect(link.notes.map((one) => one.kind)).toEqual(["back", "rewind"]);
    expect(link.freshNotes.map((one) => one.kind)).toEqual(["rewind"]);
  });

  it("holds what was noted while a bot played here, also when the bot goes before anybody can read", () => {
    const note = { ply: 1, at: 0, seat: 0, name: "Anne", by: "", before: "", level: "", agreed: [], until: 0 };
    const before = [{ ...note, kind: "left", seat: 1 } as const, { ...note, kind: "stand_in" } as const];
    const seats = [{ kind: "bot", name: "Anne", level: "greedy", hints: 0, lent: false } as const, table().seats[1]!];
    FakeSocket.last.open();
    FakeSocket.last.tell(snapshot({ notes: before, table: table({ seats }) }));
    FakeSocket.last.tell(update(5, 6, { table: table(), notes: [{ ...note, kind: "back" }] }));
    expect(link.notes.slice(link.missed).map((one) => one.kind)).toEqual(["stand_in", "back"]);
    FakeSocket.last.tell(snapshot({ version: 7, notes: link.notes }));
    expect(link.missed).toBe(1);
  });

  it("drops the earlier lines of a kind that fades", () => {
    const socket = sit();
    socket.tell(update(5, 6, { log: [line("hint"), line("a")] }));
    socket.tell(update(6, 7, { log: [line("hint", true)] }));
    expect(link.log.map((one) => one.kind)).toEqual(["a", "hint"]);
  });

  it("asks for everything when an update does not continue what it has", () => {
    const socket = sit();
    socket.tell(update(8, 9, { log: [line("a")] }));
    expect(link.version).toBe(5);
    expect(socket.sent.at(-1)).toEqual({ type: "hello", protocol: 1, last: null, seat: null, shown: true, patches: true });
    socket.tell(snapshot({ version: 9 }));
    expect(link.version).toBe(9);
  });
});

describe("a move", () => {
  it("is under way until it is written and seen", () => {
    const socket = sit();
    link.play(3);
    expect(socket.sent.at(-1)).toEqual({ type: "move", version: 5, move: 3 });
    expect(link.pending).toEqual({ move: 3, until: null });
    socket.tell(update(5, 6)); // somebody else got ready
    expect(link.pending).not.toBeNull();
    socket.tell({ type: "done", to: "move", version: 7, moves: 1 });
    expect(link.pending).toEqual({ move: 3, until: 7 });
    socket.tell(update(6, 7));
    expect(link.pending).toBeNull();
  });

  it("may be seen before it is said to be written", () => {
    const socket = sit();
    link.play(3);
    socket.tell(update(5, 6));
    socket.tell({ type: "done", to: "move", version: 6, moves: 1 });
    expect(link.pending).toBeNull();
  });

  it("may be the first of a chain, which is taken back as a whole", () => {
    const socket = sit();
    const end = { choice: { move: 3, label: "on" }, further: [8, 9], foretold: {} };
    socket.tell({ type: "reach", version: 5, ends: [end], more: false, promises: [{ move: 3, foretold: { lost: true } }] });
    expect([...link.reach.promises]).toEqual([
      [3, { lost: true }],
      [-1, {}],
    ]);
    link.ask(-1);
    expect(socket.sent.at(-1)).toEqual({ type: "preview", version: 5, move: 3, further: [8, 9] });
    socket.tell({ type: "preview", version: 5, move: 3, further: [8, 9], events: [], final: false, learns: false, foretold: {}, drawn: null, then: {} });
    expect(link.preview?.move).toBe(-1);
    link.play(-1);
    expect(socket.sent.at(-1)).toEqual({ type: "move", version: 5, move: 3, further: [8, 9] });
    socket.tell({ type: "done", to: "move", version: 6, moves: 3 });
    socket.tell(update(5, 6));
    link.undo();
    expect(socket.sent.at(-1)).toEqual({ type: "undo", version: 6, ask: false, moves: 3 });
    socket.tell({ type: "done", to: "undo", version: 7, moves: 3 });
    socket.tell(update(6, 7));
    link.undo();
    expect(socket.sent.at(-1)).toMatchObject({ moves: 1 });
  });

  it("that plays itself is taken back with the one before it", () => {
    const socket = sit();
    link.play(3);
    socket.tell({ type: "done", to: "move", version: 6, moves: 1 });
    socket.tell(update(5, 6));
    link.play(4, [], true);
    socket.tell({ type: "done", to: "move", version: 7, moves: 1 });
    socket.tell(update(6, 7));
    link.undo();
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", moves: 2 });
  });

  it("is taken once only, however often one clicks", () => {
    const socket = sit();
    link.play(3);
    link.play(4);
    expect(socket.sent.filter((message) => message.type === "move")).toHaveLength(1);
  });

  it("is free again when it is refused as stale", () => {
    const socket = sit();
    link.play(3);
    socket.tell(refused("stale", "move"));
    expect(link.pending).toBeNull();
    expect(link.refused?.code).toBe("stale");
    socket.tell(update(5, 6));
    link.play(4);
    expect(socket.sent.at(-1)).toEqual({ type: "move", version: 6, move: 4 });
    expect(link.refused).toBeNull();
  });

  it("that was under way when the line broke is settled by what the server tells", () => {
    sit();
    link.play(3);
    FakeSocket.last.break();
    expect(link.pending).not.toBeNull();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.tell(update(5, 6));
    expect(link.pending).toBeNull();
  });

  it("cannot be sent while the line is broken", () => {
    sit();
    FakeSocket.last.break();
    link.play(3);
    expect(link.pending).toBeNull();
  });
});

describe("naming a piece", () => {
  it("says so, unless the name is blank", () => {
    const socket = sit();
    link.name("white-1", " Jim ");
    link.name("white-1", "  ");
    expect(socket.sent.slice(1)).toEqual([{ type: "name", piece: "white-1", name: "Jim" }]);
  });
});

describe("coming back", () => {
  it("asks for what it missed, with the seat it had", () => {
    sit();
    FakeSocket.last.break(1012);
    expect(link.state).toBe("lost");
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", protocol: 1, last: 5, seat: 0, shown: true, patches: true }]);
    FakeSocket.last.tell(update(5, 8, { log: [line("a")] }));
    expect(link.state).toBe("open");
    expect(link.log.map((one) => one.kind)).toEqual(["a"]);
  });

  it("waits longer and longer, but never very long", () => {
    vi.spyOn(Math, "random").mockReturnValue(1);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const before = FakeSocket.all.length;
      FakeSocket.last.break();
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000]);
  });

  it("hurries when the machine is back on the net", () => {
    sit();
    FakeSocket.last.break();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("notices a line that died in silence", () => {
    const socket = sit();
    vi.advanceTimersByTime(20_000);
    expect(socket.sent.at(-1)).toEqual({ type: "ping" });
    socket.tell({ type: "pong", number: 0 });
    vi.advanceTimersByTime(20_000);
    expect(link.state).toBe("open");
    vi.advanceTimersByTime(20_000);
    expect(link.state).toBe("lost");
    expect(socket.close).toHaveBeenCalled();
  });

  it.each([
    [4404, "unknown_table"],
    [1008, "slow_down"],
  ] as const)("gives up after code %i", (code, reason) => {
    FakeSocket.last.open();
    FakeSocket.last.break(code);
    expect([link.state, link.reason]).toEqual(["gone", reason]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("knows a table that was there from one that never was", () => {
    sit().break(4404);
    expect([link.state, link.reason]).toEqual(["gone", "removed"]);
  });

  it("gives up when the server speaks another protocol", () => {
    FakeSocket.last.open();
    FakeSocket.last.tell(refused("wrong_protocol", "hello"));
    expect([link.state, link.reason]).toEqual(["gone", "wrong_protocol"]);
  });

  it("gives a table up that cannot be opened, and keeps one that can be looked at", () => {
    const socket = sit();
    socket.tell(refused("damaged", "move"));
    expect([link.state, link.refused?.code]).toEqual(["open", "damaged"]);
    socket.tell(refused("damaged", ""));
    expect([link.state, link.reason]).toEqual(["gone", "damaged"]);
  });

  it("begins anew after joining, as the cookie is another", () => {
    const socket = sit();
    link.again();
    expect(socket.close).toHaveBeenCalled();
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ last: null, seat: null });
  });

  it("tells that the seat was taken from this device, now or while it was away", () => {
    const socket = sit();
    socket.tell(snapshot({ seat: -1 }));
    expect([link.seat, link.unseated]).toEqual([-1, true]);
    expect(forgotten).toEqual(["abc"]); // so that the next visit is a spectator's, with nothing to tell
    link.again();
    FakeSocket.last.open();
    FakeSocket.last.tell(snapshot());
    expect([link.seat, link.unseated]).toEqual([0, false]);
    FakeSocket.last.break();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.tell(refused("bad_token", ""));
    FakeSocket.last.tell(snapshot({ seat: -1 }));
    expect([link.seat, link.unseated, link.refused]).toEqual([-1, true, null]);
    expect(forgotten).toHaveLength(2);
  });

  it("tells nothing of the kind to who gave the seat up here, or never had one", () => {
    const socket = sit();
    socket.tell(snapshot({ seat: -1 })); // the news of it may be quicker than the answer
    link.again();
    FakeSocket.last.open();
    FakeSocket.last.tell(snapshot({ seat: -1 }));
    FakeSocket.last.tell(snapshot({ seat: -1, version: 6 }));
    expect(link.unseated).toBe(false);
  });

  it("stays away once it is closed", () => {
    sit();
    link.close();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a preview", () => {
  it("is shown as long as the table is as it was", () => {
    const socket = sit();
    link.ask(3);
    socket.tell({ type: "preview", version: 5, move: 3, events: [], final: true, then: {}, further: [], learns: true, foretold: {}, drawn: null });
    expect(link.preview?.final).toBe(true);
    socket.tell(update(5, 6));
    expect(link.preview).toBeNull();
  });

  it("that comes too late is dropped, and so is its refusal", () => {
    const socket = sit();
    link.ask(3);
    socket.tell(update(5, 6));
    socket.tell({ type: "preview", version: 5, move: 3, events: [], final: true, then: {}, further: [], learns: true, foretold: {}, drawn: null });
    socket.tell(refused("stale", "preview"));
    expect([link.preview, link.refused]).toEqual([null, null]);
  });
});

describe("what has changed", () => {
  const prompt = { kind: "plan", rule: "", args: {}, moves: [{ id: 3, kind: "sail", text: "sail", fields: {} }] };
  const view = (more: object) => ({ type: "silver_gold", ply: 1, prompt: null, ...more }) as unknown as View;
  const shown = (more: object): Shown => ({ choices: [], panels: [], sheet: null, parts: [], question: null, far: false, drawn: null, ...more });
  const choices = [{ move: 3, label: "Sail" }];

  function look(): FakeSocket {
    FakeSocket.last.open();
    const parts: Shown["parts"] = [{ key: "sea", shape: "grid" }];
    FakeSocket.last.tell(snapshot({ view: view({ prompt }), shown: shown({ parts, choices }) }));
    return FakeSocket.last;
  }

  it("is told in patches, and everything else is the same object as before", () => {
    const socket = look();
    const sea = link.shown?.parts[0];
    socket.tell(update(5, 6, { patch: { view: { ply: [2], prompt: [null] }, shown: { parts: { "<": [-1, 0], "0": [{ key: "hand" }] } } } }));
    expect([link.view?.ply, link.view?.prompt]).toEqual([2, null]);
    expect([link.shown?.parts.map((part) => part.key), link.shown?.choices]).toEqual([["hand", "sea"], []]);
    expect(link.shown?.parts[1]).toBe(sea);
  });

  it("brings the answers to a question back with it, less what is new about them", () => {
    const socket = look();
    expect([link.view?.prompt?.moves, link.shown?.choices]).toEqual([prompt.moves, choices]);
    socket.tell(update(5, 6, { patch: { view: { prompt: [null] } } }));
    const asked = { plan: { choices: { "0": { label: ["Sail on"] } } } };
    socket.tell(update(6, 7, { patch: { view: { prompt: [{ ...prompt, moves: [] }] }, asked } }));
    expect(link.view?.prompt?.moves).toEqual(prompt.moves);
    expect(link.shown?.choices).toEqual([{ move: 3, label: "Sail on" }]);
  });

  it("leaves a hint as it is while others answer the same question", () => {
    const socket = look();
    link.askHint();
    socket.tell(update(5, 6, { patch: { view: { deciders: [[0]] } } }));
    socket.tell({ type: "hint", version: 5, moves: [], reason: {}, close: false } as unknown as Advised);
    expect([link.hinting, link.hint?.version]).toEqual([false, 5]);
    socket.tell(update(6, 7, { patch: { view: { ply: [2] } } }));
    expect(link.hint).toBeNull();
  });

  it("is asked for as a whole by who has missed something", () => {
    const socket = look();
    socket.tell(update(7, 8, { patch: { view: { ply: [9] } } }));
    expect(link.view?.ply).toBe(1);
    expect(socket.sent.at(-1)).toMatchObject({ type: "hello", last: null });
    socket.tell(snapshot({ version: 8, view: view({ ply: 9 }), shown: shown({}) }));
    socket.tell(update(8, 9, { patch: { view: { ply: [10] } } }));
    expect(link.view?.ply).toBe(10);
  });
});
