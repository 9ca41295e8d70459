/** What the others did last, read from the log: where their figures, boats and the bear came from and went. */
import type { LogLine } from "../../lib/types";

export interface Trace {
  /** A crew, or the bear. */
  whose: string;
  ply: number;
  cells: string[];
}

/** Events after which a figure is in the cell that they name. */
const ARRIVALS = new Set(["passes", "moved", "swims", "back"]);
/** Events after which a figure is in no cell. */
const GONE = new Set(["hit", "mauled", "shot", "drowned", "killed-by-boat", "eaten", "cycle", "off-layout"]);

/**
 * The traces since the reader's last turn; a spectator sees those of the last round. Positions follow from the log alone, as
 * events name only where something came to.
 */
export function tracesOf(log: LogLine[], seat: number, crews: number): Trace[] {
  const follower = new Follower();
  let turns: { mine: boolean; traces: Trace[] }[] = [];
  for (const line of log) {
    if (line.kind === "turn") turns.push({ mine: line.args["seat"] === seat, traces: [] });
    const trace = follower.follow(line);
    const now = turns.at(-1);
    if (trace && now) join(now.traces, trace);
  }
  const asked = turns.at(-1);
  const since = asked?.mine ? turns.slice(0, -1) : turns;
  const last = since.map((turn) => turn.mine).lastIndexOf(true);
  turns = seat < 0 || last < 0 ? since.slice(-crews) : since.slice(last + 1);
  return turns.flatMap((turn) => turn.traces);
}

/** Steps of one move become one line. */
function join(traces: Trace[], trace: Trace): void {
  const before = traces.at(-1);
  const goesOn = before && before.whose === trace.whose && before.cells.at(-1) === trace.cells[0];
  if (goesOn) before.cells.push(...trace.cells.slice(1));
  else traces.push(trace);
}

/** Keeps in mind where everything is, event by event. */
class Follower {
  #at = new Map<string, string>();
  #boats = new Map<string, string>();

  follow({ kind, ply, args }: LogLine): Trace | null {
    const [figure, cell] = [said(args["figure"]), said(args["cell"])];
    if (kind === "island") {
      this.#at.clear();
      this.#boats.clear();
    }
    if (kind === "placed" || kind === "sailed") return this.#sail(said(args["crew"]) || said(args["boat"]), cell, ply);
    if (kind === "bear-awake" || kind === "bear-moved") return this.#go("bear", "bear", cell, ply);
    if (kind === "joined") this.#at.set("missionary", cell);
    if (GONE.has(kind)) this.#at.delete(figure);
    if (kind === "aboard") return this.#aboard(figure, said(args["boat"]), ply);
    if (kind === "recovered") this.#at.set(figure, crewOf(figure));
    return ARRIVALS.has(kind) ? this.#go(figure, crewOf(figure), cell, ply) : null;
  }

  #sail(boat: string, cell: string, ply: number): Trace | null {
    const from = this.#boats.get(boat);
    this.#boats.set(boat, cell);
    return from && from !== cell ? { whose: boat, ply, cells: [from, cell] } : null;
  }

  #go(who: string, whose: string, cell: string, ply: number): Trace | null {
    const from = this.#place(who, whose);
    this.#at.set(who, cell);
    return from && from !== cell ? { whose, ply, cells: [from, cell] } : null;
  }

  #aboard(figure: string, boat: string, ply: number): Trace | null {
    const from = this.#place(figure, crewOf(figure));
    const to = this.#boats.get(boat);
    this.#at.set(figure, boat);
    return from && to && from !== to ? { whose: crewOf(figure), ply, cells: [from, to] } : null;
  }

  /** Who has not been seen yet is still in the boat of the crew. */
  #place(who: string, whose: string): string | undefined {
    const known = this.#at.get(who) ?? (who === "bear" ? undefined : whose);
    return known === undefined ? undefined : (this.#boats.get(known) ?? (known.includes("-") ? undefined : known));
  }
}

function crewOf(figure: string): string {
  return figure.split("-")[0] ?? "";
}

function said(value: unknown): string {
  return typeof value === "string" ? value : "";
}
