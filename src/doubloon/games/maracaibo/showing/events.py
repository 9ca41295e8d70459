"""The spots that an event of Pirates of Maracaibo is about, as far as they lie on the table now."""

from __future__ import annotations

from typing import Final

from doubloon.core.move import Field
from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.showing.choices import card_spot
from doubloon.games.maracaibo.showing.finding import actions_of, known_ids, own_quests

_ON_TRACK: Final = frozenset(["explored", "space-again", "jordan-explores"])
_SOLO: Final = frozenset(["jordan-card", "jordan-ignores"])


def spots(view: MaracaiboView, kind: str, args: dict[str, Field]) -> list[str]:
    found = _moved(view, kind, args)
    if kind == "stored":
        return [*found, f"storage:{args['seat']}/{args['treasure']}/{args['space']}"]
    if kind == "buried":
        area = args["treasure"] if args["where"] == "hideout" else "extra"
        return [*found, f"bury:{args['seat']}/{area}/{args['space']}"]
    if kind in ("ruby-sold", "jordan-ruby-sold"):
        return [f"ruby:{args['space']}"]
    if kind == "jordan-upgrade":
        return ["jordan"]
    if "space" in args:
        found.append(f"{'track' if kind in _ON_TRACK else 'space'}:{args['space']}")
    for name in ("card", "island", "treasure", "slot", "figurehead", "quest", "tile", "die", "action"):
        if name in args:
            found += _named(view, kind, name, args)
    for several, name in (("quests", "quest"), ("figureheads", "figurehead"), ("dice", "die")):
        listed = args.get(several)
        if isinstance(listed, list):
            for each in listed:
                found += _named(view, kind, name, {name: each})
    return list(dict.fromkeys(found))


def _moved(view: MaracaiboView, kind: str, args: dict[str, Field]) -> list[str]:
    """The pieces that an event is about."""
    if kind in ("sailed", "step"):
        return [f"ship:{args['seat']}"]
    if kind == "jordan-sails":
        return [f"ship:{view.seats}"]
    if kind == "paid-opponent":
        return [f"ship:{args['seat']}", f"ship:{args['opponent']}"]
    if kind in ("explored", "explorer-home"):
        return [f"explorer:{args['seat']}"]
    return [f"explorer:{view.seats}"] if kind == "jordan-explores" else []


def _named(view: MaracaiboView, kind: str, name: str, args: dict[str, Field]) -> list[str]:
    """The spot of something that an event names, if it is still to be seen."""
    id = str(args[name])
    if name == "card" and kind in _SOLO:
        known = view.jordan is not None and any(face.id == id for face in view.jordan.cards)
        return [f"solo:{id}"] if known else []
    if name == "card":
        return card_spot(view, id)
    if name in ("island", "treasure"):
        return [f"island:{id}"]
    if name == "slot":
        return [f"slot:{args['seat']}/{id}"]
    if name == "figurehead":
        return [f"figurehead:{id}"] if _has_figurehead(view, id) else []
    if name == "quest":
        return [f"quest:{id}"] if id in _quests(view) else []
    if name == "tile":
        return [f"tile:{id}"]
    if name == "die":
        treasure = id.split(" ", maxsplit=1)[0]
        return [f"die:{treasure}"] if view.raid and treasure in view.raid.dice else []
    return _bought(view, id)


def _bought(view: MaracaiboView, action: str) -> list[str]:
    """What power was spent on, while the raid goes on."""
    if view.raid is None or view.raid.dice or view.active is None or view.active >= view.seats:
        return []
    return [f"power:{action}"] if action in actions_of(view, view.active) else []


def _has_figurehead(view: MaracaiboView, id: str) -> bool:
    taken = [player.figurehead for player in view.players] + [*(view.jordan.figureheads if view.jordan else [])]
    return id in view.figureheads or id in taken


def _quests(view: MaracaiboView) -> list[str]:
    """The quests that lie open to the reader."""
    found = [*view.quest_market, *own_quests(view)]
    for player in view.players:
        found += known_ids(player.quests)
    return found + (known_ids(view.jordan.quests) if view.jordan else [])
