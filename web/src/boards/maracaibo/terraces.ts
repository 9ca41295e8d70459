/** The printed scale of an island: what a treasure is worth, by how many markers lie there. */

export interface Terrace {
  worth: number;
  /** Its spaces for markers, from the first; true where one lies. */
  spaces: boolean[];
  /** The one that counts now. */
  now: boolean;
}

/** The terraces from the lowest on, and what a treasure is worth with so many markers. */
export function terracesOf(values: number[], markers: number): { terraces: Terrace[]; worth: number } {
  const worth = values[Math.min(markers, values.length - 1)] ?? 0;
  const terraces: Terrace[] = [];
  for (const [place, value] of values.entries()) {
    const last = terraces.at(-1);
    const terrace = last?.worth === value ? last : { worth: value, spaces: [], now: value === worth };
    if (terrace !== last) terraces.push(terrace);
    // The first value stands for an empty island and has no space.
    if (place > 0) terrace.spaces.push(place <= markers);
  }
  return { terraces, worth };
}
