/** How a thing is drawn where there is little room: beside its name in a sentence. */
import type { Shown } from "../lib/types";

export interface Symbol {
  /** Its picture, or "". */
  glyph: string;
  /** Its look, a name of `styles/tones.css`. */
  tone: string;
}

export type Symbols = ReadonlyMap<string, Symbol>;

/** By the ids of spots. What lies within something, as `box:PU11/a1`, looks like that. */
export function symbolsOf(shown: Shown | null): Symbols {
  const found = new Map<string, Symbol>();
  for (const { spots = [] } of shown?.parts ?? [])
    for (const { id, glyph = "", tone = "" } of spots) found.set(id, { glyph, tone });
  for (const id of [...found.keys()]) {
    const around = /^box:([^/]+)\//.exec(id)?.[1];
    const card = around && found.get(`card:${around}`);
    if (card) found.set(id, card);
  }
  return found;
}
