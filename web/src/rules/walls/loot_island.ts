import type { TreasureFace } from "../../boards/loot_island/faces";
import { words } from "../../lib/words.svelte";
import { facesOf, type Shelf } from "./shelf";

export { default } from "./LootIsland.svelte";

export function shelvesOf(kinds: Shelf["kinds"]): Shelf["cards"] {
  const treasures = facesOf<TreasureFace>(kinds, "treasures");
  return treasures.map(([id, face]) => ({ id, face: { ref: Number(id), face }, name: words.t("treasure-name", { type: words.t(`treasures-${face.type}`), ref: id }) }));
}
