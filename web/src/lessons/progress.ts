/** How far guided games are, by table; kept in this browser, so that one can leave and go on later. */

export interface Place {
  step: number;
  made: number;
}

export interface Kept {
  game: string;
  place: Place;
  /** Where the guide was when the learner was asked, question by question. */
  marks: [string, Place][];
  /** The learner went on without it. */
  left: boolean;
  ended: boolean;
}

const KEY = "doubloon-lessons";
const TOLD = "doubloon-alone";
/** Tables that are remembered, the newest. */
const MOST = 12;

export function progressOf(table: string): Kept | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export function keepProgress(table: string, kept: Kept): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, kept]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing still teaches, until the page is loaded again.
  }
}

/** The learner wants to go on with what was left. */
export function takeUp(table: string): void {
  const kept = progressOf(table);
  if (kept) keepProgress(table, { ...kept, left: false });
}

/** Has it been told in this browser what is different for who plays this game alone? */
export function toldAlone(game: string): boolean {
  return (localStorage.getItem(TOLD) ?? "").split(" ").includes(game);
}

export function keepTold(game: string): void {
  try {
    localStorage.setItem(TOLD, `${localStorage.getItem(TOLD) ?? ""} ${game}`.trim());
  } catch {
    // It is told again.
  }
}

/** The newest table of a game where somebody stopped on the way. */
export function begun(game: string): string | null {
  return read().findLast(([, kept]) => kept.game === game && !kept.ended)?.[0] ?? null;
}

/** What was written down, as far as it makes sense: others may have written there, too. */
function read(): [string, Kept][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, Kept] {
  if (!Array.isArray(entry) || typeof entry[0] !== "string") return false;
  const kept = entry[1] as Partial<Kept> | null;
  const marks = kept?.marks;
  return typeof kept?.game === "string" && isPlace(kept.place) && Array.isArray(marks) && marks.every((mark) => isPlace(mark?.[1]));
}

function isPlace(place: unknown): place is Place {
  const { step, made } = (place ?? {}) as Partial<Place>;
  return Number.isInteger(step) && Number.isInteger(made);
}
