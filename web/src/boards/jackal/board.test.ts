import { describe, expect, test } from "vitest";
import type { Foretold, JackalView, LogLine, Preview } from "../../lib/types";
import { Choosing, type Spoken } from "../../table/choosing.svelte";
import { burstsOf } from "./bursts";
import { fitOf } from "./fit";
import { foretell } from "./foretold";
import { SPACES, stands } from "./geometry";
import { meant, windowOf } from "./lens";
import { tileOf } from "./minis";
import { bareOf, farOf, loneStart } from "./offers";
import { aboard, peopleOf, plungedIn } from "./people";
import { placer } from "./places";
import { promisesOf, waysOf } from "./promises";
import { draggedIn, lastActor, passedIn } from "./steps";
import { NO_GOLD, ONCE, STILL, VARYING } from "./tiles/pictures";
import { tracesOf } from "./traces";
import type { Cell, Figure, Tile } from "./types";

const KINDS =
  "empty arrow labyrinth chest horse ice pit barrel bottle crocodile bank jungle lighthouse caramba balloon musket shrine crossroads trampoline airplane cannon smoke bear_den missionary earthquake spyglass cannibal fortress".split(
    " ",
  );

const tile = (kind: string, amount = 0): Tile => ({ id: kind, kind, turns: 0, directions: [], amount, used: false });
const cell = (name: string, more: Partial<Cell> = {}): Cell => ({
  cell: name,
  x: name.charCodeAt(0) - 97,
  y: Number(name.slice(1)) - 1,
  zone: "beach",
  back: "beach",
  face_up: true,
  tile: tile("empty"),
  looked: [],
  coins: [],
  figures: [],
  boat: null,
  bear: false,
  ...more,
});
const figure = (id: string, more: Partial<Figure> = {}): Figure => ({
  id,
  crew: id.split("-")[0] ?? "",
  cell: null,
  aboard: null,
  state: "",
  turns: 0,
  space: 0,
  coin: false,
  ability: null,
  armed: false,
  ...more,
});
const line = (kind: string, args: LogLine["args"], ply = 1): LogLine => ({ kind, ply, args, about: {}, fades: false });
const choice = (move: number, start: string[], goal: string[], way: string[] = []): Spoken => ({
  move,
  label: "",
  about: "",
  group: "",
  start,
  goal,
  way,
  costs: "",
  brings: "",
  manner: "",
  moves: [move],
});

test("every kind of tile has a picture", () => {
  expect(KINDS.filter((kind) => !STILL[kind] && !VARYING[kind])).toEqual([]);
  expect([...ONCE, ...NO_GOLD].filter((kind) => !KINDS.includes(kind))).toEqual([]);
});

test("a tile of the box is known by its id", () => {
  expect(tileOf("labyrinth_4")).toMatchObject({ kind: "labyrinth", amount: 4 });
  expect(tileOf("arrow_2d")).toMatchObject({ kind: "arrow", directions: ["NE", "SW"] });
  expect(tileOf("bear_den")).toMatchObject({ kind: "bear_den", amount: 0 });
});

describe("figures", () => {
  const view = {
    cells: [
      cell("a1", { zone: "sea", back: "", tile: null, boat: "white" }),
      cell("b2", { tile: tile("labyrinth", 3) }),
      cell("c3"),
    ],
    figures: [
      figure("white-1", { aboard: "white" }),
      figure("white-2", { cell: "b2", space: 3 }),
      figure("red-1", { cell: "b2", space: 1 }),
      figure("white-3", { state: "dead" }),
    ],
    journey: null,
    bear: null,
  } as unknown as JackalView;

  test("stand on their spaces of difficult terrain", () => {
    const [last, first] = stands(view.cells[1]!, [view.figures[1]!, view.figures[2]!]);
    expect(last?.x).toBe(100 + SPACES[3]![2]!.x);
    expect(first?.x).toBe(100 + SPACES[3]![0]!.x);
  });

  test("are drawn where they are; who is in a boat sits there, and the dead are nowhere", () => {
    expect(peopleOf(view).map(({ spot, ground }) => [spot, ground])).toEqual([
      ["pirate:white-2", "tile:b2"],
      ["pirate:red-1", "tile:b2"],
    ]);
    expect(aboard(view, "white").map(({ id }) => id)).toEqual(["white-1"]);
  });

  test("are wet only once they have come into the sea", () => {
    const swimming = { ...view, figures: [figure("white-1", { cell: "a1" }), figure("white-2", { cell: "b2" })] };
    const before = { ...view, figures: [figure("white-1", { cell: "c3" }), figure("white-2", { cell: "b2" })] };
    expect(plungedIn(before, swimming)).toEqual(new Set(["white-1"]));
    expect(plungedIn(swimming, swimming)).toEqual(new Set());
  });

  test("wait where they have come to, with their coins, and have left their boat", () => {
    const going = { ...view, journey: { figure: "white-1", cell: "c3", start: "a1", coins: 1 } };
    expect(peopleOf(going)).toContainEqual(expect.objectContaining({ ground: "tile:c3", coins: 1, swims: false }));
    expect(aboard(going, "white")).toEqual([]);
    expect(placer(going)("tile:c3")).toEqual({ x: 250, y: 250 });
    expect(placer(going)("pirate:white-3")).toBeNull();
  });
});

