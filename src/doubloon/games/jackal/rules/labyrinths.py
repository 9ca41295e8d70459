"""Chapter 10: the spaces of a labyrinth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Field, Move
from doubloon.games.jackal.box.box import BRAWLER, PATHFINDER, figure_name
from doubloon.games.jackal.moves import BY_COINS
from doubloon.games.jackal.rules import moving
from doubloon.games.jackal.rules.crew import FigureAction, is_pirate, member
from doubloon.games.jackal.rules.fighting import hit_all, lay_coins, take_coins
from doubloon.games.jackal.rules.ways import on_space

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


class Advance(FigureAction):
    """D5: one space further, a pathfinder also two. (JK-124, JK-300)"""

    def __init__(self, member: int, spaces: int, coins: int) -> None:
        super().__init__("advance", member, " far" if spaces > 1 else "", coins)
        self.spaces = spaces

    def fields(self) -> dict[str, Field]:
        return {**super().fields(), "number": self.spaces}

    def against_doing(self, state: JackalState, crew: int, figure: int) -> str:
        if state.space[figure] == 0:
            return "JK-122"
        if not inside(state, figure):
            return "JK-125"
        if self.spaces > 1 and state.ability[figure] != PATHFINDER:
            return "JK-124"
        cell, space = state.where[figure], state.space[figure] + self.spaces
        if space > last_space(state, figure):
            return "JK-300"
        return against_advancing(state, figure, crew, cell, space, self.coins)

    def do(self, state: JackalState, crew: int) -> None:
        """Coins of the old space come along. (JK-128, JK-129)"""
        figure = member(crew, self.member)
        cell, space = state.where[figure], state.space[figure] + self.spaces
        if is_pirate(state, figure):
            hit_all(state, state.here[cell] & state.foes[crew], space)
        advance(state, figure, space, self.coins)


def last_space(state: JackalState, figure: int) -> int:
    return state.box.faces.amount[state.tiles[state.where[figure]]]


def inside(state: JackalState, figure: int) -> bool:
    """On a space from which he can only advance. (JK-124)"""
    space = state.space[figure]
    return space > 0 and space < state.box.faces.amount[state.tiles[state.where[figure]]]


def add_advances(
    state: JackalState, figure: int, number: int, crew: int, cell: int, coins: int, moves: list[Move]
) -> None:
    """To the next space, a pathfinder also past it. (JK-124, JK-300)"""
    last = last_space(state, figure)
    for far in range(2 if state.ability[figure] == PATHFINDER else 1):
        space = state.space[figure] + 1 + far
        if space > last:
            break
        for dragged in range(coins + 1):
            if not against_advancing(state, figure, crew, cell, space, dragged):
                moves.append(state.box.moves.advances[far][number * BY_COINS + dragged])


def against_advancing(state: JackalState, figure: int, crew: int, cell: int, space: int, coins: int) -> str:
    """Enemies on the space must be such that he may attack them. (JK-119, JK-128, JK-296)"""
    foes = state.here[cell] & state.foes[crew]
    if foes == 0 or not on_space(state, foes, space):
        return ""
    if not is_pirate(state, figure) or moving.peaceful(state, figure, crew, cell):
        return "JK-121"
    return "JK-130" if coins and state.ability[figure] != BRAWLER else ""


def advance(state: JackalState, figure: int, space: int, coins: int) -> None:
    """The figure is on this space now, and with it the coins that it drags. (JK-129)"""
    cell = state.where[figure]
    if coins:
        take_coins(state, cell, state.space[figure], coins)
        lay_coins(state, cell, space, coins)
    state.space[figure] = space
    if state.events is not None:
        spaces = last_space(state, figure)
        state.tell("advanced", {"figure": figure_name(figure), "space": space, "spaces": spaces})
