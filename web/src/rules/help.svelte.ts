/** Where rules are read at a table: beside its board, at the clause that a link names. Elsewhere such links open the rules. */
import { getContext, setContext } from "svelte";
import { api } from "../lib/api";

const KEY = Symbol("rules");

/** A clause that somebody wants to read, and what it is about: "" for nothing. */
export interface Wanted {
  clause: string;
  said: string;
}

export class Help {
  wanted = $state.raw<Wanted | null>(null);
  /** The rule that an event is about, by its kind, or a category of points, by the key of its words. */
  links = $state.raw<Readonly<Record<string, string>>>({});

  /** `beside`: there is room for the rules beside the table. */
  constructor(
    readonly game: string,
    private readonly beside: boolean,
  ) {
    api.ruleLinks(game).then(
      (found) => (this.links = found.links),
      () => {}, // the table is played without them, too
    );
  }

  /** For onclick of a link to a clause. */
  follow(clause: string, said = ""): (event: MouseEvent) => void {
    return (event) => {
      event.stopPropagation();
      if (!this.beside || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.open(clause, said);
    };
  }

  open(clause = "", said = ""): void {
    this.wanted = { clause, said };
  }

  close(): void {
    this.wanted = null;
  }
}

export function setHelp(help: Help): Help {
  return setContext(KEY, help);
}

/** Nothing where no table is. */
export function getHelp(): Help | undefined {
  return getContext<Help | undefined>(KEY);
}

/** The address of a clause. */
export function addressOf(game: string, clause: string): string {
  return `/rules/${game}${clause ? `#${clause}` : ""}`;
}
