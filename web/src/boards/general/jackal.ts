// The island of Jackal as a grid of cells, with everybody on it.

import {
  aboutCell, arrows, cellOf, crewName, crewTone, DIRECTIONS, figureMarks, figureName, figureOf, glyphOf, place, short, spent,
  tileName, tileText, toneOf, type Cell, type JackalView,
} from "./jackal_figures";
import type { MoveOption } from "../../lib/types";
import { num, say, sentence, text, type Chart, type Choice, type Fact, type Mark, type Part, type Person, type Reader, type Sheet, type Spot } from "./layout";

const PLAIN = ["call", "stop", "pass", "stay", "arm", "done", "decline"];
const ON_CELLS = ["place", "look", "go", "swap"];
const IDLE = 4; // rounds without progress from which on they are told

function marksOf(view: JackalView, cell: Cell, reader: Reader): Mark[] {
  const marks: Mark[] = [];
  if (cell.boat) {
    const aboard = view.figures.filter((figure) => figure.aboard === cell.boat).map((figure) => figure.id);
    const label = reader.say.t("explain-boat", { crew: crewName(cell.boat, reader) });
    const boat: Mark = { sign: aboard.length ? "" : short(cell.boat, reader), glyph: "boat", label, tone: crewTone(cell.boat) };
    marks.push(boat, ...figureMarks(aboard, reader));
  }
  marks.push(...figureMarks(cell.figures, reader));
  if (cell.bear) marks.push({ sign: "", glyph: "bear", label: reader.say.t("piece-bear"), tone: "brass" });
  const coins = cell.coins.reduce((sum, count) => sum + count, 0);
  if (coins) marks.push({ sign: String(coins), glyph: "coins", label: reader.say.t("explain-coins", { count: coins }), tone: "gold" });
  if (cell.looked.length && !cell.face_up) marks.push({ sign: "?", label: reader.say.t("legend-looked"), tone: "paper" });
  return marks;
}

function spotOf(view: JackalView, cell: Cell, reader: Reader): Spot {
  const tile = cell.tile;
  const pointing = tile && (tile.kind === "arrow" || tile.kind === "cannon") ? arrows(tile.directions) : "";
  return {
    id: cell.cell,
    title: pointing,
    about: aboutCell(view, cell, reader),
    tone: toneOf(cell),
    glyph: glyphOf(cell),
    marks: marksOf(view, cell, reader),
    col: cell.x + 1,
    row: cell.y + 1,
    faded: spent(cell) || !cell.face_up,
  };
}

function parts(view: JackalView, reader: Reader): Part[] {
  const words = reader.say;
  const columns = Math.max(...view.cells.map((cell) => cell.x)) + 1;
  const island: Part = {
    key: "island",
    title: say(words, `islands-${view.island}`, view.island),
    shape: "grid",
    columns,
    edges: { columns: [..."abcdefghijklmnopqrst"].slice(0, columns), rows: view.rows.map((_, row) => String(row + 1)) },
    spots: view.cells.map((cell) => spotOf(view, cell, reader)),
  };
  const drawn = [{ key: "now", title: "", shape: "facts", spots: [], facts: facts(view, reader) } satisfies Part, island];
  const unseen = Object.entries(view.unseen).map(([zone, tiles]) => ({
    label: sentence(words.t(`zone-${zone}`)),
    value: Object.entries(tiles)
      .map(([id, count]) => say(words, `tiles-${id}`, id) + (count > 1 ? ` × ${count}` : ""))
      .join(", "),
  }));
  return [...drawn, { key: "unseen", title: words.t("zone-face-down"), shape: "facts", spots: [], facts: unseen, folded: true }];
}

function facts(view: JackalView, reader: Reader): Fact[] {
  const words = reader.say;
  const begun = view.ending ? view.turns : view.turns + 1;
  const said = [words.t("table-round", { round: Math.ceil(begun / view.crews.length) })];
  if (view.islands.length > 1) said.push(words.t("table-campaign", { number: view.number, islands: view.islands.length }));
  said.push(words.t("table-hidden", { count: view.face_down }), words.t("table-gold", { gold: view.gold }));
  if (view.lost) said.push(words.t("table-lost", { lost: view.lost }));
  if (view.bear && view.waker) said.push(words.t("table-bear", { cell: view.bear, crew: crewName(view.waker, reader) }));
  if (view.smoke) said.push(words.t("table-smoke", { turns: view.smoke }));
  if (view.idle >= IDLE * view.crews.length) said.push(words.t("table-idle", { turns: view.idle }));
  if (view.journey) {
    const { figure, start, cell, coins } = view.journey;
    said.push(words.t("table-journey", { figure: figureName(figure, reader), start, cell, coins }));
  }
  if (view.shown.length)
    said.push(`${words.t("table-abilities")}: ${view.shown.map((each) => words.t(`abilitys-${each}`)).join(", ")}`);
  return said.map((value) => ({ label: "", value: sentence(value) }));
}

