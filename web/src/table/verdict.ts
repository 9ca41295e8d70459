/** Who won and why, in words: the twin of the terminal's. */
import { asSentence } from "../lib/telling";
import type { View } from "../lib/types";

interface Speaker {
  has(key: string): boolean;
  t(key: string, variables?: Record<string, string | number>): string;
}

export interface Verdict {
  /** Who has won. */
  headline: string;
  /** How it ended, what decided a tie, the rank of a lone player. */
  lines: string[];
}

export function verdict(words: Speaker, view: View, names: string[]): Verdict {
  const ending = view.ending;
  if (!ending) return { headline: "", lines: [] };
  const lines = [said(words, `ending-${ending.reason}`)];
  if (ending.tie_break) lines.push(said(words, `tie-break-${ending.tie_break}`));
  if (ending.rank) lines.push(said(words, `rank-${ending.rank}`));
  return { headline: asSentence(headline(words, view, names)), lines: lines.filter(Boolean) };
}

function headline(words: Speaker, view: View, names: string[]): string {
  const { winners = [], tie_break = "" } = view.ending ?? {};
  const [first, ...others] = winners;
  if (first === undefined) {
    return view.seats === 1 ? words.t("ending-nobody", { points: view.scores[0] ?? 0 }) : words.t("ending-all-lost");
  }
  const points = view.scores[first] ?? 0;
  // A game that counts something else than points says so itself.
  const own = words.has("verdict-winner");
  const counted: Record<string, number> = own ? { coins: points } : { points };
  if (!others.length) {
    const you = first === view.seat ? "yes" : "no";
    return words.t(own ? "verdict-winner" : "ending-winner", { who: names[first] ?? "", you, ...counted });
  }
  const called = winners.map((seat) => names[seat] ?? "");
  const who = words.t("and", { first: called.slice(0, -1).join(", "), last: called.at(-1) ?? "" });
  const shared = own ? (tie_break === "shared" ? "verdict-shared" : "verdict-pair") : "ending-shared";
  return words.t(shared, { who, ...counted });
}

function said(words: Speaker, key: string): string {
  return words.has(key) ? words.t(key) : "";
}
