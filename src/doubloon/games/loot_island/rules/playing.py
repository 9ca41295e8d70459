"""Chapters 7 and 8: landing, compass, and laying map cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from doubloon.core.move import Move
from doubloon.core.state import Task
from doubloon.games.loot_island.box.board import HAS_CUBE, HAS_DRAW, LANDINGS, NO_COLOUR, Landing
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
from doubloon.games.loot_island.rules.tasks import LAY, SOURCE

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

# A LAY task's second number: the landing, the icons that its column showed before the play, and the case of 1s.
ICON_SHIFT: Final = 4
CASE_B: Final = 1 << 8


def add_plays(state: LootState, hand: MapSet, found: list[Move]) -> None:
    """Every landing with every card that may begin a play there. (LI-100, LI-137)"""
    box = state.box
    plays = box.moves.plays
    for colour in range(COLOURS):
        held = distinct(hand.of(colour), box.twins[colour])
        if held == 0:
            continue
        fits = box.fits[colour]
        for place in range(LANDINGS):
            landing = state.landings[place]
            cards = held
            if landing.colour == colour:  # LI-124
                cards &= fits[landing.last]
            elif landing.colour != NO_COLOUR or state.landings[place ^ 1].colour == colour:  # LI-121
                continue
            first = place * CARDS + colour * RANKS
            while cards:
                found.append(plays[first + lowest(cards)])
                cards &= cards - 1


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
            elif landing.colour == NO_COLOUR and state.landings[place ^ 1].colour != colour:
                return True
    return False


def distinct(held: i64, twins: i64) -> i64:
    """Of cards that equal each other only the first: they are interchangeable, and copy a goes before b. (LI-136)"""
    return held & ~(held << 1 & twins)


def begin_play(state: LootState, seat: int, place: int, card: int) -> None:
    """Choose a landing and a first card; the compass is put down before the card. (LI-100, LI-101)"""
    party = state.question.a
    player = state.players[party]
    if player.on >> place & 1:  # LI-105
        lay_first(state, seat, party, place, card)
    elif must_move(state, party):
        state.ask(Task(SOURCE, seat, party, place, card), 1 << seat)
    else:
        put_compass(state, party, place)
        lay_first(state, seat, party, place, card)


# Compasses


def must_move(state: LootState, party: int) -> bool:
    """No compass is left in the area, or the event allows no more on the island. (LI-102, LI-103, LI-425)"""
    out = state.players[party].out
    return out >= state.box.compasses or out >= state.event.compasses


def sources(state: LootState, party: int) -> list[Move]:
    """The landings from which a compass may be moved. (LI-103)"""
    froms = state.box.moves.froms
    on = state.players[party].on
    return [froms[place] for place in range(LANDINGS) if on >> place & 1]


def move_compass(state: LootState, seat: int, source: int) -> None:
    """The compass leaves its stack and goes on top of another. (LI-103, LI-104)"""
    task = state.question
    lift_compass(state, task.a, source)
    put_compass(state, task.a, task.b)
    if task.c == NO_CARD:
        state.answered(seat)
    else:
        lay_first(state, seat, task.a, task.b, task.c)


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
    landing = state.landings[place]
    about = place | landing.icons << ICON_SHIFT
    if landing.last > ONE:
        about |= CASE_B  # LI-132 the column before the play decides
    lay(state, party, place, card)
    state.ask(Task(LAY, seat, party, about, 1 << card % RANKS), 1 << seat)


def lay_next(state: LootState, seat: int, card: int) -> None:
    task = state.question
    lay(state, task.a, task.b & (LANDINGS - 1), card)
    state.ask(Task(LAY, seat, task.a, task.b, task.c | 1 << card % RANKS), 1 << seat)


def further_cards(state: LootState) -> list[Move]:
    """Cards that may join the play, in the order in which they are laid, and an end to it. (LI-110, LI-126)"""
    task = state.question
    landing = state.landings[task.b & (LANDINGS - 1)]
    colour = landing.colour
    found: list[Move] = []
    held: i64 = state.players[task.a].hand.of(colour)
    laid: i64 = task.c
    # Every rank above the highest one laid so far.
    below = laid
    below |= below >> 1
    below |= below >> 2
    below |= below >> 4
    below |= below >> 8
    below |= below >> 16
    cards = distinct(held, state.box.twins[colour]) & ~below & state.box.fits[colour][landing.last]
    lays = state.box.moves.lays
    while cards:
        found.append(lays[colour * RANKS + lowest(cards)])
        cards &= cards - 1
    found.append(state.box.moves.done)
    return found


def lay(state: LootState, party: int, place: int, card: int) -> None:
    """From hand to column: at its end, or for a 1 before higher cards at its beginning. (LI-125, LI-130, LI-131)"""
    state.players[party].hand.remove(card)
    state.landings[place] = extended(state, state.landings[place], card)
    if state.events is not None:
        state.tell("laid", {"party": party, "landing": place, "card": state.box.map_at[card].id})


def extended(state: LootState, landing: Landing, card: int) -> Landing:
    """The landing with one more card in its column."""
    value = state.box.value[card]
    icon = state.box.icon[card]
    inserted = value == ONE and landing.last > ONE
    return Landing(
        (card, *landing.column) if inserted else (*landing.column, card),
        landing.stack,
        card // RANKS,
        landing.last if inserted or value == WILD else value,  # LI-127, LI-134
        landing.count + (2 if icon == PLUS_ONE else 1),
        landing.chests + (1 if icon == CHEST else 0),
        landing.icons | (HAS_DRAW if icon == DRAW else HAS_CUBE if icon == CUBE else 0),
    )
