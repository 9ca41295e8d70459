/** Finding one choice among many: by group, by typed words, by number. */
import type { Spoken } from "./choosing.svelte";

export interface Group {
  title: string;
  choices: { number: number; choice: Spoken }[];
}

function bare(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

/** The choices that typed words leave over, in their order. */
export function narrowed(choices: Spoken[], typed: string): Spoken[] {
  const wanted = bare(typed).split(/\s+/).filter(Boolean);
  return choices.filter(({ label, about, group, costs, brings }) => {
    const all = bare([label, about, group, costs, brings].join(" "));
    return wanted.every((word) => all.includes(word));
  });
}

/** Choices under their headings, numbered through as they stand on the screen; those without a heading come last. */
export function grouped(choices: Spoken[]): Group[] {
  const found = new Map<string, Spoken[]>();
  for (const choice of choices) found.set(choice.group, [...(found.get(choice.group) ?? []), choice]);
  const order = [...found.keys()].sort((one, other) => Number(one === "") - Number(other === ""));
  let number = 0;
  return order.map((title) => ({
    title,
    choices: (found.get(title) ?? []).map((choice) => ({ number: ++number, choice })),
  }));
}

/** The choice with a number, as it stands on the screen. */
export function numbered(groups: Group[], number: number): Spoken | undefined {
  return groups.flatMap((group) => group.choices).find((each) => each.number === number)?.choice;
}

/** What typed digits mean: a number at once if no longer one can follow, else wait. 0 is none. */
export function typedNumber(digits: string, count: number): { number: number; sure: boolean } {
  const number = Number(digits);
  if (!Number.isInteger(number) || number < 1 || number > count) return { number: 0, sure: true };
  return { number, sure: number * 10 > count };
}
