/**
 * From pointing at the board to one legal move: piece, then target; card, then place. It knows no rule, only which spots
 * each choice starts from and goes to.
 */

/** A legal move in the reader's words. First all spots of `start` are chosen, then spots of `goal` until one move is left. */
export interface Spoken {
  move: number;
  label: string;
  about: string;
  group: string;
  start: string[];
  goal: string[];
  way: string[];
  costs: string;
  brings: string;
  /** A board's own: several moves in one go. It is called with what is held when all of it is chosen. */
  run?(held: string[]): void;
  /** The moves of it that are foretold while it is pointed at. */
  foresee?(held: string[]): number[];
}

export interface Hands {
  /** Play a move, or lay it down to be confirmed. */
  act(move: number): void;
  /** Foretell a move; null: no longer. */
  look(move: number | null, further?: number[]): void;
  /** The place of a laid choice is pressed again, which says yes to it; false: nothing was laid there. */
  again?(): boolean;
  /** Something else is chosen: what waits for a yes is not meant any more. */
  lifted?(): void;
}

export class Choosing {
  /** What was chosen so far, in that order. */
  held = $state.raw<string[]>([]);
  /** The spot that is pointed at. */
  pointed = $state<string | null>(null);

  #choices = $state.raw<Spoken[]>([]);
  /** What a board offers in their place, to be pointed at. */
  #instead = $state.raw<Spoken[] | null>(null);

  constructor(private readonly hands: Hands) {}

  /** The legal moves, as a list has them. */
  get choices(): Spoken[] {
    return this.#choices;
  }

  /** What can be meant by pointing. */
  readonly #meant = $derived(this.#instead ?? this.#choices);

  /** A board puts several moves into one choice: these are pointed at until the next question. */
  offer(instead: Spoken[] | null): void {
    this.#instead = instead;
  }

  /** Another question: what was chosen belonged to the last one, unless all of it can still be chosen. */
  ask(choices: Spoken[]): void {
    this.#choices = choices;
    this.#instead = null;
    if (this.held.length && !this.open.size) this.held = [];
    this.pointed = null;
  }

  /** The choices that are left. */
  readonly candidates = $derived(this.#meant.filter((choice) => agrees(choice, this.held)));

  /** Every spot that can be chosen next. */
  readonly open = $derived(new Set(this.candidates.flatMap((choice) => next(choice, this.held))));

  /** Spots from which one can begin, also while something else is held. */
  readonly beginnings = $derived(new Set(this.#meant.flatMap((choice) => next(choice, []))));

  /** What has no place on the board: to skip, to be done. */
  readonly placeless = $derived(this.#meant.filter((choice) => !choice.start.length && !choice.goal.length));

  /** Choices that start and end at the same spots, when these are chosen: with a coin, or without. */
  readonly variants = $derived(this.held.length ? this.candidates.filter((choice) => !next(choice, this.held).length) : []);

  /** The choice that what is pointed at would lead to, if there is but one. */
  readonly aimed = $derived.by(() => {
    if (this.pointed === null) return null;
    const held = this.#with(this.pointed);
    const left = this.#meant.filter((choice) => agrees(choice, held));
    return left.length === 1 && reached(left[0]!, held) ? left[0]! : null;
  });

  /** Spots on the way of what is pointed at. */
  readonly way = $derived(new Set(this.aimed ? this.aimed.way : []));

  press(spot: string): void {
    if (spot === this.held.at(-1) && this.hands.again?.()) return;
    if (this.held.includes(spot)) {
      this.hands.lifted?.();
      this.held = this.held.filter((each) => each !== spot);
      return;
    }
    if (!this.open.has(spot) && !this.beginnings.has(spot)) return;
    this.hands.lifted?.();
    this.held = this.#with(spot);
    const [only, ...others] = this.candidates;
    if (!only || others.length || !reached(only, this.held)) return;
    if (only.run) only.run(this.held);
    else this.hands.act(only.move);
  }

  point(spot: string | null): void {
    this.pointed = spot;
    const aimed = this.aimed;
    const [move, ...further] = aimed?.foresee?.(this.#with(spot!)) ?? (aimed ? [aimed.move] : []);
    if (further.length) this.hands.look(move!, further);
    else this.hands.look(move ?? null);
  }

  /** Take all of it back. */
  drop(): void {
    this.held = [];
    this.point(null);
  }

  /** What would be held after choosing this spot: one more, or another beginning. */
  #with(spot: string): string[] {
    return this.open.has(spot) ? [...this.held, spot] : [spot];
  }
}

/** May a choice still be meant by what is held? Pieces come before places. */
function agrees(choice: Spoken, held: string[]): boolean {
  const started = choice.start.every((spot) => held.includes(spot));
  return held.every((spot) => choice.start.includes(spot) || (started && choice.goal.includes(spot)));
}

/** The spots of a choice that come next; none when all are chosen. */
function next(choice: Spoken, held: string[]): string[] {
  const pieces = choice.start.filter((spot) => !held.includes(spot));
  return pieces.length ? pieces : choice.goal.filter((spot) => !held.includes(spot));
}

/** Is a place of it chosen, or every piece where it has no place? Choosing a piece alone never plays a move. */
function reached(choice: Spoken, held: string[]): boolean {
  const started = choice.start.every((spot) => held.includes(spot));
  if (!choice.goal.length) return started && choice.start.length > 1;
  return started && choice.goal.some((spot) => held.includes(spot));
}
