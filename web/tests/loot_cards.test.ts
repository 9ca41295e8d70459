// @vitest-environment node
/** Events and small islands of Loot Island are put into words from what they do, also those of somebody's own box. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import type { Reader, Say } from "../src/boards/general/layout";
import { eventWords, loot, mapSign, mapSpot, mapWords, tileName, tileWords } from "../src/boards/general/loot_cards";
import { choice } from "../src/boards/general/loot_choices";
import type { LootIslandView, MoveOption } from "../src/lib/types";

const WORDS = new URL("../../src/doubloon/games/loot_island/words/", import.meta.url);

function reader(language: string): Reader {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`${language}.ftl`, WORDS), "utf-8")));
  const say: Say = {
    has: (key) => bundle.hasMessage(key),
    t(key, args) {
      const errors: Error[] = [];
      const text = bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args, errors);
      expect(errors).toEqual([]);
      return text;
    },
  };
  return { say, names: [], seat: 0 };
}

const VIEW = {
  seat: -1,
  players: [],
  in_force: { same_color: 2, any_color: 0, then_pass: 0, icon_cubes: 1, reversed: 0 },
  maps: {
    R07a: { colour: "red", value: 7, icon: "discard" },
    RWa: { colour: "red", value: 0, icon: "chest" },
  },
  tiles: [
    { id: "undercut", up: true, action: "compass_to_bottom", amount: 0, cubes: 0 },
    { id: "dig", up: true, action: "reveal_treasure", amount: 1, cubes: 3 },
    { id: "old_library", up: true, action: "draw_maps", amount: 1, cubes: 0 },
  ],
  event_faces: {
    A4: { effect: "loot_shift", figures: { big_more: 2, big_fewer: 0, small_more: 0, small_fewer: 1, alike: 0 } },
    B8: { effect: "first_pass_curses_others", figures: { cubes: 2 } },
    B7: { effect: "island_cost", figures: { same_color: 2, any_color: 1 } },
    B99: { effect: "smaller_refill", figures: { delta_more: 0, delta_fewer: 2 } },
  },
} as unknown as LootIslandView;

it.each([
  ["en", "A4", "Big loot: 2 treasures more. Small loot: 1 treasure fewer."],
  ["en", "B7", "A small island costs 2 cards of one colour and 1 of any colour."],
  ["en", "B8", "As soon as somebody is the first to pass, all others take 2 cubes."],
  ["nl", "B8", "Zodra iemand als eerste past, nemen alle anderen 2 vloekblokjes."],
  ["fr", "B8", "Dès qu’un joueur passe en premier, tous les autres prennent 2 cubes."],
  ["nl", "B99", "Handen worden tot 2 kaarten minder aangevuld."],
  ["fr", "A4", "Gros butin : 2 trésors de plus. Petit butin : 1 trésor de moins."],
])("tells in %s what event %s does", (language, id, said) => {
  expect(eventWords(VIEW, id, reader(language))).toBe(said);
});

it("tells what a small island costs and gives, and calls one without a name by its id", () => {
  const english = reader("en");
  expect(tileWords(VIEW, "dig", english)).toBe("take 3 cubes and reveal a treasure, to keep or discard");
  expect(tileWords(VIEW, "old_library", english)).toBe("draw 1 map card");
  expect(tileName("old_library", english)).toBe("Old library");
});

it.each([
  ["en", "move one of your compasses to the bottom of its stack", "move one of your compasses to the top of its stack"],
  ["nl", "schuif een van je kompassen onder zijn stapel", "schuif een van je kompassen bovenop zijn stapel"],
  ["fr", "déplacez une de vos boussoles au bas de sa pile", "déplacez une de vos boussoles au sommet de sa pile"],
])("tells in %s where a compass goes while the event is in force", (language, usually, reversed) => {
  const words = reader(language);
  expect(tileWords(VIEW, "undercut", words)).toBe(usually);
  expect(tileWords({ ...VIEW, in_force: { ...VIEW.in_force, reversed: 1 } }, "undercut", words)).toBe(reversed);
});

it("tells how many cubes an icon allows while the event is in force", () => {
  const english = reader("en");
  const doubled = { ...VIEW, in_force: { ...VIEW.in_force, icon_cubes: 2 } };
  const copy = { id: 1, kind: "copy", text: "copy discard", fields: { icon: "discard" } } as MoveOption;
  expect(mapWords(VIEW, "R07a", english)).toBe("everybody with a compass there may discard 1 cube");
  expect(mapWords(doubled, "R07a", english)).toBe("everybody with a compass there may discard up to 2 cubes");
  expect(mapSpot(doubled, "R07a", english).sub).toBe("red · discard up to 2 cubes");
  expect(choice(VIEW, copy, english).label).toBe("Discard 1 cube");
  expect(choice(doubled, copy, english).label).toBe("Discard up to 2 cubes");
});

it("leaves the star to the winner: a wild shows a letter, as in the terminal", () => {
  const spot = mapSpot(VIEW, "RWa", reader("en"));
  expect([spot.title, spot.name, mapSign(VIEW, "RWa")]).toEqual(["W", "red wild ◆", "W ◆"]);
});

it("promises no loot any more once the rounds are over", () => {
  const none = { now: { loot: null, treasures: 0, order: [] } };
  const view = { ...VIEW, landings: [none], coast: 0, round: 5, rounds: 5, event: "B13", ending: null };
  const english = reader("en");
  expect(loot(view as unknown as LootIslandView, 0, english)).toBe("no loot yet");
  expect(loot({ ...view, event: null } as unknown as LootIslandView, 0, english)).toBe("");
});
