/** The log as a story. */
import { describe, expect, it } from "vitest";
import type { LogLine, Note } from "../src/lib/types";
import { entries, withNotes } from "../src/table/logbook";
import { folded, gainsIn, joined, newsFrom, newsIn, story, type Round } from "../src/table/story";

type Rank = "heading" | "told" | "detail";

function line(kind: string, ply: number, seat = -1, rank: Rank = "told", args: LogLine["args"] = {}): LogLine {
  return { kind, ply, args: seat < 0 ? args : { seat, ...args }, about: { seat, rank }, fades: false };
}

/** Each round as text: chapters under their headings, turns with their seat, details in brackets. */
function drawn(rounds: Round[]): string[] {
  const details = (all: { line: LogLine }[]) => (all.length ? [`(${all.map((each) => each.line.kind)})`] : []);
  return rounds.map(({ round, chapters }) => {
    const told = chapters.flatMap((chapter) => [
      ...(chapter.heading ? [`# ${chapter.heading.kind}`] : []),
      ...chapter.items.flatMap((item) =>
        "lines" in item
          ? [[`${item.news ? "!" : ""}${item.seat ?? "-"}:`, ...item.lines.map((each) => each.line.kind), ...details(item.details)].join(" ")]
          : [`* ${item.kind}`],
      ),
      ...details(chapter.details),
    ]);
    return `${round} ${told.join("; ")}`;
  });
}

function told(log: LogLine[], reader = 0, notes: Note[] = []): string[] {
  return drawn(story(withNotes(entries(log, reader), notes), newsFrom(log, reader)));
}

const SEALED = [
  line("dealt", 0, 0),
  line("turn", 3, -1, "heading", { round: 1, turn: 1 }),
  line("finished", 3, 1, "detail"),
  line("crossed", 3, 0),
  line("coin", 3, 0),
  line("finished", 3, 0, "detail"),
  line("plan", 6, 1),
  line("plan-coins", 6, 1),
  line("plan", 6, 2),
  line("completed", 6, 0),
];

const IN_TURN = [
  line("island", 0, -1, "heading"),
  line("turn", 1, 0, "heading", { crew: "white" }),
  line("sailed", 2, 0),
  line("turn", 2, 1, "heading", { crew: "red" }),
  line("explored", 3),
  line("moved", 3, 1),
  line("back", 3, 0),
  line("turn", 3, 0, "heading", { crew: "white" }),
];

describe("the story", () => {
  it("has an entry a turn where all choose at once, and folds what is small", () => {
    expect(told(SEALED)).toEqual([
      "0 0: dealt",
      "1 # turn; 0: crossed coin (finished); !1: plan plan-coins; !2: plan; !0: completed; (finished)",
    ]);
  });

  it("counts rounds where only turns are announced, and keeps what comes of a move with it", () => {
    expect(told(IN_TURN)).toEqual(["0 # island", "1 0: sailed; !1: explored moved back"]);
    expect(told([...IN_TURN, line("sailed", 4, 0)])).toEqual(["0 # island", "1 0: sailed; 1: explored moved back", "2 0: sailed"]);
  });

  it("keeps notes in their places", () => {
    const note = { kind: "left", ply: 3 } as Note;
    expect(told(SEALED, 0, [note])[1]).toMatch(/^1 # turn; 0: crossed coin \(finished\); \* left; !1: plan/);
  });

  it("has no news for spectators, and none right after one's own move", () => {
    expect(newsFrom(SEALED, -1)).toBe(Infinity);
    expect(newsFrom([...SEALED, line("took", 7, 0)], 0)).toBe(Infinity);
    expect(newsFrom([...SEALED.slice(0, 9), line("turn", 6, -1, "heading", { round: 1 }), line("crossed", 6, 0)], 0)).toBe(Infinity);
    const news = newsIn(story(withNotes(entries(SEALED, 0), []), newsFrom(SEALED, 0)));
    expect(news.map((turn) => turn.seat)).toEqual([1, 2, 0]);
  });
});

describe("who acts without a seat", () => {
  it("has entries of its own, also in the middle of a turn", () => {
    const bear = (kind: string, seat = -1): LogLine => ({ ...line(kind, 4, seat), about: { seat, rank: "told", sign: "bear" } });
    const log = [line("turn", 3, 1, "heading"), line("moved", 4, 1), bear("bear-moved"), bear("mauled", 0), line("moved", 5, 1)];
    expect(told(log)).toEqual(["1 !1: moved; !-: bear-moved mauled; !1: moved"]);
  });
});

describe("points", () => {
  it("stand at the turn of who gained them, once", () => {
    const rounds = story(entries([line("plan", 4, 1), line("plan", 4, 2), line("cup", 4, 1), line("plan", 6, 1)], 0));
    const gains = new Map([
      [4, [0, 3, 2]],
      [6, [0, 1, 0]],
    ]);
    expect([...gainsIn(rounds, gains).values()]).toEqual([3, 2, 1]);
  });
});

describe("sentences", () => {
  it("name the same person once", () => {
    const said = ["Gull lays red 5.", "Gull lays red 9.", "The deck is shuffled.", "Gull draws a card."];
    expect(joined(said, "Gull")).toEqual(["Gull lays red 5,", "lays red 9.", "The deck is shuffled.", "Gull draws a card."]);
  });

  it("of another whose name begins alike stay apart", () => {
    expect(joined(["Gull 2 passes.", "Gull 2’s card is full."], "Gull 2")).toEqual(["Gull 2 passes.", "Gull 2’s card is full."]);
  });
});

describe("a turn's entry", () => {
  const aside = (kind: string): LogLine => ({ ...line(kind, 2, 0), about: { seat: 0, rank: "told", aside: true } });
  const entry = (log: LogLine[]) => {
    const [turn] = newsIn(story(entries(log, 1), 0));
    const { told, details } = folded(turn!);
    return [told, details].map((all) => all.map((each) => each.line.kind).join(" "));
  };

  it("folds the steps on the way, in their order", () => {
    expect(entry([line("sailed", 2, 0), aside("rolled"), aside("spent"), line("treasure", 2, 0), line("small", 2, 0, "detail"), aside("points")])).toEqual([
      "sailed treasure",
      "rolled spent small points",
    ]);
  });

  it("tells the steps where there is nothing else", () => {
    expect(entry([aside("rolled"), aside("spent")])).toEqual(["rolled spent", ""]);
  });
});
