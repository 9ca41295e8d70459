"""Chapter 4, Phase 1: what events do at once, and hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from doubloon.core.move import Field, Move
from doubloon.core.task import Task
from doubloon.games.loot_island.box.maps import COLOURS, NO_CARD, RANKS, lowest
from doubloon.games.loot_island.moves import OfCard
from doubloon.games.loot_island.rules import general
from doubloon.games.loot_island.rules.questions import InTurns, LootQuestion

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


class ActAtOnce(InTurns):
    """The event's immediate part. (LI-035, LI-065)"""

    NUMBER: ClassVar[int] = 22

    def do(self, state: LootState) -> None:
        event = state.event
        if event.extra_cards:
            if self.turn < state.seats:
                state.agenda.append(ActAtOnce(self.turn + 1))
                DrawExtra(seat=general.in_turn_order(state, self.turn)).do(state)
            return
        if event.open_treasures:
            state.open = tuple(general.reveal_treasures(state, event.open_treasures * state.seats))  # LI-411
        for _ in range(event.ship_steps):
            general.move_ship(state)  # LI-420
        if event.turns_ship:
            state.facing = -state.facing  # LI-421
            state.tell("ship-turned", {"corner": state.corner, "facing": state.facing})
        if event.closed_tiles:
            _close_tiles(state, event.closed_tiles)


class DrawExtra(LootQuestion):
    """D-03, event A1: cards for cubes, all or nothing, in turn order. (LI-410)"""

    NUMBER: ClassVar[int] = 1
    KEY: ClassVar[str] = "extra"
    CLAUSE: ClassVar[str] = "LI-410"

    def offers(self, state: LootState, seat: int) -> list[Move]:
        return [state.box.moves.draw, state.box.moves.decline]

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        state.answered(seat)
        if move is state.box.moves.draw:
            general.draw_maps(state, seat, state.event.extra_cards)
            general.take_cubes(state, seat, state.event.extra_cubes)

    def args(self, state: LootState, seat: int) -> dict[str, Field]:
        return {"cards": state.event.extra_cards, "cubes": state.event.extra_cubes}


def _close_tiles(state: LootState, count: int) -> None:
    """Random small islands are closed for this round. (LI-422)"""
    tiles = [tile.number for tile in state.box.tiles if state.tiles_up >> tile.number & 1]
    state.reveal("island-closed")
    for tile in state.rng.sample(tiles, min(count, len(tiles))):
        state.tiles_up &= ~(1 << tile)
        state.tell("island-closed", {"tile": state.box.tiles[tile].id})


# Hands


class AskForDiscards(InTurns):
    """Each in turn order, before anybody draws. (LI-066, LI-068, LI-069)"""

    NUMBER: ClassVar[int] = 23

    def do(self, state: LootState) -> None:
        for turn in range(self.turn, state.seats):
            seat = general.in_turn_order(state, turn)
            if state.players[seat].hand.size > 0:
                state.agenda.append(AskForDiscards(turn + 1))
                TossCard(seat, NO_CARD).do(state)
                return


class TossCard(LootQuestion):
    """D-04: a card to discard, or enough; always from the lowest number up, so that no choice is made twice. (LI-066)

    `last` is the card discarded before it.
    """

    NUMBER: ClassVar[int] = 2
    KEY: ClassVar[str] = "toss"
    CLAUSE: ClassVar[str] = "LI-066"

    def __init__(self, seat: int, last: int) -> None:
        super().__init__(seat=seat)
        self.last = last

    def numbers(self) -> tuple[int, int, int]:
        return self.last, 0, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> TossCard:
        return cls(seat, a)

    def offers(self, state: LootState, seat: int) -> list[Move]:
        """Every card behind the last one; of equal ones the first."""
        box = state.box
        hand = state.players[seat].hand
        tosses = box.moves.tosses
        last = self.last
        found: list[Move] = []
        for colour in range(last // RANKS if last >= 0 else 0, COLOURS):
            cards = box.distinct(hand, colour)
            if last >= colour * RANKS:
                cards &= ~((1 << last % RANKS + 1) - 1)
            while cards:
                found.append(tosses[colour * RANKS + lowest(cards)])
                cards &= cards - 1
        found.append(box.moves.done)
        return found

    def against(self, state: LootState, seat: int, move: Move) -> str:
        if not isinstance(move, OfCard) or move.kind != "toss":
            return "" if move is state.box.moves.done else "LI-066"
        hand = state.players[seat].hand
        if state.box.has_twin(hand, move.card):
            return "LI-136"
        return "" if hand.holds(move.card) and move.card > self.last else "LI-066"

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        """Discard one card, and perhaps more of a higher number."""
        if isinstance(move, OfCard):
            general.discard_map(state, seat, move.card)
            if state.events is not None:
                state.tell("tossed", {"seat": seat, "cards": [move.card_id]})
            if state.players[seat].hand.size > 0:
                TossCard(seat, move.card).do(state)
                return
        state.answered(seat)


class FillHands(Task["LootState"]):
    """Draw up to the hand size; Aaron gets a new hand, after all others. (LI-067, LI-426, LI-510)"""

    NUMBER: ClassVar[int] = 24

    def do(self, state: LootState) -> None:
        change = state.event.refill
        for place in range(state.seats):
            seat = general.in_turn_order(state, place)
            general.draw_maps(state, seat, state.setting.hand + change - state.players[seat].hand.size)
        aaron = state.setting.aaron
        if aaron >= 0:
            state.map_discards.take_all(state.players[aaron].hand)
            general.draw_maps(state, aaron, state.box.aaron_hand + change)
