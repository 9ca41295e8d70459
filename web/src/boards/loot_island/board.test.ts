import { describe, expect, test } from "vitest";
import type { LogLine, LootIslandView, MoveOption } from "../../lib/types";
import type { Choosing, Spoken } from "../../table/choosing.svelte";
import { answersTo, between, copies, laidFor } from "./answers";
import { heightOf, linesIn } from "./fitting";
import { letters } from "./letters";
import { cardAt, DESK, headingOf, heaped, PHONE, pitchOf, placesOf } from "./measures";
import { closedBy, laidSince, lastPlay, movedDiscs, offeredTo, topDiscard } from "./news";
import { tossChoices, tossMoves } from "./tossing";
import { subsets, turnChoices, worthOf, type Chain, type Chains } from "./turns";

const line = (kind: string, seat: number, args: LogLine["args"] = {}): LogLine => ({
  kind,
  ply: 1,
  args,
  about: { seat, spots: [] },
  fades: false,
});

const spoken = (move: number, label: string, goal: string[]): Spoken => ({
  move,
  label,
  about: "",
  group: "",
  start: [],
  goal,
  way: [],
  costs: "",
  brings: "", manner: "", moves: [move],
});

describe("the sea", () => {
  test.each([DESK, PHONE])("keeps columns of ten cards on their landing and off the others", (m) => {
    const places = placesOf(m);
    for (const place of places) {
      const pitch = pitchOf(m, place.long, 10);
      const ends = [0, 9].map((nth) => cardAt(m, place, nth, pitch));
      expect(Math.min(...ends)).toBeGreaterThanOrEqual(Math.max(0, place.left) - 0.01);
      expect(Math.max(...ends) + m.card.w).toBeLessThanOrEqual(place.left + place.long + 0.01);
    }
    const boxes = places.map(({ left, long, cards }) => `${left} ${left + long} ${cards}`);
    expect(new Set(boxes).size).toBe(8);
  });

  test("has landings clockwise from the left one in the north", () => {
    const [north, , east, , south, , west] = placesOf(DESK);
    expect([north?.row, east?.row, south?.row, west?.row]).toEqual([0, 1, 3, 2]);
    expect([north?.way, east?.way, south?.way, west?.way]).toEqual([-1, 1, 1, -1]);
  });

  test("turns the ship along the coast that its bow points at", () => {
    expect([0, 1, 2, 3].map((corner) => headingOf(corner, 1))).toEqual([0, 90, 180, 270]);
    expect([0, 1, 2, 3].map((corner) => headingOf(corner, -1))).toEqual([90, 180, 270, 0]);
  });
});

describe("the heap", () => {
  test("has thirteen places, the last alone on top, and all further cubes beside that", () => {
    const places = heaped(20, 15);
    const highest = Math.min(...places.map(({ y }) => y));
    expect(places.filter(({ y }) => y === highest).map(({ x }) => x)).toEqual([0, 24, 44]);
    expect(heaped(20).length).toBe(13);
  });
});

describe("what the log tells", () => {
  const log = [
    line("round", -1),
    line("island-closed", -1, { tile: "dig" }),
    line("laid", 1, { card: "R05a" }),
    line("laid", 0, { card: "G02a" }),
    line("laid", 2, { card: "P07b" }),
    line("island-used", 1, { tile: "sail" }),
  ];

  test("marks the cards that were laid since one's own", () => {
    expect([...laidSince(log, 0)]).toEqual([["P07b", 2]]);
    expect([...laidSince(log, 1).keys()]).toEqual(["P07b", "G02a"]);
  });

  test("names who closed a small island in this round", () => {
    expect(closedBy(log)).toEqual(new Map([["sail", 1], ["dig", -1]]));
    expect(closedBy([...log, line("round", -1)]).size).toBe(0);
  });

  const played = [
    line("laid", 1, { landing: 2, card: "R05a" }),
    line("passed", 1),
    line("laid", 2, { landing: 4, card: "G01a" }),
    line("laid", 2, { landing: 4, card: "G05a" }),
    line("cubes-taken", 0, { cubes: 1 }),
  ];
  const table = (more: object) => more as unknown as LootIslandView;

  test("remembers the last play until something else is done", () => {
    expect(lastPlay(played)).toEqual({ landing: 4, cards: ["G01a", "G05a"] });
    expect(lastPlay([...played, line("paid", 0)])).toEqual({ landing: null, cards: [] });
  });

  test("shows at the hand of who is asked what the cards of somebody else offer", () => {
    const maps = { G01a: { icon: "chest" }, G05a: { icon: "draw" } };
    const view = table({ deciders: [0], active: 2, maps });
    expect(offeredTo(view, played, 0)).toEqual(["draw"]);
    expect(offeredTo(view, played, 1)).toEqual([]);
    expect(offeredTo(table({ deciders: [2], active: 2, maps }), played, 2)).toEqual([]);
  });

  test("has the card on top of the discards that was put there last", () => {
    const view = table({ map_discards: ["G02a", "R05a", "R09a"] });
    expect(topDiscard(view, [line("paid", 0, { cards: ["R05a", "G02a"] })])).toBe("G02a");
    expect(topDiscard(view, [line("paid", 0, { cards: ["O01a"] })])).toBe("R09a");
  });

  test("lets a compass come straight from the landing that it left", () => {
    const at = (...landings: number[]) => table({ players: [{ landings }] });
    expect([...movedDiscs(at(1, 4, 6), at(1, 4, 2))]).toEqual([["0:2", 6]]);
    expect(movedDiscs(at(1), at(1, 2)).size).toBe(0);
    expect(movedDiscs(null, at(3)).size).toBe(0);
  });
});

