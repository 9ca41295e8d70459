"""Chapters 17 and 18: what follows an island, and the draft of abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.core.task import NOBODY
from doubloon.games.jackal.box import ABILITIES, COLOURS, CREW_SIZE, figure_name
from doubloon.games.jackal.moves import Act
from doubloon.games.jackal.tasks import DRAFT, ISLAND, PICK

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
        state.agenda.append(Task(ISLAND, NOBODY, state.number + 1))
        state.agenda.append(Task(DRAFT))


def draft(state: JackalState) -> None:
    """Show cards that nobody holds; qualified crews choose in order of their coins. (JK-285 to JK-287, JK-357)"""
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
                state.agenda.append(Task(PICK, state.setting.seat_of[crew], crew))


def pick_offers(state: JackalState) -> list[Move]:
    """One card for one pirate, or none. (JK-288 to JK-290)"""
    moves: list[Move] = []
    for card in state.shown:
        moves += state.box.moves.takes[card - 1]
    moves.append(state.box.moves.decline)
    return moves


def take_card(state: JackalState, crew: int, move: Act) -> None:
    """A card that it replaces goes back to the deck, which matters from the next draft on. (JK-290)"""
    figure = crew * CREW_SIZE + move.a
    card = move.b + 1
    state.ability = state.ability.copy()
    state.ability[figure] = card
    state.shown = [other for other in state.shown if other != card]
    if state.events is not None:
        state.tell("took", {"figure": figure_name(figure), "ability": ABILITIES[card - 1]})


def decline(state: JackalState, crew: int) -> None:
    if state.events is not None:
        state.tell("declined", {"crew": COLOURS[crew]})
