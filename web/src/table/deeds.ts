/** What the main button does: the deed that is laid down, else the answer that has no place on the board. */
import type { IconName } from "../parts/Icon.svelte";
import type { Spoken } from "./choosing.svelte";

export interface Deed {
  label: string;
  /** Stands for the label where a sign is enough. */
  icon?: IconName;
  run(): void;
}

/** What can be done with what is held, before it is laid down: turn it, flip it. */
export interface Tool extends Deed {
  icon: IconName;
  /** The letter that does it. */
  key: string;
  /** For what can be on or off. */
  pressed?: boolean;
  disabled?: boolean;
}

/** What a board has laid down for its owner to look at before it is played. */
export interface Laid extends Deed {
  /** What it is, and what it brings. */
  said: string;
  lift(): void;
  /** The spot where it lies: yes and no stand beside it, too. */
  goal?: string;
  /** Another answer, for the button beside the main one; without it that lifts what is laid. */
  other?: Deed;
}

export interface Deeds {
  main: Deed | null;
  second: Deed | null;
  /** The main button plays what cannot be taken back. */
  final: boolean;
  /** About what is laid down. */
  said: string;
  /** Milliseconds after which the main button presses itself; 0 for never. */
  ring: number;
}

export interface Situation {
  /** The move that waits for a yes. */
  asked: Spoken | null;
  laid: Laid | null;
  /** Choices whose spots are all chosen. */
  variants: Spoken[];
  placeless: Spoken[];
  /** Back to the result of a finished game. */
  result: Deed | null;
  ring: number;
  words: { again: string; list: string };
  confirm(): void;
  drop(): void;
  act(move: number): void;
  list(): void;
}

export function deedsIn(now: Situation): Deeds {
  const { asked, laid, variants, placeless, ring } = now;
  const deed = (choice: Spoken): Deed => ({ label: choice.label, run: () => now.act(choice.move) });
  const rest = { second: null, final: false, said: "", ring };
  if (asked) {
    const again = { label: now.words.again, run: () => now.drop() };
    return { main: { label: asked.label, run: () => now.confirm() }, second: again, final: true, said: "", ring: 0 };
  }
  if (laid) {
    const lift: Deed = { label: now.words.again, icon: "cross", run: () => laid.lift() };
    return { ...rest, main: laid, second: laid.other ?? lift, said: laid.said };
  }
  // Of more than two, such as the four ways to turn a tile, none is the first: the board has a button for each.
  if (variants.length > 2) return { ...rest, main: null };
  // Of what one place offers, the engine names the most last: with a coin, and not without; acquire, and not ignore.
  const [most, less] = variants.toReversed();
  if (most) return { ...rest, main: deed(most), second: less ? deed(less) : null };
  if (placeless.length > 2) return { ...rest, main: { label: now.words.list, run: () => now.list() } };
  if (now.result) return { ...rest, main: now.result };
  const [first, second] = placeless;
  return { ...rest, main: first ? deed(first) : null, second: second ? deed(second) : null };
}

/** While the moves of the others are shown: what is told, and a way to have enough of it. */
export function onStage(main: Deed, said: string): Deeds {
  return { main, second: null, final: false, said, ring: 0 };
}
