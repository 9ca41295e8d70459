// Figures and tiles of Jackal in words and signs.

import type { components } from "../../lib/schema";
import { say, sentence, type Mark, type Reader, type Tone } from "./layout";

export type JackalView = components["schemas"]["JackalView"];
export type Cell = components["schemas"]["JackalCellView"];
export type Figure = components["schemas"]["JackalFigureView"];
export type Tile = components["schemas"]["JackalTileView"];

export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
const ARROWS: Record<string, string> = { N: "↑", NE: "↗", E: "→", SE: "↘", S: "↓", SW: "↙", W: "←", NW: "↖" };
// Tiles that act once, when they are explored: face up they are empty land.
const ONCE = ["chest", "bottle", "lighthouse", "musket", "smoke", "bear_den", "missionary", "earthquake"];
const GLYPH: Record<string, string> = { bear_den: "bear" };
const COLOURS = ["white", "yellow", "red", "black"];

export function cellOf(view: JackalView, name: string): Cell | undefined {
  return view.cells.find((cell) => cell.cell === name);
}

export function figureOf(view: JackalView, id: string): Figure | undefined {
  return view.figures.find((figure) => figure.id === id);
}

export function arrows(directions: string[]): string {
  return directions.map((way) => ARROWS[way] ?? way).join("");
}

/** What a tile shows beside its picture: where it points, or how many spaces difficult terrain has. */
export function signOf(tile: Tile): string {
  if (tile.kind === "arrow" || tile.kind === "cannon") return arrows(tile.directions);
  return tile.kind === "labyrinth" ? String(tile.amount) : "";
}

export function tileName(tile: Tile, { say: words }: Reader): string {
  return say(words, `tiles-${tile.id}`, tile.id.replaceAll("_", " "));
}

export function tileText(tile: Tile, { say: words }: Reader): string {
  return say(words, `tile_text-${tile.kind}`, "");
}

/** Has the tile done its work, so that it is empty land now? */
export function spent(cell: Cell): boolean {
  const tile = cell.tile;
  return cell.face_up && tile !== null && (tile.kind === "empty" || tile.used || ONCE.includes(tile.kind));
}

export function glyphOf(cell: Cell): string | undefined {
  const tile = cell.tile;
  if (tile === null || tile.kind === "arrow" || tile.kind === "empty") return undefined;
  if (cell.face_up && tile.kind === "chest") return undefined;
  return GLYPH[tile.kind] ?? tile.kind;
}

/** The crew of a figure in its number and letter: "W1". */
export function short(id: string, { say: words }: Reader): string {
  const [colour = "", number = ""] = id.split("-");
  return say(words, `letter-${colour}`, colour.slice(0, 1)) + number;
}

export function figureName(id: string, { say: words }: Reader): string {
  return say(words, `figures-${id}`, id);
}

export function crewName(colour: string, { say: words }: Reader): string {
  return say(words, `crews-${colour}`, colour);
}

export function crewTone(colour: string): Tone {
  return COLOURS.includes(colour) ? (colour as Tone) : "brass";
}

/** Figures in one place, a mark for each crew: "W12". */
export function figureMarks(ids: string[], reader: Reader, glyph?: string): Mark[] {
  const crews = new Map<string, string[]>();
  for (const id of ids) {
    const colour = id.split("-")[0] ?? "";
    crews.set(colour, [...(crews.get(colour) ?? []), id]);
  }
  return [...crews].map(([colour, members]) => ({
    sign: short(colour, reader) + members.map((id) => id.split("-")[1] ?? "").join(""),
    label: members
      .map((id) => (id.includes("-") || id === "missionary" ? figureName(id, reader) : ""))
      .filter(Boolean)
      .join(", "),
    tone: crewTone(colour),
    glyph,
  }));
}

/** Where a figure is and what holds it there. */
export function place(view: JackalView, figure: Figure, { say: words }: Reader): string {
  if (figure.state === "dead") return words.t("where-dead");
  if (figure.state === "recovering") return words.t("where-ship", { turns: figure.turns });
  const said: string[] = [];
  if (figure.aboard !== null) {
    const own = figure.aboard === figure.crew;
    said.push(own ? words.t("where-aboard") : words.t("where-other-boat", { boat: words.t(`boats-${figure.aboard}`) }));
  } else if (figure.cell !== null) {
    const cell = cellOf(view, figure.cell);
    said.push(figure.cell);
    if (cell?.zone === "sea") said.push(words.t("where-swims"));
    if (figure.space && cell?.tile)
      said.push(words.t("where-space", { space: figure.space, spaces: cell.tile.amount }));
  }
  if (figure.state) said.push(words.t(`where-${figure.state}`));
  if (figure.coin) said.push(words.t("where-coin"));
  if (figure.armed) said.push(words.t("table-armed"));
  if (figure.ability !== null) said.push(words.t(`abilitys-${figure.ability}`));
  return said.join(", ");
}

export function toneOf(cell: Cell): Tone {
  if (cell.zone === "sea") return "sea";
  if (cell.face_up) return "paper";
  return cell.back === "beach" || cell.back === "forest" || cell.back === "mountain" ? cell.back : "hidden";
}

/** A cell in words: what lies there, and who. */
export function aboutCell(view: JackalView, cell: Cell, reader: Reader): string {
  const words = reader.say;
  const said: string[] = [];
  if (cell.zone === "sea") said.push(words.t("explain-sea"));
  else if (cell.tile && cell.face_up)
    said.push(`${sentence(tileName(cell.tile, reader))}: ${tileText(cell.tile, reader)}`);
  else {
    const zone = words.t(`zone-${cell.back}`);
    said.push(
      cell.tile
        ? words.t("explain-known", { zone, tile: tileName(cell.tile, reader) })
        : words.t("explain-hidden", { zone }),
    );
  }
  const here: string[] = cell.figures.map((id) => figureName(id, reader));
  if (cell.boat) {
    here.push(words.t("explain-boat", { crew: crewName(cell.boat, reader) }));
    here.push(...view.figures.filter((each) => each.aboard === cell.boat).map((each) => figureName(each.id, reader)));
  }
  if (cell.bear) here.push(words.t("piece-bear"));
  cell.coins.forEach((count, space) => {
    if (count)
      here.push(space ? words.t("explain-coins-space", { count, space }) : words.t("explain-coins", { count }));
  });
  if (here.length) said.push(words.t("explain-there", { what: here.join(", ") }));
  return said.map(sentence).join(" ");
}