describe("traces", () => {
  const log = [
    line("placed", { crew: "white", cell: "f1" }),
    line("placed", { crew: "red", cell: "f11" }),
    line("turn", { crew: "white", seat: 0 }),
    line("moved", { figure: "white-1", cell: "f2", coins: 0 }),
    line("turn", { crew: "red", seat: 1 }),
    line("passes", { figure: "red-1", cell: "f10", tile: "ice" }),
    line("moved", { figure: "red-1", cell: "f9", coins: 0 }),
    line("bear-awake", { cell: "f9", crew: "red" }),
    line("bear-moved", { cell: "f8" }),
    line("turn", { crew: "white", seat: 0 }),
  ];

  test("lead from the boat over all that was passed, since the reader's last turn", () => {
    expect(tracesOf(log, 0, 2).map(({ whose, cells }) => [whose, ...cells])).toEqual([
      ["red", "f11", "f10", "f9"],
      ["bear", "f9", "f8"],
    ]);
  });

  test("of a whole round for who looks on", () => {
    const whose = tracesOf(log.slice(0, -1), -1, 2).map((trace) => trace.whose);
    expect(whose).toEqual(["white", "red", "bear"]);
  });

  test("of boats and of who comes aboard", () => {
    const more = [
      ...log,
      line("sailed", { boat: "white", cell: "g1" }),
      line("turn", { crew: "red", seat: 1 }),
      line("turn", { crew: "white", seat: 0 }),
      line("aboard", { figure: "white-1", boat: "white" }),
    ];
    expect(tracesOf(more, 1, 2).map(({ cells }) => cells)).toEqual([["f2", "g1"]]);
    expect(tracesOf(more.slice(0, -2), -1, 1)).toEqual([]);
  });
});

test("who goes over many tiles passes them one after the other", () => {
  const fresh = [
    line("passes", { figure: "red-1", cell: "f10", tile: "ice" }),
    line("explored", { cell: "f9", tile: "arrow_1s" }),
    line("passes", { figure: "red-1", cell: "f9", tile: "arrow_1s" }),
    line("moved", { figure: "red-1", cell: "f8", coins: 0 }),
  ];
  expect([...passedIn(fresh)]).toEqual([["red-1", ["f10", "f9"]]]);
  expect([...draggedIn(fresh)]).toEqual([]);
  expect([...draggedIn([line("moved", { figure: "red-1", cell: "f8", coins: 2 })])]).toEqual([["red-1", 2]]);
});

test("who is thrown back goes to the crocodile first", () => {
  const fresh = [
    line("explored", { cell: "h7", tile: "crocodile" }),
    line("back", { figure: "red-1", cell: "h8" }),
    line("explored", { cell: "b2", tile: "empty_1" }),
    line("moved", { figure: "red-2", cell: "b2", coins: 0 }),
  ];
  expect([...passedIn(fresh)]).toEqual([["red-1", ["h7"]]]);
});

