"""The choices of Loot Island: plays by landing, payments together, everything else with what is behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.core.view import EventView, MoveView
from doubloon.text.blocks import Block, fitted, flowing, folded
from doubloon.text.table import Previews, numbered
from doubloon.text.tables.loot_island_cards import Cards
from doubloon.text.tables.loot_island_island import Island

if TYPE_CHECKING:
    from doubloon.games.loot_island.seen.view import LootView

# Moves that carry no more than their kind.
PLAIN = ("do", "decline", "draw", "keep", "discard", "aaron", "pass")
ON_LANDINGS = {"from": "choice-from", "undercut": "choice-at", "outpost": "choice-at", "withdraw": "choice-from"}


class Choices:
    """Lists moves."""

    def __init__(self, island: Island) -> None:
        self.island = island
        self.cards: Cards = island.cards
        self.words = island.words
        self.signs = island.signs

    def choices(self, view: LootView, previews: Previews, width: int, room: int) -> Block:
        assert view.prompt is not None
        if view.prompt.kind in ("turn", "turn-aaron"):
            lines = self._turn(view, width, short=False)
            return lines if not room or len(lines) <= room else self._turn(view, width, short=True)
        moves = view.prompt.moves
        if all(move.kind in ("toss", "pay", "done") for move in moves):
            return flowing(
                [self._numbered(view, number, self._sign(view, move)) for number, move in _count(view)], width
            )
        indent = len(str(len(moves))) + 1
        entries = [
            self._numbered(view, number, self.entry(view, move, previews.get(move.id, [])))
            for number, move in _count(view)
        ]
        lines = [line for entry in entries for line in folded(entry, width, indent)]
        if not room or len(lines) <= room:
            return lines
        return [fitted(entry, width) if entry.cell_len > width else entry for entry in entries]

    def _turn(self, view: LootView, width: int, short: bool) -> Block:
        """Cards to play under the landing where they fit, payments in one list, then everything else."""
        moves = _count(view)
        lines: Block = [] if short else [Text(self.words("choices-play"), "dim")]
        for place in range(len(view.landings)):
            here = [(number, move) for number, move in moves if move.kind == "play" and move.fields["landing"] == place]
            if not here:
                continue
            entries = [self._numbered(view, number, self._fit(view, place, move)) for number, move in here]
            landing = view.landings[place]
            brief = Text(f"{place} {landing.count}/{view.threshold}", "dim")
            if short:
                lines += flowing([brief, *entries], width)
                continue
            lines += folded(self.island.line(view, place), width, 3)
            lines += [Text.assemble("   ", row) for row in flowing(entries, width - 3)]
        if lines == [Text(self.words("choices-play"), "dim")]:
            lines = []
        pays = [self._numbered(view, number, self._sign(view, move)) for number, move in moves if move.kind == "pay"]
        if pays:
            lines += flowing([Text(self.words("choices-pay"), "dim"), *pays], width)
        rest = [(number, move) for number, move in moves if move.kind not in ("play", "pay")]
        entries = [self._numbered(view, number, Text(self.label(view, move), "bold")) for number, move in rest]
        return [*lines, *flowing(entries, width, gap=3)]

    def _numbered(self, view: LootView, number: int, entry: Text) -> Text:
        assert view.prompt is not None
        return numbered(number, len(view.prompt.moves), entry)

    def _fit(self, view: LootView, place: int, move: MoveView) -> Text:
        """A card that fits a landing, with a sign if it makes its cards enough."""
        id = str(move.fields["card"])
        text = self.cards.map(view, id)
        if self._makes_enough(view, place, id):
            text.append(self.signs.done, "bold green")
        return text

    def _makes_enough(self, view: LootView, place: int, id: str) -> bool:
        landing = view.landings[place]
        return not landing.enough and landing.count + self._counts(view, id) >= view.threshold

    def _counts(self, view: LootView, id: str) -> int:
        return 2 if view.maps[id].icon == "plus_one" else 1

    def _sign(self, view: LootView, move: MoveView) -> Text:
        """A choice that is nothing but cards."""
        if move.kind == "toss":
            return self.cards.map(view, str(move.fields["card"]))
        if move.kind == "pay":
            return Text(" & ").join(self.cards.maps(view, _texts(move.fields["cards"])))
        return Text(self.label(view, move), "bold")

    # One choice

    def entry(self, view: LootView, move: MoveView, events: list[EventView]) -> Text:
        """A choice with what is behind it and what it is sure to cause."""
        about = self.about(view, move)
        text = Text.assemble((self.label(view, move), "bold"), f"  {about}" if about else "")
        sure = self.yields(view, events)
        return Text.assemble(text, "  ", (f"[{sure}]", "bold green")) if sure else text

    def yields(self, view: LootView, events: list[EventView]) -> str:
        """Cubes that move for certain."""
        own = 0
        others: list[int] = []
        for event in events:
            if event.kind not in ("cubes-taken", "cubes-dropped"):
                continue
            cubes = _int(event.args["cubes"]) * (1 if event.kind == "cubes-taken" else -1)
            if event.args["seat"] == view.seat:
                own += cubes
            else:
                others.append(cubes)
        cube = self.signs.full
        said = [self.words("yields-own", cubes=f"{cube}{own:+}")] if own else []
        said += [self.words("yields-others", cubes=f"{cube}{max(others):+}")] if others else []
        return ", ".join(said)

    def label(self, view: LootView, move: MoveView) -> str:
        """A choice in a few words."""
        words, fields = self.words, move.fields
        if move.kind in PLAIN:
            return words(f"choice-{move.kind}")
        if move.kind == "done":
            tossing = view.prompt is not None and view.prompt.kind == "toss"
            return words("choice-toss-done" if tossing else "choice-done")
        if move.kind in ON_LANDINGS:
            return words(ON_LANDINGS[move.kind], landing=_int(fields["landing"]))
        if move.kind in ("lay", "toss"):
            return words(f"choice-{move.kind}", card=self._card(view, str(fields["card"])))
        if move.kind == "play":
            card = self._card(view, str(fields["card"]))
            return words("choice-play", card=card, landing=_int(fields["landing"]))
        if move.kind == "pay":
            return words("choice-pay", cards=" & ".join(self._card(view, id) for id in _texts(fields["cards"])))
        return self._rarer_label(view, move)

    def _rarer_label(self, view: LootView, move: MoveView) -> str:
        words, fields = self.words, move.fields
        if move.kind == "drop":
            cubes = _int(fields["cubes"])
            return words("choice-drop", cubes=cubes) if cubes else words("choice-drop-none")
        if move.kind == "use":
            return self.cards.tile_name(str(fields["tile"]))
        if move.kind == "copy":
            return words(f"choice-copy-{fields['icon']}", **view.in_force)
        if move.kind == "take":
            return self.cards.treasure_name(view, _int(fields["ref"]))
        if move.kind in ("healer", "offer"):
            return words("choice-healer", id=str(fields["id"]))
        return move.text

    def about(self, view: LootView, move: MoveView) -> str:
        """What a landing, card, treasure, island or healer means that a choice names."""
        words, cards, fields = self.words, self.cards, move.fields
        if move.kind in ON_LANDINGS:
            return self.island.line(view, _int(fields["landing"])).plain.partition(" ")[2]
        if move.kind in ("lay", "play"):
            return self._about_card(view, move)
        if move.kind == "use":
            return next((cards.tile_words(view, tile) for tile in view.tiles if tile.id == fields["tile"]), "")
        if move.kind == "take":
            return cards.treasure_words(view, _int(fields["ref"]))
        if move.kind in ("healer", "offer") and str(fields["id"]) in view.healer_faces:
            return cards.healer_words(view, str(fields["id"]), view.players[view.seat].cubes)
        if move.kind in ("keep", "discard") and view.taken is not None:
            return self._about_taken(view, move)
        if move.kind == "do" and view.prompt:
            id = view.prompt.args.get("tile")
            return next((cards.tile_words(view, tile) for tile in view.tiles if tile.id == id), "")
        if move.kind == "pass" and view.event:
            return words("explained", name=view.event, text=cards.event_words(view, view.event))
        return ""

    def _about_card(self, view: LootView, move: MoveView) -> str:
        """What the column would come to, and what the card does."""
        words, id = self.words, str(move.fields["card"])
        place = (
            move.fields["landing"] if "landing" in move.fields else (view.prompt.args["landing"] if view.prompt else 0)
        )
        landing = view.landings[_int(place)]
        said = [words("choice-after", count=landing.count + self._counts(view, id), threshold=view.threshold)]
        if view.maps[id].value == 1:
            said.append(words("yields-front" if landing.last > 1 else "yields-curse"))
        if view.maps[id].icon != "none":
            said.append(self.cards.icon_words(view, view.maps[id].icon))
        return "; ".join(said)

    def _about_taken(self, view: LootView, move: MoveView) -> str:
        words, player = self.words, view.players[view.seat]
        face = view.treasures[str(view.taken)]
        if move.kind == "discard":
            amulets = sum(1 for ref in player.treasures if view.treasures[str(ref)].type == "amulet")
            return words("choice-discard-says", amulets=amulets)
        said = [self.cards.treasure_words(view, view.taken or 0)]
        if face.curse:
            said.append(words("choice-keep-says", then=player.cubes + face.curse))
        return "; ".join(said)

    def _card(self, view: LootView, id: str) -> str:
        return self.cards.map(view, id).plain if id in view.maps else id


def _count(view: LootView) -> list[tuple[int, MoveView]]:
    assert view.prompt is not None
    return list(enumerate(view.prompt.moves, 1))


def _texts(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(part) for part in value]


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
