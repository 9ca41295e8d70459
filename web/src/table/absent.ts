/** What is told to who comes back: how long it was, what the others did, what it brought them. */
import { spell } from "../lib/absence";
import { dial, secondsOf } from "../lib/clocks";
import type { TableLink } from "../lib/link.svelte";
import type { LogLine, MissedStep } from "../lib/types";
import { t } from "../lib/words.svelte";
import { entries } from "./logbook";
import { gainsIn, newsIn, story, type Turn } from "./story";

/** The turns after a ply, in their order. */
export function turnsSince(log: LogLine[], reader: number, ply: number): Turn[] {
  const from = log.findIndex((line) => line.ply > ply);
  return from < 0 ? [] : newsIn(story(entries(log, reader), from));
}

/** The points that each turn brought whose it is, by its id. */
export function gainedIn(turns: Turn[], steps: MissedStep[]): Map<number, number> {
  const by = new Map<number, number[]>();
  steps.slice(1).forEach(({ ply, view }, at) => {
    by.set(ply, view.scores.map((points, seat) => points - (steps[at]!.view.scores[seat] ?? 0)));
  });
  return gainsIn([{ id: 0, round: 0, chapters: [{ id: 0, heading: null, items: turns, details: [] }] }], by);
}

/** How long it was, how much happened, and how much time the reader has. */
export function toldOf(
  link: Pick<TableLink, "log" | "seat" | "view" | "clocks" | "time">,
  steps: MissedStep[],
  away: number,
): { title: string; told: string } {
  const turns = turnsSince(link.log, link.seat, steps[0]?.ply ?? 0);
  const told = [t("at-back-turns", { count: turns.filter(({ seat, sign }) => sign || (seat !== null && seat !== link.seat)).length })];
  const clock = link.view?.prompt ? link.clocks?.seats[link.seat] : null;
  if (clock) {
    const { key, args } = dial(secondsOf(clock, link.time()));
    told.push(t("at-back-left", { time: t(key, args) }));
  }
  const { key, count } = spell(away);
  return { title: t("at-back-away", { time: t(key, { count }) }), told: told.join(" ") };
}
