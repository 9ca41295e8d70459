// @vitest-environment node
/** Events and small islands of Loot Island are put into words from what they do, also those of somebody's own box. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import type { Reader, Say } from "../src/boards/general/layout";
import { eventWords, tileName, tileWords } from "../src/boards/general/loot_cards";
import type { LootIslandView } from "../src/lib/types";

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
  tiles: [
    { id: "dig", up: true, action: "reveal_treasure", amount: 1, cubes: 3 },
    { id: "old_library", up: true, action: "draw_maps", amount: 1, cubes: 0 },
  ],
  event_faces: {
    A4: { effect: "loot_shift", figures: { big_more: 2, big_fewer: 0, small_more: 0, small_fewer: 1, alike: 0 } },
    B7: { effect: "island_cost", figures: { same_color: 2, any_color: 1 } },
    B99: { effect: "smaller_refill", figures: { delta_more: 0, delta_fewer: 2 } },
  },
} as unknown as LootIslandView;

it.each([
  ["en", "A4", "Big loot: 2 treasures more. Small loot: 1 treasure fewer."],
  ["en", "B7", "A small island costs 2 cards of one colour and 1 of any colour."],
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
