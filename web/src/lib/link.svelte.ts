/** A table, live: keeps what the server tells, says what the player does, and comes back by itself. */
import { goneSince, missedFrom } from "./absence";
import { api } from "./api";
import { Line, type Listener, type SocketMaker } from "./line";
import { newNotes, withNews } from "./news";
import { kept, type Look, patched, seen } from "./patching";
import { Plays } from "./plays";
import { questionOf } from "./questions";
import { Reaching } from "./reaching.svelte";
import type {
  Advised,
  Ask,
  ChatLine,
  Clocks,
  FromClient,
  FromServer,
  LogLine,
  Note,
  Presence,
  Preview,
  Refused,
  Shown,
  Snapshot,
  TableInfo,
  UndoState,
  Update,
  View,
  WhyNot,
} from "./types";

export const PROTOCOL = 1;

/** Codes after which coming back is of no use. */
const UNKNOWN_TABLE = 4404;
const TOO_MUCH_SAID = 1008;

export type LinkState = "connecting" | "open" | "lost" | "gone";

/** A move that was sent. `until` is the version in which it shows; null while the server has not written it. */
export interface Pending {
  move: number;
  until: number | null;
}

export class TableLink implements Listener {
  state = $state<LinkState>("connecting");
  /** Why it is gone: no such table, or not any more, too much said, a page older than the server, one nobody can read. */
  reason = $state<"" | "unknown_table" | "removed" | "slow_down" | "wrong_protocol" | "damaged" | "other_box">("");
  table = $state.raw<TableInfo | null>(null);
  seat = $state(-1);
  version = $state(0);
  view = $state.raw<View | null>(null);
  /** How the view is shown: choices, panels, the table part by part. */
  shown = $state.raw<Shown | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Lines of the log about the table itself. */
  notes = $state.raw<Note[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  asks = $state.raw<Ask[]>([]);
  /** Whether the last move can be taken back; `undo` is what does it. */
  undoState = $state.raw<UndoState>({ free: false, reason: "nothing" });
  presence = $state.raw<Presence | null>(null);
  /** When the person of each seat went; null for who is here. */
  gone = $state.raw<(number | null)[]>([]);
  /** How much time everybody has, at a table with clocks. */
  clocks = $state.raw<Clocks | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** Why something cannot be chosen, as it was asked last. */
  whyNot = $state.raw<WhyNot | null>(null);
  /** What the coach would do at the present question. */
  hint = $state.raw<Advised | null>(null);
  /** It is being thought about. */
  hinting = $state(false);
  /** Where one can come to in one go now. */
  readonly reach = new Reaching();
  /** The newest refusal; a new one is a new object. */
  refused = $state.raw<Refused | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** The log lines of the newest update; empty after a snapshot, which is no news but a new beginning. */
  fresh = $state.raw<LogLine[]>([]);
  /** The newest notes; these are news after a snapshot, too. */
  freshNotes = $state.raw<Note[]>([]);
  /** The place of the first note that is news to this page. */
  missed = $state(0);
  /** This device had the seat and has it no more, without having given it up here. */
  unseated = $state(false);
  /** Called with each piece of news; `anew` if it tells everything from the beginning. */
  news: (anew: boolean) => void = () => {};
  /** Called with the moves that are sent. */
  played: (moves: number[]) => void = () => {};
  /** Somebody else sat down first, on the seat that was wanted here. */
  outrun = $state(false);
  /** The seat is being given up here: that it is gone is no news, however early it comes. */
  #leaving = false;

  #plays = new Plays();
  /** The view is another than the one that `reach` belongs to. */
  #turned = false;
  /** The version since which the question is as it is: hints that were asked for before are of no use. */
  #askedAt = 0;
  /** The question is another one since the last version. */
  #anew = true;
  /** The newest move or chain that a preview was asked for. */
  #asked = 0;
  /** What the table's clock has shown more than this page has been open for. */
  #ahead = 0;
  /** The version of the question that was said to be seen. */
  #saw = 0;

  #line: Line;
  /** We have been told the table, so that news can continue it. */
  #known = false;
  /** What patches are made to. */
  #look: Look | null = null;

  constructor(
    readonly id: string,
    make: SocketMaker = (url) => new WebSocket(url),
    /** Have the cookie of a seat that is lost taken away: asking for the table does that. */
    readonly forget: (id: string) => Promise<unknown> = api.table,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const ping: FromClient = { type: "ping" };
    this.#line = new Line(`${scheme}://${location.host}/ws/${encodeURIComponent(id)}`, this, make, ping);
  }

  /** What time it is at the table, in seconds since 1970, whatever this device's own clock says. */
  time(): number {
    return this.#ahead + performance.now() / 1000;
  }

  // What the player does

  /** Play a move, or below 0 a chain of `reach`, and after it all further ones; what plays itself is taken back with the last. */
  play(move: number, further: number[] = [], withLast = false): void {
    if (this.state !== "open" || this.pending) return;
    this.pending = { move, until: null };
    this.refused = null;
    this.#plays.begin(withLast && this.undoState.free);
    const moves = this.#chain(move, further);
    this.played([moves.move, ...(moves.further ?? [])]);
    this.#say({ type: "move", ...moves });
  }

  /** Ask for a preview; null drops the one that is shown. */
  ask(move: number | null, further: number[] = []): void {
    if (move === null) return void (this.preview = null);
    this.#asked = move;
    this.#say({ type: "preview", ...this.#chain(move, further) });
  }

  /** Ask why a spot cannot be chosen, after those that are held; null: nobody wants to know any more. */
  wonder(spot: string | null, held: string[] = []): void {
    this.whyNot = null;
    if (spot !== null) this.#say({ type: "why", version: this.version, spot, held });
  }

  /** Ask for a hint; one at a time. */
  askHint(): void {
    if (this.hinting || this.hint || this.state !== "open") return;
    this.hinting = true;
    this.refused = null;
    this.#say({ type: "hint", version: this.version });
  }

  /** Take back what was done in one go. */
  undo(ask = false): void {
    this.refused = null;
    this.#say({ type: "undo", version: this.version, ask, moves: ask ? 1 : this.#plays.last });
  }

  standIn(seat: number, level: string): void {
    this.#say({ type: "stand_in", seat, level });
  }

  answer(ask: number, yes: boolean): void {
    this.#say({ type: "answer", ask, yes });
  }

  say(text: string): void {
    if (text.trim()) this.#say({ type: "chat", text: text.trim() });
  }

  /** Call one of the own pieces by a name. */
  name(piece: string, name: string): void {
    this.refused = null;
    if (name.trim()) this.#say({ type: "name", piece, name: name.trim() });
  }

  /** The question is to be seen: from now on the own clock runs. */
  saw(): void {
    const clock = this.clocks?.seats[this.seat];
    if (!clock || clock.since <= this.time() || this.#saw >= this.version || this.table?.clock?.kind === "days") return;
    this.#saw = this.version;
    this.#say({ type: "seen", version: this.version });
  }

  /** Be away for so many seconds, or here again. */
  away(seconds: number): void {
    this.#say({ type: "away", seconds });
  }

  /** Give the seat up, by a request that does so; then look on. */
  async leave(asking: Promise<void>): Promise<void> {
    this.#leaving = true;
    try {
      await asking;
    } finally {
      this.#leaving = false;
    }
    this.again();
  }

  /** Connect again: the cookie has changed, as after joining or giving up a seat. */
  again(): void {
    this.#known = false;
    this.pending = null;
    this.unseated = false;
    this.#line.connect();
  }

  close(): void {
    this.#line.close();
    this.state = "gone";
  }

  // The line

  opened(): void {
    this.#hello(this.#known ? this.version : null, this.#known ? this.seat : null);
  }

  #hello(last: number | null, seat: number | null): void {
    this.#say({ type: "hello", protocol: PROTOCOL, last, seat, shown: true, patches: true });
  }

  heard(text: string): void {
    this.#take(JSON.parse(text) as FromServer);
  }

  broke(code: number): boolean {
    if (code === UNKNOWN_TABLE) this.#giveUp(this.table ? "removed" : "unknown_table");
    else if (code === TOO_MUCH_SAID) this.#giveUp("slow_down");
    if (this.state === "gone") return false;
    this.state = "lost";
    this.preview = null;
    this.hinting = false;
    return true;
  }

  /** The seat is lost. That is said once: a device that has no cookie any more is a spectator like others. */
  #unseat(): void {
    if (this.unseated) return;
    this.unseated = true;
    this.forget(this.id).catch(() => {}); // the server is away: it is said again
  }

