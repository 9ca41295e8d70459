/** What this browser remembers of the puzzles that were tried here: nobody else is told. */

const KEY = "doubloon-puzzles";
const MOST = 2000; // cards that are remembered

export interface Tried {
  tries: number;
  solved: boolean;
  /** Fewest turns, and the survivors then. */
  turns: number;
  alive: number;
  /** Solved in the proved best. */
  best: boolean;
  /** Every solution so far had help. */
  helped: boolean;
}

const NEW: Tried = { tries: 0, solved: false, turns: 0, alive: 0, best: false, helped: false };

export interface Solved {
  turns: number;
  alive: number;
  best: boolean;
  helped: boolean;
}

export class Diary {
  #tried = $state.raw<Record<string, Tried>>({});

  constructor() {
    this.#tried = read();
  }

  of(key: string): Tried {
    return this.#tried[key] ?? NEW;
  }

  /** A first move was made. */
  tried(key: string): void {
    const tried = this.of(key);
    this.#keep(key, { ...tried, tries: tried.tries + 1 });
  }

  solved(key: string, { turns, alive, best, helped }: Solved): void {
    const tried = this.of(key);
    const better = !tried.solved || turns < tried.turns || (turns === tried.turns && alive > tried.alive);
    this.#keep(key, {
      tries: Math.max(1, tried.tries),
      solved: true,
      turns: better ? turns : tried.turns,
      alive: better ? alive : tried.alive,
      best: tried.best || best,
      helped: tried.solved ? tried.helped && helped : helped,
    });
  }

  /** How many days up to this one were solved without a gap; today may still be open. */
  streak(today: string): number {
    let days = 0;
    for (let date = this.of(dayKey(today)).solved ? today : before(today); this.of(dayKey(date)).solved; date = before(date)) days++;
    return days;
  }

  #keep(key: string, tried: Tried): void {
    const { [key]: _, ...others } = this.#tried;
    this.#tried = { ...Object.fromEntries(Object.entries(others).slice(1 - MOST)), [key]: tried };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#tried));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export function dayKey(date: string): string {
  return `day/${date}`;
}

/** The day before a date such as 2026-11-16. */
export function before(date: string, days = 1): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

/** What was written down, as far as it makes sense. */
function read(): Record<string, Tried> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (!found || typeof found !== "object") return {};
    return Object.fromEntries(Object.entries(found).map(([key, tried]) => [key, { ...NEW, ...(tried as Partial<Tried>) }]));
  } catch {
    return {};
  }
}

export const diary = new Diary();
