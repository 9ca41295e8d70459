// Where spots lie in a grid.

import type { Spot } from "./layout";

/** Rows and columns change places. */
export function upright(spot: Spot): Spot {
  return { ...spot, col: spot.row, row: spot.col, wide: spot.high, high: spot.wide };
}

/** The nearest spot in that direction; gaps are skipped. */
export function beside(spots: Spot[], from: Spot, dx: number, dy: number): Spot | undefined {
  const away = (spot: Spot) => {
    const x = (spot.col ?? 1) - (from.col ?? 1);
    const y = (spot.row ?? 1) - (from.row ?? 1);
    const ahead = x * dx + y * dy;
    return ahead > 0 ? ahead + 3 * Math.abs(x * dy) + 3 * Math.abs(y * dx) : Infinity;
  };
  const near = spots.filter((spot) => away(spot) < Infinity).sort((one, other) => away(one) - away(other));
  return near[0];
}
