import { afterEach, describe, expect, it, vi } from "vitest";
import { badge } from "../src/lib/badge.svelte";

afterEach(() => {
  badge.note([]);
  vi.unstubAllGlobals();
});

describe("The tables that wait", () => {
  it("are counted on the icon, and a table that is looked at says first whether it is one of them", () => {
    const numbers: number[] = [];
    const counted = (count = 0) => (numbers.push(count), Promise.resolve());
    vi.stubGlobal("navigator", { setAppBadge: counted, clearAppBadge: counted });
    badge.mark("here", true);
    badge.mark("here", true);
    badge.mark("there", true);
    badge.mark("here", false);
    badge.mark("there", false);
    expect(numbers).toEqual([1, 2, 1, 0]);
  });

  it("stand in front of a title, but for the table that has it", () => {
    expect(badge.prefix()).toBe("");
    badge.mark("here", true);
    badge.mark("there", true);
    expect([badge.prefix(), badge.prefix("here"), badge.prefix("elsewhere")]).toEqual(["(2) ", "(1) ", "(2) "]);
    badge.mark("there", false);
    expect(badge.prefix("here")).toBe("");
  });
});