// Choices

/** The figure that a move is about. */
function actor(view: JackalView, move: MoveOption): string {
  const named = text(move.fields, "figure");
  if (named === "m") return "missionary";
  if (!/^\d+$/.test(named)) return named;
  const crew = view.prompt ? text(view.prompt.args, "crew", view.turn ?? "white") : (view.turn ?? "white");
  return `${crew}-${named}`;
}

/** Where a boat comes to, going round; cells with other boats are jumped over. */
function sails(view: JackalView, move: MoveOption): string {
  const ring = view.cells.filter((cell) => cell.zone === "sea");
  let boat = view.turn ?? "white";
  if (move.text.startsWith("sail ally")) boat = view.crews.find((crew) => crew.colour === boat)?.ally ?? boat;
  let at = Math.max(0, ring.findIndex((cell) => cell.boat === boat));
  const step = move.fields["way"] === "cw" ? 1 : ring.length - 1;
  for (let left = num(move.fields, "number"); left > 0; left--) {
    do at = (at + step) % ring.length;
    while (ring[at]?.boat && ring[at]?.boat !== boat);
  }
  return ring[at]?.cell ?? "";
}

function swims(view: JackalView, move: MoveOption): string {
  const ring = view.cells.filter((cell) => cell.zone === "sea").map((cell) => cell.cell);
  const from = ring.indexOf(figureOf(view, actor(view, move))?.cell ?? "");
  if (from < 0) return "";
  const way = move.fields["way"] === "cw" ? 1 : -1;
  return ring[(from + way * num(move.fields, "number") + ring.length) % ring.length] ?? "";
}

/** The cell that a move names or leads to at first. */
function target(view: JackalView, move: MoveOption): string {
  if ("cell" in move.fields) return text(move.fields, "cell");
  if (move.kind === "swim") return swims(view, move);
  if (move.kind === "sail") return sails(view, move);
  if (move.kind === "board") return view.crews.find((crew) => crew.colour === view.turn)?.boat ?? "";
  return figureOf(view, actor(view, move))?.cell ?? "";
}

function label(view: JackalView, move: MoveOption, reader: Reader): string {
  const words = reader.say;
  const said = bare(view, move, reader);
  const coins = num(move.fields, "coins");
  return coins ? words.t("choice-with-coins", { move: said, coins }) : said;
}

function bare(view: JackalView, move: MoveOption, reader: Reader): string {
  const { kind, fields } = move;
  const words = reader.say;
  if (PLAIN.includes(kind)) return words.t(`choice-${kind}`);
  if (kind === "vote") return words.t(`choice-${move.text}`);
  if (ON_CELLS.includes(kind)) return words.t(`choice-${kind}`, { cell: text(fields, "cell") });
  if (kind === "sail") {
    const key = move.text.startsWith("sail ally") ? "choice-sail-ally" : "choice-sail";
    return words.t(key, { way: text(fields, "way"), count: num(fields, "number"), cell: sails(view, move) });
  }
  if (kind === "shoot") return words.t("choice-shoot", { way: words.t(`direction-${text(fields, "way")}`) });
  if (kind === "turn") return words.t("choice-turn", { arrows: turned(view, num(fields, "number")) });
  const figure = figureName(actor(view, move), reader);
  if (kind === "step") return words.t("choice-step", { figure, cell: text(fields, "cell") });
  if (kind === "swim") return words.t("choice-swim", { figure, cell: swims(view, move) });
  if (kind === "take") return words.t("choice-take", { ability: words.t(`abilitys-${ability(move)}`), figure });
  const more = move.text.includes(" ally") ? "-ally" : move.text.includes(" far") ? "-far" : "";
  return words.t(`choice-${kind}${more}`, { figure });
}

function ability(move: MoveOption): string {
  return move.text.split(" ")[1] ?? "";
}

/** How the arrow that is asked about would point. */
function turned(view: JackalView, turns: number): string {
  const tile = view.prompt ? cellOf(view, text(view.prompt.args, "cell"))?.tile : null;
  if (!tile) return String(turns);
  const quarter = turns - tile.turns;
  return arrows(tile.directions.map((way) => DIRECTIONS[(DIRECTIONS.indexOf(way) + 2 * quarter + 16) % 8] ?? way));
}