describe("words", () => {
  test("are broken into lines at their ends, and the longest must have room", () => {
    expect(linesIn("leg een kompas op een aanlegplaats", 10)).toBe(2);
    expect(linesIn("kort", 10)).toBe(1);
    expect(heightOf("Afscheidsgeschenk", 76, 12.5)).toBeCloseTo(7.98, 1);
    expect(heightOf("Lost in Fog", 76, 12.5)).toBe(12.5);
  });
});

describe("a question without pieces", () => {
  const drop = (id: number, cubes: number): MoveOption => ({ id, kind: "drop", text: "", fields: { cubes } });

  test("has the most cubes on the main button and the fewest beside it", () => {
    const answers = [spoken(1, "none", []), spoken(2, "one", ["cubes:1"]), spoken(3, "two", ["cubes:2"])];
    const played: number[] = [];
    const laid = laidFor(answers, [drop(1, 0), drop(2, 1), drop(3, 2)], (move) => played.push(move));
    laid?.run();
    laid?.other?.run();
    expect(played).toEqual([3, 1]);
    expect(between(answers, [drop(1, 0), drop(2, 1), drop(3, 2)])).toEqual([answers[1]]);
  });

  test("does not decline by its main button", () => {
    const laid = laidFor([spoken(1, "decline", []), spoken(2, "draw", ["deck:maps"])], [], () => undefined);
    expect([laid?.label, laid?.other?.label]).toEqual(["draw", "decline"]);
  });

  test("is answered by the icon on a card that lay there before", () => {
    const view = { landings: [{ column: ["G01a", "G05a", "G07a"] }, { column: ["R01a", "R05a"] }] } as unknown as LootIslandView;
    const choice = spoken(1, "draw", ["deck:maps", "map:G05a", "map:G07a", "map:R05a"]);
    const [copied] = copies([choice], view, { landing: 0, cards: ["G01a", "G07a"] });
    expect(copied?.goal).toEqual(["deck:maps", "map:G05a"]);
    expect(copies([choice], view, { landing: null, cards: [] })).toEqual([choice]);
  });

  test("is none where something is to be picked up", () => {
    expect(answersTo("turn", [spoken(1, "pass", ["pass"])])).toEqual([]);
    expect(laidFor([], [], () => undefined)).toBeNull();
  });
});

describe("cards put away", () => {
  const face = (value: number) => ({ colour: "red", value, icon: "none" });
  const view = { maps: { R1: face(1), R5a: face(5), R5b: face(5) } } as unknown as LootIslandView;
  const moves = { R1: 1, R5a: 2, R5b: 3 };

  test("are all open together, beside what ends it", () => {
    const done = spoken(9, "no more", []);
    const [first, all] = tossChoices([done, { ...spoken(1, "", ["map:R1"]) }], { moves, owed: 0, done: 9 });
    expect([first, all?.start]).toEqual([done, ["map:R1", "map:R5a", "map:R5b"]]);
  });

  test("go in the order of the hand, of twins the first", () => {
    expect(tossMoves(view, { moves, owed: 0, done: 9 }, ["map:R5b", "map:R1"])).toEqual([1, 2, 9]);
    expect(tossMoves(view, { moves, owed: 0, done: 9 }, ["map:R5b", "map:R1", "map:R5a"])).toEqual([1, 2, 3]);
    expect(tossMoves(view, { moves, owed: 0, done: 9 }, [])).toEqual([]);
  });

  test("are as many as are owed", () => {
    const owed = { moves, owed: 2, done: 9 };
    expect(tossMoves(view, owed, ["map:R1"])).toEqual([]);
    expect(tossMoves(view, owed, ["map:R5a", "map:R1"])).toEqual([1, 2]);
  });
});

