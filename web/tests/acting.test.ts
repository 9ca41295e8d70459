/** From pointing at a move to playing it. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Preview } from "../src/lib/types";
import { Acting, type Wire } from "../src/table/acting.svelte";

function preview(move: number, final: boolean): Preview {
  return { type: "preview", version: 1, move, events: [], final, then: {}, further: [], learns: final, foretold: {}, drawn: null };
}

function line(): Wire & { played: number[]; asked: (number | null)[] } {
  const played: number[] = [];
  const asked: (number | null)[] = [];
  return {
    preview: null,
    pending: null,
    state: "open",
    play: (move) => void played.push(move),
    ask: (move) => void asked.push(move),
    played,
    asked,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("looking", () => {
  it("asks only about the move where the pointer rests", () => {
    const link = line();
    const acting = new Acting(link, () => "final");
    for (const move of [1, 2, 3]) acting.look(move);
    vi.runAllTimers();
    expect(link.asked).toEqual([3]);
    acting.look(null);
    vi.runAllTimers();
    expect(link.asked).toEqual([3]);
  });
});

describe("acting", () => {
  it("plays at once what can be taken back", () => {
    const link = line();
    const acting = new Acting(link, () => "final");
    acting.act(4);
    expect(link.played).toEqual([]);
    acting.heard(preview(4, false));
    expect(link.played).toEqual([4]);
  });

  it("asks the server once, however often a move is pressed", () => {
    const link = line();
    const acting = new Acting(link, () => "final");
    for (let press = 0; press < 5; press++) acting.act(4);
    expect(link.asked).toEqual([4]);
  });

  it("asks first about what cannot be taken back", () => {
    const link = line();
    const acting = new Acting(link, () => "final");
    link.preview = preview(4, true);
    acting.act(4);
    expect([link.played, acting.asked]).toEqual([[], 4]);
    acting.confirm();
    expect([link.played, acting.asked]).toEqual([[4], null]);
  });

  it("takes the same choice once more for a yes, and a double click for one", () => {
    const link = line();
    const acting = new Acting(link, () => "final");
    expect(acting.again()).toBe(false);
    acting.act(4);
    expect(acting.again()).toBe(true); // nobody knows yet whether it can be taken back
    expect(link.played).toEqual([]);
    acting.heard(preview(4, true));
    expect(acting.again()).toBe(true);
    expect(link.played).toEqual([4]);
  });

  it("does not play what somebody thinks better of", () => {
    const link = line();
    const acting = new Acting(link, () => "final");
    acting.act(4);
    acting.drop();
    acting.heard(preview(4, false));
    acting.confirm();
    vi.runAllTimers();
    expect([link.played, acting.asked]).toEqual([[], null]);
  });

  it("asks when no preview comes", () => {
    const link = line();
    const acting = new Acting(link, () => "final");
    acting.act(4);
    vi.runAllTimers();
    expect([link.played, acting.asked]).toEqual([[], 4]);
  });

  it("asks the server once more when another has answered the same question meanwhile", () => {
    const link = line();
    const acting = new Acting(link, () => "final");
    acting.renew();
    acting.act(4);
    acting.renew();
    expect(link.asked).toEqual([4, 4]);
    acting.heard(preview(4, false));
    acting.renew();
    expect([link.asked, link.played]).toEqual([[4, 4], [4]]);
  });

  it("asks nothing of somebody who does not want to be asked", () => {
    const link = line();
    new Acting(link, () => "never").act(4);
    expect(link.played).toEqual([4]);
  });

  it("waits while a move is under way or the line is lost", () => {
    const link = line();
    const acting = new Acting(link, () => "never");
    link.pending = { move: 1, until: null };
    acting.act(4);
    link.pending = null;
    link.state = "lost";
    acting.act(4);
    expect(link.played).toEqual([]);
  });
});