function about(view: JackalView, move: MoveOption, reader: Reader): string {
  const words = reader.say;
  if (move.kind === "take") {
    const replaced = figureOf(view, actor(view, move))?.ability;
    const said = words.t(`ability_text-${ability(move)}`);
    return replaced ? `${said} (${words.t("replaces", { ability: words.t(`abilitys-${replaced}`) })})` : said;
  }
  const cell = ON_CELLS.includes(move.kind) || move.kind === "step" ? cellOf(view, text(move.fields, "cell")) : undefined;
  if (cell?.tile) return `${tileName(cell.tile, reader)}: ${tileText(cell.tile, reader)}`;
  return cell && cell.zone !== "sea" ? words.t("explain-hidden", { zone: words.t(`zone-${cell.back}`) }) : "";
}

function group(view: JackalView, move: MoveOption, reader: Reader): string {
  const words = reader.say;
  if (move.kind === "sail") return sentence(words.t(move.text.startsWith("sail ally") ? "choices-ally-boat" : "choices-boat"));
  if (move.kind === "look") return sentence(words.t("choices-look"));
  const who = figureOf(view, actor(view, move));
  if (!who || move.kind === "resurrect" || move.kind === "hit") return "";
  return `${short(who.id, reader)} · ${place(view, who, reader)}`;
}

function choice(view: JackalView, move: MoveOption, reader: Reader): Omit<Choice, "move"> {
  const aim = target(view, move);
  return {
    label: sentence(label(view, move, reader)),
    about: about(view, move, reader),
    group: group(view, move, reader),
    spots: aim ? [aim] : [],
  };
}

// People and the end

function person(view: JackalView, seat: number, reader: Reader): Person {
  const words = reader.say;
  const found: Fact[] = [];
  for (const crew of view.crews.filter((each) => each.seat === seat)) {
    found.push({ label: sentence(crewName(crew.colour, reader)), value: words.t("explain-coins", { count: crew.purse }) });
    const boat = crew.boat === null ? words.t("table-no-boat") : words.t("table-boat", { cell: crew.boat, speed: crew.speed });
    found.push({ label: "", value: boat });
    if (crew.bottles) found.push({ label: "", value: words.t("table-bottles", { count: crew.bottles }) });
    if (crew.ally) found.push({ label: "", value: words.t("table-ally", { crew: crewName(crew.ally, reader) }) });
    if (view.turn === crew.colour && view.mover !== null && view.mover !== seat)
      found.push({ label: "", value: words.t("table-mover", { who: reader.names[view.mover] ?? "" }) });
    for (const figure of view.figures.filter((each) => each.crew === crew.colour))
      found.push({ label: short(figure.id, reader), value: place(view, figure, reader) });
  }
  return { facts: found };
}

function sheet(view: JackalView, reader: Reader): Sheet {
  const words = reader.say;
  const heads = view.crews.map((crew) => `${reader.names[crew.seat] ?? ""} (${crewName(crew.colour, reader)})`);
  const rows = view.results.map((coins, number) => ({
    label: say(words, `islands-${view.islands[number] ?? ""}`, view.islands[number] ?? ""),
    values: coins,
  }));
  const totals: Sheet["totals"] = [];
  const paired = view.crews.some((crew) => crew.ally);
  if (rows.length > 1 || paired)
    totals.push({ label: words.t(paired ? "score-pair" : "score-total"), values: view.crews.map((crew) => view.scores[crew.seat] ?? 0) });
  if (view.islands.length > 1)
    totals.push({ label: words.t("score-wins"), values: view.crews.map((crew) => view.wins[crew.seat] ?? 0) });
  return { heads, rows, totals };
}

function touches(view: JackalView, _kind: string, args: Record<string, unknown>): string[] {
  const named = ["cell", "one", "other"].map((name) => text(args, name)).filter((name) => cellOf(view, name));
  if (named.length) return named;
  const figure = figureOf(view, text(args, "figure"));
  const boat = view.crews.find((crew) => crew.colour === (figure?.aboard ?? args["boat"] ?? args["crew"]))?.boat;
  return [figure?.cell ?? boat ?? ""].filter(Boolean);
}

/** Events name figures, boats and crews; the seat is that of the crew. */
function whose(view: JackalView, args: Record<string, unknown>): number | null {
  const colour = figureOf(view, text(args, "figure"))?.crew ?? text(args, "boat", text(args, "crew"));
  return view.crews.find((crew) => crew.colour === colour)?.seat ?? null;
}

export const chart: Chart<JackalView> = { parts, choice, person, sheet, touches, whose };
