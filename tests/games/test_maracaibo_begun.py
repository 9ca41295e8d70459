"""What a player of Pirates of Maracaibo has begun stays in sight while something within it is asked."""

from __future__ import annotations

import pytest

from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.core.shown import Spot
from doubloon.games.maracaibo.box.box import MODULES
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, play, table
from doubloon.registry import find_game
from doubloon.words import LANGUAGES
from tests.games.maracaibo_shown import ID, SHOWING, seen, spoken


def left(state: MaracaiboState, seat: int = 0) -> list[Spot]:
    parts = SHOWING.begun(seen(state, seat), state.begun(seat))
    return [spot for part in parts for spot in part.spots]


def words(state: MaracaiboState) -> list[str]:
    return [spoken(spot.name) for spot in left(state)]


def test_while_dice_lie_the_rest_of_the_location_is_in_sight() -> None:
    # Given Trinidad, which brings a raid and a bury, and the raid chosen
    state = table([person(stored={"gold": "plain"}), person()], doing="trinidad")
    assert words(state) == []
    play(state, "entry 1")
    # Then the bury waits, with the way to its sign; for the raider alone
    assert words(state) == ["bury a treasure"]
    assert left(state)[0].glyph == "cards/trinidad/actions/1"
    assert "Trinidad" in spoken(left(state)[0].about)
    assert left(state, 1) == []


def test_at_a_location_all_its_steps_are_in_sight_from_the_first_on() -> None:
    # Given a ship that stops where an own tile lies: the tile is asked for, upgrade and actions follow
    state = table([person(ship="c6r3", markets={"bm2": "c7r3"}), person()])
    play(state, "sail c7r3")
    assert words(state)[0] == "upgrade your ship"
    assert len(words(state)) > 1


def test_on_the_gulf_its_three_ways_wait_behind_the_upgrade() -> None:
    state = table([person(ship="c9r1"), person()])
    play(state, "sail gulf")
    assert [spot.glyph for spot in left(state)] == ["boards/gulf/1"]


@pytest.mark.parametrize("number", range(4))
def test_everything_that_waits_is_found_and_has_words(number: int) -> None:
    game = find_game("maracaibo")
    options = [f"{module}={'yes' if number % 2 else 'no'}" for module in MODULES]
    match = Match(game, 1 + number, f"begun {number}", game.options(options))
    chance = rng_from(f"begun {number}")
    found = 0
    while match.state.deciders():
        seat = match.state.deciders()[0]
        state = match.state
        assert isinstance(state, MaracaiboState)
        asked = state.begun(seat)
        if asked:
            places = [each.args.get("places", ["1"]) for each in asked]
            spots = left(state, seat)
            assert len(spots) == sum(len(each) for each in places if isinstance(each, list)), [a.args for a in asked]
            for language in LANGUAGES:
                told = [spoken(text, language) for spot in spots for text in (spot.name, spot.about)]
                assert not [each for each in told if ID.search(each)]
            found += 1
        moves = match.state.moves(seat)
        match.play(seat, moves[chance.below(len(moves))])
    assert found > 10
