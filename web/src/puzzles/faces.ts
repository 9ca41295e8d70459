/** Tiles of the box as boards draw them. */
import type { Tile } from "../boards/jackal/types";
import type { PuzzleTile } from "../lib/types";

export function faceOf({ tile, kind, directions, amount }: PuzzleTile): Tile {
  return { id: tile, kind, turns: 0, directions, amount, used: false };
}
