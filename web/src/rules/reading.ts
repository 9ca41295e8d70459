/** A rulebook as it is read: statements with their clauses, figures side by side, and what is true of a table. */
import type { Book } from "../lib/types";

export type Chapter = Book["chapters"][number];
export type Passage = Chapter["passages"][number];
export type Span = Passage["spans"][number];

/** Some words, and the clause that they tell; "" for none. */
export interface Statement {
  spans: Span[];
  clause: string;
}

/** A passage, or figures that stand side by side. */
export type Piece = { passage: Passage } | { figures: Passage[] };

/** What a table plays with: its options and its number of seats. */
export interface Setup {
  options: Readonly<Record<string, string>>;
  seats: number;
}

/** `here`: the table plays with it. `off`: it does not. "" is true everywhere. */
export type Standing = "" | "here" | "off";

/** What the words of a passage tell, clause by clause. */
export function statementsOf({ spans }: Passage): Statement[] {
  const found: Statement[] = [];
  let open: Span[] = [];
  for (const span of spans) {
    if (!span.clause) open.push(span);
    else {
      found.push({ spans: open, clause: span.clause });
      open = [];
    }
  }
  return open.length ? [...found, { spans: open, clause: "" }] : found;
}

export function piecesOf(passages: Passage[]): Piece[] {
  const found: Piece[] = [];
  for (const passage of passages) {
    const last = found.at(-1);
    if (!passage.figure) found.push({ passage });
    else if (last && "figures" in last) last.figures.push(passage);
    else found.push({ figures: [passage] });
  }
  return found;
}

/** Is it true of a table? `when` is an option with its value, or a number of `seats`; `!=` is any other. */
export function standingOf(when: string | undefined, setup: Setup | null): Standing {
  const [, name = "", not = "", value = ""] = /^(\w+)(!?)=(.+)$/.exec(when ?? "") ?? [];
  if (!name || !setup) return "";
  const chosen = name === "seats" ? `${setup.seats}` : setup.options[name];
  return (chosen === value) === (not === "") ? "here" : "off";
}

/** The standing of every chapter by its id; parts of a chapter share its own. */
export function standingsOf(book: Book, setup: Setup | null): Map<string, Standing> {
  const found = new Map<string, Standing>();
  let above: Standing = "";
  for (const chapter of book.chapters) {
    const own = standingOf(chapter.when, setup);
    if (chapter.level === 2) above = own;
    found.set(chapter.id, own || above);
  }
  return found;
}
