"""What a player of Pirates of Maracaibo has begun and comes back to when the present question is answered."""

from __future__ import annotations

from doubloon.core.saying import said
from doubloon.core.shown import Part, Spot
from doubloon.core.task import Prompt
from doubloon.games.maracaibo.seen.faces import EffectView
from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.showing.effects import effect
from doubloon.games.maracaibo.showing.finding import lists_of
from doubloon.games.maracaibo.showing.names import source_name


def begun(view: MaracaiboView, left: list[Prompt]) -> list[Part]:
    """What is left of each list that waits, and the upgrade between them: the next first."""
    spots = [spot for number, asked in enumerate(left, 1) for spot in _spots(view, number, asked)]
    return [Part("begun", "cards", said("table-begun"), spots=spots)] if spots else []


def _spots(view: MaracaiboView, number: int, asked: Prompt) -> list[Spot]:
    if asked.key == "upgrade":
        return [Spot(f"begun:{number}/1", said("effect-upgrade"), tone="brass", glyph="upgrade")]
    source, names, places = [asked.args[name] for name in ("source", "entries", "places")]
    assert isinstance(names, list)
    assert isinstance(places, list)
    about = said("table-begun-on", source=source_name(view, str(source)))
    spots: list[Spot] = []
    for sign, each in _printed(view, str(source), [int(place) - 1 for place in places], names):
        text = effect(each)
        spots.append(Spot(f"begun:{number}/{len(spots) + 1}", text, about, sub=text, tone="brass", glyph=sign))
    return spots


def _printed(view: MaracaiboView, source: str, places: list[int], names: list[str]) -> list[tuple[str, EffectView]]:
    """The effects that stand in these places of a list of the source, each with the way to it.

    The list of the Gulf is two for the rules: the second begins further down.
    """
    lists = lists_of(view, source)
    for shift in range(max([len(effects) for _, effects in lists], default=0)):
        for way, effects in lists:
            there = [place + shift for place in places]
            if max(there) < len(effects) and [effects[place].e for place in there] == names:
                return [(f"{way}/{place}", effects[place]) for place in there]
    return []
