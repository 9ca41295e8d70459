"""What a tile, a card or a die brought against the mean of what could have come."""

from __future__ import annotations

import pytest

from doubloon.coach.luck import Draw, Turned, drawn, weighed
from doubloon.core.match import Match
from doubloon.games.jackal.stories.builder import table
from doubloon.registry import find_game

# White 1 goes from e3 to what lies beside him at f3.
ISLAND = """
         4         5        6
    1    .         .        .
    2    .:w1      {tile}   .
"""


def turned(tile: str, step: str = "step 1 f3") -> Turned:
    before = table(ISLAND.format(tile=tile), rest="?", listen=True)
    match = Match(before.game, 2, "luck", None, before.to_bytes())
    match.play(0, match.game.moveset.parse(step))
    told = [event for event in match.events if event.seen_by(0)]
    return Turned(before, match.state, 0, match.moves[0][1], told)


def luck_of(tile: str) -> Draw:
    found = drawn(turned(tile), 0, 0)
    assert found is not None
    return found


def test_a_chest_is_good_luck_and_a_cannibal_bad() -> None:
    chest, cannibal = luck_of("?c5"), luck_of("?ca")
    assert chest.guess > 0.5 > -0.5 > cannibal.guess
    assert chest.what[0].key == "event-explored"


def test_a_step_onto_a_tile_that_all_know_has_no_luck_in_it() -> None:
    assert drawn(turned("."), 0, 0) is None


def test_games_that_are_played_on_weigh_it() -> None:
    """On a small island, so that games are short; what cannot be known is imagined, so the weight is the same again."""
    once, again = [weighed(turned("?c5"), 0, 0, 2) for _ in range(2)]
    assert once == again
    assert once.games == 2


def test_what_others_answer_in_secret_is_no_card() -> None:
    match = Match(find_game("silver_gold"), 2, "luck")
    while not match.state.sealed or len(match.state.deciders()) > 1:
        seat = match.state.deciders()[0]
        match.play(seat, match.state.moves(seat)[0])
    before = match.state.clone()
    seat = before.deciders()[0]
    match.play(seat, before.moves(seat)[0])
    told = [event for event in match.events if event.ply == len(match.moves) and event.seen_by(1 - seat)]
    found = drawn(Turned(before, match.state, seat, match.moves[-1][1], told), 1 - seat, len(match.moves) - 1)
    if found is not None:
        assert not any("seat" in said.args for said in found.what)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_ply_without_a_reveal_is_no_luck_for_anybody(seat: int) -> None:
    match = Match(find_game("silver_gold"), 2, "quiet")
    before = match.state.clone()
    mover = before.deciders()[0]
    match.play(mover, before.moves(mover)[0])
    told = [event for event in match.events if event.ply == 1 and event.seen_by(seat)]
    assert drawn(Turned(before, match.state, mover, match.moves[0][1], told), seat, 0) is None
