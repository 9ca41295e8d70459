"""What a choice of Silver & Gold yields, told from the events that it is sure to cause."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.core.view import EventView, MoveView
from doubloon.text.signs import Signs
from doubloon.text.tables.silver_gold_cards import island_boxes, symbol
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.silver_gold.view import SilverGoldView, WorkingView

CROSSING = ("cross", "box", "extra")


@dataclass
class Yield:
    """What comes of crossing some boxes."""

    coins: int = 0
    coins_lost: int = 0
    palms: list[int] = field(default_factory=list)
    palms_lost: int = 0
    extras: int = 0
    completes: bool = False

    def signs(self, signs: Signs) -> Text:
        """The yield in the shortest form, for lists."""
        text = Text()
        text.append(signs.coin * self.coins, "bold yellow")
        for points in self.palms:
            text.append(f"{signs.palm}{points}", "bold green")
        text.append(signs.cross * self.extras, "bold red")
        text.append(signs.done if self.completes else "", "bold cyan")
        return text

    def words(self, words: Words) -> str:
        """The yield as a sentence would tell it."""
        said = []
        if self.coins:
            said.append(words("yields-coins", count=self.coins))
        if self.coins_lost:
            said.append(words("yields-coins-lost", count=self.coins_lost))
        said += [words("yields-palm", points=points) for points in self.palms]
        said += [words("yields-palm-lost")] * self.palms_lost
        if self.extras:
            said.append(words("yields-extra", count=self.extras))
        if self.completes:
            said.append(words("yields-completes"))
        return ", ".join(said) or words("yields-nothing")


def boxes_of(move: MoveView) -> list[str]:
    boxes = move.fields.get("boxes")
    return boxes if isinstance(boxes, list) else []


def place_of(move: MoveView, name: str = "place") -> int:
    place = move.fields.get(name)
    assert isinstance(place, int)
    return place


def working_of(view: SilverGoldView, move: MoveView) -> WorkingView:
    """The card that a crossing is made on."""
    working = view.players[view.seat].working[place_of(move)]
    assert working is not None
    return working


def yield_of(view: SilverGoldView, move: MoveView, events: list[EventView]) -> Yield:
    """What a crossing yields: points from the events, the rest can be seen on the card."""
    found = Yield()
    for event in events:
        if event.args.get("seat") != view.seat:
            continue
        if event.kind == "coin":
            found.coins += 1
        elif event.kind == "coin-forfeited":
            found.coins_lost += 1
        elif event.kind == "palm":
            points = event.args["points"]
            assert isinstance(points, int)
            found.palms.append(points)
        elif event.kind == "palm-forfeited":
            found.palms_lost += 1
    working = working_of(view, move)
    boxes = boxes_of(move)
    finished = any(event.kind == "finished" and event.args.get("seat") == view.seat for event in events)
    if not finished:
        found.extras = sum(symbol(working.card, name) == "X" for name in boxes)
    found.completes = set(island_boxes(working.card)) == {*working.crossed, *boxes}
    return found
