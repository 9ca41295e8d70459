"""The choices of Pirates of Maracaibo: what each is called, where it begins and ends, what it costs and brings."""

from __future__ import annotations

from typing import Final

from doubloon.core.move import Field
from doubloon.core.saying import joined, said
from doubloon.core.shown import Choice, Text
from doubloon.core.view import MoveView
from doubloon.games.maracaibo.seen.faces import ActionFace
from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.showing.doing import (
    action_name,
    die_name,
    entry_words,
    movement,
    power,
    raiding_power,
    side_words,
)
from doubloon.games.maracaibo.showing.effects import bought, does, effect, effects, listed, quest
from doubloon.games.maracaibo.showing.figures import rubies_worth
from doubloon.games.maracaibo.showing.finding import (
    asked_effect,
    cell_at,
    cell_of,
    extra_spaces,
    harbour_effects,
    node_at,
    price,
    steps_to,
)
from doubloon.games.maracaibo.showing.names import (
    figurehead_name,
    party_name,
    space_name,
    treasure_name,
)
from doubloon.games.maracaibo.showing.sea import about_cell, island_worth, meeting, place_name
from doubloon.games.maracaibo.showing.titles import quest_name, slot_name, tile_title

# Moves whose words are a term of the game and nothing more.
_ACTIONS: Final[dict[str, str]] = {
    "resume": "resume-raid",
    "done": "done",
    "skip": "skip",
    "leave": "pause-raid",
    "end-turn": "end-turn",
}


def choice(view: MaracaiboView, move: MoveView) -> Choice:
    kind = move.kind
    if kind in _ACTIONS:
        return Choice(move.id, said(f"actions-{_ACTIONS[kind]}"))
    if kind in ("sail", "stop", "pay-seat"):
        return _sailing(view, move)
    if kind in ("ignore", "acquire", "construct", "buy", "build"):
        return _buying(view, move)
    if kind in ("die", "reroll", "keep-roll", "spend"):
        return _raiding(view, move)
    if kind in ("type", "island", "store", "bury"):
        return _treasure(view, move)
    if kind in ("explore", "trade", "go-on"):
        return _exploring(view, move)
    if kind in ("keep", "quest", "discard", "refresh"):
        return _quest(view, move)
    if kind in ("ruby", "sell", "return"):
        return _ruby(view, move)
    if kind in ("entry", "side", "pay", "do"):
        return _effect(view, move)
    return _printed(view, move)


# Sailing and buying


def _sailing(view: MaracaiboView, move: MoveView) -> Choice:
    if move.kind == "pay-seat":
        seat = _int(move.fields["opponent"])
        return Choice(move.id, party_name(view, seat), goal=[f"ship:{seat}"], costs=said("effect-doubloons", n=1))
    if move.kind == "stop":
        here = view.players[view.seat].ship
        about, costs = _about_space(view, here), meeting(view, here)
        return Choice(move.id, said("actions-stop"), about, goal=[f"space:{here}"], costs=costs)
    space = str(move.fields["space"])
    steps = said("cost-steps", count=steps_to(view, view.seat, space))
    return Choice(
        move.id,
        place_name(view, space),
        _about_space(view, space),
        _column(space),
        [f"ship:{view.seat}"],
        [f"space:{space}"],
        costs=joined([steps, meeting(view, space) if _stops(view, space) else ""]),
    )


def _stops(view: MaracaiboView, space: str) -> bool:
    """Does the ship stop there for certain? Step by step only the last one is a stop."""
    args = _args(view)
    return "left" not in args or args["left"] == 1 or space == "gulf"


def _about_space(view: MaracaiboView, space: str) -> Text:
    cell = cell_at(view, space)
    if cell is None:
        found = harbour_effects(view, space)
        return listed(found) if found else ""
    return about_cell(view, cell, price(view, view.cards[cell.card], {}) if cell.card else None)


def _column(space: str) -> Text:
    """The heading of a space of the Caribbean."""
    if not space.startswith("c"):
        return ""
    return joined([said("terms-column"), space[1:].split("r", maxsplit=1)[0]], " ")


def _buying(view: MaracaiboView, move: MoveView) -> Choice:
    """The card where the ship lies, or one anywhere."""
    space = str(move.fields.get("space", view.players[view.seat].ship))
    cell = cell_at(view, space)
    goal = [f"space:{space}"]
    if move.kind == "ignore" or cell is None or cell.card is None:
        return Choice(move.id, said("actions-ignore"), goal=goal)
    face = view.cards[cell.card]
    costs = said("part-cost", cost=price(view, face, _args(view)))
    if "space" in move.fields:
        return Choice(move.id, place_name(view, space), bought(face), _column(space), goal=goal, costs=costs)
    return Choice(move.id, said(f"actions-{move.kind}"), bought(face), goal=goal, costs=costs)


