// What people have in Pirates of Maracaibo, and their score sheets.

import type { MaracaiboView } from "../../lib/types";
import { say, sentence, type Fact, type Person, type Reader, type Sheet } from "./layout";
import { name } from "./maracaibo_effects";

export function person(view: MaracaiboView, seat: number, { say: words }: Reader): Person {
  const player = view.players[seat];
  if (!player) return { facts: [] };
  const found: Fact[] = [{ label: sentence(words.t("terms-doubloons")), value: String(player.doubloons) }];
  const treasures = Object.entries(player.areas).map(([id, area]) => `${words.t(`treasures-${id}`)} ${area.total}`);
  found.push({ label: "", value: sentence(treasures.join(", ")) });
  found.push({
    label: "",
    value: words.t("table-income", { doubloons: player.doubloon_income, points: player.vp_income }),
  });
  for (const [key, value] of [
    ["power", player.power],
    ["discount", player.discount],
    ["explore", player.explore_plus],
  ] as const)
    if (value) found.push({ label: "", value: words.t(`table-${key}`, { power: value, n: value }) });
  const counts = [
    ["rivers", player.rivers],
    ["count-quests", player.quests.length],
    ["count-upgrades", player.upgrades.length],
    ["count-buried", player.buried],
    ["count-residences", player.residences.length],
    ["count-rubies", player.rubies],
  ] as const;
  for (const [key, count] of counts) if (count) found.push({ label: "", value: words.t(`table-${key}`, { count }) });
  if (player.figurehead)
    found.push({ label: sentence(words.t("terms-figurehead")), value: name(words, player.figurehead) });
  if (player.cards.length)
    found.push({
      label: sentence(words.t("counters-improvements")),
      value: player.cards.map((id) => name(words, id)).join(", "),
    });
  return { facts: found, badge: view.last === seat && !view.ending ? words.t("table-last") : undefined };
}

export function sheet(view: MaracaiboView, reader: Reader): Sheet {
  const words = reader.say;
  const sheets = view.players.map((player) => player.sheet ?? {});
  const scores: number[] = view.players.map((player) => player.score);
  const heads = view.players.map((_, seat) => reader.names[seat] ?? "");
  if (view.jordan) {
    sheets.push(view.jordan.sheet ?? {});
    scores.push(view.jordan.score);
    heads.push(words.t("terms-jordan"));
  }
  const keys = [...new Set(sheets.flatMap((each) => Object.keys(each)))];
  return {
    heads,
    rows: keys.map((key) => ({
      label: say(words, `score-${key}`, say(words, `many-${key}`, key)),
      values: sheets.map((each) => each[key] ?? ""),
    })),
    totals: [{ label: words.t("score-total"), values: scores }],
  };
}
