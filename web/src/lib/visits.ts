/** What this device remembers of the tables it was at: when that was, the tab, and sketches that were not sent. */

const KEY = "doubloon-visits";
const MOST = 60;

export interface Visit {
  /** When the table was last looked at here, in seconds: the table's time where it has clocks, else this device's. */
  at: number;
  /** What a phone showed. */
  tab: string;
  /** What was laid down and not sent, part by part of the board, each with the question that it belongs to. */
  sketch: Record<string, { question: string; laid: unknown }>;
}

type Shelf = Pick<Storage, "getItem" | "setItem">;

function all(shelf: Shelf): Record<string, Visit> {
  try {
    const found: unknown = JSON.parse(shelf.getItem(KEY) ?? "{}");
    return found !== null && typeof found === "object" && !Array.isArray(found) ? (found as Record<string, Visit>) : {};
  } catch {
    return {};
  }
}

/** What is remembered of a table; null if this device was never there, or keeps nothing. */
export function lastVisit(table: string, shelf: Shelf = localStorage): Visit | null {
  const { at, tab, sketch } = all(shelf)[table] ?? {};
  if (typeof at !== "number") return null;
  return { at, tab: typeof tab === "string" ? tab : "board", sketch: sketch ?? {} };
}

/** Remember more of a table; of many tables those that were seen last. */
export function noteVisit(table: string, more: Partial<Visit>, shelf: Shelf = localStorage): void {
  const known = all(shelf);
  const visit = { at: 0, tab: "board", sketch: {}, ...known[table], ...more };
  const others = Object.entries(known).filter(([id]) => id !== table);
  const kept = [...others, [table, visit] as const].sort(([, one], [, other]) => one.at - other.at).slice(-MOST);
  try {
    shelf.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
