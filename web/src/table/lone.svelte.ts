/**
 * A question with one answer only is answered by itself, after a while in which the main button fills: who looks on can
 * stop it, and how quick the answer comes tells nobody that there was no choice.
 */
import type { Spoken } from "./choosing.svelte";

/** Milliseconds: what can be taken back comes sooner, at times that tell nothing. */
const FINAL = 3000;
const LEAST = 1000;
const MOST = 2500;

export class Lone {
  /** Milliseconds until it is played; 0 for nothing under way. */
  ring = $state(0);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = "";

  constructor(private readonly play: (move: number) => void) {}

  /** The answers to a question, whether it waits for its owner, and whether the lone one could be taken back. */
  consider(question: string, choices: Spoken[], free: boolean, final: boolean | null): void {
    this.#rest();
    const [only, ...others] = choices;
    if (!free || !only || others.length || final === null || question === this.#stopped) return;
    this.ring = final ? FINAL : LEAST + Math.random() * (MOST - LEAST);
    this.#timer = setTimeout(() => {
      this.ring = 0;
      this.play(only.move);
    }, this.ring);
  }

  /** Not this time: somebody took a move back, or wants to look. */
  stop(question: string): void {
    this.#stopped = question;
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.ring = 0;
  }
}
