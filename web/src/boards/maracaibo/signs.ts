/** The icon language: an effect as a row of signs. What each is worth is printed; nothing is worked out here. */
import type { Effect } from "./faces";

/** The colours of a badge: plain, a price that is added, raiding power. */
export type Tone = "plain" | "price" | "power" | "owed";

/** One sign; `width` in units of its height. */
export type Sign =
  | { kind: "coin" | "pay" | "point" | "power" | "discount"; width: number; text: string }
  | { kind: "icon"; width: number; icon: string; badge: string; tone: Tone }
  | { kind: "small"; width: number; icon: string }
  | { kind: "income"; width: number; icon: string }
  | { kind: "raid"; width: number; dice: string; plus: number }
  | { kind: "acquire"; width: number; type: string; extra: number }
  | { kind: "arrow" | "slash" | "per" | "gap" | "once"; width: number }
  | { kind: "note"; width: number; text: string };

const SIGN_OF: Record<string, string> = {
  buried: "shovel",
  treasures: "any",
  gold: "gold",
  emerald: "emerald",
  pearl: "pearl",
  quests: "quest",
  quests_scored: "quest",
  rivers: "river",
  crew: "crew",
  equipment: "equipment",
  ship: "ship",
  improvements: "cards",
  improvements_and_residences: "cards",
  lightning: "bolt",
  upgrades: "hammer",
  residences: "house",
  doubloons: "coin",
};
const MARK_OF: Record<string, string> = { quests_scored: "✓", improvements_and_residences: "+⌂" };

export const coin = (n: number | string): Sign => ({ kind: "coin", width: 1, text: `${n}` });
export const pay = (n: number): Sign => ({ kind: "pay", width: 1, text: `−${n}` });
export const point = (n: number | string): Sign => ({ kind: "point", width: 1, text: `${n}`.replace("-", "−") });
export const power = (n: number | string): Sign => ({ kind: "power", width: 1, text: `${n}` });
export const icon = (icon: string, badge: number | string = "", tone: Tone = "plain"): Sign => ({
  kind: "icon",
  width: badge === "" ? 1 : 1.08,
  icon,
  badge: `${badge}`,
  tone,
});
export const arrow: Sign = { kind: "arrow", width: 0.42 };
export const slash: Sign = { kind: "slash", width: 0.42 };
export const once: Sign = { kind: "once", width: 0.44 };
/** How often it can be used in a raid; nothing for what can be used any number of times. */
export const times = (limit: number): Sign[] => (limit === 0 ? [] : limit === 1 ? [once] : [note(`${limit}×`)]);
export const gap = (width: number): Sign => ({ kind: "gap", width });
export const note = (text: string): Sign => ({ kind: "note", width: 0.26 * text.length + 0.1, text });
const small = (icon: string, width: number): Sign => ({ kind: "small", width, icon });
const income = (icon: "coin" | "point"): Sign => ({ kind: "income", width: 1.1, icon });

/** What is counted: by a residence, a quest, a tile. */
export function counterSigns(per: string, of: string[] = ["gold", "emerald", "pearl"]): Sign[] {
  if (per === "treasure_set") return of.map((treasure) => small(treasure, 0.62));
  if (per === "doubloon_income") return [income("coin")];
  if (per === "vp_income") return [income("point")];
  return [icon(SIGN_OF[per] ?? "cards", MARK_OF[per])];
}

type Params = Effect["params"];

const number = (params: Params, name: string): number => Number(params[name] ?? 0);
const text = (params: Params, name: string): string => String(params[name] ?? "");
const list = (params: Params, name: string): string[] => {
  const found = params[name];
  return Array.isArray(found) ? found : found === undefined ? [] : [String(found)];
};
const several = (n: number): number | string => (n > 1 ? n : "");

type Drawn = (params: Params, lists: Effect[][]) => Sign[];

