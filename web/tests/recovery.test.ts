/** Recovery links: they outlive a reload, and nothing that stands there by accident breaks the page. */
import { beforeEach, expect, it, vi } from "vitest";
import { Recovery } from "../src/lib/recovery.svelte";

const SEATED = { table: "t1", seat: 0, link: "/table/t1", recovery: "/table/t1#recover=secret" };

beforeEach(() => sessionStorage.clear());

it("outlive a reload until they are put away", () => {
  new Recovery().keep(SEATED);
  const again = new Recovery();
  expect(again.of("t1")).toBe(SEATED.recovery);
  expect(again.of("t2")).toBe("");
  again.forget("t1");
  expect([again.of("t1"), new Recovery().of("t1")]).toEqual(["", ""]);
});

it("of a later answer take the place of the first", () => {
  const recovery = new Recovery();
  recovery.keep(SEATED);
  recovery.keep({ ...SEATED, recovery: "" });
  expect(recovery.of("t1")).toBe(SEATED.recovery);
  recovery.keep({ ...SEATED, recovery: "/table/t1#recover=new" });
  expect(new Recovery().of("t1")).toBe("/table/t1#recover=new");
});

it.each(["not json", "null", "{}", '[1, ["t1"], ["t1", 2]]'])("make the best of %s", (written) => {
  sessionStorage.setItem("doubloon-seats", written);
  expect(new Recovery().of("t1")).toBe("");
});

it("are shown in a browser that keeps nothing", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no");
  });
  const recovery = new Recovery();
  recovery.keep(SEATED);
  expect(recovery.of("t1")).toBe(SEATED.recovery);
});
