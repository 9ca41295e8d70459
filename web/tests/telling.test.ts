/** Words: filled in as the terminal does it. */
import { describe, expect, it, vi } from "vitest";
import { asSentence } from "../src/lib/telling";
import { spaced, Words } from "../src/lib/words.svelte";
import { table } from "./fakes";

const ENGLISH = `
patterns-I2 = the short bar
dice-gold = golden
piece-named = { $name } ({ $piece })
party-unseated = Jordan
seat-bot = { $name } ({ $number })
seat-human = player { $number }
bot-greedy = greedy
bot-cabin_boy = Cabin boy
event-drew = { $you ->
    [yes] you draw { $pattern }
   *[no] { $who } draws { $pattern }
}
event-robbed = { $who } robs { $opponent_you ->
    [yes] you
   *[no] { $opponent }
} at place { $place }
event-rolled = { $who }: { $dice }
event-scored = { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-broken = { $nothing }
`;

function speak(): Words {
  const words = new Words();
  words.use("en", "silver_gold", [ENGLISH]);
  return words;
}

const names = ["Anne", "Bert"];

describe("a line of the log", () => {
  it("speaks to its reader, and begins with a capital", () => {
    const drew = { kind: "drew", args: { seat: 0, pattern: "I2" } };
    expect(speak().tell(drew, names, 0)).toBe("You draw the short bar");
    expect(speak().tell(drew, names, 1)).toBe("Anne draws the short bar");
    expect(speak().tell(drew, names, -1)).toBe("Anne draws the short bar");
  });

  it("leaves alone what has no words of its own", () => {
    expect(speak().tell({ kind: "drew", args: { seat: 1, pattern: "X9" } }, names, 0)).toBe("Bert draws X9");
  });

  it("calls a piece by the name that somebody gave it", () => {
    const words = speak();
    const drew = { kind: "drew", args: { seat: 1, pattern: "I2" } };
    words.nicknames = { I2: "Jim" };
    expect(words.tell(drew, names, 0)).toBe("Bert draws Jim (the short bar)");
    words.nicknames = {};
    expect(words.tell(drew, names, 0)).toBe("Bert draws the short bar");
  });

  it("knows the other seat, and counts places from 1", () => {
    const robbed = { kind: "robbed", args: { seat: 0, opponent: 1, place: 0 } };
    expect(speak().tell(robbed, names, 1)).toBe("Anne robs you at place 1");
    expect(speak().tell(robbed, names, -1)).toBe("Anne robs Bert at place 1");
  });

  it("names a party without a seat", () => {
    expect(speak().tell({ kind: "rolled", args: { party: 2, dice: ["gold 4", "blue"] } }, names, 0)).toBe(
      "Jordan: golden 4, blue",
    );
  });

  it("counts as the language does", () => {
    expect(speak().tell({ kind: "scored", args: { seat: 0, points: 1 } }, names, 1)).toBe("Anne has 1 point");
    expect(speak().tell({ kind: "scored", args: { seat: 0, points: 3 } }, names, 1)).toBe("Anne has 3 points");
  });
});

it("a sentence begins with a capital, a place does not", () => {
  expect(["the bear", "f3, horse", "f10", "à bord", ""].map(asSentence)).toEqual([
    "The bear",
    "f3, horse",
    "f10",
    "À bord",
    "",
  ]);
});

describe("words that are missing", () => {
  it("show their key and raise an alarm", () => {
    const alarm = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(speak().t("nowhere")).toBe("nowhere");
    speak().t("event-broken");
    expect(alarm).toHaveBeenCalledTimes(2);
  });

  it("have something in their place where that is meant", () => {
    expect(speak().or("nowhere", "here")).toBe("here");
    expect(speak().refusal("odd_code", "The server's sentence.")).toBe("The server's sentence.");
  });
});

describe("names", () => {
  it("are those of the people, and the strengths of the bots", () => {
    expect(speak().names(table())).toEqual(["Anne", "greedy (2)"]);
    expect(speak().level("cabin_boy")).toBe("Cabin boy");
    expect(speak().level("search:500")).toBe("search 500");
  });

  it("carry the seat where two are the same, and number open seats", () => {
    const anne = { kind: "human", name: "Anne", level: "", hints: 0, lent: false } as const;
    const open = { kind: "open", name: "", level: "", hints: 0, lent: false } as const;
    expect(speak().names(table({ seats: [anne, open, anne] }))).toEqual(["Anne (1)", "player 2", "Anne (3)"]);
  });
});

describe("French", () => {
  it("keeps its signs on the line of their word", () => {
    expect(spaced("Cochez « deux en ligne » : où ?")).toBe("Cochez «\u00a0deux en ligne\u00a0»\u00a0: où\u00a0?");
  });

  it("leaves a space in front of signs that come between two texts", () => {
    const words = speak();
    const both = { parts: ["2 cartes", "1 cube"], by: "; " };
    expect(words.say(both, names, -1)).toBe("2 cartes; 1 cube");
    words.use("fr", null, [""]);
    expect(words.say(both, names, -1)).toBe("2 cartes\u00a0; 1 cube");
    expect(words.say({ ...both, by: ", " }, names, -1)).toBe("2 cartes, 1 cube");
  });
});
