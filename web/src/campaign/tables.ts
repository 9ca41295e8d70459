/** Campaigns among tables: a table like any other, of which the options name the islands. */
import type { TableCard, TableInfo } from "../lib/types";

const ALONE = "no"; // the option that no island follows

/** The islands of a table in their order. */
export function islandsOf(table: Pick<TableInfo, "options">): string[] {
  const { island = "", campaign = ALONE } = table.options;
  return [island, ...(campaign === ALONE ? [] : campaign.split("-"))].filter(Boolean);
}

/** One's campaigns that are not over, those that wait for the reader first. */
export function campaignsIn(tables: TableCard[]): TableCard[] {
  const found = tables.filter(({ table }) => table.game === "jackal" && table.phase !== "over" && islandsOf(table).length > 1);
  return found.sort((one, other) => Number(other.your_turn) - Number(one.your_turn));
}
