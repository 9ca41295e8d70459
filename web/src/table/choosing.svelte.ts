/**
 * From pointing at the board to one legal move: piece, then target; card, then place. It knows no rule, only which spots
 * each choice starts from and goes to.
 */

/**
 * A legal move in the reader's words, or below 0 a chain of several. First all spots of `start` are chosen, then spots of
 * `goal` until one move is left.
 */
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
  /** What sets it apart from others with the same spots: the coins that come along. */
  manner: string;
  /** The legal moves that it plays. */
  moves: number[];
  /** The first place may also be chosen before the pieces: a landing, then the cards that go there. */
  either?: boolean;
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

  /** How it is to be done, where one place can be come to in several manners; null: with the most. */
  manner = $state<string | null>(null);

  #choices = $state.raw<Spoken[]>([]);
  /** Several choices in one go. */
  #chains = $state.raw<Spoken[]>([]);
  /** What a board offers in their place, to be pointed at. */
  #instead = $state.raw<Spoken[] | null>(null);
  /** What was asked last, as `questionOf` says it. */
  #question: string | null = null;

  constructor(private readonly hands: Hands) {}

  /** The legal moves, as a list has them. */
  get choices(): Spoken[] {
    return this.#choices;
  }

  /** What can be meant by pointing. */
  readonly #meant = $derived(this.#instead ?? [...withoutBeginnings(this.#choices, this.#chains), ...this.#chains]);

  /** A board puts several moves into one choice: these are pointed at until the next question. */
  offer(instead: Spoken[] | null): void {
    this.#instead = instead;
  }

  /**
   * Another question: what was chosen belonged to the last one, unless one can go on with it. Where nothing was played
   * since, as others think about the same question or the line was broken, all that was chosen is still meant, and what a
   * board offers in place of it holds until it offers it anew.
   */
  ask(choices: Spoken[], question: string | null = null): void {
    const same = question !== null && question === this.#question;
    this.#question = question;
    this.#choices = choices;
    this.#chains = [];
    if (!same) this.#instead = null;
    this.manner = null;
    if (this.held.length && !(same ? this.candidates.length : this.open.size)) this.held = [];
    this.pointed = null;
  }

  /** To the same question: where one can come to in one go. */
  goOn(chains: Spoken[]): void {
    this.#chains = chains;
  }

  /** In this manner from now on; what was laid down in another is not meant any more. */
  go(manner: string): void {
    this.hands.lifted?.();
    this.manner = manner;
  }

  /** The choice or chain of a number. */
  called(move: number | null): Spoken | null {
    return [...this.#choices, ...this.#chains].find((choice) => choice.move === move) ?? null;
  }

  /** The choices that are left. */
  readonly candidates = $derived(this.#meant.filter((choice) => agrees(choice, this.held)));

  /** Every spot that can be chosen next. */
  readonly open = $derived(new Set(this.candidates.flatMap((choice) => next(choice, this.held))));

  /** Where pieces may go that are chosen later. */
  readonly #places = $derived(new Set(this.#meant.flatMap((choice) => (choice.either ? choice.goal : []))));

  /** Spots from which one can begin, also while something else is held; places only for all the pieces that are. */
  readonly beginnings = $derived.by(() => {
    const pieces = this.held.filter((spot) => !this.#places.has(spot));
    return new Set(
      this.#meant.flatMap((choice) => {
        const fits = !choice.either || pieces.every((spot) => choice.start.includes(spot));
        return next(choice, []).filter((spot) => fits || choice.start.includes(spot));
      }),
    );
  });

  /** What has no place on the board: to skip, to be done. */
  readonly placeless = $derived(this.#meant.filter((choice) => !choice.start.length && !choice.goal.length));

  /** Choices that start and end at the same spots, when these are chosen. */
  readonly variants = $derived(
    this.held.length ? this.#settled(this.candidates.filter((choice) => !choice.run && !next(choice, this.held).length), this.held) : [],
  );

  /** The manners in which one can go on with what is held, where there are several: with a coin, or without. */
  readonly manners = $derived.by(() => {
    const found = this.held.length ? [...new Set(this.candidates.map(({ manner }) => manner))] : [];
    return found.length > 1 ? found : [];
  });

  /** The choice that what is pointed at would lead to, if there is but one. */
  readonly aimed = $derived.by(() => {
    if (this.pointed === null) return null;
    if (!this.held.includes(this.pointed)) return this.#whole(this.#with(this.pointed));
    const laid = this.#whole(this.held);
    return laid?.either ? laid : null;
  });

  /** Spots on the way of what is pointed at. */
  readonly way = $derived(new Set(this.aimed ? this.aimed.way : []));

  press(spot: string): void {
    if (spot === this.held.at(-1) && this.hands.again?.()) return;
    if (this.held.includes(spot)) {
      const laid = this.#whole(this.held);
      if (laid?.run && laid.goal.includes(spot)) return laid.run(this.held);
      this.hands.lifted?.();
      this.held = this.held.filter((each) => each !== spot);
      const left = this.#whole(this.held);
      if (left?.either) left.run?.(this.held);
      return;
    }
    if (!this.open.has(spot) && !this.beginnings.has(spot)) return;
    this.hands.lifted?.();
    this.held = this.#with(spot);
    const whole = this.#whole(this.held);
    if (whole?.run) whole.run(this.held);
    else if (whole) this.hands.act(whole.move);
  }

  /** What was held when the page was here last, if it still means something. Nothing is played by that. */
  recall(held: string[]): void {
    if (!held.length || this.held.length || !this.#meant.some((choice) => agrees(choice, held))) return;
    this.held = held;
    const whole = this.#whole(held);
    if (whole?.either) whole.run?.(held); // laid down, to be looked at
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

  /** Of what differs by its manner alone, the one that is wanted; without a wish, the most. */
  #settled(left: Spoken[], held: string[]): Spoken[] {
    const whole = left.every((choice) => !next(choice, held).length);
    if (left.length < 2 || !whole || new Set(left.map(({ manner }) => manner)).size < left.length) return left;
    return [left.find(({ manner }) => manner === this.manner) ?? left.toSorted((one, other) => (one.manner < other.manner ? -1 : 1)).at(-1)!];
  }

  /** The one choice that is meant by all this, if it is complete. */
  #whole(held: string[]): Spoken | null {
    const left = this.#settled(this.#meant.filter((choice) => agrees(choice, held) && isReady(choice, held)), held);
    return left.length === 1 && reached(left[0]!, held) ? left[0]! : null;
  }

  /** What would be held after choosing this spot: one more, the same pieces elsewhere, others there, or another beginning. */
  #with(spot: string): string[] {
    if (this.open.has(spot)) return [...this.held, spot];
    const kept = this.held.filter((each) => this.#places.has(each) !== this.#places.has(spot));
    const there = this.#meant.some((choice) => choice.either && agrees(choice, [...kept, spot]));
    return there ? [...kept, spot] : [spot];
  }
}

/** Choices without those places that a chain goes to which begins with them: there it is meant. */
function withoutBeginnings(choices: Spoken[], chains: Spoken[]): Spoken[] {
  return choices.flatMap((choice) => {
    const gone = new Set(chains.filter(({ moves }) => moves[0] === choice.move).flatMap(({ goal }) => goal));
    const goal = choice.goal.filter((spot) => !gone.has(spot));
    return goal.length === choice.goal.length ? [choice] : goal.length ? [{ ...choice, goal }] : [];
  });
}

/** May a choice still be meant by what is held? Pieces come before places, unless either may come first. */
function agrees(choice: Spoken, held: string[]): boolean {
  const placed = isStarted(choice, held) || choice.either;
  return held.every((spot) => choice.start.includes(spot) || (placed && choice.goal.includes(spot)));
}

function isStarted({ start }: Spoken, held: string[]): boolean {
  return start.every((spot) => held.includes(spot));
}

/** While a place waits for pieces, more of them may come than are chosen: only what has all of its own is meant. */
function isReady(choice: Spoken, held: string[]): boolean {
  return !choice.either || isStarted(choice, held);
}

/** The spots of a choice that come next; none when all are chosen. */
function next(choice: Spoken, held: string[]): string[] {
  const pieces = choice.start.filter((spot) => !held.includes(spot));
  const places = choice.goal.filter((spot) => !held.includes(spot));
  if (!pieces.length) return places;
  const first = choice.either && places.length === choice.goal.length ? places.slice(0, 1) : [];
  return [...pieces, ...first];
}

/** Is a place of it chosen, or every piece where it has no place? Choosing a piece alone never plays a move. */
function reached(choice: Spoken, held: string[]): boolean {
  const started = isStarted(choice, held);
  if (!choice.goal.length) return started && choice.start.length > 1;
  return started && choice.goal.some((spot) => held.includes(spot));
}
