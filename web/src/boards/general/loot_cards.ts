// Cards, treasures, healers, small islands and events of Loot Island in words.

import type { LootIslandView } from "../../lib/types";
import { say, seatSign, sentence, type Mark, type Reader, type Spot, type Tone } from "./layout";

const TONES: Record<string, Tone> = { red: "red", green: "green", purple: "purple", orange: "orange" };
const ICONS: Record<string, string> = { draw: "▤", discard: "✗", chest: "◆", plus_one: "+1" };
const SKULLS: Record<string, string> = { right: "▸", left: "◂", front: "•" };
const WILD = "W"; // as in the terminal: a star marks the winner
const JOINED = "; ";

export function toneOf(colour: string | null): Tone {
  return (colour && TONES[colour]) || "paper";
}

export function partyName(view: LootIslandView, party: number, { say: words, names }: Reader): string {
  return party === view.aaron ? words.t("party-unseated") : (names[party] ?? "");
}

/** A compass of a party; Aaron's has the colour after the last seat's. */
export function compass(view: LootIslandView, party: number, reader: Reader): Mark {
  const sign = party === view.aaron ? reader.say.t("letter-aaron") : seatSign(party);
  return { sign, label: partyName(view, party, reader), seat: party };
}

// Map cards

export function mapSign(view: LootIslandView, id: string): string {
  const face = view.maps[id];
  if (!face) return id;
  return (face.value ? String(face.value) : WILD) + (ICONS[face.icon] ? ` ${ICONS[face.icon]}` : "");
}

/** With the sign of its icon: two cards may differ by nothing else. */
export function mapName(view: LootIslandView, id: string, { say: words }: Reader): string {
  const sign = ICONS[view.maps[id]?.icon ?? ""];
  return say(words, `cards-${id}`, id) + (sign ? ` ${sign}` : "");
}

/** What an icon does while the event is in force. */
export function iconWords(view: LootIslandView, icon: string, { say: words }: Reader): string {
  return words.t(`explain-icon-${icon}`, view.in_force);
}

export function mapWords(view: LootIslandView, id: string, reader: Reader): string {
  const words = reader.say;
  const face = view.maps[id];
  if (!face) return "";
  if (face.value === 1) {
    const icon = face.icon === "none" ? [] : [iconWords(view, face.icon, reader)];
    return [words.t("explain-one"), ...icon].join(JOINED);
  }
  const said = [iconWords(view, face.icon, reader)];
  if (face.value === 0) said.unshift(words.t("explain-wild"));
  return said.join(JOINED);
}

export function mapSpot(view: LootIslandView, id: string, reader: Reader): Spot {
  const face = view.maps[id];
  const icon =
    face && face.icon !== "none"
      ? say(reader.say, `legend-${face.icon === "plus_one" ? "plus" : face.icon}`, "", view.in_force)
      : "";
  return {
    id: `map ${id}`,
    name: mapName(view, id, reader),
    title: face ? (face.value ? String(face.value) : WILD) : id,
    sub: [face ? reader.say.t(`colours-${face.colour}`) : "", face?.value === 0 ? reader.say.t("legend-wild") : icon]
      .filter(Boolean)
      .join(" · "),
    about: `${mapName(view, id, reader)}: ${mapWords(view, id, reader)}`,
    tone: toneOf(face?.colour ?? null),
    marks: face && ICONS[face.icon] ? [{ sign: ICONS[face.icon] ?? "", label: icon }] : [],
  };
}

// Treasures

export function treasureName(view: LootIslandView, ref: number, { say: words }: Reader): string {
  const face = view.treasures[String(ref)];
  return face ? words.t("treasure-name", { type: words.t(`types-${face.type}`), ref }) : `#${ref}`;
}

/** Gold with crosses or a skull's kind, or a book's multiplier. */
export function worth(view: LootIslandView, ref: number): string {
  const face = view.treasures[String(ref)];
  if (!face) return "";
  if (face.multiplier) return `×${face.multiplier}`;
  return `${face.base}${"†".repeat(face.crosses)}${SKULLS[face.kind ?? ""] ?? ""}`;
}

