"""What Silver & Gold declares for the generic checks: what never changes, and what a seat cannot know."""

from __future__ import annotations

from doubloon.core.state import State
from doubloon.games.silver_gold.box.cards import COUNT, NO_CARD
from doubloon.games.silver_gold.player import Player
from doubloon.games.silver_gold.rules.crossing import CrossOff
from doubloon.games.silver_gold.rules.setup import KeepCards
from doubloon.games.silver_gold.state import SilverGoldState

PLACES = (0, 1)

# With so many empty boxes a player has more than one way to cross off.
A_REAL_CHOICE = 4

DERIVED = frozenset(["rules", "deck"])  # the box


def laws(state: State) -> dict[str, object]:
    assert isinstance(state, SilverGoldState)
    box = state.rules.box
    cups = sum(len(player.cups) for player in state.players)
    return {
        "every card lies in one place": _all_cards(state),
        "empty boxes lie on islands": all(_boxes_fit(state, player) for player in state.players),
        "coins fit on the score card": all(
            0 <= player.seen_coins <= player.coins <= box.coin_rows * box.coins_per_row for player in state.players
        ),
        "palms fit on the score card": all(len(player.palms) <= box.palm_boxes for player in state.players),
        "a cup for each full row while there are some": all(_rows(state, player) for player in state.players),
        "cups are crossed out as they are handed out": (
            cups == state.cups_out if state.seats > 1 else cups <= state.cups_out
        ),
        "cups on the round card": state.cups_out <= len(box.cups),
        "expeditions are shuffled, not lost": sorted(state.expeditions) in ([], sorted(box.expeditions)),
        "round and turn": 0 <= state.round <= box.rounds and 0 <= state.turn <= box.turns,
        "extra boxes are due during action 2 only": all(
            player.due == 0 or (isinstance(state.question, CrossOff) and state.waiting >> seat & 1 == 1)
            for seat, player in enumerate(state.players)
        ),
    }


def secrets(state: State, seat: int) -> dict[str, object]:
    assert isinstance(state, SilverGoldState)
    hidden: dict[str, object] = {}
    if len(state.stack) > 1:
        hidden["order of the stack"] = tuple(state.stack)
    to_come = tuple(state.expeditions[state.turn :])
    if len(set(to_come)) > 1:
        hidden["order of the expeditions to come"] = to_come
    for other, player in enumerate(state.players):
        if other == seat or not state.waiting:
            continue
        finished = state.waiting >> other & 1 == 0
        if isinstance(state.question, KeepCards):
            hidden[f"hand of {other + 1}"] = player.hand
            if finished:
                hidden[f"choice of {other + 1}"] = player.kept
        elif isinstance(state.question, CrossOff) and finished and _empty_at_reveal(player) >= A_REAL_CHOICE:
            hidden[f"plan of {other + 1}"] = (player.empty_on(0), player.empty_on(1))
    return hidden


def _all_cards(state: SilverGoldState) -> list[int]:
    cards = [*state.stack, *state.display, *state.removed]
    for player in state.players:
        cards += [*player.hand, player.card_on(0), player.card_on(1), *player.completed]
    return sorted(card for card in cards if card != NO_CARD)


def _boxes_fit(state: SilverGoldState, player: Player) -> bool:
    """Empty boxes belong to the island of the card, and none becomes empty again while a plan is made."""
    planning = isinstance(state.question, CrossOff) and state.waiting
    for place in PLACES:
        card = player.card_on(place)
        island = state.deck[card].island if card != NO_CARD else 0
        if player.empty_on(place) & ~island or (planning and player.empty_on(place) & ~player.seen_empty_on(place)):
            return False
    return True


def _rows(state: SilverGoldState, player: Player) -> bool:
    """Full rows and cups agree, but for the turn in progress and for cups that had run out."""
    full = player.coins // state.rules.box.coins_per_row
    return len(player.cups) <= full


def _empty_at_reveal(player: Player) -> int:
    return sum(COUNT[player.seen_empty_on(place)] for place in PLACES)
