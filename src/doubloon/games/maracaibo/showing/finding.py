"""What a question or an event of Pirates of Maracaibo is about, found among all that lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from doubloon.core.move import Field
from doubloon.core.view import PromptView
from doubloon.games.maracaibo.box.layout import Layout
from doubloon.games.maracaibo.rules import buying, paying
from doubloon.games.maracaibo.seen.faces import CardFace, EffectView, NodeFace
from doubloon.games.maracaibo.seen.panels import PlayerView
from doubloon.games.maracaibo.seen.view import CellView, MaracaiboView

HARBOURS: Final = ("start", "gulf", "maracaibo")


# What the reader has, and a question that is about the sea: what cards cost and bring depends on them.
Reader = tuple[PlayerView | None, PromptView | None]
_ABOUT_THE_SEA: Final = ("move", "step", "acquire", "construct")
_BOUGHT: Final = {"acquire": "improvement", "construct": "residence"}  # kinds of cards, by the questions about them
_NO_ARGS: Final[dict[str, Field]] = {}


def reader_of(view: MaracaiboView) -> Reader:
    asked = view.prompt if view.prompt and view.prompt.kind in _ABOUT_THE_SEA else None
    return view.players[view.seat] if view.seat >= 0 else None, asked


def cell_at(view: MaracaiboView, space: str) -> CellView | None:
    for cell in view.cells:
        if cell.space == space:
            return cell
    return None


def cell_of(view: MaracaiboView, card: str) -> CellView | None:
    """Where a card lies face up in the Caribbean."""
    for cell in view.cells:
        if cell.card == card:
            return cell
    return None


def tile_effects(view: MaracaiboView, id: str) -> list[EffectView]:
    """The side of a black market tile that lies up."""
    for tile in view.boards.tiles:
        if tile.id == id:
            return tile.back if id in view.market_backs else tile.front
    return []


def node_at(view: MaracaiboView, id: str) -> NodeFace | None:
    for node in view.boards.track:
        if node.id == id:
            return node
    return None


def harbour_effects(view: MaracaiboView, place: str) -> list[EffectView]:
    """What stopping on the Gulf or at Maracaibo brings."""
    if place == "gulf":
        return view.boards.gulf
    return view.boards.maracaibo if place == "maracaibo" else []


def extra_spaces(view: MaracaiboView, seat: int) -> list[list[EffectView]]:
    """The spaces for buried treasure on the figurehead of a seat."""
    head = view.players[seat].figurehead
    for face in view.boards.figureheads:
        for effect in face.ongoing if face.id == head else []:
            if effect.e == "bury_spaces":
                return effect.lists
    return []


def worth(view: MaracaiboView, treasure: str) -> int:
    """What a treasure of this type would be worth now."""
    values = view.boards.island_values
    return values[min(view.islands[treasure], len(values) - 1)]


def price(view: MaracaiboView, face: CardFace, args: dict[str, Field]) -> int:
    """What a card costs the reader now, with what the question says about it."""
    extra = args.get("extra", 0)
    more = extra if isinstance(extra, int) else 0
    return buying.to_pay(face.cost, more, view.players[view.seat].discount, bool(args.get("half")))


def asked_for(view: MaracaiboView, face: CardFace) -> dict[str, Field]:
    """What the question says about the price of such a card, if it is about buying one from anywhere."""
    asked = view.prompt
    return asked.args if asked is not None and _BOUGHT.get(asked.kind) == face.kind else _NO_ARGS


# What quests count before a player whatever cards these are, by its name.
_COUNTED: Final[dict[str, Callable[[PlayerView], int]]] = {
    "buried": lambda player: player.buried,
    "treasures": lambda player: sum([area.total for area in player.areas.values()]),
    "treasure_set": lambda player: min([area.total for area in player.areas.values()]),
    "quests": lambda player: len(player.quests),
    "rivers": lambda player: player.rivers,
    "improvements": lambda player: len(player.cards),
    "improvements_and_residences": lambda player: len(player.cards) + len(player.residences),
    "upgrades": lambda player: len(player.upgrades),
    "residences": lambda player: len(player.residences),
    "doubloon_income": lambda player: player.doubloon_income,
    "vp_income": lambda player: player.vp_income,
    "doubloons": lambda player: player.doubloons,
}


def holding(view: MaracaiboView, seat: int, counter: str) -> int:
    """How much a player has of what quests count. (PM-430 to PM-441)"""
    player = view.players[seat]
    if counter in player.areas:
        return player.areas[counter].total
    count = _COUNTED.get(counter)
    if count is not None:
        return count(player)
    cards = [view.cards[id] for id in player.cards]
    if counter == "lightning":
        return len([card for card in cards if card.now])
    return len([card for card in cards if card.type == counter])


def points_now(view: MaracaiboView, seat: int, effect: EffectView) -> int | None:
    """What an effect "points for each" would pay a player now; None for what is counted at the end only. (PM-339)"""
    params = effect.params
    per, of = str(params.get("per", "")), params.get("of")
    if effect.e != "vp_per" or per == "quests_scored":
        return None
    units = _sets(view, seat, of) if per == "treasure_set" and isinstance(of, list) else holding(view, seat, per)
    points = _number(params, "n") * (units // _number(params, "every"))
    return min(points, _number(params, "max")) if params.get("max") else points


def _sets(view: MaracaiboView, seat: int, of: Sequence[object]) -> int:
    """How many disjoint sets of these treasures a player has. (A-32)"""
    areas = view.players[seat].areas
    return min([areas[str(each)].total // of.count(each) for each in of], default=0)


def _number(params: dict[str, Field], name: str) -> int:
    value = params.get(name, 1)
    return value if isinstance(value, int) else 1


def known_ids(ids: list[str | None]) -> list[str]:
    """Those of the quests that the reader has seen."""
    return [id for id in ids if id is not None]


def own_quests(view: MaracaiboView) -> list[str]:
    """The reader's quests, or those to choose from."""
    if view.seat < 0:
        return []
    return view.dealt or known_ids(view.players[view.seat].quests)


