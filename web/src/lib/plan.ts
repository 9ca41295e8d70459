/** The plan of a new table: who sits where, before anybody does. */
import type { CreateTable, GameInfo, OptionInfo, PresetInfo, SeatPlan } from "./types";

const USUAL_SEATS = 3;

export function usualSeats(game: GameInfo): number {
  return Math.min(game.max_seats, Math.max(game.min_seats, USUAL_SEATS));
}

/** You and bots, or you and those who get the link. */
export function firstSeats(game: GameInfo, friends: boolean, level: string): SeatPlan[] {
  const others: SeatPlan = friends ? { kind: "open" } : { kind: "bot", level };
  return Array.from({ length: usualSeats(game) }, (_, seat) => (seat === 0 ? { kind: "you" } : { ...others }));
}

/** The seats with another plan for one of them. You can sit in one place only: where you were, somebody may come. */
export function withSeat(seats: SeatPlan[], at: number, plan: SeatPlan): SeatPlan[] {
  return seats.map((old, seat) => {
    if (seat === at) return plan;
    return plan.kind === "you" && old.kind === "you" ? (seats[at] ?? { kind: "open" }) : old;
  });
}

/** So many seats: new ones as the last one is, or bots of the usual level; the last ones go first, but never yours. */
export function withCount(seats: SeatPlan[], count: number, level: string): SeatPlan[] {
  const next = seats.slice();
  while (next.length < count) {
    const last = next.at(-1);
    next.push(last && last.kind !== "you" ? { ...last } : { kind: "bot", level });
  }
  while (next.length > count) {
    const last = next.findLastIndex((seat) => seat.kind !== "you");
    next.splice(last < 0 ? next.length - 1 : last, 1);
  }
  return next;
}

/** One click: a game of the usual size against bots. */
export function againstBots(game: GameInfo, level: string): Omit<CreateTable, "name"> {
  return { game: game.id, seats: firstSeats(game, false, level) };
}

/** Seconds of absence that the form offers: the usual ones, and what suits the impatient and games of many days. */
export function absences(usual: number): number[] {
  return [...new Set([15, 30, usual, 120, 300, 900, 3600])].sort((one, other) => one - other);
}

export function defaults(options: OptionInfo[]): Record<string, string> {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

/** What differs from the defaults; the rest need not be said. */
export function chosen(options: OptionInfo[], values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    options.flatMap(({ name, default: usual }) => {
      const value = values[name] ?? usual;
      return value === usual ? [] : [[name, value]];
    }),
  );
}

/** The values of a table that people often want: what it does not say is as usual. */
export function preset(options: OptionInfo[], wanted: PresetInfo): Record<string, string> {
  return { ...defaults(options), ...wanted.options };
}

/** Is the plan this one? */
export function isPreset(wanted: PresetInfo, options: OptionInfo[], seats: number, values: Record<string, string>): boolean {
  if (wanted.seats && wanted.seats !== seats) return false;
  return Object.entries(preset(options, wanted)).every(([name, value]) => values[name] === value);
}