describe("what is gone at once", () => {
  const at: Record<string, { x: number; y: number }> = { "tile:c3": { x: 1, y: 1 }, "tile:e3": { x: 5, y: 1 }, "boat:red": { x: 9, y: 9 } };
  const place = (spot: string) => at[spot] ?? null;
  const before = (spot: string) => (spot === "pirate:white-1" ? at["tile:e3"]! : null);
  const journey = { figure: "red-1", cell: "c3", start: "c2", coins: 0 } as unknown as JackalView["journey"];
  const kinds = (...fresh: LogLine[]) => burstsOf(fresh, place, before, journey).map(({ kind, at, from }) => [kind, at.x, from?.x ?? null]);

  test("is a ball from who shoots to who is hit, or a puff", () => {
    expect(kinds(line("shot", { figure: "white-1" }))).toEqual([["ball", 5, 1], ["sign", 5, null]]);
    expect(kinds(line("missed", {}))).toEqual([["puff", 1, null]]);
  });

  test("is a coin that sinks where its bearer was, or comes home", () => {
    expect(kinds(line("drowned", { figure: "white-1" }), line("coin-sunk", { coins: 1 }))).toEqual([["sign", 5, null], ["coin", 5, null]]);
    expect(kinds(line("coin-home", { crew: "red", coins: 1 }))).toEqual([["coin", 9, 1]]);
  });

  test("is a die where somebody stands at the crossroads, and smoke over a cannon", () => {
    expect(burstsOf([line("rolled", { figure: "red-1", die: 4 })], place, before, journey)[0]).toMatchObject({ kind: "die", die: 4 });
    expect(kinds(line("passes", { figure: "red-1", cell: "e3", tile: "cannon_1" }))).toEqual([["puff", 5, null]]);
  });

  test("is dust over a tile that is turned over, and what was found there", () => {
    const found = kinds(line("explored", { cell: "e3", tile: "chest_3" }), line("chest", { cell: "e3", coins: 3 }));
    expect(found).toEqual([["puff", 5, null], ["sign", 5, null]]);
    expect(kinds(line("swapped", { one: "c3", other: "e3" }))).toEqual([["puff", 1, null], ["puff", 5, null]]);
    expect(kinds(line("bear-awake", { cell: "e3", crew: "red" }))).toEqual([["sign", 5, null]]);
    expect(kinds(line("smoke", { turns: 4 }))).toEqual([["puff", 1, null]]);
  });
});

describe("the lens", () => {
  const rows = Array.from({ length: 11 }, () => ".".repeat(11));
  const view = { cells: [cell("c3"), cell("c4"), cell("d4", { zone: "sea", boat: "white" })] } as unknown as JackalView;
  const at: Record<string, { x: number; y: number }> = {
    "pirate:white-1": { x: 260, y: 263 },
    "tile:c4": { x: 250, y: 350 },
    "tile:i9": { x: 850, y: 850 },
    "boat:white": { x: 350, y: 354 },
  };
  const place = (spot: string) => at[spot] ?? null;
  const holding = (...choices: Spoken[]) => {
    const choosing = new Choosing({ act: () => undefined, look: () => undefined });
    choosing.ask(choices);
    choosing.press("pirate:white-1");
    return choosing;
  };

  test("shows the cells round who is held, more of them where he goes far, and none beyond the edge", () => {
    const near = holding(choice(1, ["pirate:white-1"], ["tile:c4"]), choice(2, ["pirate:white-1"], ["boat:white"]));
    expect(windowOf(near, place, rows)).toEqual({ x: 1, y: 1, cells: 3 });
    const far = holding(choice(1, ["pirate:white-1"], ["tile:c4"]), choice(2, ["pirate:white-1"], ["tile:i9"]));
    expect(windowOf(far, place, rows)).toEqual({ x: 0, y: 0, cells: 5 });
  });

  test("takes a touch for the target there, or for a piece that could be taken up", () => {
    const choosing = holding(choice(1, ["pirate:white-1"], ["tile:c4"]), choice(2, ["pirate:white-1"], ["boat:white"]));
    expect(meant(view, choosing, place, { x: 210, y: 390 })).toBe("tile:c4");
    expect(meant(view, choosing, place, { x: 310, y: 310 })).toBe("boat:white");
    expect(meant(view, choosing, place, { x: 290, y: 290 })).toBe("pirate:white-1");
    expect(meant(view, choosing, place, { x: 990, y: 990 })).toBeNull();
  });
});

