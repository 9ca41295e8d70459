/** Recovery links of seats taken in this very visit. The server tells each once; we do not write them down. */
import { SvelteMap } from "svelte/reactivity";
import { api, ApiRefusal } from "./api";
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
