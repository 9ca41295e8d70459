"""Chapter 19: two-on-two."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.game import jackal
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import at, boat, coins, offered, pass_turns, table, targets, trapped, where
from tests.rules.jackal.story import act, clause_against, crew, look, new_game, scene, step, steps

Tokens = dict[tuple[int, int], str]


def pairs(
    tokens: Tokens,
    turn: str = "white",
    boats: dict[str, int] | None = None,
    purse: dict[str, int] | None = None,
    bottles: dict[str, int] | None = None,
    dead: str = "",
    smoke: int = 0,
    explored: bool = False,
    missionary: str = "white",
) -> JackalState:
    """White and red against yellow and black."""
    return table(
        scene(tokens),
        seats=4,
        turn=turn,
        boats=boats,
        purse=purse,
        bottles=bottles,
        dead=dead,
        smoke=smoke,
        explored=explored,
        missionary=missionary,
        options=["teams=two_on_two"],
        listen=True,
    )


@pytest.mark.rule("JK-309", "JK-310")
def test_white_and_red_play_against_yellow_and_black_in_turns() -> None:
    state = new_game(4, "pairs", "teams=two_on_two", "landing=recommended")
    assert {seen.colour: seen.ally for seen in look(state).crews} == {
        "white": "red",
        "yellow": "black",
        "red": "white",
        "black": "yellow",
    }
    turns = []
    for _ in range(8):
        turns.append(look(state).turn)
        act(state, "sail cw 1")
    assert turns == ["white", "yellow", "red", "black"] * 2
    assert [state.rivals(seat) for seat in range(4)] == [[1, 3], [0, 2], [1, 3], [0, 2]]


@pytest.mark.rule("JK-309")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_on_two_is_for_four(seats: int) -> None:
    rules = jackal()
    with pytest.raises(Exception, match="JK-309"):
        rules.new(seats, "pairs", rules.options(["teams=two_on_two"]))


@pytest.mark.rule("JK-311", "JK-120", "T-031")
@pytest.mark.parametrize("sign", [".", "fo", "sh", "ju", "l3"])
def test_allies_share_cells_and_never_fight(sign: str) -> None:
    state = pairs({(5, 5): f"{sign}:w1", (6, 5): ".:r1"}, turn="red")
    act(state, step(1, 5, 5))
    assert (where(state, "white-1"), where(state, "red-1")) == (at(5, 5), at(5, 5))


@pytest.mark.rule("JK-311", "JK-106")
def test_a_member_of_the_other_pair_is_an_enemy() -> None:
    state = pairs({(5, 5): ".:b1w2", (6, 5): ".:r1"}, turn="red")
    act(state, step(1, 5, 5))
    assert (where(state, "black-1"), where(state, "white-2")) == ("ship", at(5, 5))


@pytest.mark.rule("JK-311", "JK-064", "JK-099", "JK-316")
def test_a_coin_brought_aboard_the_allys_boat_goes_into_the_own_purse() -> None:
    state = pairs({(5, 1): ".:r1$"}, turn="red", boats={"white": 0, "red": 5})
    act(state, "board 1 ally coin")
    assert (where(state, "red-1"), crew(state, "red").purse, crew(state, "white").purse) == ("aboard white", 1, 0)
    # It counts for both.
    assert state.scores() == [1, 0, 1, 0]
    # Nobody boards an enemy's boat.
    state = pairs({(5, 1): ".:y1"}, turn="yellow", boats={"white": 0, "yellow": 5})
    assert clause_against(state, "board 1 ally") == "JK-064"


@pytest.mark.rule("JK-311", "JK-055", "JK-069")
def test_allied_boats_are_boarded_from_the_sea_and_pick_up_allies() -> None:
    swims = pairs({(10, 5): "~:r1"}, turn="red", boats={"white": 11, "yellow": 20, "red": 0})
    act(swims, "swim 1 cw")
    assert where(swims, "red-1") == "aboard white"
    picked = pairs({(10, 5): "~:r1"}, boats={"white": 9, "yellow": 20})
    act(picked, "sail cw 1")
    assert where(picked, "red-1") == "aboard white"


@pytest.mark.rule("JK-312", "JK-047", "JK-048")
def test_with_an_own_pirate_aboard_a_crew_moves_the_allys_boat() -> None:
    # Given one red pirate and one white one aboard white's boat
    state = pairs({(5, 1): ".:r1", (7, 5): ".:w1w2"}, turn="red", boats={"white": 0, "red": 25})
    assert not [text for text in offered(state) if text.startswith("sail ally")]
    assert clause_against(state, "sail ally cw 1") == "JK-047"
    act(state, "board 1 ally")
    pass_turns(state, "black", "white", "yellow")
    assert targets(state, "sail ally cw") == ["1", "2"], "both row"
    before = boat(state, "white")
    act(state, "sail ally cw 2")
    assert boat(state, "white") == before + 2
    assert where(state, "red-1") == "aboard white"


@pytest.mark.rule("JK-312")
def test_without_allies_there_is_no_other_boat_to_move() -> None:
    assert clause_against(table(seats=4), "sail ally cw 1") == "JK-312"


@pytest.mark.rule("JK-312", "JK-344", "T-034")
def test_nobody_steps_from_boat_to_boat() -> None:
    state = pairs({}, boats={"white": 0, "red": 1, "yellow": 20, "black": 30})
    assert not [text for text in offered(state) if text.startswith("board")]
    assert clause_against(state, "board 1 ally") == "JK-344"


@pytest.mark.rule("JK-313", "JK-110")
def test_a_hit_pirate_returns_to_his_own_boat() -> None:
    state = pairs({(5, 5): ".:r1", (6, 5): ".:y1"}, turn="yellow")
    act(state, step(1, 5, 5))
    assert where(state, "red-1") == "ship"
    pass_turns(state, "red", "black", "white", "yellow")
    assert where(state, "red-1") == "aboard red"


@pytest.mark.rule("JK-313", "JK-189")
def test_a_balloon_takes_to_the_own_boat() -> None:
    state = pairs({(5, 2): ".:r1$", (5, 3): "bl"}, turn="red", boats={"white": 0})
    act(state, step(1, 5, 3, 1))
    assert (where(state, "red-1"), crew(state, "red").purse) == ("aboard red", 1)


@pytest.mark.rule("JK-314", "JK-167")
def test_allies_free_each_other_from_pits() -> None:
    state = pairs({(5, 5): "pi:w1!", (6, 5): ".:r1"}, turn="red")
    act(state, step(1, 5, 5))
    assert trapped(state) == []
    enemy = pairs({(5, 5): "pi:w1!", (6, 5): ".:y1"}, turn="yellow")
    act(enemy, step(1, 5, 5))
    assert trapped(enemy) == ["yellow-1"]


@pytest.mark.rule("JK-315", "JK-137")
def test_resurrection_is_for_the_own_crew() -> None:
    state = pairs({(5, 5): "sh:w1"}, dead="white-3 red-1 red-2")
    assert clause_against(state, "resurrect 1") == "JK-135"
    assert [text for text in offered(state) if text.startswith("resurrect")] == ["resurrect 3"]


@pytest.mark.rule("JK-315")
def test_the_missionary_obeys_his_own_crew_only() -> None:
    state = pairs({(5, 5): ".:m", (5, 6): ".:r1"}, turn="red", missionary="white", bottles={"red": 1})
    assert clause_against(state, step("m", 5, 4)) == "JK-041"
    act(state, step(1, 5, 5))  # a friend may join him
    assert where(state, "red-1") == at(5, 5)
    # But a bottle of red's does not arm him.
    assert look(state).turn == "black"
    assert crew(state, "red").bottles == 1


@pytest.mark.rule("JK-315", "JK-119", "JK-239")
def test_a_missionary_protects_the_allys_pirates_as_well() -> None:
    state = pairs({(5, 5): ".:mr1", (6, 5): ".:y1"}, turn="yellow")
    assert clause_against(state, step(1, 5, 5)) == "JK-118"
    state = pairs({(5, 5): ".:mr1", (6, 5): ".:y1"}, turn="red")
    assert (6, 5) not in steps(state, 1)


@pytest.mark.rule("JK-315", "JK-273")
def test_bottles_found_stay_with_the_crew_that_found_them() -> None:
    state = pairs({(5, 4): ".:r1", (5, 5): "?b2", (7, 5): "pi:w1!"}, turn="red")
    act(state, step(1, 5, 5))
    assert [seen.bottles for seen in look(state).crews] == [0, 0, 2, 0]
    assert look(state).turn == "black", "red has bottles, but no pirate of its own in need"


@pytest.mark.rule("JK-316", "JK-280", "T-144")
@pytest.mark.parametrize(
    ("purse", "places", "scores"),
    [
        ({"white": 5, "yellow": 4, "red": 1, "black": 3}, [1, 1, 1, 1], [7, 7, 7, 7]),
        ({"white": 1, "yellow": 9, "red": 8, "black": 0}, [1, 3, 1, 3], [10, 9, 10, 9]),
        ({"white": 5, "yellow": 4, "red": 0, "black": 4}, [3, 1, 3, 1], [6, 8, 6, 8]),
    ],
)
def test_the_coins_of_a_pair_are_added(purse: dict[str, int], places: list[int], scores: list[int]) -> None:
    state = pairs({(5, 1): ".:w1$"}, purse=purse, explored=True)
    act(state, "board 1 coin")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.places, state.scores()) == (places, scores)
    assert outcome.tie_break == ("shared" if len(set(scores)) == 1 else "")


@pytest.mark.rule("JK-317", "JK-216", "T-098")
def test_in_smoke_an_opponent_moves_each_crew() -> None:
    # Given that yellow explores smoke
    state = pairs({(5, 5): ".:y1", (5, 6): "?sm"}, turn="yellow")
    act(state, step(1, 5, 6))
    movers = []
    for _ in range(5):
        movers.append((look(state).turn, state.deciders()[0]))
        act(state, "sail cw 1")
    assert movers == [("red", 3), ("black", 0), ("white", 1), ("yellow", 2), ("red", 2)]


@pytest.mark.rule("JK-317", "JK-350")
def test_in_smoke_friends_remain_those_of_the_crew_that_is_moved() -> None:
    # Given black's player moving red: white's pirate is red's friend, the coin goes into red's purse
    state = pairs({(5, 1): ".:r1w1$", (6, 2): ".:b1"}, turn="red", smoke=1, boats={"white": 0, "red": 25})
    assert state.deciders() == (3,)
    assert (6, 2) in steps(state, 1)
    act(state, "board 1 ally coin")
    assert (crew(state, "red").purse, crew(state, "black").purse, coins(state, at(5, 1))) == (1, 0, 0)
