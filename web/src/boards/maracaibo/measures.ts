/** Where things lie on the map: 1084 by 522, the sea above, the mainland with its track along the south coast. */
import type { NodeFace } from "./faces";

export const MAP = { width: 1084, height: 522 };
export const CARD = { width: 94, height: 82 };
const STEP = { x: 100, y: 98 };
const ORIGIN = { x: 54, y: 9 };
/** As many cards of full size as fit; a larger sea is drawn smaller. */
const ROOM = { columns: 9, rows: 4 };

export interface Point {
  x: number;
  y: number;
}

/** How much smaller than usual the cards of this sea are. */
export function scaleOf(rows: string[]): number {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return Math.min(1, ROOM.columns / columns, ROOM.rows / Math.max(1, rows.length));
}

/** The upper left corner of a cell; columns and rows count from 0. */
export function corner(column: number, row: number, scale: number): Point {
  return { x: ORIGIN.x + column * STEP.x * scale, y: ORIGIN.y + row * STEP.y * scale };
}

/** Column and row of a space such as `c5r2`, from 0; null for the harbours. */
export function cellOf(space: string): [column: number, row: number] | null {
  const found = /^c(\d+)r(\d+)$/.exec(space);
  return found ? [Number(found[1]) - 1, Number(found[2]) - 1] : null;
}

export function cornerOf(space: string, scale: number): Point | null {
  const cell = cellOf(space);
  return cell ? corner(cell[0], cell[1], scale) : null;
}

const HARBOURS: Record<string, Point & { dx: number; dy: number }> = {
  start: { x: 12, y: 38, dx: 0, dy: 92 },
  gulf: { x: 944, y: 190, dx: 25, dy: 0 },
  maracaibo: { x: 944, y: 362, dx: 27, dy: 0 },
};

/** Where the ship of a seat lies: in the water below its card, beside those that came before, or in a harbour. */
export function berth(space: string, place: number, beside: number, scale: number): Point {
  const found = cornerOf(space, scale);
  if (found) {
    const apart = beside > 3 ? 17 : 22;
    return { x: found.x + (beside > 1 ? 1 + place * apart : 5) * scale, y: found.y + (CARD.height - 3) * scale };
  }
  const harbour = HARBOURS[space] ?? HARBOURS["start"]!;
  return { x: harbour.x + place * harbour.dx, y: harbour.y + place * harbour.dy };
}

/** An island of two cells, and whether it stands upright. */
export interface IslandPlace extends Point {
  upright: boolean;
}

const LETTER: Record<string, string> = { gold: "G", emerald: "E", pearl: "P" };

export function islandPlace(rows: string[], treasure: string, scale: number): IslandPlace | null {
  const letter = LETTER[treasure] ?? "";
  const row = rows.findIndex((each) => each.includes(letter));
  const column = rows[row]?.indexOf(letter) ?? -1;
  if (!letter || column < 0) return null;
  return { ...corner(column, row, scale), upright: rows[row + 1]?.[column] === letter };
}

/** Free water for the deck of the second tier: the last cell that nothing lies on. */
export function freeCell(rows: string[]): [column: number, row: number] | null {
  for (let row = rows.length - 1; row >= 0; row--) {
    const column = rows[row]!.lastIndexOf(".");
    if (column >= 0) return [column, row];
  }
  return null;
}

/** The longest stretch of free water in the last row, before the deck: where a chart has its rose. */
export function openWater(rows: string[], scale: number): { x: number; y: number; width: number } | null {
  const last = rows.length - 1;
  const found = /\.{4,}$/.exec(rows[last] ?? "");
  if (!found) return null;
  const from = corner(found.index, last, scale);
  return { x: from.x, y: from.y + (CARD.height * scale) / 2, width: (found[0].length - 1) * STEP.x * scale };
}

/** Pairs of neighbouring cards, joined by a channel. */
export function channels(spaces: string[], scale: number): string {
  const known = new Set(spaces);
  const paths: string[] = [];
  for (const space of spaces) {
    const [column, row] = cellOf(space) ?? [0, 0];
    const at = corner(column, row, scale);
    if (known.has(`c${column + 2}r${row + 1}`))
      paths.push(`M${at.x + (CARD.width - 2) * scale} ${at.y + (CARD.height / 2) * scale}h${12 * scale}`);
    if (known.has(`c${column + 1}r${row + 2}`))
      paths.push(`M${at.x + (CARD.width / 2) * scale} ${at.y + CARD.height * scale}v${18 * scale}`);
  }
  return paths.join("");
}

// The exploration track

const LAND = { left: 25, right: 1058, top: 416, bottom: 504 };

export class Land {
  readonly #left: number;
  readonly #top: number;
  readonly #dx: number;
  readonly #dy: number;
  readonly #nodes: Map<string, NodeFace>;

  constructor(readonly track: NodeFace[]) {
    const across = track.map((node) => node.at[0]);
    const down = track.map((node) => node.at[1]);
    this.#left = Math.min(...across);
    this.#top = Math.min(...down);
    this.#dx = (LAND.right - LAND.left) / Math.max(1, Math.max(...across) - this.#left);
    this.#dy = (LAND.bottom - LAND.top) / Math.max(1, Math.max(...down) - this.#top);
    this.#nodes = new Map(track.map((node) => [node.id, node]));
  }

  at(node: NodeFace): Point {
    return { x: LAND.left + (node.at[0] - this.#left) * this.#dx, y: LAND.top + (node.at[1] - this.#top) * this.#dy };
  }

  named(id: string): NodeFace | undefined {
    return this.#nodes.get(id);
  }

  /** Is there a space right above this one, where an explorer's hat would be in the way? */
  covered(node: NodeFace): boolean {
    return this.track.some((each) => each.at[0] === node.at[0] && each.at[1] === node.at[1] - 1);
  }

  /** How wide the rivers' banks lie: the middle between the last space before each and the first behind it. */
  get rivers(): number[] {
    const most = Math.max(0, ...this.track.map((node) => node.river));
    return Array.from({ length: most }, (_, crossed) => {
      const before = Math.max(...this.track.filter((node) => node.river <= crossed).map((node) => this.at(node).x));
      const behind = Math.min(...this.track.filter((node) => node.river > crossed).map((node) => this.at(node).x));
      return (before + behind) / 2;
    });
  }

  get trails(): string {
    const ends = this.track.flatMap((node) =>
      node.to.flatMap((id) => {
        const next = this.#nodes.get(id);
        return next ? [[this.at(node), this.at(next)] as const] : [];
      }),
    );
    return ends.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("");
  }
}