# Raiding


def _raiding(view: MaracaiboView, move: MoveView) -> Choice:
    dice = view.raid.dice if view.raid else {}
    if move.kind == "die":
        die = str(move.fields["die"])
        gives = said("cost-power", n=raiding_power(view, die))
        return Choice(move.id, die_name(die, dice.get(die, 0)), goal=[f"die:{die}"], brings=gives)
    if move.kind == "reroll":
        return Choice(move.id, said("actions-reroll"), goal=["dice"])
    if move.kind == "keep-roll":
        # The same answer leaves the quest market as it is.
        return Choice(move.id, said("actions-keep" if dice else "choice-keep-market"))
    name = str(move.fields["action"])
    face = _face(view.boards.actions, name)
    label, brings = action_name(view, face), listed(face.then)
    return Choice(move.id, label, goal=[f"power:{name}"], costs=power(face), brings=brings if label != brings else "")


def _face(faces: list[ActionFace], name: str) -> ActionFace:
    return next(face for face in faces if face.name == name)


# Treasures


def _treasure(view: MaracaiboView, move: MoveView) -> Choice:
    fields, boards, seat = move.fields, view.boards, view.seat
    if move.kind in ("type", "island"):
        island = str(fields["treasure" if move.kind == "type" else "island"])
        return Choice(move.id, treasure_name(island), island_worth(view, island), goal=[f"island:{island}"])
    treasure = str(fields["treasure"])
    if move.kind == "store":
        space = _int(fields["space"])
        if space == 0:
            return Choice(move.id, said("choice-plain"), goal=[f"storage:{seat}/{treasure}/plain"])
        goal = [f"storage:{seat}/{treasure}/{space}"]
        brings = listed(boards.storage[treasure][space - 1])
        return Choice(move.id, said("choice-bonus", space=space), goal=goal, brings=brings)
    return _burying(view, move.id, treasure, str(fields["taken"]), str(fields["space"]))


def _burying(view: MaracaiboView, move: int, treasure: str, taken: str, hole: str) -> Choice:
    bonus, extra = taken.removeprefix("bonus"), hole.removeprefix("extra")
    on_figurehead = hole != extra
    spaces = extra_spaces(view, view.seat) if on_figurehead else view.boards.buried[treasure]
    label = said(
        "choice-bury",
        treasure=treasure_name(treasure),
        taken=said("choice-plain") if taken == "plain" else said("choice-bury-bonus", space=bonus),
        space=said("choice-bury-extra" if on_figurehead else "choice-bury-space", space=extra),
    )
    return Choice(
        move,
        label,
        group=treasure_name(treasure),
        start=[f"storage:{view.seat}/{treasure}/{bonus}"],
        goal=[f"bury:{view.seat}/{'extra' if on_figurehead else treasure}/{extra}"],
        brings=listed(spaces[int(extra) - 1]),
    )


# Exploring


def _exploring(view: MaracaiboView, move: MoveView) -> Choice:
    if move.kind == "go-on":
        return Choice(move.id, said("choice-go-on"))
    if move.kind == "trade":
        name = str(move.fields["trade"])
        face = _face(view.boards.trades, name)
        goal = [f"trade:{name}"]
        return Choice(move.id, action_name(view, face), goal=goal, costs=movement(face), brings=listed(face.then))
    space = str(move.fields["space"])
    node = node_at(view, space)
    return Choice(
        move.id,
        space_name(space),
        said("table-rivers", count=node.river if node else 0),
        start=[f"explorer:{view.seat}"],
        goal=[f"track:{space}"],
        brings=listed(node.fx) if node else "",
    )


# Quests


def _quest(view: MaracaiboView, move: MoveView) -> Choice:
    fields = move.fields
    if move.kind == "keep":
        dealt = view.dealt or []
        kept = [dealt[int(place) - 1] for place in str(fields["quests"]).split()]
        label = said("choice-keep", quests=joined([quest_name(view.quests[id]) for id in kept], " + "))
        about = joined([quest(view.quests[id]) for id in kept], " / ")
        return Choice(move.id, label, about, start=[f"quest:{id}" for id in kept])
    if move.kind == "refresh":
        return Choice(move.id, said("actions-refresh-quests"), goal=["deck:quests"])
    if move.kind == "discard":
        id = str(fields["quest"])
        return Choice(
            move.id, quest_name(view.quests[id]), quest(view.quests[id]), start=[f"quest:{id}"], goal=["deck:quests"]
        )
    if "place" not in fields:
        about = said("choice-deck", count=view.quest_deck)
        return Choice(move.id, said("terms-quest-deck"), about, goal=["deck:quests"])
    id = view.quest_market[_int(fields["place"]) - 1]
    return Choice(move.id, quest_name(view.quests[id]), quest(view.quests[id]), goal=[f"quest:{id}"])


