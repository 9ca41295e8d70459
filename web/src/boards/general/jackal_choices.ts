// The choices of Jackal in words, and the cell that each leads to.

import type { MoveOption } from "../../lib/types";
import {
  arrows,
  cellOf,
  DIRECTIONS,
  figureName,
  figureOf,
  place,
  short,
  tileName,
  tileText,
  type JackalView,
} from "./jackal_figures";
import { num, sentence, text, type Choice, type Reader } from "./layout";

const PLAIN = ["call", "stop", "pass", "stay", "arm", "done", "decline"];
const ON_CELLS = ["place", "look", "go", "swap"];

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
  let at = Math.max(
    0,
    ring.findIndex((cell) => cell.boat === boat),
  );
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
  const cell =
    ON_CELLS.includes(move.kind) || move.kind === "step" ? cellOf(view, text(move.fields, "cell")) : undefined;
  if (cell?.tile) return `${tileName(cell.tile, reader)}: ${tileText(cell.tile, reader)}`;
  return cell && cell.zone !== "sea" ? words.t("explain-hidden", { zone: words.t(`zone-${cell.back}`) }) : "";
}

function group(view: JackalView, move: MoveOption, reader: Reader): string {
  const words = reader.say;
  if (move.kind === "sail")
    return sentence(words.t(move.text.startsWith("sail ally") ? "choices-ally-boat" : "choices-boat"));
  if (move.kind === "look") return sentence(words.t("choices-look"));
  const who = figureOf(view, actor(view, move));
  if (!who || move.kind === "resurrect" || move.kind === "hit") return "";
  return `${short(who.id, reader)} · ${place(view, who, reader)}`;
}

export function choice(view: JackalView, move: MoveOption, reader: Reader): Omit<Choice, "move"> {
  const aim = target(view, move);
  return {
    label: sentence(label(view, move, reader)),
    about: about(view, move, reader),
    group: group(view, move, reader),
    spots: aim ? [aim] : [],
  };
}
