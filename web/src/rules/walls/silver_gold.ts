import type { Card } from "../../boards/silver_gold/boxes";
import { words } from "../../lib/words.svelte";
import { facesOf, type Shelf } from "./shelf";

export { default } from "./SilverGold.svelte";

export function shelvesOf(kinds: Shelf["kinds"]): Shelf["cards"] {
  return facesOf<Card>(kinds, "cards").map(([id, face]) => ({ id, face, name: `${id} · ${words.t(`colours-${face.colour}`)}` }));
}
