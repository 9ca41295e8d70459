// @vitest-environment node
/** Both ways into the dark theme, by the machine and by choice, are the same theme; and what is read can be read. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf-8");

function block(selector: string): Map<string, string> {
  const start = css.indexOf("{", css.indexOf(selector));
  const body = css.slice(start + 1, css.indexOf("}", start));
  return new Map([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

const light = block(":root {");
const dark = block(':root:not([data-theme="light"])');

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

it("is the same dark twice", () => {
  expect(block(':root[data-theme="dark"]')).toEqual(dark);
});

it("has no colour by night that is unknown by day", () => {
  expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
});

const PAIRS = [
  ...["ink", "ink-soft", "sea", "brass", "coral", "palm"].flatMap((text) => [
    [text, "paper"],
    [text, "raised"],
    [text, "sunken"],
  ]),
  ...[0, 1, 2, 3, 4, 5].map((seat) => [`seat-${seat}`, "raised"]),
  ["on-sea", "sea"],
  ["on-sea", "sea-deep"],
  ["on-coral", "coral"],
  ["on-brass", "brass-bright"],
  ["ink", "sea-pale"],
  ["ink", "brass-pale"],
  ["brass", "brass-pale"],
  ["coral", "coral-pale"],
  ["palm", "palm-pale"],
];

it.each(PAIRS)("%s can be read on %s, by day and by night", (text, ground) => {
  for (const theme of [light, new Map([...light, ...dark])])
    expect(contrast(theme.get(`--${text}`)!, theme.get(`--${ground}`)!)).toBeGreaterThanOrEqual(4.5);
});
