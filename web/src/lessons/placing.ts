/** Where a bubble stands: near what it tells of, and never on what is to be pressed as long as there is room beside it. */
import type { Box, Size } from "../table/beside";
import { drawnOf, selectorOf as selectorOfSpot } from "../table/spots";

/** Pixels between two places that are tried. */
const STEP = 12;
/** What covering something costs, for each pixel of it, against a pixel of distance. */
const SHUNNED = 1000;
const AVOIDED = 0.2;

/** Where a thing is drawn: a spot, or behind an @ a part of the table that is none. */
export function selectorOf(thing: string): string {
  return thing.startsWith("@") ? `[data-light="${CSS.escape(thing.slice(1))}"]` : selectorOfSpot(thing);
}

/** What is in sight of these things, without what lies beyond the edge of a part that scrolls. */
export function inSight(things: Iterable<string>): Box[] {
  return drawnOf(things, selectorOf).flatMap((one) => clipped(one) ?? []);
}

/** Scrolls to these things, to the first of them last. */
export function bringIntoSight(things: string[]): void {
  for (const one of drawnOf(things, selectorOf).toReversed()) one.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function clipped(thing: Element): Box | null {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (around instanceof SVGElement || getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}

/** Its upper left corner. What is `shunned` is covered only where there is no room else, what is `avoided` rather not. */
export function placed({ width, height }: Size, room: Box, near: Box | null, shunned: Box[], avoided: Box[]): { left: number; top: number } {
  const to = near ?? room;
  const middle = { x: (to.left + to.right) / 2, y: (to.top + to.bottom) / 2 };
  let best = { left: room.left, top: room.top };
  let least = Infinity;
  for (let top = room.top; top <= Math.max(room.top, room.bottom - height); top += STEP) {
    for (let left = room.left; left <= Math.max(room.left, room.right - width); left += STEP) {
      const box = { left, top, right: left + width, bottom: top + height };
      const away = Math.hypot(left + width / 2 - middle.x, top + height / 2 - middle.y);
      const cost = away + SHUNNED * covered(box, shunned) + AVOIDED * covered(box, avoided);
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  }
  return best;
}

/** Pixels of the others that a box lies on. */
function covered(box: Box, others: Box[]): number {
  return others.reduce((sum, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}
