"""Chapter 5: boats."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.jackal.game import Jackal
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import boat, offered, pass_turns, ring, table, where
from tests.rules.jackal.story import act, clause_against, crew, drawn, figure, look, step, steps

PAIRS = ["teams=two_on_two"]


def ends(state: JackalState, whose: str = "", colour: str = "white") -> set[int]:
    """The ring indices on which a boat's move can end: each sail is tried on a copy."""
    found = set()
    for text in offered(state):
        if text.startswith(f"sail {whose}") and ("ally" in text) == (whose != ""):
            copy = state.clone()
            copy.play(copy.deciders()[0], copy.game.moveset.parse(text))
            found.add(boat(copy, colour))
    return found


@pytest.mark.rule("JK-047", "T-009")
def test_an_empty_boat_does_not_move() -> None:
    state = table("""
             4         5
        4    .:w1w2    .:w3
    """)
    assert ends(state) == set()
    assert clause_against(state, "sail cw 1") == "JK-047"


@pytest.mark.rule("JK-047", "JK-312")
def test_allies_alone_do_not_row_for_its_owner() -> None:
    # Red's pirates sit in white's boat; white's own are on land.
    state = table(
        """
             0        4           5
        4    _        .:w1w2w3    .
        5    ~:Wr1r2  _           _
    """,
        seats=4,
        boats={"black": 35},
        options=PAIRS,
    )
    assert ends(state) == set()
    assert clause_against(state, "sail cw 1") == "JK-047"
    pass_turns(state, "white", "yellow")
    assert {"sail ally cw 1", "sail ally cw 2"} <= set(offered(state))


@pytest.mark.rule("JK-047", "JK-312", "JK-315")
def test_nor_does_an_allys_armed_missionary() -> None:
    # White's armed missionary sits in red's boat; red's pirates are on land.
    state = table(
        """
             0       4           5
        4    _       .:r1r2r3    .
        5    ~:RM    _           _
    """,
        seats=4,
        turn="red",
        boats={"black": 25},
        options=PAIRS,
    )
    assert ends(state, colour="red") == set()
    assert clause_against(state, "sail cw 1") == "JK-047"
    pass_turns(state, "red", "black")
    assert "sail ally cw 1" in offered(state)


@pytest.mark.rule("JK-047", "JK-048", "JK-312")
def test_a_rower_moves_the_boat_he_is_in_and_no_other() -> None:
    # White's pirates sit in red's boat, its armed missionary on the own.
    cells = {(0, 5): "~:Rw1w2w3", (5, 0): "~:WM"}
    state = table(drawn(cells), seats=4, boats={"black": 25}, options=PAIRS)
    assert {text for text in offered(state) if text.startswith("sail cw")} == {"sail cw 1"}
    assert clause_against(state, "sail cw 2") == "JK-048"
    # Ashore he rows nothing, and nobody else is there to do it.
    del cells[5, 0]
    state = table(drawn(cells | {(4, 4): ".:M"}), seats=4, boats={"black": 25}, options=PAIRS)
    assert clause_against(state, "sail cw 1") == "JK-047"
    assert "sail ally cw 3" in offered(state)


@pytest.mark.rule("JK-048", "JK-050", "T-005")
@pytest.mark.parametrize(
    ("ashore", "want"),
    [(".", {1, 2, 3, 37, 38, 39}), (".:w3", {1, 2, 38, 39}), (".:w2w3", {1, 39})],
)
def test_as_many_cells_as_pirates_aboard_in_either_direction(ashore: str, want: set[int]) -> None:
    state = table(f"""
             4
        4    {ashore}
    """)
    assert ends(state) == want
    assert clause_against(state, "sail cw 4") == "JK-048"
    assert crew(state, "white").speed == max(index for index in want if index < 20)


@pytest.mark.rule("JK-048", "JK-061", "A-36")
def test_allies_aboard_row_as_well_and_a_boat_holds_everybody() -> None:
    state = table(
        """
             5                6
        0    ~:Ww1w2w3r1r2r3m _
        4    .                .
    """,
        seats=4,
        options=PAIRS,
    )
    assert ends(state) == {1, 2, 3, 4, 5, 6, 39, 38, 37, 36, 35, 34}
    act(state, "sail cw 6")
    for name in ("white-1", "white-3", "red-1", "red-3", "missionary"):
        assert where(state, name) == "aboard white"


