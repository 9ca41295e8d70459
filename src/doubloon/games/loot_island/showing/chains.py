"""A turn in one go: which cards may be laid together, and the moves that follow the first one."""

from __future__ import annotations

from doubloon.games.loot_island.box.box import Box
from doubloon.games.loot_island.seen.view import LootView, PlayerView
from doubloon.games.loot_island.showing.drawn import Chains, Play, Tosses


def tosses_of(view: LootView, box: Box) -> Tosses | None:
    """None at any other question. The lowest card that may go begins; all behind it may follow. (LI-066, LI-605)"""
    if view.prompt is None or view.prompt.kind not in ("toss", "keep-hand"):
        return None
    offered = [str(move.fields["card"]) for move in view.prompt.moves if move.kind == "toss"]
    hand = view.players[view.seat].hand or []
    begin = min([hand.index(card) for card in offered], default=len(hand))
    owed = view.prompt.args.get("owed", 0)
    assert isinstance(owed, int)
    moves = {id: box.moves.tosses[box.map_named(id)].id for id in hand[begin:]}
    return Tosses(moves, owed, box.moves.done.id)


def chains_of(view: LootView, box: Box, party: int) -> Chains | None:
    """How a turn of this party can go on; none at any other question."""
    if view.prompt is None or view.prompt.kind not in ("turn", "turn-aaron"):
        return None
    moves, player = box.moves, view.players[party]
    hand = player.hand or []
    numbers = {id: box.map_named(id) for id in hand}
    firsts = {
        f"{move.fields['landing']} {move.fields['card']}": move.id for move in view.prompt.moves if move.kind == "play"
    }
    owed = view.in_force["any_color"] if view.in_force["same_color"] else 0
    return Chains(
        plays=_plays(view, player, list(firsts)),
        firsts=firsts,
        lays={id: moves.lays[number].id for id, number in numbers.items()},
        froms=[move.id for move in moves.froms],
        done=moves.done.id,
        pays={id: moves.pays[number].id for id, number in numbers.items()} if owed else {},
        owed=owed,
        uses={tile.id: moves.uses[number].id for number, tile in enumerate(box.tiles)},
    )


def _plays(view: LootView, player: PlayerView, firsts: list[str]) -> list[Play]:
    """Whatever may begin a play may join one, in the order of the hand, and its twin, too. (LI-110, LI-126, LI-136)"""
    moving = _must_move(view, player)
    found: list[Play] = []
    for place in range(len(view.landings)):
        begin = [view.maps[first.split()[1]] for first in firsts if first.startswith(f"{place} ")]
        fitting = [id for id in player.hand or [] if view.maps[id] in begin]
        sources = player.landings if moving and place not in player.landings else []
        for colour in dict.fromkeys(view.maps[id].colour for id in fitting):  # LI-107 all of one colour
            cards = [id for id in fitting if view.maps[id].colour == colour]
            adds = [2 if view.maps[id].icon == "plus_one" else 1 for id in cards]
            here = view.landings[place]
            one = "yields-front" if here.last > 1 else "yields-curse"
            does = [one if view.maps[id].value == 1 else "" for id in cards]
            found.append(Play(place, cards, sources, adds, max(0, view.threshold - here.count), does))
    return found


def _must_move(view: LootView, player: PlayerView) -> bool:
    """No compass is left, or the event allows no more on the island. (LI-103, LI-425)"""
    if player.area == 0:
        return True
    face = view.event_faces[view.event] if view.event else None
    return face is not None and face.effect == "compass_limit" and len(player.landings) >= face.figures["limit"]
