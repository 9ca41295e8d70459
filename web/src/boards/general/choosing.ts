// Finding one choice among many: by group, by typed words, by spot, by number.

import { type Choice } from "./layout";

export interface Group {
  title: string;
  choices: { number: number; choice: Choice }[];
}

/** From so many choices on there is a field to narrow them down. */
export const MANY = 10;

function bare(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** The choices that a spot and typed words leave over, in their order. */
export function narrowed(choices: Choice[], typed: string, spot: string): Choice[] {
  const wanted = bare(typed).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    if (spot && !choice.spots.includes(spot)) return false;
    const all = bare(`${choice.label} ${choice.about} ${choice.group} ${choice.move.text}`);
    return wanted.every((word) => all.includes(word));
  });
}

/** Choices under their headings, numbered through as they stand on the screen; those without a heading come last. */
export function grouped(choices: Choice[]): Group[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(choice.group, [...(found.get(choice.group) ?? []), choice]);
  const order = [...found.keys()].sort((one, other) => Number(one === "") - Number(other === ""));
  let number = 0;
  return order.map((title) => ({
    title,
    choices: (found.get(title) ?? []).map((choice) => ({ number: ++number, choice })),
  }));
}

/** The choice with a number, as it stands on the screen. */
export function numbered(groups: Group[], number: number): Choice | undefined {
  return groups.flatMap((group) => group.choices).find((each) => each.number === number)?.choice;
}

/** What typed digits mean: a number at once if no longer one can follow, else wait. 0 is none. */
export function typedNumber(digits: string, count: number): { number: number; sure: boolean } {
  const number = Number(digits);
  if (!Number.isInteger(number) || number < 1 || number > count) return { number: 0, sure: true };
  return { number, sure: number * 10 > count };
}

/** How many choices touch each spot. */
export function bySpot(choices: Choice[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const choice of choices) for (const spot of new Set(choice.spots)) found.set(spot, (found.get(spot) ?? 0) + 1);
  return found;
}
