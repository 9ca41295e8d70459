/** What the log still tells: who laid which card since the reader's last turn, and who closed which small island. */
import type { LogLine } from "../../lib/types";

/** What ends a turn of the reader's. */
const OWN = new Set(["laid", "paid", "passed"]);

/** The cards that the others laid since then, each with its party. */
export function laidSince(log: LogLine[], reader: number): Map<string, number> {
  const found = new Map<string, number>();
  for (let place = log.length - 1; place >= 0; place--) {
    const { kind, args, about } = log[place]!;
    if (about.seat === reader && OWN.has(kind)) break;
    const card = args["card"];
    if (kind === "laid" && typeof card === "string" && typeof about.seat === "number") found.set(card, about.seat);
  }
  return found;
}

/** Who used each small island in this round; -1 for the event. */
export function closedBy(log: LogLine[]): Map<string, number> {
  const found = new Map<string, number>();
  for (let place = log.length - 1; place >= 0; place--) {
    const { kind, args, about } = log[place]!;
    if (kind === "round") break;
    const tile = args["tile"];
    if ((kind === "island-used" || kind === "island-closed") && typeof tile === "string") found.set(tile, about.seat ?? -1);
  }
  return found;
}