def actions_of(view: MaracaiboView, seat: int) -> list[str]:
    """The raiding actions of a seat: those that everybody has, and its own."""
    own = view.players[seat].actions
    return [face.name for face in view.boards.actions if face.name.startswith("basic ") or face.name in own]


# Lists of effects

_Found = tuple[str, list[EffectView]]
"""A list of effects, and the way to it through the view: `cards/tobago/actions`."""


def lists_of(view: MaracaiboView, source: str) -> list[_Found]:
    """All lists of effects that are printed on something with this name."""
    boards = view.boards
    found: list[_Found] = []
    if source in view.cards:
        card, way = view.cards[source], f"cards/{source}"
        found += [(f"{way}/now", card.now), (f"{way}/actions", card.actions)]
        found += _inside(f"{way}/ongoing", card.ongoing)
    for kind, faces in (("slots", boards.slots), ("figureheads", boards.figureheads)):
        for place, face in enumerate(faces):
            if face.id == source:
                way = f"boards/{kind}/{place}"
                found += [(f"{way}/now", face.now), *_inside(f"{way}/ongoing", face.ongoing)]
    found += [(f"boards/track/{place}/fx", node.fx) for place, node in enumerate(boards.track) if node.id == source]
    for place, tile in enumerate(boards.tiles):
        if tile.id == source:
            side = "back" if source in view.market_backs else "front"
            found.append((f"boards/tiles/{place}/{side}", tile_effects(view, source)))
    found.append((f"boards/{source}", harbour_effects(view, source)))
    found += _numbered(f"boards/storage/{source}", boards.storage.get(source, []))
    found += _numbered(f"boards/buried/{source}", boards.buried.get(source, []))
    if source == "ruby":
        found += _numbered("boards/ruby_market", boards.ruby_market)
    if source == "raid":
        found += [(f"boards/actions/{place}/then", action.then) for place, action in enumerate(boards.actions)]
    inner = [each for way, effects in found for each in _inside(way, effects)]
    return [(way, effects) for way, effects in [*found, *inner] if effects]


def _numbered(way: str, lists: list[list[EffectView]]) -> list[_Found]:
    return [(f"{way}/{place}", effects) for place, effects in enumerate(lists)]


def _inside(way: str, effects: list[EffectView]) -> list[_Found]:
    return [each for place, effect in enumerate(effects) for each in _numbered(f"{way}/{place}/lists", effect.lists)]


def _asked_of(view: MaracaiboView) -> list[_Found]:
    assert view.prompt is not None
    return lists_of(view, str(view.prompt.args.get("source", "")))


def entries(view: MaracaiboView) -> _Found:
    """The list that the question is about: it has the open effects, and as many entries as are offered."""
    assert view.prompt is not None
    named = view.prompt.args.get("entries", [])
    names = list(named) if isinstance(named, list) else []
    offered = [move.fields["entry"] for move in view.prompt.moves if move.kind == "entry"]
    least = max([number for number in offered if isinstance(number, int)], default=0)
    for way, effects in _asked_of(view):
        kinds = [effect.e for effect in effects]
        if len(kinds) >= least and all(kinds.count(name) >= names.count(name) for name in names):
            return way, effects
    return "", []


def sides(view: MaracaiboView) -> list[tuple[str, list[list[EffectView]]]]:
    """The slashes that the question can be about, each with its sides and the way to them."""
    assert view.prompt is not None
    offered = [move.fields["side"] for move in view.prompt.moves if move.kind == "side"]
    least = max([number for number in offered if isinstance(number, int)], default=0)
    distinct: list[tuple[str, list[list[EffectView]]]] = []
    for way, effects in _asked_of(view):
        for place, effect in enumerate(effects):
            known = any(lists == effect.lists for _, lists in distinct)
            if effect.e == "choose" and len(effect.lists) >= least and not known:
                distinct.append((f"{way}/{place}/lists", effect.lists))
    return distinct


def asked_effect(view: MaracaiboView) -> EffectView | None:
    """The effect that is offered, or to be paid for."""
    assert view.prompt is not None
    args = view.prompt.args
    for _, effects in _asked_of(view):
        for effect in effects:
            if effect.e == args.get("effect") and (effect.e != "pay" or effect.params.get("n") == args.get("n")):
                return effect
    return None


# The sea

_layouts: Final[dict[tuple[str, ...], Layout]] = {}


def steps_to(view: MaracaiboView, seat: int, space: str) -> int:
    """How many steps it takes a ship to get there."""
    rows = tuple(view.rows)
    layout = _layouts.get(rows)
    if layout is None:
        layout = _layouts[rows] = Layout(view.layout, view.rows)
    player = view.players[seat]
    return layout.distances(layout.cell_named(player.ship), player.movement)[layout.cell_named(space)]


def ships_met(view: MaracaiboView, space: str) -> list[int]:
    """Who is paid or fought where the reader's ship stops."""
    cell = cell_at(view, space)
    return [seat for seat in cell.ships if seat != view.seat] if cell else []


def fee(view: MaracaiboView, met: list[int]) -> int:
    """What stopping beside ships costs the reader; those who fight pay nothing."""
    if "pirate_skirmish=yes" in view.options:
        return 0
    return paying.fee(len(met), view.players[view.seat].doubloons)
