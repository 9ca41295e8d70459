/** How much of a hint is shown: first where to look, then the move, then the best five. */
import type { TableLink } from "../lib/link.svelte";
import type { Advised } from "../lib/types";

export type Depth = 0 | 1 | 2 | 3;

export type Wire = Pick<TableLink, "hint" | "hinting" | "askHint">;

export class Coaching {
  /** How much is wanted. */
  depth = $state<Depth>(0);

  constructor(
    private readonly link: Wire,
    /** May one be asked for now? */
    private readonly allowed: () => boolean,
  ) {}

  /** What is to be shown of it by now. */
  get hint(): Advised | null {
    return this.depth ? this.link.hint : null;
  }

  /** A hint, or more of the one that is there. */
  press(): void {
    if (!this.allowed()) return;
    if (!this.link.hint) {
      this.depth = 1;
      this.link.askHint();
    } else if (this.depth < 3) {
      this.depth = (this.depth + 1) as Depth;
    }
  }

  close(): void {
    this.depth = 0;
  }
}
