/** Tables as they were last seen on this device, to be read while there is no connection. */
import type { Snapshot } from "./types";

const SHELF = "doubloon-tables";
const MOST = 20;

const address = (id: string) => `/last-known/${encodeURIComponent(id)}`;

/** Where a browser keeps such things; not everywhere, and not where pages come without a lock. */
async function shelf(): Promise<Cache | null> {
  return "caches" in globalThis ? caches.open(SHELF).catch(() => null) : null;
}

/** Keep what is known of a table; of many tables those that were seen last. */
export async function keep(id: string, known: Snapshot): Promise<void> {
  const kept = await shelf();
  if (!kept) return;
  await kept.delete(address(id));
  await kept.put(address(id), new Response(JSON.stringify(known)));
  const all = await kept.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => kept.delete(old)));
}

/** What is known of a table; null if nothing is. */
export async function recall(id: string): Promise<Snapshot | null> {
  const found = await (await shelf())?.match(address(id));
  return found ? ((await found.json()) as Snapshot) : null;
}
