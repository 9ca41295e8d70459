"""Chapters 10 and 13: finding the loot, final exploration."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from doubloon.core.move import Move
from doubloon.core.state import MAX_SEATS
from doubloon.core.task import Task
from doubloon.games.loot_island.box.board import LANDINGS, landings_of, sailing_order
from doubloon.games.loot_island.moves import Take
from doubloon.games.loot_island.rules import aaron, taking
from doubloon.games.loot_island.rules.ending import CheckCubes
from doubloon.games.loot_island.rules.general import BY_EVENT, offer_drop, reveal_treasures
from doubloon.games.loot_island.rules.questions import InTurns, LootQuestion

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

NO_LANDING = -1


def big_and_small(state: LootState, coast: int) -> tuple[int, int]:
    """The landings of big and of small loot, or NO_LANDING. (LI-163 to LI-170, LI-435)"""
    near, far = landings_of(coast, state.facing)
    near_count, far_count = state.landings[near].count, state.landings[far].count
    enough = state.setting.threshold
    if near_count < enough and far_count < enough:
        return NO_LANDING, NO_LANDING
    if near_count < enough:
        return far, NO_LANDING
    if far_count < enough:
        return near, NO_LANDING
    if near_count == far_count:
        return near, far  # LI-166 nearer to the bow
    fewer = state.event.fewer_is_big
    return (near, far) if (near_count > far_count) != fewer else (far, near)


def big_loot(state: LootState, place: int) -> int:
    """The treasures of a big loot landing. (LI-168, LI-416, LI-434)"""
    landing = state.landings[place]
    return len(landing.stack) + landing.chests + state.event.big


def small_loot(state: LootState, place: int) -> int:
    """The treasures of a small loot landing. (LI-169, LI-416, LI-417, LI-434)"""
    return state.landings[place].chests + state.event.small


class RevealLoot(Task["LootState"]):
    """All treasures of a landing at once, if anybody is there to take them. (LI-172, LI-176, LI-402)"""

    NUMBER: ClassVar[int] = 30

    def __init__(self, place: int, count: int) -> None:
        super().__init__()
        self.place = place
        self.count = count

    def numbers(self) -> tuple[int, int, int]:
        return self.place, self.count, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> RevealLoot:
        return cls(a, b)

    def do(self, state: LootState) -> None:
        if self.count <= 0 or not state.landings[self.place].stack:
            return
        if state.events is not None:
            state.tell("loot", {"landing": self.place, "count": self.count})
        state.loot = tuple(reveal_treasures(state, self.count))
        state.agenda.append(Distribute(self.place))


class AlongStack(Task["LootState"]):
    """A step for one compass of a landing after the other; `turn` is how many had theirs."""

    def __init__(self, place: int, turn: int = 0) -> None:
        super().__init__()
        self.place = place
        self.turn = turn

    def numbers(self) -> tuple[int, int, int]:
        return self.place, self.turn, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> AlongStack:
        return cls(a, b)


class Distribute(AlongStack):
    """The next in compass order takes one, from bottom to top and again, until none is left. (LI-173, LI-437)"""

    NUMBER: ClassVar[int] = 31

    def do(self, state: LootState) -> None:
        if not state.loot:
            return
        stack = state.landings[self.place].stack
        step = self.turn % len(stack)
        party = stack[len(stack) - 1 - step] if state.event.reversed else stack[step]
        state.agenda.append(Distribute(self.place, self.turn + 1))
        if party == state.setting.aaron:
            chosen = aaron.choose(state)
            state.loot = tuple([other for other in state.loot if other != chosen])
            aaron.take(state, chosen)
        else:
            PICK_TREASURE[party].do(state)


class PickTreasure(LootQuestion):
    """D-18: one of the revealed treasures; taking one is a must. (LI-173, LI-174)"""

    NUMBER: ClassVar[int] = 15
    KEY: ClassVar[str] = "pick"
    IN_FORCE: ClassVar[list[str]] = ["reversed"]

    def clause(self, state: LootState) -> str:
        return "LI-437" if state.event.reversed else "LI-173"

    def offers(self, state: LootState, seat: int) -> list[Move]:
        return [state.box.moves.takes[treasure] for treasure in state.loot]

    def against(self, state: LootState, seat: int, move: Move) -> str:
        if isinstance(move, Take):
            return "" if move.treasure in state.loot else "LI-174"
        known = state.box.moves
        return "LI-174" if move is known.decline or move is known.passing else self.clause(state)

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        number = cast(Take, move).treasure
        state.loot = tuple([other for other in state.loot if other != number])
        taking.decide(state, seat, number)


# It says nothing beyond its seat: one object each serves all games.
PICK_TREASURE: Final = [PickTreasure(seat=seat) for seat in range(MAX_SEATS)]


class SmallLootCubes(AlongStack):
    """B10: everybody on the small loot landing may discard cubes, from the bottom up. (LI-433)"""

    NUMBER: ClassVar[int] = 32

    def do(self, state: LootState) -> None:
        stack = state.landings[self.place].stack
        for turn in range(self.turn, len(stack)):
            if stack[turn] != state.setting.aaron:
                offer_drop(state, stack[turn], state.event.small_loot_cubes, BY_EVENT)
                if state.waiting:
                    state.agenda.append(SmallLootCubes(self.place, turn + 1))
                    return


class ExploreFinally(InTurns):
    """Every landing in sailing order, as a small loot landing. (LI-320 to LI-327)"""

    NUMBER: ClassVar[int] = 34

    def do(self, state: LootState) -> None:
        if self.turn == LANDINGS:
            state.agenda.append(CheckCubes())
            return
        state.agenda.append(ExploreFinally(self.turn + 1))
        place = sailing_order(state.corner, state.facing)[self.turn]
        landing = state.landings[place]
        if landing.count >= state.setting.threshold:
            RevealLoot(place, landing.chests).do(state)
