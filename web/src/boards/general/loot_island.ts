// The main island of Loot Island with its eight landings round the event, and what lies beside it.

import type { LootIslandView, MoveOption } from "../../lib/types";
import { num, sentence, text, texts, type Chart, type Choice, type Fact, type Mark, type Part, type Person, type Reader, type Sheet, type Spot } from "./layout";
import {
  compass, eventName, eventWords, healerWords, landingLine, loot, mapName, mapSign, mapSpot, mapWords, partyName, tileName, tileWords, toneOf,
  treasureName, treasureSpot, treasureWords, worth,
} from "./loot_cards";

const PLAIN = ["do", "decline", "draw", "keep", "discard", "aaron", "pass"];
const ON_LANDINGS: Record<string, string> = { from: "choice-from", undercut: "choice-at", outpost: "choice-at", withdraw: "choice-from" };
const TYPES = ["amulet", "coin_bag", "book", "jewel", "crown", "skull"];
// Where landings 0 to 7 and corners 0 to 3 lie on a board of four by four, north on top.
const LANDINGS = [[2, 1], [3, 1], [4, 2], [4, 3], [3, 4], [2, 4], [1, 3], [1, 2]] as const;
const CORNERS = [[1, 1], [4, 1], [4, 4], [1, 4]] as const;

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
  return { id: `corner ${place}`, title: "", sub: bow, about: bow, tone: "sea", glyph: ship ? "ship" : undefined, col, row, still: true };
}

function centre(view: LootIslandView, reader: Reader): Spot {
  const words = reader.say;
  const title = view.event ? eventName(view.event, reader) : words.t("table-final");
  const text = view.event ? eventWords(view.event, reader) : "";
  const spot: Spot = { id: "event", title, sub: text, about: `${title}. ${text}`, tone: "beach", col: 2, row: 2, wide: 2, high: 2, still: true };
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
  cards("hand", words.t("table-hand"), hand.map((id) => mapSpot(view, id, reader)));
  cards("tossing", words.t("table-tossing"), (view.tossing ?? []).map((id) => mapSpot(view, id, reader)));
  const aaron = view.aaron === null ? [] : (view.players[view.aaron]?.hand ?? []);
  cards("aaron", words.t("table-aaron-hand"), aaron.map((id) => mapSpot(view, id, reader)));
  cards("taken", words.t("components-treasure"), view.taken === null ? [] : [treasureSpot(view, view.taken, reader)]);
  cards("revealed", words.t("table-revealed"), view.revealed.map((ref) => treasureSpot(view, ref, reader)));
  cards("open", words.t("table-open"), view.open.map((ref) => treasureSpot(view, ref, reader)));
  cards("islands", words.t("table-islands"), view.tiles.map((tile) => ({
    id: `tile ${tile.id}`,
    title: tileName(tile.id, reader),
    sub: tile.up ? tileWords(view, tile.id, reader) : words.t("table-closed", { names: "" }).replace(/[:\s]+$/, ""),
    about: tileWords(view, tile.id, reader),
    tone: tile.up ? "beach" : "hidden",
    faded: !tile.up,
  })));
  const own = view.seat >= 0 ? (view.players[view.seat]?.own_healers ?? []) : [];
  for (const [key, ids] of [["healers", view.healers ?? []], ["own-healers", own]] as const)
    cards(key, words.t(`table-${key}`), ids.map((id) => ({ id: `healer ${id}`, title: id, sub: healerWords(view, id, reader), about: healerWords(view, id, reader), tone: "green" })));
  return found;
}

function facts(view: LootIslandView, reader: Reader): Fact[] {
  const words = reader.say;
  const said = [words.t("table-round", { round: view.round, rounds: view.rounds })];
  said.push(words.t("table-decks", { maps: view.map_deck, discards: view.map_discards.length }));
  said.push(view.treasure_top ? words.t("table-treasures", { count: view.treasure_deck, pile: view.treasure_top }) : words.t("table-treasures-gone"));
  if (view.events_shown) said.push(words.t("table-events-known", { ids: view.events_shown.map((id) => eventName(id, reader)).join(", ") }));
  else if (view.events_left) said.push(words.t("table-events-left", { count: view.events_left }));
  view.landings.forEach((here, place) => {
    if (!here.now.order.length || (here.now.loot !== "big" && here.now.loot !== "small")) return;
    const order = here.now.order.map((party) => partyName(view, party, reader)).join(", ");
    said.push(words.t("table-loot-order", { landing: place, loot: loot(view, place, reader), order }));
  });
  return said.map((value) => ({ label: "", value: sentence(value) }));
}

// Choices

