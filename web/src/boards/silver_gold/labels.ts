/** Cards and boxes in words, for labels: what the chart shows to the eye. */
import type { SpotWords } from "../board";

export type Spots = Map<string, SpotWords>;

/** A card: its name, and everything about it. */
export function cardLabel(spots: Spots, card: string): string {
  const { about } = spots.get(`card:${card}`) ?? { about: "" };
  return [card, about].filter(Boolean).join(". ");
}

/** A box of a card: its name, its symbol, whether it is crossed. */
export function boxLabel(spots: Spots, card: string, box: string): string {
  const { about } = spots.get(`box:${card}/${box}`) ?? { about: "" };
  return [box, about].filter(Boolean).join(", ");
}
