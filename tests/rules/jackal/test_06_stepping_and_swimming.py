"""Chapter 6: stepping, landing, boarding, swimming."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import at, coins, offered, pass_turns, table, targets, tile, where
from tests.rules.jackal.story import act, cell, clause_against, figure, look, step, steps, verbs

PAIRS = ["teams=two_on_two"]


@pytest.mark.rule("JK-062")
@pytest.mark.parametrize(
    ("start", "want"),
    [
        ((5, 5), {(4, 4), (5, 4), (6, 4), (4, 5), (6, 5), (4, 6), (5, 6), (6, 6)}),
        ((4, 1), {(5, 1), (3, 2), (4, 2), (5, 2)}),
        ((1, 5), {(1, 4), (2, 4), (2, 5), (2, 6), (1, 6)}),
    ],
)
def test_a_step_goes_to_any_neighbouring_land(start: tuple[int, int], want: set[tuple[int, int]]) -> None:
    state = table(f"{start[0]}\n{start[1]} .:w1", boats={"white": 20, "yellow": 10})
    assert steps(state, 1) == want
    far = (start[0] + 3, start[1] + 2)
    assert clause_against(state, step(1, *far)) == "JK-062"
    act(state, step(1, *min(want)))
    assert where(state, "white-1") == at(*min(want))


@pytest.mark.rule("JK-063", "T-011", "T-012")
@pytest.mark.parametrize(
    ("boat", "want"),
    [(2, {(6, 1)}), (0, {(4, 1), (5, 1), (6, 1)}), (3, {(6, 1), (6, 2), (7, 2)})],
)
def test_landing_on_any_land_beside_the_boat(boat: int, want: set[tuple[int, int]]) -> None:
    state = table(boats={"white": boat})
    assert steps(state, 1) == want
    assert clause_against(state, step(1, 5, 5)) == "JK-063"


@pytest.mark.rule("JK-064", "JK-065", "T-013")
def test_the_own_boat_is_boarded_from_beside_it() -> None:
    state = table("""
             6      7
        1    .:w1   _
        4    .:w2   .
    """)
    assert [text for text in offered(state) if text.startswith("board")] == ["board 1"]
    assert clause_against(state, "board 2") == "JK-064"
    act(state, "board 1")
    assert where(state, "white-1") == "aboard white"


@pytest.mark.rule("JK-065", "T-013")
def test_nobody_steps_onto_an_enemy_boat() -> None:
    state = table(
        """
             6
        1    .:w1
    """,
        boats={"white": 20, "yellow": 0},
    )
    assert "board" not in verbs(state)
    assert clause_against(state, "board 1") == "JK-064"
    assert clause_against(state, "board 1 ally") == "JK-065"


@pytest.mark.rule("JK-064", "JK-311")
def test_the_allied_boat_may_be_boarded() -> None:
    state = table(
        """
             6
        1    .:w1
    """,
        seats=4,
        boats={"white": 20, "yellow": 25, "red": 0, "black": 30},
        options=PAIRS,
    )
    assert targets(state, "board 1") == ["ally"]
    act(state, "board 1 ally")
    assert where(state, "white-1") == "aboard red"


@pytest.mark.rule("JK-066", "A-45")
def test_nobody_jumps_into_the_sea() -> None:
    state = table("""
             5
        1    .:w1
    """)
    assert not any(text.startswith("swim") for text in offered(state))
    assert clause_against(state, "swim 1 cw") == "JK-066"  # from land
    assert clause_against(state, "swim 2 cw") == "JK-066"  # from the boat
    assert clause_against(state, "step 1 c2") == "JK-066"  # a sea cell here, land elsewhere


@pytest.mark.rule("JK-344", "T-034", "A-45")
def test_nobody_steps_from_boat_to_boat() -> None:
    state = table(seats=4, boats={"white": 0, "red": 1, "yellow": 10, "black": 30}, options=PAIRS)
    assert "board" not in verbs(state)
    assert clause_against(state, "board 1 ally") == "JK-344"
    assert clause_against(state, "board 1") == "JK-344"


@pytest.mark.rule("JK-066", "JK-067", "JK-068", "T-014")
def test_swimmers_stay_in_the_sea_and_walkers_on_land() -> None:
    state = table("""
             5      10
        1    .:w1   _
        5    .      ~:w2
    """)
    assert steps(state, 1) == {(4, 1), (6, 1), (4, 2), (5, 2), (6, 2)}
    assert [text for text in offered(state) if " 2" in text and not text.startswith("sail")] == [
        "swim 2 cw",
        "swim 2 ccw",
    ]
    assert clause_against(state, step(2, 9, 5)) == "JK-067"
    assert clause_against(state, "swim 2 cw far") == "JK-068"
    copy = state.clone()
    act(copy, "swim 2 cw")
    assert where(copy, "white-2") == at(10, 6)
    act(state, "swim 2 ccw")
    assert where(state, "white-2") == at(10, 4)


@pytest.mark.rule("JK-068")
def test_swimming_round_a_corner_of_the_island() -> None:
    # (7,0) and (7,1) are a corner; the sea between is one loop.
    state = table("""
             7
        0    ~:w1
    """)
    act(state, "swim 1 cw")
    assert where(state, "white-1") == at(7, 1)


@pytest.mark.rule("JK-069")
@pytest.mark.parametrize(("colour", "options"), [("white", []), ("red", PAIRS)])
def test_swimming_onto_a_friendly_boat_boards_it(colour: str, options: list[str]) -> None:
    boats = {"white": 20, "yellow": 5, "red": 25, "black": 30, colour: 11}
    state = table(
        """
             10
        5    ~:w1
    """,
        seats=4,
        boats=boats,
        options=options,
    )
    assert clause_against(state, "board 1") == "JK-069"
    act(state, "swim 1 cw")
    assert where(state, "white-1") == f"aboard {colour}"


@pytest.mark.rule("JK-070", "JK-131", "T-015")
def test_swimming_onto_an_enemy_boat_is_legal_and_deadly() -> None:
    state = table(
        """
             10
        5    ~:w1
    """,
        boats={"yellow": 11},
    )
    act(state, "swim 1 cw")
    assert where(state, "white-1") == "dead"


@pytest.mark.rule("JK-071")
@pytest.mark.parametrize(
    ("face_down", "outcome"),
    [("?ba", "drunk"), ("?pi", "trapped"), ("?ca", "dead"), ("?.", "")],
)
def test_a_face_down_tile_is_turned_over_and_acts(face_down: str, outcome: str) -> None:
    state = table(f"""
             4      5
        4    .:w1   {face_down}
    """)
    before = look(state).face_down
    act(state, step(1, 5, 4))
    assert cell(state, 5, 4).face_up
    assert look(state).face_down == before - 1
    assert figure(state, "white-1").state == outcome


@pytest.mark.rule("JK-071")
def test_landing_from_a_boat_explores_too() -> None:
    state = table("""
             5
        1    ?c2
    """)
    act(state, step(1, 5, 1))
    assert (tile(state, "f2"), coins(state, "f2")) == ("chest_2", 2)


@pytest.mark.rule("JK-072", "JK-140", "JK-141")
@pytest.mark.parametrize(("kind", "outcome"), [("ba", "drunk"), ("pi", "trapped"), ("ca", "dead")])
def test_a_face_up_tile_acts_on_every_entry(kind: str, outcome: str) -> None:
    state = table(f"""
             4      5      6
        4    .:w1   {kind} .:y1
        5    .:w2   .      .
    """)
    for text, name in ((step(1, 5, 4), "white-1"), (step(1, 5, 4), "yellow-1")):
        act(state, text)
        assert figure(state, name).state == outcome


@pytest.mark.rule("JK-072", "JK-140")
def test_a_face_up_chest_gives_nothing() -> None:
    state = table("""
             4      5
        4    .:w1   c5
    """)
    act(state, step(1, 5, 4))
    assert coins(state, "f5") == 0
    assert look(state).gold == 0


@pytest.mark.rule("JK-073", "JK-250")
def test_a_tile_under_the_bear_is_not_turned_over() -> None:
    state = table(
        """
             4      5
        4    .:w1   ?c3:&
    """,
        waker="yellow",
    )
    act(state, step(1, 5, 4))
    assert not cell(state, 5, 4).face_up
    assert look(state).gold == 0
    assert figure(state, "white-1").state == "recovering"
    pass_turns(state, "yellow")
    assert look(state).bear == "f5", "nobody is on land, the bear stays"
