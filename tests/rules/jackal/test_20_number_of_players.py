"""Chapter 20 and the options of a table: how many play, who leads what, what can be agreed on."""

from __future__ import annotations

import pytest

from doubloon.core.errors import BadOption, DoubloonError
from doubloon.games.jackal.game import jackal
from doubloon.games.jackal.stories.builder import at, pass_turns, table, where
from tests.rules.jackal.story import act, crew, look, new_game, scene, step

EACH = "teams=two_crews_each"


@pytest.mark.rule("JK-318", "JK-341", "JK-005", "JK-030")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_lead_a_crew_of_three_each(seats: int) -> None:
    state = new_game(seats, "players", "landing=recommended")
    colours = ["white", "yellow", "red", "black"][:seats]
    assert [(seen.colour, seen.seat, seen.ally) for seen in look(state).crews] == [
        (colour, seat, None) for seat, colour in enumerate(colours)
    ]
    assert len(look(state).figures) == 3 * seats


@pytest.mark.rule("JK-318")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_plays(seats: int) -> None:
    with pytest.raises(DoubloonError):
        jackal().new(seats, "players")


@pytest.mark.rule("JK-319", "JK-310", "JK-358")
def test_two_players_may_lead_two_allied_crews_each() -> None:
    state = new_game(2, "crews", EACH, "landing=recommended")
    assert [(seen.colour, seen.seat, seen.ally) for seen in look(state).crews] == [
        ("white", 0, "red"),
        ("yellow", 1, "black"),
        ("red", 0, "white"),
        ("black", 1, "yellow"),
    ]
    turns = []
    for _ in range(5):
        turns.append((look(state).turn, state.deciders()))
        act(state, "sail cw 1")
    assert turns == [("white", (0,)), ("yellow", (1,)), ("red", (0,)), ("black", (1,)), ("white", (0,))]
    assert state.rivals(0) == [1]


@pytest.mark.rule("JK-319")
@pytest.mark.parametrize("seats", [3, 4])
def test_two_crews_each_is_for_two_players(seats: int) -> None:
    with pytest.raises(DoubloonError, match="JK-319"):
        jackal().new(seats, "crews", jackal().options([EACH]))


@pytest.mark.rule("JK-319", "JK-120", "JK-312", "JK-314")
def test_both_crews_of_a_player_are_allies() -> None:
    state = table(scene({(5, 5): "pi:w1!", (5, 6): ".:r1"}), options=[EACH], turn="red")
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), where(state, "red-1")) == (at(5, 5), at(5, 5))
    pass_turns(state, "black")
    assert len([text for text in state.moves(0) if text.text.startswith("step 1")]) == 8


@pytest.mark.rule("JK-358", "JK-316")
def test_each_of_the_two_crews_has_its_own_purse_and_bottles() -> None:
    board = scene({(5, 1): ".:w1$", (4, 5): ".:w2", (5, 5): "?b2"})
    state = table(board, options=[EACH], purse={"yellow": 2, "red": 3})
    act(state, "board 1 coin")
    assert [seen.purse for seen in look(state).crews] == [1, 2, 3, 0]
    assert state.scores() == [4, 2]
    pass_turns(state, "yellow", "red", "black")
    act(state, step(2, 5, 5))
    assert [seen.bottles for seen in look(state).crews] == [2, 0, 0, 0]


@pytest.mark.rule("JK-358", "JK-273")
def test_bottles_of_one_crew_do_not_help_the_other_one_of_the_player() -> None:
    state = table(scene({(5, 5): "pi:r1!"}), options=[EACH], bottles={"white": 1})
    pass_turns(state, "white", "yellow", "red")
    assert (look(state).turn, crew(state, "white").bottles) == ("black", 1)


@pytest.mark.rule("JK-358", "JK-216", "T-108")
def test_in_smoke_each_crew_has_its_own_place() -> None:
    state = table(scene({(5, 5): ".:w1", (5, 6): "?sm"}), options=[EACH])
    act(state, step(1, 5, 6))
    movers = []
    for _ in range(5):
        movers.append((look(state).turn, state.deciders()[0]))
        act(state, "sail cw 1")
    assert movers == [("yellow", 0), ("red", 1), ("black", 0), ("white", 1), ("yellow", 1)]


@pytest.mark.rule("JK-320")
def test_island_and_gold_are_the_same_for_every_number_of_players() -> None:
    tables = [new_game(2, "same"), new_game(3, "same"), new_game(4, "same"), new_game(2, "same", EACH)]
    for state in tables:
        view = look(state)
        assert (view.face_down, view.rows) == (57, look(tables[0]).rows)
        assert view.unseen == look(tables[0]).unseen
        assert state.tiles == tables[0].tiles
        assert (view.bottles, view.in_the_box) == (5, {"beach": 2, "forest": 3, "mountain": 4})


# Options


@pytest.mark.rule("JK-023", "JK-342", "JK-309", "JK-355", "JK-283", "JK-278", "JK-308")
def test_what_holds_if_nothing_is_said() -> None:
    assert jackal().options([]).values() == {
        "island": "treasure_island",
        "landing": "free",
        "teams": "none",
        "end_when_decided": False,
        "no_progress_rounds": 30,
        "max_rounds": 300,
        "vote_after_idle_rounds": 8,
        "campaign": "no",
    }


@pytest.mark.rule("JK-308", "JK-023", "JK-342", "JK-283", "JK-278")
@pytest.mark.parametrize(
    "option",
    [
        "island=atlantis",
        "landing=beach",
        "teams=three",
        "end_when_decided=perhaps",
        "no_progress_rounds=31",
        "max_rounds=301",
        "vote_after_idle_rounds=0",
        "campaign=skerry-atlantis",
        "campaign=skerry-skerry-skerry-skerry-skerry",
        "campaign=",
        "bear=tame",
    ],
)
def test_other_values_are_refused_with_words(option: str) -> None:
    with pytest.raises(BadOption, match=option.partition("=")[0]):
        jackal().options([option])


@pytest.mark.rule("JK-308", "JK-340")
@pytest.mark.parametrize("island", ["treasure_island", "skerry", "crescent_bay", "long_reef"])
def test_every_island_can_be_the_first(island: str) -> None:
    state = new_game(2, "islands", f"island={island}", "campaign=long_reef-skerry")
    assert look(state).islands == [island, "long_reef", "skerry"]
    assert look(state).island == island
