/** Taking back: free while nothing came to light; else why not, and a question to the others. */
import type { TableLink } from "../lib/link.svelte";

export type Wire = Pick<TableLink, "refused" | "undoState" | "table" | "asks" | "seat" | "undo" | "version">;

export class TakingBack {
  explaining = $state(false);
  #told = "";

  constructor(private readonly link: Wire) {}

  /** The server's answer to a wish that came too late, else what it told before. */
  get reason(): string {
    const barred = this.link.refused?.to === "undo" ? this.link.refused.reason : "";
    return barred || this.link.undoState.reason;
  }

  get nothing(): boolean {
    return !this.link.undoState.free && (this.reason === "nothing" || this.link.table?.phase !== "playing");
  }

  /** The others could be asked. */
  get askable(): boolean {
    const asked = this.link.asks.some((ask) => ask.what === "undo" && ask.seat === this.link.seat);
    return !asked && this.reason !== "often";
  }

  press(): void {
    if (this.link.undoState.free) this.link.undo();
    else this.explaining = !this.explaining;
  }

  /** The others are asked: the reason has been told. */
  ask(): void {
    this.explaining = false;
    this.link.undo(true);
  }

  /** The table has moved on: with another reason than the one that was told, that is over. */
  moved(): void {
    const reason = this.link.undoState.free ? "" : this.reason;
    if (this.link.refused?.to === "undo") this.explaining = true;
    else if (reason !== this.#told) this.explaining = false;
    this.#told = reason;
  }
}
