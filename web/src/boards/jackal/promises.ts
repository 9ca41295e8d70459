/** What surely happens at each place that can be chosen, as signs at its corner. */
import type { Preview } from "../../lib/types";
import type { Choosing } from "../../table/choosing.svelte";
import { type Sign, SIGNS } from "./signs/signs";

export interface Promised {
  spot: string;
  signs: Sign[];
  /** The one who goes there dies. */
  deadly: boolean;
}

/** Of several ways to one place only what all of them bring is promised. */
export function promisesOf(choosing: Choosing, previews: Preview[]): Promised[] {
  const known = new Map(previews.map((preview) => [preview.move, preview]));
  const found = new Map<string, Promised>();
  for (const choice of choosing.candidates) {
    const [spot] = choice.goal;
    const preview = known.get(choice.move);
    if (!spot || !preview || !choosing.open.has(spot)) continue;
    const signs = signsOf(preview);
    const deadly = preview.foretold.lost ?? false;
    const before = found.get(spot);
    found.set(spot, {
      spot,
      signs: before ? before.signs.filter((sign) => signs.includes(sign)) : signs,
      deadly: deadly && (before?.deadly ?? true),
    });
  }
  return [...found.values()];
}

function signsOf(preview: Preview): Sign[] {
  return [...new Set((preview.foretold.sure ?? []).flatMap(({ what }) => SIGNS[what] ?? []))];
}
