/** Pieces fly whenever another scene is drawn: what `motion` needs to be told of it, for tables, replays and puzzles. */
import { untrack } from "svelte";
import { settings } from "../lib/settings.svelte";
import { Motion } from "./motion";

/** To be called while a component is made: `scene` is drawn within `root`, and has so many milliseconds for it. */
export function movePieces(root: () => HTMLElement | undefined, scene: () => unknown, lasts: () => number): void {
  const motion = new Motion();
  $effect.pre(() => {
    scene();
    untrack(() => motion.leave(root(), settings.moving));
  });
  $effect(() => {
    scene();
    untrack(() => motion.arrive(root(), lasts()));
  });
}