const EFFECTS: Record<string, Drawn> = {
  vp: (p) => [point(number(p, "n"))],
  doubloons: (p) => [coin(number(p, "n"))],
  doubloons_per: (p) => [coin(number(p, "n")), { kind: "per", width: 0.3 }, ...counterSigns(text(p, "per"))],
  vp_per: (p) => [
    point(number(p, "n")),
    { kind: "per", width: 0.3 },
    ...(number(p, "every") > 1 ? [note(`${number(p, "every")}×`)] : []),
    ...counterSigns(text(p, "per"), "of" in p ? list(p, "of") : undefined),
    ...(number(p, "max") ? [note(`≤${number(p, "max")}`)] : []),
  ],
  raid: (p) => raidSigns(text(p, "dice"), number(p, "plus")),
  explore: (p) => [icon("boot", number(p, "n"))],
  bury: (p) => [icon("shovel", several(number(p, "n")))],
  quest: () => [icon("quest")],
  acquire: (p) =>
    between(
      list(p, "of").map((type): Sign[] => [{ kind: "acquire", width: 1.15, type, extra: number(p, "extra") }]),
      slash,
    ),
  construct: (p) => [icon("house", number(p, "half") ? "½" : "+")],
  upgrade: () => [icon("hammer")],
  figurehead: () => [icon("figurehead")],
  place_market: () => [icon("mask", "↓")],
  use_market: () => [icon("mask", "↻")],
  treasure: (p) => treasureSigns(list(p, "of"), several(number(p, "n"))),
  marker: (p) => {
    const of = list(p, "of");
    return [icon(of.length === 1 ? `cube-${of[0]}` : "cube-any", `+${several(number(p, "n"))}`)];
  },
  space_again: () => [icon("boot", "↻")],
  income_now: (p) => [income(text(p, "of") === "doubloons" ? "coin" : "point")],
  pay: (p, lists) => [
    text(p, "what") === "quest" ? icon("quest", `−${number(p, "n")}`, "owed") : pay(number(p, "n")),
    arrow,
    ...signsOf(lists[0] ?? []),
  ],
  choose: (_, lists) => between(lists.map((side) => signsOf(side)), slash),
  explorer_home: () => [icon("boot", "⌂")],
  ruby: () => [icon("ruby")],
  raid_power: (p) => [power(`+${number(p, "n")}`), ...("die" in p ? [small(text(p, "die"), 0.8)] : [])],
  raid_action: (p, lists) => [
    power(number(p, "cost")),
    arrow,
    ...signsOf(lists[0] ?? []),
    ...times(number(p, "limit")),
  ],
  raid_reroll: (p) => [icon("die", `↻${several(number(p, "n"))}`)],
  explore_plus: (p) => [icon("boot", `+${number(p, "n")}`)],
  explore_trade: (p, lists) => [icon("boot", `−${number(p, "cost")}`), arrow, ...signsOf(lists[0] ?? []), once],
  discount: (p) => [{ kind: "discount", width: 1.2, text: `−${number(p, "n")}` }],
  move_plus: (p) => [icon("wheel", `+${number(p, "n")}`)],
  quest_refresh: () => [icon("quest", "↻")],
  bury_spaces: (_, lists) => [icon("shovel", lists.length || "+")],
};

function raidSigns(dice: string, plus: number): Sign[] {
  if (dice === "none") return [icon("raid"), power(plus)];
  if (dice === "all") return [{ kind: "raid", width: 1.15, dice, plus }];
  return [{ kind: "raid", width: 1.2, dice, plus: 0 }, ...(plus ? [power(`+${plus}`)] : [])];
}

function treasureSigns(of: string[], n: number | string): Sign[] {
  if (of[0] === "die") return [icon("raids-type", n)];
  if (of.length === 3) return [icon("any", n)];
  return between(
    of.map((treasure) => [icon(treasure, n)]),
    slash,
  );
}

function between(rows: Sign[][], sign: Sign): Sign[] {
  return rows.flatMap((row, place) => (place ? [sign, ...row] : row));
}

/** One effect. One of somebody's own making that has no sign is written. */
export function signsOfOne({ e, params, lists }: Effect): Sign[] {
  return EFFECTS[e]?.(params, lists) ?? [note(e)];
}

/** Effects beside each other. */
export function signsOf(effects: Effect[], apart = 0.2): Sign[] {
  return between(
    effects.map((effect) => signsOfOne(effect)),
    gap(apart),
  );
}

/** How wide a row of signs is, in units of its height. */
export function widthOf(signs: Sign[]): number {
  return signs.reduce((sum, sign) => sum + sign.width, 0);
}

/** The same effects without their limit, which stands elsewhere. */
export function withoutLimit(effects: Effect[]): Effect[] {
  return effects.map((effect) => ({ ...effect, params: { ...effect.params, max: 0 } }));
}

/** What has to be paid first, and what comes of it: of a slot or figurehead, where the two stand above each other. */
export function costFirst(effects: Effect[]): [Sign | null, Sign[]] {
  const [only, ...rest] = effects;
  if (!only || rest.length) return [null, signsOf(effects)];
  const then = signsOf(only.lists[0] ?? []);
  if (only.e === "pay" && only.params["what"] !== "quest") return [pay(number(only.params, "n")), then];
  if (only.e === "raid_action") return [power(number(only.params, "cost")), [...then, ...times(number(only.params, "limit"))]];
  if (only.e === "explore_trade") return [icon("boot", `−${number(only.params, "cost")}`), [...then, once]];
  return [null, signsOf(effects)];
}
