/** What the main button does. */
import { describe, expect, it, vi } from "vitest";
import { deedsIn, type Situation } from "../src/table/deeds";
import { choice } from "./fakes";

function at(now: Partial<Situation>): Situation {
  return {
    asked: null,
    laid: null,
    variants: [],
    placeless: [],
    result: null,
    ring: 0,
    words: { again: "again", list: "list" },
    confirm: vi.fn(),
    drop: vi.fn(),
    act: vi.fn(),
    list: vi.fn(),
    ...now,
  };
}

describe("the main button", () => {
  it("rests while nothing is chosen that has no place", () => {
    expect(deedsIn(at({})).main).toBeNull();
  });

  it("confirms what cannot be taken back, and the one beside it drops it", () => {
    const now = at({ asked: choice(3, "Buy") });
    const { main, second, final } = deedsIn(now);
    expect([main?.label, second?.label, final]).toEqual(["Buy", "again", true]);
    main?.run();
    second?.run();
    expect(now.confirm).toHaveBeenCalledOnce();
    expect(now.drop).toHaveBeenCalledOnce();
  });

  it("plays the most of what one place offers, the one beside it less", () => {
    const now = at({ variants: [choice(1, "without a coin"), choice(2, "with a coin")] });
    const { main, second } = deedsIn(now);
    expect([main?.label, second?.label]).toEqual(["with a coin", "without a coin"]);
    main?.run();
    expect(now.act).toHaveBeenCalledExactlyOnceWith(2);
  });

  it("rests where one place offers more than two answers, as none of them comes first", () => {
    const now = at({ variants: [1, 2, 3, 4].map((move) => choice(move, `${move}`)), placeless: [choice(5, "Skip")] });
    const { main, second } = deedsIn(now);
    expect([main, second]).toEqual([null, null]);
  });

  it("gives one or two answers without a place, and opens the list for more", () => {
    expect(deedsIn(at({ placeless: [choice(1, "Skip")] })).main?.label).toBe("Skip");
    expect(deedsIn(at({ placeless: [choice(1, "Go on"), choice(2, "Skip")] })).second?.label).toBe("Skip");
    const now = at({ placeless: [1, 2, 3].map((move) => choice(move, `${move}`)) });
    deedsIn(now).main?.run();
    expect(now.list).toHaveBeenCalledOnce();
  });

  it("plays what a board has laid down", () => {
    const laid = { label: "Cross off", said: "14 points", run: vi.fn(), lift: vi.fn() };
    const { main, second, said } = deedsIn(at({ laid, placeless: [choice(1, "Skip")] }));
    expect([main?.label, said]).toEqual(["Cross off", "14 points"]);
    second?.run();
    expect(laid.lift).toHaveBeenCalledOnce();
  });
});
