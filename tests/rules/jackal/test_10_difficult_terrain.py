"""Chapter 10: labyrinths."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.jackal.box.box import KINDS
from doubloon.games.jackal.stories.builder import coins, offered, pass_turns, table, targets, where
from tests.rules.jackal.story import (
    act,
    box,
    clause_against,
    complaint,
    crew,
    drawn,
    figure,
    gold_at,
    kinds,
    look,
    step,
    steps,
)


@pytest.mark.rule("JK-122", "JK-150", "A-22")
def test_labyrinths_have_two_to_five_spaces(tmp_path: Path) -> None:
    found = {tile.id: tile.amount for tile in box().tiles if KINDS[tile.kind] == "labyrinth"}
    assert found == {"labyrinth_2": 2, "labyrinth_3": 3, "labyrinth_4": 4, "labyrinth_5": 5}
    assert "steps" in complaint(tmp_path, ("steps = 5", "steps = 6"))
    assert "steps" in complaint(tmp_path, ("steps = 2", "steps = 1"))


@pytest.mark.rule("JK-122", "JK-123", "JK-124", "JK-125", "JK-126", "JK-150", "T-040")
@pytest.mark.parametrize("spaces", [2, 3, 4, 5])
def test_a_labyrinth_takes_as_many_turns_as_it_has_spaces(spaces: int) -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): f"l{spaces}"}))
    act(state, step(1, 5, 4))
    for space in range(1, spaces):
        assert figure(state, "white-1").space == space
        pass_turns(state, "yellow")
        assert steps(state, 1) == set()
        assert clause_against(state, step(1, 6, 4)) == "JK-124"
        act(state, "advance 1")
    pass_turns(state, "yellow")
    assert figure(state, "white-1").space == spaces
    assert clause_against(state, "advance 1") == "JK-125"
    assert len(steps(state, 1)) == 8
    act(state, step(1, 6, 4))
    assert (where(state, "white-1"), figure(state, "white-1").space) == ("g5", 0)


@pytest.mark.rule("JK-122")
def test_elsewhere_nobody_advances() -> None:
    state = table(drawn({(4, 4): ".:w1"}))
    assert clause_against(state, "advance 1") == "JK-122"


@pytest.mark.rule("JK-123")
@pytest.mark.parametrize(
    ("cells", "first"),
    [
        ({(4, 4): ".:w1", (5, 4): "?l5"}, (5, 4)),
        ({(3, 4): ".:w1", (4, 4): ">E", (5, 4): "l5"}, (4, 4)),
        ({(3, 4): ".:w1", (4, 4): "ic", (5, 4): "l5:w2/4"}, (4, 4)),
    ],
)
def test_however_it_is_entered_one_begins_on_the_first_space(
    cells: dict[tuple[int, int], str], first: tuple[int, int]
) -> None:
    state = table(drawn(cells))
    act(state, step(1, *first))
    assert (where(state, "white-1"), figure(state, "white-1").space) == ("f5", 1)


@pytest.mark.rule("JK-123")
def test_a_landing_begins_on_the_first_space_too() -> None:
    state = table(drawn({(5, 1): "l3"}))
    act(state, step(1, 5, 1))
    assert figure(state, "white-1").space == 1


@pytest.mark.rule("JK-124", "JK-064")
def test_nobody_boards_from_the_middle_of_a_labyrinth() -> None:
    inside = table(drawn({(5, 1): "l3:w1/2"}))
    assert "board 1" not in offered(inside)
    assert clause_against(inside, "board 1") == "JK-124"
    through = table(drawn({(5, 1): "l3:w1/3"}))
    assert "board 1" in offered(through)


@pytest.mark.rule("JK-124")
def test_nobody_goes_two_spaces_or_back() -> None:
    state = table(drawn({(5, 4): "l5:w1/2"}), listen=True)
    assert targets(state, "advance") == ["1"]
    assert clause_against(state, "advance 1 far") == "JK-124"
    act(state, "advance 1")
    assert figure(state, "white-1").space == 3
    assert "advanced" in kinds(state)


@pytest.mark.rule("JK-127", "JK-128", "T-041")
def test_enemies_share_a_labyrinth_on_different_spaces() -> None:
    state = table(drawn({(4, 4): ".:w1", (5, 4): "l3:y1/2"}))
    act(state, step(1, 5, 4))
    assert (figure(state, "white-1").space, figure(state, "yellow-1").space) == (1, 2)
    assert figure(state, "yellow-1").state == ""
    pass_turns(state, "yellow")
    act(state, "advance 1")
    assert (figure(state, "yellow-1").state, figure(state, "white-1").space) == ("recovering", 2)


@pytest.mark.rule("JK-128", "T-042")
def test_two_spaces_ahead_nobody_is_hit() -> None:
    state = table(drawn({(5, 4): "l3:w1/1y1/3"}))
    act(state, "advance 1")
    assert (figure(state, "white-1").space, figure(state, "yellow-1").state) == (2, "")


@pytest.mark.rule("JK-130", "JK-128", "T-043")
def test_with_a_coin_nobody_enters_an_enemys_space() -> None:
    state = table(drawn({(4, 4): ".:w1$", (5, 4): "l3:y1/1"}))
    assert clause_against(state, step(1, 5, 4, 1)) == "JK-130"
    act(state, step(1, 5, 4))
    assert figure(state, "yellow-1").state == "recovering"


@pytest.mark.rule("JK-130")
def test_with_a_coin_nobody_advances_onto_an_enemys_space() -> None:
    state = table(drawn({(5, 4): "l3:w1/1y1/2$/1"}))
    assert targets(state, "advance") == ["1"]
    assert clause_against(state, "advance 1 coin") == "JK-130"
    act(state, "advance 1")
    assert figure(state, "yellow-1").state == "recovering"
    assert (coins(state, "f5", 1), coins(state, "f5", 2)) == (1, 0)


@pytest.mark.rule("JK-130", "JK-127", "JK-044")
@pytest.mark.parametrize("friend", ["l4:w1/1$/1w2/2y1/3", "l4:w1/1$/1y1/3"])
def test_with_a_coin_he_advances_to_a_friend_while_enemies_are_elsewhere(friend: str) -> None:
    # The second time his friend is on the same space of another labyrinth.
    other = "." if "w2" in friend else "l3:w2/2"
    state = table(drawn({(4, 4): friend, (6, 6): other}))
    act(state, "advance 1 coin")
    assert (figure(state, "white-1").space, figure(state, "yellow-1").space) == (2, 3)
    assert coins(state, "e5", 2) == 1


@pytest.mark.rule("JK-107", "JK-130", "T-053")
def test_with_a_coin_into_a_labyrinth_whose_first_space_is_free() -> None:
    state = table(drawn({(4, 4): ".:w1$", (5, 4): "l3:y1/3"}))
    act(state, step(1, 5, 4, 1))
    assert (figure(state, "white-1").space, coins(state, "f5", 1), gold_at(state, 4, 4)) == (1, 1, 0)
    assert figure(state, "yellow-1").state == ""


@pytest.mark.rule("JK-129", "JK-091")
def test_a_coin_advances_with_its_pirate() -> None:
    state = table(drawn({(5, 4): "l3:w1/1$$/1"}))
    act(state, "advance 1 coin")
    assert [coins(state, "f5", space) for space in (1, 2, 3)] == [1, 1, 0]
    pass_turns(state, "yellow")
    act(state, "advance 1 coin")
    pass_turns(state, "yellow")
    act(state, step(1, 6, 4, 1))
    assert [coins(state, "f5", space) for space in (1, 2, 3)] == [1, 0, 0]
    assert (gold_at(state, 6, 4), look(state).gold) == (1, 2)


@pytest.mark.rule("JK-129", "JK-102", "T-044")
def test_a_coin_is_taken_only_from_its_own_space() -> None:
    state = table(drawn({(5, 4): "l3:w1/2$/2y1/1", (4, 4): ".:y2"}), turn="yellow")
    act(state, "advance 1")
    assert (figure(state, "white-1").state, coins(state, "f5", 2)) == ("recovering", 1)
    pass_turns(state, "white")
    act(state, step(2, 5, 4))
    pass_turns(state, "white")
    assert targets(state, "advance") == ["1", "1 coin", "2"]
    assert clause_against(state, "advance 2 coin") == "JK-092"
    act(state, "advance 2")
    pass_turns(state, "white")
    assert "advance 2 coin" in offered(state)


@pytest.mark.rule("JK-129")
def test_from_the_last_space_a_coin_goes_aboard() -> None:
    state = table(drawn({(5, 1): "l2:w1/2$/2"}))
    act(state, "board 1 coin")
    assert (crew(state, "white").purse, gold_at(state, 5, 1)) == (1, 0)
