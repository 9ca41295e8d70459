/** What the move that is pointed at will surely do, for the drawing: the whole way, who dies, what is met, the bear's step. */
import type { Preview } from "../../lib/types";
import type { Spoken } from "../../table/choosing.svelte";
import { DEATHS, type Sign, SIGNS } from "./signs/signs";

export interface Foretold {
  /** Spots from where it starts to where it ends. */
  way: string[];
  /** The figure that goes; "" for a boat. */
  figure: string;
  coins: number;
  /** The one who goes dies. */
  deadly: boolean;
  signs: Sign[];
  /** Where the bear goes then. */
  bear: string;
}

const ARRIVALS = new Set(["passes", "moved", "swims", "back"]);

export function foretell(choice: Spoken, kind: string, preview: Preview | null): Foretold {
  const figure = choice.start.find((spot) => spot.startsWith("pirate:"))?.slice("pirate:".length) ?? "";
  // One points at the first cell of a shot; the bullet flies on.
  const shot = kind === "shoot";
  const way = [...choice.start.slice(0, 1), ...(shot ? [...choice.goal, ...choice.way] : [...choice.way, ...choice.goal])];
  const found: Foretold = { way, figure: shot ? "" : figure, coins: 0, deadly: false, signs: [], bear: "" };
  if (preview?.move !== choice.move) return found;
  for (const { kind, args } of preview.events) {
    const own = !args["figure"] || args["figure"] === figure;
    if (kind === "bear-moved") found.bear = String(args["cell"]);
    else if (ARRIVALS.has(kind) && own) arrive(found, `tile:${args["cell"]}`, Number(args["coins"] ?? 0));
    else if (kind === "aboard" && own) arrive(found, `boat:${args["boat"]}`, 0);
    if (DEATHS.has(kind) && args["figure"] === figure) found.deadly = true;
    const sign = SIGNS[kind];
    if (sign && !found.signs.some((each) => each.sign === sign.sign)) found.signs.push(sign);
  }
  return found;
}

function arrive(found: Foretold, spot: string, coins: number): void {
  if (found.way.at(-1) !== spot) found.way.push(spot);
  found.coins = coins;
}
