// The main island of Loot Island with its eight landings round the event, and what lies beside it.

import type { LootIslandView } from "../../lib/types";
import {
  num,
  sentence,
  text,
  type Chart,
  type Fact,
  type Mark,
  type Part,
  type Person,
  type Reader,
  type Sheet,
  type Spot,
} from "./layout";
import {
  compass,
  eventName,
  eventWords,
  healerWords,
  landingLine,
  loot,
  mapName,
  mapSign,
  mapSpot,
  partyName,
  tileName,
  tileWords,
  toneOf,
  treasureSpot,
  worth,
} from "./loot_cards";
import { choice } from "./loot_choices";

const TYPES = ["amulet", "coin_bag", "book", "jewel", "crown", "skull"];
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
    label: mapName(id, reader),
    tone: toneOf(view.maps[id]?.colour ?? null),
  }));
  const stack = (here?.stack ?? []).map((party) => compass(view, party, reader));
  return {
    id: `landing ${place}`,
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
  const text = view.event ? eventWords(view.event, reader) : "";
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

function parts(view: LootIslandView, reader: Reader): Part[] {
  const words = reader.say;
  const found: Part[] = [{ key: "now", title: "", shape: "facts", spots: [], facts: facts(view, reader) }];
  found.push({
    key: "island",
    title: words.t("components-main-island"),
    shape: "grid",
    columns: 4,
    wordy: true,
    spots: [
      ...view.landings.map((_, place) => landing(view, place, reader)),
      ...CORNERS.map((_, place) => corner(view, place, reader)),
      centre(view, reader),
    ],
  });
  const cards = (key: string, title: string, spots: Spot[]) => {
    if (spots.length) found.push({ key, title: sentence(title), shape: "cards", spots });
  };
  const hand = view.seat >= 0 ? (view.players[view.seat]?.hand ?? []) : [];
  cards(
    "hand",
    words.t("table-hand"),
    hand.map((id) => mapSpot(view, id, reader)),
  );
  cards(
    "tossing",
    words.t("table-tossing"),
    (view.tossing ?? []).map((id) => mapSpot(view, id, reader)),
  );
  const aaron = view.aaron === null ? [] : (view.players[view.aaron]?.hand ?? []);
  cards(
    "aaron",
    words.t("table-aaron-hand"),
    aaron.map((id) => mapSpot(view, id, reader)),
  );
  cards("taken", words.t("components-treasure"), view.taken === null ? [] : [treasureSpot(view, view.taken, reader)]);
  cards(
    "revealed",
    words.t("table-revealed"),
    view.revealed.map((ref) => treasureSpot(view, ref, reader)),
  );
  cards(
    "open",
    words.t("table-open"),
    view.open.map((ref) => treasureSpot(view, ref, reader)),
  );
  cards(
    "islands",
    words.t("table-islands"),
    view.tiles.map((tile) => ({
      id: `tile ${tile.id}`,
      title: tileName(tile.id, reader),
      sub: tile.up ? tileWords(view, tile.id, reader) : words.t("table-closed", { names: "" }).replace(/[:\s]+$/, ""),
      about: tileWords(view, tile.id, reader),
      tone: tile.up ? "beach" : "hidden",
      faded: !tile.up,
    })),
  );
  const own = view.seat >= 0 ? (view.players[view.seat]?.own_healers ?? []) : [];
  for (const [key, ids] of [
    ["healers", view.healers ?? []],
    ["own-healers", own],
  ] as const)
    cards(
      key,
      words.t(`table-${key}`),
      ids.map((id) => ({
        id: `healer ${id}`,
        title: id,
        sub: healerWords(view, id, reader),
        about: healerWords(view, id, reader),
        tone: "green",
      })),
    );
  return found;
}

function facts(view: LootIslandView, reader: Reader): Fact[] {
  const words = reader.say;
  const said = [words.t("table-round", { round: view.round, rounds: view.rounds })];
  said.push(words.t("table-decks", { maps: view.map_deck, discards: view.map_discards.length }));
  said.push(
    view.treasure_top
      ? words.t("table-treasures", { count: view.treasure_deck, pile: view.treasure_top })
      : words.t("table-treasures-gone"),
  );
  if (view.events_shown)
    said.push(words.t("table-events-known", { ids: view.events_shown.map((id) => eventName(id, reader)).join(", ") }));
  else if (view.events_left) said.push(words.t("table-events-left", { count: view.events_left }));
  view.landings.forEach((here, place) => {
    if (!here.now.order.length || (here.now.loot !== "big" && here.now.loot !== "small")) return;
    const order = here.now.order.map((party) => partyName(view, party, reader)).join(", ");
    said.push(words.t("table-loot-order", { landing: place, loot: loot(view, place, reader), order }));
  });
  return said.map((value) => ({ label: "", value: sentence(value) }));
}

// People and the end

function person(view: LootIslandView, seat: number, reader: Reader): Person {
  const words = reader.say;
  const player = view.players[seat];
  if (!player) return { facts: [] };
  const found: Fact[] = [{ label: sentence(words.t("score-cubes")), value: String(player.cubes) }];
  found.push({ label: "", value: words.t("table-cards", { count: player.cards }) });
  found.push({
    label: "",
    value: words.t("table-compasses", { free: player.area, all: player.area + player.landings.length }),
  });
  for (const type of TYPES) {
    const held = player.treasures.filter((ref) => view.treasures[String(ref)]?.type === type);
    if (held.length)
      found.push({ label: sentence(words.t(`score-${type}`)), value: held.map((ref) => worth(view, ref)).join(" ") });
  }
  if (player.healer)
    found.push({
      label: "",
      value: words.t("table-healer", { id: player.healer, cost: healerWords(view, player.healer, reader) }),
    });
  const badge = player.eliminated
    ? words.t("table-out")
    : player.passed
      ? words.t("table-passed")
      : seat === view.first
        ? words.t("components-first-player")
        : undefined;
  return { facts: found, badge };
}

function sheet(view: LootIslandView, reader: Reader): Sheet {
  const words = reader.say;
  const seated = view.players.slice(0, view.seats);
  const sheets = seated.map((player) => player.sheet);
  const rows = Object.keys(sheets.find((each) => each) ?? {}).map((part) => ({
    label: words.t(`score-${part}`),
    values: sheets.map((each) => each?.[part] ?? ""),
  }));
  const out = words.t("score-out");
  return {
    heads: seated.map((_, seat) => reader.names[seat] ?? ""),
    rows: [{ label: words.t("score-cubes"), values: seated.map((player) => player.cubes) }, ...rows],
    totals: [{ label: words.t("score-total"), values: seated.map((player) => player.loot ?? out) }],
  };
}

function touches(_view: LootIslandView, _kind: string, args: Record<string, unknown>): string[] {
  const found = "landing" in args ? [`landing ${num(args, "landing")}`] : [];
  if ("tile" in args) found.push(`tile ${text(args, "tile")}`);
  if ("ref" in args) found.push(`treasure ${num(args, "ref")}`);
  if ("corner" in args) found.push(`corner ${num(args, "corner")}`);
  return found;
}

export const chart: Chart<LootIslandView> = { parts, choice, person, sheet, touches };
