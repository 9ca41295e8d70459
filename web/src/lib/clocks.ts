/** How much time somebody has, and how that is said. Times are the table's, in seconds since 1970. */
import type { Clock, SeatClock } from "./types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What the form offers. */
export const CLOCKS: Clock[] = [
  ...[30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE].map((seconds): Clock => ({ kind: "turn", seconds, more: 0 })),
  ...[10, 20, 40].map((minutes): Clock => ({ kind: "game", seconds: minutes * MINUTE, more: minutes / 2 })),
  ...[1, 2, 3, 7].map((days): Clock => ({ kind: "days", seconds: days * DAY, more: 0 })),
];

/** How many days somebody can say that they are away. */
export const AWAY_DAYS = [1, 2, 3, 5, 7];

/** The seconds that are left at a time. */
export function secondsOf(clock: SeatClock, now: number): number {
  return clock.since ? Math.max(0, clock.left - Math.max(0, now - clock.since)) : clock.left;
}

/** Words for a clock that can be chosen. */
export function clockWords(clock: Clock | null): { key: string; args: Record<string, number> } {
  if (!clock) return { key: "house-clock-none", args: {} };
  if (clock.kind === "days") return { key: "house-clock-days", args: { days: clock.seconds / DAY } };
  if (clock.kind === "game") return { key: "house-clock-game", args: { minutes: clock.seconds / MINUTE, more: clock.more } };
  const minutes = clock.seconds / MINUTE;
  return minutes < 1
    ? { key: "house-clock-turn-seconds", args: { seconds: clock.seconds } }
    : { key: "house-clock-turn", args: { minutes } };
}

/** As a clock shows it: 0:09, 12:30; in hours and days where seconds are nothing. */
export function dial(seconds: number): { key: string; args: Record<string, string | number> } {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * DAY) return { key: "at-clock-days", args: { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) } };
  if (whole >= 2 * HOUR) return { key: "at-clock-hours", args: { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) } };
  return { key: "at-clock-minutes", args: { time: `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}` } };
}
