/** The effects that a question is about, as they are printed: for their signs. Their words come with the choices. */
import type { Effect, MaracaiboView } from "./faces";

/** All lists of effects on a card, slot, tile, space or harbour of this name, and those inside them. */
function listsOn(view: MaracaiboView, source: string): Effect[][] {
  const { boards } = view;
  const card = view.cards[source];
  const faces = [...boards.slots, ...boards.figureheads].filter((face) => face.id === source);
  const tile = boards.tiles.find((each) => each.id === source);
  const found = [
    ...(card ? [card.now, card.actions] : []),
    ...faces.map((face) => face.now),
    ...boards.track.filter((node) => node.id === source).map((node) => node.fx),
    ...(tile ? [view.market_backs.includes(source) ? tile.back : tile.front] : []),
    ...(source === "gulf" ? [boards.gulf] : source === "maracaibo" ? [boards.maracaibo] : []),
    ...(boards.storage[source] ?? []),
    ...(boards.buried[source] ?? []),
    ...(source === "ruby" ? boards.ruby_market : []),
    ...(source === "raid" ? boards.actions.map((action) => action.then) : []),
  ];
  return [...found, ...found.flatMap((list) => list.flatMap((effect) => effect.lists))];
}

/** The spot of what a question is about: the card, slot, tile or space whose effects are being used. */
export function askedSpot(view: MaracaiboView): string | null {
  const source = String(view.prompt?.args["source"] ?? "");
  if (!source) return null;
  const { boards, seat } = view;
  const cell = view.cells.find((each) => each.card === source);
  if (cell) return `space:${cell.space}`;
  if (view.cards[source]) return `card:${source}`;
  if (boards.slots.some((slot) => slot.id === source)) return `slot:${seat}/${source}`;
  if (boards.figureheads.some((head) => head.id === source)) return `figurehead:${source}`;
  if (boards.tiles.some((tile) => tile.id === source)) return `tile:${source}`;
  if (boards.track.some((node) => node.id === source)) return `track:${source}`;
  return source === "gulf" || source === "maracaibo" ? `space:${source}` : null;
}

/** What each number of the question stands for, from 1; empty where it is not plain which list is meant. */
export function askedEffects(view: MaracaiboView): Effect[][] {
  const prompt = view.prompt;
  if (!prompt) return [];
  const lists = listsOn(view, String(prompt.args["source"] ?? ""));
  const most = Math.max(0, ...prompt.moves.map((move) => Number(move.fields["entry"] ?? move.fields["side"] ?? 0)));
  if (prompt.kind === "choose") {
    const slashes = lists.flatMap((list) => list.filter((effect) => effect.e === "choose" && effect.lists.length >= most));
    return slashes.length === 1 ? slashes[0]!.lists : [];
  }
  const named = prompt.args["entries"];
  const names = Array.isArray(named) ? named : [];
  const list = lists.find((each) => each.length >= most && names.every((name) => each.some((effect) => effect.e === name)));
  return (list ?? []).map((effect) => [effect]);
}
