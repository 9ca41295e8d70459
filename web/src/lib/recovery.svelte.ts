/** Recovery links of seats taken in this very visit. The server tells each once; we do not write them down. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import type { Seated } from "./types";

const links = new SvelteMap<string, string>();

export const recovery = {
  keep(seated: Seated): void {
    if (seated.recovery) links.set(seated.table, seated.recovery);
  },
  of: (table: string): string => links.get(table) ?? "",
  forget: (table: string): void => void links.delete(table),
};

const MARK = "#recover=";

/** A page opened with a recovery link takes the seat, and the token out of the address. */
export async function comeBack(table: string): Promise<void> {
  if (!location.hash.startsWith(MARK)) return;
  const token = decodeURIComponent(location.hash.slice(MARK.length));
  history.replaceState(history.state, "", location.pathname + location.search);
  recovery.keep(await api.recover(table, token));
}
