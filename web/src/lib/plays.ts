/** How many moves each of the last plays was, so that what was done in one go is taken back in one go. */

/** So many plays are remembered. */
const MOST = 100;

export class Plays {
  #moves: number[] = [];
  /** What is being played belongs to the play before it. */
  #joins = false;

  /** Something is sent; with `joins` it is taken back with the last. */
  begin(joins: boolean): void {
    this.#joins = joins;
  }

  /** How many moves the last play was. */
  get last(): number {
    return this.#moves.at(-1) ?? 1;
  }

  /** So many moves were played, or taken back, in one go. */
  count(to: string, moves: number): void {
    if (to === "undo" && moves) this.#moves.pop();
    if (to !== "move" || !moves) return;
    const before = this.#joins ? (this.#moves.pop() ?? 0) : 0;
    this.#moves = [...this.#moves, before + moves].slice(-MOST);
  }
}
