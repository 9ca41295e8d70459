// The table of Loot Island: the main island, and what lies beside it.

import type { LootIslandView } from "../../lib/types";
import {
  num,
  sentence,
  text,
  type Chart,
  type Fact,
  type Part,
  type Person,
  type Reader,
  type Sheet,
  type Spot,
} from "./layout";
import {
  eventName,
  healerWords,
  loot,
  mapSpot,
  partyName,
  tileName,
  tileWords,
  treasureSpot,
  worth,
} from "./loot_cards";
import { choice } from "./loot_choices";
import { mainIsland } from "./loot_main_island";

const TYPES = ["amulet", "coin_bag", "book", "jewel", "crown", "skull"];

function parts(view: LootIslandView, reader: Reader): Part[] {
  const words = reader.say;
  const found: Part[] = [{ key: "now", title: "", shape: "facts", spots: [], facts: facts(view, reader) }];
  found.push(mainIsland(view, reader));
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
    rows,
    totals: [
      { label: words.t("score-total"), values: seated.map((player) => player.loot ?? out) },
      { label: words.t("score-cubes"), values: seated.map((player) => player.cubes) }, // no points, but who is out
    ],
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
