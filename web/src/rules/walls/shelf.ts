/** What a wall of cards shows: each with its face, as views have it, and its name. */
import type { PrintedCards } from "../../lib/types";

export interface Shelf {
  kinds: PrintedCards["kinds"];
  cards: { id: string; name: string; face: unknown }[];
}

/** The faces of one kind by their ids; of a type that its game knows. */
export function facesOf<T>(kinds: Shelf["kinds"], kind: string): [id: string, face: T][] {
  return Object.entries((kinds[kind] ?? {}) as Record<string, T>);
}
