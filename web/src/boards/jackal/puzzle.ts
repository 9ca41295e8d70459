/** The crew of a puzzle is drawn in three colours, one a pirate. */
import type { JackalView } from "../../lib/types";

export const PIRATES = ["white", "yellow", "red"] as const;

export function coloured(view: JackalView): JackalView {
  const figures = view.figures.map((figure, k) => ({ ...figure, crew: PIRATES[k] ?? figure.crew }));
  return { ...view, figures, waker: null };
}
