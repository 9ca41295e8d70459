/** What the server shows of a table, in the reader's words. */
import { asSentence } from "../lib/telling";
import type { Shown, Text } from "../lib/types";
import { words } from "../lib/words.svelte";
import type { Spoken } from "../table/choosing.svelte";
import type { SpotWords } from "./board";

/** The reader: everybody's name, and the own seat. */
export interface Ears {
  names: string[];
  seat: number;
}

function hearing({ names, seat }: Ears): (text: Text | undefined) => string {
  return (text) => (text ? words.say(text, names, seat) : "");
}

/** Every legal move, explained. */
export function choicesOf(shown: Shown, ears: Ears): Spoken[] {
  const heard = hearing(ears);
  return shown.choices.map(({ move, label, about, group, start = [], goal = [], way = [], costs, brings }) => ({
    move,
    label: asSentence(heard(label)),
    about: heard(about),
    group: asSentence(heard(group)),
    start,
    goal,
    way,
    costs: heard(costs),
    brings: heard(brings),
  }));
}

/** Every spot of the table by its id. What lies on one is said with it. */
export function spotsOf(shown: Shown, ears: Ears): Map<string, SpotWords> {
  const heard = hearing(ears);
  const found = new Map<string, SpotWords>();
  for (const { spots = [] } of shown.parts)
    for (const { id, name, about, marks = [] } of spots) {
      const said = [heard(about), ...marks.map((mark) => heard(mark.label))].filter(Boolean).map(asSentence);
      const parts = said.map((part) => part.replace(/\.$/, ""));
      found.set(id, { name: asSentence(heard(name)), about: parts.join(". ") });
    }
  return found;
}
