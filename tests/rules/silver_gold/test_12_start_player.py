"""Chapter 12: start player rotation."""

import pytest

from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import SHOWN, act, look, new_game, one_move


def start_players(state: State) -> list[int]:
    """Who was start player in each turn of a game that is played to its end."""
    rng = rng_from("rotation")
    starts: dict[tuple[int, int], int] = {}
    while not state.over():
        view = look(state)
        if view.round and view.start is not None:
            assert starts.setdefault((view.round, view.turn), view.start) == view.start, "never within a turn"
        one_move(state, rng)
    return [starts[round, turn] for round in range(1, 5) for turn in range(1, 8)]


@pytest.mark.rule("SG-105")
def test_the_player_to_the_left_starts_the_next_turn_but_all_of_action_3_runs_under_the_old_one() -> None:
    almost = "all but a1"
    people = [person(("GY02", almost)), person(("GN01", almost)), person(("GY03", almost))]
    state = table(people, start=1, display=SHOWN)
    for seat in range(3):
        act(state, seat, "box 1 a1")
    for seat in [1, 2, 0]:
        assert (state.deciders(), look(state).start, look(state).turn) == ((seat,), 1, 1)
        act(state, seat, "take top")
    assert (look(state).start, look(state).turn) == (2, 2)


@pytest.mark.rule("SG-105")
def test_after_the_last_seat_the_first_one_starts() -> None:
    state = table([person("GN01"), person("GN02"), person("GN03")], start=2, display="- - - -")
    for seat in range(3):
        act(state, seat, "box 1 b1")
    assert look(state).start == 0


@pytest.mark.rule("DV-19", "SG-106", "A-22")
def test_the_rotation_goes_on_over_the_end_of_a_round() -> None:
    starts = start_players(new_game(3, "three", "start=1"))
    assert starts[:7] == [0, 1, 2, 0, 1, 2, 0]
    assert starts[7] == 1, "turn 8, the first of round 2"
    assert starts == [turn % 3 for turn in range(28)]


@pytest.mark.rule("SG-107", "SG-105", "SG-106")
@pytest.mark.parametrize(
    ("seats", "first", "times"),
    [(2, 1, [14, 14]), (3, 1, [10, 9, 9]), (3, 3, [9, 9, 10]), (4, 2, [7, 7, 7, 7])],
)
def test_how_often_each_player_starts_in_a_game(seats: int, first: int, times: list[int]) -> None:
    starts = start_players(new_game(seats, "often", f"start={first}"))
    assert [starts.count(seat) for seat in range(seats)] == times
    assert starts[0] == first - 1