  /** What is said of a move, or below 0 a chain of `reach`, and of all further ones. */
  #chain(move: number, more: number[]): { version: number; move: number; further?: number[] } {
    const [first = move, ...further] = [...this.reach.movesOf(move), ...more];
    return { version: this.version, move: first, ...(further.length && { further }) };
  }

  #say(message: FromClient): void {
    this.#line.say(message);
  }

  #giveUp(reason: TableLink["reason"]): void {
    this.#line.drop();
    this.reason = reason;
    this.state = "gone";
  }

  // What the server says

  #take(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        return this.#takeSnapshot(message);
      case "update":
        return this.#takeUpdate(message);
      case "presence":
        return this.#takePresence(message);
      case "preview":
        if (message.version === this.version) this.preview = this.reach.numbered(message, this.#asked);
        return;
      case "hint":
        this.hinting = false;
        if (message.version >= this.#askedAt) this.hint = message;
        return;
      case "why_not":
        if (message.version === this.version) this.whyNot = message;
        return;
      case "reach":
        return this.reach.take(message);
      case "done":
        this.#plays.count(message.to, message.moves);
        if (message.to === "move" && this.pending) this.pending = { ...this.pending, until: message.version };
        return this.#settle();
      case "refused":
        this.#plays.count(message.to, message.moves);
        if (message.to === "move") this.pending = null;
        if (message.to === "hint") this.hinting = false;
        if (message.code === "wrong_protocol") return this.#giveUp("wrong_protocol");
        // Without a word of ours: it cannot even be looked at.
        if ((message.code === "damaged" || message.code === "other_box") && message.to === "") return this.#giveUp(message.code);
        if (message.code === "ahead") return this.#helloAnew();
        // Without a word of ours: the cookie is of no use any more.
        if (message.code === "bad_token" && message.to === "") {
          this.#unseat();
          return;
        }
        // What was asked of a table that has changed since: the answer is under way, or nobody wants it any more.
        if (!["preview", "reach", "why"].includes(message.to)) this.refused = message;
        return;
      case "pong":
        return;
    }
  }

  #takePresence(presence: Presence): void {
    this.presence = presence;
    this.gone = goneSince(presence, Date.now());
  }

  #takeSnapshot(message: Snapshot): void {
    if (message.seat >= 0) this.unseated = false;
    else if (this.#known && this.seat >= 0 && !this.#leaving) this.#unseat();
    if (!this.table) this.missed = missedFrom(message.notes, message.table.seats, message.seat);
    this.seat = message.seat;
    this.table = message.table;
    this.#see(message.view && kept(message.view, message.shown));
    this.log = message.log;
    this.chat = message.chat;
    this.freshNotes = this.#known ? newNotes(this.notes, message.notes) : [];
    this.notes = message.notes;
    this.#takePresence(message.presence);
    this.fresh = [];
    this.#arrive(message);
  }

  #takeUpdate(message: Update): void {
    if (message.since !== this.version || !this.#known) return this.#helloAnew();
    if (message.table) this.table = message.table;
    if (message.view) this.#see(kept(message.view, message.shown));
    else if (message.patch && this.#look) this.#see(patched(this.#look, message.patch) as Look);
    if (message.log.length) this.log = withNews(this.log, message.log);
    if (message.chat.length) this.chat = [...this.chat, ...message.chat];
    if (message.notes.length) this.notes = [...this.notes, ...message.notes];
    this.fresh = message.log;
    this.freshNotes = message.notes;
    this.#arrive(message);
  }

  #see(look: Look | null): void {
    const { view, shown } = look ? seen(look) : { view: null, shown: null };
    const question = view && questionOf(view);
    if (!question || !this.view || question !== questionOf(this.view)) {
      this.hint = null;
      this.#anew = true;
    }
    this.#look = look;
    this.#turned = true;
    this.view = view;
    this.shown = shown;
  }

  #arrive(message: Snapshot | Update): void {
    const returned = this.state !== "open";
    this.version = message.version;
    this.asks = message.asks;
    this.undoState = message.undo;
    this.clocks = message.clocks ?? null;
    if (message.clocks) this.#ahead = message.clocks.now - performance.now() / 1000;
    this.preview = this.whyNot = null;
    if (this.#anew) this.#askedAt = this.version;
    this.#anew = false;
    if (this.#turned) this.#askReach();
    this.#known = true;
    this.#line.holds();
    this.state = "open";
    this.news(message.type === "snapshot");
    // A move that was under way when the line broke: what we see now is the truth about it.
    if (returned) this.pending = null;
    this.#settle();
  }

  // Without a connection

  /** All that is known of the table, to be kept; null while nothing is. */
  known(): Snapshot | null {
    const { table, presence, version, seat, view, shown, log, chat, asks, undoState: undo, notes, clocks } = this;
    if (!table || !presence || !this.#known) return null;
    return { type: "snapshot", protocol: PROTOCOL, version, seat, table, view, shown, log, chat, asks, undo, presence, notes, clocks };
  }

  /** Show the table as it was known, for reading, until the server tells how it is. */
  remember(known: Snapshot): void {
    if (this.#known || this.table || known.protocol !== PROTOCOL) return;
    ({ table: this.table, seat: this.seat, log: this.log, chat: this.chat, notes: this.notes } = known);
    this.#see(known.view && kept(known.view, known.shown));
    this.#takePresence(known.presence);
    this.news(true);
  }

  /** Another question: where could one come to from here? */
  #askReach(): void {
    this.#turned = false;
    this.reach.begin(this.version);
    if (this.shown?.far && this.view?.prompt) this.#say({ type: "reach", version: this.version });
  }

  #settle(): void {
    if (this.pending && this.pending.until !== null && this.version >= this.pending.until) this.pending = null;
  }

  #helloAnew(): void {
    this.#known = false;
    this.#hello(null, null);
  }
}
