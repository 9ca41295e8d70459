/** How everybody's points grew, as lines of a chart: a step at each ply after which they are others. */
import type { Course } from "../lib/types";

export interface Box {
  wide: number;
  high: number;
}

/** The room of a chart's lines. */
export const BOX: Box = { wide: 300, high: 150 };

export interface Line {
  seat: number;
  /** A path of an SVG. */
  path: string;
  /** Where it ends. */
  end: { x: number; y: number };
}

export interface Drawn {
  lines: Line[];
  /** Round figures across, with their height. */
  marks: { points: number; y: number }[];
  /** Where rounds begin. */
  rounds: number[];
}

const MARKS = 4; // lines across, about

export function drawCourse({ plies, points, rounds }: Course, { wide, high }: Box): Drawn {
  const all = points.flatMap(([, ...scores]) => scores);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (ply: number) => round((ply / Math.max(1, plies)) * wide);
  const y = (value: number) => round(high - ((value - least) / (most - least)) * high);
  const seats = (points[0]?.length ?? 1) - 1;
  const lines = Array.from({ length: seats }, (_, seat): Line => {
    const steps = points.map((row) => ({ x: x(row[0] ?? 0), y: y(row[seat + 1] ?? 0) }));
    const last = steps.at(-1) ?? { x: 0, y: high };
    const path = `M${steps.map((step) => `${step.x} ${step.y}`).join("L")}L${wide} ${last.y}`;
    return { seat, path, end: { x: wide, y: last.y } };
  });
  return { lines, marks: marksOf(least, most).map((value) => ({ points: value, y: y(value) })), rounds: rounds.map(x) };
}

/** Round figures between the least and the most. */
function marksOf(least: number, most: number): number[] {
  const rough = (most - least) / MARKS;
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const apart = [1, 2, 5, 10].map((k) => k * ten).find((step) => step >= rough) ?? 1;
  const first = Math.ceil(least / apart) * apart;
  return Array.from({ length: Math.floor((most - first) / apart) + 1 }, (_, k) => first + k * apart);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Names at the ends of lines: as near to them as they can stand without touching. */
export function apart(heights: number[], least: number): number[] {
  const order = heights.map((y, seat) => ({ y, seat })).sort((one, other) => one.y - other.y);
  let above = -Infinity;
  for (const each of order) each.y = above = Math.max(each.y, above + least);
  return heights.map((_, seat) => order.find((each) => each.seat === seat)!.y);
}
