/** Where the spots of the table are drawn. A spot may be drawn more than once, and on a phone in a tab that is not open. */
import type { Box } from "./beside";

export function selectorOf(spot: string): string {
  return `[data-spot="${CSS.escape(spot)}"]`;
}

/** The spot of the board that a pointer or the focus is on. */
export function spotAt(target: EventTarget | null): string | null {
  return (target instanceof Element && target.closest("main [data-spot]")?.getAttribute("data-spot")) || null;
}

/** The things with these ids that can be seen, each once: on the board if it is there. */
export function drawnOf(ids: Iterable<string>, selector = selectorOf): Element[] {
  return [...ids].flatMap((id) => {
    const drawn = [...document.querySelectorAll(selector(id))].filter((one) => one.getClientRects().length);
    return drawn.filter((one) => one.closest("main")).concat(drawn).slice(0, 1);
  });
}

export function boxesOf(ids: Iterable<string>): Box[] {
  return drawnOf(ids).map((one) => one.getBoundingClientRect());
}
