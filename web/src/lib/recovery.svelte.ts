/** Recovery links of seats taken in this very visit. The server tells each once; we do not write them down. */
import { SvelteMap } from "svelte/reactivity";
import type { Seated } from "./types";

const links = new SvelteMap<string, string>();

export const recovery = {
  keep(seated: Seated): void {
    if (seated.recovery) links.set(seated.table, seated.recovery);
  },
  of: (table: string): string => links.get(table) ?? "",
  forget: (table: string): void => void links.delete(table),
};
