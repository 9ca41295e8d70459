/** When a thing on the board is looked at from near: a pointer that rests, a long press, a key. */

/** A pointer rests this long on a thing before it is shown, and less while another is shown already. */
const REST = 400;
const NEXT = 120;
/** A finger that moves further than this scrolls or drags. */
const SHAKE = 10;

export interface Place {
  x: number;
  y: number;
}

export class LookingUp {
  /** The element of the spot that is shown. */
  shown = $state.raw<Element | null>(null);

  /** The element under the pointer. */
  #under: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: Place | null = null;
  /** The card was opened by a finger that is still down: lifting it chooses nothing. */
  #long = false;

  /** The pointer is over this spot; null: over none. */
  hover(spot: Element | null): void {
    if (spot === this.#under) return;
    this.#under = spot;
    if (!spot) return this.close();
    this.#later(spot, this.shown ? NEXT : REST);
  }

  /** A finger goes down; what was shown is put away. */
  press(spot: Element | null, at: Place): void {
    this.close();
    this.#pressed = at;
    this.#long = false;
    if (spot) this.#later(spot, REST, () => (this.#long = true));
  }

  /** The finger moves: no long press any more, unless it only shakes. */
  slide({ x, y }: Place): void {
    if (!this.#pressed || this.#long || Math.hypot(x - this.#pressed.x, y - this.#pressed.y) <= SHAKE) return;
    this.lift();
  }

  /** The finger is lifted, which leaves a card that it has opened. */
  lift(): void {
    this.#pressed = null;
    clearTimeout(this.#timer);
  }

  /** Was the click that comes now only the end of a long press? */
  swallows(): boolean {
    const long = this.#long;
    this.#long = false;
    return long;
  }

  /** By a key: show this one, or put it away again. */
  toggle(spot: Element): void {
    if (this.shown === spot) return this.close();
    clearTimeout(this.#timer);
    this.shown = spot;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }

  #later(spot: Element, rest: number, then = () => {}): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.shown = spot;
      then();
    }, rest);
  }
}
