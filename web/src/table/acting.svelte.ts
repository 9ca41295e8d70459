/** From pointing at a move to playing it: previews as somebody looks, a question before what cannot be undone. */
import type { TableLink } from "../lib/link.svelte";
import type { Asking } from "../lib/settings.svelte";
import type { Preview } from "../lib/types";
import type { Hands } from "./choosing.svelte";

/** A pointer that sweeps over many moves asks only about the one where it rests. */
const REST = 120;
/** A preview that has not come by then may never come. */
const PATIENCE = 1500;

export type Wire = Pick<TableLink, "preview" | "pending" | "play" | "ask" | "state">;

export class Acting {
  /** The move that is looked at. */
  looking = $state<number | null>(null);
  /** The move that waits for a yes, as it cannot be taken back. */
  asked = $state<number | null>(null);

  /** The move that waits for its preview, to learn whether it can be taken back. */
  #wanted: number | null = null;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly link: Wire,
    private readonly asking: () => Asking,
  ) {}

  /** Foretell a move, or a chain of them; null: no longer. */
  look(move: number | null, further: number[] = []): void {
    this.looking = move;
    clearTimeout(this.#rest);
    if (move === null || tells(this.link.preview, move, further)) return;
    this.#rest = setTimeout(() => this.link.ask(move, further), REST);
  }

  /** Play a chain of moves; the board has asked whether it is meant. */
  chain(move: number, further: number[]): void {
    if (this.link.pending || this.link.state !== "open") return;
    this.#play(move, further);
  }

  /** Play a move, or ask first if it cannot be taken back; `sure`: the board has asked already. */
  act(move: number, sure = false): void {
    if (this.link.pending || this.link.state !== "open") return;
    if (move === this.#wanted) return; // pressed twice, asked once
    this.asked = null;
    clearTimeout(this.#rest);
    if (sure || this.asking() === "never") return this.#play(move);
    if (this.link.preview && tells(this.link.preview, move)) return this.#decide(this.link.preview);
    this.#wanted = move;
    this.link.ask(move);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      if (this.#wanted === move) this.#ask(move);
    }, PATIENCE);
  }

  /** A preview has come. */
  heard(preview: Preview): void {
    if (this.#wanted !== null && tells(preview, this.#wanted)) this.#decide(preview);
  }

  /** The table was told anew, as another has answered the same question: what was asked before is not answered any more. */
  renew(): void {
    if (this.#wanted !== null) this.link.ask(this.#wanted);
  }

  confirm(): void {
    if (this.asked !== null && this.link.state === "open") this.#play(this.asked);
  }

  /** The same was chosen once more: yes to what waits for it. False if nothing is under way. */
  again(): boolean {
    if (this.asked === null) return this.#wanted !== null;
    this.confirm();
    return true;
  }

  /** Another question, or somebody thinks again. */
  drop(): void {
    clearTimeout(this.#rest);
    clearTimeout(this.#patience);
    this.#wanted = null;
    this.asked = null;
    this.looking = null;
  }

  #decide(preview: Preview): void {
    // That the turn passes on is no reason to ask, but what is lost is.
    const serious = preview.learns || (preview.foretold.harm ?? false);
    if (serious || this.asking() === "always") this.#ask(preview.move);
    else this.#play(preview.move);
  }

  #ask(move: number): void {
    clearTimeout(this.#patience);
    this.#wanted = null;
    this.asked = move;
  }

  #play(move: number, further: number[] = []): void {
    this.drop();
    this.link.play(move, further);
  }
}

/** What is chosen on a board is acted upon so. */
export function handsOf(acting: Acting): Hands {
  return {
    act: (move) => acting.act(move),
    look: (move, further) => acting.look(move, further),
    again: () => acting.again(),
    lifted: () => {
      if (acting.asked !== null) acting.drop();
    },
  };
}

/** Is this what a preview foretells: the move, and the same further ones? */
export function tells(preview: Preview | null, move: number, further: number[] = []): boolean {
  return preview?.move === move && preview.further.join() === further.join();
}
