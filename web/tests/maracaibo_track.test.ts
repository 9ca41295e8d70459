// @vitest-environment node
/** The exploration track of Pirates of Maracaibo: its spaces have names, and the numbers that the names tell. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import type { Reader } from "../src/boards/general/layout";
import { track } from "../src/boards/general/maracaibo_table";
import type { MaracaiboView } from "../src/lib/types";

const WORDS = new URL("../../src/doubloon/games/maracaibo/words/", import.meta.url);

function reader(language: string): Reader {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`${language}.ftl`, WORDS), "utf-8")));
  const say = {
    has: (key: string) => bundle.hasMessage(key),
    t: (key: string, args?: Record<string, string | number>) =>
      bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args, []),
  };
  return { say, names: ["Ann"], seat: 0 };
}

function view(): MaracaiboView {
  const nodes = ["a1", "u2", "bl3", "ret"].map((id, x) => ({ id, at: [x, 0], river: 0, to: [], fx: [] }));
  return { boards: { track: nodes }, players: [], jordan: null } as unknown as MaracaiboView;
}

it.each([
  ["en", ["Space 1 before river 1", "Upper space 2 before river 1", "Lower space 3 after river 1"]],
  ["nl", ["Veld 1 voor rivier 1", "Bovenste veld 2 voor rivier 1", "Onderste veld 3 na rivier 1"]],
  ["fr", ["La case 1 avant la rivière 1", "La case 2 du haut avant la rivière 1", "La case 3 du bas après la rivière 1"]],
])("calls no space by its id in %s", (language, names) => {
  const spots = track(view(), reader(language)).spots ?? [];
  expect(spots.slice(0, 3).map((spot) => spot.name)).toEqual(names);
  expect(spots.slice(0, 3).map((spot) => spot.title)).toEqual(["1", "2", "3"]);
  expect(spots[3]?.title).not.toBe("ret");
});
