/** Cards side by side: as large as their box allows. */

export interface Packing {
  columns: number;
  rows: number;
  /** How much smaller or larger than usual. */
  scale: number;
}

/** How to lay so many things of this size into a box, each with `apart` of room around it, never larger than usual. */
export function pack(count: number, thing: [number, number], box: [number, number], apart = 4): Packing {
  let best: Packing = { columns: 1, rows: 1, scale: 0 };
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.max(1, Math.ceil(count / rows));
    const scale = Math.min(1, (box[0] / columns - apart) / thing[0], (box[1] / rows - apart) / thing[1]);
    if (scale > best.scale) best = { columns, rows, scale };
  }
  return best;
}
