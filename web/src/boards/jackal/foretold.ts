/** What the move that is pointed at will surely do, for the drawing: the whole way, who dies, what is met, the bear's step. */
import type { Preview } from "../../lib/types";
import type { Spoken } from "../../table/choosing.svelte";
import { type Sign, SIGNS } from "./signs/signs";

export interface Foretold {
  /** Spots from where it starts to where it ends. */
  way: string[];
  /** The figure that goes; "" for a boat. */
  figure: string;
  coins: number;
  /** The one who goes dies. */
  deadly: boolean;
  signs: Sign[];
  /** The spot where the bear goes then. */
  bear: string;
}

export function foretell(choice: Spoken, kind: string, preview: Preview | null): Foretold {
  const figure = choice.start.find((spot) => spot.startsWith("pirate:"))?.slice("pirate:".length) ?? "";
  // One points at the first cell of a shot; the bullet flies on.
  const shot = kind === "shoot";
  const way = [...choice.start.slice(0, 1), ...(shot ? [...choice.goal, ...choice.way] : [...choice.way, ...choice.goal])];
  const found: Foretold = { way, figure: shot ? "" : figure, coins: 0, deadly: false, signs: [], bear: "" };
  if (preview?.move !== choice.move) return found;
  const { way: on = [], lost = false, sure = [] } = preview.foretold;
  for (const spot of on) if (!way.includes(spot)) way.push(spot);
  found.deadly = lost;
  for (const { what, spot = "", count = 0 } of sure) {
    if (what === "bear") found.bear = spot;
    if (what === "carries") found.coins = count;
    const sign = SIGNS[what];
    if (sign && !found.signs.some((each) => each.sign === sign.sign)) found.signs.push(sign);
  }
  return found;
}
