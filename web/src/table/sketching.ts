/** Choices that were laid down and not sent: kept on this device, so that they are there when the page comes back. */
import { getContext, setContext } from "svelte";
import { lastVisit, noteVisit } from "../lib/visits";

const KEY = Symbol("sketches");

/** Writing waits for a moment, as a pointer may pass over much. */
const SOON = 200;

export class Sketches {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #kept: NonNullable<ReturnType<typeof lastVisit>>["sketch"];

  constructor(
    private readonly table: string,
    private readonly shelf: Pick<Storage, "getItem" | "setItem"> = localStorage,
  ) {
    this.#kept = lastVisit(table, shelf)?.sketch ?? {};
  }

  /** What was laid down in a part of the board when this very question was asked; null if nothing was. */
  of<T>(part: string, question: string): T | null {
    const kept = this.#kept[part];
    return kept?.question === question ? (kept.laid as T) : null;
  }

  /** Keep what is laid down; null: nothing is. */
  keep(part: string, question: string, laid: unknown): void {
    if (JSON.stringify(this.of(part, question)) === JSON.stringify(laid)) return;
    const { [part]: _, ...others } = this.#kept;
    this.#kept = laid === null ? others : { ...others, [part]: { question, laid } };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.write(), SOON);
  }

  write(): void {
    clearTimeout(this.#timer);
    noteVisit(this.table, { sketch: this.#kept }, this.shelf);
  }
}

export function giveSketches(sketches: Sketches): void {
  setContext(KEY, sketches);
}

/** The reader's sketches at this table; none where nobody plays. */
export function sketchesHere(): Sketches | null {
  return getContext<Sketches | undefined>(KEY) ?? null;
}