function label(view: LootIslandView, move: MoveOption, reader: Reader): string {
  const { kind, fields } = move;
  const words = reader.say;
  if (PLAIN.includes(kind)) return words.t(`choice-${kind}`);
  if (kind === "done") return words.t(view.prompt?.kind === "toss" ? "choice-toss-done" : "choice-done");
  const onLanding = ON_LANDINGS[kind];
  if (onLanding) return words.t(onLanding, { landing: num(fields, "landing") });
  const card = mapName(text(fields, "card"), reader);
  if (kind === "lay" || kind === "toss") return words.t(`choice-${kind}`, { card });
  if (kind === "play") return words.t("choice-play", { card, landing: num(fields, "landing") });
  if (kind === "pay") return words.t("choice-pay", { cards: texts(fields, "cards").map((id) => mapName(id, reader)).join(" + ") });
  if (kind === "drop") {
    const cubes = num(fields, "cubes");
    return cubes ? words.t("choice-drop", { cubes }) : words.t("choice-drop-none");
  }
  if (kind === "use") return tileName(text(fields, "tile"), reader);
  if (kind === "copy") return words.t(`icons-${text(fields, "icon")}`);
  if (kind === "take") return treasureName(view, num(fields, "ref"), reader);
  if (kind === "healer" || kind === "offer") return words.t("choice-healer", { id: text(fields, "id") });
  return move.text;
}

/** What a landing, card, treasure, island or healer means that a choice names. */
function about(view: LootIslandView, move: MoveOption, reader: Reader): string {
  const { kind, fields } = move;
  const words = reader.say;
  if (kind in ON_LANDINGS) return landingLine(view, num(fields, "landing"), reader);
  if (kind === "lay" || kind === "play") return aboutCard(view, move, reader);
  if (kind === "use") return tileWords(view, text(fields, "tile"), reader);
  if (kind === "take") return treasureWords(view, num(fields, "ref"), reader);
  const own = view.players[view.seat];
  if (kind === "healer" || kind === "offer") return healerWords(view, text(fields, "id"), reader, own?.cubes ?? null);
  if (kind === "keep" && view.taken !== null) {
    const curse = view.treasures[String(view.taken)]?.curse ?? 0;
    const said = treasureWords(view, view.taken, reader);
    return curse ? `${said}; ${words.t("choice-keep-says", { then: (own?.cubes ?? 0) + curse })}` : said;
  }
  if (kind === "discard" && view.taken !== null) {
    const amulets = (own?.treasures ?? []).filter((ref) => view.treasures[String(ref)]?.type === "amulet").length;
    return words.t("choice-discard-says", { amulets });
  }
  if (kind === "do" && view.prompt) return tileWords(view, text(view.prompt.args, "tile"), reader);
  return kind === "pass" && view.event ? eventWords(view.event, reader) : "";
}

/** What the column would come to, and what the card does. */
function aboutCard(view: LootIslandView, move: MoveOption, reader: Reader): string {
  const words = reader.say;
  const id = text(move.fields, "card");
  const place = num(move.fields, "landing", num(view.prompt?.args ?? {}, "landing"));
  const here = view.landings[place];
  const face = view.maps[id];
  if (!here || !face) return "";
  const count = here.count + (face.icon === "plus_one" ? 2 : 1);
  const said = [words.t("choice-after", { count, threshold: view.threshold })];
  if (face.value === 1) said.push(words.t(here.last > 1 ? "yields-front" : "yields-curse"));
  else if (face.icon !== "none") said.push(mapWords(view, id, reader));
  return said.join("; ");
}

function group(view: LootIslandView, move: MoveOption, reader: Reader): string {
  const words = reader.say;
  if (move.kind === "pay") return words.t("choices-pay");
  if (move.kind !== "play") return "";
  const place = num(move.fields, "landing");
  return `${words.t("choices-play")} ${place} · ${landingLine(view, place, reader)}`;
}

function spots(view: LootIslandView, move: MoveOption): string[] {
  const { fields } = move;
  const found = [...texts(fields, "cards"), text(fields, "card")].filter(Boolean).map((id) => `map ${id}`);
  if ("landing" in fields) found.push(`landing ${num(fields, "landing")}`);
  else if (move.kind === "lay" && view.prompt) found.push(`landing ${num(view.prompt.args, "landing")}`);
  if ("tile" in fields) found.push(`tile ${text(fields, "tile")}`);
  if ("ref" in fields) found.push(`treasure ${num(fields, "ref")}`);
  if ("id" in fields) found.push(`healer ${text(fields, "id")}`);
  return found;
}

function choice(view: LootIslandView, move: MoveOption, reader: Reader): Omit<Choice, "move"> {
  return {
    label: sentence(label(view, move, reader)),
    about: about(view, move, reader),
    group: group(view, move, reader),
    spots: spots(view, move),
  };
}

// People and the end

function person(view: LootIslandView, seat: number, reader: Reader): Person {
  const words = reader.say;
  const player = view.players[seat];
  if (!player) return { facts: [] };
  const found: Fact[] = [{ label: sentence(words.t("score-cubes")), value: String(player.cubes) }];
  found.push({ label: "", value: words.t("table-cards", { count: player.cards }) });
  found.push({ label: "", value: words.t("table-compasses", { free: player.area, all: player.area + player.landings.length }) });
  for (const type of TYPES) {
    const held = player.treasures.filter((ref) => view.treasures[String(ref)]?.type === type);
    if (held.length) found.push({ label: sentence(words.t(`score-${type}`)), value: held.map((ref) => worth(view, ref)).join(" ") });
  }
  if (player.healer) found.push({ label: "", value: words.t("table-healer", { id: player.healer, cost: healerWords(view, player.healer, reader) }) });
  const badge = player.eliminated ? words.t("table-out") : player.passed ? words.t("table-passed") : seat === view.first ? words.t("components-first-player") : undefined;
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
