/** Which line of the log is shown on the board: the one that is pointed at, else the one that was pressed. */
import type { LogLine } from "../lib/types";

export class Lighting {
  held = $state.raw<LogLine | null>(null);

  constructor(
    private readonly light: (line: LogLine | null) => void,
    /** Bring a spot into sight. */
    private readonly visit: (spot: string) => void = () => {},
    /** The spot on the board that is pointed at. */
    readonly pointed: () => string | null = () => null,
  ) {}

  point(line: LogLine | null): void {
    this.light(line ?? this.held);
  }

  hold(line: LogLine): void {
    this.held = this.held === line ? null : line;
    this.light(this.held);
  }

  /** Things that a line names, alone. */
  pointAt(line: LogLine, spots: string[]): void {
    this.light(only(line, spots));
  }

  /** Hold them, and go where they are. */
  go(line: LogLine, spots: string[]): void {
    this.held = only(line, spots);
    this.light(this.held);
    this.visit(spots[0] ?? "");
  }
}

function only(line: LogLine, spots: string[]): LogLine {
  return { ...line, about: { ...line.about, spots } };
}
