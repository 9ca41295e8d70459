import type { View } from "./types";

/** Is the question the same as before, with nothing played that one can see? Others may have answered it meanwhile. */
export function asksTheSame(before: View | null, now: View | null): boolean {
  if (!before?.prompt || !now?.prompt || before.ply !== now.ply) return false;
  return before.prompt.kind === now.prompt.kind && answers(before) === answers(now);
}

function answers({ prompt }: View): string {
  return prompt!.moves.map(({ id }) => id).join();
}
