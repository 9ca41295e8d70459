"""What the named levels do not do, so that one likes to play with them: drag a coin away from home, waste a flight, end
a game in which there is something left to get.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.move import Move
from doubloon.core.steering import AS_EVER, CALM, GETTING_ON, PLAIN
from doubloon.core.task import NOBODY
from doubloon.games.jackal.moves import Ballot, Go
from doubloon.games.jackal.rules.actions import Step
from doubloon.games.jackal.rules.choosing import ChooseExit
from doubloon.games.jackal.rules.crew import member
from doubloon.games.jackal.rules.turns import Call
from doubloon.games.jackal.steering.boredom import winners_already
from doubloon.games.jackal.steering.company import flies_for_nothing
from doubloon.games.jackal.steering.delays import rowers_of
from doubloon.games.jackal.steering.distances import distances_of
from doubloon.games.jackal.steering.hopes import Hopes

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

# Rounds without progress.
PATIENCE: Final = 4
SCHEMERS_CALM: Final = 5
SCHEMERS_PATIENCE: Final = 8


def bores(state: JackalState) -> bool:
    """Two crews that see through each other's plans can keep a coin from one another for ever."""
    return state.idle >= PATIENCE * state.crews


def mood(state: JackalState, schemes: bool) -> int:
    """In a game that bores four rounds of plans take turns with four in which everybody takes what seems best, without
    mistakes and without a thought of others: a plan that fails would be made again and again, and so would a mistake.

    Who schemes keeps the peace first: what two crews grudge each other, each can often have if it looks at itself.
    """
    rounds = state.idle // state.crews
    bored = rounds - (SCHEMERS_PATIENCE if schemes else PATIENCE)
    if bored >= 0:
        return GETTING_ON if bored // PATIENCE % 2 == 0 else PLAIN
    return CALM if rounds >= SCHEMERS_CALM else AS_EVER


def shuns(state: JackalState, move: Move) -> bool:
    """A coin goes nearer home or stays where it is, unless that leads nowhere; an airplane is there for something."""
    if isinstance(move, Step):
        if move.coins == 0 or bores(state):
            return False
        return _leads_astray(state, state.crew, state.where[member(state.crew, move.member)], move.place)
    if isinstance(move, Go) and isinstance(state.question, ChooseExit):
        journey = state.journey
        assert journey is not None
        if journey.coins:
            return not bores(state) and _leads_astray(state, journey.crew, journey.origin, move.place)
        return flies_for_nothing(state, move)
    if isinstance(move, Call) or (isinstance(move, Ballot) and move.yes):
        return not (winners_already(state) or _hopeless(state))
    return False


def _hopeless(state: JackalState) -> bool:
    """Nothing has come of many turns, and nobody sees how something could. (JK-277)"""
    return state.idle >= state.setting.vote_after and Hopes(state, 0.0).prospect() == 0.0


def _leads_astray(state: JackalState, crew: int, origin: int, place: int) -> bool:
    cell = state.island.cell_of(place)
    if not 0 <= origin < state.island.land or not 0 <= cell < state.island.land:
        return False
    ally = state.setting.ally[crew]
    other = state.boats[ally] if ally != NOBODY else NOBODY
    home = distances_of(state).hauls_to(state.boats[crew], other, rowers_of(state, crew) > 0)
    return home[cell] >= home[origin]
