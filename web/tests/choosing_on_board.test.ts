/** Choosing on the board: piece, then target. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Choosing, type Spoken } from "../src/table/choosing.svelte";

function choice(move: number, start: string[], goal: string[], way: string[] = []): Spoken {
  return { move, label: `${move}`, about: "", group: "", start, goal, way, costs: "", brings: "", manner: "", moves: [move] };
}

const act = vi.fn();
const look = vi.fn();

beforeEach(() => {
  act.mockClear();
  look.mockClear();
});

function asked(...choices: Spoken[]): Choosing {
  const choosing = new Choosing({ act, look });
  choosing.ask(choices);
  return choosing;
}

const STEPS = [
  choice(1, ["pirate:white-1"], ["tile:a1"]),
  choice(2, ["pirate:white-1"], ["tile:b2"], ["tile:b1"]),
  choice(3, ["pirate:white-2"], ["tile:b2"]),
];

describe("a piece and its target", () => {
  it("offers the pieces first, then what the chosen one can reach", () => {
    const choosing = asked(...STEPS);
    expect([...choosing.open]).toEqual(["pirate:white-1", "pirate:white-2"]);
    choosing.press("pirate:white-1");
    expect([...choosing.open]).toEqual(["tile:a1", "tile:b2"]);
    expect(act).not.toHaveBeenCalled();
    choosing.press("tile:b2");
    expect(act).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("never plays a move by choosing a piece, even if it has one target only", () => {
    const choosing = asked(...STEPS);
    choosing.press("pirate:white-2");
    expect(act).not.toHaveBeenCalled();
    expect([...choosing.open]).toEqual(["tile:b2"]);
  });

  it("begins anew where the next question could be answered by what was pressed for the last one", () => {
    const choosing = asked(choice(1, ["pirate:white-1"], ["tile:b2"]), choice(2, ["pirate:white-1"], ["tile:b2"]));
    choosing.press("pirate:white-1");
    choosing.press("tile:b2");
    choosing.ask([choice(3, ["pirate:white-1"], ["tile:b2"]), choice(4, ["pirate:white-1"], ["tile:c3"])]);
    expect(choosing.held).toEqual([]);
  });

  it("keeps what a board offers in its own way when the same question comes again, and not at another", () => {
    const choosing = new Choosing({ act, look });
    choosing.ask(STEPS, "1");
    choosing.offer([{ ...choice(-1, ["map:1"], ["landing:1"]), either: true }]);
    choosing.press("landing:1");
    choosing.ask(STEPS, "1");
    expect(choosing.held).toEqual(["landing:1"]);
    choosing.ask(STEPS, "2");
    expect(choosing.held).toEqual([]);
    expect([...choosing.open]).toEqual(["pirate:white-1", "pirate:white-2"]);
  });

  it("keeps what is chosen while others answer the same question, and not when something was played", () => {
    const keep = [choice(1, ["quest:a"], []), choice(2, ["quest:b"], [])];
    const choosing = asked();
    choosing.ask(keep, "4 keep");
    choosing.press("quest:a");
    choosing.ask([...keep], "4 keep");
    expect(choosing.held).toEqual(["quest:a"]);
    expect(choosing.variants.map(({ move }) => move)).toEqual([1]);
    choosing.ask([...keep], "5 keep");
    expect(choosing.held).toEqual([]);
  });

  it("takes a piece back by a second click, and all by Escape", () => {
    const choosing = asked(...STEPS);
    choosing.press("pirate:white-1");
    choosing.press("pirate:white-1");
    expect(choosing.held).toEqual([]);
    choosing.press("pirate:white-1");
    choosing.drop();
    expect(choosing.held).toEqual([]);
    expect(look).toHaveBeenLastCalledWith(null);
  });

  it("begins again with another piece, and takes no notice of what cannot be chosen", () => {
    const choosing = asked(...STEPS);
    choosing.press("tile:b2");
    expect(choosing.held).toEqual([]);
    choosing.press("pirate:white-1");
    choosing.press("pirate:white-2");
    expect(choosing.held).toEqual(["pirate:white-2"]);
  });

  it("foretells the move that is pointed at, with its way", () => {
    const choosing = asked(...STEPS);
    choosing.press("pirate:white-1");
    choosing.point("tile:b2");
    expect(look).toHaveBeenLastCalledWith(2);
    expect([...choosing.way]).toEqual(["tile:b1"]);
  });
});

describe("other shapes of choices", () => {
  it("tells variants of one target apart by their words", () => {
    const choosing = asked(choice(1, ["pirate:a"], ["tile:c1"]), choice(2, ["pirate:a"], ["tile:c1"]));
    choosing.press("pirate:a");
    choosing.press("tile:c1");
    expect(act).not.toHaveBeenCalled();
    expect(choosing.variants.map((each) => each.move)).toEqual([1, 2]);
  });

  it("plays what is pointed at where nothing is picked up", () => {
    const choosing = asked(choice(1, [], ["tile:a1"]), choice(2, [], ["tile:b2"]));
    choosing.press("tile:b2");
    expect(act).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("gathers several cards to pay with", () => {
    const pairs = [choice(1, ["map:a", "map:b"], []), choice(2, ["map:a", "map:c"], []), choice(3, ["map:a"], ["landing:1"])];
    const choosing = asked(...pairs);
    choosing.press("map:a");
    expect([...choosing.open].sort()).toEqual(["landing:1", "map:b", "map:c"]);
    choosing.press("map:c");
    expect(act).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("keeps two of three", () => {
    const choosing = asked(choice(1, [], ["quest:a", "quest:b"]), choice(2, [], ["quest:a", "quest:c"]), choice(3, [], ["quest:b", "quest:c"]));
    choosing.press("quest:a");
    expect(act).not.toHaveBeenCalled();
    choosing.press("quest:c");
    expect(act).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("leaves what has no place to the buttons", () => {
    const skip = choice(9, [], []);
    const choosing = asked(...STEPS, skip);
    expect(choosing.placeless).toEqual([skip]);
    expect(choosing.variants).toEqual([]);
    choosing.press("pirate:white-2");
    expect(choosing.candidates).toEqual([STEPS[2]]);
  });

  it("keeps what is held when the same question comes again, and forgets it at another", () => {
    const choosing = asked(...STEPS);
    choosing.press("pirate:white-1");
    choosing.ask([...STEPS]);
    expect(choosing.held).toEqual(["pirate:white-1"]);
    choosing.ask([STEPS[2]!]);
    expect(choosing.held).toEqual([]);
  });
});

describe("a choice that waits for a yes", () => {
  const again = vi.fn();
  const lifted = vi.fn();

  function laid(): Choosing {
    const choosing = new Choosing({ act, look, again, lifted });
    choosing.ask(STEPS);
    again.mockReset().mockReturnValue(false);
    choosing.press("pirate:white-1");
    choosing.press("tile:b2");
    again.mockReset().mockReturnValue(true);
    lifted.mockReset();
    return choosing;
  }

  it("is said yes to by a second click on its place, which stays laid", () => {
    const choosing = laid();
    choosing.press("tile:b2");
    expect(again).toHaveBeenCalledOnce();
    expect(choosing.held).toEqual(["pirate:white-1", "tile:b2"]);
    expect(lifted).not.toHaveBeenCalled();
  });

  it("is lifted by another piece", () => {
    const choosing = laid();
    choosing.press("pirate:white-2");
    expect(again).not.toHaveBeenCalled();
    expect(lifted).toHaveBeenCalledOnce();
    expect(choosing.held).toEqual(["pirate:white-2"]);
  });
});

describe("a chain", () => {
  const arrow = choice(1, ["pirate:white-1"], ["tile:a1"]);
  const behind = { ...choice(-1, ["pirate:white-1"], ["tile:c1"], ["tile:a1"]), moves: [1, 7] };

  it("is played by its end, as a single choice is", () => {
    const choosing = asked(arrow);
    choosing.goOn([behind]);
    choosing.press("pirate:white-1");
    expect([...choosing.open]).toEqual(["tile:a1", "tile:c1"]);
    choosing.point("tile:c1");
    expect([...choosing.way]).toEqual(["tile:a1"]);
    choosing.press("tile:c1");
    expect(act).toHaveBeenCalledExactlyOnceWith(-1);
    expect(choosing.called(-1)).toEqual(behind);
    expect(choosing.choices).toEqual([arrow]);
  });

  it("is meant where it begins with a choice of the same place", () => {
    const choosing = asked(choice(1, ["map:a"], ["landing:1", "landing:2"]));
    choosing.goOn([{ ...choice(-1, ["map:a"], ["landing:2"]), moves: [1, 9] }]);
    choosing.press("map:a");
    choosing.press("landing:2");
    expect(act).toHaveBeenLastCalledWith(-1);
    choosing.drop();
    choosing.press("map:a");
    choosing.press("landing:1");
    expect(act).toHaveBeenLastCalledWith(1);
  });

  it("is of the last question when another is asked", () => {
    const choosing = asked(arrow);
    choosing.goOn([behind]);
    choosing.ask([arrow]);
    choosing.press("pirate:white-1");
    expect([...choosing.open]).toEqual(["tile:a1"]);
  });
});

describe("one place in several manners", () => {
  const bare = choice(1, ["pirate:white-1"], ["tile:a1"]);
  const laden = { ...choice(2, ["pirate:white-1"], ["tile:a1"]), manner: "coins-1" };
  const elsewhere = choice(3, ["pirate:white-1"], ["tile:b1"]);

  it("is gone to with the most, unless somebody wants it otherwise", () => {
    const choosing = asked(bare, laden, elsewhere);
    choosing.press("pirate:white-1");
    expect(choosing.manners).toEqual(["", "coins-1"]);
    choosing.press("tile:a1");
    expect(act).toHaveBeenLastCalledWith(2);
    choosing.drop();
    choosing.press("pirate:white-1");
    choosing.go("");
    choosing.press("tile:a1");
    expect(act).toHaveBeenLastCalledWith(1);
    choosing.drop();
    choosing.press("pirate:white-1");
    choosing.go("coins-1");
    choosing.press("tile:b1");
    expect(act).toHaveBeenLastCalledWith(3);
  });
});

describe("a place before its pieces", () => {
  const run = vi.fn();
  const either = (move: number, start: string[], goal: string[]): Spoken => ({ ...choice(move, start, goal), either: true, run: () => run(move) });
  const turn = [
    either(1, ["map:a"], ["landing:1"]),
    either(2, ["map:b"], ["landing:1"]),
    either(3, ["map:a", "map:b"], ["landing:1"]),
    either(4, ["map:a"], ["landing:2"]),
    either(5, ["map:g"], ["landing:2"]),
    either(6, ["map:a", "map:b"], ["island:sail"]),
  ];

  beforeEach(() => void run.mockClear());

  it("offers places and pieces alike, and means what has all its pieces", () => {
    const choosing = asked(...turn);
    expect([...choosing.open].sort()).toEqual(["island:sail", "landing:1", "landing:2", "map:a", "map:b", "map:g"]);
    choosing.press("landing:1");
    expect([...choosing.open].sort()).toEqual(["map:a", "map:b"]);
    expect(run).not.toHaveBeenCalled();
    choosing.press("map:b");
    expect(run).toHaveBeenLastCalledWith(2);
    choosing.press("map:a");
    expect(run).toHaveBeenLastCalledWith(3);
    expect(choosing.variants).toEqual([]);
  });

  it("waits for the whole price of an island", () => {
    const choosing = asked(...turn);
    choosing.press("island:sail");
    choosing.press("map:a");
    expect(run).not.toHaveBeenCalled();
    choosing.press("map:b");
    expect(run).toHaveBeenLastCalledWith(6);
  });

  it("says yes by the place that is pressed again, and moves to another place with its pieces", () => {
    const choosing = asked(...turn);
    choosing.press("map:a");
    choosing.press("landing:1");
    choosing.press("landing:1");
    expect(run.mock.calls).toEqual([[1], [1]]);
    choosing.press("landing:2");
    expect(choosing.held).toEqual(["map:a", "landing:2"]);
    expect(run).toHaveBeenLastCalledWith(4);
    choosing.press("map:g");
    expect(choosing.held).toEqual(["landing:2", "map:g"]);
    expect(run).toHaveBeenLastCalledWith(5);
  });

  it("leaves places alone that do not take what is held", () => {
    const choosing = asked(...turn);
    choosing.press("map:b");
    expect(choosing.beginnings.has("landing:2")).toBe(false);
    choosing.press("landing:2");
    expect(choosing.held).toEqual(["map:b"]);
  });

  it("takes a piece back and means what is left", () => {
    const choosing = asked(...turn);
    choosing.press("landing:1");
    choosing.press("map:a");
    choosing.press("map:b");
    choosing.press("map:a");
    expect(choosing.held).toEqual(["landing:1", "map:b"]);
    expect(run).toHaveBeenLastCalledWith(2);
    choosing.point("map:a");
    expect(choosing.aimed?.move).toBe(3);
  });
});
