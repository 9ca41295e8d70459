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
  /** The cell of each figure, boat and of the bear; who sits in a boat has the boat's name there. */
  #at = new Map<string, string>();
  /** The crew that the missionary has joined. */
  #convert = "";

  follow({ kind, ply, args, about }: LogLine): Trace | null {
    const [figure, cell, crew] = [said(args["figure"]), said(args["cell"]), said(args["crew"])];
    if (kind === "island") this.#at.clear();
    if (kind === "placed") return this.#go(boatOf(crew), crew, cell, ply);
    if (kind === "sailed") return this.#go(boatOf(said(args["boat"])), said(args["boat"]), cell, ply);
    if (kind === "bear-awake" || kind === "bear-moved") return this.#go("bear", "bear", cell, ply);
    if (kind === "aboard") return this.#go(figure, this.#crewOf(figure), boatOf(said(args["boat"])), ply);
    if (ARRIVALS.has(kind)) return this.#go(figure, this.#crewOf(figure), cell, ply);
    if (kind === "joined") this.#convert = crew;
    if (kind === "joined") this.#at.set("missionary", cell);
    if (kind === "recovered") this.#at.delete(figure);
    if (about.gone) this.#at.set(figure, "");
    return null;
  }

  #go(who: string, whose: string, to: string, ply: number): Trace | null {
    const cells = [this.#cell(who), this.#resolved(to)].filter(Boolean);
    this.#at.set(who, to);
    return cells.length > 1 && cells[0] !== cells[1] ? { whose, ply, cells } : null;
  }

  /** Where something was; who has not been seen yet is still in the boat of the crew. */
  #cell(who: string): string {
    const still = who.includes("-") ? boatOf(this.#crewOf(who)) : "";
    return this.#resolved(this.#at.get(who) ?? still);
  }

  #resolved(place: string): string {
    return place.startsWith(BOAT) ? (this.#at.get(place) ?? "") : place;
  }

  #crewOf(figure: string): string {
    return figure === "missionary" ? this.#convert : (figure.split("-")[0] ?? "");
  }
}

const BOAT = "boat:";

function boatOf(crew: string): string {
  return BOAT + crew;
}

function said(value: unknown): string {
  return typeof value === "string" ? value : "";
}
