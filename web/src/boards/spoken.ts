/** What the server shows of a table, in the reader's words. */
import type { components } from "../lib/schema";
import { asSentence } from "../lib/telling";
import type { Reached, Shown, Text } from "../lib/types";
import { words } from "../lib/words.svelte";
import type { Spoken } from "../table/choosing.svelte";
import type { SpotWords } from "./board";
import type { Companion, Fact, Mark, Part, Person, Sheet, Spot, Tone } from "./general/layout";

type Schemas = components["schemas"];

/** The reader: everybody's name, and the own seat. */
export interface Ears {
  names: string[];
  seat: number;
}

function hearing({ names, seat }: Ears): (text: Text | null | undefined) => string {
  return (text) => (text ? words.say(text, names, seat) : "");
}

/** Every legal move, explained. */
export function choicesOf(shown: Shown, ears: Ears): Spoken[] {
  return shown.choices.map((choice) => spokenOf(choice, ears));
}

/** The ends of chains, with the numbers by which the link knows them. */
export function endsOf(reach: Reached["ends"], ears: Ears): Spoken[] {
  return reach.map(({ choice, further }, place) => {
    return { ...spokenOf(choice, ears), move: -1 - place, moves: [choice.move, ...further] };
  });
}

function spokenOf(choice: Schemas["Choice"], ears: Ears): Spoken {
  return words.once("choice", choice, ears.names, ears.seat, () => saidOf(choice, ears));
}

function saidOf(choice: Schemas["Choice"], ears: Ears): Spoken {
  const heard = hearing(ears);
  const { move, label, about, group, start = [], goal = [], way = [], costs, brings, manner = "" } = choice;
  return {
    move,
    label: asSentence(heard(label)),
    about: heard(about),
    group: asSentence(heard(group)),
    start,
    goal,
    way,
    costs: heard(costs),
    brings: heard(brings),
    manner,
    moves: [move],
  };
}

/** Every spot of the table by its id. What lies on one is said with it. */
export function spotsOf({ parts }: Shown, ears: Ears): Map<string, SpotWords> {
  return words.once("spots", parts, ears.names, ears.seat, () => {
    const spots = parts.flatMap((part) => part.spots ?? []);
    return new Map(spots.map((spot) => [spot.id, words.once("spot", spot, ears.names, ears.seat, () => wordsOf(spot, ears))]));
  });
}

function wordsOf({ name, about, marks = [] }: Schemas["Spot"], ears: Ears): SpotWords {
  const heard = hearing(ears);
  const said = [heard(about), ...marks.map((mark) => heard(mark.label))].filter(Boolean).map(asSentence);
  return { name: asSentence(heard(name)), about: said.map((part) => part.replace(/\.$/, "")).join(". ") };
}

/** The table, region by region. */
export function partsOf(shown: Shown | null, ears: Ears): Part[] {
  const heard = hearing(ears);
  return (shown?.parts ?? []).map((part) => ({
    key: part.key,
    title: asSentence(heard(part.title)),
    shape: part.shape,
    columns: part.columns,
    small: part.small,
    wordy: part.wordy,
    folded: part.folded,
    edges: part.column_names ? { columns: part.column_names, rows: part.row_names ?? [] } : undefined,
    spots: (part.spots ?? []).map((spot) => spotOf(spot, ears)),
    facts: part.facts?.map(({ label, value }) => ({ label: asSentence(heard(label)), value: asSentence(heard(value)) })),
  }));
}

function spotOf(spot: Schemas["Spot"], ears: Ears): Spot {
  const heard = hearing(ears);
  const name = asSentence(heard(spot.name));
  return {
    id: spot.id,
    name,
    title: heard(spot.title ?? name),
    about: heard(spot.about),
    sub: heard(spot.sub),
    tone: (spot.tone ?? "paper") as Tone,
    glyph: spot.glyph,
    marks: spot.marks?.map((mark) => markOf(mark, ears)),
    col: spot.col,
    row: spot.row,
    wide: spot.wide,
    high: spot.high,
    faded: spot.faded,
    still: Boolean(spot.about),
  };
}

function markOf(mark: Schemas["Mark"], ears: Ears): Mark {
  const heard = hearing(ears);
  return {
    sign: heard(mark.sign),
    glyph: mark.glyph,
    label: heard(mark.label),
    seat: mark.seat,
    tone: mark.tone as Tone | undefined,
  };
}

/** What lies in front of a seat. */
export function personOf(shown: Shown | null, seat: number, ears: Ears): Person {
  return personIn(shown?.panels[seat], ears);
}

function personIn(panel: Schemas["Panel"] | undefined, ears: Ears): Person {
  return panel ? words.once("person", panel, ears.names, ears.seat, () => saidIn(panel, ears)) : { facts: [], badge: undefined };
}

function saidIn(panel: Schemas["Panel"], ears: Ears): Person {
  const heard = hearing(ears);
  const facts: Fact[] = (panel.facts ?? []).map(({ label, value }) => ({
    label: asSentence(heard(label)),
    value: heard(value),
  }));
  return { facts, badge: heard(panel.badge) || undefined };
}

/** Who plays along without a seat. */
export function companionsOf(shown: Shown | null, ears: Ears): Companion[] {
  return (shown?.panels ?? [])
    .filter(({ seat }) => seat < 0)
    .map((panel) => ({
      ...personIn(panel, ears),
      name: hearing(ears)(panel.name),
      sign: panel.sign ? markOf(panel.sign, ears) : null,
    }));
}

/** By what a seat is known, in games whose pieces have letters and colours of their own. */
export function signOf(shown: Shown | null, seat: number, ears: Ears): Mark | null {
  const mark = shown?.panels[seat]?.sign;
  return mark ? markOf(mark, ears) : null;
}

/** Where everybody's points come from; null where there is nothing but the score. */
export function sheetOf(shown: Shown | null, ears: Ears): Sheet | null {
  const heard = hearing(ears);
  const row = ({ label, values }: Schemas["Row"]) => ({
    key: typeof label === "string" ? "" : (label.key ?? ""),
    label: heard(label),
    values: values.map((value) => (typeof value === "number" ? value : heard(value))),
  });
  const sheet = shown?.sheet;
  return sheet ? { heads: sheet.heads.map(heard), rows: sheet.rows.map(row), totals: sheet.totals.map(row) } : null;
}
