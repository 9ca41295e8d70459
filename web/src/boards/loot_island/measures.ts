/**
 * One geometry for all sizes: the island in the middle with a bay for the ship in each corner, eight piers with the stacks,
 * and each column a row of cards that grows outwards from its pier.
 */

export interface Measures {
  width: number;
  height: number;
  /** The middle of the island. */
  cx: number;
  /** From one row of landings to the next, and the first. */
  row: number;
  top: number;
  /** A card in a column, and at most from one to the next. */
  card: { w: number; h: number };
  pitch: number;
  /** The plaque over a column. */
  head: number;
  /** From the middle of the island to a column, its length, and from the middle to its pier: north and south, west and east. */
  gapNorth: number;
  gapWest: number;
  longNorth: number;
  longWest: number;
  pierNorth: number;
  pierWest: number;
  pierWidth: number;
  /** Half the island, and how deep its bays are. */
  a: number;
  b: number;
  bay: number;
  /** Half a compass. */
  disc: number;
  ship: number;
  shipIn: number;
  /** The brass plate of a coast: how far inside the shore, in the north and south and at the sides. */
  plate: { inset: number; side: number; w: number; h: number; font: number };
  waves: number;
  /** How far what is told over a column reaches from it towards the shore. */
  over: number;
  /** Small screens have room for one's own turns of picking only. */
  short: boolean;
}

export const DESK: Measures = {
  width: 1026,
  height: 494,
  cx: 424,
  row: 121,
  top: 6,
  card: { w: 52, h: 72 },
  pitch: 30,
  head: 26,
  gapNorth: 63,
  gapWest: 174,
  longNorth: 231,
  longWest: 238,
  pierNorth: 37,
  pierWest: 150,
  pierWidth: 26,
  a: 131,
  b: 112,
  bay: 38,
  disc: 19.5,
  ship: 76,
  shipIn: 12,
  plate: { inset: 25, side: 25, w: 78, h: 26, font: 16 },
  waves: 46,
  over: 4,
  short: false,
};

export const PHONE: Measures = {
  width: 374,
  height: 386,
  cx: 187,
  row: 95,
  top: 4,
  card: { w: 38, h: 54 },
  pitch: 20,
  head: 20,
  gapNorth: 42,
  gapWest: 72,
  longNorth: 138,
  longWest: 110,
  pierNorth: 24,
  pierWest: 58,
  pierWidth: 15,
  a: 56,
  b: 84,
  bay: 17,
  disc: 13,
  ship: 44,
  shipIn: 8,
  plate: { inset: 17, side: 3, w: 54, h: 19, font: 12 },
  waves: 24,
  over: 14,
  short: true,
};

/** A phone with its browser's bars is as wide, and much lower. */
export const LOW: Measures = {
  ...PHONE,
  height: 252,
  row: 62,
  top: 2,
  card: { w: 26, h: 36 },
  pitch: 17,
  head: 16,
  gapNorth: 38,
  gapWest: 68,
  longNorth: 142,
  longWest: 112,
  pierNorth: 22,
  pierWest: 55,
  pierWidth: 12,
  a: 52,
  b: 56,
  bay: 14,
  disc: 10.5,
  ship: 34,
  shipIn: 6,
  plate: { inset: 12, side: 9, w: 46, h: 16, font: 11 },
  waves: 18,
  over: 2,
};

/** Where a landing is drawn. */
export interface Place {
  /** The column grows to the right (1) or to the left (-1). */
  way: 1 | -1;
  /** From the top: 0 north, 3 south. */
  row: number;
  /** The end of the column at the pier. */
  inner: number;
  long: number;
  /** The left edge of its zone. */
  left: number;
  /** The top of the plaque, and of the cards. */
  y: number;
  cards: number;
  /** The foot of the stack. */
  pier: { x: number; y: number };
}

/** Landing by landing as they are numbered: clockwise from the left one in the north. */
const ROWS: readonly [row: number, way: 1 | -1][] = [
  [0, -1],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [3, -1],
  [2, -1],
  [1, -1],
];

