/** The printed scale of an island, as it is drawn: equal values lie on one terrace. */

export interface Terrace {
  worth: number;
  /** Its spaces for markers, from the first; true where one lies. */
  spaces: boolean[];
}

/** The terraces from the lowest on, by what a treasure is worth with so many markers. */
export function terracesOf(values: number[], markers: number): Terrace[] {
  const terraces: Terrace[] = [];
  for (const [place, worth] of values.entries()) {
    const last = terraces.at(-1);
    const terrace = last?.worth === worth ? last : { worth, spaces: [] };
    if (terrace !== last) terraces.push(terrace);
    // The first value stands for an empty island and has no space.
    if (place > 0) terrace.spaces.push(place <= markers);
  }
  return terraces;
}
