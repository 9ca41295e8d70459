/** Crosses in ink, drawn by hand: no two alike, each always the same. */
import { dice } from "../shore";

/** Two strokes over a box of 40, as the paths of an SVG. */
export function strokes(card: string, box: string): [string, string] {
  const roll = dice(`${card}/${box}`);
  const off = (far: number) => (roll() * 2 - 1) * far;
  const say = (...numbers: number[]) => numbers.map((number) => number.toFixed(1)).join(" ");
  const bend = () => say(20 + off(2.5), 20 + off(2.5));
  return [
    `M${say(7 + off(2), 7.5 + off(2))}Q${bend()} ${say(33 + off(2), 32.5 + off(2))}`,
    `M${say(33 + off(2), 7.5 + off(2))}Q${bend()} ${say(7 + off(2), 32.5 + off(2))}`,
  ];
}
