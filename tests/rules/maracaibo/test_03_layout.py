"""Chapter 3: the layout of the Caribbean and what is adjacent to what."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core.errors import BadMove
from doubloon.games.maracaibo.stories.builder import person, play, table, texts
from tests.rules.maracaibo.story import changed_game, clause_against, complaint, look, rules

DRAWN = {
    "standard": [
        "###PP####",  #  # card, G E P the islands, . nothing
        "######GG#",
        "#EE######",
        "####.....",
    ],
    "the_hourglass": [
        "####.####",
        "#GG###PP#",
        "####.####",
        ".##EE##..",
    ],
    "the_narrows": [
        ".##G.####",
        "###G##P##",
        "######P#.",
        ".##EE###.",
    ],
}
STANDARD = 'rows = ["###PP####", "######GG#", "#EE######", "####....."]'
STEP_BY_STEP = ["fog_improvements=yes"]


def spaces(rows: list[str]) -> dict[str, tuple[int, int]]:
    """The cards of a drawn layout with their columns and rows."""
    drawn = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"]
    return {f"c{x + 1}r{y + 1}": (x, y) for x, y in drawn}


def beside(rows: list[str], here: str) -> set[str]:
    """The spaces that touch a place along an edge."""
    cards = spaces(rows)
    if here == "start":
        return {name for name, (x, _) in cards.items() if x == 0}
    if here == "gulf":
        return {"maracaibo"}
    x, y = cards[here]
    found = {name for name, (a, b) in cards.items() if abs(a - x) + abs(b - y) == 1}
    return found | ({"gulf"} if x == len(rows[0]) - 1 else set())


def column(rows: list[str], place: str) -> int:
    order = {"start": -1, "gulf": len(rows[0]), "maracaibo": len(rows[0]) + 1}
    return order[place] if place in order else spaces(rows)[place][0]


def stops(rows: list[str], origin: str, movement: int) -> set[str]:
    """Where a ship may stop, by trying every walk."""
    edge, found = {origin}, set()
    for _ in range(1 if origin == "gulf" else movement):
        edge = {there for here in edge if here == origin or here != "gulf" for there in beside(rows, here)}
        found |= edge
    return {place for place in found if column(rows, place) > column(rows, origin)}


@pytest.mark.rule("PM-050", "PM-051", "PM-052", "PM-054", "PM-055", "PM-056", "PM-072", "PM-073", "PM-077", "PM-078")
@pytest.mark.rule("PM-074", "PM-075", "PM-079", "PM-025", "A-01", "A-03")
@pytest.mark.parametrize("figurehead", ["", "harpy"])
@pytest.mark.parametrize("layout", DRAWN)
def test_a_ship_may_stop_wherever_a_walk_along_the_edges_leads_forward(layout: str, figurehead: str) -> None:
    rows = DRAWN[layout]
    for place in ["start", "gulf", *spaces(rows)]:
        state = table([person(ship=place, figurehead=figurehead), person()], options=[f"layout={layout}"])
        expected = stops(rows, place, 4 if figurehead else 3)
        assert expected, "a legal move always exists"
        assert set(texts(state)) == {f"sail {there}" for there in expected}, place


@pytest.mark.rule("PM-052", "PM-053", "PM-054", "PM-055", "PM-050", "A-01")
@pytest.mark.parametrize(
    ("ship", "steps"),
    [
        # r1   # # # P P # # # #
        # r2   # # # # # # G G #
        # r3   # E E # # # # # #
        # r4   # # # # . . . . .
        ("c4r2", "c3r2 c4r3 c5r2"),  # an island above; the corners c3r1 and c5r3 do not touch
        ("c2r2", "c1r2 c2r1 c3r2"),  # an island below
        ("c8r3", "c7r3 c9r3"),
        ("c9r2", "c9r1 c9r3 gulf"),
        ("c9r1", "c9r2 c8r1 gulf"),
        ("c8r1", "c7r1 c9r1"),  # column 8 does not touch the Gulf
        ("start", "c1r1 c1r2 c1r3 c1r4"),
        ("gulf", "maracaibo"),
    ],
)
def test_one_step_leads_to_a_card_that_shares_an_edge(ship: str, steps: str) -> None:
    state = table([person(ship=ship, figurehead="harpy"), person()], options=STEP_BY_STEP)
    assert set(texts(state)) == {f"sail {there}" for there in steps.split()}


@pytest.mark.rule("PM-053")
@pytest.mark.parametrize(("layout", "first"), [("standard", 4), ("the_hourglass", 3), ("the_narrows", 2)])
def test_the_starting_zone_touches_the_cards_of_column_1_and_no_others(layout: str, first: int) -> None:
    state = table([person(), person()], options=[f"layout={layout}", *STEP_BY_STEP])
    assert len(texts(state)) == first
    assert {text.split("r")[0] for text in texts(state)} == {"sail c1"}


@pytest.mark.rule("PM-053")
def test_the_starting_zone_is_no_space_to_sail_to() -> None:
    with pytest.raises(BadMove):
        rules().moveset.parse("sail start")
    # Even a ship that goes back to column 1 finds only cards there.
    state = table([person(ship="c1r1"), person()], options=STEP_BY_STEP)
    assert texts(state) == ["sail c1r2", "sail c2r1"]


@pytest.mark.rule("PM-050", "PM-051")
@pytest.mark.parametrize("place", ["c4r1", "c5r1", "c7r2", "c2r3", "c5r4", "c9r4", "c12r6"])
@pytest.mark.parametrize("options", [[], STEP_BY_STEP])
def test_islands_and_gaps_are_no_spaces(place: str, options: list[str]) -> None:
    state = table([person(ship="c4r2"), person()], options=options)
    assert clause_against(state, 0, f"sail {place}") == "PM-050"


@pytest.mark.rule("PM-051")
def test_islands_cannot_be_crossed() -> None:
    # c3r1 and c6r1 lie on the two sides of an island two cells wide: three steps across, were it a space.
    assert "sail c6r1" not in texts(table([person(ship="c3r1"), person()]))
    # The way round the gold island from c6r2 to c9r2 is too long even for four steps.
    assert "sail c9r2" not in texts(table([person(ship="c6r2", figurehead="harpy"), person()]))


@pytest.mark.rule("PM-055", "PM-078")
@pytest.mark.parametrize("options", [[], STEP_BY_STEP])
def test_there_is_no_way_back_from_the_gulf(options: list[str]) -> None:
    state = table([person(ship="gulf"), person()], options=options)
    assert texts(state) == ["sail maracaibo"]
    assert clause_against(state, 0, "sail c9r1") == "PM-078"


@pytest.mark.rule("PM-057", "PM-105")
@pytest.mark.parametrize("deck", ["purser", "tortuga", ""])
def test_a_new_card_in_a_cell_changes_no_way(deck: str) -> None:
    # Given what a ship in c1r1 could reach over c2r1
    people = [person(ship="c1r2", doubloons=20), person(ship="c1r1")]
    before = texts(table(people, active=1))
    # When the card of c2r1 is replaced
    state = table(people, cards={"c2r1": "sugar"}, tier2=deck)
    rows = look(state).rows
    play(state, "sail c2r1", "acquire", "end turn")
    # Then another one lies there and nothing else is different
    assert look(state).rows == rows
    assert texts(state) == before
    assert "sail c3r1" in before
    assert "sail c2r1" in before


@pytest.mark.rule("PM-058", "PM-025", "PM-080")
@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (["###PP####", "######GG#", "#EE######", "###......"], "has 24 card cells, but 25 cards are dealt (PM-058)"),
        (["###PP####", "######GG#", "#EE######", "#####...."], "has 26 card cells, but 25 cards are dealt (PM-058)"),
        (["###P.####", "######GG#", "#EE######", "####....."], "has 1 cells of island P; 2 is right (PM-058)"),
        (["###PP####", "######GG#", "#EE######", "####"], "must have up to 6 rows of equal length, up to 12 (PM-058)"),
        (
            [".###PP####", ".######GG#", ".#EE######", ".####....."],
            "must have a card in its first and in its last column (PM-058)",
        ),
        (
            ["###PP####.", "######GG#.", "#EE######.", "####......"],
            "must have a card in its first and in its last column (PM-058)",
        ),
        (["###PP####", "######GG#", "#EE######", "#..##.#.."], ""),
        (["###PP####", "######GG#", "#EE######", "###...#.."], "has a card at c3r4 that no ship can leave (PM-058)"),
        (["###PP####", "######GG#", "#EE#####.", "###...#.#"], "has a card at c9r4 that no ship can reach (PM-058)"),
        (["###PP####", "######GG#", "#######EE", "####....."], "has a card at c7r3 that no ship can leave (PM-058)"),
        (["#########", "#########", "####PP###", "#GGEE#X.."], "has other signs in its rows than # . G E P"),
    ],
)
def test_a_layout_of_ones_own_must_be_one_that_can_be_sailed(tmp_path: Path, rows: list[str], sentence: str) -> None:
    change = (STANDARD, f"rows = {rows}".replace("'", '"'))
    if sentence:
        assert complaint(tmp_path, change) == f"box.toml: layout[standard] {sentence}"
    else:
        game = changed_game(tmp_path, change)
        for place in ["start", "gulf", *spaces(rows)]:
            state = table([person(ship=place), person()], game=game)
            assert {text.removeprefix("sail ") for text in texts(state)} == stops(rows, place, 3) != set()
