/** Which line of the log is shown on the board: the one that is pointed at, else the one that was pressed. */
import type { LogLine } from "../lib/types";

export class Lighting {
  held = $state.raw<LogLine | null>(null);

  constructor(private readonly light: (line: LogLine | null) => void) {}

  point(line: LogLine | null): void {
    this.light(line ?? this.held);
  }

  hold(line: LogLine): void {
    this.held = this.held === line ? null : line;
    this.light(this.held);
  }
}
