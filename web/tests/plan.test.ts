/** The plan of a new table, and the addresses of screens. */
import { describe, expect, it } from "vitest";
import { againstBots, chosen, firstSeats, isPreset, preset, withCount, withSeat } from "../src/lib/plan";
import { routeOf } from "../src/lib/route.svelte";
import type { GameInfo, OptionInfo, PresetInfo, SeatPlan } from "../src/lib/types";

const game = (low: number, high: number) => ({ id: "cove", min_seats: low, max_seats: high }) as GameInfo;
const option = (name: string, usual: string) => ({ name, default: usual }) as OptionInfo;
const kinds = (seats: SeatPlan[]) => seats.map((seat) => seat.kind).join(" ");

describe("seats", () => {
  it("are three, as far as the game allows", () => {
    expect(kinds(firstSeats(game(2, 5), false, "greedy"))).toBe("you bot bot");
    expect(kinds(firstSeats(game(2, 2), true, "greedy"))).toBe("you open");
    expect(kinds(firstSeats(game(4, 6), true, "greedy"))).toBe("you open open open");
    expect(againstBots(game(1, 4), "greedy").seats[1]).toEqual({ kind: "bot", level: "greedy" });
  });

  it("know you in one place only", () => {
    const seats = firstSeats(game(2, 4), true, "greedy");
    expect(kinds(withSeat(seats, 2, { kind: "you" }))).toBe("open open you");
    expect(kinds(withSeat(seats, 0, { kind: "bot", level: "random" }))).toBe("bot open open");
  });

  it("come as the last one is, and go without taking yours", () => {
    const seats = firstSeats(game(1, 4), true, "greedy");
    expect(kinds(withCount(seats, 4, "greedy"))).toBe("you open open open");
    expect(kinds(withCount(seats, 1, "greedy"))).toBe("you");
    expect(kinds(withCount([{ kind: "open" }, { kind: "you" }], 1, "greedy"))).toBe("you");
    expect(kinds(withCount([{ kind: "you" }], 2, "greedy"))).toBe("you bot");
  });
});

describe("options", () => {
  it("are said only where they are not the usual", () => {
    const options = [option("teams", "none"), option("island", "skerry")];
    expect(chosen(options, { teams: "two_on_two", island: "skerry" })).toEqual({ teams: "two_on_two" });
  });

  it("of a table that people often want are its own and the usual ones", () => {
    const options = [option("teams", "none"), option("island", "treasure_island")];
    const quick = { key: "quick", seats: 2, options: { island: "skerry" } } as unknown as PresetInfo;
    const values = preset(options, quick);
    expect(values).toEqual({ teams: "none", island: "skerry" });
    expect(isPreset(quick, options, 2, values)).toBe(true);
    expect(isPreset(quick, options, 3, values)).toBe(false);
    expect(isPreset(quick, options, 2, { ...values, teams: "two_crews_each" })).toBe(false);
  });
});

describe("addresses", () => {
  const route = (path: string) => routeOf(new URL(path, "http://here"));

  it.each([
    ["/", { screen: "front" }],
    ["/new/jackal", { screen: "create", game: "jackal", friends: false }],
    ["/new/jackal?friends", { screen: "create", game: "jackal", friends: true }],
    ["/table/abc", { screen: "table", id: "abc", ply: null, seat: null, analysis: false }],
    ["/table/abc?ply=57&seat=-1", { screen: "table", id: "abc", ply: 57, seat: -1, analysis: false }],
    ["/table/abc?ply=x&seat=", { screen: "table", id: "abc", ply: null, seat: null, analysis: false }],
    ["/table/%ff", { screen: "nowhere" }],
    ["/table", { screen: "nowhere" }],
    ["/a/b/c", { screen: "nowhere" }],
  ])("%s", (path, screen) => expect(route(path)).toEqual(screen));
});
