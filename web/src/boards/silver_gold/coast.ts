/** The island of a card: its coast and its waves, always the same for the same card. */
import { coastOf, dice, type Point } from "../shore";
import { boxesOf, type Card } from "./boxes";

export interface Island {
  /** The coast as the path of an SVG, in boxes. */
  coast: string;
  /** Where waves are drawn on the open sea. */
  waves: Point[];
}

const drawn = new Map<string, Island>();

export function islandOf(card: Card): Island {
  const known = drawn.get(card.id);
  if (known) return known;
  const roll = dice(card.id);
  const island = {
    coast: coastOf(
      boxesOf(card).map(({ column, row }) => ({ x: column, y: row })),
      roll,
    ),
    waves: waves(card, roll),
  };
  drawn.set(card.id, island);
  return island;
}

/** Waves in the bays: on boxes of sea that the rows show, some of them. */
function waves(card: Card, roll: () => number): Point[] {
  const sea = card.rows.flatMap((line, row) =>
    [...line].flatMap((letter, column) => (letter === "~" ? [{ x: column + 0.5, y: row + 0.5 }] : [])),
  );
  return sea.filter(() => roll() < 0.8).map(({ x, y }) => ({ x: x + (roll() - 0.5) * 0.3, y: y + (roll() - 0.5) * 0.3 }));
}
