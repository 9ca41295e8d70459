"""What is being done in Pirates of Maracaibo: the dice of a raid, what power or movement buys, effects left to use."""

from __future__ import annotations

from doubloon.core.saying import joined, said
from doubloon.core.shown import Fact, Mark, Part, Spot, Text
from doubloon.games.maracaibo.rules.raiding import power_of
from doubloon.games.maracaibo.seen.faces import ActionFace
from doubloon.games.maracaibo.seen.view import MaracaiboView, RaidView
from doubloon.games.maracaibo.showing.effects import effect, effects, listed
from doubloon.games.maracaibo.showing.figures import rubies_worth
from doubloon.games.maracaibo.showing.finding import actions_of, entries, sides
from doubloon.games.maracaibo.showing.names import is_slot, printed_name, treasure_name


def now(view: MaracaiboView) -> Part:
    """The round, and the raids under way."""
    facts = [Fact(said("table-round", round=view.round))]
    for raid in [*([view.raid] if view.raid else []), *view.aside]:
        facts.append(Fact(said("table-raid", what=_raid(raid))))
    return Part("now", "facts", facts=facts)


def _raid(raid: RaidView) -> Text:
    if raid.dice:
        return joined([die_name(treasure, pips) for treasure, pips in raid.dice.items()])
    return said("table-power", power=raid.power)


def die_name(treasure: str, pips: int) -> Text:
    return said("choice-die", treasure=treasure_name(treasure), pips=pips)


def doing(view: MaracaiboView) -> Part:
    """What a choice can point at that lies on no board."""
    spots = _dice(view, view.raid) if view.raid else []
    if view.raid and not view.raid.dice and view.active is not None and view.active < view.seats:
        allowed = actions_of(view, view.active)
        spots += [_bought(view, face, "power") for face in view.boards.actions if face.name in allowed]
    kind = view.prompt.kind if view.prompt else ""
    if kind == "trade":
        own = view.players[view.seat].trades
        spots += [_bought(view, face, "trade") for face in view.boards.trades if face.name in own]
    elif kind == "list":
        spots += _entries(view)
    elif kind == "choose":
        spots += _sides(view)
    elif kind == "return":
        spots += _returned(view)
    return Part("doing", "cards", said("table-doing"), spots=spots)


def raiding_power(view: MaracaiboView, treasure: str) -> int:
    """The power that a die which lies there would give; 0 where no die lies."""
    if view.raid is None or view.active is None or view.active >= view.seats or treasure not in view.raid.dice:
        return 0
    raider = view.players[view.active]
    return power_of(view.raid.dice[treasure], view.raid.plus, raider.power, raider.die_power[treasure])


def _dice(view: MaracaiboView, raid: RaidView) -> list[Spot]:
    """Each die with the power that it would give, and all of them as long as they can be rolled again."""
    dice = [_die(view, treasure, pips) for treasure, pips in raid.dice.items()]
    if not raid.rerolls:
        return dice
    left = said("table-rerolls", count=raid.rerolls)
    return [*dice, Spot("dice", said("actions-reroll"), left, sub=left, tone="brass")]


def _die(view: MaracaiboView, treasure: str, pips: int) -> Spot:
    power = raiding_power(view, treasure)
    about = said("cost-power", n=power)
    marks = [Mark(about, str(power), tone="power")]
    name = die_name(treasure, pips)
    return Spot(f"die:{treasure}", name, about, title=str(pips), tone=treasure, glyph=treasure, marks=marks)


def action_name(view: MaracaiboView, face: ActionFace) -> Text:
    """A raiding action or trade by the card that allows it; one of a slot, or that everybody has, by what it brings."""
    nameless = face.name.startswith("basic ") or is_slot(view, face.name)
    return listed(face.then) if nameless else printed_name(view, face.name)


def power(face: ActionFace) -> Text:
    return said("cost-power", n=face.cost)


def movement(face: ActionFace) -> Text:
    return said("cost-movement", n=face.cost)


def _bought(view: MaracaiboView, face: ActionFace, kind: str) -> Spot:
    name, brings = action_name(view, face), listed(face.then)
    costs = power(face) if kind == "power" else movement(face)
    about = said("explained", name=costs, text=brings)
    return Spot(f"{kind}:{face.name}", name, about, sub=costs if name == brings else about, tone="brass")


def entry_words(view: MaracaiboView, place: int) -> Text:
    """An entry of the list that is being used."""
    _, found = entries(view)
    return effect(found[place - 1]) if place <= len(found) else said("choice-entry", entry=place)


def _entries(view: MaracaiboView) -> list[Spot]:
    """What is left to do; the sign of each is the effect at the end of the way."""
    way, _ = entries(view)
    spots: list[Spot] = []
    for place in _offered(view, "entry"):
        text, sign = entry_words(view, place), f"{way}/{place - 1}" if way else ""
        spots.append(Spot(f"effect:{place}", text, title=str(place), sub=text, tone="brass", glyph=sign))
    return spots


def _offered(view: MaracaiboView, field: str) -> list[int]:
    """The numbers of the entries or sides that can be chosen."""
    assert view.prompt is not None
    found = [move.fields.get(field) for move in view.prompt.moves]
    return [place for place in found if isinstance(place, int)]


def side_words(view: MaracaiboView, place: int) -> Text:
    """A side of the slash; if a card has several slashes, that side of each."""
    said_once: list[Text] = []
    for _, slash in sides(view):
        text = effects(slash[place - 1])
        if text not in said_once:
            said_once.append(text)
    return joined(said_once, " / ") or said("choice-side", side=place)


def _sides(view: MaracaiboView) -> list[Spot]:
    """The sides to choose from, each with the way to its effects where it is plain which slash is meant."""
    slashes = sides(view)
    way = slashes[0][0] if len(slashes) == 1 else ""
    spots: list[Spot] = []
    for place in _offered(view, "side"):
        text, sign = side_words(view, place), f"{way}/{place - 1}" if way else ""
        spots.append(Spot(f"side:{place}", text, title=str(place), sub=text, tone="brass", glyph=sign))
    return spots


def _returned(view: MaracaiboView) -> list[Spot]:
    """So many rubies that could be returned; none of them is the answer without a place."""
    spots: list[Spot] = []
    for count in range(1, max(_offered(view, "rubies"), default=0) + 1):
        name, brings = said("choice-return", count=count), rubies_worth(view, count)
        spots.append(Spot(f"rubies:{count}", name, brings, title=str(count), sub=brings, tone="red"))
    return spots
