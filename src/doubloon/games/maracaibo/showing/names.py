"""What things of Pirates of Maracaibo are called. One from somebody's own file has no words: it is called by its id."""

from __future__ import annotations

from typing import Final

from doubloon.core.saying import said
from doubloon.core.shown import Said
from doubloon.games.maracaibo.seen.view import MaracaiboView

JORDAN: Final = 4
MOST_KEPT: Final = 5000  # names: boxes of one's own have others


def card_name(id: str) -> Said:
    return _named("cards", id)


def figurehead_name(id: str) -> Said:
    return _named("figureheads", id)


def space_name(id: str) -> Said:
    """A space of the exploration track, the Gulf or Maracaibo."""
    return _named("spaces", id)


def treasure_name(id: str) -> Said:
    return _named("treasures", id)


def source_name(view: MaracaiboView, id: str) -> Said:
    """What an effect is printed on, as questions call it; the table shows which slot or tile is meant."""
    if is_slot(view, id):
        return said("table-slot")
    if any(tile.id == id for tile in view.boards.tiles):
        return said("terms-black-market-tile")
    return _named("sources", id)


def is_slot(view: MaracaiboView, id: str) -> bool:
    return any(slot.id == id for slot in view.boards.slots)


def printed_name(view: MaracaiboView, id: str) -> Said:
    """The card or figurehead of this id."""
    return figurehead_name(id) if any(face.id == id for face in view.boards.figureheads) else card_name(id)


def party_name(view: MaracaiboView, seat: int) -> Said:
    """Who sits there; Jordan plays along in the seat after the last."""
    return said("terms-jordan") if seat >= view.seats else said("seat-name", seat=seat)


def seat_colour(view: MaracaiboView, seat: int) -> int:
    """The seat whose colour and shape somebody has; Jordan's are those of no seat at this table."""
    return JORDAN if seat >= view.seats else seat


def seat_sign(view: MaracaiboView, seat: int) -> str:
    return "J" if seat >= view.seats else "ABCD"[seat]


_said: Final[dict[tuple[str, str], Said]] = {}


def _named(group: str, id: str) -> Said:
    """Made once, as the same things are named in every view."""
    name = _said.get((group, id))
    if name is None:
        if len(_said) >= MOST_KEPT:
            _said.clear()
        name = _said[group, id] = Said(f"{group}-{id}", otherwise=plain_id(id))
    return name


def plain_id(id: str) -> str:
    """An id as people write it; spaces are called by a letter or two and a number."""
    return id if len(id) <= 4 and id[-1:].isdigit() else id.replace("_", " ").capitalize()
