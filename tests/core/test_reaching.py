"""How far one gets in one go: chains are legal, reveal nothing before their ends, and tell no secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

import pytest

from doubloon.core.chair import Chair
from doubloon.core.match import Match
from doubloon.core.reaching import LONGEST, MOST_ENDS, reach
from doubloon.core.rng import rng_from
from doubloon.core.showing import Reaching, showing_of
from doubloon.core.shown import End, Reach
from doubloon.core.state import State
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import table
from doubloon.games.loot_island.seen.view import LootView
from doubloon.games.loot_island.showing.showing import LootShowing
from doubloon.registry import find_game

PLIES = 120
GAMES = [("jackal", ""), ("maracaibo", "fog_improvements=yes"), ("silver_gold", "")]


def reached(state: State, seat: int) -> Reach:
    return reach(Chair(state, seat), showing_of(state.game.id), rng_from("reach"))


def walked(game: str, options: str) -> Iterator[tuple[State, int]]:
    """The questions of a random game from which chains may begin."""
    rules = find_game(game)
    match = Match(rules, 3, "reach", rules.options(options.split()))
    chance = random.Random("reach")
    for _ in range(PLIES):
        if match.state.over():
            return
        seat = match.state.deciders()[0]
        if showing_of(game).far(match.state.view(seat)):
            yield match.state, seat
        match.play(seat, chance.choice(match.state.moves(seat)))


def moves_of(end: End) -> list[int]:
    return [end.choice.move, *end.further]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_chains_are_legal_and_reveal_nothing_before_their_ends(game: str, options: str) -> None:
    found = 0
    for state, seat in walked(game, options):
        for end in reached(state, seat).ends:
            after, moves = state.clone(), moves_of(end)
            for move in moves[:-1]:
                after.play(seat, state.game.moveset[move])
                assert after.reveals == state.reveals
                assert seat in after.deciders()
            after.play(seat, state.game.moveset[moves[-1]])
            assert end.final == (after.reveals != state.reveals)
            assert 2 <= len(moves) <= LONGEST
            assert end.choice.goal
            found += 1
    assert (found > 0) == (game != "silver_gold")


@pytest.mark.parametrize(("game", "options"), GAMES[:2])
def test_what_is_hidden_does_not_show_in_them(game: str, options: str) -> None:
    for number, (state, seat) in enumerate(walked(game, options)):
        if number % 8 == 0:
            other = state.imagine(seat, rng_from(f"another world {number}"))
            assert reached(other, seat) == reached(state, seat)


def ends(state: JackalState) -> dict[tuple[str, str, str], End]:
    """By who goes, where to, and how."""
    found = reached(state, state.deciders()[0])
    assert not found.more
    return {(end.choice.start[0], end.choice.goal[0], end.choice.manner): end for end in found.ends}


ARROWS = """
         4       5        6       7       8
    3    .       .        .       .       .
    4    .       .:w1$    >N+E+S+W     >N+E+S+W     .
    5    .       .        .       .       .
"""


def test_who_steps_on_an_arrow_can_choose_what_lies_behind_it() -> None:
    state = table(ARROWS)
    found = ends(state)
    texts = {
        goal: [state.game.moveset[move].text for move in moves_of(end)]
        for (start, goal, manner), end in found.items()
        if start == "pirate:white-1" and not manner
    }
    # Beside the arrow to the north and beyond both arrows; where a single step goes no chain is told.
    assert texts["tile:i5"] == ["step 1 g5", "go h5", "go i5"]
    assert texts["tile:h6"] == ["step 1 g5", "go h5", "go h6"]
    assert "tile:g4" not in texts
    assert found["pirate:white-1", "tile:i5", ""].choice.way == ["tile:g5", "tile:h5"]
    assert found["pirate:white-1", "tile:i5", ""].foretold.way[-1] == "tile:i5"
    loaded = found["pirate:white-1", "tile:i5", "coins-1"]
    assert [sure.count for sure in loaded.foretold.sure if sure.what == "carries"] == [1]


def test_a_chain_ends_where_a_tile_would_be_turned() -> None:
    drawing = ARROWS.replace(">N+E+S+W     .", ">N+E+S+W     ?")
    end = ends(table(drawing))["pirate:white-1", "tile:i5", ""]
    assert end.final
    assert [sure.what for sure in end.foretold.sure] == ["explored"]


def test_nobody_is_told_more_than_so_many_ends() -> None:
    """A game whose turns branch more than any chain should: there the board tells which cards go together."""
    state = find_game("loot_island").new(5, "many")
    seat = state.deciders()[0]
    while state.prompt(seat).key != "turn":
        state.play(seat, state.moves(seat)[0])
        seat = state.deciders()[0]
    showing = LootShowing()
    assert not showing.far(cast(LootView, state.view(seat)))
    showing.reaching = Reaching(frozenset({"turn"}), frozenset({"lay"}))
    found = reach(Chair(state, seat), showing, rng_from("reach"))
    assert found.more
    assert 0 < len(found.ends) <= MOST_ENDS
    cards = {len(end.choice.start) for end in found.ends}
    assert max(cards) > 1, "several cards go to one landing"


def test_single_choices_promise_what_they_surely_bring() -> None:
    state = table("""
             4       5        6       7
        3    .       .        .       .
        4    .       .:w1     ba      .
        5    .       ?        pi      .:y1
    """)
    found = reached(state, state.deciders()[0])
    texts = {state.game.moveset[each.move].text: {sure.what for sure in each.foretold.sure} for each in found.promises}
    assert texts["step 1 g5"] == {"drunk"}
    assert texts["step 1 f6"] == {"explored"}
    assert texts["step 1 g6"] == {"trapped"}
    assert "step 1 e4" not in texts, "nothing befalls who steps on empty land"


def test_other_games_promise_nothing_beforehand() -> None:
    state, seat = next(walked("maracaibo", "fog_improvements=yes"))
    assert reached(state, seat).promises == []
