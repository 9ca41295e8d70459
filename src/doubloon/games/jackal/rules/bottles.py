"""Chapter 16: messages in bottles, used at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from doubloon.core.move import Move
from doubloon.core.task import NOBODY, Prompt
from doubloon.games.jackal.box.box import COLOURS, CREW_SIZE, MISSIONARY_FIGURE, figure_name
from doubloon.games.jackal.moves import BY_COINS, Act
from doubloon.games.jackal.rules import bear, labyrinths, resting
from doubloon.games.jackal.rules.crew import ABOARD, CrewQuestion, is_pirate, member, most_coins
from doubloon.games.jackal.rules.ways import on_space

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

_none: Final[list[Move]] = []


class UseBottles(CrewQuestion):
    """D14: what a bottle does for the crew, after the action and before the bear. (JK-268, JK-343)"""

    NUMBER: ClassVar[int] = 11

    def do(self, state: JackalState) -> None:
        moves = self.offers(state, self.seat)
        if moves:
            seat = state.setting.seat_of[self.crew]
            state.ask(UseBottles(seat, self.crew), 1 << seat)
            state.offer(seat, moves)

    def offers(self, state: JackalState, seat: int) -> list[Move]:
        """Nothing in smoke. (JK-218, JK-268 to JK-273)"""
        crew = self.crew
        if state.bottles[crew] == 0 or state.smoky:
            return _none
        table = state.box.moves
        moves: list[Move] = []
        for number in range(CREW_SIZE if state.missionary != crew else CREW_SIZE + 1):
            figure = member(crew, number)
            if not is_pirate(state, figure):
                continue
            if state.trapped >> figure & 1:
                moves.append(table.frees[number])
            if may_go_through(state, crew, figure):
                for coins in range(most_coins(state, figure, state.where[figure], state.space[figure]) + 1):
                    moves.append(table.throughs[number * BY_COINS + coins])
        if may_arm(state, crew):
            moves.append(table.arm)
        if moves:
            moves.append(table.done)
        return moves

    def against(self, state: JackalState, seat: int, move: Move) -> str:
        if move is state.box.moves.done:
            return ""
        return move.against(state, self.crew) if isinstance(move, BottleUse) else "JK-268"

    def answer(self, state: JackalState, seat: int, move: Move) -> None:
        state.answered(seat)
        if isinstance(move, BottleUse):
            state.bottles[self.crew] -= 1  # JK-274
            if state.events is not None:
                state.tell("bottle-used", {"crew": COLOURS[self.crew], "bottles": state.bottles[self.crew]})
            move.do(state, self.crew)
            state.agenda.append(self)

    def prompt(self, state: JackalState, seat: int) -> Prompt:
        return self.asked("bottles", "JK-268")


# Every turn needs one, and tasks never change.
OFFERING: Final = [UseBottles(NOBODY, crew) for crew in range(4)]


class BottleUse(Act):
    """What a bottle can do, and nothing else can."""


class Free(BottleUse):
    """A trapped pirate is free. (JK-269)"""

    def against(self, state: JackalState, crew: int) -> str:
        figure = member(crew, self.member)
        own = figure != MISSIONARY_FIGURE or state.missionary == crew
        return "" if own and is_pirate(state, figure) and state.trapped >> figure & 1 else "JK-269"

    def do(self, state: JackalState, crew: int) -> None:
        figure = member(crew, self.member)
        state.trapped &= ~(1 << figure)
        if state.events is not None:
            state.tell("freed-by-bottle", {"figure": figure_name(figure)})


class Through(BottleUse):
    """A pirate goes through to the last space of a labyrinth, with coins of his. (JK-270, JK-271)"""

    def against(self, state: JackalState, crew: int) -> str:
        figure = member(crew, self.member)
        if figure == MISSIONARY_FIGURE and state.missionary != crew:
            return "JK-273"
        if not may_go_through(state, crew, figure):
            return "JK-271"
        if self.coins > most_coins(state, figure, state.where[figure], state.space[figure]):
            return "JK-270"
        return "" if is_pirate(state, figure) else "JK-268"

    def do(self, state: JackalState, crew: int) -> None:
        figure = member(crew, self.member)
        labyrinths.advance(state, figure, labyrinths.last_space(state, figure), self.coins)


def may_go_through(state: JackalState, crew: int, figure: int) -> bool:
    """He is in a labyrinth, not on its last space, and no enemy is there. (JK-271)"""
    if not labyrinths.inside(state, figure):
        return False
    foes = state.here[state.where[figure]] & state.foes[crew]
    return foes == 0 or not on_space(state, foes, labyrinths.last_space(state, figure))


class Arm(BottleUse):
    """A pirate of the crew is beside the crew's unarmed missionary, or with him. (JK-263, JK-264)"""

    def against(self, state: JackalState, crew: int) -> str:
        return "" if may_arm(state, crew) else "JK-263"

    def do(self, state: JackalState, crew: int) -> None:
        resting.arm(state)
        bear.maul(state)  # JK-353


def may_arm(state: JackalState, crew: int) -> bool:
    if state.missionary != crew or state.armed:
        return False
    place = _cell(state, MISSIONARY_FIGURE)
    if place < 0:
        return False
    for figure in range(crew * CREW_SIZE, crew * CREW_SIZE + CREW_SIZE):
        cell = _cell(state, figure)
        if cell >= 0 and state.island.beside(cell, place):
            return True
    return False


def _cell(state: JackalState, figure: int) -> int:
    """Where a figure is on the board, its boat's cell included."""
    cell = state.where[figure]
    return state.boats[ABOARD - cell] if cell <= ABOARD else cell
