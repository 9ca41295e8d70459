// The choices of Pirates of Maracaibo, each explained.

import type { MaracaiboView, MoveOption } from "../../lib/types";
import { num, sentence, text, texts, type Chart, type Choice, type Reader } from "./layout";
import {
  cellAt,
  does,
  effect,
  effects,
  listWith,
  name,
  nodeEffects,
  number,
  quest,
  sidesNow,
  tileEffects,
  card,
  type Card,
} from "./maracaibo_effects";
import { person, sheet } from "./maracaibo_people";
import { aboutCell, cellName, whose, worth } from "./maracaibo_sea";
import { parts } from "./maracaibo_table";

// Moves whose words are a term of the game and nothing more.
const ACTIONS: Record<string, string> = {
  stop: "stop",
  ignore: "ignore",
  resume: "resume-raid",
  done: "done",
  skip: "skip",
  reroll: "reroll",
  leave: "pause-raid",
  refresh: "refresh-quests",
  ruby: "take-ruby",
  "end-turn": "end-turn",
  acquire: "acquire",
  construct: "construct",
  market: "activate-market",
};
const SAILING = ["sail", "buy", "build"];

function label(view: MaracaiboView, move: MoveOption, reader: Reader): string {
  const { kind, fields } = move;
  const words = reader.say;
  const action = ACTIONS[kind];
  if (action) return words.t(`actions-${action}`);
  if (kind === "keep-roll") return words.t(view.prompt?.kind === "refresh" ? "actions-skip" : "actions-keep");
  if (kind === "keep") return words.t("choice-keep", { quests: kept(view, move).map((id) => number(words, id)).join(" + ") });
  if (SAILING.includes(kind)) return placeName(view, text(fields, "space"), reader);
  if (kind === "pay-seat") return whose(view, num(fields, "opponent"), reader);
  if (kind === "pay") return words.t("choice-pay", { n: num(view.prompt?.args ?? {}, "n", 1) });
  if (kind === "do" || kind === "go-on") return words.t(`choice-${kind}`);
  if (kind === "side") return words.t("choice-side", { side: num(fields, "side") });
  if (kind === "die") {
    const die = text(fields, "die");
    return words.t("choice-die", { treasure: words.t(`treasures-${die}`), pips: view.raid?.dice[die] ?? 0 });
  }
  if (kind === "type" || kind === "island")
    return words.t(`treasures-${text(fields, "treasure", text(fields, "island"))}`);
  if (kind === "quest")
    return "place" in fields
      ? name(words, view.quest_market[num(fields, "place") - 1] ?? move.text)
      : words.t("terms-quest-deck");
  if (kind === "return") return words.t("choice-return", { count: num(fields, "rubies") });
  return printed(view, move, reader);
}

/** Moves about something printed are called by its name. */
function printed(view: MaracaiboView, move: MoveOption, reader: Reader): string {
  const { kind, fields } = move;
  const words = reader.say;
  if (kind === "store") {
    const space = num(fields, "space");
    return space ? `${words.t("terms-bonus-space")} ${space}` : words.t("choice-plain");
  }
  if (kind === "bury") return buried(text(fields, "treasure"), text(fields, "taken"), text(fields, "space"), reader);
  if (kind === "entry") {
    const entry = entries(view)[num(fields, "entry") - 1];
    return entry ? effect(words, entry) : move.text;
  }
  if (kind === "place") return `${sentence(name(words, text(fields, "tile")))} · ${placeName(view, text(fields, "space"), reader)}`;
  if (kind === "spend" || kind === "trade") {
    const source = text(fields, "action", text(fields, "trade"));
    return source.startsWith("basic ") ? words.t("terms-raiding-action") : name(words, source);
  }
  for (const field of ["slot", "quest", "tile", "figurehead", "space"])
    if (field in fields) return name(words, text(fields, field));
  return move.text;
}

