// @vitest-environment node
/** The page's own words: the same messages with the same variables in all languages, and none of the server's. */
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { Words } from "../src/lib/words.svelte";

const WORDS = new URL("../src/words/", import.meta.url);
const PACKAGE = new URL("../../src/doubloon/", import.meta.url);
const LANGUAGES = ["en", "nl", "fr"];

/** Each message with the variables that it uses. Fluent's shape is simple enough to be read by lines. */
function messages(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let key = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) continue;
    const head = /^(-?[a-zA-Z][\w-]*)\s*=/.exec(line);
    if (head) key = head[1]!;
    if (head && found.has(key)) throw new Error(`${key} is there twice`);
    if (head) found.set(key, []);
    for (const [, variable] of line.matchAll(/\$([a-zA-Z][\w-]*)/g)) found.get(key)?.push(variable!);
  }
  return new Map([...found].map(([name, used]) => [name, [...new Set(used)].sort()]));
}

const read = (language: string, file: string) => readFileSync(new URL(`${language}/${file}`, WORDS), "utf-8");

describe.each(readdirSync(new URL("en/", WORDS)))("%s", (file) => {
  it.each(["nl", "fr"])("says the same in %s as in English", (language) => {
    const english = messages(read("en", file));
    const other = messages(read(language, file));
    expect([...other.keys()]).toEqual([...english.keys()]);
    expect(Object.fromEntries(other)).toEqual(Object.fromEntries(english));
  });
});

it("has no message in two files, and none that the server has", () => {
  const games = readdirSync(new URL("games/", PACKAGE), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => `games/${entry.name}/words/en.ftl`);
  const served = ["words/en.ftl", ...games].flatMap((path) => [
    ...messages(readFileSync(new URL(path, PACKAGE), "utf-8")).keys(),
  ]);
  const own = readdirSync(new URL("en/", WORDS)).flatMap((file) => [...messages(read("en", file)).keys()]);
  expect(new Set(own).size).toBe(own.length);
  expect(own.filter((key) => served.includes(key))).toEqual([]);
});

it.each(LANGUAGES)("has a file for every part in %s", (language) => {
  expect(readdirSync(new URL(`${language}/`, WORDS))).toEqual(readdirSync(new URL("en/", WORDS)));
});

describe("what has been said", () => {
  it("is not put into words again, unless the language, a name or the reader is another", () => {
    const words = new Words();
    words.use("en", null, ["hail = Ahoy { $who }\n"]);
    const text = { key: "hail", args: { seat: 0 } };
    expect(words.say(text, ["Anne"], 1)).toBe("Ahoy Anne");
    const filled = vi.spyOn(words, "t");
    expect(words.say(text, ["Anne"], 1)).toBe("Ahoy Anne");
    expect(filled).not.toHaveBeenCalled();
    expect(words.say(text, ["Bonny"], 1)).toBe("Ahoy Bonny");
    words.use("nl", null, ["hail = Hallo { $who }\n"]);
    expect(words.say(text, ["Bonny"], 1)).toBe("Hallo Bonny");
  });
});
