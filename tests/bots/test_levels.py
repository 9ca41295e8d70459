"""The named levels: fixed work, the same in every game, and no free gift declined."""

from __future__ import annotations

import pytest

from doubloon.bots.levels import LEVELS, LevelBot, by_evaluation
from doubloon.bots.make import make_bot
from doubloon.bots.playout import play_randomly
from doubloon.bots.search import SearchBot
from doubloon.bots.simple import GreedyBot
from doubloon.core.chair import Chair
from doubloon.core.learned import Learned
from doubloon.core.move import Move
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.steering import Foresight, Rung, Steering, steering_of
from doubloon.games.loot_island.rules.effects import DrawOne
from doubloon.registry import find_game, game_ids


def middle(id: str) -> State:
    """A position in the middle of a game, in which there is a choice."""
    state = find_game(id).new(2, "levels")
    play_randomly(state, rng_from("levels"), 30)
    while len(state.offers(state.deciders()[0])) < 4:
        play_randomly(state, rng_from("levels"), 1)
    return state


def chair_of(state: State) -> Chair:
    return Chair(state, state.deciders()[0])


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_a_rung_for_every_level_and_work_grows(id: str) -> None:
    rungs = steering_of(find_game(id)).rungs
    assert len(rungs) == len(LEVELS) == 6
    assert [rung.tries for rung in rungs] == sorted(rung.tries for rung in rungs)
    assert [rung.slips for rung in rungs] == sorted((rung.slips for rung in rungs), reverse=True)


def test_a_game_that_says_nothing_of_levels_has_them_all_the_same() -> None:
    assert len(Steering(spread=3.0).rungs) == len(LEVELS)


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("level", ["cabin_boy", "sailor", "mate"])
def test_a_level_chooses_by_what_its_seat_knows_alone(id: str, level: str) -> None:
    state = middle(id)
    chair = chair_of(state)
    before = state.to_bytes()
    played = make_bot(level, "seed").choose(chair)
    assert played in chair.moves()
    assert state.to_bytes() == before
    for deal in range(3):
        other = state.imagine(chair.seat, rng_from(f"deal {deal}"))
        assert make_bot(level, "seed").choose(Chair(other, chair.seat)) is played


def test_who_misreads_nothing_plays_as_greedy_does() -> None:
    chair = chair_of(middle("silver_gold"))
    greedy = GreedyBot("seed").choose(chair)
    assert by_evaluation(chair, rng_from(f"seed/{chair.ply}"), Rung()) is greedy


def test_who_misreads_much_plays_many_different_moves() -> None:
    chair = chair_of(middle("silver_gold"))

    def moves(slips: float) -> int:
        return len({by_evaluation(chair, rng_from(f"{seed}"), Rung(0, slips)) for seed in range(30)})

    assert moves(0.0) < moves(3.0) < moves(300.0)


def test_a_ranking_begins_with_the_move_that_is_chosen_and_ends_with_what_is_shunned() -> None:
    """Hints rank moves so: what good company does not do is never what they recommend."""
    state, rng = find_game("jackal").new(2, "shunned"), rng_from("shunned")
    shunned: list[Move] = []
    for _ in range(2_000):
        seat = state.deciders()[0]
        shunned = [move for move in state.moves(seat) if steering_of(state.game).shuns(state, seat, move)]
        if shunned and len(state.moves(seat)) > len(shunned) + 1:
            break
        play_randomly(state, rng, 1)
    assert shunned
    chair = chair_of(state)
    ranking = LevelBot("mate", "seed").ranking(chair)
    assert ranking[0] is LevelBot("mate", "seed").choose(chair)
    assert sorted(move.id for move in ranking) == sorted(move.id for move in chair.moves())
    assert ranking[-len(shunned) :] == shunned


def test_a_free_card_is_never_declined() -> None:
    """Loot Island's searches decline some; `harmless` says that none is ever worth declining (LI-143)."""
    rng = rng_from("draws")
    asked = 0
    for deal in range(20):
        state = find_game("loot_island").new(2, f"draws {deal}")
        while not state.over() and asked < 5:
            seat = state.deciders()[0]
            if isinstance(state.question, DrawOne):
                asked += 1
                for level in LEVELS:
                    assert LevelBot(level, f"{asked}").choose(Chair(state, seat)).text == "draw"
            offers = state.offers(seat)
            state.play(seat, offers[rng.below(len(offers))])
    assert asked == 5


def test_what_was_learned_counts_for_who_is_taught_and_shows_nobody_what_is_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steering = steering_of(find_game("loot_island"))
    nothing = Learned([[0] * len(steering.trait_names) for _ in range(steering.phases)])
    state = find_game("loot_island").new(2, "taught")
    chairs = []
    for _ in range(12):
        play_randomly(state, rng_from("taught"), 5)
        chairs.append(chair_of(state.clone()))

    def moves(learned: Learned | None, taught: bool) -> list[Move]:
        mate = Rung(8, 0.0, steering.rungs[3].foresight, taught)
        monkeypatch.setattr(steering, "rungs", [*steering.rungs[:3], mate])
        return [LevelBot("mate", "seed", learned).choose(chair) for chair in chairs]

    untaught = moves(nothing, True)
    assert moves(None, False) == untaught
    taught = moves(None, True)
    assert taught != untaught
    chairs = [Chair(chair.imagine(rng_from("deal")), chair.seat) for chair in chairs]
    assert moves(None, True) == taught


def test_between_two_it_is_all_the_same_who_gains_what_the_other_loses() -> None:
    assert [Foresight(envy=0.5, duel=1.0).envy_among(seats) for seats in (1, 2, 3, 4)] == [0.5, 1.0, 0.5, 0.5]
    assert Foresight(envy=0.25).envy_among(2) == 0.25


def test_by_numbers_for_games_alone_goes_who_has_them_and_only_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The admiral of Pirates of Maracaibo has. With a rival he does not look at them, and searches never do."""
    game = find_game("maracaibo")
    steering = steering_of(game)
    assert [rung.alone is not None for rung in steering.rungs] == [False] * 5 + [True]
    alone = steering.rungs[-1].alone
    assert alone is not None
    assert alone.tries > steering.rungs[-1].tries
    against_jordan, with_a_rival = [game.new(seats, "numbers") for seats in (1, 2)]
    for state in (against_jordan, with_a_rival):
        play_randomly(state, rng_from("numbers"), 20)
    assert alone.steering is not None
    assert alone.steering.points(against_jordan, 0) != steering.points(against_jordan, 0)
    quick = Rung(6, 0.0, alone.foresight, steering=alone.steering)

    def moves(state: State, rung: Rung) -> list[Move]:
        """What the admiral plays in a few positions, after games that go on at random."""
        monkeypatch.setattr(steering, "rungs", [*steering.rungs[:5], rung])
        state, rng = state.clone(), rng_from("moves")
        found = []
        for _ in range(20):
            play_randomly(state, rng, 1)
            found.append(LevelBot("admiral", "seed").choose(chair_of(state)))
        return found

    def searched() -> list[float]:
        return [one.points for one in SearchBot("seed", 30).advise(chair_of(against_jordan))]

    before = searched()
    usual = Rung(6, 0.0, steering.rungs[-1].foresight)
    both = Rung(6, 0.0, usual.foresight, alone=quick)
    assert steering is not alone.steering
    assert moves(against_jordan, both) == moves(against_jordan, quick) != moves(against_jordan, usual)
    assert moves(with_a_rival, both) == moves(with_a_rival, usual) != moves(with_a_rival, quick)
    monkeypatch.setattr(steering, "rungs", [both] * 6)
    assert searched() == before
