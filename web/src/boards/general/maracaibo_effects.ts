// Effects of Pirates of Maracaibo in words, put together from their parts: a custom card explains itself too.

import type { components } from "../../lib/schema";
import type { MaracaiboView } from "../../lib/types";
import { num, say, sentence, text, texts, type Say } from "./layout";

type Schemas = components["schemas"];
export type Effect = Schemas["MaracaiboEffectView"];
export type Card = Schemas["MaracaiboCardFace"];
export type Source = Schemas["MaracaiboSourceFace"];
export type Quest = Schemas["MaracaiboQuestFace"];
export type Cell = Schemas["MaracaiboCellView"];

const PARTS = ["now", "ongoing", "income", "endgame", "actions"] as const;
const TREASURES = ["gold", "emerald", "pearl"];

/** What a card, figurehead, slot, tile, quest or space is called; one without a name is called by its id. */
export function name(words: Say, id: string): string {
  // Some solo cards have the id of a track space.
  for (const group of ["spaces", "cards", "figureheads", "slots"])
    if (words.has(`${group}-${id}`)) return words.t(`${group}-${id}`);
  for (const kind of ["quest", "tile"])
    if (words.has(`${kind}s-${id}`)) return words.t(`named-${kind}`, { name: words.t(`${kind}s-${id}`) });
  return /^.{0,3}\d$/.test(id) ? id : sentence(id.replaceAll("_", " "));
}

/** A quest where it is plain what it is: its number alone. */
export function number(words: Say, id: string): string {
  return words.has(`quests-${id}`) ? words.t(`quests-${id}`) : id;
}

/** Effects that are gained together. */
export function effects(words: Say, all: Effect[]): string {
  const said = all.map((each) =>
    all.length > 1 && each.e === "choose" ? `(${effect(words, each)})` : effect(words, each),
  );
  return said.join(", ") || words.t("effect-none");
}

/** One effect with its numbers. */
export function effect(words: Say, { e, params, lists }: Effect): string {
  if (e === "choose")
    return either(
      words,
      lists.map((side) => effects(words, side)),
    );
  const numbers = {
    n: num(params, "n", 1),
    every: num(params, "every", 1),
    max: num(params, "max"),
    plus: num(params, "plus"),
    extra: num(params, "extra"),
    half: num(params, "half"),
  };
  const then = lists[0] ? effects(words, lists[0]) : "";
  const of = Array.isArray(params["of"]) ? texts(params, "of") : [text(params, "of")];
  if (e === "raid") {
    const dice = text(params, "dice");
    const kind = dice === "all" || dice === "none" ? dice : "die";
    return words.t(`effect-raid-${kind}`, { plus: numbers.plus, die: treasure(words, dice) });
  }
  if (e === "vp_per" || e === "doubloons_per")
    return words.t(`effect-${e}`, { ...numbers, what: counter(words, params, of, numbers.every) });
  if (e === "treasure" || e === "marker") return treasures(words, e, of, numbers.n);
  if (e === "raid_power" && "die" in params)
    return words.t("effect-raid_power-die", { n: numbers.n, die: treasure(words, text(params, "die")) });
  if (e === "income_now" || e === "pay")
    return words.t(`effect-${e}-${text(params, e === "pay" ? "what" : "of")}`, { n: numbers.n, then });
  if (e === "acquire")
    return words.t("effect-acquire", {
      of: either(
        words,
        of.map((each) => kindName(words, each)),
      ),
      extra: numbers.extra,
    });
  if (e === "bury_spaces")
    return words.t("effect-bury_spaces", {
      n: lists.length,
      then: joined(
        words,
        lists.map((each) => effects(words, each)),
      ),
    });
  return say(words, `effect-${e}`, e.replaceAll("_", " "), {
    ...numbers,
    then,
    cost: num(params, "cost"),
    limit: num(params, "limit"),
  });
}

function either(words: Say, sides: string[]): string {
  const last = sides.at(-1) ?? "";
  return sides.length > 1 ? words.t("effect-or", { first: sides.slice(0, -1).join(", "), last }) : last;
}

function treasures(words: Say, kind: string, of: string[], n: number): string {
  if (of.length === 1 && of[0] === "die") return words.t("effect-treasure-die", { n });
  if (TREASURES.every((each) => of.includes(each))) return words.t(`effect-${kind}-any`, { n });
  return words.t(`effect-${kind}`, {
    n,
    of: either(
      words,
      of.map((each) => treasure(words, each)),
    ),
  });
}

function treasure(words: Say, id: string): string {
  return TREASURES.includes(id) ? words.t(`treasures-${id}`) : id;
}

function counter(words: Say, params: Record<string, unknown>, of: string[], every: number): string {
  const per = text(params, "per");
  if (per === "treasure_set")
    return words.t("per-treasure_set", { of: of.map((each) => treasure(words, each)).join(" + ") });
  return words.t(every === 1 ? `per-${per}` : `many-${per}`);
}