/** Which treasure goes from where to where. */
function buried(treasure: string, taken: string, space: string, { say: words }: Reader): string {
  const extra = space.startsWith("extra");
  return words.t("choice-bury", {
    treasure: words.t(`treasures-${treasure}`),
    taken:
      taken === "plain" ? words.t("choice-plain") : words.t("choice-bury-bonus", { space: taken.replace("bonus", "") }),
    space: words.t(extra ? "choice-bury-extra" : "choice-bury-space", { space: space.replace("extra", "") }),
  });
}

function placeName(view: MaracaiboView, space: string, reader: Reader): string {
  const cell = cellAt(view, space);
  if (!cell) return space === "gulf" || space === "maracaibo" ? reader.say.t(`terms-${space}`) : space;
  const ships = cell.ships.map((seat) => whose(view, seat, reader)).join(", ");
  return `${cellName(cell, reader)} ${space}${ships ? ` (${ships})` : ""}`;
}

function kept(view: MaracaiboView, move: MoveOption): string[] {
  const places = text(move.fields, "quests").split(" ");
  return places.map((place) => view.dealt?.[Number(place) - 1] ?? place);
}

function entries(view: MaracaiboView): ReturnType<typeof listWith> {
  const args = view.prompt?.args ?? {};
  const asked = (view.prompt?.moves ?? [])
    .filter((each) => each.kind === "entry")
    .map((each) => num(each.fields, "entry"));
  return listWith(view, text(args, "source"), texts(args, "entries"), Math.max(0, ...asked));
}

/** What a card costs the reader now: what the effect adds, less discounts, perhaps halved. (PM-242, PM-552) */
function cost(view: MaracaiboView, face: Card): number {
  const args = view.prompt?.args ?? {};
  const price = Math.max(0, face.cost + num(args, "extra") - (view.players[view.seat]?.discount ?? 0));
  return args["half"] ? Math.ceil(price / 2) : price;
}

/** What a card, slot, space or quest does that a choice is about. */
function about(view: MaracaiboView, move: MoveOption, reader: Reader): string {
  const { kind, fields } = move;
  const words = reader.say;
  const args = view.prompt?.args ?? {};
  const questWords = (id: string) => (view.quests[id] ? quest(words, view.quests[id]) : "");
  if (kind === "keep") return kept(view, move).map(questWords).join(" / ");
  if (SAILING.includes(kind)) return aboutSpace(view, text(fields, "space"), reader);
  const face = view.cards[text(args, "card")];
  if (kind === "acquire" || kind === "construct") return face ? card(words, face, cost(view, face)) : "";
  if (kind === "market") return effects(words, tileEffects(view, text(args, "tile")));
  if (kind === "slot" || kind === "figurehead") {
    const source = [...view.boards.slots, ...view.boards.figureheads].find((each) => each.id === text(fields, kind));
    return source ? does(words, source) : "";
  }
  if (kind === "side")
    return [...new Set(sidesNow(view, num(fields, "side") - 1).map((side) => effects(words, side)))].join(" / ");
  if (kind === "spend" || kind === "trade") {
    const source = text(fields, "action", text(fields, "trade"));
    const found = (kind === "spend" ? view.boards.actions : view.boards.trades).find((each) => each.name === source);
    return found ? words.t(`choice-${kind}`, { cost: found.cost, then: effects(words, found.then) }) : "";
  }
  if (kind === "type" || kind === "island") {
    const id = text(fields, "treasure", text(fields, "island"));
    return `${words.t("table-markers", { count: view.islands[id] ?? 0 })}, ${words.t("table-worth", { points: worth(view, id) })}`;
  }
  return rarer(view, move, reader, questWords);
}

