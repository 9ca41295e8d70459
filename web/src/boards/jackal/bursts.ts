/** What has just happened and is gone at once: a blow, a shot, a coin in the sea, a die. Read from the newest events. */
import type { JackalView, LogLine } from "../../lib/types";
import type { Point } from "../shore";
import { spotOf } from "./people";
import { type Sign, SIGNS } from "./signs/signs";

export interface Burst {
  key: string;
  /** How it looks. */
  kind: "sign" | "ball" | "puff" | "coin" | "splash" | "die";
  at: Point;
  /** Where it flies from. */
  from?: Point;
  sign?: Sign;
  /** What a die shows. */
  die?: number;
}

type Placer = (spot: string) => Point | null;

const BEFALLS = new Set([
  ...["hit", "mauled", "shot", "drowned", "killed-by-boat", "eaten", "cycle", "drunk", "trapped"],
  ...["chest", "bear-awake", "bounced"],
]);
/** Dust or smoke rises where these happen. */
const DUSTY = new Set(["explored", "joined"]);
const LOST = new Set(["coin-sunk", "coin-lost"]);

/** The events of a scene, with where things are now and where they were in the scene before. */
export function burstsOf(fresh: LogLine[], place: Placer, before: Placer, journey: JackalView["journey"]): Burst[] {
  /** Who did or suffered something last: some events name nobody. */
  let last: Point | null = journey ? place(`tile:${journey.cell}`) : null;
  return fresh.flatMap(({ kind, args, ply }, k): Burst[] => {
    const key = `${ply} ${k} ${kind}`;
    const spot = typeof args["figure"] === "string" ? spotOf(args["figure"]) : "";
    const here = cellIn(args, place) ?? (spot ? (before(spot) ?? place(spot)) : null);
    const shooter = last;
    last = here ?? last;
    if (kind === "shot" && here && shooter) return [{ key, kind: "ball", at: here, from: shooter }, ...signed(key, kind, here)];
    if (kind === "missed" && shooter) return [{ key, kind: "puff", at: shooter }];
    if (kind === "passes" && String(args["tile"]).startsWith("cannon") && here) return [{ key, kind: "puff", at: here }];
    if (DUSTY.has(kind) && here) return [{ key, kind: "puff", at: here }];
    if (kind === "swapped") return [args["one"], args["other"]].flatMap((cell, side) => dust(`${key} ${side}`, place(`tile:${cell}`)));
    if (kind === "smoke") return dust(key, last);
    if (kind === "bottles" && last) return signed(key, kind, last);
    if (kind === "rolled" && last) return [{ key, kind: "die", at: last, die: Number(args["die"]) }];
    if (LOST.has(kind) && last) return [{ key, kind: "coin", at: last }];
    if (kind === "swims" && here) return [{ key, kind: "splash", at: here }];
    if (kind === "coin-home") return carriedHome(key, place(`boat:${args["crew"]}`), shooter);
    return BEFALLS.has(kind) && here ? signed(key, kind, here) : [];
  });
}

function cellIn(args: LogLine["args"], place: Placer): Point | null {
  return typeof args["cell"] === "string" ? place(`tile:${args["cell"]}`) : null;
}

function dust(key: string, at: Point | null): Burst[] {
  return at ? [{ key, kind: "puff", at }] : [];
}

function signed(key: string, kind: string, at: Point): Burst[] {
  const sign = SIGNS[kind];
  return sign ? [{ key: `${key} sign`, kind: "sign", at, sign }] : [];
}

function carriedHome(key: string, boat: Point | null, from: Point | null): Burst[] {
  return boat ? [{ key, kind: "coin", at: boat, from: from ?? boat }] : [];
}
