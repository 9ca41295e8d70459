/** Letters and the wheel for the pattern in the hand. */
import type { Holding } from "./holding.svelte";

/** R turns (with Shift back), F flips, B takes one box instead, Escape lifts; true if the key meant any of these. */
export function letter(event: KeyboardEvent, holding: Holding): boolean {
  // Never in a field that takes text.
  if (event.target instanceof HTMLElement && event.target.closest("input, textarea, select")) return false;
  const does: Record<string, () => void> = {
    r: () => holding.turn(event.shiftKey),
    f: () => holding.flip(),
    b: () => holding.toggleSingle(),
    escape: () => holding.lift(),
  };
  const key = event.key.toLowerCase();
  if (key === "escape" && !holding.laid) return false;
  const act = does[key];
  act?.();
  return act !== undefined;
}

/** An attachment: the wheel turns the pattern over an island; elsewhere it scrolls, as wheels do. */
export function wheelTurns(holding: Holding, asked: () => boolean): (node: HTMLElement) => () => void {
  return (node) => {
    const turn = (event: WheelEvent) => {
      if (!asked() || !holding.whole || !holding.pointer || event.ctrlKey) return;
      event.preventDefault();
      if (event.shiftKey) holding.flip();
      else holding.turn(event.deltaY < 0);
    };
    node.addEventListener("wheel", turn, { passive: false });
    return () => node.removeEventListener("wheel", turn);
  };
}