describe("what is foretold", () => {
  const step = choice(7, ["pirate:white-1"], ["tile:d6"]);
  const sure = [
    { what: "carries", spot: "pirate:white-1", count: 1, own: true },
    { what: "bear", spot: "tile:g9" },
  ];
  const told = (move: number, foretold: Preview["foretold"]) => ({ move, foretold }) as unknown as Preview;
  const slid = { way: ["tile:d6", "tile:c5"], sure };

  test("is the whole way, the coin and the bear's step", () => {
    expect(foretell(step, "step", told(7, slid))).toMatchObject({
      way: ["pirate:white-1", "tile:d6", "tile:c5"],
      coins: 1,
      bear: "tile:g9",
      deadly: false,
    });
  });

  test("is deadly for the one who goes, not for whom he meets", () => {
    const dies = (lost: boolean) => foretell(step, "step", told(7, { lost, sure: [{ what: "dies" }] }));
    expect(dies(true).deadly).toBe(true);
    expect(dies(false).deadly).toBe(false);
    expect(dies(false).signs).toEqual([{ sign: "skull", ground: "harm" }]);
  });

  test("is nothing of another move's; a shot flies on behind the cell that one points at", () => {
    expect(foretell(step, "step", told(8, slid)).way).toEqual(["pirate:white-1", "tile:d6"]);
    const shot = choice(9, ["pirate:white-1"], ["tile:d6"], ["tile:e7"]);
    expect(foretell(shot, "shoot", null).way).toEqual(["pirate:white-1", "tile:d6", "tile:e7"]);
  });
});

describe("offers", () => {
  const deeds = { act: () => undefined, look: () => undefined };

  test("show where a coin has to stay behind", () => {
    const choosing = new Choosing(deeds);
    choosing.ask([
      choice(1, ["pirate:white-1"], ["tile:a1"]),
      { ...choice(2, ["pirate:white-1"], ["tile:a1"]), manner: "coins-1" },
      choice(3, ["pirate:white-1"], ["tile:b1"]),
      choice(4, ["pirate:white-2"], ["tile:c1"]),
    ]);
    expect(bareOf(choosing)).toEqual(new Set());
    choosing.press("pirate:white-1");
    expect(bareOf(choosing)).toEqual(new Set(["tile:b1"]));
    choosing.press("pirate:white-2");
    expect(bareOf(choosing)).toEqual(new Set());
  });

  test("number the buoys that a boat comes to", () => {
    const choosing = new Choosing(deeds);
    choosing.ask([
      choice(1, ["boat:white"], ["tile:g1"]),
      choice(2, ["boat:white"], ["tile:h1"], ["tile:g1"]),
      choice(3, ["pirate:white-1"], ["tile:f2"]),
    ]);
    choosing.press("boat:white");
    const moves = [1, 2].map((id) => ({ id, kind: "sail", text: "", fields: { number: id } }));
    expect([...farOf(choosing, moves)]).toEqual([
      ["tile:g1", 1],
      ["tile:h1", 2],
    ]);
  });

  test("take up the only piece that can act, also when one could propose to end", () => {
    const one = [choice(1, ["pirate:white-1"], ["tile:a1"]), choice(2, ["pirate:white-1"], ["tile:b1"])];
    expect(loneStart(one)).toBe("pirate:white-1");
    expect(loneStart([...one, choice(3, [], ["seat:0"])])).toBe("pirate:white-1");
    expect(loneStart([...one, choice(3, ["boat:white"], ["tile:c1"])])).toBeNull();
    expect(loneStart([choice(3, [], ["tile:c1"]), choice(4, [], ["tile:d1"])])).toBeNull();
  });

  test("take up the tile that is to be turned, but play no lone move", () => {
    expect(loneStart([choice(3, [], ["tile:c1"]), choice(4, [], ["tile:c1"])])).toBe("tile:c1");
    expect(loneStart([choice(3, [], ["tile:c1"])])).toBeNull();
    expect(loneStart([choice(3, [], [])])).toBeNull();
  });
});

