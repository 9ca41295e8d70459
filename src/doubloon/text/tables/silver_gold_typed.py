"""What a typed line may mean in Silver & Gold: boxes, with or without the card in front, and cards by name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from doubloon.core.view import MoveView

if TYPE_CHECKING:
    from doubloon.games.silver_gold.seen.view import CardView, SilverGoldView

_BOX = re.compile(r"[a-d][1-4]")


def boxes_in(line: str) -> list[str]:
    return _BOX.findall(line.lower())


def typed_as(view: SilverGoldView, move: MoveView, top: str) -> str:
    """A choice in the fewest words that can be typed for it."""
    if move.kind == "keep":
        return " + ".join(card.id for card in cards_kept(view, move))
    if move.kind == "take":
        card = card_taken(view, move)
        return card.id if card else top
    return f"{place_of(move) + 1} {' '.join(boxes_of(move))}"


def cards_kept(view: SilverGoldView, move: MoveView) -> list[CardView]:
    assert view.hand is not None
    return [view.hand[place_of(move, "first")], view.hand[place_of(move, "second")]]


def card_taken(view: SilverGoldView, move: MoveView) -> CardView | None:
    return view.display[place_of(move)] if place_of(move) >= 0 else None


def boxes_of(move: MoveView) -> list[str]:
    boxes = move.fields.get("boxes")
    return boxes if isinstance(boxes, list) else []


def place_of(move: MoveView, name: str = "place") -> int:
    place = move.fields.get(name)
    assert isinstance(place, int)
    return place


def candidates(view: SilverGoldView, line: str, top: str) -> list[str]:
    """The texts of all moves that a line may stand for, legal or not; `top` are the words for the top card."""
    assert view.prompt is not None
    plain = " ".join(line.lower().replace(",", " ").replace("+", " ").split())
    words = plain.split()
    if view.prompt.kind == "keep":
        return [plain, *_keep(view, words)]
    if view.prompt.kind == "replace":
        return [plain, *_take(view, words, top)]
    return [plain, *_cross(view.prompt.kind == "extra", words)]


def _cross(extra: bool, words: list[str]) -> list[str]:
    """`1 a1 b1` on card 1, `a1 b1` on either; the order of the boxes does not matter."""
    places = [words[0]] if words and words[0] in ("1", "2") else ["1", "2"]
    rest = "".join(words[1:] if len(places) == 1 else words)
    boxes = _BOX.findall(rest)
    if not boxes or "".join(boxes) != rest:
        return []
    named = " ".join(sorted(set(boxes), key=lambda box: (box[1], box[0])))
    kind = "extra" if extra else "box" if len(set(boxes)) == 1 else "cross"
    return [f"{kind} {place} {named}" for place in places]


def _keep(view: SilverGoldView, words: list[str]) -> list[str]:
    """Two cards by their names or places."""
    ids = [card.id.lower() for card in view.hand or []]
    places = sorted(ids.index(word) + 1 if word in ids else "01234".find(word) for word in words)
    return ["keep " + " ".join(str(place) for place in places)] if len(places) == 2 else []


def _take(view: SilverGoldView, words: list[str], top: str) -> list[str]:
    """A displayed card by its name, or the top card."""
    if words in (["top"], top.lower().split()):
        return ["take top"]
    ids = [card.id.lower() if card else "" for card in view.display]
    return [f"take {ids.index(words[0]) + 1}"] if len(words) == 1 and words[0] in ids else []
