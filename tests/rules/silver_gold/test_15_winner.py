"""Chapter 15: winner and ties.

The cards in these stories carry no seals, so a total is easily added up: purple 14, orange 12, green 10, grey 8.
"""

import pytest

from doubloon.core.outcome import Outcome
from doubloon.games.silver_gold.stories.builder import person
from tests.rules.silver_gold.story import act, last_turn, look

PLAIN = ["GN01", "GN02", "GN03", "GY01"]  # working cards without symbols, never finished here


class Finish:
    """What one player ends with."""

    def __init__(self, completed: str = "", coins: int = 0, palms: tuple[int, ...] = ()) -> None:
        self.completed = completed
        self.coins = coins
        self.palms = palms


def end(totals: list[int], *players: Finish) -> Outcome:
    """Play the last turn; the totals are checked, the outcome is given back."""
    people = [
        person(card, completed=one.completed, coins=one.coins, palms=one.palms) for card, one in zip(PLAIN, players)
    ]
    state = last_turn(people)
    for seat in range(len(players)):
        act(state, seat, "box 1 a1" if PLAIN[seat] != "GN03" else "box 1 b1")
    assert look(state).scores == totals
    outcome = state.outcome()
    assert outcome is not None
    ending = look(state, 0).ending
    assert ending is not None
    assert (ending.places, ending.winners, ending.tie_break) == (outcome.places, outcome.winners, outcome.tie_break)
    return outcome


@pytest.mark.rule("SG-125", "SG-128")
def test_the_highest_total_wins_whatever_it_is_made_of() -> None:
    # The second player has fewer cards of every colour, but one point more.
    outcome = end([30, 31, 10], Finish("GY04 GN04 OR04"), Finish("PU04", coins=12, palms=(5,)), Finish("GN05"))
    assert outcome.winners == [1]
    assert outcome.places == [2, 1, 3]
    assert outcome.tie_break == ""


@pytest.mark.rule("DV-15", "SG-126")
def test_equal_totals_and_equal_grey_cards_are_decided_by_green_before_orange() -> None:
    outcome = end(
        [80, 80],
        Finish("GY04 GN04 GN05 OR04 OR05 PU04 PU05"),
        Finish("GY05 GN06 OR06 OR07 OR08 OR09 PU06"),
    )
    assert outcome.winners == [0]
    assert outcome.places == [1, 2]
    assert outcome.tie_break == "green"


@pytest.mark.rule("SG-126")
@pytest.mark.parametrize(
    ("winner", "loser", "total", "decides"),
    [
        # More of the deciding colour, fewer of every colour after it.
        (Finish("GY04", coins=2), Finish("GN04"), 10, "grey"),
        (Finish("GY04 GN04", coins=8), Finish("GY05 OR04", coins=6), 26, "green"),
        (Finish("GN04 OR04", coins=2), Finish("GN05 PU04"), 24, "orange"),
        (Finish("GY04 OR04 PU04"), Finish("GY05 OR05", coins=12, palms=(2,)), 34, "purple"),
    ],
)
def test_ties_go_by_grey_then_green_then_orange_then_purple(
    winner: Finish, loser: Finish, total: int, decides: str
) -> None:
    first = end([total, total], winner, loser)
    assert (first.winners, first.places, first.tie_break) == ([0], [1, 2], decides)
    second = end([total, total], loser, winner)
    assert (second.winners, second.places, second.tie_break) == ([1], [2, 1], decides)


@pytest.mark.rule("SG-126")
def test_only_completed_cards_break_ties() -> None:
    state = last_turn([person("GN01", ("GY04", "a1 a2"), coins=5), person("GN02", coins=5)])
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 a1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [0, 1]


@pytest.mark.rule("DV-16", "SG-127", "A-25")
def test_players_equal_in_everything_share_the_win() -> None:
    one = Finish("GY04 GN04 OR04 PU04", coins=4)
    other = Finish("GY05 GN05 OR05 PU05", palms=(3, 1))
    outcome = end([48, 48], one, other)
    assert outcome.winners == [0, 1]
    assert outcome.places == [1, 1]
    assert outcome.tie_break == "shared"


@pytest.mark.rule("DV-31", "SG-126", "SG-128", "A-25")
def test_three_equal_totals_are_ranked_colour_by_colour() -> None:
    outcome = end(
        [80, 80, 80],
        Finish("GY04 GY05 OR04 OR05 OR06 PU04 PU05"),
        Finish("GY06 GY07 GN04 OR07 PU06 PU07 PU08"),
        Finish("GY08 GN05 GN06 GN07 GN08 GN09", coins=12, palms=(5, 5)),
    )
    assert outcome.places == [2, 1, 3]
    assert outcome.winners == [1]
    assert outcome.tie_break == "green"


@pytest.mark.rule("DV-32", "SG-127", "SG-128", "A-25")
def test_after_a_shared_first_place_comes_the_third() -> None:
    outcome = end(
        [90, 90, 80],
        Finish("GY04 GN04 OR04 OR05 PU04 PU05", coins=12, palms=(5, 3)),
        Finish("GY05 GN05 OR06 OR07 PU06 PU07", coins=11, palms=(5, 4)),
        Finish("GN06 OR08 OR09 PU08 PU09", coins=12, palms=(5, 1)),
    )
    assert outcome.places == [1, 1, 3]
    assert outcome.winners == [0, 1]


@pytest.mark.rule("SG-128", "A-25")
@pytest.mark.parametrize(
    ("players", "totals", "places"),
    [
        # The tie for the second place is decided by grey, and does not touch the win.
        ([Finish("GN04"), Finish(coins=8), Finish("GY04")], [10, 8, 8], [1, 3, 2]),
        # A shared second place.
        ([Finish(coins=5), Finish(coins=3), Finish(coins=9), Finish(coins=5)], [5, 3, 9, 5], [2, 4, 1, 2]),
        # Three share the second place.
        ([Finish(coins=9), Finish(coins=3), Finish(coins=3), Finish(coins=3)], [9, 3, 3, 3], [1, 2, 2, 2]),
        # Two pairs.
        ([Finish(coins=3), Finish(coins=6), Finish(coins=3), Finish(coins=6)], [3, 6, 3, 6], [3, 1, 3, 1]),
    ],
)
def test_lower_places_are_compared_and_shared_in_the_same_way(
    players: list[Finish], totals: list[int], places: list[int]
) -> None:
    outcome = end(totals, *players)
    assert outcome.places == places
    assert outcome.winners == [seat for seat, place in enumerate(places) if place == 1]
