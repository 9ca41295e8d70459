"""Ratings, the ladder and the company that the levels keep."""

from __future__ import annotations

from math import log

import pytest

from doubloon.arena.company import company, keep_company, report
from doubloon.arena.intervals import interval, wilson
from doubloon.arena.ladder import Plan, climb, ladder
from doubloon.arena.ratings import ELO, Meeting, rate
from doubloon.arena.simulate import play_game
from doubloon.core.company import DECLINED, STUCK, Watcher
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.steering import steering_of
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.steering.company import SHUTTLING, JackalWatcher
from doubloon.registry import find_game

PLAN = Plan("silver_gold", ["random", "cabin_boy", "sailor"], 4, "ladder")


def test_a_rating_says_how_often_one_beats_the_other() -> None:
    weak, strong = rate(2, [Meeting(1, 0, 9999, 7500.0)])
    assert strong.rating - weak.rating == pytest.approx(ELO * log(3), abs=0.2)
    assert strong.rating + weak.rating == pytest.approx(2000)
    assert strong.low < strong.rating < strong.high


def test_whoever_beats_whom_ratings_agree_with_all_results_together() -> None:
    # Given three of whom each beats the next in three of four games, and the first the last as often as follows
    odds = 9.0 / 10.0
    found = rate(3, [Meeting(1, 0, 400, 300), Meeting(2, 1, 400, 300), Meeting(2, 0, 400, 400 * odds)])
    steps = [found[1].rating - found[0].rating, found[2].rating - found[1].rating]
    assert steps[0] == pytest.approx(steps[1], abs=0.5)
    assert steps[0] == pytest.approx(ELO * log(3), rel=0.02)


def test_who_never_lost_is_not_infinitely_strong_and_more_games_make_intervals_narrower() -> None:
    few, many = rate(2, [Meeting(1, 0, 10, 10.0)])[1], rate(2, [Meeting(1, 0, 1000, 1000.0)])[1]
    assert few.rating < many.rating < 3000
    wide, narrow = rate(2, [Meeting(1, 0, 40, 30)])[1], rate(2, [Meeting(1, 0, 4000, 3000)])[1]
    assert wide.high - wide.low > 9 * (narrow.high - narrow.low)


def test_the_interval_of_a_share_is_wilsons() -> None:
    # 10 of 20: 0.299 to 0.701; 0 of 20: 0 to 0.161 (Wilson 1927, as in every table)
    assert wilson(0.5, 20) == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_pairs_that_share_their_luck_are_counted_as_pairs() -> None:
    # Given as many wins, the interval is wide where whole pairs are won or lost and narrow where each is shared
    whole, shared = interval([0.0, 1.0] * 20), interval([0.5] * 40)
    assert whole[0] < shared[0] < 0.5 < shared[1] < whole[1]


def test_both_games_of_a_pair_have_one_deal_and_exchanged_seats() -> None:
    series = PLAN.series()
    assert [one.seats for one in series[:2]] == [["cabin_boy", "random"], ["random", "cabin_boy"]]
    assert {one.seed for one in series} == {"ladder"}
    assert sum(one.games for one in series) == PLAN.whole() == 12


def test_the_ladder_is_the_same_on_any_number_of_processes_and_in_any_order() -> None:
    played = list(climb(PLAN))
    found = ladder(PLAN, played)
    assert ladder(PLAN, played[::-1]) == found
    assert ladder(PLAN, list(climb(PLAN, jobs=2))) == found
    assert [level.name for level in found.levels] == PLAN.bots
    ratings = [level.rating for level in found.levels]
    assert ratings == sorted(ratings)
    assert found.errors == 0
    # And its games are those of `doubloon sim`
    assert played[0][1] == play_game(PLAN.series()[0], 0)


def test_company_reports_what_a_watcher_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("loot_island", ["sailor", "random"], 1, "company")
    found = report(plan, list(company(plan)))
    assert found.levels[0].follies == {}
    declined = found.levels[1].follies[DECLINED]  # who plays anything declines gifts
    assert declined == sum(DECLINED in line for line in found.examples)
    assert keep_company((plan, "random", 0, 2)).follies[0][0] == DECLINED


def test_a_game_without_an_end_is_stuck() -> None:
    state = find_game("silver_gold").new(2, "stuck")
    watcher: Watcher[State] = Watcher(steering_of(state.game))
    assert watcher.ends(state) == STUCK


def test_a_coin_that_leaves_the_same_cell_again_and_again_is_noticed() -> None:
    state = find_game("jackal").new(2, "shuttle")
    rng = rng_from("shuttle")
    while not (drags := [move for move in state.offers(state.deciders()[0]) if " coin" in move.text]):
        offers = state.offers(state.deciders()[0])
        state.play(state.deciders()[0], offers[rng.below(len(offers))])
    watcher = JackalWatcher(steering_of(state.game))
    assert isinstance(state, JackalState)
    assert [watcher.sees(state, state.deciders()[0], drags[0]) for _ in range(3)] == ["", "", SHUTTLING]
