"""A table of opponents playing by themselves."""

from __future__ import annotations

from doubloon.bots.bot import Bot
from doubloon.bots.signals import hear_signals
from doubloon.core.chair import Chair
from doubloon.core.move import Move
from doubloon.core.state import State


def play_out(state: State, bots: list[Bot]) -> list[tuple[int, Move]]:
    """Let the opponents play to the end; the moves they made."""
    chairs = [Chair(state, seat) for seat in range(state.seats)]
    played: list[tuple[int, Move]] = []
    while True:
        deciders = state.deciders()
        if not deciders:
            return played
        hear_signals()
        seat = deciders[0]
        move = bots[seat].choose(chairs[seat])
        state.play(seat, move)
        played.append((seat, move))
