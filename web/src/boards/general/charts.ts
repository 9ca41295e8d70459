// Which chart lays out which game; each comes when it is needed.

import { fetched } from "../../lib/fetching";
import type { View } from "../../lib/types";
import type { Chart } from "./layout";

const CHARTS: Record<string, () => Promise<{ chart: unknown }>> = {
};

/** The chart of a game that has one. It is only ever given views of that game, so the cast is safe. */
export async function chartOf(game: string): Promise<Chart<View> | null> {
  const load = CHARTS[game];
  return load ? ((await fetched(load)).chart as Chart<View>) : null;
}
