// The island of Jackal as a grid of cells, with everybody on it.

import { choice } from "./jackal_choices";
import {
  aboutCell,
  cellOf,
  crewName,
  crewTone,
  figureMarks,
  figureName,
  figureOf,
  glyphOf,
  place,
  short,
  signOf,
  spent,
  toneOf,
  type Cell,
  type JackalView,
} from "./jackal_figures";
import {
  say,
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

const IDLE = 4; // rounds without progress from which on they are told

function marksOf(view: JackalView, cell: Cell, reader: Reader): Mark[] {
  const marks: Mark[] = [];
  if (cell.boat) {
    const aboard = view.figures.filter((figure) => figure.aboard === cell.boat).map((figure) => figure.id);
    const label = reader.say.t("explain-boat", { crew: crewName(cell.boat, reader) });
    const boat: Mark = {
      sign: aboard.length ? "" : short(cell.boat, reader),
      glyph: "boat",
      label,
      tone: crewTone(cell.boat),
    };
    marks.push(boat, ...figureMarks(aboard, reader));
  }
  marks.push(...figureMarks(cell.figures, reader));
  if (cell.bear) marks.push({ sign: "", glyph: "bear", label: reader.say.t("piece-bear"), tone: "brass" });
  const coins = cell.coins.reduce((sum, count) => sum + count, 0);
  if (coins)
    marks.push({
      sign: String(coins),
      glyph: "coins",
      label: reader.say.t("explain-coins", { count: coins }),
      tone: "gold",
    });
  if (cell.looked.length && !cell.face_up)
    marks.push({ sign: "?", label: reader.say.t("legend-looked"), tone: "paper" });
  return marks;
}

function spotOf(view: JackalView, cell: Cell, reader: Reader): Spot {
  return {
    id: cell.cell,
    title: cell.tile ? signOf(cell.tile) : "",
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
  const drawn = [
    { key: "now", title: "", shape: "facts", spots: [], facts: facts(view, reader) } satisfies Part,
    island,
  ];
  const unseen = Object.entries(view.unseen).map(([zone, tiles]) => ({
    label: sentence(words.t(`zone-${zone}`)),
    value: Object.entries(tiles)
      .map(([id, count]) => say(words, `tiles-${id}`, id) + (count > 1 ? ` × ${count}` : ""))
      .join(", "),
  }));
  return [
    ...drawn,
    { key: "unseen", title: words.t("zone-face-down"), shape: "facts", spots: [], facts: unseen, folded: true },
  ];
}

function facts(view: JackalView, reader: Reader): Fact[] {
  const words = reader.say;
  const begun = view.ending ? view.turns : view.turns + 1;
  const said = [words.t("table-round", { round: Math.ceil(begun / view.crews.length) })];
  if (view.islands.length > 1)
    said.push(words.t("table-campaign", { number: view.number, islands: view.islands.length }));
  said.push(words.t("table-hidden", { count: view.face_down }), words.t("table-gold", { gold: view.gold }));
  said.push(...standing(view, reader));
  if (view.lost) said.push(words.t("table-lost", { lost: view.lost }));
  if (view.bear && view.waker)
    said.push(words.t("table-bear", { cell: view.bear, crew: crewName(view.waker, reader) }));
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

/** In a campaign, from its second island on: who has won how many, and the coins that break a tie. */
function standing(view: JackalView, reader: Reader): string[] {
  if (view.islands.length === 1 || !view.results.length) return [];
  const sides = view.crews.filter((crew, number) => !crew.ally || number < view.crews.length / 2);
  const letters = (colours: (string | null)[]) => colours.map((each) => (each ? short(each, reader) : "")).join("");
  const each = (numbers: number[]) =>
    sides.map((crew) => `${letters([crew.colour, crew.ally])} ${numbers[crew.seat] ?? 0}`).join(", ");
  return [
    `${reader.say.t("score-wins")} ${each(view.wins)}`,
    `${reader.say.t("score-total")} ${each(view.scores)}`,
  ];
}

// People and the end

function person(view: JackalView, seat: number, reader: Reader): Person {
  const words = reader.say;
  const found: Fact[] = [];
  for (const crew of view.crews.filter((each) => each.seat === seat)) {
    found.push({
      label: sentence(crewName(crew.colour, reader)),
      value: words.t("explain-coins", { count: crew.purse }),
    });
    const boat =
      crew.boat === null ? words.t("table-no-boat") : words.t("table-boat", { cell: crew.boat, speed: crew.speed });
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
    totals.push({
      label: words.t(paired ? "score-pair" : "score-total"),
      values: view.crews.map((crew) => view.scores[crew.seat] ?? 0),
    });
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

/** A player with one crew is known by it, as its figures are. */
function sign(view: JackalView, seat: number, reader: Reader): Mark | null {
  const [crew, ...more] = view.crews.filter((each) => each.seat === seat);
  if (!crew || more.length) return null;
  return { sign: short(crew.colour, reader), label: crewName(crew.colour, reader), tone: crewTone(crew.colour) };
}

export const chart: Chart<JackalView> = { parts, choice, person, sheet, touches, whose, sign };
