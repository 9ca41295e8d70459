"""How many points a player may expect: what the opponents steer by. Not a rule of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from doubloon.games.silver_gold.box.cards import BOXES, COUNT, NO_CARD, Card, spread
from doubloon.games.silver_gold.moves import Keep
from doubloon.games.silver_gold.player import Player
from doubloon.games.silver_gold.rules import scoring
from doubloon.games.silver_gold.rules.claiming import rows_filled
from doubloon.games.silver_gold.rules.crossing import CrossOff

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState

# Turns that it takes on average to cross a connected piece of so many empty boxes, if only this piece is worked on.
_TURNS = [0.0, 1.0, 1.25, 1.5, 1.9, 2.4, 2.8, 3.2, 3.6, 4.0, 4.4, 4.8, 5.2, 5.6, 6.0, 6.4, 6.8]

# Points that an extra box and a turn to come are worth.
EXTRA_BOX: Final = 1.2
TURN: Final = 3.0

_UNKNOWN: Final = -1.0
_turns_for: list[float] = [_UNKNOWN] * (1 << BOXES)


def turns_needed(empty: i64) -> float:
    """A guess at the turns that a set of empty boxes still takes: scattered ones take longer."""
    known = _turns_for[empty]
    if known == _UNKNOWN:
        known = 0.0
        rest = empty
        while rest:
            piece = spread(rest & -rest, rest)
            known += _TURNS[COUNT[piece]]
            rest &= ~piece
        _turns_for[empty] = known
    return known


def turns_left(state: SilverGoldState, seat: int) -> int:
    """The main choices that this seat still has, the present one included if it is not made yet."""
    box = state.rules.box
    later = (box.rounds - state.round + 1) * box.turns - state.turn
    asked = isinstance(state.question, CrossOff) and state.waiting >> seat & 1 == 1 and state.players[seat].due == 0
    return later + 1 if asked else later


def expected_points(state: SilverGoldState, seat: int) -> float:
    """The points in hand, what the working cards promise, and the worth of the turns to come."""
    player = state.players[seat]
    if state.round == 0:
        return _hand_hope(state, player)
    left = turns_left(state, seat)
    points = float(scoring.total(state, player, player.coins, player.palms))
    points += _cup_hope(state, player, left) + EXTRA_BOX * player.due
    turns_on_cards = 0.0
    for place in range(2):
        number = player.card_on(place)
        if number == NO_CARD:
            continue
        card = state.deck[number]
        empty = player.empty_on(place)
        turns = turns_needed(empty)
        turns_on_cards += turns
        worth = card.value + _seal_hope(state, player, number)
        points += worth * _chance(turns, left)
        points += _symbol_hope(card, empty) * min(1.0, left / max(1.0, turns))
    # Turns that the two cards do not use will fill further cards, at about three points a turn.
    return points + TURN * max(0.0, left - turns_on_cards)


def _chance(turns: float, left: int) -> float:
    """How likely a card is to be finished that still takes so many turns."""
    if turns <= 0.0:
        return 1.0
    if turns >= left + 0.5:
        return 0.0
    return min(1.0, (left + 0.5 - turns) / (0.6 * turns + 0.5))


def _cup_hope(state: SilverGoldState, player: Player, left: int) -> float:
    """The cups of rows filled a moment ago, and a part of the next one for a row that is begun."""
    box = state.rules.box
    out = state.cups_out
    hope = 0.0
    if isinstance(state.question, CrossOff) and state.waiting:  # what is sealed has not been paid out yet
        for _ in range(rows_filled(state, player)):
            if out < len(box.cups):
                hope += box.cups[out]
                out += 1
    if out < len(box.cups):
        begun = player.coins % box.coins_per_row / box.coins_per_row
        hope += 0.6 * begun * begun * box.cups[out] * min(1.0, left / 4)
    return hope


def _seal_hope(state: SilverGoldState, player: Player, number: int) -> float:
    """What a card's seal would pay now, and what the seals in hand would pay for this card's colour."""
    card = state.deck[number]
    hope = 0.0
    if card.seal_points:
        hope += card.seal_points * (scoring.completed_of(state, player, card.seal_colour) + 0.7)
    for done in player.completed:
        other = state.deck[done]
        if other.seal_points and other.seal_colour == card.colour:
            hope += other.seal_points
    return hope


def _symbol_hope(card: Card, empty: int) -> float:
    """Symbols still to be crossed are worth something to the holder of the card."""
    coins = 0.8 * COUNT[empty & card.coins]
    palms = 1.5 * COUNT[empty & card.palms]
    return coins + palms + EXTRA_BOX * COUNT[empty & card.crosses]


def _hand_hope(state: SilverGoldState, player: Player) -> float:
    """What a sealed pair of starting cards promises."""
    hope = 0.0
    choice = state.game.moveset[player.kept] if player.kept >= 0 else None
    if isinstance(choice, Keep):
        for number in (player.hand[choice.first], player.hand[choice.second]):
            card = state.deck[number]
            hope += card.value - TURN * turns_needed(card.island) + _symbol_hope(card, card.island)
            hope += _seal_hope(state, player, number)
    return hope
