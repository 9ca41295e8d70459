// @vitest-environment node
/** The general board of Jackal: what a tile shows beside its picture, and how a campaign stands. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { chart } from "../src/boards/general/jackal";
import type { JackalView } from "../src/boards/general/jackal_figures";
import type { Reader, Say } from "../src/boards/general/layout";

const WORDS = new URL("../../src/doubloon/games/jackal/words/", import.meta.url);

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
  return { say, names: ["Ann", "Ben", "Cor", "Dee"], seat: 0 };
}

const CREWS = ["white", "yellow", "red", "black"];

function cell(name: string, x: number, kind: string, amount: number, directions: string[] = []) {
  const tile = { id: kind, kind, turns: 0, directions, amount, used: false };
  const place = { cell: name, x, y: 0, zone: "beach", back: "beach", face_up: true, looked: [] };
  return { ...place, tile, coins: [], figures: [], boat: null, bear: false };
}

/** The second island of a campaign of two; with allies the crews go in pairs. */
function view(crews: number, seats: number, allied: boolean, wins: number[], scores: number[]): JackalView {
  return {
    island: "skerry",
    islands: ["treasure_island", "skerry"],
    number: 2,
    rows: ["..."],
    results: [[1, 2, 3, 4].slice(0, crews)],
    wins,
    scores,
    turns: 0,
    idle: 0,
    face_down: 3,
    gold: 0,
    lost: 0,
    smoke: 0,
    bear: null,
    waker: null,
    journey: null,
    ending: null,
    shown: [],
    unseen: {},
    figures: [],
    crews: CREWS.slice(0, crews).map((colour, number) => ({
      colour,
      seat: number % seats,
      ally: allied ? CREWS[(number + 2) % 4] : null,
    })),
    cells: [cell("a1", 0, "labyrinth", 5), cell("b1", 1, "arrow", 0, ["N", "E"]), cell("c1", 2, "chest", 3)],
  } as unknown as JackalView;
}

function facts(of: JackalView, language = "en"): string[] {
  const part = chart.parts(of, reader(language)).find((each) => each.key === "now");
  return (part?.facts ?? []).map((fact) => fact.value);
}

it("shows where an arrow points and how many spaces difficult terrain has", () => {
  const island = chart.parts(view(2, 2, false, [1, 0], [4, 1]), reader("en")).find((part) => part.key === "island");
  expect(island?.spots.map((spot) => spot.title)).toEqual(["5", "↑→", ""]);
});

it.each([
  [2, 2, false, [1, 0], [4, 1], "Islands won W 1, Y 0", "Total W 4, Y 1"],
  [4, 4, true, [0, 1, 0, 1], [2, 3, 2, 3], "Islands won WR 0, YB 1", "Total WR 2, YB 3"],
  [4, 2, true, [1, 0], [2, 0], "Islands won WR 1, YB 0", "Total WR 2, YB 0"],
])("tells how a campaign of %i crews and %i seats stands", (crews, seats, allied, wins, scores, won, total) => {
  const said = facts(view(crews, seats, allied, wins, scores));
  expect(said).toContain(won);
  expect(said).toContain(total);
});

it("tells of no standing on the first island, nor where there is only one", () => {
  const second = view(2, 2, false, [1, 0], [4, 1]);
  for (const other of [
    { ...second, results: [] },
    { ...second, islands: ["skerry"] },
  ])
    expect(facts(other).filter((said) => said.startsWith("Islands won"))).toEqual([]);
});