export function placesOf(m: Measures): Place[] {
  return ROWS.map(([row, way]) => {
    const north = row === 0 || row === 3;
    const inner = m.cx + way * (north ? m.gapNorth : m.gapWest);
    const long = north ? m.longNorth : m.longWest;
    const y = m.top + m.row * row;
    const foot = y + m.head + m.card.h * (row === 3 ? 0.66 : 0.98);
    const pier = { x: m.cx + way * (north ? m.pierNorth : m.pierWest), y: foot };
    return { way, row, inner, long, left: way > 0 ? inner : inner - long, y, cards: y + m.head + 4, pier };
  });
}

/** The middle of the island from the top. */
export function middle(m: Measures): number {
  return m.top + m.row * 2 - 4;
}

/** From one card of a column to the next, so that all of them stay on their landing. */
export function pitchOf(m: Measures, long: number, cards: number): number {
  return cards > 1 ? Math.min(m.pitch, (long - m.card.w) / (cards - 1)) : 0;
}

/** The left edge of a card of a column. */
export function cardAt(m: Measures, place: Place, nth: number, pitch: number): number {
  return place.way > 0 ? place.inner + nth * pitch : place.inner - m.card.w - nth * pitch;
}

/** Which way a corner lies from the middle, clockwise from the north-west. */
export const CORNERS: readonly [x: number, y: number][] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** Which way a coast lies from the middle: north, east, south, west. */
export const COASTS: readonly [x: number, y: number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Degrees that the bow points to, from the right clockwise, at a corner. */
export function headingOf(corner: number, facing: number): number {
  return ((facing > 0 ? corner : corner + 1) * 90) % 360;
}

/** The shore of the island, `grown` times as wide and high. */
export function shore(m: Measures, grown = [1, 1], bay = m.bay): string {
  const [x, y, a, b, k] = [m.cx, middle(m), m.a * grown[0]!, m.b * grown[1]!, bay];
  const z = Math.min(1, a / 115);
  const at = (dx: number, dy: number): string => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  const curve = (...points: string[]): string => `C${points.join(" ")}`;
  const smooth = (...points: string[]): string => `S${points.join(" ")}`;
  return [
    `M${at(k - a, 3 * z - b)}`,
    curve(at(-a * 0.3, -b - 6 * z), at(-a * 0.1, 7 * z - b), at(a * 0.1, 2 * z - b)),
    smooth(at(a * 0.5, -b - 5 * z), at(a - k, 2 * z - b)),
    curve(at(a - k - 8, k * 0.7 - b), at(a - k * 0.7, k - b - 6), at(a - 3 * z, k - b)),
    curve(at(a + 5 * z, -b * 0.3), at(a - 7 * z, 0), at(a - z, b * 0.3)),
    smooth(at(a + 5 * z, b * 0.5), at(a - 2 * z, b - k)),
    curve(at(a - k * 0.7, b - k + 8), at(a - k - 6, b - k * 0.7), at(a - k, b - 2 * z)),
    curve(at(a * 0.3, b + 6 * z), at(0, b - 7 * z), at(-a * 0.2, b)),
    smooth(at(-a * 0.6, b + 4 * z), at(k - a, b - 3 * z)),
    curve(at(k - a + 7, b - k * 0.7), at(k * 0.7 - a, b - k + 6), at(3 * z - a, b - k)),
    curve(at(-a - 6 * z, b * 0.3), at(7 * z - a, 0), at(z - a, -b * 0.3)),
    smooth(at(-a - 5 * z, -b * 0.5), at(2 * z - a, k - b)),
    curve(at(k * 0.7 - a, k - b - 7), at(k - a + 6, k * 0.6 - b), at(k - a, 3 * z - b)),
    "z",
  ].join("");
}

/** Cubes as a heap, from the bottom up, left to right; those beyond the thirteenth lie in a row beside the top. */
export function heaped(size: number, cubes = 0): { x: number; y: number }[] {
  const heap = [5, 4, 3, 1].flatMap((many, row) =>
    Array.from({ length: many }, (_, nth) => ({ x: (nth - (many - 1) / 2) * size * 0.98, y: -row * size * 0.84 })),
  );
  const beside = Array.from({ length: Math.max(0, cubes - heap.length) }, (_, nth) => ({ x: (nth + 1.2) * size, y: heap.at(-1)!.y }));
  return [...heap, ...beside];
}
