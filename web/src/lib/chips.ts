/**
 * Things in sentences. A message is filled in with marked names, so that its words stay whole sentences of their language;
 * then the marks are found again. They are characters that no text of ours contains.
 */
import { asSentence } from "./telling";

const [OPEN, MIDDLE, CLOSE] = ["\ue000", "\ue001", "\ue002"];
const MARKED = /\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002/g;

/** A stretch of a sentence; with spots it is the name of a thing on the table. */
export interface Piece {
  text: string;
  spots: string[];
  /** Signs that follow a name and never stand in the next line without it. */
  tail?: string;
}

/** Puts marks round the name of a thing, if it has a spot. */
export type Marker = (text: string, name: string, value: string | number) => string;

/** By the spots that an event is about: `PU11` among the cards is `card:PU11`, and all of `box:PU11/a1`. */
export function marker(spots: string[]): Marker {
  return (text, name, value) => {
    const found = spots.filter((spot) => isMeant(spot, name, value));
    return found.length && text ? OPEN + found.join("\n") + MIDDLE + text + CLOSE : text;
  };
}

function isMeant(spot: string, name: string, value: string | number): boolean {
  const [kind = "", tail = ""] = [spot.slice(0, spot.indexOf(":")), spot.slice(spot.indexOf(":") + 1)];
  if (typeof value === "number") return kind === name && tail === String(value);
  const words = value.split(/[ #]+/);
  return tail === value || tail.split("/").some((part) => words.includes(part) && !/^\d$/.test(part));
}

/** The sentence without its marks. */
export function unmarked(text: string): string {
  return text.replace(MARKED, "$2");
}

/** With a capital in front, and one sign at its end where a name shouts. */
export function asMarkedSentence(text: string): string {
  const told = text.replace(`!${CLOSE}.`, `!${CLOSE}`);
  if (!told.startsWith(OPEN!)) return asSentence(told);
  const name = told.indexOf(MIDDLE!) + 1;
  return told.slice(0, name) + asSentence(told.slice(name));
}

/** A name in quotation marks of any of our languages: as a chip it stands out enough, and marks alone would end a line. */
const QUOTED = /[“„«‘]\s*(\ue000[^\ue001]*\ue001[^\ue002]*\ue002)\s*[”»’]/g;

export function piecesOf(quoted: string): Piece[] {
  const text = quoted.replace(QUOTED, "$1");
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKED)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), spots: [] });
    end = found.index + found[0].length;
    const [tail = ""] = /^[^\p{L}\p{N}\s\ue000]*/u.exec(text.slice(end)) ?? [];
    pieces.push({ text: found[2] ?? "", spots: (found[1] ?? "").split("\n"), tail });
    end += tail.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), spots: [] });
  return pieces;
}
