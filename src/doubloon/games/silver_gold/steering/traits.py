"""What can be learned about a player's position, as it is at the ends of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.silver_gold.box.cards import COLOURS, COUNT, NO_CARD
from doubloon.games.silver_gold.steering.evaluation import turns_left, turns_needed

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState

PHASES: Final = 10
TURNS: Final = 4  # that are left, a phase

TRAITS: Final = [
    *(f"{colour} cards" for colour in COLOURS),
    "seals",
    "seals of colours not held",
    "coins in the row",
    "rows",
    "palms",
    "empty boxes",
    "turns needed in tenths",
    "turns needed by the shorter in tenths",
    "value to come",
    "coins to come",
    "palms to come",
    "crosses to come",
    "seal points to come",
    "value to come a turn in tenths",
    "turns too many in tenths",
]


def phase_of(state: SilverGoldState) -> int:
    box = state.rules.box
    return min(((box.rounds - state.round + 1) * box.turns - state.turn) // TURNS, PHASES - 1)


def traits_of(state: SilverGoldState, seat: int) -> list[int]:
    """In the order of their names."""
    player = state.players[seat]
    traits = [0] * len(TRAITS)
    held = len(COLOURS)
    for number in player.completed:
        card = state.deck[number]
        traits[card.colour] += 1
    for number in player.completed:
        card = state.deck[number]
        if card.seal_points:
            traits[held] += card.seal_points
            if traits[card.seal_colour] == 0:
                traits[held + 1] += card.seal_points
    row = state.rules.box.coins_per_row
    traits[held + 2] = player.coins % row
    traits[held + 3] = player.coins // row
    traits[held + 4] = len(player.palms)
    left = 10 * turns_left(state, seat)
    shorter = 1000
    for place in range(2):
        number = player.card_on(place)
        if number == NO_CARD:
            continue
        card = state.deck[number]
        empty = player.empty_on(place)
        turns = int(10.0 * turns_needed(empty) + 0.5)
        shorter = min(shorter, turns)
        traits[held + 5] += COUNT[empty]
        traits[held + 6] += turns
        traits[held + 8] += card.value
        traits[held + 9] += COUNT[empty & card.coins]
        traits[held + 10] += COUNT[empty & card.palms]
        traits[held + 11] += COUNT[empty & card.crosses]
        traits[held + 12] += card.seal_points
        traits[held + 13] += 100 * card.value // (turns + 10)
        traits[held + 14] += max(0, turns - left)
    traits[held + 7] = shorter if shorter < 1000 else 0
    return traits
