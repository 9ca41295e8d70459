/** The sign and the ground of each time at which something works. */
import type { When } from "./faces";

export const SIGN_OF_TIME: Record<When, string> = {
  now: "bolt",
  ongoing: "ongoing",
  income: "hourglass",
  endgame: "ending",
};

export const TINT_OF_TIME: Record<When, string> = {
  now: "var(--brass-pale)",
  ongoing: "var(--coral-pale)",
  income: "var(--palm-pale)",
  endgame: "var(--sea-pale)",
};
