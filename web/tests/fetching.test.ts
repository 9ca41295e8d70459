/** Fetching what is needed, though the server may be away. */
import { describe, expect, it } from "vitest";
import { fetched, type World } from "../src/lib/fetching";

function world(answers: boolean[]): World & { pauses: number; reloads: number } {
  return {
    pauses: 0,
    reloads: 0,
    async pause() {
      this.pauses += 1;
    },
    there: async () => answers.shift() ?? true,
    anew() {
      this.reloads += 1;
      return this.reloads === 1;
    },
  };
}

function failing(times: number): () => Promise<string> {
  return async () => {
    if (times-- > 0) throw new Error("the server is away");
    return "board";
  };
}

describe("fetching a part of the page", () => {
  it("brings it at once when the server is there", async () => {
    const at = world([]);
    expect(await fetched(failing(0), undefined, at)).toBe("board");
    expect(at.pauses).toBe(0);
  });

  it("waits until the server answers, and then brings it", async () => {
    const at = world([false, false, true]);
    let failures = 0;
    expect(await fetched(failing(1), () => (failures += 1), at)).toBe("board");
    expect([failures, at.pauses, at.reloads]).toEqual([1, 3, 0]);
  });

  it("loads the page anew when the server answers and the part does not come", async () => {
    const at = world([]);
    const never = fetched(failing(2), undefined, at);
    expect(await Promise.race([never, new Promise((resolve) => setTimeout(() => resolve("waits"), 20))])).toBe("waits");
    expect(at.reloads).toBe(1);
  });

  it("does not load the page anew again and again", async () => {
    const at = world([]);
    at.reloads = 1;
    expect(await fetched(failing(4), undefined, at)).toBe("board");
  });
});
