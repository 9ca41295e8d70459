/** Everybody's points as this tab has seen them grow; kept in it, so that they are there when the page is loaded again. */
export interface Gains {
  /** The ply from which on everything was seen. */
  since: number;
  /** The points that all of it came to. */
  now: number[];
  /** What each seat gained, by ply. */
  by: ReadonlyMap<number, number[]>;
}

type Shelf = Pick<Storage, "getItem" | "setItem">;

/** A browser that keeps nothing still plays. */
const TAB: Shelf = {
  getItem(name) {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  },
  setItem(name, text) {
    try {
      sessionStorage.setItem(name, text);
    } catch {
      // It is gone when the page is.
    }
  },
};

const named = (table: string) => `gains ${table}`;

/** What was kept of a table that is at this ply with these points; of what came after it, moves were taken back. */
export function keptGains(table: string, ply: number, points: number[], shelf: Shelf = TAB): Gains {
  const kept = shelf.getItem(named(table));
  if (!kept) return { since: ply, now: points, by: new Map() };
  const { since, now, by } = JSON.parse(kept) as { since: number; now: number[]; by: [number, number[]][] };
  const gains = { since, now, by: new Map(by) };
  // Whoever was away has missed something.
  const whole = String(pointsAfter(ply, gains)) === String(points);
  return { since: whole ? since : ply, now: points, by: new Map(by.filter(([each]) => each <= ply)) };
}

export function keepGains(table: string, { since, now, by }: Gains, shelf: Shelf = TAB): void {
  shelf.setItem(named(table), JSON.stringify({ since, now, by: [...by] }));
}

/** With the points that everybody has after a ply. */
export function withGain({ since, now, by }: Gains, ply: number, points: number[]): Gains {
  const known = by.get(ply) ?? [];
  const gained = points.map((each, seat) => each - (now[seat] ?? 0) + (known[seat] ?? 0));
  return { since, now: points, by: gained.some(Boolean) ? new Map(by).set(ply, gained) : by };
}

/** Everybody's points after a ply; null if this tab had not come by then. */
export function pointsAfter(ply: number, { since, now, by }: Gains): number[] | null {
  if (ply < since) return null;
  const later = [...by].filter(([each]) => each > ply);
  return now.map((points, seat) => later.reduce((left, [, gained]) => left - (gained[seat] ?? 0), points));
}

/** What was counted at the last of these plies came at all of them: with everybody's points before, and after each. */
export function spread({ since, now, by }: Gains, before: number[], after: { ply: number; points: number[] }[]): Gains {
  const counted = new Map(by);
  after.forEach(({ ply, points }, at) => {
    const had = after[at - 1]?.points ?? before;
    counted.set(ply, points.map((each, seat) => each - (had[seat] ?? 0)));
  });
  return { since, now, by: counted };
}
