"""The moves of Loot Island as choices: what each is, what is behind it, and which spots it touches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doubloon.core.saying import joined, said
from doubloon.core.shown import Choice, Said, Text
from doubloon.core.view import MoveView
from doubloon.games.loot_island.box.board import CORNERS
from doubloon.games.loot_island.seen.view import LootView
from doubloon.games.loot_island.showing import cards


def choice_of(view: LootView, move: MoveView) -> Choice:
    """A legal move, explained."""
    return _KINDS[move.kind](view, move)


# A turn


def _pass(view: LootView, move: MoveView) -> Choice:
    event: Text = ""
    if view.event:
        event = said("explained", name=cards.event_name(view.event), text=cards.event_words(view, view.event))
    first = not any(player.passed for player in view.players[: view.seats])
    tile = said("components-first-player-tile") if first else ""
    return Choice(move.id, said("choice-pass"), event, goal=["pass"], brings=tile)


def _play(view: LootView, move: MoveView) -> Choice:
    place, card = _number(move, "landing"), _text(move, "card")
    count = f"{view.landings[place].count}/{view.threshold}"
    group = joined([said("choices-play-on", landing=place), count, cards.loot(view, place)], " · ")
    label = said("choice-play", card=cards.map_name(view, card), landing=place)
    return _laid(view, move, label, place, card, group)


def _lay(view: LootView, move: MoveView) -> Choice:
    card = _text(move, "card")
    return _laid(view, move, said("choice-lay", card=cards.map_name(view, card)), _asked(view, "landing"), card, "")


def _laid(view: LootView, move: MoveView, label: Said, place: int, card: str, group: Text) -> Choice:
    """A card on a landing: what the column comes to, what the card does, and whether that makes it enough."""
    here, face = view.landings[place], view.maps[card]
    count = here.count + (2 if face.icon == "plus_one" else 1)
    about: list[Text] = [cards.count_words(view, count)]
    if face.value == 1:
        about.append(said("yields-front" if here.last > 1 else "yields-curse"))
    if face.icon != "none":
        about.append(cards.icon_words(view, face.icon))
    enough = said("brings-enough") if not here.enough and count >= view.threshold else ""
    start, goal = [f"map:{card}"], [f"landing:{place}"]
    return Choice(move.id, label, joined(about, cards.JOINED), group, start, goal, brings=enough)


def _pay(view: LootView, move: MoveView) -> Choice:
    """For any small island that is open: which of them is asked next."""
    value = move.fields["cards"]
    paid = [str(card) for card in value] if isinstance(value, list) else []
    label = said("choice-pay", cards=joined([cards.map_name(view, card) for card in paid], " & "))
    start, goal = [f"map:{card}" for card in paid], [f"island:{tile.id}" for tile in view.tiles if tile.up]
    return Choice(move.id, label, "", said("choices-pay"), start, goal, costs=_haunted(view))


def _haunted(view: LootView) -> Text:
    """The cubes that the event gives to who uses a small island; Aaron takes none."""
    if view.event is None or _party(view) != view.seat:
        return ""
    face = view.event_faces[view.event]
    return _cubes(face.figures["cubes"]) if face.effect == "island_use_gives_cube" else ""


def _cubes(cubes: int) -> Text:
    return said("costs-cubes", cubes=cubes) if cubes else ""


def _plain(view: LootView, move: MoveView) -> Choice:
    """Nothing but its kind: to be done, to decline, to play for Aaron."""
    tossing = view.prompt is not None and view.prompt.kind == "toss" and move.kind == "done"
    label = said("choice-toss-done" if tossing else f"choice-{move.kind}")
    return Choice(move.id, label, goal=["aaron"] if move.kind == "aaron" else [])


def _toss(view: LootView, move: MoveView) -> Choice:
    card = _text(move, "card")
    label = said("choice-toss", card=cards.map_name(view, card))
    return Choice(move.id, label, goal=[f"map:{card}"], way=["deck:map-discards"])


# Small islands


def _use(view: LootView, move: MoveView) -> Choice:
    tile = cards.tile_called(view, _text(move, "tile"))
    return Choice(move.id, cards.tile_name(tile.id), cards.tile_words(view, tile), goal=[f"island:{tile.id}"])


def _do(view: LootView, move: MoveView) -> Choice:
    """By way of the corners that the ship would sail to."""
    assert view.prompt is not None
    tile = cards.tile_called(view, str(view.prompt.args["tile"]))
    steps = tile.amount if tile.action == "move_ship" else 0
    way = [f"corner:{(view.corner + view.facing * step) % CORNERS}" for step in range(1, steps + 1)]
    return Choice(move.id, said("choice-do"), cards.tile_words(view, tile), goal=[f"island:{tile.id}"], way=way)


# Compasses


def _from(view: LootView, move: MoveView) -> Choice:
    """The landing whose compass goes to another, or back to its owner: where to is no choice."""
    place = _number(move, "landing")
    label, about = said("choice-from", landing=place), cards.landing_words(view, place)
    target = f"landing:{_asked(view, 'landing')}" if move.kind == "from" else f"compass:{_party(view)}"
    return Choice(move.id, label, about, goal=[f"landing:{place}"], way=[target])


def _at_landing(view: LootView, move: MoveView) -> Choice:
    place = _number(move, "landing")
    return Choice(move.id, cards.landing_name(place), cards.landing_words(view, place), goal=[f"landing:{place}"])


# Cards and cubes


def _draw(view: LootView, move: MoveView) -> Choice:
    """One card for an icon, or those of an event with their cubes."""
    extra = view.prompt is not None and view.prompt.kind == "extra"
    costs = _cubes(_asked(view, "cubes")) if extra else ""
    brings = said("table-cards", count=_asked(view, "cards")) if extra else ""
    return Choice(move.id, said("choice-draw"), goal=["deck:maps"], costs=costs, brings=brings)


def _copy(view: LootView, move: MoveView) -> Choice:
    icon = _text(move, "icon")
    goal = "deck:maps" if icon == "draw" else f"seat:{view.seat}"
    return Choice(move.id, Said(f"choice-copy-{icon}", view.in_force), goal=[goal, *_copied(view, icon)])


def _copied(view: LootView, icon: str) -> list[str]:
    """The cards with this icon behind a 1 in front, wherever the reader has a compass. (LI-148)"""
    fronts = [here for here in view.landings if view.seat in here.stack and here.column]
    columns = [here.column for here in fronts if view.maps[here.column[0]].value == 1]
    return [f"map:{id}" for column in columns for id in column if view.maps[id].icon == icon]


def _drop(view: LootView, move: MoveView) -> Choice:
    cubes = _number(move, "cubes")
    label = said("choice-drop", cubes=cubes) if cubes else said("choice-drop-none")
    left = said("choice-then", then=view.players[view.seat].cubes - cubes)
    return Choice(move.id, label, left, goal=[f"cubes:{cubes}"] if cubes else [])


# Treasures and healers


def _take(view: LootView, move: MoveView) -> Choice:
    """What the event laid open has to be kept, with its curse."""
    ref = _number(move, "ref")
    label, about = cards.treasure_name(view, ref), cards.treasure_words(view.treasures[str(ref)])
    costs = _curse(view, ref) if view.prompt and view.prompt.kind == "open-pick" else ""
    return Choice(move.id, label, about, goal=[f"treasure:{ref}"], costs=costs)


def _curse(view: LootView, ref: int) -> Text:
    curse = view.treasures[str(ref)].curse
    return said("choice-then", then=view.players[view.seat].cubes + curse) if curse else ""


def _keep(view: LootView, move: MoveView) -> Choice:
    assert view.taken is not None
    start, goal = [f"treasure:{view.taken}"], [f"seat:{view.seat}"]
    about, costs = cards.treasure_words(view.treasures[str(view.taken)]), _curse(view, view.taken)
    return Choice(move.id, said("choice-keep"), about, start=start, goal=goal, costs=costs)


def _discard(view: LootView, move: MoveView) -> Choice:
    held = view.players[view.seat].treasures
    amulets = len([ref for ref in held if view.treasures[str(ref)].type == "amulet"])
    about = said("choice-discard-says", amulets=amulets)
    start, goal = [f"treasure:{view.taken}"], ["deck:treasure-discards"]
    return Choice(move.id, said("choice-discard"), about, start=start, goal=goal)


def _healer(view: LootView, move: MoveView) -> Choice:
    id = _text(move, "id")
    label, price = said("choice-healer", id=id), cards.healer_words(view, id)
    return Choice(move.id, label, price, goal=[f"healer:{id}"], costs=cards.healer_cost(view, id))


_KINDS: Final[dict[str, Callable[[LootView, MoveView], Choice]]] = {
    "pass": _pass,
    "aaron": _plain,
    "play": _play,
    "lay": _lay,
    "pay": _pay,
    "done": _plain,
    "toss": _toss,
    "use": _use,
    "do": _do,
    "decline": _plain,
    "from": _from,
    "withdraw": _from,
    "undercut": _at_landing,
    "outpost": _at_landing,
    "draw": _draw,
    "copy": _copy,
    "drop": _drop,
    "take": _take,
    "keep": _keep,
    "discard": _discard,
    "healer": _healer,
    "offer": _healer,
}


# Fields of moves and questions


def _number(move: MoveView, name: str) -> int:
    value = move.fields[name]
    assert isinstance(value, int)
    return value


def _text(move: MoveView, name: str) -> str:
    return str(move.fields[name])


def _asked(view: LootView, name: str) -> int:
    assert view.prompt is not None
    value = view.prompt.args[name]
    assert isinstance(value, int)
    return value


def _party(view: LootView) -> int:
    """For whom the seat decides."""
    assert view.prompt is not None
    if view.prompt.kind == "turn-aaron" and view.aaron is not None:
        return view.aaron
    party = view.prompt.args.get("party", view.seat)
    return party if isinstance(party, int) else view.seat
