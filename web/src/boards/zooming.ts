/** Two fingers on what scrolls make it larger or smaller; two quick taps beside everything make it as it was. */
import type { Point } from "./shore";

export interface Zoomed {
  /** 1 is the usual size. */
  level: number;
  least: number;
  most: number;
}

/** Milliseconds between two taps, and pixels. */
const QUICK = 350;
const NEAR = 30;

/** As large as two fingers say, within what is useful. */
export function zoomedBy(level: number, ratio: number, { least, most }: Pick<Zoomed, "least" | "most">): number {
  return Math.max(Math.min(level * ratio, most), least);
}

/** Where to scroll so that the point of the picture which was under the fingers stays there. */
export function kept(scrolled: number, under: number, ratio: number): number {
  return (scrolled + under) * ratio - under;
}

function between(touches: TouchList): Point & { apart: number } {
  const [one, other] = [touches[0]!, touches[1]!];
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

/** For `{@attach}` on the box in which the picture scrolls; `set` must draw at once. */
export function zooming(zoomed: Zoomed, set: (level: number) => void): (box: HTMLElement) => () => void {
  return (box) => {
    let pinched: { apart: number; level: number } | null = null;
    let tapped: (Point & { at: number }) | null = null;

    function resize(level: number, { x, y }: Point): void {
      const ratio = level / zoomed.level;
      const { left, top } = box.getBoundingClientRect();
      const [across, down] = [kept(box.scrollLeft, x - left, ratio), kept(box.scrollTop, y - top, ratio)];
      set(level);
      box.scrollTo({ left: across, top: down, behavior: "instant" });
    }

    function start({ touches }: TouchEvent): void {
      pinched = touches.length === 2 ? { apart: between(touches).apart, level: zoomed.level } : null;
    }

    function move(event: TouchEvent): void {
      if (!pinched || event.touches.length !== 2) return;
      event.preventDefault();
      const now = between(event.touches);
      resize(zoomedBy(pinched.level, now.apart / pinched.apart, zoomed), now);
    }

    function tap(event: MouseEvent): void {
      const [last, now] = [tapped, { x: event.clientX, y: event.clientY, at: event.timeStamp }];
      tapped = event.target instanceof Element && event.target.closest("[role=button]") ? null : now;
      if (!last || !tapped || now.at - last.at > QUICK || Math.hypot(now.x - last.x, now.y - last.y) > NEAR) return;
      tapped = null;
      resize(zoomed.level === 1 ? zoomed.least : 1, now);
    }

    box.addEventListener("touchstart", start, { passive: true });
    box.addEventListener("touchmove", move, { passive: false });
    box.addEventListener("click", tap);
    return () => {
      box.removeEventListener("touchstart", start);
      box.removeEventListener("touchmove", move);
      box.removeEventListener("click", tap);
    };
  };
}
