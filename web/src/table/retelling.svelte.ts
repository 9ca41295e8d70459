/** What the others did, told once more: one line after the other, until all are told or somebody has seen enough. */
import type { LogLine } from "../lib/types";

/** Milliseconds for a line, and for all of them together: many are told faster. */
const STEP = 450;
const LONGEST = 6000;

export class Retelling {
  /** The line that is told now. */
  now = $state.raw<LogLine | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly light: (line: LogLine | null) => void) {}

  start(lines: LogLine[]): void {
    this.stop();
    this.#tell(lines, Math.min(STEP, LONGEST / lines.length));
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.now) this.#show(null);
  }

  #tell([line, ...rest]: LogLine[], step: number): void {
    this.#show(line ?? null);
    if (line) this.#timer = setTimeout(() => this.#tell(rest, step), step);
  }

  #show(line: LogLine | null): void {
    this.now = line;
    this.light(line);
  }
}
