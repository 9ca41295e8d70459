"""Chapter 9: what the cards of a play bring, once all of them lie. (LI-140)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from doubloon.core.move import Move
from doubloon.core.state import MAX_SEATS
from doubloon.core.task import Task
from doubloon.games.loot_island.box.board import HAS_CUBE, HAS_DRAW
from doubloon.games.loot_island.box.maps import CUBE, DRAW, ICONS, RANKS, lowest, ranks_in
from doubloon.games.loot_island.moves import Copy
from doubloon.games.loot_island.rules.general import BY_ICON, draw_maps, maps_left, offer_drop, take_cubes
from doubloon.games.loot_island.rules.questions import LootQuestion

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


# Icons


def queue_icons(state: LootState, seat: int, place: int, laid: i64) -> None:
    """The icons of the ranks laid at a landing work in the order laid. (LI-109, LI-141, LI-153)"""
    # The agenda is a stack: what comes last goes on first.
    icons: list[Task[LootState]] = []
    first = state.landings[place].colour * RANKS
    while laid:
        icon = state.box.icon[first + lowest(laid)]
        if icon in (DRAW, CUBE):  # LI-151 the others matter in Phase 3
            icons.append(GoRound(seat, place, icon))  # LI-146
        laid &= laid - 1
    icons.reverse()
    state.agenda += icons


class GoRound(Task["LootState"]):
    """Offer an icon to all with a compass on the landing, from the active player clockwise. (LI-142 to LI-145)

    `turn` is how many of the seats had their turn.
    """

    NUMBER: ClassVar[int] = 27

    def __init__(self, seat: int, place: int, icon: int, turn: int = 0) -> None:
        super().__init__(seat=seat)
        self.place = place
        self.icon = icon
        self.turn = turn

    def numbers(self) -> tuple[int, int, int]:
        return self.place, self.icon, self.turn

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> GoRound:
        return cls(seat, a, b, c)

    def do(self, state: LootState) -> None:
        turn = self.turn
        while turn < state.seats:
            seat = (self.seat + turn) % state.seats
            turn += 1
            if state.players[seat].on >> self.place & 1:  # LI-525 humans only
                self._offer(state, seat)
                if state.waiting:
                    if turn < state.seats:
                        state.agenda.append(GoRound(self.seat, self.place, self.icon, turn))
                    return

    def _offer(self, state: LootState, seat: int) -> None:
        """Passed players are asked too (LI-080); who has nothing to gain is not. LI-155 one effect after the other."""
        if self.icon == CUBE:
            offer_drop(state, seat, state.event.icon_cubes, BY_ICON)  # LI-427, LI-557
        elif maps_left(state):
            DRAW_ONE[seat].do(state)


class DrawOne(LootQuestion):
    """D-16: the draw icon. (LI-143)"""

    NUMBER: ClassVar[int] = 13
    KEY: ClassVar[str] = "draw"
    CLAUSE: ClassVar[str] = "LI-143"

    def offers(self, state: LootState, seat: int) -> list[Move]:
        return [state.box.moves.draw, state.box.moves.decline]

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        state.answered(seat)
        if move is state.box.moves.draw:
            draw_maps(state, seat, 1)


# It says nothing beyond its seat: one object each serves all games.
DRAW_ONE: Final = [DrawOne(seat=seat) for seat in range(MAX_SEATS)]


# Number 1


def curse_others(state: LootState, party: int, ones: i64) -> None:
    """Each 1 that begins a column curses all others. (LI-147)"""
    count = len(ranks_in(ones))
    for other in range(state.seats):
        if other != party:  # LI-526, LI-528
            take_cubes(state, other, count)


def queue_copies(state: LootState, seat: int, party: int, ones: i64, icons: int) -> None:
    """Each 1 put in front lets its player copy an icon that lay there before. (LI-148 to LI-150)"""
    if icons and party == seat:  # LI-149; LI-527 no benefit for Aaron
        for _ in ranks_in(ones):
            state.agenda.append(CopyIcon(seat, icons))


class CopyIcon(LootQuestion):
    """D-17: draw or discard, as far as such an icon lay there, or nothing. (LI-148, LI-154)"""

    NUMBER: ClassVar[int] = 14
    KEY: ClassVar[str] = "copy"
    CLAUSE: ClassVar[str] = "LI-148"

    def __init__(self, seat: int, icons: int) -> None:
        super().__init__(seat=seat)
        self.icons = icons  # as of a landing

    def numbers(self) -> tuple[int, int, int]:
        return self.icons, 0, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> CopyIcon:
        return cls(seat, a)

    def offers(self, state: LootState, seat: int) -> list[Move]:
        known = state.box.moves
        found = [known.copy_draw] if self.icons & HAS_DRAW else []
        found += [known.copy_cube] if self.icons & HAS_CUBE else []
        return [*found, known.decline]

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        """For this player alone. (LI-148, LI-428)"""
        state.answered(seat)
        if move is state.box.moves.decline:
            return
        icon = cast(Copy, move).icon
        state.tell("copied", {"seat": seat, "icon": ICONS[icon]})
        if icon == DRAW:
            draw_maps(state, seat, 1)
        else:
            offer_drop(state, seat, state.event.icon_cubes, BY_ICON)
