"""Chapter 2: setup."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.move import Move
from doubloon.core.task import NOBODY, Prompt, Question, Task
from doubloon.games.silver_gold.box.box import DEALT, DISPLAY
from doubloon.games.silver_gold.box.cards import NO_CARD
from doubloon.games.silver_gold.moves import Keep
from doubloon.games.silver_gold.rules.claiming import refill
from doubloon.games.silver_gold.rules.rounds import begin_round

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState


def deal(state: SilverGoldState) -> None:
    """Shuffle the treasure deck and deal four cards to each player. (SG-017, SG-018)"""
    state.stack = list(range(len(state.deck)))
    state.rng.shuffle(state.stack)
    for seat, player in enumerate(state.players):
        player.hand = tuple([state.stack.pop() for _ in range(DEALT)])
        if state.events is not None:
            state.tell("dealt", {"seat": seat, "cards": _ids(state, list(player.hand))}, 1 << seat)
    named = state.options.choice("start")
    if named != "random":
        state.start = int(named) - 1  # SG-136 the table named one beforehand
    state.agenda += [OpenTable(), KeepCards()]


class KeepCards(Question["SilverGoldState"]):
    """DP-1: which two of the four dealt cards. (SG-019)"""

    NUMBER: ClassVar[int] = 0

    def do(self, state: SilverGoldState) -> None:
        state.ask(self, (1 << state.seats) - 1, sealed=True)  # SG-020 all at once, each seeing the own four

    def offers(self, state: SilverGoldState, seat: int) -> list[Move]:
        return state.rules.keeps

    def against(self, state: SilverGoldState, seat: int, move: Move) -> str:
        return "" if isinstance(move, Keep) else "SG-136"  # nothing else happens during the choice

    def against_seat(self, state: SilverGoldState, seat: int, move: Move) -> str:
        return "SG-020" if isinstance(move, Keep) else "SG-136"  # the choice is made; it is not asked again

    def answer(self, state: SilverGoldState, seat: int, move: Move) -> None:
        """Choose two of the four; nobody else learns which until all have chosen. (SG-019, SG-020)"""
        choice = cast(Keep, move)
        player = state.players[seat]
        player.kept = choice.id
        if state.events is not None:
            kept = [player.hand[choice.first], player.hand[choice.second]]
            state.tell("keeping", {"seat": seat, "cards": _ids(state, kept)}, 1 << seat)
        state.answered(seat)

    def prompt(self, state: SilverGoldState, seat: int) -> Prompt:
        return Prompt("keep", "SG-019")


class OpenTable(Task["SilverGoldState"]):
    """Show the kept cards and prepare the table. (SG-021 to SG-027, in the order of SG-136)"""

    NUMBER: ClassVar[int] = 1

    def do(self, state: SilverGoldState) -> None:
        state.reveal("kept-shown")
        for seat, player in enumerate(state.players):
            choice = cast(Keep, state.game.moveset[player.kept])
            kept = [player.hand[choice.first], player.hand[choice.second]]
            for place, number in enumerate(kept):  # SG-137 in the order dealt
                player.lay(place, number, state.deck[number].island)
            state.stack += [number for number in player.hand if number not in kept]  # SG-021
            player.hand = ()
            player.kept = -1
            if state.events is not None:
                state.tell("kept", {"seat": seat, "cards": _ids(state, kept)})
        state.stack.sort()  # the order of the returns must not matter
        state.rng.shuffle(state.stack)  # SG-022
        state.display = [NO_CARD] * DISPLAY
        state.turned_up = [0] * DISPLAY
        refill(state)  # SG-024
        begin_round(state)  # SG-026
        if state.start == NOBODY:
            state.start = state.rng.below(state.seats)  # SG-027, A-01
        if state.events is not None:
            state.tell("start", {"seat": state.start})


def _ids(state: SilverGoldState, cards: list[int]) -> list[str]:
    return [state.deck[card].id for card in cards]
