/** What every board is given, and what it may do: a board knows no rule. */
import type { LogLine, MoveOption, Preview, View } from "../lib/types";
import type { Chart } from "./general/layout";
import type { Words } from "../lib/words.svelte";

export interface BoardProps<V extends View = View> {
  view: V;
  /** How it is shown. */
  chart: Chart | null;
  /** The reader's seat; -1 for a spectator. */
  seat: number;
  names: string[];
  /** The legal moves of the reader's question; none when it asks nothing. */
  moves: MoveOption[];
  /**
   * Play the move with this id. What cannot be taken back is asked about first, unless the board has done so itself
   * (`sure`): where a choice is laid down and then confirmed, once is enough.
   */
  act(id: number, sure?: boolean): void;
  /** Ask what a move would surely do; null: no longer. */
  look(id: number | null): void;
  preview: Preview | null;
  /** The newest events, for animations. */
  fresh: LogLine[];
  /** Everything told so far, for marks of what the others did last. */
  log: LogLine[];
  /** The line of the log that is pointed at. */
  lit: LogLine | null;
  /** A move is under way: show it, take no other. */
  busy: boolean;
  /** Words by key; the rest of them is `words` of lib. */
  t: Words["t"];
}
