/** A figure is drawn by the board itself, cut out, and kept as a picture of which nothing can be found or reached. */
import { selectorOf } from "../lessons/placing";
import { patched } from "../lib/patching";
import type { BookFigures, FigureView, Position } from "../lib/types";

export type Drawn = FigureView & Position;

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Cut = Area & { moved: Area[] };

/** The room that a board fills before it is cut; in the wide frame that of its sea. */
export const LARGE = { tall: { width: 736, height: 646 }, wide: { width: 1026, height: 494 }, plain: { width: 736, height: 646 } };
export const SMALL = { width: 374, height: 550 };

const MARGIN = 7;
/** Milliseconds in which a board that asks for its size has it. */
const SETTLING = 250;
const NAMES = ["data-spot", "data-move", "data-stands", "data-light", "data-box", "tabindex", "role", "aria-label", "aria-pressed", "aria-haspopup"];

/** The figures of a rulebook by their names, each with its position. */
export function figuresOf({ first, figures }: BookFigures): Map<string, Drawn> {
  let position = first;
  return new Map(
    figures.map((figure) => {
      position = patched(position, figure.patch) as Position;
      return [figure.name, { ...figure, ...position }];
    }),
  );
}

/** When what was just put up has found its size. */
export async function settled(): Promise<void> {
  await document.fonts?.ready;
  await new Promise((done) => setTimeout(done, SETTLING));
}

/** What scrolls on a small screen lies there in whole: a picture does not scroll. Told is how wide the board is then. */
export function unrolled(board: HTMLElement): number {
  const boxes = [...board.querySelectorAll<HTMLElement>("div, section")];
  for (const box of boxes.filter((one) => /auto|scroll/.test(getComputedStyle(one).overflow))) box.style.overflow = "visible";
  return board.scrollWidth;
}

/** Where things lie on a board. */
export function boxesOf(board: HTMLElement, things: string[]): Area[] {
  const from = board.getBoundingClientRect();
  return things.flatMap((thing) => {
    const [drawn] = [...board.querySelectorAll(selectorOf(thing))].filter((one) => one.getClientRects().length);
    const box = drawn?.getBoundingClientRect();
    return box ? [{ left: box.left - from.left, top: box.top - from.top, width: box.width, height: box.height }] : [];
  });
}

/** What is cut out: all of the things with a margin, within the board; everything where none is drawn. */
export function cutOut(all: Area[], moved: Area[], size: { width: number; height: number }): Cut {
  if (!all.length) return { left: 0, top: 0, ...size, moved };
  const left = Math.max(0, Math.min(...all.map((box) => box.left)) - MARGIN);
  const top = Math.max(0, Math.min(...all.map((box) => box.top)) - MARGIN);
  const right = Math.min(size.width, Math.max(...all.map((box) => box.left + box.width)) + MARGIN);
  const bottom = Math.max(...all.map((box) => box.top + box.height)) + MARGIN;
  return { left, top, width: right - left, height: bottom - top, moved };
}

/** What is to be seen of a board within the cut, and nothing else of it. */
export function pictureOf(board: HTMLElement, cut: Area): HTMLElement {
  const copy = board.cloneNode(true) as HTMLElement;
  const { left, top } = board.getBoundingClientRect();
  prune(board, copy, new DOMRect(left + cut.left, top + cut.top, cut.width, cut.height));
  copy.style.visibility = "visible";
  copy.style.position = "static";
  for (const each of copy.querySelectorAll("*")) for (const name of NAMES) each.removeAttribute(name);
  return copy;
}

/** Drawn things that lie outside are left out; what has no place of its own, such as patterns and symbols, stays. */
function prune(drawn: Element, copy: Element, seen: DOMRect): void {
  const copies = [...copy.children];
  for (const [place, child] of [...drawn.children].entries()) {
    const box = child.getBoundingClientRect();
    const outside = box.right < seen.left || box.left > seen.right || box.bottom < seen.top || box.top > seen.bottom;
    if (child instanceof SVGElement && child.ownerSVGElement && outside && box.width + box.height > 0) copies[place]!.remove();
    else prune(child, copies[place]!, seen);
  }
}