@pytest.mark.rule("JK-048")
def test_the_speed_is_counted_when_the_move_begins() -> None:
    # Two rowers pick up a third on the way, which does not take them further.
    state = table("""
             6      4
        0    ~:w1   _
    """)
    assert ends(state) == {1, 2, 38, 39}


@pytest.mark.rule("JK-049", "JK-230", "T-006")
@pytest.mark.parametrize(
    ("spyglass", "want"),
    [
        ("sp:w3", {1, 2, 3, 37, 38, 39}),  # two rowers and the spyglass
        ("sp:w2w3", {1, 2, 38, 39}),  # one rower; a second watcher adds nothing
        ("sp:y1", {1, 2, 3, 37, 38, 39}),  # three rowers, no help from an enemy
        ("sp:m", {1, 2, 3, 37, 38, 39}),  # nor from an unarmed missionary
        ("sp:M", {1, 2, 3, 4, 36, 37, 38, 39}),
    ],
)
def test_a_pirate_of_the_crew_on_the_spyglass_makes_the_boat_faster(spyglass: str, want: set[int]) -> None:
    state = table(f"""
             4
        4    {spyglass}
    """)
    assert ends(state) == want


@pytest.mark.rule("JK-049")
def test_the_spyglass_needs_a_rower_too() -> None:
    state = table("""
             4       5
        4    sp:w3   .:w1w2
    """)
    assert ends(state) == set()


@pytest.mark.rule("JK-050", "JK-051", "JK-052", "A-04")
@pytest.mark.parametrize("allies", ["r1", "r1r2r3"])
def test_a_boat_may_go_all_the_way_round_the_island_but_not_to_where_it_was(tmp_path: Path, allies: str) -> None:
    path = tmp_path / "rock.toml"
    path.write_text('[[islands]]\nid = "rock"\nrows = ["~~~", "~B~", "~~~"]\n', encoding="utf-8")
    state = table(
        f"""
             1
        0    ~:Ww1w2w3{allies}
    """,
        game=Jackal(path),
        island="rock",
        explored=True,
        rest="?",
        seats=4,
        boats={"white": 0, "yellow": 2, "red": 4, "black": 6},
        options=PAIRS,
    )
    assert ends(state) == {1, 3, 5, 7}
    assert {text for text in offered(state) if text.startswith("sail")} == {
        f"sail {way} {length}" for way in ("cw", "ccw") for length in (1, 2, 3, 4)
    }
    copy = state.clone()
    act(copy, "sail cw 4")
    assert boat(copy, "white") == 7


@pytest.mark.rule("JK-051", "JK-052", "T-007")
def test_a_row_of_boats_is_one_jump() -> None:
    state = table(
        """
             4
        4    .:w1w2
    """,
        seats=3,
        boats={"white": 0, "yellow": 1, "red": 2},
    )
    act(state, "sail cw 1")
    assert boat(state, "white") == 3
    assert (boat(state, "yellow"), boat(state, "red")) == (1, 2)


@pytest.mark.rule("JK-051", "JK-052", "JK-053", "T-008")
def test_a_jump_costs_one_cell() -> None:
    state = table(
        """
             4
        4    .:w1
    """,
        boats={"white": 0, "yellow": 1},
    )
    assert ends(state) == {2, 3, 39, 38}
    act(state, "sail cw 2")
    assert boat(state, "white") == 3


@pytest.mark.rule("JK-053")
def test_a_jump_against_the_clock() -> None:
    state = table(boats={"white": 0, "yellow": 38})
    assert ends(state) == {1, 2, 3, 39, 37, 36}


@pytest.mark.rule("JK-054", "JK-058")
def test_everything_aboard_travels_along() -> None:
    state = table("""
             4      5
        0    _      ~:m
    """)
    before = steps(state, 1)
    act(state, "sail cw 3")
    pass_turns(state, "yellow")
    assert where(state, "missionary") == "aboard white"
    assert steps(state, 1) == steps(state, 2) == steps(state, "m") != before


@pytest.mark.rule("JK-055", "JK-056", "T-010", "A-05")
def test_friends_in_the_water_come_aboard_and_enemies_die() -> None:
    state = table("""
             6      7
        0    ~:w1   ~:y1
    """)
    act(state, "sail cw 2")
    assert boat(state, "white") == 2
    assert where(state, "white-1") == "aboard white"
    assert where(state, "yellow-1") == "dead"


