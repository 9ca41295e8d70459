/** The wheel for the pattern in the hand. */
import type { Holding } from "./holding.svelte";

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
