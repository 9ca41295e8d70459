/** The log as a story: rounds, in them chapters under a heading, in them one entry for each turn. */
import type { LogLine, Note } from "../lib/types";
import { entries, whose, type Entry } from "./logbook";

/** What one seat did in a row, or what happened to the table (seat null). */
export interface Turn {
  /** The place of its first line in the log. */
  id: number;
  seat: number | null;
  /** The glyph of who acts without a seat: a bear, a ghost ship. */
  sign: string;
  lines: Entry[];
  details: Entry[];
  /** It tells of something since the reader's own last move. */
  news: boolean;
}

export interface Chapter {
  id: number;
  heading: LogLine | null;
  items: (Turn | Note)[];
  /** Small things that belong to no turn. */
  details: Entry[];
}

export interface Round {
  id: number;
  /** Its number; 0 for what comes before the first one. */
  round: number;
  chapters: Chapter[];
}

/** Oldest first, in the order of the log. */
export function story(told: (Entry | Note)[], from = Infinity): Round[] {
  const teller = new Teller(from);
  for (const each of told) {
    if (!("line" in each)) teller.note(each);
    else if (each.headline) teller.head(each);
    else teller.tell(each);
  }
  return teller.rounds.filter(({ chapters }) => chapters.some((each) => each.heading || each.items.length || each.details.length));
}

/** A turn that goes on; `announced` by a heading, so that all of one move belongs to it. */
interface Begun extends Turn {
  announced: boolean;
}

class Teller {
  rounds: Round[] = [{ id: -1, round: 0, chapters: [{ id: -1, heading: null, items: [], details: [] }] }];
  #turn: Begun | null = null;
  /** Whose turn was announced in this round, where nobody numbers the rounds. */
  #announced = new Set<string>();

  constructor(private readonly from: number) {}

  note(note: Note): void {
    this.#turn = null;
    this.#chapter.items.push(note);
  }

  /** The turn of a seat begins, or a chapter does. */
  head({ line, index }: Entry): void {
    const seat = whose(line);
    this.#turn = null;
    const round = this.#numbered(line, seat);
    if (round !== this.#round.round) this.#open(round, index, seat === null ? line : null);
    else if (seat === null) this.#round.chapters.push({ id: index, heading: line, items: [], details: [] });
    if (seat !== null) this.#begin(index, seat, true);
  }

  tell(entry: Entry): void {
    const { line, index } = entry;
    const seat = whose(line);
    const sign = line.about.sign ?? "";
    if (line.about.rank === "detail") return void (this.#turn?.seat === seat ? this.#turn : this.#chapter).details.push(entry);
    const turn = this.#turn && this.#joins(line, seat, sign) ? this.#turn : this.#begin(index, sign ? null : seat, false, sign);
    if (!turn.lines.length) this.#chapter.items.push(turn);
    turn.lines.push(entry);
    turn.news ||= index >= this.from;
  }

  /** What comes of a move belongs to it, whomever it happens to; but several may move at once. */
  #joins(line: LogLine, seat: number | null, sign: string): boolean {
    const { seat: own, lines, announced } = this.#turn!;
    if (sign || this.#turn!.sign) return sign === this.#turn!.sign;
    const together = lines.at(-1)?.line.ply === line.ply;
    return seat === own || (seat === null && (announced || together)) || (announced && together);
  }

  #begin(id: number, seat: number | null, announced: boolean, sign = ""): Begun {
    this.#turn = { id, seat, sign, lines: [], details: [], news: false, announced };
    return this.#turn;
  }

  #open(round: number, id: number, heading: LogLine | null): void {
    this.rounds.push({ id, round, chapters: [{ id, heading, items: [], details: [] }] });
  }

