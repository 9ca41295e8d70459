/** What is printed on cards, and who is who. */
import type { components } from "../../lib/schema";
import type { LootIslandView } from "../../lib/types";

type Schemas = components["schemas"];

export type MapFace = Schemas["LootIslandMapFace"];
export type TreasureFace = Schemas["LootIslandTreasureFace"];
export type Landing = Schemas["LootIslandLandingView"];
export type SmallIsland = Schemas["LootIslandTileView"];
export type Player = Schemas["LootIslandPlayerView"];

export const TYPES = ["amulet", "coin_bag", "book", "jewel", "crown", "skull"] as const;
export type TreasureType = (typeof TYPES)[number];

const LETTERS = "ABCDE";

/** The letter of a party on its pieces. */
export function letterOf(view: LootIslandView, party: number, t: (key: string) => string): string {
  return party === view.aaron ? t("letter-aaron") : (LETTERS[party] ?? "");
}

/** Aaron has the colour after the last seat's. */
export function inkOf(party: number): string {
  return `var(--seat-${party})`;
}

/** The treasures of a party by their type, in the order kept. */
export function byType(view: LootIslandView, player: Player): Record<TreasureType, number[]> {
  const found: Record<TreasureType, number[]> = { amulet: [], coin_bag: [], book: [], jewel: [], crown: [], skull: [] };
  for (const ref of player.treasures) found[typeOf(view, ref)].push(ref);
  return found;
}

function typeOf(view: LootIslandView, ref: number): TreasureType {
  return view.treasures[ref]!.type as TreasureType;
}

/** The gold that a type is worth to a party, as its sheet says; null without a sheet. */
export function goldOf(player: Player, type: TreasureType): number | null {
  if (!player.sheet) return null;
  return (player.sheet[type] ?? 0) + (type === "crown" ? player.crown_bonus : 0);
}

/** Are these two cards the same but for their names? */
export function alike(one: MapFace, other: MapFace): boolean {
  return one.colour === other.colour && one.value === other.value && one.icon === other.icon;
}
