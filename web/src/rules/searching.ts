/** Looking for words in a rulebook: which passages have them, and where they stand. Accents and case do not matter. */
import type { Book } from "../lib/types";

type Chapter = Book["chapters"][number];

/** The chapters that have something of what is sought, with the passages that do. A clause is found by its number. */
export function found(book: Book, sought: string): Chapter[] {
  const plain = plainly(sought.trim());
  return book.chapters
    .map((chapter) => ({ ...chapter, passages: chapter.passages.filter((passage) => plainly(textOf(passage)).includes(plain)) }))
    .filter((chapter) => chapter.passages.length > 0);
}

/** A text in pieces: those that are sought, and those between them. */
export function marked(text: string, sought: string): { text: string; hit: boolean }[] {
  const plain = plainly(sought.trim());
  if (!plain) return [{ text, hit: false }];
  const pieces = [];
  const letters = plainly(text);
  let from = 0;
  for (let at = letters.indexOf(plain); at >= 0; at = letters.indexOf(plain, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), hit: false });
    pieces.push({ text: text.slice(at, at + plain.length), hit: true });
    from = at + plain.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false });
  return pieces;
}

function textOf(passage: Chapter["passages"][number]): string {
  return passage.spans.map((span) => span.text || span.clause || "").join("");
}

/** Small letters without accents, as many as there were. */
export function plainly(text: string): string {
  return [...text].map((letter) => letter.normalize("NFD")[0]?.toLowerCase() ?? letter).join("");
}
