"""What can lie on the agenda of a game of Silver & Gold."""

from __future__ import annotations

from typing import Final

from doubloon.core.state import Task

KEEP: Final = 0  # question to all: which two of the four dealt cards
OPEN: Final = 1  # the kept cards are shown and the rest of the setup is done
TURN: Final = 2  # action 1: the next expedition
CROSS: Final = 3  # question to all: action 2
SHOW: Final = 4  # the plans of action 2 become public, action 3 is prepared
CLAIM: Final = 5  # one player's part of action 3
REPLACE: Final = 6  # question to that player: a card for working place a
REFILL: Final = 7  # the display is filled up
END_TURN: Final = 8

# Those that come in every turn and say nothing beyond their kind; tasks never change, so one object serves all games.
NEXT_TURN: Final = Task(TURN)
CROSS_OFF: Final = Task(CROSS)
SHOW_PLANS: Final = Task(SHOW)
FINISH_TURN: Final = Task(END_TURN)
