/** Who stands where on the island: every figure that is drawn there, with its spot and the ground under it. */
import type { JackalView } from "../../lib/types";
import { type Stand, stands } from "./geometry";
import type { Cell, Figure } from "./types";

export interface Person {
  figure: Figure;
  spot: string;
  ground: string;
  at: Stand;
  swims: boolean;
  /** Coins on the shoulder of one who is on his way. */
  coins: number;
}

export function spotOf(figure: string): string {
  return `pirate:${figure}`;
}

/** The cell where a figure is drawn; one that waits for a choice on its way stands where it has come to. */
export function cellOf(view: JackalView, figure: Figure): string | null {
  return view.journey?.figure === figure.id ? view.journey.cell : figure.cell;
}

export function peopleOf(view: JackalView): Person[] {
  return view.cells.flatMap((cell) => {
    const here = view.figures.filter((figure) => cellOf(view, figure) === cell.cell && isThere(view, figure));
    return stands(cell, here).map((at, k) => personAt(view, cell, here[k]!, at));
  });
}

/** Not in a boat, not on the ship and not dead. */
function isThere(view: JackalView, figure: Figure): boolean {
  return view.journey?.figure === figure.id || (figure.aboard === null && figure.cell !== null);
}

function personAt(view: JackalView, cell: Cell, figure: Figure, at: Stand): Person {
  const going = view.journey?.figure === figure.id;
  const swims = cell.zone === "sea" && !going;
  return {
    figure,
    spot: spotOf(figure.id),
    ground: `tile:${cell.cell}`,
    at,
    swims,
    coins: going ? (view.journey?.coins ?? 0) : 0,
  };
}

/** Who swims now and did not in the scene before. */
export function plungedIn(before: JackalView, now: JackalView): Set<string> {
  const swimmers = (view: JackalView) => peopleOf(view).filter(({ swims }) => swims).map(({ figure }) => figure.id);
  const wet = new Set(swimmers(before));
  return new Set(swimmers(now).filter((figure) => !wet.has(figure)));
}

/** Those who sit in a boat; one who has left it on his way does not. */
export function aboard(view: JackalView, boat: string): Figure[] {
  return view.figures.filter((figure) => figure.aboard === boat && view.journey?.figure !== figure.id);
}
