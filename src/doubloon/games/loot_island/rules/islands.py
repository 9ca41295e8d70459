"""Chapters 6 and 16: small islands, their price and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from mypy_extensions import i64

from doubloon.core.move import Field, Move
from doubloon.core.task import Task
from doubloon.games.loot_island.box import event_cards as tiles
from doubloon.games.loot_island.box.board import LANDINGS
from doubloon.games.loot_island.box.maps import COLOURS, NO_CARD, RANKS, MapSet, lowest
from doubloon.games.loot_island.moves import AtLanding, Pay, Use
from doubloon.games.loot_island.rules import aaron, general, passing, taking
from doubloon.games.loot_island.rules.playing import MoveCompass, at_own, must_move, put_compass
from doubloon.games.loot_island.rules.questions import PartyQuestion

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


# The price


def can_pay(state: LootState, hand: MapSet) -> bool:
    """Is a tile face up, and can its price be paid? (LI-099)"""
    event = state.event
    if state.tiles_up == 0 or hand.size < event.same_colour + event.any_colour:
        return False
    if event.same_colour == 0:
        return True
    for colour in range(COLOURS):
        held = hand.of(colour)
        if held & (held - 1):
            return True
    return False


def add_payments(state: LootState, hand: MapSet, found: list[Move]) -> None:
    """Every pair of one colour, or where the event asks for none, every card. (LI-090, LI-429, LI-431)"""
    event = state.event
    if state.tiles_up == 0 or hand.size < event.same_colour + event.any_colour:
        return
    if event.same_colour == 0:
        add_cards(state, hand, found)
        return
    pairs = state.box.moves.pairs
    for colour in range(COLOURS):
        held = hand.of(colour)
        if held & (held - 1) == 0:
            continue
        twins: i64 = state.box.twins[colour]
        single = state.box.distinct(hand, colour)
        firsts = single
        while firsts:
            low = firsts & -firsts
            first = colour * RANKS + lowest(low)
            # A twin may go along with the card that it equals.
            seconds = (single | low << 1 & twins & held) & ~(low | low - 1)
            while seconds:
                found.append(pairs[first * RANKS + lowest(seconds)])
                seconds &= seconds - 1
            firsts &= firsts - 1


def add_cards(state: LootState, hand: MapSet, found: list[Move]) -> None:
    """Any card of the hand, as a payment. (LI-091)"""
    pays = state.box.moves.pays
    for colour in range(COLOURS):
        cards = state.box.distinct(hand, colour)
        while cards:
            found.append(pays[colour * RANKS + lowest(cards)])
            cards &= cards - 1


def against_payment(state: LootState, party: int, move: Pay) -> str:
    """The clause that forbids a party to pay so for a small island."""
    if state.tiles_up == 0:
        return "LI-092"
    event = state.event
    price = "LI-431" if event.then_pass else "LI-429" if event.any_colour else "LI-090"
    pair = move.second != NO_CARD
    if pair != (event.same_colour > 0):
        return "LI-440" if event.then_pass else price
    if state.players[party].hand.size < event.same_colour + event.any_colour:
        return price
    return _against_cards(state, party, move, price)


def _against_cards(state: LootState, party: int, move: Pay, price: str) -> str:
    """Cards that are not held cannot pay; of equal cards the first pays, as they are interchangeable. (LI-091)"""
    hand = state.players[party].hand
    for card in move.cards():
        if not hand.holds(card):
            return "LI-520" if party == state.setting.aaron else price
    if state.box.has_twin(hand, move.first):
        return "LI-091"
    # A twin may go along with the card that it equals.
    alone = move.second == NO_CARD or move.second == move.first + 1 or not state.box.has_twin(hand, move.second)
    return "" if alone else "LI-091"


def pay(state: LootState, seat: int, party: int, move: Pay, price: int) -> None:
    """Discard cards for a price of so many; more may be owed. (LI-096, LI-097)"""
    cards = move.cards()
    for card in cards:
        general.discard_map(state, party, card)
    if state.events is not None:
        state.tell("paid", {"party": party, "cards": general.map_ids(state, cards)})
    if len(cards) < price:
        PayMore(seat, party, price - len(cards)).do(state)
        return
    if party == seat:
        general.take_cubes(state, seat, state.event.island_cubes)  # LI-415 with the payment
    ChooseTile(seat, party).do(state)


class PayMore(PartyQuestion):
    """D-07: one more card, where the price has cards of any colour. (LI-429)"""

    NUMBER: ClassVar[int] = 7
    KEY: ClassVar[str] = "pay-more"
    CLAUSE: ClassVar[str] = "LI-429"
    IN_FORCE: ClassVar[list[str]] = ["same_color", "any_color"]

    def __init__(self, seat: int, party: int, owed: int) -> None:
        super().__init__(seat, party)
        self.owed = owed

    def numbers(self) -> tuple[int, int, int]:
        return self.party, self.owed, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> PayMore:
        return cls(seat, a, b)

    def offers(self, state: LootState, seat: int) -> list[Move]:
        found: list[Move] = []
        add_cards(state, state.players[self.party].hand, found)
        return found

    def against(self, state: LootState, seat: int, move: Move) -> str:
        if not isinstance(move, Pay) or move.second != NO_CARD:
            return "LI-429"
        return _against_cards(state, self.party, move, "LI-429")

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        pay(state, seat, self.party, cast(Pay, move), self.owed)

    def args(self, state: LootState, seat: int) -> dict[str, Field]:
        return {"party": self.party, "cards": self.owed}


# The tile


class ChooseTile(PartyQuestion):
    """D-08: which small island. (LI-092)"""

    NUMBER: ClassVar[int] = 8
    KEY: ClassVar[str] = "tile"
    CLAUSE: ClassVar[str] = "LI-092"
    IN_FORCE: ClassVar[list[str]] = ["then_pass"]

    def offers(self, state: LootState, seat: int) -> list[Move]:
        return [move for move in state.box.moves.uses if not self.against(state, seat, move)]

    def against(self, state: LootState, seat: int, move: Move) -> str:
        if not isinstance(move, Use):
            return "LI-092"
        if state.tiles_up >> move.tile.number & 1:
            return ""
        return "LI-094" if state.setting.tiles >> move.tile.number & 1 else "LI-031"

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        """Choose a tile and perform its action or not; then it is flipped. (LI-092 to LI-095, LI-389)"""
        state.answered(seat)
        tile = cast(Use, move).tile
        if state.events is not None:
            state.tell("island-used", {"party": self.party, "tile": tile.id})
        state.agenda.append(Flip(seat, self.party, tile.number))
        is_aaron = self.party != seat
        if tile.action == tiles.CLEANSE:
            if not is_aaron:  # LI-529
                general.offer_drop(state, seat, tile.amount, general.BY_ISLAND)  # LI-380
        elif tile.action == tiles.UNDERCUT:
            if state.players[self.party].on:  # LI-391
                ChooseUndercut(seat, self.party).do(state)
        elif tile.action == tiles.OUTPOST:
            ChooseOutpost(seat, self.party).do(state)
        elif tile.action != tiles.CHARTS or not is_aaron:  # LI-504
            PerformTile(seat, self.party, tile.number).do(state)


class Flip(Task["LootState"]):
    """A tile is closed to everyone until the next round (LI-094); with B9 its user passes (LI-431, LI-440)."""

    NUMBER: ClassVar[int] = 28

    def __init__(self, seat: int, party: int, tile: int) -> None:
        super().__init__(seat=seat)
        self.party = party
        self.tile = tile

    def numbers(self) -> tuple[int, int, int]:
        return self.party, self.tile, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> Flip:
        return cls(seat, a, b)

    def do(self, state: LootState) -> None:
        state.tiles_up &= ~(1 << self.tile)  # LI-390 of two cube tiles this one
        if state.event.then_pass:
            passing.go_out(state, self.party)


class PerformTile(PartyQuestion):
    """D-09: Charts, Dig or Sail, or nothing. (LI-093)"""

    NUMBER: ClassVar[int] = 9
    KEY: ClassVar[str] = "perform"
    CLAUSE: ClassVar[str] = "LI-093"
    IN_FORCE: ClassVar[list[str]] = ["then_pass"]

    def __init__(self, seat: int, party: int, tile: int) -> None:
        super().__init__(seat, party)
        self.tile = tile

    def numbers(self) -> tuple[int, int, int]:
        return self.party, self.tile, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> PerformTile:
        return cls(seat, a, b)

    def offers(self, state: LootState, seat: int) -> list[Move]:
        return [state.box.moves.do, state.box.moves.decline]

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        """LI-385 to LI-388"""
        state.answered(seat)
        if move is state.box.moves.decline:
            return
        tile = state.box.tiles[self.tile]
        if tile.action == tiles.CHARTS:
            general.draw_maps(state, seat, tile.amount)
        elif tile.action == tiles.SAIL:
            for _ in range(tile.amount):
                general.move_ship(state)
        else:
            self._dig(state, seat, tile)

    def _dig(self, state: LootState, seat: int, tile: tiles.Tile) -> None:
        """A cube, then a treasure to keep or discard; Aaron takes no cube. (LI-386, LI-529, LI-643)"""
        if self.party == seat:
            general.take_cubes(state, seat, tile.cubes)
        for treasure in general.reveal_treasures(state, 1):
            if self.party == seat:
                taking.decide(state, seat, treasure)
            else:
                aaron.take(state, treasure)

    def args(self, state: LootState, seat: int) -> dict[str, Field]:
        return {"party": self.party, "tile": state.box.tiles[self.tile].id}


# Compasses


class ChooseUndercut(PartyQuestion):
    """D-11: any landing with an own compass, or not at all. (LI-381)"""

    NUMBER: ClassVar[int] = 10
    KEY: ClassVar[str] = "undercut"
    IN_FORCE: ClassVar[list[str]] = ["reversed"]

    def clause(self, state: LootState) -> str:
        return "LI-436" if state.event.reversed else "LI-381"

    def offers(self, state: LootState, seat: int) -> list[Move]:
        known = state.box.moves
        return [*at_own(state, self.party, known.undercuts), known.decline]

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        """To the bottom of the stack, with B13 to its top. (LI-381, LI-436, LI-382)"""
        state.answered(seat)
        if not isinstance(move, AtLanding):
            return
        party = self.party
        others = state.landings[move.landing].without(party)
        stack = (*others.stack, party) if state.event.reversed else (party, *others.stack)
        state.landings[move.landing] = others.with_stack(stack)
        state.tell("undercut", {"party": party, "landing": move.landing})


class ChooseOutpost(PartyQuestion):
    """D-12: any landing without an own compass, or not at all. (LI-383, LI-384)"""

    NUMBER: ClassVar[int] = 11
    KEY: ClassVar[str] = "outpost"
    CLAUSE: ClassVar[str] = "LI-383"

    def offers(self, state: LootState, seat: int) -> list[Move]:
        known = state.box.moves
        on = state.players[self.party].on
        return [*[known.outposts[place] for place in range(LANDINGS) if on >> place & 1 == 0], known.decline]

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        """A compass on top, by the rules for placing one; no card is played. (LI-383)"""
        if not isinstance(move, AtLanding):
            state.answered(seat)
        elif must_move(state, self.party):
            MoveCompass(seat, self.party, move.landing).do(state)
        else:
            state.answered(seat)
            put_compass(state, self.party, move.landing)
