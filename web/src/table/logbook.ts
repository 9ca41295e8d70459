/** The log as people read it: which lines begin a paragraph, and where each seat's last move is. */
import type { LogLine, Note } from "../lib/types";

/** It begins a new paragraph of the story. */
function isHeading(line: LogLine): boolean {
  return line.about.rank === "heading";
}

/** As much of the words as a note needs. */
interface Speaker {
  t(key: string, variables: Record<string, string | number>): string;
  level(level: string): string;
  moment(at: number): string;
}

/** A note in words, with the names of then. */
export function noteText(words: Speaker, note: Note): string {
  const { name: who, by, before, agreed } = note;
  const when = note.until ? words.moment(note.until) : "";
  const told = words.t(`at-note-${note.kind.replace("_", "-")}`, { who, by, before, when, level: words.level(note.level) });
  return agreed.length ? `${told} ${words.t("at-note-agreed", { who: agreed.join(", ") })}` : told;
}

export interface Entry {
  line: LogLine;
  /** Its place in the log. */
  index: number;
  headline: boolean;
  /** It belongs to the last move of this seat, which is not the reader's. */
  last: number | null;
}

/** Whose doing a line tells of; null for nobody's. */
export function whose({ about }: LogLine): number | null {
  return about.seat === undefined || about.seat < 0 ? null : about.seat;
}

/** The ply of each seat's last move, as far as the log tells. */
export function lastPlies(log: LogLine[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const line of log) {
    const seat = whose(line);
    if (seat !== null && line.ply > 0 && !isHeading(line)) found.set(seat, line.ply);
  }
  return found;
}

export function entries(log: LogLine[], reader: number): Entry[] {
  const last = lastPlies(log);
  return log.map((line, index) => {
    const seat = whose(line);
    const headline = isHeading(line);
    const marked = seat !== null && seat !== reader && last.get(seat) === line.ply && !headline;
    return { line, index, headline, last: marked ? seat : null };
  });
}

/**
 * The entries with the notes between them, each behind what had happened by then.
 *
 * After a rewind the plies are counted again: what was noted before it stands before it.
 */
export function withNotes(lines: Entry[], notes: Note[]): (Entry | Note)[] {
  const merged: (Entry | Note)[] = [...lines];
  let ply = Infinity;
  for (const note of notes.toReversed()) {
    ply = Math.min(ply, note.ply);
    merged.splice(lines.findLastIndex(({ line }) => line.ply <= ply) + 1, 0, note);
  }
  return merged;
}

/** The lines of a seat's last move. */
export function lastMove(log: LogLine[], seat: number): LogLine[] {
  const ply = lastPlies(log).get(seat);
  if (ply === undefined) return [];
  return log.filter((line) => line.ply === ply && whose(line) === seat && !isHeading(line));
}