function rarer(view: MaracaiboView, move: MoveOption, reader: Reader, questWords: (id: string) => string): string {
  const { kind, fields } = move;
  const words = reader.say;
  const space = num(fields, "space");
  if (kind === "store" && space)
    return effects(words, view.boards.storage[text(fields, "treasure")]?.[space - 1] ?? []);
  if (kind === "bury" && /^\d+$/.test(text(fields, "space")))
    return effects(words, view.boards.buried[text(fields, "treasure")]?.[Number(fields["space"]) - 1] ?? []);
  if (kind === "bury") return onFigurehead(view, Number(text(fields, "space").replace("extra", "")), reader);
  if (kind === "explore") {
    const node = view.boards.track.find((each) => each.id === fields["space"]);
    return `${effects(words, nodeEffects(view, text(fields, "space")))} (${words.t("table-rivers", { count: node?.river ?? 0 })})`;
  }
  if (kind === "quest")
    return "place" in fields
      ? questWords(view.quest_market[num(fields, "place") - 1] ?? "")
      : words.t("choice-deck", { count: view.quest_deck });
  if (kind === "discard") return questWords(text(fields, "quest"));
  if (kind === "place" || kind === "use") return effects(words, tileEffects(view, text(fields, "tile")));
  if (kind === "sell") return effects(words, view.boards.ruby_market[space - 1] ?? []);
  return "";
}

/** What a space for buried treasure on the reader's figurehead yields. */
function onFigurehead(view: MaracaiboView, space: number, { say: words }: Reader): string {
  const head = view.boards.figureheads.find((each) => each.id === view.players[view.seat]?.figurehead);
  const spaces = head?.ongoing.find((each) => each.e === "bury_spaces")?.lists;
  return spaces?.[space - 1] ? effects(words, spaces[space - 1] ?? []) : "";
}

function aboutSpace(view: MaracaiboView, space: string, reader: Reader): string {
  const cell = cellAt(view, space);
  if (!cell)
    return space === "gulf"
      ? effects(reader.say, view.boards.gulf)
      : space === "maracaibo"
        ? effects(reader.say, view.boards.maracaibo)
        : "";
  const face = cell.card ? view.cards[cell.card] : undefined;
  return aboutCell(view, cell, reader, face ? cost(view, face) : undefined);
}

function group(view: MaracaiboView, move: MoveOption, { say: words }: Reader): string {
  if (move.kind === "place")
    return `${sentence(name(words, text(move.fields, "tile")))} · ${effects(words, tileEffects(view, text(move.fields, "tile")))}`;
  const column = /^c(\d+)r/.exec(text(move.fields, "space"))?.[1];
  return column && SAILING.includes(move.kind) ? `${sentence(words.t("terms-column"))} ${column}` : "";
}

function choice(view: MaracaiboView, move: MoveOption, reader: Reader): Omit<Choice, "move"> {
  const { kind, fields } = move;
  const spots = ["space", "slot", "figurehead", "tile", "quest", "island"].flatMap((field) =>
    field in fields ? [text(fields, field)] : [],
  );
  if (kind === "type") spots.push(text(fields, "treasure"));
  if (kind === "quest" && "place" in fields) spots.push(view.quest_market[num(fields, "place") - 1] ?? "");
  if (kind === "sell") spots.push(`ruby ${num(fields, "space")}`);
  if (kind === "keep") spots.push(...kept(view, move));
  if (["acquire", "construct", "ignore"].includes(kind)) spots.push(view.players[view.seat]?.ship ?? "");
  return {
    label: sentence(label(view, move, reader)),
    about: about(view, move, reader),
    group: group(view, move, reader),
    spots,
  };
}

function touches(view: MaracaiboView, _kind: string, args: Record<string, unknown>): string[] {
  const named = ["space", "card", "island", "slot", "figurehead", "quest", "tile"].flatMap((field) =>
    field in args ? [text(args, field)] : [],
  );
  const cell = view.cells.find((each) => each.card !== null && each.card === args["card"]);
  return cell ? [...named, cell.space] : named;
}

export const chart: Chart<MaracaiboView> = { parts, choice, person, sheet, touches };
