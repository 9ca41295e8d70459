/** Questions that are answered at once, without picking anything up. */
import type { LootIslandView, MoveOption } from "../../lib/types";
import type { Spoken } from "../../table/choosing.svelte";
import type { Laid } from "../../table/deeds";

const AT_ONCE = new Set(["drop", "treasure", "perform", "draw", "extra"]);

/** All answers to such a question; none to any other. */
export function answersTo(question: string | undefined, choices: Spoken[]): Spoken[] {
  return question && AT_ONCE.has(question) ? choices : [];
}

function counting(moves: MoveOption[]): (answer: Spoken) => number {
  return ({ move }) => Number(moves.find(({ id }) => id === move)?.fields["cubes"] ?? 0);
}

/** The answer that does most: the most cubes, or not to decline. */
export function mainAnswer(answers: Spoken[], moves: MoveOption[]): Spoken | null {
  const cubes = counting(moves);
  const placed = answers.filter(({ goal }) => goal.length);
  return placed.reduce<Spoken | null>((most, each) => (!most || cubes(each) > cubes(most) ? each : most), null);
}

/** The answers for which neither the main button nor the one beside it is there. */
export function between(answers: Spoken[], moves: MoveOption[]): Spoken[] {
  const [best, other] = both(answers, moves);
  return answers.filter((each) => each !== best && each !== other);
}

function both(answers: Spoken[], moves: MoveOption[]): [Spoken | null, Spoken | undefined] {
  const [best, cubes] = [mainAnswer(answers, moves), counting(moves)];
  const rest = answers.filter((each) => each !== best);
  return [best, rest.find(({ goal }) => !goal.length) ?? rest.sort((one, two) => cubes(one) - cubes(two))[0]];
}

/** What the main button does then, and the one beside it; null without such a question. */
export function laidFor(answers: Spoken[], moves: MoveOption[], act: (move: number) => void): Laid | null {
  const [best, other] = both(answers, moves);
  if (!best) return null;
  return {
    label: best.label,
    said: [best.costs, best.about].filter(Boolean).join(". "),
    run: () => act(best.move),
    lift: () => undefined,
    other: other && { label: other.label, run: () => act(other.move) },
  };
}

/** Which icon is used is pointed at where the cards were laid, among those that lay there before. */
export function copies(choices: Spoken[], view: LootIslandView, { landing, cards }: { landing: number | null; cards: string[] }): Spoken[] {
  const column = landing === null ? null : view.landings[landing]!.column;
  const there = (spot: string): boolean => {
    const card = spot.startsWith("map:") ? spot.slice("map:".length) : null;
    return card === null || column === null || (column.includes(card) && !cards.includes(card));
  };
  return choices.map((choice) => ({ ...choice, goal: choice.goal.filter(there) }));
}
