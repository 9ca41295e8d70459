/** What the server works out for the drawing: no rule is known here. */
import type { LootIslandDrawn, Shown } from "../../lib/types";

export type Facts = LootIslandDrawn;

/** Before anything was told. */
const NOTHING: Facts = {
  edge: 0,
  coasts: [],
  explored: [],
  picks: [],
  looting: null,
  fates: {},
  taking: null,
  barred: [],
  acts: [],
  wanted: null,
  deciding: false,
  chains: null,
  tosses: null,
  ladder: [],
  seats: [],
};

/** The facts of how a table is shown, or of what a preview foretells. */
export function factsOf(shown: Pick<Shown, "drawn"> | null): Facts {
  return (shown?.drawn as Facts | null | undefined) ?? NOTHING; // of this game, as its view is
}
