"""Chapters 9 to 11: action 3, cups and completed cards, replacements, the display."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.move import Field, Move
from doubloon.core.task import Prompt, Question, Task
from doubloon.games.silver_gold.box.cards import NO_CARD
from doubloon.games.silver_gold.moves import TOP, Take
from doubloon.games.silver_gold.player import Player

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState


class Claim(Task["SilverGoldState"]):
    """One player's part of action 3: the cups, then the full cards, then what replaces them. (SG-087, A-16)"""

    NUMBER: ClassVar[int] = 5

    def do(self, state: SilverGoldState) -> None:
        seat = self.seat
        player = state.players[seat]
        for _ in range(rows_filled(state, player)):
            hand_out_cup(state, seat, player)  # SG-086 one after the other
        vacant = set_aside_full_cards(state, seat, player)
        if not vacant or state.last_turn():  # SG-096 nothing is replaced in the last turn
            return
        state.agenda.append(Refill())  # SG-097 when this player is done, before the next one
        for place in reversed(vacant):  # SG-094
            state.agenda.append(Replace(seat, place))  # SG-141 place 1 first
        if something_to_take(state):
            state.reveal("next-asked")  # what the player before has taken is final now


def has_something_to_claim(state: SilverGoldState, player: Player) -> bool:
    """Did this player fill a coin row or a card in this turn? Nothing can be forgotten. (SG-082)"""
    return player.has_full_card() or rows_filled(state, player) > 0


def rows_filled(state: SilverGoldState, player: Player) -> int:
    """The coin rows filled in this turn. (SG-069)"""
    if player.coins == player.seen_coins:  # in most turns; spares two divisions
        return 0
    per_row = state.rules.box.coins_per_row
    return player.coins // per_row - player.seen_coins // per_row


def hand_out_cup(state: SilverGoldState, seat: int, player: Player) -> None:
    """The highest cup left goes to the filled row. (SG-083 to SG-085)"""
    cups = state.rules.box.cups
    if state.cups_out == len(cups):
        if state.events is not None:
            state.tell("no-cup", {"seat": seat})
        return
    cup = cups[state.cups_out]
    state.cups_out += 1
    player.cups = (*player.cups, cup)
    if state.events is not None:
        state.tell("cup", {"seat": seat, "points": cup})


def set_aside_full_cards(state: SilverGoldState, seat: int, player: Player) -> list[int]:
    """Full cards leave their working places, which are named in return. (SG-088)"""
    vacant: list[int] = []
    for place in range(2):
        number = player.card_on(place)
        if number != NO_CARD and player.empty_on(place) == 0:
            player.completed = (*player.completed, number)  # SG-089
            player.lay(place, NO_CARD, 0)
            vacant.append(place)
            if state.events is not None:
                card = state.deck[number]
                state.tell("completed", {"seat": seat, "card": card.id, "points": card.value})
    return vacant


def something_to_take(state: SilverGoldState) -> bool:
    return len(state.stack) > 0 or any(number != NO_CARD for number in state.display)


class Replace(Question["SilverGoldState"]):
    """DP-4: a card for a vacant working place. (SG-091)"""

    NUMBER: ClassVar[int] = 6

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat=seat)
        self.place = place

    def numbers(self) -> tuple[int, int, int]:
        return self.place, 0, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> Replace:
        return cls(seat, a)

    def do(self, state: SilverGoldState) -> None:
        """A replacement must be taken if there is one. (SG-090, SG-103, SG-142)"""
        if something_to_take(state):
            state.ask(self, 1 << self.seat)
        elif state.events is not None:
            state.tell("no-replacement", {"seat": self.seat})

    def offers(self, state: SilverGoldState, seat: int) -> list[Move]:
        """Any displayed card, or the unseen top of the stack."""
        return [take for take in state.rules.takes if not self.against(state, seat, take)]

    def against(self, state: SilverGoldState, seat: int, move: Move) -> str:
        if not isinstance(move, Take):
            return "SG-031"
        if move.place == TOP:
            return "" if state.stack else "SG-102"
        if state.display[move.place] != NO_CARD:
            return ""
        return "SG-095" if state.stack else "SG-143"  # taken a moment ago, or free for good

    def against_seat(self, state: SilverGoldState, seat: int, move: Move) -> str:
        return "SG-081" if isinstance(move, Take) else "SG-031"

    def answer(self, state: SilverGoldState, seat: int, move: Move) -> None:
        """Lay the chosen card on the vacant working place. (SG-092, SG-093)"""
        chosen = cast(Take, move).place
        if chosen == TOP:
            number = state.stack.pop()
            state.reveal("top-turned")
        else:
            number = state.display[chosen]
            state.display[chosen] = NO_CARD
        state.players[seat].lay(self.place, number, state.deck[number].island)
        if state.events is not None:
            args: dict[str, Field] = {"seat": seat, "card": state.deck[number].id, "place": self.place}
            state.tell("drew" if chosen == TOP else "took", args)
        state.answered(seat)

    def prompt(self, state: SilverGoldState, seat: int) -> Prompt:
        return Prompt("replace", "SG-091", {"place": self.place})


class Refill(Task["SilverGoldState"]):
    """The display is filled up when a player is done with replacements."""

    NUMBER: ClassVar[int] = 7

    def do(self, state: SilverGoldState) -> None:
        refill(state)


def refill(state: SilverGoldState) -> None:
    """Fill the display up from the stack, lowest place first, as far as the stack goes. (SG-097 to SG-101, SG-143)"""
    for place in range(len(state.display)):
        if state.display[place] == NO_CARD and state.stack:
            state.reveal("display-refilled")
            number = state.stack.pop()
            state.display[place] = number
            state.turned += 1
            state.turned_up[place] = state.turned
            if state.events is not None:
                state.tell("refilled", {"place": place, "card": state.deck[number].id})
