/** What the log still tells about dice that have been taken up again, and about Jordan's turn. */
import type { LogLine } from "../../lib/types";

/** The last line of a kind, if none of the others came after it. */
function lastOf(log: LogLine[], kind: string, unless: string[] = []): LogLine | null {
  for (let place = log.length - 1; place >= 0; place--) {
    const line = log[place]!;
    if (line.kind === kind) return line;
    if (unless.includes(line.kind)) return null;
  }
  return null;
}

/** The dice of the last raid, by treasure. */
export function lastRoll(log: LogLine[]): Record<string, number> {
  const dice = lastOf(log, "rolled")?.args["dice"];
  if (!Array.isArray(dice)) return {};
  return Object.fromEntries(dice.map((die) => die.split(" ")).map(([treasure, pips]) => [treasure, Number(pips)]));
}

/** Who fought in this turn, and with what result. */
export function lastCombat(log: LogLine[]): { seat: number; result: number }[] {
  const turns = ["turn", "jordan-turn", "round-over"];
  const alone = lastOf(log, "combat-jordan", turns);
  if (alone) return [{ seat: 0, result: Number(alone.args["own"]) }, { seat: 1, result: Number(alone.args["jordan"]) }];
  const results = lastOf(log, "combat", turns)?.args["results"];
  if (!Array.isArray(results)) return [];
  return results.map((each) => each.split(": ")).map(([seat, result]) => ({ seat: Number(seat) - 1, result: Number(result) }));
}

/** What Jordan rolled in the last turn, by what was chosen with it. */
export function jordansRolls(log: LogLine[]): Record<string, number> {
  const told = log.slice(log.findLastIndex(({ kind }) => kind === "jordan-turn") + 1);
  const rolls = { "jordan-raids": "treasure", "jordan-figurehead": "figurehead", "jordan-residence": "residence" };
  return Object.fromEntries(
    told.flatMap(({ kind, args }) => (kind in rolls ? [[rolls[kind as keyof typeof rolls], Number(args["die"])]] : [])),
  );
}

/** Which action of the solo card Jordan carried out, if that has been told. */
export function lastAction(log: LogLine[]): string {
  const action = lastOf(log, "jordan-action", ["jordan-card"])?.args["action"];
  return typeof action === "string" ? action : "";
}
