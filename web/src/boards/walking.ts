/** Arrow keys on a drawn board: from a thing that can be chosen to the next one in that direction; with Shift to any thing. */
import type { Point } from "./shore";

const AHEAD: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const NEAR = 4; // pixels ahead that are no step
const ASIDE = 2; // how much more it costs to go aside

/** For `{@attach}` on the root of a board. */
export function walking(board: HTMLElement | SVGElement): () => void {
  const listener = (event: Event) => event instanceof KeyboardEvent && walk(event);
  board.addEventListener("keydown", listener);
  return () => board.removeEventListener("keydown", listener);
}

function walk(event: KeyboardEvent): void {
  const [ahead, board, here] = [AHEAD[event.key], event.currentTarget, document.activeElement];
  if (!ahead || !here || !(board instanceof Element) || !board.contains(here)) return;
  const what = event.shiftKey ? "[data-spot]" : "[data-spot][tabindex='0']";
  const next = nearest(here, [...board.querySelectorAll<HTMLElement>(what)], ahead);
  if (!next) return;
  event.preventDefault();
  if (!next.hasAttribute("tabindex")) next.tabIndex = -1;
  next.focus();
}

function nearest(here: Element, others: HTMLElement[], ahead: Point): HTMLElement | null {
  const from = centre(here);
  let [best, least]: [HTMLElement | null, number] = [null, Infinity];
  for (const other of others) {
    const cost = other === here ? Infinity : distance(from, centre(other), ahead);
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** How far a place lies ahead; what lies behind is out of reach. */
export function distance(from: Point, to: Point, ahead: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const straight = x * ahead.x + y * ahead.y;
  return straight > NEAR ? straight + ASIDE * (Math.abs(x * ahead.y) + Math.abs(y * ahead.x)) : Infinity;
}
