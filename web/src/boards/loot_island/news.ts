/** What the log still tells: who laid which card, who closed which small island, and where compasses came from. */
import type { LogLine, LootIslandView } from "../../lib/types";

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

/** The cards that were laid last, and where; nothing else was done since but what they brought. */
export function lastPlay(log: LogLine[]): { landing: number | null; cards: string[] } {
  const found: { landing: number | null; cards: string[] } = { landing: null, cards: [] };
  for (let place = log.length - 1; place >= 0; place--) {
    const { kind, args } = log[place]!;
    if (kind === "laid") {
      found.landing = Number(args["landing"]);
      found.cards.unshift(String(args["card"]));
    } else if (found.cards.length || !BROUGHT.has(kind)) break;
  }
  return found;
}

/** What cards bring as soon as they lie. */
const BROUGHT = new Set(["cubes-taken", "cubes-dropped", "drew", "drew-hidden", "maps-shuffled", "copied"]);
/** The icons that are offered to everybody at the landing. */
const OFFERED = new Set(["draw", "discard"]);

/** What somebody is asked whose turn it is not: the icons of the cards that were laid last. */
export function offeredTo(view: LootIslandView, log: LogLine[], seat: number): string[] {
  if (!view.deciders.includes(seat) || view.active === null || seat === view.active) return [];
  const icons = lastPlay(log).cards.flatMap((card) => view.maps[card]?.icon ?? []);
  return [...new Set(icons)].filter((icon) => OFFERED.has(icon));
}

/** The discarded map card that lies on top, as far as the log tells: the view has them in order. */
export function topDiscard(view: LootIslandView, log: LogLine[]): string | undefined {
  for (let place = log.length - 1; place >= 0; place--) {
    const { kind, args } = log[place]!;
    const cards = args["cards"];
    const last = (kind === "paid" || kind === "tossed") && Array.isArray(cards) ? String(cards.at(-1)) : "";
    if (view.map_discards.includes(last)) return last;
    if (kind === "round" || kind === "maps-shuffled") break;
  }
  return view.map_discards.at(-1);
}

/** Compasses that went from one landing to another between two views: where each of them was, by party and landing. */
export function movedDiscs(before: LootIslandView | null, now: LootIslandView): Map<string, number> {
  const found = new Map<string, number>();
  for (const [party, { landings }] of now.players.entries()) {
    const old = before?.players[party]?.landings ?? [];
    const gone = old.filter((place) => !landings.includes(place));
    const came = landings.filter((place) => !old.includes(place));
    for (const [nth, place] of came.entries()) if (gone[nth] !== undefined) found.set(`${party}:${place}`, gone[nth]!);
  }
  return found;
}
