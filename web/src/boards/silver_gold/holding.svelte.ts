/** The pattern in the player's hand: how it is held, where it hovers, where it has been laid down. */
import { type Cell, cellOf } from "./boxes";
import {
  covers,
  drawnCells,
  flipped,
  formOf,
  held,
  near,
  onBox,
  type Placement,
  type Point,
  turned,
  UPRIGHT,
  type Way,
  wayOf,
} from "./placing";
import { type Direction, type Spot, step } from "./walking";

/** What is asked: the placements there are, and the pattern; `key` changes with the question. */
export interface Question {
  key: string;
  placements: Placement[];
  pattern: string[];
}

/** A placement that has been laid down, and the box by which it was. */
export interface Laid extends Spot {
  placement: Placement;
}

export class Holding {
  way = $state<Way>(UPRIGHT);
  /** One box instead of the pattern. */
  single = $state(false);
  laid = $state.raw<Laid | null>(null);
  /** Where the mouse is over an island. */
  pointer = $state.raw<{ place: number; point: Point } | null>(null);

  readonly #ask: () => Question;
  readonly #question = $derived.by(() => this.#ask());
  readonly #pattern = $derived(drawnCells(this.#question.pattern));

  /** May the whole pattern be crossed? */
  readonly fits = $derived.by(() => this.#question.placements.some((one) => one.kind === "cross"));
  /** Is it the whole pattern that is held? */
  readonly whole = $derived(this.fits && !this.single);
  /** What can be laid down as it is held. */
  readonly offered = $derived.by(() =>
    this.#question.placements.filter((one) => (one.kind === "cross") === this.whole),
  );
  /** The cells in the hand. */
  readonly cells = $derived(this.whole ? held(this.#pattern, this.way) : [{ column: 0, row: 0 }]);
  readonly #form = $derived(formOf(this.cells));
  /** What the mouse would lay down. */
  readonly hovered = $derived.by(() =>
    this.pointer ? near(this.offered, this.pointer.place, this.pointer.point, this.#form) : null,
  );
  /** The placement to look at. */
  readonly shown = $derived(this.laid?.placement ?? this.hovered);

  constructor(ask: () => Question) {
    this.#ask = ask;
  }

  /** Another question: an empty hand, the pattern upright. */
  reset(): void {
    this.way = UPRIGHT;
    this.single = false;
    this.laid = null;
  }

  /** Lay down what a box means; null where nothing can lie. */
  lay(place: number, cell: Cell, mouse = false): Placement | null {
    const placement =
      (mouse ? this.hovered : null) ?? onBox(this.offered, place, cell, this.#form) ?? this.#alone(place, cell);
    this.laid = placement ? { placement, place, cell } : null;
    if (placement?.kind === "cross") this.way = wayOf(placement.form, this.#pattern, this.way);
    return placement;
  }

  /** Where the pattern finds no room, one box may. */
  #alone(place: number, cell: Cell): Placement | null {
    return this.#question.placements.find((one) => one.kind !== "cross" && one.place === place && covers(one, cell)) ?? null;
  }

  lift(): void {
    this.laid = null;
  }

  turn(back = false): void {
    this.#hold(turned(this.way, this.#pattern, this.#fitsHere, back));
  }

  flip(): void {
    this.#hold(flipped(this.way, this.#pattern, this.#fitsHere));
  }

  toggleSingle(): void {
    const { laid } = this;
    this.single = !this.single && this.fits;
    if (laid) this.lay(laid.place, laid.cell);
  }

  /** Would a form lie over the box that it is about? */
  #fitsHere = (form: string): boolean => {
    const spot = this.#spot();
    if (!spot) return true;
    return this.offered.some((one) => one.form === form && one.place === spot.place && covers(one, spot.cell));
  };

  #spot(): Spot | null {
    if (this.laid) return this.laid;
    if (!this.pointer) return null;
    const { place, point } = this.pointer;
    return { place, cell: { column: Math.floor(point.x), row: Math.floor(point.y) } };
  }

  #hold(way: Way): void {
    if (!this.whole) return;
    this.way = way;
    if (this.laid?.placement.kind === "cross") this.lay(this.laid.place, this.laid.cell);
  }

  /** Go to the next place where something else can lie, and lay it down there. */
  walk(from: Spot, direction: Direction): Spot | null {
    const spots = this.spots();
    let spot = step(from, direction, spots);
    while (spot && this.laid && onBox(this.offered, spot.place, spot.cell, this.#form) === this.laid.placement) {
      spot = step(spot, direction, spots);
    }
    if (spot) this.lay(spot.place, spot.cell);
    return spot;
  }

  /** Every box that something on offer covers. */
  spots(): Spot[] {
    const found = new Map<string, Spot>();
    for (const { place, names } of this.offered) {
      for (const name of names) found.set(`${place}/${name}`, { place, cell: cellOf(name) });
    }
    return [...found.values()];
  }
}
