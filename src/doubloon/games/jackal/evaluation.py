"""What the opponents steer by: the coins that every side may expect to end with. No rule depends on this.

What is expected while the game goes on lies below what its end would give, unless there is something to hope for:
otherwise nobody would turn the last tile over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.task import NOBODY
from doubloon.games.jackal.foregone import winners_already
from doubloon.games.jackal.hopes import Hopes
from doubloon.games.jackal.scoring import scores
from doubloon.games.jackal.tiring import dreariness, quarrels, tiredness, truce
from doubloon.games.jackal.turns import Vote

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

CURIOSITY: Final = 0.08  # what turning a tile over is worth beside what it may show: few worlds show a rare chest
VOTING: Final = 4.0  # a vote that is under way may end everything: worse than whatever the next turn brings
DULL: Final = 2.0  # what the end is worth of a game that is decided and in which nothing happens any more


def expected_points(state: JackalState, seat: int) -> float:
    if state.hoped_at != state.plies:
        _look_ahead(state)
    return state.hopes[seat]


def promised_points(state: JackalState, seat: int) -> float:
    """Coins at home and hopes for others, whatever keeps opponents moving."""
    if state.hoped_at != state.plies:
        _look_ahead(state)
    return max(0.0, state.promises[seat])


def _look_ahead(state: JackalState) -> None:
    state.hopes = [float(points) for points in scores(state)]
    state.promises = state.hopes.copy()
    if state.waiting and len(state.results) == state.number:
        if state.turns == 0:
            add_elbow_room(state)
        if state.boats[-1] != NOBODY:
            add_hopes(state)
    state.hoped_at = state.plies


def add_elbow_room(state: JackalState) -> None:
    """When boats are placed: crews that land beside others do nothing but fight."""
    sea = state.island.sea
    for crew, boat in enumerate(state.boats):
        room = sea
        for other, their in enumerate(state.boats):
            if their != NOBODY and boat != NOBODY and other != crew:
                apart = abs(boat - their)
                room = min(room, apart, sea - apart)
        state.hopes[state.setting.seat_of[crew]] += min(room, sea // state.crews) / sea


def add_hopes(state: JackalState) -> None:
    tired = tiredness(state)
    hopes = Hopes(state, 1.0 - tired)
    foregone = len(winners_already(state)) > 0
    prospect = peace = 0.0
    hit: list[float] = []
    if tired > 0.0:
        prospect = hopes.prospect()
        peace = truce(state, tired)
        hit = quarrels(state, hopes.sides)
        foregone = foregone or (tired == 1.0 and prospect == 0.0)
    # Who says no to a vote is not punished for the dull game that he wants to play on: else all would say yes.
    voting = isinstance(state.question, Vote)
    refused = state.called and not voting and not foregone
    for seat in range(state.seats):
        side = seat % hopes.sides
        state.promises[seat] += hopes.gold[side] + hopes.finds[side]
        more = hopes.gold[side] + hopes.finds[side] - CURIOSITY * state.hidden
        if tired > 0.0 and not refused:
            more -= dreariness(tired, prospect, peace * hit[side])
        if foregone:
            more -= DULL * tired
        if voting:
            more += CURIOSITY if foregone else -VOTING
        state.hopes[seat] += more
