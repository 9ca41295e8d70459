"""The choices of Pirates of Maracaibo: every one explains itself and says what it is sure to yield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.core.view import EventView, MoveView
from doubloon.text.blocks import Block, fitted, folded
from doubloon.text.table import Previews, numbered
from doubloon.text.tables import maracaibo_lookup as lookup
from doubloon.text.tables.maracaibo_sea import SHIP, Sea, letter

if TYPE_CHECKING:
    from doubloon.games.maracaibo.seen.faces import CardFace, EffectView
    from doubloon.games.maracaibo.seen.view import MaracaiboView

# Moves whose words are a term of the game and nothing more.
ACTIONS = {
    "stop": "stop",
    "ignore": "ignore",
    "resume": "resume-raid",
    "done": "done",
    "skip": "skip",
    "reroll": "reroll",
    "leave": "pause-raid",
    "refresh": "refresh-quests",
    "ruby": "take-ruby",
    "end-turn": "end-turn",
}


class Choices:
    """Lists moves."""

    def __init__(self, sea: Sea, names: list[str]) -> None:
        self.sea = sea
        self.words = sea.words
        self.signs = sea.signs
        self.explain = sea.explain
        self.names = names

    def choices(self, view: MaracaiboView, previews: Previews, width: int, room: int) -> Block:
        """Every choice explained; where that takes more than `room` lines, each in one line."""
        assert view.prompt is not None
        moves = view.prompt.moves
        indent = len(str(len(moves))) + 1
        lines: Block = []
        cut: Block = []
        for number, move in enumerate(moves, 1):
            entry = self.entry(view, move, previews.get(move.id, []))
            lines += folded(numbered(number, len(moves), entry), width, indent)
            cut.append(numbered(number, len(moves), entry))
        return lines if not room or len(lines) <= room else [_cut(line, width) for line in cut]

    def entry(self, view: MaracaiboView, move: MoveView, events: list[EventView]) -> Text:
        """A choice with what is behind it and what it is sure to yield."""
        label, about = self.label(view, move), self.about(view, move)
        text = Text.assemble((label, "bold"), f"  {about}" if about else "")
        sure = self.yields(view, events)
        return Text.assemble(text, "  ", (sure, "bold green")) if sure else text

    def yields(self, view: MaracaiboView, events: list[EventView]) -> str:
        """Points, doubloons and treasures that a choice brings or costs for certain."""
        points = doubloons = 0
        others: list[str] = []
        for event in events:
            args = event.args
            own = args.get("seat") == view.seat
            if own and event.kind == "points":
                points += _int(args["points"])
            elif own and event.kind == "doubloons":
                doubloons += _int(args["doubloons"])
            elif own and event.kind in ("paid", "paid-opponent", "acquired", "constructed"):
                doubloons -= _int(args["doubloons"])
            elif event.kind == "paid-opponent" and args.get("opponent") == view.seat:
                doubloons += _int(args["doubloons"])
            elif own and event.kind == "treasure":
                others.append("+" + self.words(f"treasures-{args['treasure']}"))
            elif event.kind == "marker":
                island = self.words(f"islands-{args['island']}")
                others.append(f"{island} {self.signs.full}+{args['count']}")
        said = [f"{points:+}{self.signs.seal}"] if points else []
        said += [f"{doubloons:+}{self.signs.coin}"] if doubloons else []
        return f"[{' '.join([*said, *others])}]" if said or others else ""

    # What a choice is called

    def label(self, view: MaracaiboView, move: MoveView) -> str:
        """A choice in a few words; any of its ids may be typed as well."""
        words, fields = self.words, move.fields
        if move.kind in ACTIONS:
            return words(f"actions-{ACTIONS[move.kind]}")
        if move.kind == "keep-roll":
            refresh = view.prompt is not None and view.prompt.kind == "refresh"
            return words("actions-skip" if refresh else "actions-keep")
        if move.kind in ("acquire", "construct"):
            return words(f"actions-{move.kind}")
        if move.kind == "market":
            return words("actions-activate-market")
        if move.kind == "keep":
            return words("choice-keep", quests=" + ".join(self.explain.number(id) for id in self._kept(view, move)))
        if move.kind in ("sail", "buy", "build"):
            return self._place(view, str(fields["space"]))
        if move.kind == "pay-seat":
            seat = _int(fields["opponent"])
            return f"{letter(seat, view.seats)} {self.names[seat]}"
        return self._rarer_label(view, move)

    def _rarer_label(self, view: MaracaiboView, move: MoveView) -> str:
        words, fields = self.words, move.fields
        if move.kind == "pay":
            return words("choice-pay", n=view.prompt.args["n"] if view.prompt and "n" in view.prompt.args else 1)
        if move.kind in ("do", "go-on"):
            return words(f"choice-{move.kind}")
        if move.kind == "side":
            return words("choice-side", side=fields["side"])
        if move.kind == "die":
            pips = view.raid.dice.get(str(fields["die"]), 0) if view.raid else 0
            return words("choice-die", treasure=words(f"treasures-{fields['die']}"), pips=pips)
        if move.kind in ("type", "island"):
            name = str(fields.get("treasure", fields.get("island")))
            return words(f"treasures-{name}")
        if move.kind == "quest" and "place" in fields:
            id = _offered_quest(view, move)
            return self.explain.name(id) if id else move.text
        if move.kind == "quest":
            return words("terms-quest-deck")
        if move.kind == "sell":
            return words("choice-bury-space", space=fields["space"])
        if move.kind == "return":
            return words("choice-return", count=fields["rubies"])
        return self._printed_label(view, move)

    def _printed_label(self, view: MaracaiboView, move: MoveView) -> str:
        """Moves about something printed are called by its name."""
        fields = move.fields
        if move.kind == "store":
            space = _int(fields["space"])
            return self.words("choice-plain") if space == 0 else f"{self.words('terms-bonus-space')} {space}"
        if move.kind == "bury":
            return self._buried(str(fields["treasure"]), str(fields["taken"]), str(fields["space"]))
        if move.kind == "entry":
            effects = self._entries(view)
            place = _int(fields["entry"]) - 1
            return self.explain.effect(effects[place]) if place < len(effects) else move.text
        if move.kind == "place":
            return f"{self.explain.name(str(fields['tile']))}, {fields['space']}"
        if move.kind in ("spend", "trade"):
            source = str(fields.get("action", fields.get("trade")))
            return self.words("terms-raiding-action") if source.startswith("basic ") else self.explain.name(source)
        for name in ("slot", "quest", "tile", "figurehead", "space"):
            if name in fields:
                return self.explain.name(str(fields[name]))
        return move.text

    def _buried(self, treasure: str, taken: str, space: str) -> str:
        """Which treasure goes from where to where."""
        words = self.words
        bonus, extra = taken.removeprefix("bonus"), space.removeprefix("extra")
        return words(
            "choice-bury",
            treasure=words(f"treasures-{treasure}"),
            taken=words("choice-plain") if taken == "plain" else words("choice-bury-bonus", space=bonus),
            space=words("choice-bury-space" if space == extra else "choice-bury-extra", space=extra),
        )

    def _place(self, view: MaracaiboView, space: str) -> str:
        cell = lookup.cell_at(view, space)
        if cell is None:
            return self.words(f"terms-{space}") if space in ("gulf", "maracaibo") else space
        ships = "".join(letter(seat, view.seats) for seat in cell.ships)
        return f"{space} {self.sea.cell_name(cell)}" + (f" {SHIP}{ships}" if ships else "")

    def _kept(self, view: MaracaiboView, move: MoveView) -> list[str]:
        places = [int(place) - 1 for place in str(move.fields["quests"]).split()]
        return [(view.dealt or [])[place] for place in places if place < len(view.dealt or [])]

    # What is behind it

    def about(self, view: MaracaiboView, move: MoveView) -> str:
        """What a card, slot, space or quest does that a choice is about."""
        words, explain, fields = self.words, self.explain, move.fields
        if move.kind == "keep":
            return " / ".join(explain.quest(view.quests[id]) for id in self._kept(view, move))
        if move.kind in ("sail", "buy", "build"):
            return self._about_space(view, str(fields["space"]))
        if move.kind in ("acquire", "construct") and view.prompt:
            id = str(view.prompt.args.get("card", ""))
            return explain.card(view.cards[id], self._cost(view, view.cards[id])) if id in view.cards else ""
        if move.kind == "market" and view.prompt:
            return explain.effects(lookup.tile_effects(view, str(view.prompt.args["tile"])))
        if move.kind == "slot":
            return self._source(view, str(fields["slot"]))
        if move.kind == "figurehead":
            return self._source(view, str(fields["figurehead"]))
        if move.kind == "side":
            return self._about_side(view, _int(fields["side"]) - 1)
        if move.kind in ("spend", "trade"):
            return self._about_spending(view, move)
        if move.kind in ("type", "island"):
            name = str(fields.get("treasure", fields.get("island")))
            worth = words("table-worth", points=self.sea.worth(view, name))
            return f"{words('table-markers', count=view.islands[name])}, {worth}"
        return self._rarer_about(view, move)

    def _rarer_about(self, view: MaracaiboView, move: MoveView) -> str:
        words, explain, fields = self.words, self.explain, move.fields
        if move.kind == "store" and _int(fields["space"]):
            return explain.effects(view.boards.storage[str(fields["treasure"])][_int(fields["space"]) - 1])
        if move.kind == "bury":
            return self._about_burying(view, str(fields["treasure"]), str(fields["space"]))
        if move.kind == "explore":
            node = next(node for node in view.boards.track if node.id == fields["space"])
            return f"{explain.effects(node.fx)} ({words('table-rivers', count=node.river)})"
        if move.kind == "quest" and "place" not in fields:
            return words("choice-deck", count=view.quest_deck)
        if move.kind in ("quest", "discard"):
            id = _offered_quest(view, move) if move.kind == "quest" else str(fields["quest"])
            return explain.quest(view.quests[id]) if id in view.quests else ""
        if move.kind in ("place", "use"):
            effects = explain.effects(lookup.tile_effects(view, str(fields["tile"])))
            cell = lookup.cell_at(view, str(fields.get("space", "")))
            return f"{self.sea.cell_name(cell)}: {effects}" if cell else effects
        if move.kind == "sell":
            return explain.effects(view.boards.ruby_market[_int(fields["space"]) - 1])
        return ""

    def _about_side(self, view: MaracaiboView, place: int) -> str:
        """A side of the slash; if a card has several slashes, that side of each."""
        assert view.prompt is not None
        most = max(_int(each.fields["side"]) for each in view.prompt.moves if each.kind == "side")
        slashes = lookup.sides_of(view, str(view.prompt.args["source"]), most)
        return " / ".join(dict.fromkeys(self.explain.effects(sides[place]) for sides in slashes))

    def _about_space(self, view: MaracaiboView, space: str) -> str:
        cell = lookup.cell_at(view, space)
        if cell and cell.card:
            return self.explain.card(view.cards[cell.card], self._cost(view, view.cards[cell.card]))
        if cell:
            back = self.words(f"terms-{cell.back}") if cell.back else self.words("terms-tier-2")
            return self.words("choice-fill") if cell.fill else back
        effects = {"gulf": view.boards.gulf, "maracaibo": view.boards.maracaibo}.get(space, [])
        return self.explain.effects(effects) if effects else ""

    def _cost(self, view: MaracaiboView, face: CardFace) -> int:
        """What a card costs this player now: what the effect adds, less discounts, perhaps halved. (PM-242, PM-552)"""
        assert view.prompt is not None
        args = view.prompt.args
        cost = max(0, face.cost + _int(args.get("extra", 0)) - view.players[view.seat].discount)
        return (cost + 1) // 2 if args.get("half") else cost

    def _about_spending(self, view: MaracaiboView, move: MoveView) -> str:
        faces = view.boards.actions if move.kind == "spend" else view.boards.trades
        source = move.fields.get("action", move.fields.get("trade"))
        for face in faces:
            if face.name == source:
                return self.words(f"choice-{move.kind}", cost=face.cost, then=self.explain.effects(face.then))
        return ""

    def _about_burying(self, view: MaracaiboView, treasure: str, space: str) -> str:
        if space.isdigit():
            return self.explain.effects(view.boards.buried[treasure][int(space) - 1])
        head = view.players[view.seat].figurehead
        for face in view.boards.figureheads:
            for effect in face.ongoing if face.id == head else []:
                if effect.e == "bury_spaces":
                    return self.explain.effects(effect.lists[int(space.removeprefix("extra")) - 1])
        return ""

    def _entries(self, view: MaracaiboView) -> list[EffectView]:
        assert view.prompt is not None
        args = view.prompt.args
        entries = args.get("entries", [])
        least = max((_int(m.fields["entry"]) for m in view.prompt.moves if m.kind == "entry"), default=0)
        names = list(entries) if isinstance(entries, list) else []
        return lookup.list_with(view, str(args.get("source", "")), names, least)

    def _source(self, view: MaracaiboView, id: str) -> str:
        for face in (*view.boards.slots, *view.boards.figureheads):
            if face.id == id:
                return self.explain.parts(face)
        return ""


def _offered_quest(view: MaracaiboView, move: MoveView) -> str:
    """The card of the quest market that a move takes."""
    place = _int(move.fields["place"]) - 1
    return view.quest_market[place] if place < len(view.quest_market) else ""


def _cut(line: Text, width: int) -> Text:
    return fitted(line, width) if line.cell_len > width else line


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
