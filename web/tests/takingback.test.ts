/** Why a move cannot be taken back. */
import { expect, it } from "vitest";
import { TakingBack, type Wire } from "../src/table/takingback.svelte";

it("tells the reason until it is another one", () => {
  const link = { refused: null, undoState: { free: false, reason: "revealed" }, table: { phase: "playing" }, asks: [], seat: 0 };
  const back = new TakingBack(link as unknown as Wire);
  back.moved();
  back.press();
  back.moved(); // others have answered the same question
  expect(back.explaining).toBe(true);
  link.undoState = { free: false, reason: "others" };
  back.moved();
  expect(back.explaining).toBe(false);
});
