"""The search that plays on to the end of the round, on the game that asks for it."""

from __future__ import annotations

import pytest

from doubloon.arena.throughput import search_iterations_per_s
from doubloon.bots.outlook import WORLDS, Outlook, play_on
from doubloon.bots.playout import play_randomly
from doubloon.bots.search import SearchBot
from doubloon.core.chair import Chair
from doubloon.core.move import Move
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.steering import Foresight, Steering, steering_of
from doubloon.registry import find_game
from tests.steered import points, steering

GAME = find_game("loot_island")
STEERING = steering_of(GAME)
FEW = STEERING.foresight.few


def a_turn(seats: int = 3) -> State:
    """A position with many moves."""
    state = GAME.new(seats, "outlook")
    while len(state.offers(state.deciders()[0])) <= 2 * FEW:
        play_randomly(state, rng_from("outlook"), 1)
    return state


def chair_of(state: State) -> Chair:
    return Chair(state, state.deciders()[0])


def test_every_move_is_listed_and_only_a_few_are_tried() -> None:
    chair = chair_of(a_turn())
    advice = SearchBot("seed", 160).advise(chair)
    assert {one.move.id for one in advice} == {move.id for move in chair.moves()}
    visits = [one.visits for one in advice]
    assert visits == sorted(visits, reverse=True)
    # Given 20 tries: two each for the few, and what is left for the best two of them
    assert visits[: FEW + 1] == [7, 7, 2, 2, 2, 0]
    assert advice[0].value >= advice[1].value
    assert all(0.0 < one.value < 1.0 for one in advice[:FEW])


def test_the_first_of_the_advice_is_what_the_bot_plays_each_time() -> None:
    chair = chair_of(a_turn())
    bot = SearchBot("seed", 40)
    assert bot.choose(chair) is bot.advise(chair)[0].move is SearchBot("seed", 40).choose(chair)


@pytest.mark.parametrize(("iterations", "tried"), [(1, 1), (8, 1), (23, 2), (47, 5)])
def test_with_little_time_fewer_moves_are_tried_once_each(iterations: int, tried: int) -> None:
    advice = SearchBot("seed", iterations).advise(chair_of(a_turn()))
    assert [one.visits for one in advice[: tried + 1]] == [1] * tried + [0]


def test_thinking_changes_nothing() -> None:
    state = a_turn()
    before = state.to_bytes()
    SearchBot("seed", 40).choose(chair_of(state))
    assert state.to_bytes() == before


def test_it_does_not_depend_on_what_the_seat_cannot_know() -> None:
    state = a_turn()
    chair = chair_of(state)
    played = SearchBot("seed", 40).choose(chair)
    other = state.imagine(chair.seat, rng_from("another deal"))
    assert SearchBot("seed", 40).choose(Chair(other, chair.seat)) is played


def test_a_game_is_played_on_to_the_next_stage() -> None:
    state = a_turn()
    before = steering(state).stage(state)
    play_on(state, steering(state), before, rng_from("on"))
    assert steering(state).stage(state) == before + 1
    # And where the stage is over already, not at all
    digest = state.digest()
    play_on(state, steering(state), before, rng_from("on"))
    assert state.digest() == digest


class Counting(Steering[State]):
    """Every move is a stage; it remembers what it was asked about."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    def points(self, state: State, seat: int) -> float:
        self.asked.append(state.digest())
        return 0.0

    def stage(self, state: State) -> int:
        return state.plies


def test_a_move_that_is_drawn_twice_is_looked_at_once() -> None:
    state = a_turn()
    counting = Counting()
    handful = len(state.offers(state.deciders()[0])) - 1
    play_on(state, counting, state.plies, rng_from("on"), Foresight(handful=handful))
    assert 1 < len(counting.asked) < handful
    assert len(set(counting.asked)) == len(counting.asked)


def best_by_hopes(chair: Chair, envy: float) -> Move:
    """The move after which this seat's points, less those of its rival as far as they are envied, are most."""
    rng = rng_from("grudge")
    worlds = [chair.imagine(rng) for _ in range(WORLDS)]

    def hope(move: Move) -> float:
        total = 0.0
        for world in worlds:
            after = world.clone()
            after.play(chair.seat, move)
            total += points(after, chair.seat) - envy * points(after, 1 - chair.seat)
        return total

    return max(chair.moves(), key=hope)


