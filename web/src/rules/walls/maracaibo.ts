import type { CardFace, QuestFace } from "../../boards/maracaibo/faces";
import { nameOf } from "../../boards/maracaibo/naming";
import { words } from "../../lib/words.svelte";
import { facesOf, type Shelf } from "./shelf";

export { default } from "./Maracaibo.svelte";

const KINDS: Record<string, string> = { residence: "terms-residence", location: "terms-location", crew: "terms-crew", equipment: "terms-equipment", ship: "terms-ship-card" };

export function shelvesOf(kinds: Shelf["kinds"]): Shelf["cards"] {
  const cards = facesOf<CardFace>(kinds, "cards").map(([id, card]) => {
    const kind = KINDS[card.type] ?? KINDS[card.kind];
    return { id, face: { card }, name: kind ? `${nameOf("cards", id)} · ${words.t(kind)}` : nameOf("cards", id) };
  });
  const quests = facesOf<QuestFace>(kinds, "quests").map(([id, quest]) => ({ id, face: { quest }, name: words.t("terms-quest") }));
  return [...cards, ...quests];
}