# Rubies


def _ruby(view: MaracaiboView, move: MoveView) -> Choice:
    if move.kind == "ruby":
        return Choice(move.id, said("actions-take-ruby"), goal=[f"space:{view.players[view.seat].ship}"])
    if move.kind == "return":
        return _returning(view, move)
    space = _int(move.fields["space"])
    brings = listed(view.boards.ruby_market[space - 1])
    return Choice(move.id, said("actions-sell-ruby"), goal=[f"ruby:{space}"], brings=brings)


def _returning(view: MaracaiboView, move: MoveView) -> Choice:
    """To keep all rubies is an answer without a place; others point at as many of them."""
    count = _int(move.fields["rubies"])
    if count == 0:
        return Choice(move.id, said("choice-return", count=0))
    brings = rubies_worth(view, count)
    return Choice(move.id, said("choice-return", count=count), goal=[f"rubies:{count}"], brings=brings)


# Effects


def _effect(view: MaracaiboView, move: MoveView) -> Choice:
    if move.kind == "entry":
        entry = _int(move.fields["entry"])
        return Choice(move.id, entry_words(view, entry), goal=[f"effect:{entry}"])
    if move.kind == "side":
        side = _int(move.fields["side"])
        return Choice(move.id, side_words(view, side), goal=[f"side:{side}"])
    found, goal = asked_effect(view), printed_on(view, str(_args(view).get("source", "")))
    if move.kind == "do":
        return Choice(move.id, said("choice-do"), effect(found) if found else "", goal=goal)
    label = said("choice-pay", n=_int(_args(view).get("n", 1)))
    return Choice(move.id, label, goal=goal, brings=effects(found.lists[0]) if found and found.lists else "")


def asked_about(view: MaracaiboView) -> str:
    """The spot of what the question is about; "" where it is about nothing that lies on the table."""
    source = str(view.prompt.args.get("source", "")) if view.prompt else ""
    return "".join(printed_on(view, source)[:1]) if source else ""


def printed_on(view: MaracaiboView, source: str) -> list[str]:
    """The spot of the card, slot, tile or space that an effect is printed on."""
    player, boards = view.players[view.seat], view.boards
    if source in view.cards:
        return card_spot(view, source)
    if any(slot.id == source for slot in boards.slots):
        return [f"slot:{view.seat}/{source}"]
    if source == player.figurehead:
        return [f"figurehead:{source}"]
    if any(tile.id == source for tile in boards.tiles):
        return [f"tile:{source}"]
    if node_at(view, source):
        return [f"track:{source}"]
    if source in boards.storage:
        return [f"storage:{view.seat}/{source}/plain"]
    return [f"space:{source}"] if source in ("gulf", "maracaibo") else []


def card_spot(view: MaracaiboView, id: str) -> list[str]:
    """Where a card lies: on its space, or in front of somebody."""
    cell = cell_of(view, id)
    if cell:
        return [f"space:{cell.space}"]
    owned = [*(view.jordan.bought if view.jordan else [])]
    for player in view.players:
        owned += player.cards
    return [f"card:{id}"] if id in owned else []


# Slots, figureheads and black market tiles


def _printed(view: MaracaiboView, move: MoveView) -> Choice:
    fields = move.fields
    if move.kind == "slot":
        id = str(fields["slot"])
        slot = next(face for face in view.boards.slots if face.id == id)
        return Choice(move.id, slot_name(slot), does(slot), goal=[f"slot:{view.seat}/{id}"])
    if move.kind == "figurehead":
        id = str(fields["figurehead"])
        head = next(face for face in view.boards.figureheads if face.id == id)
        return Choice(move.id, figurehead_name(id), does(head), goal=[f"figurehead:{id}"])
    tile = str(fields.get("tile", _args(view).get("tile", "")))
    name, brings = said("terms-black-market-tile"), tile_title(view, tile)
    if move.kind != "place":
        called = said("actions-activate-market") if move.kind == "market" else name
        return Choice(move.id, called, goal=[f"tile:{tile}"], brings=brings)
    space = str(fields["space"])
    label = joined([name, place_name(view, space)])
    group = joined([name, brings], " · ")
    return Choice(move.id, label, group=group, start=[f"tile:{tile}"], goal=[f"space:{space}"], brings=brings)


def _args(view: MaracaiboView) -> dict[str, Field]:
    assert view.prompt is not None
    return view.prompt.args


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
