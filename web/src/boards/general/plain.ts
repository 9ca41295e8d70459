// A view of a game that nobody has drawn a chart for: its fields, as they are named.

import type { MoveOption, View } from "../../lib/types";
import { sentence, type Chart, type Choice, type Fact, type Part, type Reader } from "./layout";

// What every view has stands elsewhere on the table.
const COMMON = [
  "type",
  "game",
  "ruleset",
  "seats",
  "seat",
  "ply",
  "options",
  "deciders",
  "prompt",
  "scores",
  "ending",
  "players",
];

function called(name: string): string {
  return sentence(name.replaceAll("_", " "));
}

function valued(value: unknown, { say: words }: Reader): string {
  if (value === null || value === "" || (Array.isArray(value) && !value.length)) return words.t("table-nothing");
  if (typeof value === "boolean") return words.t(value ? "table-yes" : "table-no");
  if (Array.isArray(value))
    return value.map((each) => (typeof each === "object" ? JSON.stringify(each) : String(each))).join(", ");
  return String(value);
}

/** Facts about a value, deeper ones with the path to them in front. */
function spread(name: string, value: unknown, reader: Reader): Fact[] {
  if (Array.isArray(value) && value.some((each) => typeof each === "object" && each !== null))
    return value.flatMap((each, place) => spread(`${name} ${place + 1}`, each, reader));
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([key, each]) => spread(name ? `${name} · ${key}` : key, each, reader));
  return [{ label: called(name), value: valued(value, reader) }];
}

function parts(view: View, reader: Reader): Part[] {
  const own = Object.entries(view).filter(([name]) => !COMMON.includes(name));
  const simple = own.filter(([, value]) => typeof value !== "object" || value === null);
  const now: Part = {
    key: "now",
    title: "",
    shape: "facts",
    spots: [],
    facts: simple.flatMap(([name, value]) => spread(name, value, reader)),
  };
  const rest = own.filter(([, value]) => typeof value === "object" && value !== null);
  return [
    now,
    ...rest.map(([name, value]): Part => ({
      key: name,
      title: called(name),
      shape: "facts",
      spots: [],
      facts: spread("", value, reader),
    })),
  ];
}

function choice(_view: View, move: MoveOption): Omit<Choice, "move"> {
  return { label: sentence(move.text), about: "", group: called(move.kind), spots: [] };
}

function person(view: View, seat: number, reader: Reader) {
  const players = (view as { players?: unknown[] }).players;
  return { facts: players?.[seat] ? spread("", players[seat], reader) : [] };
}

export const chart: Chart = { parts, choice, person, sheet: () => null, touches: () => [] };