function kindName(words: Say, type: string): string {
  return words.t(type === "ship" ? "terms-ship-card" : `terms-${type}`);
}

/** Several things about one card. */
export function joined(words: Say, said: string[]): string {
  return said.reduce((first, last) => (first ? words.t("parts-joined", { first, last }) : last), "");
}

/** What a card, slot or figurehead does: at once, always, each round, at the end. */
export function does(words: Say, face: Card | Source): string {
  const lists = face as Partial<Record<(typeof PARTS)[number], Effect[]>>;
  const said = PARTS.filter((part) => lists[part]?.length).map((part) =>
    words.t(`part-${part}`, { effects: effects(words, lists[part] ?? []) }),
  );
  return joined(words, said) || words.t("effect-none");
}

export function cardKind(words: Say, face: Card): string {
  return face.kind === "improvement" ? kindName(words, face.type) : words.t(`terms-${face.kind}`);
}

/** A card of the Caribbean: its kind, what it costs (as printed, or this), does and is worth. */
export function card(words: Say, face: Card, cost = face.cost): string {
  const said = [cardKind(words, face)];
  if (face.kind !== "location") said.push(words.t("part-cost", { cost }));
  if (face.vp) said.push(words.t("part-vp", { points: face.vp }));
  if (PARTS.some((part) => face[part].length)) said.push(does(words, face));
  return joined(words, said);
}

/** Both conditions of a quest with their points; to Quest Hunters one, and what failing it costs. */
export function quest(words: Say, face: Quest): string {
  return words.t(Object.keys(face.top).length ? "quest-words" : "quest-words-hunters", {
    top: needs(words, face.top),
    top_points: face.top_vp,
    bottom: needs(words, face.bottom),
    bottom_points: face.bottom_vp,
  });
}

function needs(words: Say, what: Record<string, number>): string {
  return Object.entries(what)
    .map(([id, count]) => `${count} ${words.t(count === 1 && id !== "treasure_set" ? `per-${id}` : `many-${id}`)}`)
    .join(" + ");
}

// Finding what a question is about

export function cellAt(view: MaracaiboView, space: string): Cell | undefined {
  return view.cells.find((cell) => cell.space === space);
}

/** The side of a black market tile that lies up. */
export function tileEffects(view: MaracaiboView, id: string): Effect[] {
  const tile = view.boards.tiles.find((each) => each.id === id);
  return tile ? (view.market_backs.includes(id) ? tile.back : tile.front) : [];
}

export function nodeEffects(view: MaracaiboView, id: string): Effect[] {
  return view.boards.track.find((node) => node.id === id)?.fx ?? [];
}

/** All lists of effects that are printed on something with this name; a side has its number behind the name. */
export function listsOf(view: MaracaiboView, source: string): Effect[][] {
  const id = source.split(" ")[0] ?? "";
  const found: Effect[][] = [];
  const face = view.cards[id];
  if (face) found.push(face.now, face.actions, ...face.ongoing.flatMap((each) => each.lists));
  for (const each of [...view.boards.slots, ...view.boards.figureheads])
    if (each.id === id) found.push(each.now, ...each.ongoing.flatMap((effect) => effect.lists));
  found.push(
    tileEffects(view, id),
    nodeEffects(view, id),
    ...(view.boards.storage[id] ?? []),
    ...(view.boards.buried[id] ?? []),
  );
  if (id === "gulf") found.push(view.boards.gulf);
  if (id === "ruby") found.push(...view.boards.ruby_market);
  const inner = found.flatMap((each) => each.flatMap((effect) => effect.lists));
  return [...found, ...inner].filter((each) => each.length);
}

/** The list that a question is about: it has these effects and at least that many entries. */
export function listWith(view: MaracaiboView, source: string, entries: string[], least: number): Effect[] {
  const count = (names: string[], one: string) => names.filter((each) => each === one).length;
  for (const list of listsOf(view, source)) {
    const names = list.map((each) => each.e);
    if (names.length >= least && entries.every((each) => count(names, each) >= count(entries, each))) return list;
  }
  return [];
}

/** Whatever slash could be asked about: where the ship lies, where the explorer stands, on own cards and tiles. */
export function sidesNow(view: MaracaiboView, place: number): Effect[][] {
  const player = view.players[view.seat];
  if (!player) return [];
  const found: Effect[][] = player.ship === "gulf" ? [view.boards.gulf] : [];
  const here = cellAt(view, player.ship);
  if (here?.card) found.push(...listsOf(view, here.card));
  found.push(nodeEffects(view, player.explorer));
  for (const source of [...player.cards, ...player.upgrades, ...Object.keys(player.markets)])
    found.push(...listsOf(view, source));
  const slashes = found.flatMap((list) => list.filter((each) => each.e === "choose").map((each) => each.lists));
  return slashes.flatMap((sides) => (sides.length > place && sides[place] ? [sides[place]] : []));
}
