/** Who is away, and since when: a bot may play on only after a while. Times are those of `Date.now()`. */
import type { Presence, TableInfo } from "./types";

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
