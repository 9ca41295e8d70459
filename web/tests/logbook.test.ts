/** The log, and the end in words. */
import { describe, expect, it } from "vitest";
import type { LogLine, Note, View } from "../src/lib/types";
import { entries, lastMove, noteText, withNotes } from "../src/table/logbook";
import { verdict } from "../src/table/verdict";

function line(kind: string, ply: number, args: LogLine["args"] = {}): LogLine {
  const seat = (args.seat ?? args.party ?? -1) as number;
  const rank = kind === "round" || kind === "turn" ? "heading" : "told";
  return { kind, ply, args, about: { seat, rank }, fades: false };
}

const LOG = [
  line("round", 0, { round: 1 }),
  line("laid", 1, { party: 1, card: "R04a" }),
  line("laid", 2, { party: 0, card: "R05a" }),
  line("laid", 3, { party: 1, card: "R06a" }),
  line("cubes-taken", 3, { seat: 1, cubes: 1 }),
  line("turn", 3, { seat: 0 }),
];

describe("the log", () => {
  it("marks the last move of each opponent, and none of the reader's own", () => {
    expect(entries(LOG, 0).map((entry) => entry.last)).toEqual([null, null, null, 1, 1, null]);
    expect(entries(LOG, -1).map((entry) => entry.last)).toEqual([null, null, 0, 1, 1, null]);
  });

  it("begins paragraphs with rounds and turns", () => {
    expect(entries(LOG, 0).flatMap((entry) => (entry.headline ? [entry.index] : []))).toEqual([0, 5]);
  });

  it("finds a seat's last move", () => {
    expect(lastMove(LOG, 1).map((each) => each.kind)).toEqual(["laid", "cubes-taken"]);
    expect(lastMove(LOG, 2)).toEqual([]);
  });
});

describe("notes about the table", () => {
  const note = (kind: Note["kind"], ply: number, more: Partial<Note> = {}): Note => ({
    kind, ply, at: 0, seat: 1, name: "Bonny", by: "", before: "", level: "", agreed: [], until: 0, ...more,
  });
  const order = (notes: Note[]) =>
    withNotes(entries(LOG, 0), notes).map((each) => ("line" in each ? each.line.kind : `* ${each.kind}`));

  it("stand behind what had happened by then", () => {
    const told = order([note("stand_in", 1), note("back", 2), note("left", 9)]);
    expect(told).toEqual(["round", "laid", "* stand_in", "laid", "* back", "laid", "cubes-taken", "turn", "* left"]);
  });

  it("keep their order across a rewind, after which plies are counted again", () => {
    const told = order([note("stand_in", 3), note("rewind", 1), note("back", 2)]);
    expect(told.slice(0, 6)).toEqual(["round", "laid", "* stand_in", "* rewind", "laid", "* back"]);
  });

  it("say who agreed, if anybody was asked", () => {
    const words = { t: (key: string, given: object) => `${key} ${JSON.stringify(given)}`, level: (one: string) => one, moment: (at: number) => `${at}` };
    expect(noteText(words, note("rewind", 0))).not.toContain("agreed");
    expect(noteText(words, note("rewind", 0, { agreed: ["Anne", "Mary"] }))).toContain('at-note-agreed {"who":"Anne, Mary"}');
  });
});

describe("the verdict", () => {
  const words = {
    has: (key: string) => !key.startsWith("verdict-"),
    t: (key: string, args: Record<string, string | number> = {}) => `${key} ${Object.values(args).join(" ")}`.trim(),
  };
  const ended = (ending: Partial<NonNullable<View["ending"]>>, scores: number[], seat = 0) =>
    ({ seats: scores.length, seat, scores, ending: { places: [], winners: [], reason: "done", tie_break: "", rank: "", ...ending } }) as unknown as View;
  const names = ["Anne", "Bo", "Cleo"];

  it.each([
    ["a winner", ended({ winners: [1] }, [3, 5]), "Ending-winner Bo no 5", ["ending-done"]],
    ["the reader", ended({ winners: [0], tie_break: "grey" }, [5, 5]), "Ending-winner Anne yes 5", ["ending-done", "tie-break-grey"]],
    ["a shared win", ended({ winners: [0, 2], tie_break: "shared" }, [5, 3, 5]), "Ending-shared and Anne Cleo 5", ["ending-done", "tie-break-shared"]],
    ["a lone player", ended({ rank: "legend" }, [120]), "Ending-nobody 120", ["ending-done", "rank-legend"]],
    ["nobody", ended({}, [0, 0]), "Ending-all-lost", ["ending-done"]],
  ])("for %s", (_, view, headline, lines) => {
    expect(verdict(words, view, names)).toEqual({ headline, lines });
  });

  it("says coins where a game counts coins", () => {
    const own = { ...words, has: () => true };
    expect(verdict(own, ended({ winners: [0, 1] }, [4, 4]), names).headline).toBe("Verdict-pair and Anne Bo 4");
  });
});
