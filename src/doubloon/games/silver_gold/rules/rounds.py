"""Chapters 3, 4, 12 and 13: turns and rounds, action 1, the start player's rotation, the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from doubloon.core.task import Task
from doubloon.games.silver_gold.rules import solo
from doubloon.games.silver_gold.rules.crossing import CROSS_OFF, SHOW_PLANS

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState


def begin_round(state: SilverGoldState) -> None:
    """Shuffle all expedition cards; all else carries over, and the first turn comes next. (SG-026, SG-111, SG-112)"""
    state.round += 1
    state.turn = 0
    state.expeditions = state.rules.box.expeditions.copy()
    state.rng.shuffle(state.expeditions)
    state.agenda.append(NEXT_TURN)


class NextTurn(Task["SilverGoldState"]):
    """Action 1: turn up the next expedition, then everybody crosses off. (SG-034, SG-031)"""

    NUMBER: ClassVar[int] = 2

    def do(self, state: SilverGoldState) -> None:
        state.turn += 1
        state.reveal("expedition-turned")
        if state.events is not None:
            box = state.rules.box
            pattern = box.patterns[state.pattern()].id
            state.tell("turn", {"round": state.round, "turn": state.turn})
            # SG-035 only the newest is open to view, in the log too, unless the memory aid is on (SG-135). Boxes that
            # were crossed stay in the log: they lie open on the cards, and only the pile is not to be looked through.
            fades = not state.options.flag("memory_aid")
            state.tell("expedition", {"pattern": pattern}, fades=fades)
        state.agenda.append(END_TURN)
        state.agenda.append(SHOW_PLANS)
        CROSS_OFF.do(state)


class EndTurn(Task["SilverGoldState"]):
    """Pass on the start player; after the seventh turn end the round, after the last round the game."""

    NUMBER: ClassVar[int] = 8

    def do(self, state: SilverGoldState) -> None:
        alone = state.seats == 1
        if alone:
            solo.ghost_takes_card(state)  # SG-130
        state.start = (state.start + 1) % state.seats  # SG-105, SG-106 without a reset between rounds
        if state.turn < state.rules.box.turns:  # SG-030, SG-108; SG-109 the card that is left stays face down
            state.agenda.append(NEXT_TURN)
            return
        if alone:
            solo.ghost_takes_cup(state)  # SG-131
        if state.events is not None:
            state.tell("round-over", {"round": state.round})  # SG-110
        if state.round < state.rules.box.rounds:  # SG-113; SG-029
            begin_round(state)
        elif state.events is not None:
            state.tell("game-over", {})


# They come in every turn, say nothing beyond their kind and never change: one object serves all games.
NEXT_TURN: Final = NextTurn()
END_TURN: Final = EndTurn()
