/** What a crossing brings: points as the server foretells them, the rest as it can be seen on the card. */
import type { Preview } from "../../lib/types";
import { boxesOf, isFull, type Working } from "./boxes";
import type { Placement } from "./placing";

export interface Yield {
  coins: number;
  coinsLost: number;
  palms: number[];
  palmsLost: number;
  extras: number;
  completes: boolean;
}

export function yieldOf(placement: Placement, working: Working, preview: Preview | null, seat: number): Yield {
  const own = (preview?.move === placement.id ? preview.events : []).filter((event) => event.args["seat"] === seat);
  const count = (kind: string) => own.filter((event) => event.kind === kind).length;
  const crosses = boxesOf(working.card).filter((box) => box.sign === "cross" && placement.names.includes(box.name));
  return {
    coins: count("coin"),
    coinsLost: count("coin-forfeited"),
    palms: own.filter((event) => event.kind === "palm").map((event) => Number(event.args["points"])),
    palmsLost: count("palm-forfeited"),
    // Whoever is finished gets no extra box any more, whatever was crossed.
    extras: count("finished") ? 0 : crosses.length,
    completes: isFull(working.card, working.crossed, placement.names),
  };
}
