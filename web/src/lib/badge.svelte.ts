/** How many tables wait for the reader: in the window's title, and on the icon of the installed page. */
import { api } from "./api";
import { waitingFor } from "./card";
import type { TableCard } from "./types";

/** Milliseconds between two looks where no list of tables is shown. */
const OFTEN = 60_000;

class Badge {
  /** The tables that wait, by their ids. */
  #waiting = $state.raw<string[]>([]);
  /** All tables of the reader have been looked at once. */
  #known = false;

  get count(): number {
    return this.#waiting.length;
  }

  /** These are the reader's own tables now. */
  note(own: TableCard[]): void {
    this.#known = true;
    this.#take(waitingFor(own));
  }

  /** One table is looked at: whether it waits is known there first. */
  mark(table: string, waits: boolean): void {
    if (this.#waiting.includes(table) === waits) return;
    this.#take(waits ? [...this.#waiting, table] : this.#waiting.filter((id) => id !== table));
  }

  #take(waiting: string[]): void {
    const before = this.count;
    this.#waiting = waiting;
    if (this.count === before) return;
    // Not every browser has icons that can bear a number, and not every reader allows it.
    const asked = this.count ? navigator.setAppBadge?.(this.count) : navigator.clearAppBadge?.();
    void asked?.catch(() => {});
  }

  /** Look now, unless that was done before, and then now and then, until the function is called that comes back. */
  attend(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") api.tables().then(({ own }) => this.note(own), () => {}); // next time, then
    };
    if (!this.#known) look();
    const timer = setInterval(look, OFTEN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** In front of a title; at a table that says itself whether it waits, how many others do. */
  prefix(table = ""): string {
    const others = this.#waiting.filter((id) => id !== table).length;
    return others ? `(${others}) ` : "";
  }
}

export const badge = new Badge();
