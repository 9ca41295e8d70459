/** Sitting down at a table, wherever that is asked for: keep the way back to the seat, and go there. */
import { api, ApiRefusal } from "./api";
import { recovery } from "./recovery.svelte";
import { router } from "./route.svelte";
import { settings } from "./settings.svelte";
import type { CreateTable, Seated } from "./types";
import { t } from "./words.svelte";

/** Ask for a seat under one's own name. Null once one sits there; else why not. */
export async function sitDown(asking: (name: string) => Promise<Seated>, seated = goThere): Promise<ApiRefusal | null> {
  try {
    const seat = await asking(settings.name.trim() || t("house-guest"));
    recovery.keep(seat);
    seated(seat);
    return null;
  } catch (error) {
    if (error instanceof ApiRefusal) return error;
    throw error;
  }
}

function goThere({ table }: Seated): void {
  router.go(`/table/${table}`);
}

export function openTable(plan: Omit<CreateTable, "name">): Promise<ApiRefusal | null> {
  return sitDown((name) => api.create({ ...plan, name }));
}
