/** What things are called. One from somebody's own file has no words: it is called by its id. */
import { words } from "../../lib/words.svelte";

/** The name of a thing of this group of words: `cards`, `figureheads`, `layouts`. */
export function nameOf(group: string, id: string): string {
  const plain = id.replaceAll("_", " ");
  return words.or(`${group}-${id}`, plain.charAt(0).toUpperCase() + plain.slice(1));
}

const LETTERS = "ABCDEFGH";

/** The letter of a seat; Jordan plays along behind the last one. */
export function letterOf(seat: number, seats: number): string {
  return seat >= seats ? "J" : (LETTERS[seat] ?? "?");
}

/** The colour of a seat; Jordan's is violet. */
export function colourOf(seat: number, seats: number): string {
  return `var(--seat-${seat >= seats ? 4 : seat})`;
}