describe("what targets promise", () => {
  const sure = (what: string): Foretold => ({ sure: [{ what }] });

  function held(...choices: Spoken[]): Choosing {
    const choosing = new Choosing({ act: () => {}, look: () => {} });
    choosing.ask(choices.filter(({ move }) => move >= 0));
    choosing.goOn(choices.filter(({ move }) => move < 0));
    choosing.press("pirate:white-1");
    return choosing;
  }

  test("has a sign at each place", () => {
    const choosing = held(choice(1, ["pirate:white-1"], ["tile:b1"]), choice(2, ["pirate:white-1"], ["tile:b2"]), choice(3, ["pirate:white-1"], ["tile:b3"]));
    const known = new Map([
      [1, sure("explored")],
      [2, { lost: true, ...sure("dies") }],
    ]);
    const found = promisesOf(choosing, known);
    expect(found.map(({ spot, deadly, signs }) => [spot, deadly, signs.map(({ sign }) => sign)])).toEqual([
      ["tile:b1", false, ["unknown"]],
      ["tile:b2", true, ["skull"]],
    ]);
  });

  test("is what all ways to a place have in common, of those with as many coins as are meant", () => {
    const bare = choice(1, ["pirate:white-1"], ["tile:b1"]);
    const choosing = held(bare, { ...bare, move: 2, manner: "coins-1" });
    const known = new Map([
      [1, sure("hit")],
      [2, sure("coin-left")],
    ]);
    expect(promisesOf(choosing, known)[0]?.signs).toEqual([expect.objectContaining({ sign: "no-coin" })]);
    choosing.go("");
    expect(promisesOf(choosing, known)[0]?.signs).toEqual([expect.objectContaining({ sign: "swords" })]);
  });

  test("shows the ways through several tiles, as long as they are few", () => {
    const chain = { ...choice(-1, ["pirate:white-1"], ["tile:d1"], ["tile:b1"]), moves: [1, 5] };
    const step = choice(1, ["pirate:white-1"], ["tile:b1"]);
    expect(waysOf(held(step, chain), new Map([[-1, { way: ["tile:b1", "tile:c1", "tile:d1"] }]]))).toEqual([
      ["pirate:white-1", "tile:b1", "tile:c1", "tile:d1"],
    ]);
    const many = Array.from({ length: 30 }, (_, k) => ({ ...chain, move: -1 - k, goal: [`tile:d${k}`] }));
    expect(waysOf(held(step, ...many), new Map())).toEqual([]);
  });
});

test("the piece that acted last is known, if it can act again", () => {
  const log = [
    line("turn", { crew: "white", seat: 0 }),
    line("sailed", { boat: "white", cell: "a1" }),
    line("turn", { crew: "red", seat: 1 }),
    line("sailed", { boat: "red", cell: "a3" }),
    line("turn", { crew: "white", seat: 0 }),
    line("moved", { figure: "white-2", cell: "b2", coins: 0 }),
    line("turn", { crew: "red", seat: 1 }),
    line("sailed", { boat: "red", cell: "a2" }),
    line("hit", { figure: "white-1" }),
    line("turn", { crew: "white", seat: 0 }),
  ];
  const last = (...pieces: string[]) => lastActor(log, "white", new Set(pieces));
  expect(last("pirate:white-1", "pirate:white-2", "boat:white")).toBe("pirate:white-2");
  expect(last("pirate:white-1", "boat:white", "boat:red")).toBe("boat:white");
  expect(last("pirate:white-1", "boat:red")).toBeNull();
});

test("numbers stand where the island leaves room, and on a phone a finger has something to hit", () => {
  const rooms = [fitOf(900, 1200, 13, 13), fitOf(1400, 700, 13, 13), fitOf(900, 900, 13, 13), fitOf(390, 600, 13, 13), fitOf(390, 420, 13, 13)];
  expect(rooms.map(({ room }) => room)).toEqual(["strip", "sides", "corners", "strip", "corners"]);
  expect(rooms.map(({ listed }) => listed)).toEqual([true, true, false, false, false]);
  expect(rooms.map(({ touched, folded }) => [touched, folded])).toEqual([...Array(3).fill([false, false]), [true, false], [false, true]]);
  expect([fitOf(900, 900, 13, 13).small, fitOf(900, 900, 7, 9).small]).toEqual([false, true]);
});
