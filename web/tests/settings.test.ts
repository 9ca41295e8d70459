/** Settings: remembered, and never trusted further than they make sense. */
import { beforeEach, expect, it, vi } from "vitest";
import { languageOfBrowser, Settings } from "../src/lib/settings.svelte";

beforeEach(() => localStorage.clear());

it("begin as the machine has it", () => {
  const settings = new Settings();
  expect([settings.language, settings.theme, settings.moving, settings.sounds]).toEqual(["en", "auto", true, true]);
});

it("are the same after a reload", () => {
  const settings = new Settings();
  settings.chosen = "fr";
  settings.theme = "dark";
  settings.motion = "off";
  settings.name = "Anne";
  settings.keep();
  expect(document.documentElement.dataset).toMatchObject({ theme: "dark", motion: "off" });
  expect(document.documentElement.lang).toBe("fr");
  const again = new Settings();
  expect([again.language, again.theme, again.moving, again.name]).toEqual(["fr", "dark", false, "Anne"]);
});

it.each(["not json", "null", "[]", '{"theme":"pink","language":"de","sounds":"yes","name":7}'])(
  "make the best of %s",
  (written) => {
    localStorage.setItem("doubloon", written);
    const settings = new Settings();
    expect([settings.language, settings.theme, settings.sounds, settings.name]).toEqual(["en", "auto", true, ""]);
  },
);

it("work in a browser that keeps nothing", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("no");
  });
  expect(() => new Settings().keep()).not.toThrow();
});

it.each([
  [["nl-BE", "en"], "nl"],
  [["de-DE", "fr-CH", "en"], "fr"],
  [["ja"], "en"],
  [[], "en"],
] as const)("speak to %j in %s", (languages, spoken) => {
  expect(languageOfBrowser(languages)).toBe(spoken);
});
