/** How far the reader is with each quest, as the server measures it: by spot, a mark for each thing that is needed. */
import type { Shown } from "../../lib/types";

export interface Need {
  /** Such as `2/4`. */
  text: string;
  met: boolean;
}

export function progressOf(shown: Shown | null): Map<string, Need[]> {
  const spots = (shown?.parts ?? []).flatMap((part) => part.spots ?? []).filter((spot) => spot.id.startsWith("quest:"));
  return new Map(
    spots.map(({ id, marks = [] }) => [id, marks.map(({ sign, tone }) => ({ text: String(sign), met: tone === "green" }))]),
  );
}
