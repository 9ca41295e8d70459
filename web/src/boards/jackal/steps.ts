/** What the newest events say about the way of each figure. */
import type { LogLine } from "../../lib/types";

/** The cells that each figure passed in the newest events, in order: also the one that threw it back. */
export function passedIn(fresh: LogLine[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let explored = "";
  for (const { kind, args } of fresh) {
    const [figure, cell] = [said(args["figure"]), said(args["cell"])];
    if (kind === "explored") explored = cell;
    if (!figure) continue;
    const passed = [explored, kind === "passes" ? cell : ""].filter((each) => each && (kind === "passes" || each !== cell));
    explored = "";
    const way = found.get(figure) ?? [];
    for (const each of passed) if (way.at(-1) !== each) way.push(each);
    if (way.length) found.set(figure, way);
  }
  return found;
}

/** What acts of its own accord in an event of these kinds. */
const ACTED: Record<string, (args: LogLine["args"]) => string> = {
  moved: ({ figure }) => `pirate:${figure}`,
  advanced: ({ figure }) => `pirate:${figure}`,
  swims: ({ figure }) => `pirate:${figure}`,
  aboard: ({ figure }) => `pirate:${figure}`,
  back: ({ figure }) => `pirate:${figure}`,
  sailed: ({ boat }) => `boat:${boat}`,
};

/** The piece of these that acted last in a turn of the crew. */
export function lastActor(log: LogLine[], crew: string, pieces: ReadonlySet<string>): string | null {
  let last: string | null = null;
  let whose: unknown = "";
  for (const { kind, args } of log) {
    if (kind === "turn") whose = args["crew"];
    const piece = whose === crew ? (ACTED[kind]?.(args) ?? "") : "";
    if (pieces.has(piece)) last = piece;
  }
  return last;
}

function said(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The coins that each figure dragged along in the newest events. */
export function draggedIn(fresh: LogLine[]): Map<string, number> {
  const moved = fresh.filter(({ kind, args }) => kind === "moved" && Number(args["coins"]) > 0);
  return new Map(moved.map(({ args }) => [String(args["figure"]), Number(args["coins"])]));
}
