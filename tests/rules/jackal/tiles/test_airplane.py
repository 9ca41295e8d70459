"""Chapter 13: the airplane."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, offered, pass_turns, table, where
from tests.rules.jackal.story import act, cell, clause_against, crew, exits, figure, go, gold_at, look, step, steps

FEW_FACE_UP = """
         4       5        6       7
    3    .:w2    fo       .:&     .
    4    .:w1    ?ai      .:y1    ba
    5    >E      fo:y2    ?c1     .
    """


@pytest.mark.rule("JK-207", "JK-213", "A-19")
def test_he_may_fly_to_any_face_up_tile_without_figure_and_bear() -> None:
    # The arrow on (4, 5) would lead into the fortress of yellow: no legal target (JK-081).
    state = table(FEW_FACE_UP, rest="?", waker="yellow")
    act(state, step(1, 5, 4))
    assert exits(state) == {(4, 4), (5, 3), (7, 3), (7, 4), (7, 5)}
    assert "stay" in offered(state)
    for occupied in ((4, 3), (6, 4), (6, 3), (5, 5), (4, 5)):
        assert clause_against(state, go(*occupied)) == "JK-207"
    for no_target in ((6, 5), (5, 1), (5, 0), (10, 5)):
        assert clause_against(state, go(*no_target)) == "JK-213"
    act(state, go(7, 3))
    assert (where(state, "white-1"), look(state).turn) == (at(7, 3), "yellow")


@pytest.mark.rule("JK-208", "JK-141", "T-081", "A-18")
def test_he_may_decline_and_the_airplane_stays_ready() -> None:
    state = table(
        """
             4      5     6
        4    .:w1   ?ai   .:w2$
        """
    )
    act(state, step(1, 5, 4), "stay")
    assert (where(state, "white-1"), look(state).turn) == (at(5, 4), "yellow")
    assert look(state).journey is None
    pass_turns(state, "yellow")
    act(state, step(1, 4, 4))
    pass_turns(state, "yellow")
    # When another comes with a coin and flies beside the boat
    act(state, step(2, 5, 4, 1), go(5, 1))
    assert (where(state, "white-2"), gold_at(state, 5, 1), gold_at(state, 6, 4)) == (at(5, 1), 1, 0)
    tile = cell(state, 5, 4).tile
    assert tile is not None
    assert tile.used


@pytest.mark.rule("JK-209")
def test_a_figure_that_stands_on_it_may_fly_as_its_action() -> None:
    state = table(
        """
             5
        4    ai:w1
        """
    )
    act(state, "fly 1")
    assert "stay" not in offered(state)
    assert clause_against(state, "stay") == "JK-209"
    act(state, go(2, 7))
    assert (where(state, "white-1"), look(state).turn) == (at(2, 7), "yellow")


@pytest.mark.rule("JK-209", "JK-255", "JK-256")
@pytest.mark.parametrize(
    ("who", "texts"),
    [
        ("w2$", ["fly 2", "fly 2 coin"]),
        ("w3$", ["fly 3", "fly 3 coin"]),
        ("m$", ["fly m"]),
        ("M$", ["fly m", "fly m coin"]),
    ],
)
def test_every_figure_of_the_crew_may_fly(who: str, texts: list[str]) -> None:
    state = table(
        f"""
             5
        4    ai:{who}
        """
    )
    assert [text for text in offered(state) if text.startswith("fly")] == texts
    act(state, texts[-1], go(2, 7))
    assert gold_at(state, 2, 7) == len(texts) - 1


@pytest.mark.rule("JK-209", "JK-207")
@pytest.mark.parametrize(("sign", "can"), [(".", True), (".:y1", False), ("?", False), (">W", False)])
def test_nobody_boards_an_airplane_that_cannot_go_anywhere(sign: str, can: bool) -> None:
    # Beside yellow's fortress one tile: free, held by an enemy, face down, or an arrow into the fortress.
    state = table(
        f"""
             4      5        6
        4    fo:y2  {sign}   ai:w1
        """,
        rest="?",
    )
    assert ("fly 1" in offered(state)) == can
    if not can:
        assert clause_against(state, "fly 1") == "JK-207"


@pytest.mark.rule("JK-209", "JK-212")
@pytest.mark.parametrize("tile", [".", "au"])
def test_nobody_flies_without_an_unused_airplane(tile: str) -> None:
    state = table(
        f"""
             5
        4    {tile}:w1
        """
    )
    assert clause_against(state, "fly 1") == "JK-209"


@pytest.mark.rule("JK-210", "JK-095", "JK-107")
@pytest.mark.parametrize("standing", [True, False])
def test_a_coin_flies_along_under_the_rules_for_gold(standing: bool) -> None:
    state = table(
        f"""
             4                             5                         6    7
        4    .{"" if standing else ":w1$"}    ai{":w1$" if standing else ""}   fo   ju
        5    sh   .    .    .
        """
    )
    act(state, *(["fly 1 coin"] if standing else [step(1, 5, 4, 1)]))
    assert not {(6, 4), (7, 4), (4, 5)} & exits(state)
    assert (5, 5) in exits(state)
    act(state, go(5, 5))
    assert (where(state, "white-1"), gold_at(state, 5, 5), look(state).gold) == (at(5, 5), 1, 1)


@pytest.mark.rule("JK-210")
def test_the_coin_may_be_left_behind_or_rest_on_the_airplane() -> None:
    state = table(
        """
             4       5
        4    .:w1$   ai
        """
    )
    act(state, step(1, 5, 4, 1), "stay")
    assert (gold_at(state, 5, 4), gold_at(state, 4, 4)) == (1, 0)
    pass_turns(state, "yellow")
    act(state, "fly 1", go(5, 1))
    assert (gold_at(state, 5, 4), where(state, "white-1")) == (1, at(5, 1))


@pytest.mark.rule("JK-211", "A-43")
@pytest.mark.parametrize(
    ("tile", "there"), [("ba", "h4"), ("bl", "aboard white"), (">E", "i4"), ("!N", "h2"), ("ca", "dead")]
)
def test_the_effect_of_the_target_follows(tile: str, there: str) -> None:
    # Also of arrow, balloon and cannon
    state = table(
        f"""
             4      5     6    7
        3    .      .     .    {tile}
        4    .:w1   ?ai   .    .
        """
    )
    act(state, step(1, 5, 4), go(7, 3))
    assert where(state, "white-1") == there
    if tile == "ba":
        assert figure(state, "white-1").turns == 2


@pytest.mark.rule("JK-212", "JK-141")
def test_one_flight_uses_it_up() -> None:
    state = table(
        """
             4        5     6
        4    .:w1w2   ?ai   .
        """
    )
    act(state, step(1, 5, 4), go(6, 4))
    pass_turns(state, "yellow")
    act(state, step(2, 5, 4))
    # Then the tile is empty: the move has ended without a question
    assert (where(state, "white-2"), look(state).turn) == (at(5, 4), "yellow")
    pass_turns(state, "yellow")
    assert "fly 2" not in offered(state)
    assert len(steps(state, 2)) == 8


@pytest.mark.rule("JK-213")
def test_boats_are_no_targets() -> None:
    state = table(
        """
             5      6
        1    .:w1   ai
        """
    )
    act(state, step(1, 6, 1))
    assert crew(state, "white").boat == at(5, 0)
    assert clause_against(state, go(5, 0)) == "JK-213"
    assert not [place for place in exits(state) if place[1] in (0, 10)]


@pytest.mark.rule("JK-212", "JK-083", "JK-203")
def test_a_flight_that_ends_where_it_began_uses_it_up_too() -> None:
    # Given a crossroads as target, whose die points at a fortress of yellow
    state = table(
        """
             4      5     6
        3    .      .     fo:y1
        4    .:w1   ?ai   x0
        """,
        dice=[1],
    )
    act(state, step(1, 5, 4), go(6, 4))
    tile = cell(state, 5, 4).tile
    assert tile is not None
    assert (where(state, "white-1"), tile.used) == (at(4, 4), True)
