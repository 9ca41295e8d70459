// The main island of Loot Island on a board of four by four: landings, corners with the ship, the event in the middle.

import type { LootIslandView } from "../../lib/types";
import type { Mark, Part, Reader, Spot } from "./layout";
import { compass, eventName, eventWords, landingLine, loot, mapName, mapSign, toneOf } from "./loot_cards";

// Where landings 0 to 7 and corners 0 to 3 lie on a board of four by four, north on top.
const LANDINGS = [
  [2, 1],
  [3, 1],
  [4, 2],
  [4, 3],
  [3, 4],
  [2, 4],
  [1, 3],
  [1, 2],
] as const;
const CORNERS = [
  [1, 1],
  [4, 1],
  [4, 4],
  [1, 4],
] as const;

function landing(view: LootIslandView, place: number, reader: Reader): Spot {
  const here = view.landings[place];
  const [col, row] = LANDINGS[place] ?? [1, 1];
  const marks: Mark[] = (here?.column ?? []).map((id) => ({
    sign: mapSign(view, id),
    label: mapName(view, id, reader),
    tone: toneOf(view.maps[id]?.colour ?? null),
  }));
  const stack = (here?.stack ?? []).map((party) => compass(view, party, reader));
  return {
    id: `landing ${place}`,
    name: `${reader.say.t("components-landing")} ${place}`,
    title: here?.colour ? `${place} · ${reader.say.t(`colours-${here.colour}`)}` : `${place}`,
    sub: `${Math.floor(place / 2) === view.coast ? "⚓ " : ""}${here?.count ?? 0}/${view.threshold}${here?.chests ? ` ◆${here.chests}` : ""} ${loot(view, place, reader)}`,
    about: landingLine(view, place, reader),
    tone: toneOf(here?.colour ?? null),
    marks: [...marks, ...stack],
    col,
    row,
    faded: Math.floor(place / 2) !== view.coast,
  };
}

function corner(view: LootIslandView, place: number, reader: Reader): Spot {
  const [col, row] = CORNERS[place] ?? [1, 1];
  const ship = place === view.corner;
  const bow = ship ? reader.say.t("table-bow", { coast: reader.say.t(`coasts-${view.coast}`) }) : "";
  return {
    id: `corner ${place}`,
    name: `${reader.say.t("components-corner")}: ${reader.say.t(`corners-${place}`)}`,
    title: "",
    sub: bow,
    about: bow,
    tone: "sea",
    glyph: ship ? "ship" : undefined,
    col,
    row,
    still: true,
  };
}

function centre(view: LootIslandView, reader: Reader): Spot {
  const words = reader.say;
  const title = view.event ? eventName(view.event, reader) : words.t("table-final");
  const text = view.event ? eventWords(view, view.event, reader) : "";
  const spot: Spot = {
    id: "event",
    title,
    sub: text,
    about: `${title}. ${text}`,
    tone: "beach",
    col: 2,
    row: 2,
    wide: 2,
    high: 2,
    still: true,
  };
  return spot;
}

export function mainIsland(view: LootIslandView, reader: Reader): Part {
  return {
    key: "island",
    title: reader.say.t("components-main-island"),
    shape: "grid",
    columns: 4,
    wordy: true,
    spots: [
      ...view.landings.map((_, place) => landing(view, place, reader)),
      ...CORNERS.map((_, place) => corner(view, place, reader)),
      centre(view, reader),
    ],
  };
}
