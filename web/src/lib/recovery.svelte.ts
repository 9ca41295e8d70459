/**
 * Recovery links of seats taken in this tab. The server tells each once; they stay with the tab, over reloads, and go
 * with it.
 */
import { SvelteMap } from "svelte/reactivity";
import { api, ApiRefusal } from "./api";
import type { Seated } from "./types";

const KEY = "doubloon-seats";

export class Recovery {
  readonly #links = new SvelteMap<string, string>(read());

  keep(seated: Seated): void {
    if (seated.recovery) this.#links.set(seated.table, seated.recovery);
    this.#write();
  }

  of(table: string): string {
    return this.#links.get(table) ?? "";
  }

  forget(table: string): void {
    this.#links.delete(table);
    this.#write();
  }

  #write(): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...this.#links]));
    } catch {
      // A browser that keeps nothing still shows the link until the page is loaded again.
    }
  }
}

/** What was written down, as far as it makes sense. */
function read(): [string, string][] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string");
}

export const recovery = new Recovery();

const MARK = "#recover=";

/**
 * A page opened with a recovery link takes the seat, and the token out of the address. Whether the link was good.
 *
 * While the server is away the link stays where it is, for the next try.
 */
export async function comeBack(table: string): Promise<boolean> {
  if (!location.hash.startsWith(MARK)) return true;
  let good = true;
  try {
    recovery.keep(await api.recover(table, decodeURIComponent(location.hash.slice(MARK.length))));
  } catch (error) {
    if (error instanceof ApiRefusal && error.gate === "network") throw error;
    good = false;
  }
  history.replaceState(history.state, "", location.pathname + location.search);
  return good;
}
