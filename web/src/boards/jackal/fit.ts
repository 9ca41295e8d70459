/** How the island fits into its box: how large it is, and where there is room for what stands beside it. */
import { UNIT } from "./geometry";

/** Units of sea at the left and right, and above and below: on a phone more. */
export const SIDE = 20;
const BRINK = { desk: 24, phone: 42 };
/** Pixels of free height that a strip below needs. */
const STRIP = 118;
/** Pixels of free width from which on there is open water at the sides. */
const SIDES = 360;
/** Pixels of width or height below which fingers are used. */
const NARROW = 500;
/** Rows of an island whose corners have little room. */
const SMALL = 10;

export interface Fit {
  /** Units of sea above and below. */
  brink: number;
  /** The island with its sea, in units. */
  wide: number;
  high: number;
  /** Pixels of a unit. */
  scale: number;
  /** Where numbers stand: in a strip below, in the water at the sides, or in the corners of the island. */
  room: "strip" | "sides" | "corners";
  /** What is still hidden stands there for good. */
  listed: boolean;
  /** On a phone there is room below for something that a finger can hit. */
  touched: boolean;
  /** On a low one there is not: there the lens lies over the sea and a corner of the island, if it is wanted. */
  folded: boolean;
  /** What stands there is to be small. */
  small: boolean;
}

/** In a box of so many pixels, an island of so many cells. */
export function fitOf(width: number, height: number, columns: number, rows: number): Fit {
  const narrow = Math.min(width, height) < NARROW;
  const brink = narrow ? BRINK.phone : BRINK.desk;
  const [wide, high] = [columns * UNIT + 2 * SIDE, rows * UNIT + 2 * brink];
  const scale = Math.min(width / wide, height / high);
  const room = height - high * scale >= STRIP ? "strip" : width - wide * scale >= SIDES ? "sides" : "corners";
  return {
    brink,
    wide,
    high,
    scale,
    room,
    listed: room === "sides" || (room === "strip" && !narrow),
    touched: room === "strip" && narrow,
    folded: width > 0 && narrow && room !== "strip",
    small: narrow || (room === "corners" && rows < SMALL),
  };
}
