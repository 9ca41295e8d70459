/** A server on the other side of a table's socket, as the tests want it. */
import { vi } from "vitest";
import type { Spoken } from "../src/table/choosing.svelte";
import type { FromServer, LogLine, Snapshot, TableInfo, Update } from "../src/lib/types";

export class FakeSocket {
  static all: FakeSocket[] = [];

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  close = vi.fn(() => (this.readyState = 3));

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

export function table(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "abc",
    game: "silver_gold",
    ruleset: 1,
    options: {},
    seats: [
      { kind: "human", name: "Anne", level: "", hints: 0, lent: false },
      { kind: "bot", name: "", level: "greedy", hints: 0, lent: false },
    ],
    public: false,
    phase: "playing",
    created: 0,
    seeded: false,
    seed_hash: "",
    seed: null,
    rematch: null,
    damaged: 0,
    away: 60,
    stand_ins: ["greedy"],
    before: null,
    hints: true,
    daily: "",
    halfway: false,
    names: {},
    lesson: false,
    clock: null,
    stand_in: "",
    ...more,
  };
}

export function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "snapshot",
    protocol: 1,
    version: 5,
    seat: 0,
    table: table(),
    view: null,
    shown: null,
    log: [],
    chat: [],
    asks: [],
    undo: { free: false, reason: "nothing" },
    presence: { type: "presence", online: [true, true], spectators: 0, away: [0, 0] },
    notes: [],
    clocks: null,
    ...more,
  };
}

export function update(since: number, version: number, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    since,
    version,
    table: null,
    view: null,
    shown: null,
    log: [],
    chat: [],
    asks: [],
    undo: { free: true, reason: "" },
    notes: [],
    clocks: null,
    patch: null,
    ...more,
  };
}

export function line(kind: string, fades = false): LogLine {
  return { kind, ply: 0, args: {}, about: {}, fades };
}

/** A choice without a place. */
export const choice = (move: number, label = ""): Spoken => ({
  move,
  label,
  about: "",
  group: "",
  start: [],
  goal: [],
  way: [],
  costs: "",
  brings: "",
  manner: "",
  moves: [move],
});
