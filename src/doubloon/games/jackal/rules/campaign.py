"""Chapters 17 and 18: what follows an island, and the draft of abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from doubloon.core.move import Move
from doubloon.core.task import NOBODY, Prompt, Task
from doubloon.games.jackal.box.box import ABILITIES, COLOURS, CREW_SIZE, figure_name
from doubloon.games.jackal.moves import Take
from doubloon.games.jackal.rules import setup
from doubloon.games.jackal.rules.crew import CrewQuestion

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def finish_island(state: JackalState, reason: str) -> None:
    """The round is not completed; what lies on land scores for nobody. (JK-276, JK-277)"""
    state.results = [*state.results, state.purse.copy()]
    state.ending = reason
    state.crew = state.mover = NOBODY
    state.reveal("island-over")
    if state.events is not None:
        state.tell("island-over", {"island": state.island.id, "reason": reason})
    state.drop_agenda()
    if state.number + 1 < len(state.setting.islands):
        state.agenda.append(setup.LayOut(state.number + 1))
        state.agenda.append(Draft())


class Draft(Task["JackalState"]):
    """Show cards that nobody holds; qualified crews choose in order of their coins. (JK-285 to JK-287, JK-357)"""

    NUMBER: ClassVar[int] = 13

    def do(self, state: JackalState) -> None:
        crews = [crew for crew in range(state.crews) if state.purse[crew] >= state.box.limits.draft]
        if not crews:
            return
        free = [card for card in range(1, len(ABILITIES) + 1) if card not in state.ability]
        shown = state.rng.sample(free, min(state.box.limits.shown, len(free)))
        shown.sort()
        state.shown = shown
        state.reveal("abilities-shown")
        if state.events is not None:
            state.tell("abilities", {"abilities": [ABILITIES[card - 1] for card in shown]})
        for coins in range(max(state.purse) + 1):
            for crew in range(state.crews - 1, -1, -1):
                if crew in crews and state.purse[crew] == coins:
                    state.agenda.append(PickAbility(state.setting.seat_of[crew], crew))


class PickAbility(CrewQuestion):
    """D15: one card for one pirate, or none. (JK-288 to JK-290)"""

    NUMBER: ClassVar[int] = 14

    def do(self, state: JackalState) -> None:
        if state.shown:
            state.reveal("next-asked")
            state.ask(self, 1 << self.seat)

    def offers(self, state: JackalState, seat: int) -> list[Move]:
        moves: list[Move] = []
        for card in state.shown:
            moves += state.box.moves.takes[card - 1]
        moves.append(state.box.moves.decline)
        return moves

    def against(self, state: JackalState, seat: int, move: Move) -> str:
        if move is state.box.moves.decline or (isinstance(move, Take) and move.card in state.shown):
            return ""
        return "JK-286"

    def answer(self, state: JackalState, seat: int, move: Move) -> None:
        state.answered(seat)
        if isinstance(move, Take):
            take_card(state, self.crew, move)
        elif state.events is not None:
            state.tell("declined", {"crew": COLOURS[self.crew]})

    def prompt(self, state: JackalState, seat: int) -> Prompt:
        return self.asked("ability", "JK-286")


def take_card(state: JackalState, crew: int, move: Take) -> None:
    """A card that it replaces goes back to the deck, which matters from the next draft on. (JK-290)

    A pirate keeps his card through an island, and dead or not. (JK-291, JK-294)
    """
    figure = crew * CREW_SIZE + move.member
    state.ability = state.ability.copy()
    state.ability[figure] = move.card
    state.shown = [other for other in state.shown if other != move.card]
    if state.events is not None:
        state.tell("took", {"figure": figure_name(figure), "ability": move.ability})
