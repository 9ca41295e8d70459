/** What a drawn thing needs to be pointed at: its label, its marks, and what pointing and pressing do. */
import { getContext, setContext } from "svelte";
import type { Choosing } from "../table/choosing.svelte";
import type { SpotWords } from "./board";

/** What a board tells all that is drawn on it. */
export interface Surface {
  readonly choosing: Choosing;
  readonly spots: Map<string, SpotWords>;
  /** Spots of the line of the log that is pointed at. */
  readonly lit: ReadonlySet<string>;
  /** Spots of the newest events. */
  readonly fresh: ReadonlySet<string>;
  /** Spots that the question is about: the card whose effects are being used. */
  readonly asked?: ReadonlySet<string>;
  readonly busy: boolean;
}

const KEY = Symbol("pointing");

/** Each part of it is read when it is needed, so that only what uses it is drawn anew. */
export function setSurface(parts: { [Part in keyof Surface]: () => Surface[Part] }): void {
  const surface = {};
  for (const [name, get] of Object.entries(parts)) Object.defineProperty(surface, name, { get });
  setContext(KEY, surface);
}

/** The surface that a thing is drawn on; none where it is only shown. */
export function getSurface(): Surface | undefined {
  return getContext(KEY);
}

/** How a spot looks now. */
export interface Marks {
  /** It can be chosen. */
  open: boolean;
  /** One can begin here, while something else is held. */
  another: boolean;
  held: boolean;
  /** On the way of what is pointed at. */
  passed: boolean;
  /** It is pointed at, and would play a move. */
  aimed: boolean;
  lit: boolean;
  fresh: boolean;
  /** The question is about it. */
  asked?: boolean;
}

export function marksOf({ choosing, lit, fresh, asked }: Surface, id: string): Marks {
  const open = choosing.open.has(id);
  const held = choosing.held.includes(id);
  return {
    open: open && !held,
    another: !open && !held && choosing.beginnings.has(id),
    held,
    passed: choosing.way.has(id),
    aimed: choosing.pointed === id && choosing.aimed !== null,
    lit: lit.has(id),
    fresh: fresh.has(id),
    asked: asked?.has(id) ?? false,
  };
}

/** What stands on a spot, for who listens. */
export function labelOf(spots: Map<string, SpotWords>, id: string): string {
  const spot = spots.get(id);
  return spot ? [spot.name, spot.about].filter(Boolean).join(". ") : "";
}

/**
 * Svelte adds listeners of pointers a moment later. One that is given and taken away at once would be added after it was
 * removed, with nothing to call: so there always is one.
 */
const IDLE = { onpointerenter: () => {}, onpointerleave: () => {} };

/** The attributes of whatever is drawn for a spot, to be spread on it: a button while it can be chosen, else a picture. */
export function pointing(surface: Surface, id: string, marks: Marks, label = labelOf(surface.spots, id)): Record<string, unknown> {
  const { choosing } = surface;
  const shown = { "data-spot": id, "aria-label": label || undefined };
  if (!marks.open && !marks.another && !marks.held) return { ...shown, role: label ? "img" : undefined, ...IDLE };
  const press = (): void => {
    if (!surface.busy) choosing.press(id);
  };
  return {
    ...shown,
    role: "button",
    tabindex: 0,
    "aria-pressed": marks.held,
    onclick: press,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press();
    },
    onpointerenter: () => choosing.point(id),
    onpointerleave: () => choosing.point(null),
    onfocus: () => choosing.point(id),
    onblur: () => choosing.point(null),
  };
}
