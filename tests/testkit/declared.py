"""What Parrot Cove declares for the generic checks, and its kit."""

from __future__ import annotations

from pathlib import Path

from doubloon.core.game import Game
from doubloon.core.state import State
from doubloon.testkit import Check, Kit, checks_for
from tests.testkit.toy import Cove
from tests.testkit.toy_parts import CARDS, COINS, FARTHEST

DATA = Path(__file__).parents[1] / "data" / "cove"
FLEETING = frozenset({"rolled"})
BOTS = ("random", "greedy", "search:10")
MOST_PLIES = 200


def laws(state: State) -> dict[str, object]:
    assert isinstance(state, Cove)
    cards = [*state.deck, *state.pile, *state.removed, *(card for hand in state.hands for card in hand)]
    return {
        "every card lies in one place": sorted(cards) == list(range(1, CARDS + 1)),
        "coins": sum(state.coins) + state.bank,
        "coins are printed once": sum(state.coins) + state.bank == COINS,
        "ships stay in the cove": all(0 <= ship <= FARTHEST for ship in state.ships),
    }


def secrets(state: State, seat: int) -> dict[str, object]:
    assert isinstance(state, Cove)
    hidden: dict[str, object] = {}
    unknown = len(state.deck) - (state.looker == seat and seat >= 0)
    if unknown > 1:
        hidden["deck"] = tuple(state.deck)
    for other in range(state.seats):
        if other != seat and not state.over() and unknown > 0 and state.hands[other]:
            hidden[f"hand of {other + 1}"] = tuple(state.hands[other])
            if state.bids[other] and other not in state.deciders():
                hidden[f"bid of {other + 1}"] = state.bids[other]
    return hidden


def checks(origin: str = "tests.testkit.toy:Toy") -> list[Check]:
    """All checks of the toy game or of one of its faulty sisters."""
    return checks_for(
        origin, laws=laws, secrets=secrets, data=DATA, fleeting=FLEETING, bots=BOTS, most_plies=MOST_PLIES
    )


def kit(game: Game, origin: str = "") -> Kit:
    return Kit(origin, game, laws, secrets, DATA, FLEETING, BOTS, MOST_PLIES)
