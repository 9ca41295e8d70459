/** Turns what a game tells into the arguments that its messages expect: the twin of `doubloon/words/telling.py`. */
import type { Marker } from "./chips";
import type { Args, Said, Text } from "./types";

/** As much of the words as filling in needs. */
interface Speaker {
  has(key: string): boolean;
  t(key: string, args?: Record<string, string | number>): string;
  language?: string;
  /** That people have given to pieces of their game, by id. */
  nicknames?: Record<string, string>;
}

/** The signs between two texts, such as "; ": French leaves a space in front of some, at which no line may break. */
export function joint(words: Speaker, signs: string): string {
  return words.language === "fr" && /^[?!:;»]/.test(signs) ? `\u00a0${signs}` : signs;
}

/** What a presentation says, in the reader's words. */
export function say(words: Speaker, text: Text, names: string[], reader: number): string {
  if (typeof text === "string") return text;
  const { key, args = {}, parts = [], by = ", ", otherwise } = text;
  if (!key) return parts.map((part) => say(words, part, names, reader)).join(joint(words, by));
  if (otherwise && !words.has(key)) return otherwise;
  return words.t(key, fill(words, args, names, reader)).replace("!.", "!"); // a name that shouts ends the sentence itself
}

/**
 * The arguments of a message. Seats become names, words of the game the reader's words; places count from 1. What a thing is
 * called may be marked.
 */
export function fill(
  words: Speaker,
  args: Args | NonNullable<Said["args"]>,
  names: string[],
  reader: number,
  mark: Marker = (text) => text,
  called: NonNullable<Said["args"]> = {},
): Record<string, string | number> {
  const filled: Record<string, string | number> = {};
  const yes = (is: boolean) => (is ? "yes" : "no");
  for (const [name, value] of Object.entries({ ...called, ...args })) {
    if (name in called) {
      filled[name] = markedAs(words, called[name]!, names, reader, name, value, mark);
    } else if (typeof value === "object" && !Array.isArray(value)) {
      filled[name] = say(words, value, names, reader);
    } else if (name === "seat" && typeof value === "number") {
      filled.who = names[value] ?? "";
      filled.you = yes(value === reader);
    } else if (name === "party" && typeof value === "number") {
      // A seat, or somebody who plays along without one and has a name of his own.
      const seated = value < names.length;
      filled.who = seated ? (names[value] ?? "") : words.t("party-unseated");
      filled.you = yes(seated && value === reader);
    } else if (name === "opponent" && typeof value === "number") {
      filled.opponent = names[value] ?? "";
      filled.opponent_you = yes(value === reader);
    } else if (name === "place" && typeof value === "number") {
      filled.place = value + 1;
    } else if (Array.isArray(value)) {
      const said = value.map((part) =>
        typeof part === "string" ? mark(inWords(words, name, part), name, part) : say(words, part, names, reader),
      );
      filled[name] = said.join(", ");
    } else if (words.has(`${name}s-${value}`)) {
      filled[name] = mark(piece(words, `${name}s`, `${value}`), name, value);
    } else {
      const marked = mark(`${value}`, name, value);
      filled[name] = marked === `${value}` ? value : marked;
    }
  }
  return filled;
}

/** What a presentation calls the value of an argument, marked as that value; of a list each part. */
function markedAs(
  words: Speaker,
  called: NonNullable<Said["args"]>[string],
  names: string[],
  reader: number,
  name: string,
  value: unknown,
  mark: Marker,
): string {
  const ids = Array.isArray(value) ? value : [value];
  const texts = Array.isArray(called) ? called : [called];
  const said = texts.map((text, place) => {
    const [plain, id] = [say(words, typeof text === "number" ? `${text}` : text, names, reader), ids[place] as unknown];
    return typeof id === "string" || typeof id === "number" ? mark(plain, name, id) : plain;
  });
  return said.join(", ");
}

/** What a piece is called: `figures` and `red-1` are "Red 1", with the name in front that somebody gave it. */
function piece(words: Speaker, sort: string, id: string): string {
  const called = words.t(`${sort}-${id}`);
  const name = words.nicknames?.[id];
  return name === undefined ? called : words.t("piece-named", { name, piece: called });
}

/** A part of a list, such as "gold 4" among the dice: its first word in the reader's language, if there is one. */
function inWords(words: Speaker, name: string, part: string): string {
  const [first = "", ...rest] = part.split(" ");
  return words.has(`${name}-${first}`) ? [words.t(`${name}-${first}`), ...rest].join(" ") : part;
}

/** The same text with a capital in front, unless it begins with a place such as f3. */
export function asSentence(text: string): string {
  return /^.\d/u.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}
