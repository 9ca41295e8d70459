// Silver & Gold on the general table: every island as a small grid of boxes.

import type { components } from "../../lib/schema";
import type { MoveOption, SilverGoldView } from "../../lib/types";
import {
  num,
  say,
  sentence,
  texts,
  type Chart,
  type Choice,
  type Fact,
  type Part,
  type Person,
  type Reader,
  type Sheet,
  type Spot,
  type Tone,
} from "./layout";

type Card = components["schemas"]["SilverGoldCardView"];
type Working = components["schemas"]["SilverGoldWorkingView"];

const SIGNS: Record<string, string> = { X: "✗", C: "●", P: "♣" };
const PART: Record<string, string> = { X: "cross", C: "coin", P: "palm" };
const TONES: Record<string, Tone> = { green: "green", orange: "orange", purple: "purple", grey: "grey" };
const PARTS = ["cards", "seals", "coins", "cups", "palms"] as const;

const boxName = (row: number, col: number) => `${"abcdefgh"[col]}${row + 1}`;

function cardTitle(card: Card, { say: words }: Reader): string {
  const symbols = ["C", "P", "X"]
    .map((sign) => (SIGNS[sign] ?? "").repeat(card.rows.join("").split(sign).length - 1))
    .filter(Boolean);
  const seal = card.seal
    ? words.t("table-seal", { points: card.seal_points, colour: words.t(`colours-${card.seal}`) })
    : "";
  return [
    card.id,
    words.t(`colours-${card.colour}`),
    words.t("table-points", { points: card.value }),
    symbols.join(" "),
    seal,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** A card with its boxes; `key` is in front of the boxes' names, so that each spot has its own. */
function cardPart(key: string, title: string, card: Card, crossed: string[], reader: Reader): Part {
  const words = reader.say;
  const spots: Spot[] = [];
  card.rows.forEach((signs, row) => {
    [...signs].forEach((sign, col) => {
      const id = boxName(row, col);
      if (sign === "~") return;
      const done = crossed.includes(id);
      const part = PART[sign] ? words.t(`parts-${PART[sign]}`) : "";
      const about = `${id}: ${[part, words.t(done ? "legend-crossed" : "legend-plain")].filter(Boolean).join(", ")}`;
      spots.push({
        id: `${key} ${id}`,
        title: done ? "×" : (SIGNS[sign] ?? ""),
        about,
        tone: done ? "ink" : (TONES[card.colour] ?? "paper"),
        faded: done,
        col: col + 1,
        row: row + 1,
      });
    });
  });
  const columns = Math.max(...card.rows.map((row) => row.length));
  const edges = { columns: [..."abcdefgh"].slice(0, columns), rows: card.rows.map((_, row) => String(row + 1)) };
  return { key, title: `${title} ${cardTitle(card, reader)}`, shape: "grid", columns, small: true, edges, spots };
}

function cardSpot(key: string, card: Card, reader: Reader): Spot {
  return {
    id: key,
    title: card.id,
    sub: cardTitle(card, reader),
    about: cardTitle(card, reader),
    tone: TONES[card.colour] ?? "paper",
  };
}

function working(view: SilverGoldView, seat: number, reader: Reader): Part[] {
  const found: Part[] = [];
  const who = seat === view.seat ? reader.say.t("table-you") : (reader.names[seat] ?? "");
  (view.players[seat]?.working ?? []).forEach((each: Working | null, place) => {
    if (each)
      found.push(cardPart(`${seat}/${place}`, `${sentence(who)} ${place + 1}:`, each.card, each.crossed, reader));
  });
  return found;
}

function parts(view: SilverGoldView, reader: Reader): Part[] {
  const words = reader.say;
  const found: Part[] = [{ key: "now", title: "", shape: "facts", spots: [], facts: facts(view, reader) }];
  if (view.hand) found.push(...view.hand.map((card, place) => cardPart(`hand ${place}`, "", card, [], reader)));
  const seats = view.players.map((_, seat) => seat);
  const order = view.seat >= 0 ? [view.seat, ...seats.filter((seat) => seat !== view.seat)] : seats;
  for (const seat of order) found.push(...working(view, seat, reader));
  const display = view.display.flatMap((card, place) => (card ? [cardSpot(`display ${place}`, card, reader)] : []));
  if (display.length)
    found.push({ key: "display", title: sentence(words.t("table-display")), shape: "cards", spots: display });
  return found;
}

function facts(view: SilverGoldView, { say: words }: Reader): Fact[] {
  const found: Fact[] = [];
  if (view.turn)
    found.push(
      { label: sentence(words.t("table-round")), value: `${view.round}/${view.rounds}` },
      { label: sentence(words.t("table-turn")), value: `${view.turn}/${view.turns}` },
    );
  if (view.expedition) {
    const drawn = (view.patterns[view.expedition] ?? [])
      .map((row) => row.replaceAll("#", "■").replaceAll(".", "·"))
      .join(" / ");
    found.push({
      label: sentence(words.t("flow-action-reveal")),
      value: `${say(words, `patterns-${view.expedition}`, view.expedition)}  ${drawn}`,
    });
  }
  if (view.revealed?.length)
    found.push({
      label: "",
      value: words.t("table-revealed", {
        patterns: view.revealed.map((id) => say(words, `patterns-${id}`, id)).join(", "),
      }),
    });
  found.push({ label: sentence(words.t("table-cups")), value: view.cups_left.join(" ") || words.t("table-none") });
  found.push({ label: sentence(words.t("table-stack")), value: String(view.stack) });
  found.push({
    label: sentence(words.t("table-palms")),
    value: words.t("table-palm-now", { points: view.palm_worth }),
  });
  return found;
}

function choice(view: SilverGoldView, move: MoveOption, reader: Reader): Omit<Choice, "move"> {
  const words = reader.say;
  if (move.kind === "keep") {
    const places = [num(move.fields, "first"), num(move.fields, "second")];
    const cards = places.flatMap((place) => view.hand?.[place] ?? []);
    return {
      label: cards.map((card) => card.id).join(" + "),
      about: cards.map((card) => cardTitle(card, reader)).join(" + "),
      group: "",
      spots: places.map((place) => `hand ${place}`),
    };
  }
  const place = num(move.fields, "place");
  if (move.kind === "take") {
    const card = place >= 0 ? view.display[place] : null;
    if (!card)
      return { label: sentence(words.t("choice-top", { count: view.stack })), about: "", group: "", spots: [] };
    return { label: card.id, about: cardTitle(card, reader), group: "", spots: [`display ${place}`] };
  }
  const boxes = texts(move.fields, "boxes");
  const card = view.players[view.seat]?.working[place]?.card;
  const symbols = boxes.flatMap(
    (box) => SIGNS[card?.rows[Number(box[1]) - 1]?.["abcdefgh".indexOf(box[0] ?? "")] ?? ""] ?? [],
  );
  const group =
    move.kind === "cross"
      ? words.t("choices-cross", { place: place + 1, card: card?.id ?? "" })
      : `${words.t("table-card", { place: place + 1 })}: ${words.t(`choices-${move.kind}`).replace(/\s*:$/, "")}`;
  return {
    label: `${boxes.join(" ")} ${symbols.join("")}`.trim(),
    about: "",
    group: sentence(group),
    spots: boxes.map((box) => `${view.seat}/${place} ${box}`),
  };
}

function person(view: SilverGoldView, seat: number, { say: words }: Reader): Person {
  const player = view.players[seat];
  if (!player) return { facts: [] };
  const found: Fact[] = [{ label: sentence(words.t("table-coins")), value: String(player.coins) }];
  if (player.cups.length) found.push({ label: sentence(words.t("table-cups")), value: player.cups.join(" ") });
  if (player.palms.length) found.push({ label: sentence(words.t("table-palms")), value: player.palms.join(" ") });
  found.push({
    label: sentence(words.t("score-from-cards")),
    value: player.completed.map((card) => card.id).join(" ") || words.t("table-none"),
  });
  return { facts: found, badge: seat === view.start && view.seats > 1 ? words.t("table-start") : undefined };
}

function sheet(view: SilverGoldView, reader: Reader): Sheet {
  const words = reader.say;
  return {
    heads: view.players.map((_, seat) => reader.names[seat] ?? ""),
    rows: PARTS.map((part) => ({
      label: words.t(`score-from-${part}`),
      values: view.players.map((player) => player.sheet[part]),
    })),
    totals: [{ label: words.t("score-total"), values: view.players.map((player) => player.sheet.total) }],
  };
}

function touches(view: SilverGoldView, _kind: string, args: Record<string, unknown>): string[] {
  const seat = num(args, "seat", -1);
  const place = (view.players[seat]?.working ?? []).findIndex((each) => each?.card.id === args["card"]);
  if (place >= 0) return texts(args, "boxes").map((box) => `${seat}/${place} ${box}`);
  const shown = view.display.findIndex((card) => card?.id === args["card"]);
  return shown >= 0 ? [`display ${shown}`] : [];
}

export const chart: Chart<SilverGoldView> = { parts, choice, person, sheet, touches };
