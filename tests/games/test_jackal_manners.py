"""What the named levels do not do on Jackal's island, and what they do when a game drags on."""

from __future__ import annotations

import pytest

from doubloon.bots.levels import LEVELS, LevelBot
from doubloon.core.chair import Chair
from doubloon.core.steering import AS_EVER, CALM, GETTING_ON, Rung, steering_of
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.steering.manners import PATIENCE, SCHEMERS_CALM, SCHEMERS_PATIENCE, mood, shuns
from doubloon.games.jackal.stories.builder import play, table

COIN = """
         4    5       6
    2    .    .       .
    3    .    .:w1$   .
    4    .    .       .
"""


def shunned(state: JackalState) -> set[str]:
    return {move.text for move in state.moves(state.deciders()[0]) if shuns(state, move)}


def test_a_coin_is_dragged_towards_the_boat_or_not_at_all() -> None:
    state = table(COIN)
    drags = {move.text for move in state.moves(0) if move.text.endswith("coin")}
    assert shunned(state) < drags
    assert "step 1 f5 coin" in shunned(state)
    assert "step 1 f3 coin" not in shunned(state)


def test_an_airplane_is_not_wasted_on_a_place_with_nothing_to_do() -> None:
    state = table("""
             4    5       6
        3    .    ai:w1   .
        7    .    .:$     .
    """)
    play(state, "fly 1")
    flights = {move.text for move in state.moves(0)}
    # To the coin, or beside the one tile that is face down, but nowhere else
    assert "go f8" in flights - shunned(state)
    assert len(flights - shunned(state)) < 10 < len(shunned(state))


def test_who_makes_many_mistakes_makes_none_when_nothing_has_happened_for_long() -> None:
    state = table(COIN)
    assert mood(state, False) == AS_EVER

    def moves(level: str) -> int:
        return len({LevelBot(level, f"{seed}").choose(Chair(state, 0)).text for seed in range(12)})

    assert moves("cabin_boy") > moves("sailor")
    state.idle = SCHEMERS_PATIENCE * state.crews
    assert mood(state, False) == mood(state, True) == GETTING_ON
    for level in LEVELS:
        assert LevelBot(level, "1").choose(Chair(state, 0)) is LevelBot("sailor", "1").choose(Chair(state, 0))


def moods(schemes: bool) -> list[int]:
    """After every second round without progress."""
    state = table(COIN)
    found = []
    for rounds in range(0, 6 * PATIENCE, 2):
        state.idle = rounds * state.crews
        found.append(mood(state, schemes))
    return found


def test_plans_that_lead_nowhere_take_turns_with_thoughts() -> None:
    assert [one == GETTING_ON for one in moods(False)] == [False, False, True, True] * 3


def test_who_schemes_keeps_the_peace_before_he_plans() -> None:
    patient = [AS_EVER] * (SCHEMERS_CALM // 2) + [CALM] * ((SCHEMERS_PATIENCE - SCHEMERS_CALM) // 2)
    assert moods(True) == [*patient, GETTING_ON, GETTING_ON, CALM, CALM, GETTING_ON, GETTING_ON]


def test_who_schemes_thinks_of_his_own_coins_when_that_has_led_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table(COIN, idle=2 * SCHEMERS_CALM)
    steering = steering_of(state.game)
    schemer = Rung(2, calm=Rung(slips=1000.0))  # who has lost all judgement plays anything
    monkeypatch.setattr(steering, "rungs", [schemer] * len(LEVELS))

    def moves() -> int:
        return len({LevelBot("mate", f"{seed}").choose(Chair(state, 0)).text for seed in range(12)})

    calm = moves()
    state.idle = 0
    assert calm > 3 * moves()
