"""Chapters 10 and 12: gaining treasure and burying it; markers on islands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.maracaibo.effects import TREASURES
from doubloon.games.maracaibo.gains import open_list, take_marker
from doubloon.games.maracaibo.moves import PLAIN
from doubloon.games.maracaibo.player import NONE, Area, Player
from doubloon.games.maracaibo.tasks import BURY, DECLINE, GAIN, NO_DECLINE, STORE, TYPE

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def start_gaining(state: MaracaiboState, seat: int, types: int, count: int, decline: int) -> None:
    """Gain treasures of one of these types, chosen once. (PM-188)"""
    if decline == NO_DECLINE and types & (types - 1) == 0:
        gain(state, seat, types.bit_length() - 1, count)
    else:
        state.ask(Task(TYPE, seat, types, count, decline), 1 << seat)


def type_offers(state: MaracaiboState, types: int) -> list[Move]:
    return [move for treasure, move in enumerate(state.box.moves.types) if types >> treasure & 1]


def gain(state: MaracaiboState, seat: int, treasure: int, count: int) -> None:
    """Take a marker and store it; several one after another. (PM-180 to PM-183, PM-188)"""
    if count > 1:
        state.agenda.append(Task(GAIN, seat, treasure, count - 1))
    take_marker(state, treasure)
    if state.events is not None:
        markers = state.islands[treasure]
        state.tell("treasure", {"seat": seat, "treasure": TREASURES[treasure], "markers": markers})
    area = state.players[seat].areas[treasure]
    if area.covered + 1 < 1 << len(state.box.storage[treasure]):
        state.ask(Task(STORE, seat, treasure), 1 << seat)
    else:
        store(state, seat, treasure, PLAIN)  # PM-184 plain storage is unlimited


def store_offers(state: MaracaiboState, player: Player, treasure: int) -> list[Move]:
    """Each empty bonus space, and plain storage. (PM-183, PM-186)"""
    stores = state.box.moves.stores[treasure]
    covered = player.areas[treasure].covered
    offers = [stores[PLAIN]]
    for space in range(1, len(stores)):
        if covered >> space - 1 & 1 == 0:
            offers.append(stores[space])
    return offers


def store(state: MaracaiboState, seat: int, treasure: int, space: int) -> None:
    """Put a gained treasure on plain storage, or on a bonus space for its bonus."""
    player = state.players[seat]
    area = player.areas[treasure]
    if space == PLAIN:
        player.set_area(treasure, Area(area.plain + 1, area.covered, area.buried))
        return
    player.set_area(treasure, Area(area.plain, area.covered | 1 << space - 1, area.buried))
    if state.events is not None:
        state.tell("stored", {"seat": seat, "treasure": TREASURES[treasure], "space": space})
    open_list(state, seat, state.box.storage[treasure][space - 1], 0)


# Burying


def can_bury(state: MaracaiboState, player: Player) -> bool:
    """Is there a stored treasure that has an empty place to go? (PM-229)"""
    room = NONE in player.extra
    for treasure, area in enumerate(player.areas):
        if area.stored and (room or area.below < len(state.box.buried[treasure])):
            return True
    return False


def start_burying(state: MaracaiboState, task: Task) -> None:
    """Ask for one shovel after the other, as long as there is something to bury. (PM-215, PM-218)"""
    if can_bury(state, state.players[task.seat]):
        state.ask(task, 1 << task.seat)


def bury_offers(state: MaracaiboState, player: Player) -> list[Move]:
    """Each stored marker, plain or on a bonus space, to each empty place. (PM-216, PM-221, PM-406)"""
    offers: list[Move] = []
    for treasure, area in enumerate(player.areas):
        if not area.stored:
            continue
        holes = len(state.box.buried[treasure])
        sources = state.box.moves.buries[treasure]
        for source in range(len(sources)):
            if area.plain == 0 if source == PLAIN else area.covered >> source - 1 & 1 == 0:
                continue
            targets = sources[source]
            for hole in range(holes):
                if area.buried >> hole & 1 == 0:
                    offers.append(targets[hole])
            for space, buried in enumerate(player.extra):
                if buried == NONE:
                    offers.append(targets[holes + space])
    return offers


def bury(state: MaracaiboState, task: Task, treasure: int, source: int, hole: int) -> None:
    """Move a treasure below the line and gain the covered bonus. (PM-216, PM-219)"""
    seat = task.seat
    player = state.players[seat]
    area = player.areas[treasure]
    plain = area.plain - 1 if source == PLAIN else area.plain
    covered = area.covered if source == PLAIN else area.covered & ~(1 << source - 1)
    holes = len(state.box.buried[treasure])
    buried = area.buried
    if hole < holes:
        buried |= 1 << hole
        bonus = state.box.buried[treasure][hole]
    else:
        extra = list(player.extra)
        extra[hole - holes] = treasure  # A-25 the type is remembered
        player.extra = tuple(extra)
        bonus = state.box.figureheads[player.figurehead].spaces[hole - holes]
    player.set_area(treasure, Area(plain, covered, buried))
    player.buried += 1
    if state.events is not None:
        space = hole + 1 if hole < holes else hole - holes + 1
        where = "hideout" if hole < holes else "figurehead"
        state.tell("buried", {"seat": seat, "treasure": TREASURES[treasure], "where": where, "space": space})
    if task.a > 1:
        state.agenda.append(Task(BURY, seat, task.a - 1, 0, DECLINE))  # PM-215 each shovel is a "may"
    open_list(state, seat, bonus, 0)
