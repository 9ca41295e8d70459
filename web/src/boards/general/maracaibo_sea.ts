// The Caribbean of Pirates of Maracaibo: its spaces with their cards and ships, the islands, and where ships rest.

import type { MaracaiboView } from "../../lib/types";
import { seatSign, sentence, type Mark, type Reader, type Spot, type Tone } from "./layout";
import { card, cardKind, effects, name, type Cell } from "./maracaibo_effects";

const ISLANDS: Record<string, "gold" | "emerald" | "pearl"> = { G: "gold", E: "emerald", P: "pearl" };

/** Jordan plays along in the seat after the last. */
export function whose(view: MaracaiboView, seat: number, { say: words, names }: Reader): string {
  return seat >= view.seats ? words.t("terms-jordan") : (names[seat] ?? "");
}

export function seatMark(view: MaracaiboView, seat: number, sign: string, glyph: string | undefined, reader: Reader): Mark {
  return { sign: `${sign}${seat >= view.seats ? "J" : seatSign(seat)}`, glyph, label: whose(view, seat, reader), seat };
}

/** What a treasure of this type would be worth now. */
export function worth(view: MaracaiboView, island: string): number {
  const values = view.boards.island_values;
  return values[Math.min(view.islands[island] ?? 0, values.length - 1)] ?? 0;
}

export function cellName(cell: Cell, { say: words }: Reader): string {
  return cell.card ? name(words, cell.card) : words.t("table-hidden");
}

/** What the card of a space is and does. */
export function aboutCell(view: MaracaiboView, cell: Cell, reader: Reader, cost?: number): string {
  const words = reader.say;
  const face = cell.card ? view.cards[cell.card] : undefined;
  if (face) return card(words, face, cost);
  return cell.fill ? words.t("choice-fill") : words.t(cell.back ? `terms-${cell.back}` : "terms-tier-2");
}

export function cellSpot(view: MaracaiboView, cell: Cell, reader: Reader): Spot {
  const words = reader.say;
  const [, col = "1", row = "1"] = /^c(\d+)r(\d+)$/.exec(cell.space) ?? [];
  const face = cell.card ? view.cards[cell.card] : undefined;
  const marks: Mark[] = cell.ships.map((seat) => seatMark(view, seat, "", "ship", reader));
  marks.push(...cell.tokens.map((seat) => seatMark(view, seat, "⌂", undefined, reader)));
  if (cell.market && cell.market_seat !== null)
    marks.push(seatMark(view, cell.market_seat, `${cell.market} `, undefined, reader));
  if (cell.value)
    marks.push({ sign: "+", glyph: cell.value, label: words.t(`treasures-${cell.value}`), tone: cell.value as Tone });
  if (cell.doubloons)
    marks.push({ sign: `${cell.doubloons}`, glyph: "coins", label: words.t("terms-doubloons"), tone: "gold" });
  if (cell.rubies) marks.push({ sign: "◆", label: words.t("terms-ruby-supply"), tone: "red" });
  const price = face && face.kind !== "location" ? `${face.cost} ● ${face.vp ? `· ${face.vp} ✦` : ""}` : "";
  const glyphs: Record<string, string> = {
    residence: "residence",
    location: "location",
    crew: "crew",
    equipment: "equipment",
    ship: "ship",
  };
  const tones: Record<string, Tone> = { residence: "orange", location: "beach" };
  return {
    id: cell.space,
    title: cellName(cell, reader),
    sub: face ? price || cardKind(words, face) : "",
    about: aboutCell(view, cell, reader),
    tone: face ? (tones[face.kind] ?? "paper") : "hidden",
    glyph: glyphs[face ? face.type || face.kind : cell.back],
    marks,
    col: Number(col),
    row: Number(row),
  };
}

/** The islands cover two cells each, where the layout has their letter. */
export function islandSpots(view: MaracaiboView, reader: Reader): Spot[] {
  const found: Spot[] = [];
  const seen = new Set<string>();
  view.rows.forEach((signs, row) => {
    [...signs].forEach((sign, col) => {
      const island = ISLANDS[sign];
      if (!island || seen.has(island)) return;
      seen.add(island);
      const beside = signs[col + 1] === sign;
      const below = view.rows[row + 1]?.[col] === sign;
      const markers = reader.say.t("table-markers", { count: view.islands[island] ?? 0 });
      const each = reader.say.t("table-worth", { points: worth(view, island) });
      const title = sentence(reader.say.t(`treasures-${island}`));
      found.push({
        id: island,
        title,
        sub: `${markers} · ${each}`,
        about: `${markers}, ${each}`,
        tone: island,
        glyph: island,
        col: col + 1,
        row: row + 1,
        wide: beside ? 2 : 1,
        high: below ? 2 : 1,
      });
    });
  });
  return found;
}

export function harbours(view: MaracaiboView, reader: Reader): Spot[] {
  const words = reader.say;
  return (["start", "gulf", "maracaibo"] as const).map((place) => {
    const title = words.t(place === "start" ? "terms-starting-zone" : `terms-${place}`);
    const marks = view.players.flatMap((each, seat) =>
      each.ship === place ? [seatMark(view, seat, "", "ship", reader)] : [],
    );
    if (view.jordan?.ship === place) marks.push(seatMark(view, view.seats, "", "ship", reader));
    const about = place === "start" ? "" : effects(words, place === "gulf" ? view.boards.gulf : view.boards.maracaibo);
    return { id: place, title: sentence(title), sub: about, about, tone: "sea", marks };
  });
}
