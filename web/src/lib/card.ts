/** A table in a list: how it stands, and what can be done there. The words are keys. */
import type { TableCard } from "./types";

/** How it stands, and for how many it has room. */
export function standing({ table, your_turn }: TableCard): { key: string; count: number } {
  const count = table.seats.filter((seat) => seat.kind === "open").length;
  if (table.damaged) return { key: "house-damaged", count };
  if (your_turn) return { key: "house-your-turn", count };
  return { key: table.phase === "waiting" && count ? "house-open-seats" : `house-phase-${table.phase}`, count };
}

/** Only who has a seat can go on, and only with a game that can. */
export function goesOn({ table, you }: TableCard): boolean {
  return you !== null && table.phase !== "over" && !table.damaged;
}

/** The rematch of a game of one's own, as long as one has no seat there; null if there is none. */
export function nextGame({ table, you }: TableCard, own: TableCard[]): string | null {
  if (you === null || own.some((card) => card.table.id === table.rematch)) return null;
  return table.rematch;
}