@pytest.mark.rule("JK-055")
def test_the_ally_in_the_water_comes_aboard_too() -> None:
    state = table(
        """
             6      7
        0    ~:r1   ~:b1
    """,
        seats=4,
        options=PAIRS,
    )
    act(state, "sail cw 2")
    assert (where(state, "red-1"), where(state, "black-1")) == ("aboard white", "dead")


@pytest.mark.rule("JK-049", "JK-055", "JK-312")
def test_moving_the_allied_boat_its_own_crews_spyglass_counts_and_swimmers_board_it() -> None:
    cells = {(5, 0): "~:Rw1", (6, 0): "~:r1", (7, 0): "~:w2", (7, 1): "~:y1"}
    boats = {"white": 20, "red": 0, "yellow": 15, "black": 30}
    slow = table(drawn(cells | {(4, 4): "sp:w3"}), seats=4, boats=boats, options=PAIRS)
    assert ends(slow, "ally ", "red") == {1, 2, 3, 37, 38, 39}, "white's watcher is no help"
    fast = table(drawn(cells | {(4, 4): "sp:r3"}), seats=4, boats=boats, options=PAIRS)
    assert ends(fast, "ally ", "red") == {1, 2, 3, 37, 38, 39}, "red-2 and white-1 row, red-3 watches"
    act(fast, "sail ally cw 3")
    assert [where(fast, name) for name in ("red-1", "white-2", "yellow-1")] == ["aboard red", "aboard red", "dead"]


@pytest.mark.rule("JK-055", "JK-056")
def test_swimmers_beyond_the_end_of_the_move_are_not_met() -> None:
    state = table("""
             6      7
        0    ~:w1   ~:y1
    """)
    act(state, "sail cw 1")
    assert (where(state, "white-1"), where(state, "yellow-1")) == ("aboard white", "h1")


@pytest.mark.rule("JK-057", "JK-059")
def test_who_is_jumped_over_is_not_met() -> None:
    state = table(boats={"white": 0, "yellow": 1})
    act(state, "sail cw 1")
    assert boat(state, "white") == 2
    assert [where(state, f"yellow-{number}") for number in (1, 2, 3)] == ["aboard yellow"] * 3


@pytest.mark.rule("JK-058")
@pytest.mark.parametrize(
    ("ashore", "who", "want"),
    [
        (".:w1w2w3", "m", set()),
        (".:w2w3", "m", {1, 39}),
        (".:w1w2w3", "M", {1, 39}),
        (".:w2w3", "M", {1, 2, 38, 39}),
    ],
)
def test_the_missionary_rows_only_when_armed(ashore: str, who: str, want: set[int]) -> None:
    state = table(f"""
             4         5
        1    .         .:{who}
        4    {ashore}  .
    """)
    act(state, "board m")
    pass_turns(state, "yellow")
    assert ends(state) == want


@pytest.mark.rule("JK-059", "JK-070", "JK-131")
def test_nobody_attacks_who_is_aboard_and_boats_are_never_lost() -> None:
    state = table(
        """
             6      7
        0    ~:w1   _
    """,
        boats={"white": 20, "yellow": 0},
    )
    act(state, "swim 1 ccw")
    assert where(state, "white-1") == "dead"
    assert [where(state, f"yellow-{number}") for number in (1, 2, 3)] == ["aboard yellow"] * 3
    assert boat(state, "yellow") == 0
    assert cells_with_boats(state) == {"yellow": ring(state, 0), "white": ring(state, 20)}


def cells_with_boats(state: JackalState) -> dict[str, str]:
    return {seen.boat: seen.cell for seen in look(state).cells if seen.boat}


@pytest.mark.rule("JK-060", "A-03")
def test_gold_brought_aboard_is_in_the_purse_at_once() -> None:
    state = table("""
             5        6
        1    .:w1$    .
    """)
    act(state, "board 1 coin")
    assert crew(state, "white").purse == 1
    assert look(state).gold == 0
    assert figure(state, "white-1").aboard == "white"
    # It stays there when he goes ashore again.
    pass_turns(state, "yellow")
    act(state, step(1, 5, 1))
    assert crew(state, "white").purse == 1
