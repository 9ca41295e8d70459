/** What lines of the log are about, so that the board can show it: boxes, cards, parts of a score card. */
import type { LogLine } from "../../lib/types";

export interface Marks {
  /** Boxes as "PU04/b2". */
  boxes: Set<string>;
  /** Cards by their id. */
  cards: Set<string>;
  /** Parts of score cards, as "2/coins". */
  parts: Set<string>;
}

const PARTS: Record<string, string> = {
  coin: "coins",
  "coin-forfeited": "coins",
  "plan-coins": "coins",
  "row-filled": "coins",
  palm: "palms",
  "palm-forfeited": "palms",
  cup: "cups",
  "no-cup": "cups",
};

/** What the others did, for the marks of their last moves. */
const DEEDS = new Set(["plan", "took", "drew"]);

export function marksOf(lines: LogLine[]): Marks {
  const marks: Marks = { boxes: new Set(), cards: new Set(), parts: new Set() };
  for (const { kind, about } of lines) {
    for (const spot of about.spots ?? []) {
      const [sort = "", name = ""] = spot.split(":");
      if (sort === "box") marks.boxes.add(name);
      if (sort === "card") marks.cards.add(name);
    }
    const part = PARTS[kind];
    if (part) marks.parts.add(`${about.seat}/${part}`);
  }
  return marks;
}

/** What the others did last: in this turn, or in the one before while this one has shown nothing yet. */
export function lastDeeds(log: LogLine[], seat: number): LogLine[] {
  const turns = log.flatMap((line, index) => (line.kind === "turn" ? [index] : []));
  const since = turns.at(-2) ?? turns.at(-1) ?? 0;
  return log.slice(since).filter((line) => DEEDS.has(line.kind) && line.about.seat !== seat);
}

/** What a player has crossed in this turn, as far as the log says. */
export function deedsNow(log: LogLine[], seat: number): LogLine[] {
  const since = log.findLastIndex((line) => line.kind === "turn");
  return log.slice(since + 1).filter((line) => line.kind.startsWith("crossed-") && line.about.seat === seat);
}

/** Which boxes of a card are marked. */
export function boxesOn(marks: Set<string>, card: string): string[] {
  return [...marks].filter((mark) => mark.startsWith(`${card}/`)).map((mark) => mark.slice(card.length + 1));
}
