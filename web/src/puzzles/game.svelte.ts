/**
 * A puzzle that is being played: the card and the moves so far, from which the server tells the position. Everything can be
 * taken back and played again; the solution is shown beside one's own moves, which stay.
 */
import { api, ApiRefusal } from "../lib/api";
import type { LogLine, Preview, PuzzleAdvice, PuzzleCard, PuzzlePosition, PuzzleProof } from "../lib/types";
import type { Wire } from "../table/acting.svelte";

export class PuzzleGame implements Wire {
  readonly state = "open";
  /** The moves so far, and those that were taken back last. */
  moves = $state.raw<number[]>([]);
  undone = $state.raw<number[]>([]);
  now = $state.raw<PuzzlePosition | null>(null);
  /** What happened with the newest move. */
  fresh = $state.raw<LogLine[]>([]);
  preview = $state.raw<Preview | null>(null);
  pending = $state.raw<Wire["pending"]>(null);
  refused = $state.raw<ApiRefusal | null>(null);

  /** What the solver says of this position; null while nobody has asked. */
  advice = $state.raw<PuzzleAdvice | null>(null);
  /** The move that the solver would play is to be seen. */
  hinted = $state(false);
  proof = $state.raw<PuzzleProof | null>(null);
  asking = $state(false);
  /** Moves of the solution that are shown; null while one plays oneself. */
  step = $state<number | null>(null);
  /** The solver has helped since the beginning. */
  helped = $state(false);

  #known = new Map<string, PuzzlePosition>();
  #turn = 0;

  constructor(readonly card: PuzzleCard) {}

  /** The proved solution, move by move. */
  get solution(): number[] {
    return this.proof?.line.flat() ?? [];
  }

  /** The plies at which its turns begin, and the end. */
  get solutionTurns(): number[] {
    let ply = 0;
    return [0, ...(this.proof?.line.map((turn) => (ply += turn.length)) ?? [])];
  }

  begin(): Promise<void> {
    return this.#show([]);
  }

  play(move: number): void {
    if (this.pending || this.step !== null) return;
    this.pending = { move, until: null };
    const [next, ...later] = this.undone;
    this.undone = next === move ? later : [];
    this.moves = [...this.moves, move];
    void this.#show(this.moves);
  }

  /** A preview came with the position. */
  ask(move: number | null): void {
    this.preview = this.now?.previews.find((each) => each.move === move) ?? null;
  }

  undo(): void {
    if (this.moves.length) this.backTo(this.moves.length - 1);
  }

  redo(): void {
    const [next] = this.undone;
    if (next !== undefined) this.play(next);
  }

  /** Take back until so many moves are left. */
  backTo(ply: number): void {
    if (this.step !== null || this.pending || ply >= this.moves.length) return;
    this.undone = [...this.moves.slice(ply), ...this.undone];
    this.moves = this.moves.slice(0, ply);
    void this.#show(this.moves);
  }

  restart(): void {
    this.step = null;
    this.backTo(0);
  }

  /** Can it still be solved? With `move`, the next move as well. */
  async advise(move: boolean): Promise<void> {
    const asked = this.moves.join();
    await this.#solver(async () => {
      const advice = this.advice ?? (await api.puzzleAdvice(this.card.code, this.moves));
      if (asked !== this.moves.join()) return; // played on meanwhile
      this.advice = advice;
      this.hinted = move && advice.move >= 0;
      this.helped = true;
    });
  }

  async prove(): Promise<void> {
    await this.#solver(async () => {
      this.proof ??= await api.puzzleProof(this.card.code);
    });
  }

  /** Show the proved solution from its beginning; the own moves are kept. */
  async solve(): Promise<void> {
    await this.prove();
    if (!this.proof?.line.length) return;
    this.helped = true;
    this.to(0);
  }

  /** So many moves of the solution. */
  to(step: number): void {
    this.step = Math.max(0, Math.min(step, this.solution.length));
    void this.#show(this.solution.slice(0, this.step));
  }

  /** Back to one's own moves. */
  leave(): void {
    this.step = null;
    void this.#show(this.moves);
  }

  async #solver(work: () => Promise<void>): Promise<void> {
    this.asking = true;
    this.refused = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      this.refused = error;
    } finally {
      this.asking = false;
    }
  }

  async #show(moves: number[]): Promise<void> {
    const turn = ++this.#turn;
    const before = this.now;
    this.refused = null;
    try {
      const found = await this.#position(moves);
      if (turn !== this.#turn) return;
      const heard = before?.log.length ?? 0;
      this.fresh = found.log.length > heard ? found.log.slice(heard) : [];
      this.now = found;
      this.preview = null;
      this.advice = null;
      this.hinted = false;
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      if (turn !== this.#turn) return;
      this.refused = error;
      if (this.step === null && moves.length) this.moves = moves.slice(0, -1); // the move was not played
    } finally {
      if (turn === this.#turn) this.pending = null;
    }
  }

  async #position(moves: number[]): Promise<PuzzlePosition> {
    const key = moves.join();
    const found = this.#known.get(key) ?? (await api.puzzlePosition(this.card.code, moves));
    this.#known.set(key, found);
    return found;
  }
}