def test_with_a_grudge_the_few_moves_are_picked_by_the_lead_over_the_rival() -> None:
    state, rng = find_game("jackal").new(2, "grudge"), rng_from("grudge")
    chair = chair_of(state)
    for _ in range(300):
        play_randomly(state, rng, 1)
        chair = chair_of(state)
        if best_by_hopes(chair, 0.0) is not best_by_hopes(chair, 1.0):
            break

    def picked(grudge: float) -> Move:
        foresight = Foresight(few=1, try_cost=1, grudge=grudge)
        return Outlook(chair, rng_from("grudge"), "seed", foresight).advice(1)[0].move

    assert picked(0.0) is best_by_hopes(chair, 0.0)
    assert picked(1.0) is best_by_hopes(chair, 1.0)
    assert picked(0.0) is not picked(1.0)


def test_the_last_stage_ends_with_the_game() -> None:
    state = a_turn()
    for stage in range(steering(state).stage(state), steering(state).stage(state) + 5):
        play_on(state, steering(state), stage, rng_from("on"))
    assert state.over()


def test_what_can_never_harm_needs_no_thought() -> None:
    state = a_turn()
    rng = rng_from("reflexes")
    seen = set()
    while not state.over():
        seat = state.deciders()[0]
        reflex = steering(state).reflex(state, seat)
        if reflex is not None:
            assert reflex in state.moves(seat)
            seen.add(reflex.kind)
        moves = state.offers(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert seen == {"drop", "draw", "done"}


def test_other_games_have_neither_stages_nor_reflexes() -> None:
    state = find_game("silver_gold").new(2, "1")
    by = steering(state)
    assert (by.stage(state), by.beyond(state, 0), by.reflex(state, state.deciders()[0])) == (0, False, None)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_on_maracaibo_a_stage_is_a_turn(seats: int) -> None:
    state = find_game("maracaibo").new(seats, "stages")
    turns = 0
    while not state.over():
        before = steering(state).stage(state)
        play_on(state, steering(state), before, rng_from(f"turn {turns}"))
        assert state.over() or steering(state).stage(state) != before
        # Jordan's turn passes with that of the only seat
        assert state.over() or state.prompt(state.deciders()[0]).key == "move"
        turns += 1
    assert 8 * seats < turns < 30 * seats


def test_without_envy_the_own_points_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(STEERING.foresight, "envy", 0.0)
    monkeypatch.setattr(STEERING.foresight, "trust", 0.0)
    advice = Outlook(chair_of(a_turn()), rng_from("1"), "1").advice(80)
    tried = [one for one in advice if one.visits]
    assert tried == sorted(tried, key=lambda one: (one.visits, one.points), reverse=True)
    assert len({one.points for one in tried}) > 1


def test_a_few_tries_do_not_outweigh_an_evaluation_that_is_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    state = a_turn(2)
    chair = chair_of(state)

    def liking(move: Move) -> float:
        after = state.clone()
        after.play(chair.seat, move)
        return points(after, chair.seat)

    liked = []
    for trust in (0.0, 1000.0):
        monkeypatch.setattr(STEERING.foresight, "trust", trust)
        liked.append(liking(SearchBot("seed", 80).choose(chair)))
    assert liked[0] < liked[1] == max(liking(move) for move in chair.moves())


def test_a_dearer_try_is_made_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    visits = []
    for cost in (4, 16):
        monkeypatch.setattr(STEERING.foresight, "try_cost", cost)
        visits.append(sum(one.visits for one in SearchBot("seed", 16).advise(chair_of(a_turn()))))
    assert visits == [4, 1]


def test_alone_in_the_world_the_points_count() -> None:
    game = find_game("silver_gold")
    state = game.new(1, "alone")
    advice = Outlook(Chair(state, 0), rng_from("1"), "1").advice(40)
    assert advice[0].visits > 0


def test_its_speed_is_measured_too() -> None:
    assert search_iterations_per_s(GAME, 3, 0.001) > 0
