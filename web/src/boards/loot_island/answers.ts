/** Questions that are answered at once, without picking anything up. */
import type { MoveOption } from "../../lib/types";
import type { Spoken } from "../../table/choosing.svelte";
import type { Laid } from "../../table/deeds";

const AT_ONCE = new Set(["drop", "treasure", "perform", "draw", "extra", "copy"]);

/** All answers to such a question; none to any other. */
export function answersTo(question: string | undefined, choices: Spoken[]): Spoken[] {
  return question && AT_ONCE.has(question) ? choices : [];
}

/** What the main button does then, and the one beside it: the most cubes, or what is not to decline; null without a question. */
export function laidFor(answers: Spoken[], moves: MoveOption[], act: (move: number) => void): Laid | null {
  const cubes = ({ move }: Spoken): number => Number(moves.find(({ id }) => id === move)?.fields["cubes"] ?? 0);
  const placed = answers.filter(({ goal }) => goal.length);
  const best = placed.reduce<Spoken | null>((most, each) => (!most || cubes(each) > cubes(most) ? each : most), null);
  if (!best) return null;
  const other = answers.find((each) => each !== best && (each.goal.length === 0 || answers.length === 2));
  return {
    label: best.label,
    said: [best.costs, best.about].filter(Boolean).join(". "),
    run: () => act(best.move),
    lift: () => undefined,
    other: other && { label: other.label, run: () => act(other.move) },
  };
}
