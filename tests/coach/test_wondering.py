"""Why not? Every answer names a rule of the game, in words without ids, and a move that can be played."""

from __future__ import annotations

import re

import pytest

from doubloon.coach.wondering import WhyNot, Wondering
from doubloon.core.chair import Chair
from doubloon.core.rng import rng_from
from doubloon.core.showing import showing_of
from doubloon.core.state import State
from doubloon.registry import find_game, game_ids
from doubloon.words import Words
from doubloon.words.telling import say

GAMES = ["jackal", "loot_island", "maracaibo", "silver_gold"]
ILLEGAL = 2000  # moves that are tried
AT_ONCE = 40  # of one question
SPOTS = 12  # that are pointed at, every other question
LANGUAGES = ("en", "nl", "fr")
# Keys, placeholders and ids of spots such as tile:f3: none of it is for people.
RAW = re.compile(r"[{}_]|\b[a-z]+:\w|refused-|rule-")


def wondering(state: State, seat: int) -> Wondering:
    return Wondering(Chair(state, seat), showing_of(state.game.id))


def check_answer(state: State, seat: int, why: WhyNot, speakers: list[Words]) -> None:
    assert re.fullmatch(rf"{state.game.prefix}-\d+", why.clause)
    assert why.nearest in {move.id for move in state.moves(seat)}
    names = [f"Anne {number}" for number in range(state.seats)]
    for words in speakers:
        assert words.has(why.reason.key), why.reason.key
        sentence = say(words, why.reason, names, seat)
        assert sentence.endswith(".")
        assert not RAW.search(sentence), sentence


def walk(game: str, seed: str) -> State:
    return find_game(game).new(max(2, find_game(game).min_seats), seed)


@pytest.mark.parametrize("game", GAMES)
def test_every_illegal_move_breaks_a_rule_that_has_a_sentence_and_a_way_out(game: str) -> None:
    rng = rng_from(f"why {game}")
    speakers = [Words(language, game) for language in LANGUAGES]
    state, tried, positions = walk(game, "why 0"), 0, 0
    while tried < ILLEGAL:
        if state.over():
            state = walk(game, f"why {tried}")
        seat = state.deciders()[0]
        offered = state.moves(seat)
        if positions % 5 == 0:
            one = wondering(state, seat)
            for _ in range(AT_ONCE):
                move = state.game.moveset[rng.below(len(state.game.moveset))]
                if move not in offered:
                    tried += 1
                    check_answer(state, seat, one.about_move(move), speakers)
        positions += 1
        state.play(seat, offered[rng.below(len(offered))])


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_table_that_cannot_be_chosen_has_its_reason(game: str) -> None:
    rng = rng_from(f"spots {game}")
    speakers = [Words(language, game) for language in LANGUAGES]
    state, clauses = walk(game, "spots"), set[str]()
    for _ in range(40):
        seat = state.deciders()[0]
        view = state.view(seat)
        shown = showing_of(game).shown(view)
        offered = {spot for choice in shown.choices for spot in [*choice.start, *choice.goal]}
        spots = [spot.id for part in shown.parts for spot in part.spots if spot.id not in offered]
        one = wondering(state, seat)
        for spot in [spots[rng.below(len(spots))] for _ in range(SPOTS)] if spots else []:
            why = one.about_spot(spot, [])
            check_answer(state, seat, why, speakers)
            clauses.add(why.clause)
        offers = state.moves(seat)
        state.play(seat, offers[rng.below(len(offers))])
    assert len(clauses) > 2  # not the same for everything


def test_a_crossed_box_is_refused_for_being_crossed() -> None:
    state = find_game("silver_gold").new(2, "crossed")
    while state.prompt(state.deciders()[0]).key != "cross" or not any(
        working and working.crossed
        for working in state.view(state.deciders()[0]).players[state.deciders()[0]].working  # type: ignore[attr-defined]
    ):
        state.play(state.deciders()[0], state.moves(state.deciders()[0])[0])
    seat = state.deciders()[0]
    own = state.view(seat).players[seat]  # type: ignore[attr-defined]
    working = next(each for each in own.working if each and each.crossed)
    why = wondering(state, seat).about_spot(f"box:{working.card.id}/{working.crossed[0]}", [])
    assert why.clause == "SG-042"


def test_who_waits_is_told_so() -> None:
    state = find_game("jackal").new(2, "waits")
    waiting = 1 - state.deciders()[0]
    why = wondering(state, waiting).about_spot("tile:g7", [])
    assert (why.clause, why.nearest) == ("JK-031", None)


def test_what_can_be_chosen_has_nothing_against_it() -> None:
    state = find_game("jackal").new(2, "offered")
    seat = state.deciders()[0]
    move = state.moves(seat)[0]
    spot = showing_of("jackal").shown(state.view(seat)).choices[0].goal[0]
    why = wondering(state, seat).about_spot(spot, [])
    assert (why.clause, why.nearest) == ("", move.id)


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_tells_nothing_that_the_seat_does_not_know(game: str) -> None:
    """The same question in another world that looks the same to the seat."""
    rng = rng_from(f"secret {game}")
    state = walk(game, "secret")
    for ply in range(40):
        seat = state.deciders()[0]
        if ply % 8 == 0:
            other = state.imagine(seat, rng)
            move = state.game.moveset[rng.below(len(state.game.moveset))]
            assert wondering(state, seat).about_move(move) == wondering(other, seat).about_move(move)
        offers = state.moves(seat)
        state.play(seat, offers[rng.below(len(offers))])


def test_all_games_are_asked() -> None:
    assert set(GAMES) <= set(game_ids())
