/** How fast the moves of the others are shown. */
export const PACES = ["calm", "brisk", "once"] as const;

export type Pace = (typeof PACES)[number];

/** In milliseconds. */
export interface Tempo {
  /** A small step of an opponent. */
  step: number;
  /** The longest that the page stays behind the table for one opponent's turn, and for all of them together. */
  turn: number;
  all: number;
}

const TEMPI: Record<Pace, Tempo> = {
  calm: { step: 900, turn: 5000, all: 12_000 },
  brisk: { step: 450, turn: 2500, all: 6000 },
  once: { step: 0, turn: 0, all: 0 },
};

/** Where nothing may move a step is an outline, which is quickly seen. */
const STILL = 300;

export function tempoOf(pace: Pace, moving: boolean): Tempo {
  const tempo = TEMPI[pace];
  return moving ? tempo : { ...tempo, step: Math.min(STILL, tempo.step) };
}
