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
export function boxesOf(ids: Iterable<string>, selector = selectorOf): Box[] {
  return [...ids].flatMap((id) => {
    const drawn = [...document.querySelectorAll(selector(id))].filter((one) => one.getClientRects().length);
    const [first] = drawn.filter((one) => one.closest("main")).concat(drawn);
    return first ? [first.getBoundingClientRect()] : [];
  });
}
