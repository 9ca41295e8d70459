/**
 * When somebody wonders why a thing cannot be chosen: a press, or W; while something is held that looks for its place, a
 * pointer that rests, too. Who holds nothing only reads.
 */

/** A pointer rests this long on a thing before it is asked about. */
const REST = 400;

export interface Asking {
  /** Ask why, or put the answer away. */
  ask(spot: string | null): void;
  /** Can the spot be chosen? Then there is nothing to wonder about. */
  offered(spot: string): boolean;
  /** Something is held, and its place is looked for. */
  seeking(): boolean;
}

export class Wondering {
  /** The spot that was asked about. */
  spot = $state<string | null>(null);
  /** It was asked by a key, which goes on with the answer. */
  keyed = $state(false);

  #under: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly asking: Asking) {}

  /** The pointer is over this spot. Who leaves the last one may be on the way to the answer: it stays. */
  hover(spot: string | null): void {
    if (spot === this.#under) return;
    this.#under = spot;
    clearTimeout(this.#timer);
    if (spot !== null && spot !== this.spot) this.#timer = setTimeout(() => this.about(this.asking.seeking() ? spot : null), REST);
  }

  /** Wonder about a spot now; what can be chosen puts the answer away. */
  about(spot: string | null, keyed = false): void {
    clearTimeout(this.#timer);
    this.keyed = keyed;
    this.spot = spot !== null && !this.asking.offered(spot) ? spot : null;
    this.asking.ask(this.spot);
  }

  /** By a key: about what has the focus, else about what is pointed at. */
  key(focused: string | null): void {
    const spot = focused ?? this.#under;
    this.about(spot === this.spot && this.keyed ? null : spot, true);
  }

  close(): void {
    this.about(null);
  }
}
