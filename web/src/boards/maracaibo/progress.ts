/** What the server reckons for the reader: how far one is with each quest, and what cards cost. */
import type { Shown } from "../../lib/types";

export interface Need {
  /** Such as `2/4`. */
  text: string;
  met: boolean;
}

/** By spot of a quest, a mark for each thing that is needed. */
export function progressOf(shown: Shown | null): Map<string, Need[]> {
  const spots = (shown?.parts ?? []).flatMap((part) => part.spots ?? []).filter((spot) => spot.id.startsWith("quest:"));
  return new Map(
    spots.map(({ id, marks = [] }) => [id, marks.map(({ sign, tone }) => ({ text: String(sign), met: tone === "green" }))]),
  );
}

/** By space, what the reader pays for its card where that is not what is printed. */
export function pricesOf(shown: Shown | null): Map<string, string> {
  const spots = (shown?.parts ?? []).flatMap((part) => part.spots ?? []).filter((spot) => spot.id.startsWith("space:"));
  return new Map(
    spots.flatMap(({ id, marks = [] }) => {
      const price = marks.map(({ sign }) => /^(\d+) ●$/.exec(String(sign))?.[1]).find(Boolean);
      return price ? [[id, price] as const] : [];
    }),
  );
}