describe("a turn in one go", () => {
  const face = (value: number) => ({ colour: "red", value, icon: "none" });
  const view = { maps: { R1: face(1), R2: face(2), R5a: face(5), R5b: face(5) } } as unknown as LootIslandView;
  const told = { adds: [1, 2, 2], need: 3, does: ["", "", ""] };
  const chains: Chains = {
    plays: [{ landing: 4, cards: ["R2", "R5a", "R5b"], sources: [], ...told }],
    firsts: { "4 R2": 1, "4 R5a": 2 },
    lays: { R2: 11, R5a: 12, R5b: 13 },
    froms: [20, 21, 22],
    done: 30,
    pays: {},
    owed: 0,
    uses: { sail: 40 },
  };
  const played: Chain[] = [];
  const hands = { run: (chain: Chain) => void played.push(chain), label: (count: number) => `lay ${count}` };
  const of = (choices: Spoken[], ...spots: string[]) =>
    choices.find(({ start, goal }) => [...start, ...goal].join() === spots.join());

  test("takes cards together, in the order in which they are laid", () => {
    const choices = turnChoices([], view, chains, hands);
    expect(choices).toHaveLength(7);
    of(choices, "map:R2", "map:R5a", "landing:4")?.run?.([]);
    expect(played.at(-1)).toMatchObject({ moves: [1, 12, 30], sure: 2, goal: "landing:4" });
  });

  test("means the first of two cards that are alike, whichever is taken", () => {
    of(turnChoices([], view, chains, hands), "map:R5b", "landing:4")?.run?.([]);
    expect(played.at(-1)?.moves).toEqual([2, 30]);
  });

  test("asks for the compass that moves where none is free", () => {
    const from = { ...chains, plays: [{ landing: 4, cards: ["R2"], sources: [0, 2], ...told }] };
    of(turnChoices([], view, from, hands), "map:R2", "landing:4", "disc:2")?.run?.([]);
    expect(played.at(-1)?.moves).toEqual([1, 22, 30]);
  });

  test("lays the price on the small island it is for, with a third card where it asks for one", () => {
    const pay = { ...spoken(7, "pay", ["island:sail"]), start: ["map:R2", "map:R5a"] };
    of(turnChoices([pay], view, chains, hands), "map:R2", "map:R5a", "island:sail")?.run?.([]);
    expect(played.at(-1)?.moves).toEqual([7, 40]);
    const dear = { ...chains, owed: 1, pays: { R2: 50, R5a: 51, R5b: 52 } };
    of(turnChoices([pay], view, dear, hands), "map:R2", "map:R5a", "map:R5b", "island:sail")?.run?.([]);
    expect(played.at(-1)?.moves).toEqual([7, 52, 40]);
  });

  test("tells what cards come to on a landing, and what a 1 does there", () => {
    expect(worthOf(chains, 4, ["R2", "R5a"])).toEqual({ adds: 3, enough: true, does: "" });
    expect(worthOf(chains, 4, ["R5b"])).toEqual({ adds: 2, enough: false, does: "" });
    const opened = { ...chains, plays: [{ ...chains.plays[0]!, cards: ["R1", "R2"], adds: [1, 1], does: ["yields-curse", ""] }] };
    expect(worthOf(opened, 4, ["R2", "R1"])?.does).toBe("yields-curse");
    expect(worthOf(chains, 3, ["R2"])).toBeNull();
  });

  test("is one choice where any of three cards could be the third of a price", () => {
    const pay = (move: number, ...start: string[]) => ({ ...spoken(move, "pay", ["island:sail"]), start });
    const dear = { ...chains, plays: [], owed: 1, pays: { R2: 50, R5a: 51, R7: 52 } };
    const seen = { maps: { ...view.maps, R7: face(7) } } as unknown as LootIslandView;
    const pairs = [pay(1, "map:R2", "map:R5a"), pay(2, "map:R2", "map:R7"), pay(3, "map:R5a", "map:R7")];
    expect(turnChoices(pairs, seen, dear, hands)).toHaveLength(1);
  });

  test("knows every way to take some of several", () => {
    expect(subsets(["a", "b", "c"], 2)).toEqual([["a", "b"], ["a", "c"], ["b", "c"]]);
  });
});

describe("keys", () => {
  test("press cards by their place in the row, pass, answer yes and no, and go to Aaron", () => {
    const pressed: string[] = [];
    const press = (spot: string) => void pressed.push(spot);
    const choosing = { open: new Set(["map:a", "aaron", "pass"]), beginnings: new Set(["map:c"]), held: [], press } as unknown as Choosing;
    const act = (move: number) => void pressed.push(`move ${move}`);
    const moves: MoveOption[] = ["draw", "decline"].map((kind, id) => ({ id, kind, text: "", fields: {} }));
    const keys = letters({ choosing, spots: ["map:a", "map:b", "map:c"], moves, act });
    for (const key of ["1", "3", "a", "Shift+p", "y", "n"]) keys[key]?.();
    expect(pressed).toEqual(["map:a", "map:c", "aaron", "pass", "move 0", "move 1"]);
    expect([keys["2"], keys["k"], keys["i"]]).toEqual([undefined, undefined, undefined]);
  });
});
