"""Chapters 7 and 8: landing, compass, and laying map cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from mypy_extensions import i64

from doubloon.core.move import Field, Move
from doubloon.games.loot_island.box.board import HAS_CUBE, HAS_DRAW, LANDINGS, NO_COLOUR, Landing, other_landing
from doubloon.games.loot_island.box.maps import (
    CARDS,
    CHEST,
    COLOURS,
    CUBE,
    DRAW,
    NO_CARD,
    ONE,
    PLUS_ONE,
    RANKS,
    WILD,
    MapSet,
    lowest,
)
from doubloon.games.loot_island.moves import AtLanding, OfCard, Play
from doubloon.games.loot_island.rules.effects import curse_others, queue_copies, queue_icons
from doubloon.games.loot_island.rules.questions import PartyQuestion

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


# A play


def add_plays(state: LootState, hand: MapSet, found: list[Move]) -> None:
    """Every landing with every card that may begin a play there. (LI-100, LI-137, LI-120)"""
    box = state.box
    plays = box.moves.plays
    for colour in range(COLOURS):
        held = box.distinct(hand, colour)
        if held == 0:
            continue
        fits = box.fits[colour]
        for place in range(LANDINGS):
            landing = state.landings[place]
            cards = held
            if landing.colour == colour:  # LI-124
                cards &= fits[landing.last]
            elif landing.colour != NO_COLOUR or not coast_allows(state, place, colour):
                continue
            first = place * CARDS + colour * RANKS
            while cards:
                found.append(plays[first + lowest(cards)])
                cards &= cards - 1


def coast_allows(state: LootState, place: int, colour: int) -> bool:
    """May an empty landing get this colour? Not if the other landing of its coast has it. (LI-121)"""
    return state.landings[other_landing(place)].colour != colour


def can_play(state: LootState, hand: MapSet) -> bool:
    """Is there any landing for any of these cards?"""
    for colour in range(COLOURS):
        held = hand.of(colour)
        if held == 0:
            continue
        for place in range(LANDINGS):
            landing = state.landings[place]
            if landing.colour == colour:
                if held & state.box.fits[colour][landing.last]:
                    return True
            elif landing.colour == NO_COLOUR and coast_allows(state, place, colour):
                return True
    return False


def against_play(state: LootState, party: int, move: Play) -> str:
    """The clause that forbids a party to begin with this card on this landing."""
    box, hand, card = state.box, state.players[party].hand, move.card
    if not hand.holds(card):
        return "LI-520" if party == state.setting.aaron else "LI-107"
    landing = state.landings[move.landing]
    colour = card // RANKS
    if landing.colour == NO_COLOUR and not coast_allows(state, move.landing, colour):
        return "LI-121"
    if landing.colour not in (NO_COLOUR, colour):
        return "LI-124"
    if not box.may_follow(landing, card):
        return "LI-125"
    return "LI-136" if box.has_twin(hand, card) else ""


def begin_play(state: LootState, seat: int, party: int, move: Play) -> None:
    """Choose a landing and a first card; the compass is put down before the card. (LI-100, LI-101, LI-108)"""
    place = move.landing
    if state.players[party].on >> place & 1 == 0:  # LI-105, LI-106 one of a colour at most
        if must_move(state, party):
            MoveCompass(seat, party, place, move.card).do(state)
            return
        put_compass(state, party, place)
    lay_first(state, seat, party, place, move.card)


# Compasses


def must_move(state: LootState, party: int) -> bool:
    """No compass is left in the area, or the event allows no more on the island. (LI-102, LI-103, LI-425, LI-423)"""
    out = state.players[party].out
    return out >= state.box.compasses or out >= state.event.compasses


def at_own(state: LootState, party: int, moves: list[Move]) -> list[Move]:
    """Of moves by landing those where a compass of the party lies."""
    on = state.players[party].on
    return [moves[place] for place in range(LANDINGS) if on >> place & 1]


class MoveCompass(PartyQuestion):
    """D-13: which compass moves to a landing, where a card is then laid, or none for Outpost. (LI-103)"""

    NUMBER: ClassVar[int] = 5
    KEY: ClassVar[str] = "source"

    def __init__(self, seat: int, party: int, place: int, card: int = NO_CARD) -> None:
        super().__init__(seat, party)
        self.place = place
        self.card = card

    def numbers(self) -> tuple[int, int, int]:
        return self.party, self.place, self.card

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> MoveCompass:
        return cls(seat, a, b, c)

    def clause(self, state: LootState) -> str:
        return "LI-425" if state.players[self.party].out < state.box.compasses else "LI-103"

    def offers(self, state: LootState, seat: int) -> list[Move]:
        return at_own(state, self.party, state.box.moves.froms)

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        """The compass leaves its stack and goes on top of another. (LI-103, LI-104)"""
        lift_compass(state, self.party, cast(AtLanding, move).landing)
        put_compass(state, self.party, self.place)
        if self.card == NO_CARD:
            state.answered(seat)
        else:
            lay_first(state, seat, self.party, self.place, self.card)

    def args(self, state: LootState, seat: int) -> dict[str, Field]:
        free = state.box.compasses - state.players[self.party].out
        args: dict[str, Field] = {"party": self.party, "landing": self.place, "free": free}
        if self.card != NO_CARD:
            args["card"] = state.box.map_at[self.card].id
        return args


def put_compass(state: LootState, party: int, place: int) -> None:
    """On top of the stack. (LI-101)"""
    player = state.players[party]
    player.on |= 1 << place
    player.out += 1
    state.landings[place] = state.landings[place].on_top(party)
    if state.events is not None:
        state.tell("compass", {"party": party, "landing": place})


def lift_compass(state: LootState, party: int, place: int) -> None:
    player = state.players[party]
    player.on &= ~(1 << place)
    player.out -= 1
    state.landings[place] = state.landings[place].without(party)
    if state.events is not None:
        state.tell("compass-back", {"party": party, "landing": place})


# Cards


def lay_first(state: LootState, seat: int, party: int, place: int, card: int) -> None:
    """The first card of a play; then more may follow. LI-132 the column before the play decides what 1s do."""
    before = state.landings[place]
    lay(state, party, place, card)
    LayMore(seat, party, place, before.icons, before.last > ONE, 1 << card % RANKS).do(state)


class LayMore(PartyQuestion):
    """D-14: a further card of the play, or enough. (LI-107)

    `laid` are the ranks laid so far, `icons` those that the column showed before the play; `in_front`: 1s go in front.
    """

    NUMBER: ClassVar[int] = 6
    KEY: ClassVar[str] = "lay"
    CLAUSE: ClassVar[str] = "LI-107"

    def __init__(self, seat: int, party: int, place: int, icons: int, in_front: bool, laid: i64) -> None:
        super().__init__(seat, party)
        self.place = place
        self.icons = icons
        self.in_front = in_front
        self.laid = laid

    def numbers(self) -> tuple[int, int, int]:
        return self.party, self.place | self.icons << 4 | (256 if self.in_front else 0), self.laid

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> LayMore:
        return cls(seat, a, b & 15, b >> 4 & 15, b & 256 != 0, c)

    def offers(self, state: LootState, seat: int) -> list[Move]:
        """Cards that may join the play, in the order in which they are laid, and an end to it. (LI-110, LI-126)"""
        box = state.box
        landing = state.landings[self.place]
        colour = landing.colour
        # Every rank above the highest one laid so far.
        below = self.laid
        below |= below >> 1
        below |= below >> 2
        below |= below >> 4
        below |= below >> 8
        below |= below >> 16
        cards = box.distinct(state.players[self.party].hand, colour) & ~below & box.fits[colour][landing.last]
        lays = box.moves.lays
        found: list[Move] = []
        while cards:
            found.append(lays[colour * RANKS + lowest(cards)])
            cards &= cards - 1
        found.append(box.moves.done)
        return found

    def against(self, state: LootState, seat: int, move: Move) -> str:
        if not isinstance(move, OfCard) or move.kind != "lay":
            return "" if move is state.box.moves.done else "LI-107"
        landing = state.landings[self.place]
        hand = state.players[self.party].hand
        if not hand.holds(move.card) or move.card // RANKS != landing.colour:
            return "LI-107"
        if 1 << move.card % RANKS < self.laid:
            return "LI-126"
        if state.box.has_twin(hand, move.card):
            return "LI-136"
        return "" if state.box.may_follow(landing, move.card) else "LI-125"

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        if isinstance(move, OfCard):
            lay(state, self.party, self.place, move.card)
            laid = self.laid | 1 << move.card % RANKS
            LayMore(seat, self.party, self.place, self.icons, self.in_front, laid).do(state)
        else:
            state.answered(seat)
            self._finish(state, seat)

    def _finish(self, state: LootState, seat: int) -> None:
        """The set is complete: its effects come in the order laid, 1s first. (LI-109, LI-141, LI-147 to LI-150)"""
        ones = self.laid & state.box.ones[state.landings[self.place].colour]
        queue_icons(state, seat, self.place, self.laid & ~ones)
        if ones and self.in_front:
            queue_copies(state, seat, self.party, ones, self.icons)
        elif ones:
            curse_others(state, self.party, ones)

    def args(self, state: LootState, seat: int) -> dict[str, Field]:
        return {"party": self.party, "landing": self.place}


def lay(state: LootState, party: int, place: int, card: int) -> None:
    """From hand to column: at its end, or for a 1 before higher cards at its beginning. (LI-125, LI-130, LI-131)"""
    state.players[party].hand.remove(card)
    state.landings[place] = extended(state, state.landings[place], card)
    if state.events is not None:
        state.tell("laid", {"party": party, "landing": place, "card": state.box.map_at[card].id})


def extended(state: LootState, landing: Landing, card: int) -> Landing:
    """The landing with one more card in its column, however long that is. (LI-135)"""
    value = state.box.value[card]
    icon = state.box.icon[card]  # LI-152 a wild has its own
    inserted = value == ONE and landing.last > ONE
    return Landing(
        (card, *landing.column) if inserted else (*landing.column, card),
        landing.stack,
        card // RANKS,  # LI-128 of a wild too
        landing.last if inserted or value == WILD else value,  # LI-127, LI-134
        landing.count + (2 if icon == PLUS_ONE else 1),
        landing.chests + (1 if icon == CHEST else 0),
        landing.icons | (HAS_DRAW if icon == DRAW else HAS_CUBE if icon == CUBE else 0),
    )
