// What lies on the table of Pirates of Maracaibo: the Caribbean in columns, the exploration track, boards and markets.

import type { MaracaiboView } from "../../lib/types";
import { sentence, type Fact, type Mark, type Part, type Reader, type Spot, type Tone } from "./layout";
import { does, effects, name, quest, tileEffects } from "./maracaibo_effects";
import { cellSpot, harbours, islandSpots, seatMark } from "./maracaibo_sea";

export function track(view: MaracaiboView, reader: Reader): Part {
  const words = reader.say;
  const nodes = view.boards.track;
  const left = Math.min(...nodes.map((node) => node.at[0]));
  const top = Math.min(...nodes.map((node) => node.at[1]));
  const columns = Math.max(...nodes.map((node) => node.at[0])) - left + 1;
  const spots = nodes.map((node): Spot => {
    const marks = view.players.flatMap((each, seat) =>
      each.explorer === node.id ? [seatMark(view, seat, "", "crew", reader)] : [],
    );
    if (view.jordan?.explorer === node.id) marks.push(seatMark(view, view.seats, "", "crew", reader));
    const about = `${effects(words, node.fx)} (${words.t("table-rivers", { count: node.river })})`;
    const tone: Tone = node.river % 2 ? "beach" : "forest";
    const called = sentence(name(words, node.id));
    return {
      id: node.id,
      title: /\d$/.exec(node.id)?.[0] ?? called, // its number between two rivers, on its branch
      name: called,
      about,
      tone,
      marks,
      col: node.at[0] - left + 1,
      row: node.at[1] - top + 1,
      faded: true,
    };
  });
  return { key: "track", title: sentence(words.t("table-track")), shape: "grid", columns, small: true, spots };
}

/** The reader's own boards; a spectator has none. */
function ownParts(view: MaracaiboView, reader: Reader): Part[] {
  const words = reader.say;
  const own = view.players[view.seat];
  if (!own) return [];
  const count = own.upgrades.length;
  const slots = view.boards.slots.map((slot): Spot => {
    const needed = slot.zone ? (view.boards.barriers[slot.zone - 1] ?? 0) : 0;
    const filled = own.upgrades.includes(slot.id);
    const said = does(words, slot);
    const sub = count >= needed || filled ? said : `${words.t("table-zone", { count: needed })} ${said}`;
    const marks: Mark[] = filled ? [{ sign: "■", label: words.t("legend-full"), seat: view.seat }] : [];
    return {
      id: slot.id,
      title: sentence(name(words, slot.id)),
      sub,
      about: said,
      tone: filled ? "brass" : "paper",
      faded: count < needed && !filled,
      marks,
    };
  });
  const ids = (view.dealt ?? own.quests).filter((id): id is string => id !== null);
  return [
    {
      key: "quests",
      title: sentence(words.t("table-quests")),
      shape: "cards",
      spots: ids.map((id) => questSpot(view, id, reader)),
    },
    {
      key: "hideout",
      title: sentence(words.t("table-hideout")),
      shape: "facts",
      spots: [],
      facts: hideout(view, reader),
    },
    { key: "ship", title: sentence(words.t("table-ship", { count })), shape: "cards", spots: slots },
  ];
}

function hideout(view: MaracaiboView, { say: words }: Reader): Fact[] {
  const own = view.players[view.seat];
  return Object.entries(own?.areas ?? {}).map(([id, area]) => {
    const spaces = (lists: (typeof view.boards.storage)[string], covered: number[]) =>
      lists.map((each, place) => `${covered.includes(place + 1) ? "■" : "□"} ${effects(words, each)}`).join("  ");
    const bonus = `${words.t("table-bonus")} ${spaces(view.boards.storage[id] ?? [], area.covered)}`;
    const buried = `${words.t("table-buried")} ${spaces(view.boards.buried[id] ?? [], area.buried)}`;
    return {
      label: `${sentence(words.t(`treasures-${id}`))} ${area.total}`,
      value: `${words.t("table-stored", { count: area.plain })} · ${bonus} · ${buried}`,
    };
  });
}

function questSpot(view: MaracaiboView, id: string, { say: words }: Reader): Spot {
  const face = view.quests[id];
  const said = face ? quest(words, face) : "";
  return { id, title: sentence(name(words, id)), sub: said, about: said, tone: "beach" };
}

function markets(view: MaracaiboView, reader: Reader): Part[] {
  const words = reader.say;
  const heads = view.figureheads.map((id): Spot => {
    const face = view.boards.figureheads.find((each) => each.id === id);
    const said = face ? does(words, face) : "";
    return { id, title: name(words, id), sub: said, about: said, tone: "brass" };
  });
  const tiles = view.boards.tiles.map((tile): Spot => {
    const said = effects(words, tileEffects(view, tile.id));
    const marks = view.players.flatMap((each, seat) =>
      each.markets[tile.id] ? [seatMark(view, seat, `${each.markets[tile.id]} `, undefined, reader)] : [],
    );
    return { id: tile.id, title: sentence(name(words, tile.id)), sub: said, about: said, tone: "purple", marks };
  });
  const found: Part[] = [
    {
      key: "market",
      title: sentence(words.t("table-quest-market", { left: view.quest_deck })),
      shape: "cards",
      spots: view.quest_market.map((id) => questSpot(view, id, reader)),
    },
    { key: "figureheads", title: sentence(words.t("table-figureheads")), shape: "cards", spots: heads },
    { key: "tiles", title: sentence(words.t("table-markets")), shape: "cards", spots: tiles, folded: true },
  ];
  if (!view.options.includes("rubies=yes")) return found;
  const spots = view.boards.ruby_market.map((each, place): Spot => {
    const said = effects(words, each);
    return {
      id: `ruby ${place + 1}`,
      title: `${place + 1}`,
      sub: said,
      about: said,
      tone: "red",
      faded: view.ruby_market.includes(place + 1),
    };
  });
  return [...found, { key: "rubies", title: sentence(words.t("table-ruby-market")), shape: "cards", spots }];
}

function facts(view: MaracaiboView, { say: words }: Reader): Fact[] {
  const said = [words.t("table-round", { round: view.round }), words.t("table-tier2", { count: view.tier2 })];
  if (view.raid) {
    const dice = Object.entries(view.raid.dice).map(([die, pips]) =>
      words.t("choice-die", { treasure: words.t(`treasures-${die}`), pips }),
    );
    const power = view.raid.power ? [words.t("table-power", { power: view.raid.power })] : [];
    said.push(words.t("table-raid", { what: [...dice, ...power].join(", ") }));
  }
  return said.map((value) => ({ label: "", value: sentence(value) }));
}

export function parts(view: MaracaiboView, reader: Reader): Part[] {
  const words = reader.say;
  const columns = Math.max(...view.rows.map((row) => row.length));
  const sea: Part = {
    key: "sea",
    title: sentence(words.t("table-caribbean")),
    shape: "grid",
    columns,
    wordy: true,
    edges: {
      columns: Array.from({ length: columns }, (_, col) => `c${col + 1}`),
      rows: view.rows.map((_, row) => `r${row + 1}`),
    },
    spots: [...view.cells.map((cell) => cellSpot(view, cell, reader)), ...islandSpots(view, reader)],
  };
  const ports: Part = { key: "ports", title: "", shape: "cards", spots: harbours(view, reader) };
  const all: Part[] = [{ key: "now", title: "", shape: "facts", spots: [], facts: facts(view, reader) }, sea, ports];
  const rest = [...ownParts(view, reader), ...markets(view, reader), track(view, reader)];
  return [...all, ...rest].filter((part) => part.spots.length || part.facts?.length);
}
