/** Where each spot lies on the board, for lines and for what stands beside it. */
import type { JackalView } from "../../lib/types";
import type { Point } from "../shore";
import { berth, middle } from "./geometry";
import { cellOf } from "./people";

const CHEST = 26; // units from the middle of a tile down to the feet of who stands there

export function placer(view: JackalView): (spot: string) => Point | null {
  const cells = new Map(view.cells.map((cell) => [cell.cell, cell]));
  const at = (name: string | null) => {
    const cell = name === null ? undefined : cells.get(name);
    return cell ? middle(cell) : null;
  };
  const boat = (colour: string): Point | null => {
    const cell = view.cells.find((each) => each.boat === colour);
    return cell ? berth(cell) : null;
  };
  return (spot) => {
    const [kind, name = ""] = spot.split(":");
    if (kind === "tile") return at(name);
    if (kind === "boat" || kind === "bottle") return boat(name);
    if (kind === "bear") return at(view.bear);
    const figure = view.figures.find((each) => each.id === name);
    if (!figure) return null;
    const standing = at(cellOf(view, figure));
    if (standing) return { x: standing.x + 10, y: standing.y + CHEST / 2 };
    return figure.aboard ? boat(figure.aboard) : null;
  };
}
