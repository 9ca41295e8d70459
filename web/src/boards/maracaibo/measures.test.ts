import { describe, expect, it } from "vitest";
import { decksOf } from "./decks";
import type { NodeFace, SourceFace } from "./faces";
import { berth, CARD, corner, freeCell, islandPlace, Land, MAP, scaleOf } from "./measures";
import { pack } from "./packing";
import { terracesOf } from "./terraces";

const STANDARD = ["###PP####", "######GG#", "#EE######", "####....."];
const NARROWS = [".##G.####", "###G##P##", "######P#.", ".##EE###."];
const SHORE = 948; // where Gulf and Maracaibo begin
const COAST = 402; // where the land begins

describe("the map", () => {
  it.each([
    [9, 4],
    [12, 6],
    [12, 4],
    [5, 6],
  ])("holds %i columns and %i rows between the quay, the Gulf and the coast", (columns, rows) => {
    const layout = Array.from({ length: rows }, () => "#".repeat(columns));
    const scale = scaleOf(layout);
    const last = corner(columns - 1, rows - 1, scale);
    expect(last.x + CARD.width * scale).toBeLessThanOrEqual(SHORE + 6);
    expect(last.y + CARD.height * scale).toBeLessThanOrEqual(COAST);
    expect(corner(1, 0, scale).x - corner(0, 0, scale).x).toBeGreaterThan(CARD.width * scale);
    expect(corner(0, 1, scale).y - corner(0, 0, scale).y).toBeGreaterThan(CARD.height * scale);
  });

  it("finds islands that lie and islands that stand", () => {
    expect(islandPlace(STANDARD, "gold", 1)).toMatchObject({ ...corner(6, 1, 1), upright: false });
    expect(islandPlace(NARROWS, "gold", 1)).toMatchObject({ ...corner(3, 0, 1), upright: true });
    expect(islandPlace(["####"], "gold", 1)).toBeNull();
  });

  it("lays the second deck in free water, if there is any", () => {
    expect(freeCell(STANDARD)).toEqual([8, 3]);
    expect(freeCell(NARROWS)).toEqual([8, 3]);
    expect(freeCell(["##", "##"])).toBeNull();
  });

  it("lets four ships lie beside each other without covering one another", () => {
    for (const place of ["c5r2", "start", "gulf", "maracaibo"]) {
      const berths = [0, 1, 2, 3].map((ship) => berth(place, ship, 4, 1));
      for (const [ship, { x, y }] of berths.entries())
        for (const other of berths.slice(ship + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(16);
    }
  });
});

describe("the track", () => {
  const node = (id: string, at: [number, number], river: number, to: string[] = []): NodeFace => ({
    id,
    at,
    river,
    to,
    shared: false,
    fx: [],
  });

  it("fills the land however long it is, with a river before the first space behind it", () => {
    const land = new Land([node("start", [0, 3], 0, ["a"]), node("a", [1, 2], 0, ["b"]), node("b", [3, 3], 1)]);
    expect(land.at(land.named("b")!).x).toBeLessThan(MAP.width);
    expect(land.rivers).toHaveLength(1);
    expect(land.rivers[0]).toBeGreaterThan(land.at(land.named("a")!).x);
    expect(land.rivers[0]).toBeLessThan(land.at(land.named("b")!).x);
    expect(land.covered(land.named("start")!)).toBe(false);
  });
});

describe("the boards", () => {
  const slot = (id: number, zone: number): SourceFace => ({ id: `s${id}`, zone, now: [], ongoing: [], income: [] });

  it("stands slots in columns of three at most, a deck a line", () => {
    const zones = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3];
    const decks = decksOf(zones.map((zone, id) => slot(id, zone)), [2, 5, 8]);
    expect(decks.map((deck) => deck.columns.map((column) => column.length))).toEqual([[3, 3], [3, 2], [2, 2], [3]]);
    expect(decks.map((deck) => deck.barrier)).toEqual([0, 2, 5, 8]);
  });

  it("makes cards smaller only when there are many", () => {
    expect(pack(6, [90, 39], [282, 88])).toEqual({ columns: 3, rows: 2, scale: 1 });
    const many = pack(20, [90, 39], [282, 88]);
    expect(many.columns * many.rows).toBeGreaterThanOrEqual(20);
    expect(many.columns * (90 * many.scale + 4)).toBeLessThanOrEqual(282.01);
    expect(many.rows * (39 * many.scale + 4)).toBeLessThanOrEqual(88.01);
  });

  it("frames the terrace that counts now, and fills it from below", () => {
    const terraces = terracesOf([2, 2, 2, 3, 3, 4, 4, 5], 4);
    expect(terraces.map(({ spaces }) => spaces)).toEqual([[true, true], [true, true], [false, false], [false]]);
    expect(terraces.map(({ worth }) => worth)).toEqual([2, 3, 4, 5]);
  });
});
