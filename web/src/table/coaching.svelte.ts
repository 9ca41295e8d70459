/** How much of a hint is shown: first where to look, then the move, then the best five. */
import type { TableLink } from "../lib/link.svelte";
import type { Advised } from "../lib/types";
import type { Choosing } from "./choosing.svelte";

export type Depth = 0 | 1 | 2 | 3;

export type Wire = Pick<TableLink, "hint" | "hinting" | "askHint">;

export class Coaching {
  /** How much is wanted. */
  depth = $state<Depth>(0);

  constructor(
    private readonly link: Wire,
    private readonly allows: () => boolean,
  ) {}

  /** May one be asked for now? */
  get allowed(): boolean {
    return this.allows();
  }

  /** What is to be shown of it by now. */
  get hint(): Advised | null {
    return this.depth ? this.link.hint : null;
  }

  /** A hint, or more of the one that is there. */
  press(): void {
    if (!this.allowed) return;
    if (!this.link.hint) {
      this.depth = 1;
      this.link.askHint();
    } else if (this.depth < 3) {
      this.depth = (this.depth + 1) as Depth;
    }
  }

  /** The spots of the move that the coach would play; before it is shown, only where it begins. */
  spots(choosing: Pick<Choosing, "called">): string[] {
    const best = choosing.called(this.hint?.moves[0]?.move ?? null);
    const all = best ? [...best.start, ...best.goal] : [];
    return this.depth === 1 ? all.slice(0, 1) : all;
  }

  close(): void {
    this.depth = 0;
  }
}
