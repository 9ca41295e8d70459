/** Coasts: a line around the boxes of an island with some irregularity, always the same for the same dice. */

export interface Point {
  x: number;
  y: number;
}

const OFF_SHORE = 0.17; // how far the coast lies outside the boxes, in boxes
const ROUGH = 0.075; // how far it strays from there
const ON_AN_EDGE = [0.2, 0.5, 0.8];

/** Numbers from 0 to 1 that follow from a text. (FNV-1a, then mulberry32) */
export function dice(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface Edge {
  from: Point;
  to: Point;
}

/** The coast of all this land as the path of an SVG, in boxes. */
export function coastOf(land: Point[], roll: () => number): string {
  return rings(land)
    .map((ring) => smooth(shore(ring, roll)))
    .join("");
}

/** The edges between land and sea, land on the right hand. */
function edges(cells: Point[]): Edge[] {
  const land = new Set(cells.map((cell) => `${cell.x},${cell.y}`));
  const isLand = (x: number, y: number) => land.has(`${x},${y}`);
  return cells.flatMap(({ x, y }) => {
    const found: Edge[] = [];
    if (!isLand(x, y - 1)) found.push({ from: { x, y }, to: { x: x + 1, y } });
    if (!isLand(x + 1, y)) found.push({ from: { x: x + 1, y }, to: { x: x + 1, y: y + 1 } });
    if (!isLand(x, y + 1)) found.push({ from: { x: x + 1, y: y + 1 }, to: { x, y: y + 1 } });
    if (!isLand(x - 1, y)) found.push({ from: { x, y: y + 1 }, to: { x, y } });
    return found;
  });
}

/** The edges joined to rings: one around the island, one around each lagoon. */
function rings(cells: Point[]): Edge[][] {
  const left = edges(cells);
  const found: Edge[][] = [];
  for (let edge = left.pop(); edge; edge = left.pop()) {
    const ring = [edge];
    for (let next = follower(edge, left); next; next = follower(next, left)) ring.push(next);
    found.push(ring);
  }
  return found;
}

/** The edge that goes on where this one ends; where two boxes touch with their corners, the one around the same box. */
function follower(edge: Edge, left: Edge[]): Edge | undefined {
  const goesOn = left.filter((next) => next.from.x === edge.to.x && next.from.y === edge.to.y);
  const rightTurn = { x: edge.to.x - (edge.to.y - edge.from.y), y: edge.to.y + (edge.to.x - edge.from.x) };
  const chosen = goesOn.find((next) => next.to.x === rightTurn.x && next.to.y === rightTurn.y) ?? goesOn[0];
  if (chosen) left.splice(left.indexOf(chosen), 1);
  return chosen;
}

/** Points along a ring, off the shore. */
function shore(ring: Edge[], roll: () => number): Point[] {
  return ring.flatMap(({ from, to }) =>
    ON_AN_EDGE.map((part) => {
      const off = OFF_SHORE + (roll() * 2 - 1) * ROUGH;
      const along = part + (roll() - 0.5) * 0.08;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      return { x: from.x + dx * along + dy * off, y: from.y + dy * along - dx * off };
    }),
  );
}

/** A closed smooth line through points. (Catmull-Rom as cubic curves) */
function smooth(points: Point[]): string {
  const at = (k: number) => points[(k + points.length) % points.length] as Point;
  const say = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const curves = points.map((point, k) => {
    const [before, next, after] = [at(k - 1), at(k + 1), at(k + 2)];
    const first = say(point.x + (next.x - before.x) / 6, point.y + (next.y - before.y) / 6);
    const second = say(next.x - (after.x - point.x) / 6, next.y - (after.y - point.y) / 6);
    return `C${first} ${second} ${say(next.x, next.y)}`;
  });
  return `M${say(at(0).x, at(0).y)}${curves.join("")}Z`;
}
