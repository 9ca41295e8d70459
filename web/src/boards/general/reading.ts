// What the server shows of a table, in the reader's words, as the general table draws it.

import type { Shown, Text, View } from "../../lib/types";
import type { components } from "../../lib/schema";
import {
  sentence,
  type Chart,
  type Choice,
  type Companion,
  type Mark,
  type Part,
  type Person,
  type Reader,
  type Sheet,
  type Spot,
  type Tone,
} from "./layout";
import { say } from "../../lib/telling";

type Schemas = components["schemas"];

/** A chart that says what the server shows. Its views are those that came with it. */
export function chartFrom(shown: Shown): Chart<View> {
  return {
    parts: (_view, reader) => shown.parts.map((part) => partOf(part, reader)),
    choice: (_view, move, reader) => choiceOf(shown.choices.find((each) => each.move === move.id), reader),
    person: (_view, seat, reader) => personOf(shown.panels[seat], reader),
    companions: (_view, reader) =>
      shown.panels.filter(({ seat }) => seat < 0).map((panel) => companionOf(panel, reader)),
    sheet: (_view, reader) => (shown.sheet ? sheetOf(shown.sheet, reader) : null),
    sign: (_view, seat, reader) => {
      const mark = shown.panels[seat]?.sign;
      return mark ? markOf(mark, reader) : null;
    },
  };
}

function speaker({ say: words, names, seat }: Reader): (text: Text | undefined) => string {
  return (text) => (text ? say(words, text, names, seat) : "");
}

function choiceOf(choice: Schemas["Choice"] | undefined, reader: Reader): Omit<Choice, "move"> {
  const told = speaker(reader);
  if (!choice) return { label: "", about: "", group: "", spots: [] };
  const { start = [], goal = [] } = choice;
  const about = [told(choice.about), told(choice.costs), told(choice.brings)].filter(Boolean).join("; ");
  return { label: sentence(told(choice.label)), about, group: sentence(told(choice.group)), spots: [...start, ...goal] };
}

function partOf(part: Schemas["Part"], reader: Reader): Part {
  const told = speaker(reader);
  return {
    key: part.key,
    title: sentence(told(part.title)),
    shape: part.shape,
    columns: part.columns,
    small: part.small,
    wordy: part.wordy,
    folded: part.folded,
    edges: part.column_names ? { columns: part.column_names, rows: part.row_names ?? [] } : undefined,
    spots: (part.spots ?? []).map((spot) => spotOf(spot, reader)),
    facts: part.facts?.map((fact) => ({ label: sentence(told(fact.label)), value: sentence(told(fact.value)) })),
  };
}

function spotOf(spot: Schemas["Spot"], reader: Reader): Spot {
  const told = speaker(reader);
  const name = sentence(told(spot.name));
  return {
    id: spot.id,
    name,
    title: told(spot.title ?? name),
    about: told(spot.about),
    sub: told(spot.sub),
    tone: (spot.tone ?? "paper") as Tone,
    glyph: spot.glyph,
    marks: spot.marks?.map((mark) => markOf(mark, reader)),
    col: spot.col,
    row: spot.row,
    wide: spot.wide,
    high: spot.high,
    faded: spot.faded,
    still: Boolean(spot.about),
  };
}

function markOf(mark: Schemas["Mark"], reader: Reader): Mark {
  const told = speaker(reader);
  return {
    sign: told(mark.sign),
    glyph: mark.glyph,
    label: told(mark.label),
    seat: mark.seat,
    tone: mark.tone as Tone | undefined,
  };
}

function personOf(panel: Schemas["Panel"] | undefined, reader: Reader): Person {
  const told = speaker(reader);
  const facts = (panel?.facts ?? []).map((fact) => ({ label: sentence(told(fact.label)), value: told(fact.value) }));
  return { facts, badge: told(panel?.badge) || undefined };
}

function companionOf(panel: Schemas["Panel"], reader: Reader): Companion {
  const sign = panel.sign ? markOf(panel.sign, reader) : null;
  return { ...personOf(panel, reader), name: speaker(reader)(panel.name), sign };
}

function sheetOf(sheet: Schemas["Sheet"], reader: Reader): Sheet {
  const told = speaker(reader);
  const row = ({ label, values }: Schemas["Row"]) => ({
    label: told(label),
    values: values.map((value) => (typeof value === "number" ? value : told(value))),
  });
  return { heads: sheet.heads.map(told), rows: sheet.rows.map(row), totals: sheet.totals.map(row) };
}
