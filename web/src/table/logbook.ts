/** The log as people read it: which lines begin a paragraph, and where each seat's last move is. */
import type { LogLine } from "../lib/types";

/** Happenings that begin a new paragraph of the story. */
const HEADLINES = [
  "round",
  "turn",
  "island",
  "island-over",
  "round-over",
  "final-exploration",
  "exploring",
  "jordan-turn",
  "game-over",
];

export interface Entry {
  line: LogLine;
  /** Its place in the log. */
  index: number;
  headline: boolean;
  /** It belongs to the last move of this seat, which is not the reader's. */
  last: number | null;
}

/** Whose doing a line tells of. */
export type Whose = (line: LogLine) => number | null;

/** The ply of each seat's last move, as far as the log tells. */
export function lastPlies(log: LogLine[], whose: Whose): Map<number, number> {
  const found = new Map<number, number>();
  for (const line of log) {
    const seat = whose(line);
    if (seat !== null && line.ply > 0 && !HEADLINES.includes(line.kind)) found.set(seat, line.ply);
  }
  return found;
}

export function entries(log: LogLine[], reader: number, whose: Whose): Entry[] {
  const last = lastPlies(log, whose);
  return log.map((line, index) => {
    const seat = whose(line);
    const headline = HEADLINES.includes(line.kind);
    const marked = seat !== null && seat !== reader && last.get(seat) === line.ply && !headline;
    return { line, index, headline, last: marked ? seat : null };
  });
}

/** The lines of a seat's last move. */
export function lastMove(log: LogLine[], seat: number, whose: Whose): LogLine[] {
  const ply = lastPlies(log, whose).get(seat);
  if (ply === undefined) return [];
  return log.filter((line) => line.ply === ply && whose(line) === seat && !HEADLINES.includes(line.kind));
}
