"""What bears no name in Pirates of Maracaibo is called by what it says: quests, ship slots, black market tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from doubloon.core.move import Field
from doubloon.core.saying import said
from doubloon.core.shown import Arg, Said, Text
from doubloon.games.maracaibo.seen.faces import Faces, QuestFace, SourceFace, printed_with
from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.showing.effects import effects, listed, needs, remembered, solo_card
from doubloon.games.maracaibo.showing.finding import tile_effects

_SOLO: Final = ("jordan-card", "jordan-ignores")


def quest_title(face: QuestFace) -> Text:
    """The harder of its conditions: no two quests of the box share one."""
    return needs(face.bottom)


def quest_name(face: QuestFace) -> Said:
    return said("named-quest", what=quest_title(face))


def slot_title(slot: SourceFace) -> Text:
    return remembered("slot title", slot, _brings)


def _brings(slot: Any) -> Text:
    return effects([*slot.now, *slot.ongoing, *slot.income])


def slot_name(slot: SourceFace) -> Said:
    return said("named-slot", what=slot_title(slot))


def tile_title(view: MaracaiboView, id: str) -> Text:
    """What the side that lies up brings."""
    return listed(tile_effects(view, id))


def tile_name(view: MaracaiboView, id: str) -> Said:
    return said("named-tile", what=tile_title(view, id))


def called(view: MaracaiboView, kind: str, args: dict[str, Field]) -> dict[str, Arg]:
    """What an event names by an id, as people call it; and what the die that Jordan rolled stands for."""
    printed = printed_with(view.boards)
    if printed is None:
        return {}
    found = _named(view, printed, args)
    if kind in _SOLO:
        found["card"] = _solo(printed, str(args["card"]))
    elif kind == "ruby-sold":
        found["what"] = listed(view.boards.ruby_market[_int(args["space"]) - 1])
    elif kind == "combat":
        found["results"] = [_result(str(each)) for each in _listed(args["results"])]
    elif kind in ("jordan-raids", "jordan-figurehead", "jordan-residence"):
        found["why"] = _why(printed, kind, _int(args["die"]) - 1)
    return found


def _named(view: MaracaiboView, printed: Faces, args: dict[str, Field]) -> dict[str, Arg]:
    found: dict[str, Arg] = {}
    if "quest" in args:
        found["quest"] = _quest(printed, str(args["quest"]))
    if "quests" in args:
        found["quests"] = [_quest(printed, id) for id in _listed(args["quests"])]
    if "tile" in args:
        found["tile"] = said("titled", what=tile_title(view, str(args["tile"])))
    for slot in view.boards.slots:
        if slot.id == args.get("slot"):
            found["slot"] = said("titled", what=slot_title(slot))
    return found


def _quest(printed: Faces, id: str) -> Said | str:
    for face in printed.quests:
        if face.id == id:
            return said("titled", what=quest_title(face))
    return id


def _solo(printed: Faces, id: str) -> Arg:
    for face in printed.solo_cards:
        if face.id == id:
            return solo_card(face)
    return id


def _result(text: str) -> Said:
    """Who fought, and with what result."""
    seat, result = text.split(": ")
    return said("combat-result", seat=int(seat) - 1, result=result)


def _why(printed: Faces, kind: str, face: int) -> Said:
    """What a face of Jordan's die stands for. (PM-478, PM-482, PM-484)"""
    sheet = printed.box.jordan
    if kind == "jordan-raids":
        return said("jordan-die-type" if sheet.treasure_die[face] >= 0 else "jordan-die-most")
    if kind == "jordan-figurehead":
        return said("jordan-die-place", number=sheet.figurehead_die[face])
    return said("jordan-die-residence", number=sheet.residence_die[face])


def _listed(value: Field) -> Sequence[str]:
    return value if isinstance(value, list) else [str(value)]


def _int(value: Field) -> int:
    assert isinstance(value, int)
    return value
