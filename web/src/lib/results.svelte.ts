/** The log-book: what came of the games that were played in this browser. Nobody else is told. */
import type { TableInfo, View } from "./types";

const KEY = "doubloon-logbook";
const MOST = 2000; // games that are kept

export interface Result {
  table: string;
  game: string;
  /** When it was written down, such as 2026-11-17. */
  date: string;
  seats: number;
  /** The levels of the bots, and `person` for everybody else. */
  against: string[];
  points: number;
  place: number;
  won: boolean;
  hints: number;
  /** The day whose voyage it was. */
  daily: string;
}

export interface Standing {
  game: string;
  opponent: string;
  games: number;
  won: number;
  best: number;
}

export class Results {
  all = $state.raw<Result[]>([]);

  constructor() {
    this.all = read(localStorage.getItem(KEY));
  }

  /** A game that is over, as the reader's seat ended it; once each. One from a position, with a guide, or in which mostly bots played counts for nothing. */
  note(table: TableInfo, view: View, seat: number, date: string): void {
    if (seat < 0 || !view.ending || table.halfway || table.lesson || table.seats[seat]?.lent || this.all.some((one) => one.table === table.id)) return;
    const others = table.seats.filter((_, place) => place !== seat);
    this.#keep([
      ...this.all,
      {
        table: table.id,
        game: table.game,
        date,
        seats: view.seats,
        against: others.map(({ kind, level }) => (kind === "bot" ? level : "person")),
        points: view.scores[seat] ?? 0,
        place: view.ending.places[seat] ?? 0,
        won: view.ending.winners.includes(seat),
        hints: table.seats[seat]?.hints ?? 0,
        daily: table.daily,
      },
    ]);
  }

  /** The first finished try of a day's voyage, which counts. */
  voyage(day: string): Result | null {
    return this.all.find(({ daily }) => daily === day) ?? null;
  }

  /** For each game and opponent: how often, how often won, the best. */
  standings(): Standing[] {
    const found = new Map<string, Standing>();
    for (const { game, against, won, points } of this.all)
      for (const opponent of against.length ? new Set(against) : ["alone"]) {
        const key = `${game} ${opponent}`;
        const old = found.get(key) ?? { game, opponent, games: 0, won: 0, best: points };
        found.set(key, { ...old, games: old.games + 1, won: old.won + Number(won), best: Math.max(old.best, points) });
      }
    return [...found.values()].sort((one, other) => one.game.localeCompare(other.game) || other.games - one.games);
  }

  /** All of it as a file. */
  text(): string {
    return JSON.stringify({ doubloon: "log-book 1", games: this.all }, null, 1);
  }

  /** What another browser has written down, added to this; how many games are new, or null for what is no log-book. */
  add(text: string): number | null {
    try {
      const found = JSON.parse(text) as { doubloon?: unknown; games?: unknown };
      if (found.doubloon !== "log-book 1") return null;
      const known = new Set(this.all.map(({ table }) => table));
      const fresh = read(JSON.stringify(found.games)).filter(({ table }) => !known.has(table));
      this.#keep([...this.all, ...fresh]);
      return fresh.length;
    } catch {
      return null;
    }
  }

  forget(): void {
    this.#keep([]);
  }

  #keep(all: Result[]): void {
    this.all = all.slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

/** What was written down, as far as it makes sense. */
function read(text: string | null): Result[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isResult) : [];
  } catch {
    return [];
  }
}

function isResult(one: Partial<Result> | null): one is Result {
  const { table, game, date, points, place, won, against } = one ?? {};
  const texts = [table, game, date].every((each) => typeof each === "string");
  return texts && [points, place].every(Number.isFinite) && typeof won === "boolean" && Array.isArray(against);
}

export const results = new Results();
