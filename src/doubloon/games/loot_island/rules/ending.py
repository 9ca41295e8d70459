"""Chapter 14: cube check, healers, the count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.core.task import NOBODY
from doubloon.games.loot_island.box.box import DEALT
from doubloon.games.loot_island.box.treasures import NO_HEALER
from doubloon.games.loot_island.rules import scoring
from doubloon.games.loot_island.rules.tasks import HEALER, HEALERS, OFFER, SCORE, SHOW

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def check_cubes(state: LootState) -> None:
    """Too many cubes: out, and all treasures are lost. (LI-342)"""
    state.active = NOBODY
    for seat in range(state.seats):
        player = state.players[seat]
        if player.cubes >= state.box.deadly_cubes:
            player.eliminated = True
            state.treasure_discards = state.treasure_discards + player.treasures
            player.treasures = ()
            player.amulets = 0
            if state.events is not None:
                state.tell("eliminated", {"seat": seat, "cubes": player.cubes})
    state.agenda.append(Task(SCORE))
    state.agenda.append(Task(HEALERS))
    state.agenda.append(Task(SHOW))
    if state.setting.healers == DEALT:
        state.ask(Task(OFFER), (1 << state.seats) - 1, sealed=True)  # LI-603 also the eliminated


def own_healers(state: LootState, seat: int) -> list[Move]:
    offers = state.box.moves.offers
    return [offers[healer] for healer in state.players[seat].own_healers]


def offer(state: LootState, seat: int, healer: int) -> None:
    """Put one of the own healers on the table, in secret until all have. (LI-603)"""
    state.players[seat].offered = healer
    state.answered(seat)
    if state.events is not None:
        state.tell("offering", {"seat": seat, "id": state.box.healers[healer].id}, 1 << seat)


def show_healers(state: LootState) -> None:
    """Turned face up (LI-344), or put on the table together (LI-603, LI-609)."""
    if state.setting.healers == DEALT:
        for seat in range(state.seats):
            player = state.players[seat]
            player.own_healers = tuple([healer for healer in player.own_healers if healer != player.offered])
        state.healers = tuple(sorted([state.players[seat].offered for seat in range(state.seats)]))
    state.healers_open = True
    state.reveal("healers-shown")
    if state.events is not None:
        state.tell("healers-shown", {"ids": [state.box.healers[healer].id for healer in state.healers]})


def next_healer(state: LootState) -> None:
    """Whoever has fewest cubes chooses first, ties clockwise from the First Player. (LI-345 to LI-347)"""
    best = NOBODY
    for place in range(state.seats):
        seat = (state.first + place) % state.seats
        player = state.players[seat]
        waits = not player.eliminated and player.cubes > 0 and player.healer == NO_HEALER
        if waits and (best == NOBODY or player.cubes < state.players[best].cubes):
            best = seat
    if best != NOBODY:
        state.agenda.append(Task(HEALERS))
        state.ask(Task(HEALER, best), 1 << best)


def open_healers(state: LootState) -> list[Move]:
    moves = state.box.moves.healers
    return [moves[healer] for healer in state.healers]


def choose_healer(state: LootState, seat: int, healer: int) -> None:
    state.answered(seat)
    state.players[seat].healer = healer
    state.healers = tuple([other for other in state.healers if other != healer])
    if state.events is not None:
        state.tell("healed", {"seat": seat, "id": state.box.healers[healer].id})


def count(state: LootState) -> None:
    """Loot values; who cannot pay the healer is out. (LI-349 to LI-351)"""
    state.reveal("game-over")
    crowns = scoring.crown_bonuses(state)  # LI-351 counted once, before anybody pays
    for seat in range(state.seats):
        player = state.players[seat]
        if player.eliminated:
            continue
        player.loot = scoring.treasure_value(state, player) + crowns[seat]
        if seat == state.first:
            player.loot += state.box.tile_bonus
        if player.healer != NO_HEALER:
            player.loot -= state.box.healers[player.healer].cost(player.cubes)
        if player.loot < 0:
            player.eliminated = True
            player.loot = 0
            if state.events is not None:
                state.tell("cannot-pay", {"seat": seat})
    if state.events is not None:
        for seat in range(state.seats):
            if not state.players[seat].eliminated:  # LI-356
                state.tell("loot-value", {"seat": seat, "loot": state.players[seat].loot})
        state.tell("game-over", {})