export function treasureWords(view: LootIslandView, ref: number, { say: words }: Reader): string {
  const face = view.treasures[String(ref)];
  if (!face) return "";
  const said: string[] = [];
  if (face.multiplier) said.push(words.t("explain-book", { times: face.multiplier }));
  if (face.base) said.push(words.t("explain-gold", { gold: face.base }));
  if (face.type === "amulet" || face.type === "jewel") said.push(words.t(`explain-${face.type}`));
  if (face.crosses) said.push(words.t("explain-crosses", { count: face.crosses }));
  if (face.kind) said.push(words.t("explain-skull", { kind: words.t(`kinds-${face.kind}`) }));
  said.push(face.curse ? words.t("explain-curse", { cubes: face.curse }) : words.t("explain-no-curse"));
  if (face.crossed) said.push(words.t("explain-crossed", { cubes: face.crossed }));
  said.push(words.t("explain-pile", { pile: face.pile }));
  return said.join(JOINED);
}

export function treasureSpot(view: LootIslandView, ref: number, reader: Reader): Spot {
  const face = view.treasures[String(ref)];
  const marks: Mark[] = [];
  if (face?.curse) marks.push({ sign: `■${face.curse}`, label: reader.say.t("explain-curse", { cubes: face.curse }) });
  return {
    id: `treasure ${ref}`,
    title: worth(view, ref),
    sub: treasureName(view, ref, reader),
    about: `${treasureName(view, ref, reader)}: ${treasureWords(view, ref, reader)}`,
    tone: "gold",
    glyph: face?.type,
    marks,
  };
}

// Healers, small islands, events

export function healerWords(
  view: LootIslandView,
  id: string,
  { say: words }: Reader,
  cubes: number | null = null,
): string {
  const face = view.healer_faces[id];
  if (!face) return "";
  const each = face.per_cube ? words.t("explain-per-cube", { gold: face.per_cube }) : "";
  const once = face.fixed || !each ? words.t("explain-fixed", { gold: face.fixed }) : "";
  const said = each && once ? words.t("explain-plus", { first: each, second: once }) : each || once;
  return cubes === null ? said : `${said} ${words.t("explain-cost-now", { gold: face.per_cube * cubes + face.fixed })}`;
}

export function tileName(id: string, { say: words }: Reader): string {
  return say(words, `tiles-${id}`, sentence(id.replaceAll("_", " ")));
}

/** What a small island does while the event is in force. */
export function tileWords(view: LootIslandView, id: string, { say: words }: Reader): string {
  const tile = view.tiles.find((each) => each.id === id);
  return tile ? words.t(`tile_text-${tile.action}`, { amount: tile.amount, cubes: tile.cubes, ...view.in_force }) : "";
}

export function eventName(id: string, { say: words }: Reader): string {
  return say(words, `events-${id}`, id);
}

/** Put together from the effect and its figures: an event of somebody's own file explains itself too. */
export function eventWords(view: LootIslandView, id: string, { say: words }: Reader): string {
  const face = view.event_faces[id];
  return face ? words.t(`event_text-${face.effect}`, face.figures) : "";
}

// Landings

/** What a landing would yield now; "" if nobody explores it in this round and it lacks cards. */
export function loot(view: LootIslandView, place: number, { say: words }: Reader): string {
  const now = view.landings[place]?.now;
  if (!now) return "";
  if (now.loot === null) {
    const roundsOver = view.ending !== null || (view.event === null && view.round === view.rounds);
    return Math.floor(place / 2) === view.coast && !roundsOver ? words.t("table-no-loot") : "";
  }
  return words.t(now.loot === "final" ? "table-final-loot" : `table-${now.loot}`, { count: now.treasures });
}

/** A landing in one line. */
export function landingLine(view: LootIslandView, place: number, reader: Reader): string {
  const landing = view.landings[place];
  if (!landing) return "";
  const words = reader.say;
  const said: string[] = [];
  if (landing.colour)
    said.push(`${words.t(`colours-${landing.colour}`)} ${landing.column.map((id) => mapSign(view, id)).join(" ")}`);
  else said.push(words.t("table-empty"));
  said.push(words.t("choice-after", { count: landing.count, threshold: view.threshold }));
  if (landing.chests) said.push(`◆ ${landing.chests}`);
  if (landing.stack.length) said.push(landing.stack.map((party) => partyName(view, party, reader)).join(", "));
  const yields = loot(view, place, reader);
  if (yields) said.push(yields);
  return said.join(JOINED);
}
