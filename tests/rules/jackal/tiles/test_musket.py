"""Chapter 13: the musket."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import at, offered, pass_turns, table, where
from tests.rules.jackal.story import act, clause_against, figure, gold_at, kinds, look, step

EIGHT = [f"shoot {way}" for way in ("n", "ne", "e", "se", "s", "sw", "w", "nw")]


def found_musket(north: str, further: str = ".", missionary: str = "yellow", seats: int = 4) -> JackalState:
    """White has explored the musket on (5, 5); (5, 3) and (5, 2) lie north of it."""
    state = table(
        f"""
             4      5
        2    .      {further}
        3    .      {north}
        4    .      .
        5    .:w1   ?mu
        """,
        seats=seats,
        missionary=missionary,
        listen=True,
    )
    act(state, step(1, 5, 5))
    return state


@pytest.mark.rule("JK-191")
def test_he_must_choose_one_of_eight_directions() -> None:
    state = found_musket(".")
    assert offered(state) == EIGHT
    assert clause_against(state, "stop") == "JK-191"


@pytest.mark.rule("JK-191", "JK-193", "JK-194", "T-094")
def test_the_nearest_pirate_is_hit_and_nobody_behind_him() -> None:
    state = found_musket(".:y1$", ".:b1")
    act(state, "shoot n")
    assert (where(state, "yellow-1"), where(state, "black-1"), gold_at(state, 5, 3)) == ("ship", at(5, 2), 1)
    # As after a fight he misses a turn of his crew
    assert figure(state, "yellow-1").state == "recovering"
    assert look(state).turn == "yellow"
    pass_turns(state, "yellow", "red", "black", "white")
    assert where(state, "yellow-1") == "aboard yellow"


@pytest.mark.rule("JK-191")
@pytest.mark.parametrize(
    ("way", "victim"),
    [
        ("n", (5, 3)), ("ne", (7, 3)), ("e", (7, 5)), ("se", (7, 7)),
        ("s", (5, 7)), ("sw", (3, 7)), ("w", (3, 5)), ("nw", (3, 3)),
    ],
)  # fmt: skip
def test_the_bullet_flies_where_he_aims(way: str, victim: tuple[int, int]) -> None:
    drawn = {(3, 3): "y1", (5, 3): "y2", (7, 3): "y3", (3, 5): "b1", (7, 5): "b2", (3, 7): "r1", (5, 7): "r2"}
    drawn[(7, 7)] = "r3"
    rows = [
        f"{y} " + " ".join(f".:{drawn[(x, y)]}" if (x, y) in drawn else "_" for x in range(3, 8)) for y in (3, 5, 7)
    ]
    state = table("\n".join(["3 4 5 6 7", *rows, "4 _ .:w1 _ _ _"]).replace("5 .:b1 _ _", "5 .:b1 _ ?mu"), seats=4)
    act(state, step(1, 5, 5), f"shoot {way}")
    names = {"w": "white", "y": "yellow", "r": "red", "b": "black"}
    for place, short in drawn.items():
        name = f"{names[short[0]]}-{short[1]}"
        assert where(state, name) == ("ship" if place == victim else at(*place))


@pytest.mark.rule("JK-193", "A-24")
def test_of_several_the_shooter_picks_one_his_own_crew_included() -> None:
    # Own pirates can be hit
    state = found_musket(".:w2y1y2")
    act(state, "shoot n")
    assert offered(state) == ["hit white-2", "hit yellow-1", "hit yellow-2"]
    assert clause_against(state, "hit yellow-3") == "JK-193"
    act(state, "hit white-2")
    assert [where(state, name) for name in ("white-2", "yellow-1", "yellow-2")] == ["ship", at(5, 3), at(5, 3)]


@pytest.mark.rule("JK-193")
def test_a_lone_friend_is_hit_without_a_question() -> None:
    state = found_musket(".:w2", ".:y1")
    act(state, "shoot n")
    assert (where(state, "white-2"), where(state, "yellow-1")) == ("ship", at(5, 2))


@pytest.mark.rule("JK-195", "T-095")
@pytest.mark.parametrize(
    ("passed", "safe"),
    [
        ("fo:y1", "yellow-1"),
        ("sh:y1", "yellow-1"),
        ("ju:y1", "yellow-1"),
        ("bk:y1$", "yellow-1"),
        (".:y1m", "yellow-1"),
        (".:m", "missionary"),
        ("?", ""),
        ("fo", ""),
    ],
)
def test_it_passes_whoever_cannot_be_attacked(passed: str, safe: str) -> None:
    state = found_musket(passed, ".:b1")
    act(state, "shoot n")
    assert where(state, "black-1") == "ship"
    if safe:
        assert where(state, safe) == at(5, 3)


@pytest.mark.rule("JK-195", "JK-253")
def test_it_passes_the_bear() -> None:
    state = table(
        """
             4      5
        2    .      .:b1
        3    .      .:&
        5    .:w1   ?mu
        """,
        seats=4,
        waker="black",
    )
    act(state, step(1, 5, 5), "shoot n")
    assert (where(state, "black-1"), look(state).bear) == ("ship", at(5, 3))


@pytest.mark.rule("JK-195", "JK-193")
@pytest.mark.parametrize("struck", ["l3:y1/2", "bk:y1", "pi:y1!", "ba:y1~", "l5:y1/5"])
def test_nothing_else_protects(struck: str) -> None:
    state = found_musket(struck, ".:b1")
    act(state, "shoot n")
    assert (where(state, "yellow-1"), where(state, "black-1")) == ("ship", at(5, 2))


@pytest.mark.rule("JK-195")
def test_an_armed_missionary_is_hit() -> None:
    state = found_musket(".:M", ".:b1")
    act(state, "shoot n")
    assert (where(state, "missionary"), where(state, "black-1")) == ("ship", at(5, 2))


@pytest.mark.rule("JK-192")
def test_the_sea_ends_the_flight() -> None:
    # Given yellow swimming at the end of the line, a yellow boat, and a pirate across the bay
    state = table(
        """
             2   3     4   5       9    10     11
        5    .   .:w1  .   ~       .    .      .
        6    .   ?mu   .   ~:y1    .    .:y2   .
        """,
        island="crescent_bay",
        listen=True,
    )
    act(state, step(1, 3, 6), "shoot e")
    assert (where(state, "yellow-1"), where(state, "yellow-2")) == (at(5, 6), at(10, 6))
    assert "missed" in kinds(state)


@pytest.mark.rule("JK-192")
def test_it_crosses_the_whole_island() -> None:
    state = table(
        """
             1     2      9
        5    ?mu   .:w1   .:y1
        """
    )
    act(state, step(1, 1, 5), "shoot e")
    assert where(state, "yellow-1") == "ship"


@pytest.mark.rule("JK-196")
def test_the_missionary_does_not_shoot_and_the_tile_is_spent() -> None:
    state = table(
        """
             4      5    6
        5    .:m    ?mu  .:y1
        6    .:w1   .    .
        """
    )
    act(state, step("m", 5, 5))
    assert (look(state).turn, where(state, "yellow-1")) == ("yellow", at(6, 5))
    pass_turns(state, "yellow")
    act(state, step(1, 5, 5))
    assert look(state).turn == "yellow"


@pytest.mark.rule("JK-191", "JK-140")
def test_it_fires_once() -> None:
    state = found_musket(".", seats=2)
    act(state, "shoot n", "sail cw 1", step(1, 5, 4), "sail cw 1", step(1, 5, 5))
    assert (look(state).turn, where(state, "white-1")) == ("yellow", at(5, 5))
