/** The way into a guided first game: on with the one that was begun in this browser, else a new one. */
import { api, type ApiRefusal } from "../lib/api";
import { sitDown } from "../lib/opening";
import { router } from "../lib/route.svelte";
import { begun, takeUp } from "./progress";

/** Null once one sits there; else why not. */
export async function learn(game: string): Promise<ApiRefusal | null> {
  const table = begun(game);
  const seated = table !== null && (await api.table(table).then(({ you, table: { phase } }) => you !== null && phase === "playing", () => false));
  if (!seated) return sitDown((name) => api.learn(game, name));
  takeUp(table);
  router.go(`/table/${table}`);
  return null;
}
