"""A finished game, analysed from what a seat could know: costly choices stand a test, luck is told apart."""

from __future__ import annotations

import pytest

from doubloon.arena.simulate import Series, play_game
from doubloon.coach import analysis
from doubloon.coach.analysis import (
    Analysis,
    Done,
    Effort,
    Moment,
    NotOver,
    Task,
    analyse,
    choices_of,
    compare,
    do,
    look,
)
from doubloon.core.chair import Chair
from doubloon.core.match import Match
from doubloon.core.record import parse_record, replay
from doubloon.core.rng import rng_from
from doubloon.registry import find_game, finder

LITTLE = Effort(iterations=60, pairs=6, more_pairs=12, games=3, points=3, draws=2, draw_games=4)


@pytest.fixture(scope="module")
def match() -> Match:
    """A whole game of Silver & Gold in which the first seat plays anything."""
    record = play_game(Series("silver_gold", ["random", "sailor"], 1, "analysed"), 0, "record").record
    return replay(parse_record(record), finder())


def at_once(match: Match, tasks: list[Task]) -> list[Done]:
    return [do(match, task) for task in tasks]


@pytest.fixture(scope="module")
def found(match: Match) -> Analysis:
    return analyse(match, 0, lambda tasks: at_once(match, tasks), LITTLE)


def test_the_parts_of_a_result_add_up(match: Match, found: Analysis) -> None:
    assert found.result == match.state.scores()[0]
    assert found.expected - found.cost + found.luck == pytest.approx(found.result)


def test_who_plays_anything_made_choices_that_stand_the_test(found: Analysis) -> None:
    assert 0 < len(found.moments) <= analysis.COSTLY
    assert found.suspects == analysis.SUSPECTS
    for moment in found.moments:
        assert moment.cost > 2 * moment.error
        assert moment.pairs == LITTLE.more_pairs
        assert moment.played != moment.better
    assert [moment.cost for moment in found.moments] == sorted((moment.cost for moment in found.moments), reverse=True)


def test_the_curve_goes_from_the_start_to_the_result_of_every_seat(match: Match, found: Analysis) -> None:
    assert {point.seat for point in found.curve} == {0, 1}
    assert {point.ply for point in found.curve} >= {0, len(match.moves)}
    ends = [point for point in found.curve if point.ply == len(match.moves)]
    assert [point.points for point in ends] == match.state.scores()
    assert sum(point.chance for point in ends) == pytest.approx(1.0)


def test_luck_is_told_card_by_card(found: Analysis) -> None:
    assert [draw.ply for draw in found.draws] == sorted(draw.ply for draw in found.draws)
    assert all(draw.what for draw in found.draws)
    assert "event-expedition" in {said.key for draw in found.draws for said in draw.what}
    weighed = [draw for draw in found.draws if draw.games]
    assert len(weighed) == LITTLE.draws
    least = min(abs(draw.guess) for draw in weighed)
    assert all(abs(draw.guess) <= least for draw in found.draws if not draw.games)


def test_a_suspect_that_games_do_not_convict_goes_free(match: Match) -> None:
    def doing(tasks: list[Task]) -> list[Done]:
        done = at_once(match, [task for task in tasks if not isinstance(task, analysis.Compare)])
        done += [Moment(task.ply, 0, 1, 3.0, 2.0, 0.5, 0.5, 1) for task in tasks if isinstance(task, analysis.Compare)]
        return done

    assert analyse(match, 0, doing, LITTLE).moments == []


def test_it_knows_what_the_seat_could_know_and_no_more(match: Match) -> None:
    """What is hidden is dealt anew: everything that is said of the seat stays the same."""
    plies = [ply for ply in choices_of(match, 1) if ply > 4][::9][:3]
    for ply in plies:
        real = match.after(ply).state
        other = real.imagine(1, rng_from(f"other deal {ply}"))
        assert real.digest() != other.digest()
        played, better = match.moves[ply][1], real.moves(1)[0]
        one, two = [compare(Chair(state, 1), played, better, ply, 2) for state in (real, other)]
        assert one == two
        assert look(Chair(real, 1), ply, 2) == look(Chair(other, 1), ply, 2)


def test_a_game_that_goes_on_is_not_analysed() -> None:
    match = Match(find_game("silver_gold"), 2, "goes on")
    with pytest.raises(NotOver, match="only a finished game"):
        analyse(match, 0, lambda tasks: at_once(match, tasks), LITTLE)
