"""The moves of Loot Island as choices: what each is, what is behind it, and which spots it touches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doubloon.core.shown import Choice, Said, Text, joined, said
from doubloon.core.view import MoveView
from doubloon.games.loot_island.box.board import CORNERS
from doubloon.games.loot_island.seen.view import LootView, TileView
from doubloon.games.loot_island.showing.cards import (
    JOINED,
    count_words,
    event_name,
    event_words,
    healer_cost,
    healer_words,
    icon_words,
    landing_name,
    landing_words,
    loot,
    map_name,
    tile_called,
    tile_name,
    tile_words,
    treasure_name,
    treasure_words,
)


def choice_of(view: LootView, move: MoveView) -> Choice:
    """A legal move, explained."""
    return _KINDS[move.kind](view, move)


# A turn


def _pass(view: LootView, move: MoveView) -> Choice:
    event = said("explained", name=event_name(view.event), text=event_words(view, view.event)) if view.event else ""
    first = not any(player.passed for player in view.players[: view.seats])
    tile = said("components-first-player-tile") if first else ""
    return Choice(move.id, said("choice-pass"), event, goal=["pass"], brings=tile)


def _aaron(view: LootView, move: MoveView) -> Choice:
    return Choice(move.id, said("choice-aaron"), goal=["aaron"])


def _play(view: LootView, move: MoveView) -> Choice:
    place, card = _number(move, "landing"), _text(move, "card")
    here = view.landings[place]
    group = joined([said("choices-play-on", landing=place), f"{here.count}/{view.threshold}", loot(view, place)], " · ")
    label = said("choice-play", card=map_name(view, card), landing=place)
    return _laid(view, move, label, place, card, group)


def _lay(view: LootView, move: MoveView) -> Choice:
    card = _text(move, "card")
    return _laid(view, move, said("choice-lay", card=map_name(view, card)), _asked(view, "landing"), card, "")


def _laid(view: LootView, move: MoveView, label: Said, place: int, card: str, group: Text) -> Choice:
    """A card on a landing: what the column comes to, what the card does, and whether that makes it enough."""
    here, face = view.landings[place], view.maps[card]
    count = here.count + (2 if face.icon == "plus_one" else 1)
    about: list[Text] = [count_words(view, count)]
    if face.value == 1:
        about.append(said("yields-front" if here.last > 1 else "yields-curse"))
    if face.icon != "none":
        about.append(icon_words(view, face.icon))
    enough = said("brings-enough") if not here.enough and count >= view.threshold else ""
    spots = [f"map:{card}"], [f"landing:{place}"]
    return Choice(move.id, label, joined(about, JOINED), group, spots[0], spots[1], brings=enough)


def _pay(view: LootView, move: MoveView) -> Choice:
    """For a small island that is named after it, unless there is one only."""
    value = move.fields["cards"]
    cards = [str(card) for card in value] if isinstance(value, list) else []
    up = [f"island:{tile.id}" for tile in view.tiles if tile.up]
    if len(up) > 1:
        up = ["deck:map-discards"] if len(cards) == 1 else []  # a lone card needs a place to go to
    return Choice(
        move.id,
        said("choice-pay", cards=joined([map_name(view, card) for card in cards], " & ")),
        group=said("choices-pay"),
        start=[f"map:{card}" for card in cards],
        goal=up,
        costs=_haunted(view),
    )


def _haunted(view: LootView) -> Text:
    """The cubes that the event gives to who uses a small island; Aaron takes none."""
    if view.event is None or _party(view) != view.seat:
        return ""
    face = view.event_faces[view.event]
    return _cubes(face.figures["cubes"]) if face.effect == "island_use_gives_cube" else ""


def _cubes(cubes: int) -> Text:
    return said("costs-cubes", cubes=cubes) if cubes else ""


def _done(view: LootView, move: MoveView) -> Choice:
    tossing = view.prompt is not None and view.prompt.kind == "toss"
    return Choice(move.id, said("choice-toss-done" if tossing else "choice-done"))


def _toss(view: LootView, move: MoveView) -> Choice:
    card = _text(move, "card")
    label = said("choice-toss", card=map_name(view, card))
    return Choice(move.id, label, start=[f"map:{card}"], goal=["deck:map-discards"])


# Small islands


def _use(view: LootView, move: MoveView) -> Choice:
    tile = tile_called(view, _text(move, "tile"))
    return Choice(move.id, tile_name(tile.id), tile_words(view, tile), goal=[f"island:{tile.id}"])


def _do(view: LootView, move: MoveView) -> Choice:
    assert view.prompt is not None
    tile = tile_called(view, str(view.prompt.args["tile"]))
    way = _course(view, tile)
    return Choice(move.id, said("choice-do"), tile_words(view, tile), goal=[f"island:{tile.id}"], way=way)


def _course(view: LootView, tile: TileView) -> list[str]:
    """The corners that the ship would sail to."""
    steps = tile.amount if tile.action == "move_ship" else 0
    return [f"corner:{(view.corner + view.facing * step) % CORNERS}" for step in range(1, steps + 1)]


def _decline(view: LootView, move: MoveView) -> Choice:
    return Choice(move.id, said("choice-decline"))


# Compasses


def _from(view: LootView, move: MoveView) -> Choice:
    place = _number(move, "landing")
    goal = [f"landing:{_asked(view, 'landing')}"]
    return Choice(
        move.id,
        said("choice-from", landing=place),
        landing_words(view, place),
        start=[f"landing:{place}"],
        goal=goal,
    )


def _withdraw(view: LootView, move: MoveView) -> Choice:
    place = _number(move, "landing")
    return Choice(
        move.id,
        said("choice-from", landing=place),
        landing_words(view, place),
        start=[f"landing:{place}"],
        goal=[f"compass:{_party(view)}"],
    )


def _at_landing(view: LootView, move: MoveView) -> Choice:
    place = _number(move, "landing")
    return Choice(move.id, landing_name(place), landing_words(view, place), goal=[f"landing:{place}"])


# Cards and cubes


def _draw(view: LootView, move: MoveView) -> Choice:
    """One card for an icon, or those of an event with their cubes."""
    assert view.prompt is not None
    if view.prompt.kind != "extra":
        return Choice(move.id, said("choice-draw"), goal=["deck:maps"])
    cards = said("table-cards", count=_asked(view, "cards"))
    return Choice(move.id, said("choice-draw"), goal=["deck:maps"], costs=_cubes(_asked(view, "cubes")), brings=cards)


def _copy(view: LootView, move: MoveView) -> Choice:
    icon = _text(move, "icon")
    goal = "deck:maps" if icon == "draw" else f"seat:{view.seat}"
    return Choice(move.id, Said(f"choice-copy-{icon}", view.in_force), goal=[goal])


def _drop(view: LootView, move: MoveView) -> Choice:
    cubes = _number(move, "cubes")
    label = said("choice-drop", cubes=cubes) if cubes else said("choice-drop-none")
    left = said("choice-then", then=view.players[view.seat].cubes - cubes)
    return Choice(move.id, label, left, goal=[f"seat:{view.seat}"])


# Treasures and healers


def _take(view: LootView, move: MoveView) -> Choice:
    """What the event laid open has to be kept, with its curse."""
    ref = _number(move, "ref")
    kept = view.prompt is not None and view.prompt.kind == "open-pick"
    return Choice(
        move.id,
        treasure_name(view, ref),
        treasure_words(view.treasures[str(ref)]),
        goal=[f"treasure:{ref}"],
        costs=_curse(view, ref) if kept else "",
    )


def _curse(view: LootView, ref: int) -> Text:
    curse = view.treasures[str(ref)].curse
    return said("choice-then", then=view.players[view.seat].cubes + curse) if curse else ""


def _keep(view: LootView, move: MoveView) -> Choice:
    assert view.taken is not None
    return Choice(
        move.id,
        said("choice-keep"),
        treasure_words(view.treasures[str(view.taken)]),
        start=[f"treasure:{view.taken}"],
        goal=[f"seat:{view.seat}"],
        costs=_curse(view, view.taken),
    )


def _discard(view: LootView, move: MoveView) -> Choice:
    held = view.players[view.seat].treasures
    amulets = len([ref for ref in held if view.treasures[str(ref)].type == "amulet"])
    about = said("choice-discard-says", amulets=amulets)
    goal = ["deck:treasure-discards"]
    return Choice(move.id, said("choice-discard"), about, start=[f"treasure:{view.taken}"], goal=goal)


def _healer(view: LootView, move: MoveView) -> Choice:
    id = _text(move, "id")
    label = said("choice-healer", id=id)
    return Choice(move.id, label, healer_words(view, id), goal=[f"healer:{id}"], costs=healer_cost(view, id))


_KINDS: Final[dict[str, Callable[[LootView, MoveView], Choice]]] = {
    "pass": _pass,
    "aaron": _aaron,
    "play": _play,
    "lay": _lay,
    "pay": _pay,
    "done": _done,
    "toss": _toss,
    "use": _use,
    "do": _do,
    "decline": _decline,
    "from": _from,
    "withdraw": _withdraw,
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
