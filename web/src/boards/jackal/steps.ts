/** Pieces go step by step: from where they were seen last, over what they pass, to where they are. */
import type { Attachment } from "svelte/attachments";
import { settings } from "../../lib/settings.svelte";
import type { LogLine } from "../../lib/types";
import type { Point } from "../shore";

const STEP = 170; // milliseconds
const LONGEST = 1000;

export class Steps {
  /** Where each piece was seen last. */
  #seen = new Map<string, Point>();

  /** For `{@attach}`: the piece of this spot is there now. */
  walk(spot: string, to: Point, over: Point[]): Attachment<SVGElement> {
    return (piece) => {
      const from = this.#seen.get(spot);
      this.#seen.set(spot, { x: to.x, y: to.y });
      if (!from || !settings.moving || same(from, to)) return;
      const points = [from, ...over, to];
      const duration = Math.min(LONGEST, STEP * (points.length - 1));
      piece.animate(points.map(keyframe), { duration, easing: over.length ? "linear" : "ease-out" });
    };
  }

  /** It sits there: in a boat it moves with the boat. */
  sit(spot: string, at: Point): Attachment<SVGElement> {
    return () => void this.#seen.set(spot, at);
  }

  /** Where it was, for what befell it there. */
  last(spot: string): Point | null {
    return this.#seen.get(spot) ?? null;
  }
}

function keyframe({ x, y }: Point): Keyframe {
  return { transform: `translate(${x}px, ${y}px)` };
}

function same(one: Point, other: Point): boolean {
  return one.x === other.x && one.y === other.y;
}

/** The cells that each figure passed in the newest events, in order. */
export function passedIn(fresh: LogLine[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { kind, args } of fresh) {
    if (kind !== "passes") continue;
    const figure = String(args["figure"]);
    found.set(figure, [...(found.get(figure) ?? []), String(args["cell"])]);
  }
  return found;
}

/** The coins that each figure dragged along in the newest events. */
export function draggedIn(fresh: LogLine[]): Map<string, number> {
  const moved = fresh.filter(({ kind, args }) => kind === "moved" && Number(args["coins"]) > 0);
  return new Map(moved.map(({ args }) => [String(args["figure"]), Number(args["coins"])]));
}
