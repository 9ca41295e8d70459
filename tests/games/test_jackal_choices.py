"""The choices of Jackal: which piece each picks up, and what it points at."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.stories.builder import offered, pass_turns, play, table
from tests.games.jackal_shown import SHOWING, chosen, seen, spoken, spots

STEPS = "    4      5    6\n 3  .:w1$  .    .\n 4  .      ?    .\n 5  .:w2   !N   ."


def test_a_step_picks_up_the_pirate_and_goes_to_a_tile_with_a_coin_or_without() -> None:
    state = table(STEPS)
    plain, loaded = chosen(state, "step 1 e5"), chosen(state, "step 1 e5 coin")
    assert plain.start == loaded.start == ["pirate:white-1"]
    assert plain.goal == loaded.goal == ["tile:e5"]
    assert spoken(plain.label) == "White 1 to e5"
    assert spoken(loaded.label) == "White 1 to e5 with a coin"


@pytest.mark.parametrize("turn", ["white", "red"])
def test_boarding_points_to_the_boat_that_is_boarded(turn: str) -> None:
    ally = {"white": "red", "red": "white"}[turn]
    drawing = f"    4     5\n 1  .     .:{turn[0]}1$\n 2  .     ."
    boats = {turn: 0, ally: 39, "yellow": 10, "black": 20}
    state = table(drawing, options=["teams=two_crews_each"], turn=turn, boats=boats)
    assert {"board 1", "board 1 ally", "board 1 coin", "board 1 ally coin"} <= set(offered(state))
    own, other = chosen(state, "board 1"), chosen(state, "board 1 ally")
    assert own.start == other.start == [f"pirate:{turn}-1"]
    assert own.goal == [f"boat:{turn}"]
    assert other.goal == [f"boat:{ally}"]
    assert spots(state)[f"boat:{ally}"].sub != spots(state)[f"boat:{turn}"].sub
    home = chosen(state, "board 1 ally coin")
    assert home.goal == [f"boat:{ally}"]
    assert spoken(home.brings) == "1 coin"


def test_the_allys_boat_is_picked_up_to_be_sailed() -> None:
    boats = {"white": 0, "red": 39, "yellow": 1, "black": 20}
    state = table("    5\n 1  .:r1", options=["teams=two_crews_each"], turn="red", boats=boats)
    play(state, "board 1 ally")
    pass_turns(state, "black", "white", "yellow")
    view = seen(state)
    cells = {crew.colour: crew.boat for crew in view.crews}
    allied, own = chosen(state, "sail ally cw 1"), chosen(state, "sail ccw 2")
    assert allied.start == ["boat:white"]
    assert own.start == ["boat:red"]
    for choice, text in ((allied, "sail ally cw 1"), (own, "sail ccw 2")):
        after = state.clone()
        play(after, text)
        boat = choice.start[0].partition(":")[2]
        moved = {crew.colour: crew.boat for crew in seen(after).crews}
        assert moved[boat] != cells[boat]
        assert choice.goal == [f"tile:{moved[boat]}"]
    assert len(own.way) == 1


def test_swimming_far_goes_by_the_cell_between() -> None:
    state = table("    0\n 4  ~:w1", abilities={"white-1": "swimmer"})
    near, far = chosen(state, "swim 1 cw"), chosen(state, "swim 1 cw far")
    assert near.goal == far.way
    assert far.start == ["pirate:white-1"]
    assert len({*near.goal, *far.goal, "tile:a5"}) == 3


def test_an_exit_on_the_way_moves_the_figure_and_staying_points_to_where_it_is() -> None:
    state = table("    4     5     6\n 3  .:w1  >E+W  .\n 4  .     .     .")
    play(state, "step 1 f4")
    assert chosen(state, "go g4").start == ["pirate:white-1"]
    assert chosen(state, "go g4").goal == ["tile:g4"]
    assert "W1" in [spoken(mark.sign) for mark in spots(state)["tile:f4"].marks]
    state = table("    4     5\n 3  .:w1  ai\n 4  .     .")
    play(state, "step 1 f4")
    assert chosen(state, "stay").goal == ["tile:f4"]


def test_looks_and_shots_and_turned_tiles_point_at_tiles() -> None:
    state = table("    4     5\n 3  .:w1  ?li\n 4  .     ?")
    play(state, "step 1 f4")
    assert chosen(state, "look f5").start == []
    assert chosen(state, "look f5").goal == ["tile:f5"]
    assert chosen(state, "stop").goal == []
    state = table("    4     5\n 3  .:w1  ?ho\n 4  .     ?", abilities={"white-1": "lookout"})
    assert chosen(state, "look f4").start == ["pirate:white-1"]
    state = table("    3  4     5     6\n 4  .  .:w1  ?mu   .:y1\n 5  .  .     .     .")
    play(state, "step 1 f5")
    shot = chosen(state, "shoot e")
    assert shot.start == ["pirate:white-1"]
    assert shot.goal == ["tile:g5"]
    assert shot.way == ["tile:h5", "tile:i5", "tile:j5"]  # as far as the land goes
    assert spoken(shot.label) == "shoot east"
    state = table("    4     5    6\n 4  .:w1  ?eq  >N\n 5  .     .    .", rest=".")
    play(state, "step 1 f5")
    assert chosen(state, "swap g5").goal == ["tile:g5"]
    play(state, "swap g5")
    assert chosen(state, "swap g6").start == ["tile:g5"]
    play(state, "swap g6")
    assert chosen(state, "turn 1").goal == ["tile:g6"]
    assert spoken(chosen(state, "turn 1").label) == "arrow →"


def test_whom_a_bullet_hits_is_pointed_at() -> None:
    state = table("    4     5     6\n 4  .:w1  ?mu   .:y1y2\n 5  .     .     .")
    play(state, "step 1 f5", "shoot e")
    assert chosen(state, "hit yellow-2").goal == ["pirate:yellow-2"]


def test_a_shrine_is_where_the_dead_come_back() -> None:
    state = table("    4      5\n 3  sh:w1  .\n 4  .      .", dead="white-2")
    choice = chosen(state, "resurrect 2")
    assert choice.start == ["pirate:white-2"]
    assert choice.goal == ["tile:e4"]
    assert spoken(spots(state)["pirate:white-2"].sub) == "dead"


def test_a_bottle_goes_to_whom_it_helps_and_is_what_it_costs() -> None:
    state = table("    4       5         6\n 3  pi:w1!  l3:w2/1$  .:m\n 4  .:w3    .         .", bottles={"white": 2})
    play(state, "step 3 e6")
    for text, figure in (("free 1", "white-1"), ("through 2 coin", "white-2")):
        choice = chosen(state, text)
        assert choice.start == ["bottle:white"]
        assert choice.goal == [f"pirate:{figure}"]
        assert spoken(choice.costs) == "1 bottle"
    assert chosen(state, "arm").goal == ["pirate:missionary"]
    assert chosen(state, "done").goal == []


def test_a_vote_points_to_who_votes() -> None:
    state = table(explored=True, rest=".", drawing="    4\n 4  .:$")
    assert chosen(state, "call").goal == ["seat:0"]
    play(state, "call", "yes")
    assert chosen(state, "no").goal == ["seat:1"]
    assert SHOWING.spots(seen(state), "voted-yes", {"seat": 0}) == ["seat:0"]


def test_an_ability_goes_to_a_pirate() -> None:
    options = ["campaign=skerry"]
    state = table(purse={"white": 4, "yellow": 3}, explored=True, options=options, abilities={"white-1": "diver"})
    play(state, "sail cw 1")
    take = next(text for text in offered(state) if text.endswith(" 1"))
    ability = take.split()[1]
    assert chosen(state, take).start == [f"ability:{ability}"]
    assert chosen(state, take).goal == ["pirate:white-1"]
    assert spoken(chosen(state, take).about).endswith("(instead of Diver)")


def test_in_smoke_the_crew_that_is_moved_acts_and_not_ones_own() -> None:
    state = table("    4     5\n 3  .:w1  .\n 4  .     .", smoke=2)
    assert list(state.deciders()) == [1]
    assert chosen(state, "step 1 f4").start == ["pirate:white-1"]
    assert any("moved by Ben" in spoken(fact.value) for fact in SHOWING.panels(seen(state))[0].facts)
