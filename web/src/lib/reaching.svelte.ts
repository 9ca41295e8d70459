/** Where one can come to in one go: chains of moves, each under a number below 0, -1 the first. */
import type { Foretold, Preview, Reached } from "./types";

export class Reaching {
  ends = $state.raw<Reached["ends"]>([]);
  /** What a move, or a chain, is sure to bring, where the server has said so beforehand. */
  promises = $state.raw<ReadonlyMap<number, Foretold>>(new Map());

  /** The version of the question that it is asked of. */
  #version = 0;

  /** Another question: nothing is known of it. */
  begin(version: number): void {
    this.ends = [];
    this.promises = new Map();
    this.#version = version;
  }

  /** What the server has found; an answer to an older question is of no use. */
  take({ version, ends, promises }: Reached): void {
    if (version !== this.#version) return;
    this.ends = ends;
    const chains = ends.map(({ foretold }, place) => [-1 - place, foretold] as const);
    this.promises = new Map([...promises.map(({ move, foretold }) => [move, foretold] as const), ...chains]);
  }

  /** The moves that a number stands for. */
  movesOf(move: number): number[] {
    if (move >= 0) return [move];
    const end = this.ends[-1 - move];
    return end ? [end.choice.move, ...end.further] : [];
  }

  /** A preview under the number by which it was asked for. */
  numbered(told: Preview, asked: number): Preview {
    const same = asked < 0 && this.movesOf(asked).join() === [told.move, ...told.further].join();
    return same ? { ...told, move: asked, further: [] } : told;
  }
}
