/** Who is away, and since when: a bot may play on only after a while. Times are those of `Date.now()`. */
import type { Note, Presence, TableInfo } from "./types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When the person of each seat went, as far as we were told at this moment; null for who is here. */
export function goneSince(presence: Presence, now: number): (number | null)[] {
  return presence.online.map((online, seat) => {
    const away = presence.away[seat] ?? 0;
    return online && !away ? null : now - away * 1000;
  });
}

/** So many seconds until a bot may be asked for. */
export function secondsLeft(since: number | null, table: Pick<TableInfo, "away">, now: number): number {
  return since === null ? table.away : Math.max(0, Math.ceil((since - now) / 1000 + table.away));
}

/** "after 90 seconds", "after 5 minutes": the words and the number in them. */
export function waitingTime(seconds: number): { key: string; count: number } {
  return seconds % 60
    ? { key: "house-seconds", count: seconds }
    : { key: "house-minutes", count: seconds / 60 };
}

/**
 * The place of the first note that the one who opens the table has missed.
 *
 * For whom a bot has played, that is when it began to; the bot is still there at the first look, and goes at once.
 */
export function missedFrom(notes: Note[], seats: TableInfo["seats"], seat: number): number {
  if (seats[seat]?.kind !== "bot") return notes.length;
  const since = notes.findLastIndex((note) => (note.kind === "stand_in" || note.kind === "late") && note.seat === seat);
  return since < 0 ? notes.length : since;
}

/** "19 hours": the words and the number in them; rough, as one speaks of such times. */
export function spell(seconds: number): { key: string; count: number } {
  if (seconds < 90 * MINUTE) return { key: "house-time-minutes", count: Math.max(1, Math.round(seconds / MINUTE)) };
  if (seconds < 2 * DAY - HOUR / 2) return { key: "house-time-hours", count: Math.round(seconds / HOUR) };
  return { key: "house-time-days", count: Math.round(seconds / DAY) };
}
