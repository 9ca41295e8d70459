/** How the slots of a ship board stand: zone by zone, in columns of at most three. */
import type { SourceFace } from "./faces";

export interface Deck {
  /** What the whole board must hold before these slots open; 0 before the first line. */
  barrier: number;
  columns: SourceFace[][];
}

const HIGHEST = 3;

export function decksOf(slots: SourceFace[], barriers: number[]): Deck[] {
  const zones = [...new Set(slots.map((slot) => slot.zone))].sort((a, b) => a - b);
  return zones.map((zone) => {
    const here = slots.filter((slot) => slot.zone === zone);
    const count = Math.ceil(here.length / HIGHEST);
    const high = Math.ceil(here.length / count);
    const columns = Array.from({ length: count }, (_, column) => here.slice(column * high, (column + 1) * high));
    return { barrier: zone ? (barriers[zone - 1] ?? 0) : 0, columns };
  });
}
