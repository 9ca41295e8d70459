import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Effect } from "./faces";
import { costFirst, counterSigns, signsOf, signsOfOne, widthOf } from "./signs";

const effect = (e: string, params: Effect["params"] = {}, lists: Effect[][] = []): Effect => ({ e, params, lists });

/** The words that cards of the box are written in: `name = ["parameter", …]`, section by section. */
function vocabulary(): { effects: string[]; counters: string[] } {
  const text = readFileSync("../src/doubloon/games/maracaibo/box/components.toml", "utf8");
  const part = text.slice(text.indexOf("[vocabulary]"), text.indexOf("[setup]"));
  const counters = /counters = \[(.*)\]/.exec(part)![1]!.match(/\w+/g)!;
  const effects = [...part.slice(part.indexOf("[vocabulary.instant]")).matchAll(/^(\w+) = \[/gm)].map((found) => found[1]!);
  return { effects, counters };
}

describe("the icon language", () => {
  it("has a sign for every effect that a card can be written in", () => {
    const { effects } = vocabulary();
    expect(effects.length).toBeGreaterThan(30);
    for (const e of effects) {
      const signs = signsOfOne(effect(e, { n: 2, per: "rivers", dice: "all", of: ["gold"], what: "doubloons", cost: 1 }, [[effect("vp", { n: 1 })]]));
      expect(signs.length, e).toBeGreaterThan(0);
      expect(signs.some((sign) => sign.kind === "note"), `${e} is written, not drawn`).toBe(false);
    }
  });

  it("tells apart everything that is counted", () => {
    const drawn = vocabulary().counters.map((counter) => JSON.stringify(counterSigns(counter)));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("writes an effect of somebody's own that it has never seen", () => {
    expect(signsOfOne(effect("walk_the_plank"))).toEqual([expect.objectContaining({ kind: "note", text: "walk_the_plank" })]);
  });

  it("puts the price of a slot before what it brings", () => {
    const [cost, gain] = costFirst([effect("pay", { what: "doubloons", n: 3 }, [[effect("figurehead")]])]);
    expect(cost).toMatchObject({ kind: "pay", text: "−3" });
    expect(gain).toEqual(signsOf([effect("figurehead")]));
  });

  it("says how often power buys something, as the box has it", () => {
    const action = (limit: number): Effect => effect("raid_action", { cost: 2, limit }, [[effect("vp", { n: 3 })]]);
    const last = (limit: number) => signsOfOne(action(limit)).at(-1);
    expect([last(0)?.kind, last(1)?.kind, last(2)]).toEqual(["point", "once", expect.objectContaining({ text: "2×" })]);
    expect(costFirst([action(0)])[1].some(({ kind }) => kind === "once")).toBe(false);
  });

  it("draws every kind of card that may be acquired", () => {
    const signs = signsOfOne(effect("acquire", { of: ["crew", "ship"], extra: 3 }));
    expect(signs).toMatchObject([{ type: "crew" }, { kind: "slash" }, { type: "ship" }]);
  });

  it("separates the sides of a slash, and makes a row as wide as its signs", () => {
    const signs = signsOf([effect("choose", {}, [[effect("quest")], [effect("bury", { n: 1 })]])]);
    expect(signs.map((sign) => sign.kind)).toEqual(["icon", "slash", "icon"]);
    expect(widthOf(signs)).toBeCloseTo(2.42);
  });
});
