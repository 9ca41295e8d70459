/** Where something small can stand beside a thing on the board without lying on what can be chosen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 6;

/** Its upper left corner, at the first side with room: right, left, below, above; null where there is none. */
export function beside(thing: Box, others: Box[], room: Box, { width, height }: Size): { left: number; top: number } | null {
  const middle = { left: (thing.left + thing.right - width) / 2, top: (thing.top + thing.bottom - height) / 2 };
  const sides = [
    { left: thing.right + GAP, top: middle.top },
    { left: thing.left - GAP - width, top: middle.top },
    { left: middle.left, top: thing.bottom + GAP },
    { left: middle.left, top: thing.top - GAP - height },
  ];
  const free = ({ left, top }: { left: number; top: number }): boolean => {
    const box = { left, top, right: left + width, bottom: top + height };
    return inside(box, room) && !others.some((other) => meet(box, other));
  };
  return sides.find(free) ?? null;
}

function inside(box: Box, room: Box): boolean {
  return box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom;
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
