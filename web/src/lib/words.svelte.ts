/** Everything that people read, in their language: the page's own words and those of the server, in Fluent. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { asMarkedSentence, marker, unmarked } from "./chips";
import { asSentence, fill, say } from "./telling";
import type { Args, Language, LogLine, SeatInfo, TableInfo, Text } from "./types";

/** The page's own words: one part of the bundle a language, fetched when it is spoken. */
const OWN: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("../words/en"),
  nl: () => import("../words/nl"),
  fr: () => import("../words/fr"),
};

/** What speaks with the words of a game and puts its own in the place of some of them. */
const OVER: Record<string, string> = { puzzles: "jackal" };

export type Variables = Record<string, FluentVariable>;

/** In French some signs stand off by a space at which no line may break. */
export function spaced(text: string): string {
  return text.replace(/ (?=[?!:;»])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

export class Words {
  language = $state<Language>("en");
  /** The game whose words are there; null for the common ones only. */
  game = $state<string | null>(null);
  /** What people have called their pieces, by id. */
  nicknames = $state.raw<Record<string, string>>({});
  #bundle = $state.raw<FluentBundle | null>(null);
  #fetched = new Map<string, Promise<string>>();
  #wanted = "";
  #made: { by: unknown[]; of: Map<string, WeakMap<object, unknown>> } = { by: [], of: new Map() };

  /** There are words to show. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Fetch the words of a language and of a game; until they are there, the old ones stay. */
  async load(language: Language, game: string | null = null): Promise<void> {
    const wanted = `${language}/${game ?? ""}`;
    this.#wanted = wanted;
    const layers = [null, ...(game && OVER[game] ? [OVER[game]] : []), ...(game ? [game] : [])];
    const [own, ...fetched] = await Promise.all([OWN[language](), ...layers.map((layer) => this.#fetch(language, layer))]);
    if (this.#wanted !== wanted) return; // asked for others in the meantime
    this.use(language, game, [...own.default, ...fetched]);
  }

  /** Speak with these messages. */
  use(language: Language, game: string | null, texts: string[]): void {
    const bundle = new FluentBundle([language], { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#bundle = bundle;
    this.language = language;
    this.game = game;
  }

  has = (key: string): boolean => this.#bundle?.hasMessage(key) ?? false;

  /** The message in words. One that is missing shows its key: wrong, but nobody is stuck. */
  t = (key: string, variables: Variables = {}): string => {
    const bundle = this.#bundle;
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) {
      if (bundle) console.error(`the words "${key}" are missing in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, variables, errors);
    if (errors.length) console.error(`the words "${key}" in ${this.language} cannot be filled in: ${errors[0]}`);
    return this.language === "fr" ? spaced(text) : text;
  };

  /** The message if there is one, else something else. */
  or(key: string, otherwise: string, variables: Variables = {}): string {
    return this.has(key) ? this.t(key, variables) : otherwise;
  }

  /** The arguments of a message about the table, as its texts expect them. */
  fill(args: Args, names: string[], reader: number): Variables {
    return fill(this, args, names, reader);
  }

  /** What a presentation says, to a seat. */
  say(text: Text, names: string[], reader: number): string {
    if (typeof text === "string") return text;
    return this.once("said", text, names, reader, () => say(this, text, names, reader));
  }

  /** What is made of something in words for a reader: once, as what has not changed since is the same object. */
  once<T>(what: string, of: object, names: string[], reader: number, make: () => T): T {
    const known = this.#known(what, names, reader);
    if (!known.has(of)) known.set(of, make());
    return known.get(of) as T;
  }

  /** What has been made in these words for this reader. */
  #known(what: string, names: string[], reader: number): WeakMap<object, unknown> {
    const by = [this.#bundle, this.nicknames, reader, ...names];
    if (by.length !== this.#made.by.length || by.some((each, place) => each !== this.#made.by[place])) {
      this.#made = { by, of: new Map() };
    }
    const known = this.#made.of.get(what) ?? new WeakMap<object, unknown>();
    this.#made.of.set(what, known);
    return known;
  }

  /** The line of the log for an event, as a seat reads it; -1 is a spectator. */
  tell(line: Pick<LogLine, "kind" | "args"> & { about?: LogLine["about"] }, names: string[], reader: number): string {
    return this.once("told", line, names, reader, () =>
      asSentence(say(this, { key: `event-${line.kind}`, args: { ...line.args, ...line.about?.called } }, names, reader)),
    );
  }

  /** The same with its things marked, for `piecesOf`; a message that chooses its words by one of them is left as it is. */
  chipped(line: Pick<LogLine, "kind" | "args" | "about">, names: string[], reader: number): string {
    return this.once("chipped", line, names, reader, () => this.#chipped(line, names, reader));
  }

  #chipped(line: Pick<LogLine, "kind" | "args" | "about">, names: string[], reader: number): string {
    const told = this.tell(line, names, reader);
    const spots = line.about.spots ?? [];
    if (!spots.length) return told;
    const marked = asMarkedSentence(this.t(`event-${line.kind}`, fill(this, line.args, names, reader, marker(spots), line.about.called)));
    return unmarked(marked) === told ? marked : told;
  }

  /** What a level of bots is called. */
  level(level: string): string {
    const [kind = "", strength = ""] = level.split(":");
    return `${this.or(`bot-${kind}`, kind)} ${strength}`.trim();
  }

  /** The time of day of a moment in seconds since 1970. */
  clock(at: number): string {
    return new Date(at * 1000).toLocaleTimeString(this.language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  }

  /** The day and the time of a moment in seconds since 1970. */
  moment(at: number): string {
    const style = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
    return new Date(at * 1000).toLocaleString(this.language, style);
  }

  /** Why the server said no, by the code of the refusal and its reason or clause; the server's own sentence is English. */
  refusal(code: string, message: string, { reason = "", clause = "" } = {}): string {
    const key = `refused-${code.replaceAll("_", "-")}`;
    const closer = [reason && `${key}-${reason}`, clause && `${key}-clause`].find((each) => each && this.has(each));
    return closer ? this.t(closer, { clause }) : this.or(key, message, { message });
  }

  /** How each seat is called; the same name twice carries the seat. */
  names(table: TableInfo): string[] {
    const plain = table.seats.map((seat, index) => this.#name(seat, index));
    return plain.map((name, index) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} (${index + 1})`));
  }

  #name(seat: SeatInfo, index: number): string {
    if (seat.name) return seat.name;
    if (seat.kind === "bot") return this.t("seat-bot", { name: this.level(seat.level), number: index + 1 });
    return this.t("seat-human", { number: index + 1 });
  }

  #fetch(language: Language, game: string | null): Promise<string> {
    const key = `${language}/${game ?? ""}`;
    const found =
      this.#fetched.get(key) ??
      api.words(language, game).catch((error: unknown) => {
        this.#fetched.delete(key);
        throw error;
      });
    this.#fetched.set(key, found);
    return found;
  }
}

export const words = new Words();
export const t = words.t;
