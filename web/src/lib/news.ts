/** What has been told, and what is new. */
import type { LogLine, Note } from "./types";

/** The notes behind the last one that is known already; older ones may have been dropped. */
export function newNotes(known: Note[], all: Note[]): Note[] {
  const last = JSON.stringify(known.at(-1));
  return all.slice(all.findLastIndex((note) => JSON.stringify(note) === last) + 1);
}

/** The log with new lines; one that fades takes the place of the earlier ones of its kind. */
export function withNews(log: LogLine[], news: LogLine[]): LogLine[] {
  let lines = log;
  for (const line of news) {
    if (line.fades) lines = lines.filter((old) => old.kind !== line.kind);
    lines = [...lines, line];
  }
  return lines;
}
