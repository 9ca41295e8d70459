/** Short names for what the server says of this game. */
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type { MaracaiboView } from "../../lib/types";
export type Effect = Schemas["MaracaiboEffectView"];
export type CardFace = Schemas["MaracaiboCardFace"];
export type Cell = Schemas["MaracaiboCellView"];
export type SourceFace = Schemas["MaracaiboSourceFace"];
export type QuestFace = Schemas["MaracaiboQuestFace"];
export type NodeFace = Schemas["MaracaiboNodeFace"];
export type ActionFace = Schemas["MaracaiboActionFace"];
export type Player = Schemas["MaracaiboPlayerView"];
export type Jordan = Schemas["MaracaiboJordanView"];
export type SoloFace = Schemas["MaracaiboSoloFace"];

/** The treasures, in the order of the rulebook. */
export const TREASURES = ["gold", "emerald", "pearl"] as const;

/** When something works: at once, from now on, as income each round, at the end. */
export type When = "now" | "ongoing" | "income" | "endgame";

type Printed = Partial<Record<When, Effect[]>>;

/** What a card, a slot or a figurehead does, by when it does it. */
export function bandsOf(face: Printed): [When, Effect[]][] {
  const order: When[] = ["now", "ongoing", "income", "endgame"];
  return order.flatMap((when) => (face[when]?.length ? [[when, face[when]] as [When, Effect[]]] : []));
}

/** Kinds of questions whose answers lie on no board: they are listed beside the own ones. */
export const LISTED: ReadonlySet<string> = new Set(["list", "choose", "return"]);
