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

function said(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** The coins that each figure dragged along in the newest events. */
export function draggedIn(fresh: LogLine[]): Map<string, number> {
  const moved = fresh.filter(({ kind, args }) => kind === "moved" && Number(args["coins"]) > 0);
  return new Map(moved.map(({ args }) => [String(args["figure"]), Number(args["coins"])]));
}
