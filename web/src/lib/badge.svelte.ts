/** How many tables wait for the reader: in the window's title, and on the icon of the installed page. */
import { api } from "./api";
import { waitingFor } from "./card";
import type { TableCard } from "./types";

/** Milliseconds between two looks where no list of tables is shown. */
const OFTEN = 60_000;

class Badge {
  count = $state(0);

  /** These are the reader's own tables now. */
  note(own: TableCard[]): void {
    const count = waitingFor(own);
    if (count === this.count) return;
    this.count = count;
    // Not every browser has icons that can bear a number, and not every reader allows it.
    const asked = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    void asked?.catch(() => {});
  }

  /** Look now and then, until the function is called that comes back. */
  attend(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") api.tables().then(({ own }) => this.note(own), () => {}); // next time, then
    };
    const timer = setInterval(look, OFTEN);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** In front of a title. */
  get prefix(): string {
    return this.count ? `(${this.count}) ` : "";
  }
}

export const badge = new Badge();
