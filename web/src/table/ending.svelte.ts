/** After the end: the result in sight or put aside, and playing once more. */
import { api, type ApiRefusal } from "../lib/api";
import type { TableLink } from "../lib/link.svelte";
import { sitDown } from "../lib/opening";
import { t } from "../lib/words.svelte";
import type { Deed } from "./deeds";

export class Ending {
  /** The result is put aside, to look at the board. */
  aside = $state(false);
  /** All of it is told. */
  ready = $state(false);
  /** Why there is no playing once more. */
  refused = $state.raw<ApiRefusal | null>(null);

  constructor(
    private readonly link: TableLink,
    /** The end is shown. */
    private readonly over: () => boolean,
  ) {}

  /** To play once more, or to sit down where others do; null while there is something else to do. */
  get rematch(): Deed | null {
    if (!this.over() || !this.ready || this.link.seat < 0) return null;
    return { label: t(this.link.table?.rematch ? "at-again-join" : "at-again"), run: this.again };
  }

  /** For the main button: back to the result, or where the result has no button of its own, playing once more. */
  deed(narrow: boolean): Deed | null {
    if (this.aside) return { label: t("at-show-result"), run: () => (this.aside = false) };
    return narrow ? this.rematch : null;
  }

  again = async (): Promise<void> => {
    this.refused = (await sitDown(() => api.rematch(this.link.id))) ?? this.refused;
  };
}