  /** The round that a heading belongs to: its own number, else one more whenever the same turn is announced again. */
  #numbered({ args }: LogLine, seat: number | null): number {
    if (typeof args["round"] === "number") return args["round"];
    const now = this.#round.round;
    if (seat === null) return now;
    const who = JSON.stringify(args);
    const again = this.#announced.has(who);
    if (again) this.#announced.clear();
    this.#announced.add(who);
    return again || now === 0 ? now + 1 : now;
  }

  get #round(): Round {
    return this.rounds.at(-1)!;
  }

  get #chapter(): Chapter {
    return this.#round.chapters.at(-1)!;
  }
}

/** What a turn's entry says, and what it folds: steps on the way, unless they are all there is. */
export function folded({ lines, details }: Turn): { told: Entry[]; details: Entry[] } {
  const told = lines.filter(({ line }) => !line.about.aside);
  if (!told.length) return { told: lines, details };
  const small = [...lines.filter(({ line }) => line.about.aside), ...details];
  return { told, details: small.sort((one, other) => one.index - other.index) };
}

/** The turns of the others since the reader's own last move, in their order. */
export function newsIn(rounds: Round[]): Turn[] {
  const items = rounds.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.items));
  return items.filter((item): item is Turn => "lines" in item && item.news);
}

/** The lines of those turns. */
export function newsOf(log: LogLine[], reader: number): LogLine[] {
  const turns = newsIn(story(entries(log, reader), newsFrom(log, reader)));
  return turns.flatMap(({ lines }) => lines.map(({ line }) => line));
}

/**
 * The place in the log behind the reader's own last move; nothing is news to a spectator.
 *
 * What happens to the reader by somebody else's move is no move of the reader's.
 */
export function newsFrom(log: LogLine[], reader: number): number {
  if (reader < 0) return Infinity;
  const moved = lastOwn(log, reader);
  const next = log.findIndex((line, at) => at > moved && isTold(line) && whose(line) !== reader && line.ply > 0);
  return next < 0 ? Infinity : next;
}

/** The place of the last line about a move of the reader's own; -1 if there is none. */
export function lastOwn(lines: LogLine[], reader: number): number {
  return lines.findLastIndex((line, at) => isTold(line) && whose(line) === reader && !follows(lines, at));
}

function isTold({ about }: LogLine): boolean {
  return about.rank !== "heading" && about.rank !== "detail";
}

/** Does a line come of the same move as one about somebody else in front of it? */
function follows(log: LogLine[], at: number): boolean {
  const { ply } = log[at]!;
  const seat = whose(log[at]!);
  for (const line of log.slice(0, at).reverse()) {
    if (line.ply !== ply || line.about.rank === "heading") return false;
    const other = whose(line);
    if (isTold(line) && other !== null && other !== seat) return true;
  }
  return false;
}

/** Sentences about the same person as one: who it is stands in front of the first, commas between them. */
export function joined(sentences: string[], who: string): string[] {
  const subject = `${who} `;
  const goesOn = (at: number) =>
    at > 0 && [sentences[at - 1], sentences[at]].every((each) => each?.startsWith(subject)) && sentences[at - 1]!.endsWith(".");
  return sentences.map((each, at) => {
    const text = goesOn(at) ? each.slice(subject.length) : each;
    return goesOn(at + 1) ? `${text.slice(0, -1)},` : text;
  });
}

/** The points that each turn brought whose it is, by its id; `gains` are those of each seat by ply. */
export function gainsIn(rounds: Round[], gains: ReadonlyMap<number, number[]>): Map<number, number> {
  const found = new Map<number, number>();
  const counted = new Set<string>();
  for (const item of rounds.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.items))) {
    if (!("lines" in item) || item.seat === null) continue;
    const { id, seat } = item;
    for (const { line } of [...item.lines, ...item.details]) {
      const once = `${line.ply} ${seat}`;
      if (!counted.has(once)) found.set(id, (found.get(id) ?? 0) + (gains.get(line.ply)?.[seat] ?? 0));
      counted.add(once);
    }
  }
  return found;
}
