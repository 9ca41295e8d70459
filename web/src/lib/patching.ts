/** What the server tells of a view in patches, put together again: the twin of `doubloon/core/patching.py`. */
import type { MoveOption, Patch, Shown, View } from "./types";

/** Beside patches of single things: what an object or a list is made of now. */
const MADE_OF = "<";

/** What a patch makes of older data, which stays as it is; all that has not changed is the same object as before. */
export function patched(before: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const after = Array.isArray(before)
    ? listOf(before, patch[MADE_OF] as number[] | undefined)
    : objectOf(before as Record<string, unknown>, patch[MADE_OF] as string[] | undefined);
  for (const [name, change] of Object.entries(patch)) {
    if (name !== MADE_OF) after[name] = patched(after[name], change as Patch);
  }
  return after;
}

function listOf(before: unknown[], places: number[] | undefined): Record<string, unknown> {
  const after = places ? places.map((place) => before[place]) : [...before];
  return after as unknown as Record<string, unknown>;
}

function objectOf(before: Record<string, unknown>, names: string[] | undefined): Record<string, unknown> {
  return names ? Object.fromEntries(names.map((name) => [name, before[name]])) : { ...before };
}

/** The answers to a question. */
interface Asked {
  moves: MoveOption[];
  choices: Shown["choices"];
}

/** A view and how it is shown, both without the answers to its question; those of each kind of question stay. */
export interface Look {
  view: View;
  shown: Shown | null;
  asked: Record<string, Asked>;
}

/** What is kept of a view that was told as a whole. */
export function kept(view: View, shown: Shown | null): Look {
  const { prompt } = view;
  if (!prompt) return { view, shown, asked: {} };
  const asked = { [prompt.kind]: { moves: prompt.moves, choices: shown?.choices ?? [] } };
  return { view: { ...view, prompt: { ...prompt, moves: [] } }, shown: shown && { ...shown, choices: [] }, asked };
}

/** The view of a look, with the answers to its question. */
export function seen({ view, shown, asked }: Look): { view: View; shown: Shown | null } {
  const answers = view.prompt && asked[view.prompt.kind];
  if (!view.prompt || !answers) return { view, shown };
  const prompt = { ...view.prompt, moves: answers.moves };
  return { view: { ...view, prompt }, shown: shown && { ...shown, choices: answers.choices } };
}
