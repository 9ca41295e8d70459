/**
 * From a question to its answer: what can be chosen, what is held and taken up again when the page comes back, what waits
 * for a yes, and what answers itself. To be made while a component is.
 */
import { untrack } from "svelte";
import { choicesOf, type Ears, endsOf } from "../boards/spoken";
import type { TableLink } from "../lib/link.svelte";
import { questionOf } from "../lib/questions";
import { settings } from "../lib/settings.svelte";
import type { MoveOption, Shown, View } from "../lib/types";
import { Acting, handsOf } from "./acting.svelte";
import { Choosing } from "./choosing.svelte";
import { Lone } from "./lone.svelte";
import type { Sketches } from "./sketching";

/** The question as it is shown now. */
export interface Asked {
  view(): View;
  shown(): Shown | null;
  /** None while the table is not shown as it is. */
  moves(): MoveOption[];
  ears(): Ears;
  /** Nothing can be sent. */
  busy(): boolean;
  /** A lesson has something to be read first. */
  holding(): boolean;
}

export class Answering {
  readonly acting: Acting;
  readonly choosing: Choosing;
  readonly lone: Lone;

  readonly #question = $derived.by(() => questionOf(this.now.view()) ?? "");
  /** The lone answer, where there is one. */
  readonly #only = $derived.by(() => (this.choosing.choices.length === 1 ? this.choosing.choices[0]!.move : null));
  /** Whether the lone answer is final; null while its preview has not told it. */
  readonly #final = $derived.by(() => (this.#only !== null && this.link.preview?.move === this.#only ? this.link.preview.final : null));

  /** The question to which all that is held is kept: what was held before has been taken up again, or has become idle. */
  #taken = "";

  constructor(
    private readonly link: TableLink,
    private readonly sketches: Sketches,
    private readonly now: Asked,
  ) {
    this.acting = new Acting(link, () => settings.asking);
    this.choosing = new Choosing(handsOf(this.acting));
    this.lone = new Lone((move) => link.play(move, [], true));
    this.#ask();
    this.#answerAlone();
  }

  /** Not the lone answer by itself, this time. */
  stop(): void {
    this.lone.stop(this.#question);
  }

  /** Nothing of it is meant. */
  drop(): void {
    this.stop();
    this.acting.drop();
    this.choosing.drop();
  }

  #ask(): void {
    const { link, choosing, acting, now } = this;
    $effect(() => {
      const shown = now.shown();
      const choices = shown && now.moves().length ? choicesOf(shown, now.ears()) : [];
      untrack(() => choosing.ask(choices, this.#question || null));
    });
    $effect(() => {
      const [asks, question] = [now.moves().length > 0, this.#question];
      void choosing.held;
      void choosing.open; // a board may offer its own choices a little later
      untrack(() => this.#keepHeld(question, asks));
    });
    $effect(() => {
      const chains = now.moves().length && now.shown() === link.shown ? endsOf(link.reach.ends, now.ears()) : [];
      untrack(() => choosing.goOn(chains));
    });
    $effect(() => {
      if (link.preview) acting.heard(link.preview);
    });
    $effect(() => {
      link.version;
      untrack(() => acting.renew());
    });
    // Another question: what was looked at or asked belongs to the last one.
    $effect(() => {
      void this.#question;
      acting.drop();
    });
  }

  /** What was held when the page was here last is taken up once; from then on, what is held is kept. */
  #keepHeld(question: string, asks: boolean): void {
    const { choosing, sketches } = this;
    const kept = asks && this.#taken !== question && !choosing.held.length ? sketches.of<string[]>("held", question) : null;
    if (kept) choosing.recall(kept);
    if (asks && (!kept || choosing.held.length)) this.#taken = question;
    if (!asks) this.#taken = "";
    else if (this.#taken === question) sketches.keep("held", question, choosing.held.length ? choosing.held : null);
  }

  /** A lone answer gives itself; first its preview tells whether it could be taken back. */
  #answerAlone(): void {
    $effect(() => {
      if (this.#only !== null && this.#final === null && !this.now.busy()) this.link.ask(this.#only);
    });
    $effect(() => {
      const free = settings.lone === "itself" && !this.now.busy() && !this.now.holding();
      const [question, choices, final] = [this.#question, this.choosing.choices, this.#final];
      untrack(() => this.lone.consider(question, choices, free, final));
    });
  }
}
