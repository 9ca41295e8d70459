/** What is said about cards. */
import type { PuzzleFrom } from "../lib/route.svelte";
import type { PuzzleCard } from "../lib/types";
import { t, words } from "../lib/words.svelte";
import { dayKey } from "./diary.svelte";

/** What a card asks, in sentences. */
export function taskOf(card: Pick<PuzzleCard, "coins" | "max_turns" | "min_survivors">): string {
  return [
    t("puzzle-task", { coins: card.coins }),
    card.max_turns ? t("puzzle-limit", { turns: card.max_turns }) : "",
    card.min_survivors ? t("puzzle-survivors", { count: card.min_survivors }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** A date such as 2026-11-16 as people say it. */
export function dateOf(date: string): string {
  const moment = new Date(`${date}T12:00:00Z`);
  return Number.isNaN(moment.getTime())
    ? date
    : moment.toLocaleDateString(words.language === "en" ? "en-GB" : words.language, { day: "numeric", month: "long", timeZone: "UTC" });
}

export function titleOf(from: PuzzleFrom): string {
  if (from.kind === "shelf") return words.or(`puzzle-title-${from.id}`, from.id);
  if (from.kind === "day") return t("pz-of-day", { date: dateOf(from.date) });
  if (from.kind === "made") return t("pz-made", { seed: from.seed });
  return t("pz-given");
}

/** Under which name a card is remembered here. */
export function keyOf(from: PuzzleFrom): string {
  if (from.kind === "shelf") return from.id;
  if (from.kind === "day") return dayKey(from.date);
  if (from.kind === "made") return `made/${from.grade}/${from.seed}`;
  return `card/${from.code}`;
}

export function addressOf(from: PuzzleFrom): string {
  if (from.kind === "shelf") return `/puzzles/${from.id}`;
  if (from.kind === "day") return `/puzzles/day/${from.date}`;
  if (from.kind === "made") return `/puzzles/made/${from.grade}/${encodeURIComponent(from.seed)}`;
  return `/puzzles/card/${from.code}`;
}
