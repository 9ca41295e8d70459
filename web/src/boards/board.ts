/** What every board is given, and what it may do: a board knows no rule. */
import type { Foretold, LogLine, MoveOption, Preview, Shown, View } from "../lib/types";
import type { Words } from "../lib/words.svelte";
import type { Choosing } from "../table/choosing.svelte";
import type { Laid, Tool } from "../table/deeds";

/** A spot in the reader's words. */
export interface SpotWords {
  name: string;
  /** Everything about it, in sentences. */
  about: string;
}

/**
 * A board fills the box that the frame gives it and never makes the page longer. In the tall frame it has one root; in the
 * wide one two, with the style `grid-area: sea` and `grid-area: strip`. Everything that can be named carries the id of its
 * spot as `data-spot`.
 */
export interface BoardProps<V extends View = View> {
  view: V;
  /** How it is shown. */
  shown: Shown | null;
  /**
   * The reader's seat, whom words call "you"; -1 for a spectator. `view.seat` may be another in a replay: whose eyes see.
   */
  seat: number;
  names: string[];
  /** What can be pointed at now, what is held, and what pointing and pressing do. */
  choosing: Choosing;
  /** Every spot on the table by its id, in words: for screen readers, and for a look from near. */
  spots: Map<string, SpotWords>;
  /** The legal moves of the reader's question; none when it asks nothing. */
  moves: MoveOption[];
  /**
   * Play the move with this id. What cannot be taken back is asked about first, unless the board has done so itself
   * (`sure`): where a choice is laid down and then confirmed, once is enough.
   */
  act(id: number, sure?: boolean): void;
  /** Play a chain of moves: one after the other, up to the first that is refused or brings something to light. */
  chain(id: number, further: number[]): void;
  /** Ask what a move would surely do, or a chain of them; null: no longer. */
  look(id: number | null, further?: number[]): void;
  /** Lay a choice down: the main button plays it then; null lifts it. */
  lay(deed: Laid | null): void;
  /** What can be done with what is held: their letters work everywhere, and on a phone they lie in the bar. */
  tools(tools: Tool[]): void;
  preview: Preview | null;
  /** What moves, and below 0 chains of them, are sure to bring: for signs at the places where they go. */
  promises?: ReadonlyMap<number, Foretold>;
  /** The newest events, for animations. Pieces move by themselves: see `table/motion.ts`. */
  fresh: LogLine[];
  /** How long they are shown, in milliseconds: no animation may take longer. 0 where nothing is to move. */
  step: number;
  /** Everything told so far, for marks of what the others did last. */
  log: LogLine[];
  /** The line of the log that is pointed at. */
  lit: LogLine | null;
  /** A move is under way: show it, take no other. */
  busy: boolean;
  /** Words by key; the rest of them is `words` of lib. */
  t: Words["t"];
}

/** What the small board of somebody is given who plays along without a seat. */
export type CompanionProps<V extends View = View> = Pick<BoardProps<V>, "view" | "log" | "t">;

/** What the small board of a player is given: it stands in the panel of the seat, under name and score. */
export interface SeatProps<V extends View = View> {
  view: V;
  /** How it is shown. */
  shown: Shown | null;
  seat: number;
  names: string[];
  spots: Map<string, SpotWords>;
  /** What the choice that is looked at surely changes. */
  then: Partial<V>;
  /** The newest events, for animations. */
  fresh: LogLine[];
  /** Everything told so far. */
  log: LogLine[];
  /** The line of the log that is pointed at. */
  lit: LogLine | null;
  /** Have the reader give a piece a name; nobody can where nobody plays. */
  name?(piece: string, called: string): void;
  t: Words["t"];
}

/** What the drawn count of a finished game is given. */
export interface CountProps<V extends View = View> {
  view: V;
  shown: Shown | null;
  names: string[];
  t: Words["t"];
}

/** What the drawing of what is settled before that is given: how many of its steps are told. */
export interface SettlingProps<V extends View = View> extends CountProps<V> {
  step: number;
}
