/** Coming back to a table: how long it was, what the others did since one's own last move, and that on the board. */
import { api } from "../lib/api";
import type { TableLink } from "../lib/link.svelte";
import type { Missed } from "../lib/types";
import { lastVisit, noteVisit } from "../lib/visits";
import { toldOf } from "./absent";
import type { Stage } from "./stage.svelte";

/** Seconds: who was away for less has not been away. */
export const AWAY = 10 * 60;
/** Seconds between two notes that the table is looked at. */
const OFTEN = 20;

export type Here = Pick<TableLink, "seat" | "clocks" | "time" | "table" | "log" | "view">;

export class Returning {
  /** What was missed, until it has been told. */
  missed = $state.raw<Missed | null>(null);
  /** For how many seconds the reader was away. */
  away = $state(0);

  /** It is told just now. */
  get telling(): Missed | null {
    return this.stage.again ? this.missed : null;
  }

  /** What stands in the place of the question meanwhile. */
  get absence(): { title: string; told: string } | null {
    return this.telling && toldOf(this.link, this.telling.steps, this.away);
  }

  /** The words of the button that ends what is shown again. */
  get onwards(): string {
    return this.telling && this.link.view?.prompt ? "at-to-my-turn" : "at-to-now";
  }

  constructor(
    private readonly link: Here,
    private readonly stage: Pick<Stage, "recall" | "again">,
    /** Something has been begun here: who does that needs no story. */
    private readonly busy: () => boolean,
    private readonly ask: (id: string) => Promise<Missed> = api.missed,
    private readonly now = () => Date.now() / 1000,
  ) {}

  /** The reader looks at the table, from now on or again. */
  async come(): Promise<void> {
    const { seat, table } = this.link;
    if (seat < 0 || table?.phase !== "playing" || table.damaged || table.lesson || this.missed) return;
    const before = lastVisit(table.id);
    const gone = before?.at ? this.#time() - before.at : null;
    this.look();
    if (gone !== null && gone < AWAY) return;
    const missed = await this.ask(table.id).catch(() => null); // without a line there is nothing to be told
    if (!missed || missed.steps.length < 2 || this.link.table?.phase !== "playing" || this.busy()) return;
    const since = missed.own && missed.moved ? missed.now - missed.moved : null;
    // Where nobody can say how long it was, it may have been a moment on another device.
    const away = Math.min(gone ?? Infinity, since ?? Infinity);
    if (away < AWAY || away === Infinity) return;
    this.away = away;
    this.missed = missed;
    this.stage.recall(missed.steps);
  }

  /** To the reader's turn. */
  done(): void {
    this.missed = null;
  }

  /** The table is being looked at. */
  look(): void {
    if (this.link.seat >= 0 && this.link.table) noteVisit(this.link.table.id, { at: this.#time() });
  }

  /** As long as the page is open: note it now and then, and when it goes; tell what was missed when it comes back. */
  attend(): () => void {
    void this.come();
    const seen = () => document.visibilityState === "visible";
    // Also a device that slept finds out: its last note is old then.
    const timer = setInterval(() => seen() && void this.come(), OFTEN * 1000);
    const turned = () => (seen() ? void this.come() : this.look());
    document.addEventListener("visibilitychange", turned);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", turned);
      if (seen()) this.look();
    };
  }

  /** The table's own time where it has one: a device's clock may be wrong. */
  #time(): number {
    return this.link.clocks ? this.link.time() : this.now();
  }
}
