/** What the server reckons for the reader and draws nowhere else: prices, worths, quests, what a question is about. */
import type { components } from "../../lib/schema";
import type { Shown } from "../../lib/types";
import type { Effect, MaracaiboView } from "./faces";
import { type Sign, signsOfOne } from "./signs";

type Mark = components["schemas"]["Mark"];

export interface Need {
  /** Such as `2/4`. */
  text: string;
  met: boolean;
}

export class Figures {
  readonly #marks: Map<string, Mark[]>;
  readonly #ways: Map<string, string>;
  readonly #numbers: Map<string, string>;
  /** What the question is about: the card, slot, tile or space whose effects are being used. */
  readonly asked: ReadonlySet<string>;
  /** What the reader has begun and comes back to after the question, the next first. */
  readonly begun: readonly string[];

  constructor(shown: Shown | null) {
    const spots = (shown?.parts ?? []).flatMap((part) => part.spots ?? []);
    this.begun = (shown?.parts ?? []).flatMap(({ key, spots = [] }) => (key === "begun" ? spots.map(({ id }) => id) : []));
    this.#marks = new Map(spots.map(({ id, marks = [] }) => [id, marks]));
    this.#numbers = new Map(spots.flatMap(({ id, title }) => (typeof title === "string" && /^\d$/.test(title) ? [[id, title]] : [])));
    this.#ways = new Map(spots.map(({ id, glyph = "" }) => [id, glyph]));
    this.asked = new Set(spots.filter(({ marks = [] }) => marks.some(({ tone }) => tone === "asked")).map(({ id }) => id));
  }

  /** How far the reader is with each thing that a quest needs; none where it is not measured. */
  needs(quest: string): Need[] {
    const measured = this.#of(`quest:${quest}`).filter(({ sign }) => String(sign).includes("/"));
    return measured.map(({ sign, tone }) => ({ text: String(sign), met: tone === "green" }));
  }

  /** What the reader pays for the card of a space, where that is not what is printed. */
  price(space: string): string | undefined {
    return this.#of(`space:${space}`).flatMap(({ sign }) => /^(\d+) ●$/.exec(String(sign))?.[1] ?? [])[0];
  }

  /** Does the card of a space cost more than the reader has? */
  isDear(space: string): boolean {
    return this.#of(`space:${space}`).some(({ tone }) => tone === "dear");
  }

  /** What stopping on a space costs for the ships that lie there: `−2`, or a fight. */
  fee(space: string): string {
    return this.#sign(`space:${space}`, "fee");
  }

  /** What a treasure of this island, or a residence on this space, is worth to the reader now; "" where nobody reads. */
  worth(spot: string): string {
    return /\d+/.exec(this.#sign(spot, "worth"))?.[0] ?? "";
  }

  /** What the first to build a residence gains, while nobody has. */
  first(space: string): Sign | null {
    const mark = this.#of(`space:${space}`).find(({ tone }) => tone === "first");
    return mark ? signsOfOne({ e: mark.glyph ?? "", params: { n: Number(mark.sign) }, lists: [] })[0]! : null;
  }

  /** By which number people speak of a space of the track; "" where it has none. */
  number(spot: string): string {
    return this.#numbers.get(spot) ?? "";
  }

  /** What a river is worth at the end. */
  river(number: number): string {
    return String(this.#of(`river:${number}`)[0]?.sign ?? "");
  }

  /** The power that a die would give. */
  power(treasure: string): string {
    return this.#sign(`die:${treasure}`, "power");
  }

  /** What each of Jordan's quests, rivers, … is worth at the end. */
  jordans(what: string): string {
    return this.#sign("jordan", what);
  }

  /** What the faces of Jordan's die stand for, of one kind, from 1 on. */
  faces(what: string): Mark[] {
    return this.#of("jordan:dice").filter(({ tone }) => tone === what);
  }

  /** The effects that a choice stands for, for their signs: found in the view where the server says. */
  effects(spot: string, view: MaracaiboView): Effect[] {
    const way = this.#ways.get(spot);
    if (!way) return [];
    if (!way.includes("/")) return [{ e: way, params: {}, lists: [] }];
    const found = way.split("/").reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], view);
    return Array.isArray(found) ? (found as Effect[]) : found ? [found as Effect] : [];
  }

  #of(spot: string): Mark[] {
    return this.#marks.get(spot) ?? [];
  }

  #sign(spot: string, tone: string): string {
    return String(this.#of(spot).find((mark) => mark.tone === tone)?.sign ?? "");
  }
}
