/** A table in a list: how it stands, and what can be done there. The words are keys. */
import type { TableCard } from "./types";

/** How it stands, and for how many it has room. */
export function standing({ table, your_turn }: TableCard): { key: string; count: number } {
  const count = table.seats.filter((seat) => seat.kind === "open").length;
  if (table.damaged) return { key: "house-damaged", count };
  if (your_turn) return { key: "house-your-turn", count };
  return { key: table.phase === "waiting" && count ? "house-open-seats" : `house-phase-${table.phase}`, count };
}

/** What a table of one's own asks of its reader. */
export type Group = "yours" | "waiting" | "bots" | "open" | "over";
const GROUPS: Group[] = ["yours", "waiting", "bots", "open", "over"];

export function groupOf({ table, you, your_turn }: Pick<TableCard, "table" | "you" | "your_turn">): Group {
  if (table.phase === "over" || table.damaged) return "over";
  if (table.phase === "waiting") return "open";
  // A bot with a name plays for somebody who will be back.
  const people = table.seats.some(({ kind, name }, seat) => seat !== you && (kind !== "bot" || name));
  if (!people) return "bots";
  return your_turn ? "yours" : "waiting";
}

/** Those first at which others wait for the reader, of these where least time is left; then as they were. */
export function inOrder(own: TableCard[]): TableCard[] {
  const rank = (card: TableCard) => GROUPS.indexOf(groupOf(card));
  const left = (card: TableCard) => card.left ?? Infinity;
  return own.toSorted((one, other) => rank(one) - rank(other) || (left(one) === left(other) ? 0 : left(one) - left(other)));
}

/** The tables that wait for the reader; bots do not mind waiting. */
export function waitingFor(own: TableCard[]): string[] {
  return own.filter((card) => groupOf(card) === "yours").map(({ table }) => table.id);
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
