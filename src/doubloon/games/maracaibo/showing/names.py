"""What things of Pirates of Maracaibo are called. One from somebody's own file has no words: it is called by its id."""

from __future__ import annotations

from typing import Final

from doubloon.core.shown import Said, Text, joined, said
from doubloon.games.maracaibo.seen.view import MaracaiboView

JORDAN: Final = 4
MOST_KEPT: Final = 5000  # names: boxes of one's own have others


def card_name(id: str) -> Said:
    return _named("cards", id)


def figurehead_name(id: str) -> Said:
    return _named("figureheads", id)


def slot_name(id: str) -> Said:
    return _named("slots", id)


def space_name(id: str) -> Said:
    """A space of the exploration track, the Gulf or Maracaibo."""
    return _named("spaces", id)


def treasure_name(id: str) -> Said:
    return _named("treasures", id)


def quest_number(id: str) -> Said:
    """A quest where it is plain what it is."""
    return Said(f"quests-{id}", otherwise=id)


def quest_name(id: str) -> Said:
    return said("named-quest", name=quest_number(id))


def tile_number(id: str) -> Said:
    """A black market tile where it is plain what it is."""
    return Said(f"tiles-{id}", otherwise=id)


def tile_name(id: str) -> Said:
    return said("named-tile", name=tile_number(id))


def solo_name(id: str) -> Text:
    return joined([said("terms-solo-card"), id.upper()], " ")


def source_name(id: str) -> Said:
    """What an effect is printed on, as questions call it."""
    return _named("sources", id)


def printed_name(view: MaracaiboView, id: str) -> Text:
    """The card, slot or figurehead of this id."""
    if any(slot.id == id for slot in view.boards.slots):
        return slot_name(id)
    if any(face.id == id for face in view.boards.figureheads):
        return figurehead_name(id)
    return card_name(id)


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
    """An id as people write it; spaces, slots, tiles and quests are called by a letter or two and a number."""
    return id if len(id) <= 4 and id[-1:].isdigit() else id.replace("_", " ").capitalize()
