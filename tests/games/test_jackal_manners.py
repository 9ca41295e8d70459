"""What the named levels do not do on Jackal's island, and what they do when a game drags on."""

from __future__ import annotations

import pytest

from doubloon.bots.levels import LEVELS, LevelBot
from doubloon.core.chair import Chair
from doubloon.core.steering import AS_EVER, CALM, GETTING_ON, PLAIN, Rung, steering_of
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.steering.lookalikes import without_lookalikes
from doubloon.games.jackal.steering.manners import PATIENCE, SCHEMERS_CALM, SCHEMERS_PATIENCE, mood, shuns
from doubloon.games.jackal.stories.builder import play, table
from doubloon.registry import find_game

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
    assert (mood(state, False), mood(state, True)) == (PLAIN, GETTING_ON)
    for level in LEVELS:
        assert LevelBot(level, "1").choose(Chair(state, 0)) is LevelBot("sailor", "1").choose(Chair(state, 0))


def moods(schemes: bool) -> list[int]:
    """After every round without progress."""
    state = table(COIN)
    found = []
    for rounds in range(SCHEMERS_PATIENCE + 3 * PATIENCE):
        state.idle = rounds * state.crews
        found.append(mood(state, schemes))
    return found


def test_plans_that_lead_nowhere_take_turns_with_what_seems_best() -> None:
    patient = [AS_EVER] * PATIENCE
    assert moods(False) == [*patient, *([GETTING_ON] * PATIENCE + [PLAIN] * PATIENCE) * 2]


def test_who_schemes_keeps_the_peace_before_he_plans() -> None:
    patient = [AS_EVER] * SCHEMERS_CALM + [CALM] * (SCHEMERS_PATIENCE - SCHEMERS_CALM)
    assert moods(True) == [*patient, *[GETTING_ON] * PATIENCE, *[PLAIN] * PATIENCE, *[GETTING_ON] * PATIENCE]


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


def test_nobody_asks_for_the_end_while_a_coin_can_be_got() -> None:
    state = table(COIN, explored=True)
    assert "call" in {move.text for move in state.moves(0)}
    assert "call" in shunned(state)
    play(state, "call")
    assert shunned(state) == {"yes"}


def test_the_end_of_a_decided_game_may_be_asked_for_and_granted() -> None:
    state = table(COIN, explored=True, purse={"white": 3})
    assert "call" not in shunned(state)
    play(state, "call")
    assert shunned(state) == set()


def test_who_sees_no_way_to_the_last_coin_for_long_may_end_the_game() -> None:
    walled = """
             4    5       6
        2    ca   ca      ca
        3    ca   .:$     ca
        4    ca   ca      ca
    """
    state = table(walled, explored=True)
    assert "call" in shunned(state)
    state.idle = state.setting.vote_after
    assert "call" not in shunned(state)


def test_of_pirates_who_are_alike_one_is_thought_of() -> None:
    state = table(COIN)
    moves = state.moves(0)
    assert {move.text.split()[1] for move in moves if move.kind == "step"} == {"1", "2", "3"}
    distinct = without_lookalikes(state, moves)
    assert [move for move in distinct if move.text.split()[1:2] == ["3"]] == []
    assert distinct == [move for move in moves if move.text.split()[1:2] != ["3"]]
    state.delay[2] = 1
    assert without_lookalikes(state, state.moves(0)) == state.moves(0)


def test_boats_are_placed_before_anybody_is_alike() -> None:
    state = find_game("jackal").new(2, "1")
    moves = state.moves(0)
    assert isinstance(state, JackalState)
    assert without_lookalikes(state, moves) == moves
