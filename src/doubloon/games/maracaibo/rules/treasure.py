"""Chapters 10 and 12: gaining treasure and burying it; markers on islands."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.move import Move
from doubloon.core.task import Prompt, Task
from doubloon.games.maracaibo.box.effects import TREASURES
from doubloon.games.maracaibo.moves import PLAIN, Bury, MarkIsland, Store, TakeType
from doubloon.games.maracaibo.player import NONE, Area, Player
from doubloon.games.maracaibo.rules.gains import add_markers, take_marker
from doubloon.games.maracaibo.rules.questions import ANOTHER_STEP, DECLINE, GAIN, NO_DECLINE, Declinable, TurnQuestion

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def start_gaining(state: MaracaiboState, seat: int, types: int, count: int, decline: int) -> None:
    """Gain treasures of one of these types, chosen once. (PM-188)"""
    if decline == NO_DECLINE and types & (types - 1) == 0:
        gain(state, seat, types.bit_length() - 1, count)
    else:
        state.ask(ChooseType(seat, types, count, decline), 1 << seat)


class ChooseType(Declinable):
    """D-14: of which type the treasures are. (PM-188)"""

    NUMBER: ClassVar[int] = 24
    FIELDS: ClassVar[tuple[str, ...]] = ("types", "count", "decline")

    def __init__(self, seat: int, types: int, count: int, decline: int) -> None:
        super().__init__(seat, decline)
        self.types = types  # as a bit mask
        self.count = count

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return self.allowed(state, player, state.box.moves.types)

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, TakeType):
            return ANOTHER_STEP
        return "" if self.types >> move.treasure & 1 else "PM-188"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        gain(state, seat, cast(TakeType, move).treasure, self.count)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("type", "PM-188", {"count": self.count})


class GainTreasures(Task["MaracaiboState"]):
    """The further ones of several treasures. (PM-188)"""

    NUMBER: ClassVar[int] = 4

    def __init__(self, seat: int, treasure: int, count: int) -> None:
        super().__init__(seat=seat)
        self.treasure = treasure
        self.count = count

    def numbers(self) -> tuple[int, int, int]:
        return self.treasure, self.count, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> GainTreasures:
        return cls(seat, a, b)

    def do(self, state: MaracaiboState) -> None:
        gain(state, self.seat, self.treasure, self.count)


def gain(state: MaracaiboState, seat: int, treasure: int, count: int) -> None:
    """Take a marker and store it; several one after another. (PM-180 to PM-183, PM-188)"""
    if count > 1:
        state.agenda.append(GainTreasures(seat, treasure, count - 1))
    take_marker(state, treasure)
    if state.events is not None:
        markers = state.islands[treasure]
        state.tell("treasure", {"seat": seat, "treasure": TREASURES[treasure], "markers": markers})
    area = state.players[seat].areas[treasure]
    if area.covered + 1 < 1 << len(state.box.storage[treasure]):
        state.ask(ChooseStorage(seat, treasure), 1 << seat)
    else:
        store(state, seat, treasure, PLAIN)  # PM-184 plain storage is unlimited


class ChooseStorage(TurnQuestion):
    """D-15: where a gained treasure is stored: plain storage or an empty bonus space. (PM-183, PM-186)"""

    NUMBER: ClassVar[int] = 25
    FIELDS: ClassVar[tuple[str, ...]] = ("treasure",)

    def __init__(self, seat: int, treasure: int) -> None:
        super().__init__(seat=seat)
        self.treasure = treasure

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return self.allowed(state, player, state.box.moves.stores[self.treasure])

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, Store):
            return ANOTHER_STEP
        taken = move.space != PLAIN and player.areas[self.treasure].covered >> move.space - 1 & 1
        return "PM-183" if taken or move.treasure != self.treasure else ""

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        store(state, seat, self.treasure, cast(Store, move).space)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("store", "PM-183", {"treasure": TREASURES[self.treasure]})


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
    state.open_list(seat, state.box.storage[treasure][space - 1], GAIN)


# Burying


def can_bury(state: MaracaiboState, player: Player) -> bool:
    """Is there a stored treasure that has an empty place to go? (PM-229)"""
    room = NONE in player.extra
    for treasure, area in enumerate(player.areas):
        if area.stored and (room or area.below < len(state.box.buried[treasure])):
            return True
    return False


class ChooseBurial(Declinable):
    """D-18: a stored treasure for an empty place, a shovel at a time. (PM-215, PM-216, PM-221, PM-406)"""

    NUMBER: ClassVar[int] = 28
    FIELDS: ClassVar[tuple[str, ...]] = ("shovels", "", "decline")

    def __init__(self, seat: int, shovels: int, decline: int) -> None:
        super().__init__(seat, decline)
        self.shovels = shovels

    def do(self, state: MaracaiboState) -> None:
        """Ask for one shovel after the other, as long as there is something to bury. (PM-215, PM-218)"""
        if can_bury(state, state.players[self.seat]):
            state.ask(self, 1 << self.seat)

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        found: list[Move] = []
        for treasure, area in enumerate(player.areas):
            if area.stored:
                for holes in state.box.moves.buries[treasure]:
                    found += self.allowed(state, player, holes)
        return found

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, Bury):
            return ANOTHER_STEP
        area, holes = player.areas[move.treasure], len(state.box.buried[move.treasure])
        stored = area.plain > 0 if move.source == PLAIN else area.covered >> move.source - 1 & 1 == 1
        if move.hole >= holes:
            space = move.hole - holes
            return "" if stored and space < len(player.extra) and player.extra[space] == NONE else "PM-406"
        if area.below == holes:
            return "PM-217"
        if area.buried >> move.hole & 1:
            return "PM-216"
        return "" if stored else "PM-215"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        chosen = cast(Bury, move)
        bury(state, seat, self.shovels, chosen.treasure, chosen.source, chosen.hole)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("bury", "PM-215", {"shovels": self.shovels})


def bury(state: MaracaiboState, seat: int, shovels: int, treasure: int, source: int, hole: int) -> None:
    """Move a treasure below the line and gain the covered bonus. (PM-216, PM-219)"""
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
    if shovels > 1:
        state.agenda.append(ChooseBurial(seat, shovels - 1, DECLINE))  # PM-215 each shovel is a "may"
    state.open_list(seat, bonus, GAIN)


# Markers


class ChooseIsland(Declinable):
    """D-22: the island that markers go on. (PM-390)"""

    NUMBER: ClassVar[int] = 33
    FIELDS: ClassVar[tuple[str, ...]] = ("islands", "count", "decline")

    def __init__(self, seat: int, islands: int, count: int, decline: int) -> None:
        super().__init__(seat, decline)
        self.islands = islands  # as a bit mask
        self.count = count

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return self.allowed(state, player, state.box.moves.islands)

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, MarkIsland):
            return ANOTHER_STEP
        return "" if self.islands >> move.island & 1 else "PM-390"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        add_markers(state, cast(MarkIsland, move).island, self.count)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("marker", "PM-390", {"count": self.count})
