/** Things in sentences: names become chips, and the sentence stays as it is. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { piecesOf, unmarked } from "../src/lib/chips";
import type { Language, LogLine } from "../src/lib/types";
import { Words } from "../src/lib/words.svelte";

const SOURCE = "../src/doubloon";

function wordsOf(game: string, language: Language): Words {
  const words = new Words();
  const files = [`${SOURCE}/words/${language}.ftl`, `${SOURCE}/games/${game}/words/${language}.ftl`];
  words.use(language, game, files.map((file) => readFileSync(file, "utf-8")));
  return words;
}

function line(kind: string, args: LogLine["args"], spots: string[]): LogLine {
  return { kind, ply: 1, args, about: { spots }, fades: false };
}

let words: Words;

/** Chips in brackets, with the spot that each goes to. */
function drawn(told: LogLine): string {
  return piecesOf(words.chipped(told, ["Anne", "Gull"], 0))
    .map(({ text, spots, tail = "" }) => (spots.length ? `[${text}=${spots.join("+")}]${tail}` : text))
    .join("");
}

describe("a sentence of Jackal", () => {
  beforeEach(() => (words = wordsOf("jackal", "en")));

  it("has chips for figures and cells, and a capital in front", () => {
    const told = line("moved", { figure: "red-1", cell: "f8", coins: 0 }, ["tile:f8", "pirate:red-1"]);
    expect(drawn(told)).toBe("[Red 1=pirate:red-1] stops on [f8=tile:f8].");
  });

  it("has none for what is gone from the table", () => {
    expect(drawn(line("moved", { figure: "red-1", cell: "f8", coins: 0 }, []))).toBe("Red 1 stops on f8.");
  });

  it("ends once where a name shouts", () => {
    words.nicknames = { "red-1": "Ahoy!" };
    const told = line("sailed", { boat: "red", cell: "c3" }, ["tile:c3", "boat:red"]);
    expect(unmarked(words.chipped(told, [], 0))).toBe(words.tell(told, [], 0));
  });
});

describe("a sentence of Silver & Gold", () => {
  beforeEach(() => (words = wordsOf("silver_gold", "en")));

  it("lights all boxes of a card by its name", () => {
    const told = line("crossed-cross", { seat: 1, place: 0, card: "GY09", boxes: ["b1", "a2"] }, ["box:GY09/b1", "box:GY09/a2"]);
    expect(drawn(told)).toContain("[GY09=box:GY09/b1+box:GY09/a2]: [b1=box:GY09/b1], [a2=box:GY09/a2].");
  });

  it("takes no number for a thing that happens to have it", () => {
    expect(drawn(line("palm", { seat: 1, points: 1 }, ["seat:1"]))).not.toContain("[");
  });
});

it("a message that chooses its words by a thing stays whole in every language", () => {
  for (const language of ["en", "nl", "fr"] as const) {
    words = wordsOf("maracaibo", language);
    const told = line("marker", { island: "pearl", count: 1, markers: 5 }, ["island:pearl"]);
    expect(unmarked(words.chipped(told, ["Anne"], 0))).toBe(words.tell(told, ["Anne"], 0));
  }
});

it("a name that is a chip needs no quotation marks, in no language", () => {
  for (const language of ["en", "nl", "fr"] as const) {
    words = wordsOf("loot_island", language);
    const told = line("island-used", { seat: 1, tile: "dig" }, ["tile:dig", "seat:1"]);
    expect(words.tell(told, ["Anne", "Gull"], 0)).toMatch(/[“«‘]/);
    expect(drawn(told)).toContain("=tile:dig]");
    expect(drawn(told)).not.toMatch(/[“”«»‘]/);
  }
});
