/** Cards that are carried from the hand to a place, with a mouse or a finger. */
import type { Choosing } from "../../table/choosing.svelte";

/** Pixels: less is a press. */
const FAR = 8;

export interface Carried {
  x: number;
  y: number;
}

/** Carry a card from here on: it is held, what it is over is pointed at, and where it is let go it is put down. */
export function carry(event: PointerEvent, card: string, choosing: Choosing, show: (at: Carried | null) => void): void {
  if (event.button !== 0) return;
  const [x, y] = [event.clientX, event.clientY];
  let moving = false;
  let over: string | null = null;

  const move = (now: PointerEvent): void => {
    if (!moving && Math.hypot(now.clientX - x, now.clientY - y) < FAR) return;
    if (!moving) {
      moving = true;
      if (!choosing.held.includes(card)) choosing.press(card);
    }
    now.preventDefault();
    show({ x: now.clientX, y: now.clientY });
    const below = spotAt(now.clientX, now.clientY, choosing);
    if (below !== over) choosing.point(below);
    over = below;
  };
  const stop = (): void => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", stop);
    show(null);
  };
  const up = (): void => {
    stop();
    if (moving && over) choosing.press(over);
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", stop);
}

/** The place that takes what is held, at a point of the screen. */
function spotAt(x: number, y: number, choosing: Choosing): string | null {
  const found = document.elementsFromPoint(x, y).map((each) => each.closest<HTMLElement>("[data-spot]")?.dataset["spot"]);
  const takes = (spot: string) => choosing.open.has(spot) || choosing.beginnings.has(spot);
  return found.find((spot) => spot && !spot.startsWith("map:") && takes(spot)) ?? null;
}
