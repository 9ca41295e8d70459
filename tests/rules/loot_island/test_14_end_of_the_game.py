"""Chapter 14: the end of the game."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import Person, person, play, refs, table
from tests.rules.loot_island.story import asked, clause_against, discard_loot, look, new_game, offers, people, seen
from tests.rules.story import told, wander


def at_the_end(*told_of: Person, first: int = 0, healers: str = "") -> LootState:
    """The cube check of a game with these players; they have no cubes unless told."""
    return table(list(told_of), at="end", first=first, healers=healers, round=5)


def rich(treasures: str = "", cubes: int = 0) -> Person:
    return person(treasures=treasures, cubes=cubes)


def result(state: LootState) -> tuple[list[int], list[int]]:
    """Places and winners."""
    ending = look(state).ending
    assert ending is not None
    return ending.places, ending.winners


@pytest.mark.rule("LI-340")
def test_the_steps_of_the_end_in_their_order() -> None:
    three = [person(cubes=3, treasures="16"), person(cubes=13), person(cubes=0)]
    columns = {4: "R03a R04a R05b R06a"}
    state = table(three, at="final", round=5, columns=columns, stacks={4: "0"}, treasure_deck="15", listen=True)
    play(state, "take 15", "keep")
    play(state, offers(state)[0])
    steps = ("loot", "eliminated", "healers-shown", "healed", "cannot-pay", "loot-value", "game-over")
    kinds = [event.kind for event in told(state) if event.kind in steps]
    assert kinds == ["loot", "eliminated", "healers-shown", "healed", *["loot-value"] * 2, "game-over"]


@pytest.mark.rule("LI-340")
@pytest.mark.parametrize(("choice", "held", "out"), [("keep", 9, True), ("discard", 14, False)])
def test_the_cube_check_comes_after_the_final_exploration(choice: str, held: int, out: bool) -> None:
    columns = {4: "R03a R04a R05b R06a"}
    three = people(3, person(cubes=held))
    state = table(three, at="final", round=5, columns=columns, stacks={4: "0"}, treasure_deck="16")
    play(state, "take 16", choice, *([] if choice == "keep" else ["drop 2"]))
    assert seen(state, 0).eliminated == out


@pytest.mark.rule("LI-342")
@pytest.mark.parametrize(("held", "out"), [(0, False), (12, False), (13, True), (14, True), (30, True)])
def test_thirteen_cubes_eliminate(held: int, out: bool) -> None:
    state = at_the_end(rich("16 8", cubes=held), rich(), rich())
    assert (seen(state, 0).eliminated, refs(state, 0)) == (out, [] if out else [16, 8])


@pytest.mark.rule("LI-343")
def test_whoever_is_eliminated_is_not_paid_as_captain_while_others_choose_healers() -> None:
    state = at_the_end(rich("16", cubes=13), rich("8", cubes=2), rich(), first=0)
    assert (asked(state), look(state).scores) == ("healer", [0, 1, 0])


@pytest.mark.rule("LI-343")
def test_the_eliminated_take_no_further_part() -> None:
    # Given the holder of the tile and of most crosses, with too many cubes
    state = at_the_end(rich("20 16", cubes=13), rich("17"), rich("1", cubes=2), healers="H01 H02 H03")
    # Then others choose healers, and the others' crowns take the first places
    assert state.deciders() == (2,)
    assert clause_against(state, "healer h01", seat=0) == "LI-345"
    play(state, "healer h01")
    assert [seen(state, seat).crown_bonus for seat in range(3)] == [0, 25, 18]
    assert state.scores() == [0, 28, 17]
    assert (seen(state, 0).healer, seen(state, 0).loot) == (None, None)


@pytest.mark.rule("LI-344")
def test_healers_are_turned_up_after_the_cube_check() -> None:
    three = [person(cubes=2), person(cubes=13), person(cubes=1)]
    columns = {4: "R03a R04a R05b R06a"}
    state = table(
        three, at="final", round=5, columns=columns, stacks={4: "0"}, healers="H03 H07 H14", treasure_deck="15"
    )
    assert [look(state, seat).healers for seat in (-1, 0, 1, 2)] == [None] * 4
    play(state, "take 15", "keep")
    assert [look(state, seat).healers for seat in (-1, 0, 1, 2)] == [["H03", "H07", "H14"]] * 4


@pytest.mark.rule("LI-345")
def test_healers_are_chosen_by_increasing_cubes() -> None:
    state = at_the_end(rich(cubes=7), rich(cubes=1), rich(cubes=12), rich(cubes=4), healers="H01 H05 H10 H14")
    for seat, healer, left in [
        (1, "h10", "h01 h05 h10 h14"),
        (3, "h01", "h01 h05 h14"),
        (0, "h14", "h05 h14"),
        (2, "h05", "h05"),
    ]:
        assert (state.deciders(), offers(state)) == ((seat,), [f"healer {id}" for id in left.split()])
        play(state, f"healer {healer}")
    assert [seen(state, seat).healer for seat in range(4)] == ["H14", "H10", "H05", "H01"]


@pytest.mark.rule("LI-345")
def test_a_healer_that_is_taken_or_not_on_the_table_cannot_be_chosen() -> None:
    state = at_the_end(rich(cubes=1), rich(cubes=2), rich(), healers="H01 H05 H10")
    assert clause_against(state, "healer h14") == "LI-345"
    play(state, "healer h05")
    assert clause_against(state, "healer h05") == "LI-345"


@pytest.mark.rule("LI-346", "Q-28")
@pytest.mark.parametrize("first", range(4))
def test_of_equals_the_first_clockwise_from_the_tile_chooses_first(first: int) -> None:
    # Given seats 0, 2 and 3 with five cubes each and seat 1 with more
    state = at_the_end(rich(cubes=5), rich(cubes=6), rich(cubes=5), rich(cubes=5), first=first)
    order = []
    while state.deciders():
        order.append(state.deciders()[0])
        play(state, offers(state)[0])
    assert order == [*(seat % 4 for seat in range(first, first + 4) if seat % 4 != 1), 1]


@pytest.mark.rule("LI-346", "Q-28")
def test_the_seat_of_an_eliminated_holder_is_the_starting_point() -> None:
    state = at_the_end(rich(cubes=5), rich(cubes=5), rich(cubes=13), rich(cubes=5), first=2)
    assert state.deciders() == (3,)
    play(state, offers(state)[0])
    assert state.deciders() == (0,)


@pytest.mark.rule("LI-347")
def test_choosing_is_a_must_with_cubes_and_impossible_without() -> None:
    state = at_the_end(rich("16", cubes=3), rich("11"), rich(), healers="H01 H14")
    assert [text.split()[0] for text in offers(state)] == ["healer"] * 3
    for text in ("pass", "decline"):
        assert clause_against(state, text) == "LI-347"
    play(state, "healer h01")
    # Then those without cubes were not asked and pay nothing
    assert (state.over(), state.scores()) == (True, [12 + 5 - 6, 10, 0])
    assert [seen(state, seat).healer for seat in (1, 2)] == [None, None]


@pytest.mark.rule("LI-348")
@pytest.mark.parametrize("others", ["H01 H02", "H13 H14"])
def test_healers_that_nobody_chose_have_no_effect(others: str) -> None:
    state = at_the_end(rich("16", cubes=3), rich("7"), rich("6"), healers=f"H10 {others}")
    play(state, "healer h10")
    assert state.scores() == [12 + 5 - 7, 7, 5]


@pytest.mark.rule("LI-349")
@pytest.mark.parametrize("tile", [0, 1])
@pytest.mark.parametrize(("healer", "held", "cost"), [("h01", 4, 7), ("h02", 5, 7), ("h08", 4, 11), ("h14", 12, 17)])
def test_the_loot_value(tile: int, healer: str, held: int, cost: int) -> None:
    state = at_the_end(rich("16 7", cubes=held), rich("6"), rich(), first=tile, healers=healer)
    play(state, f"healer {healer}")
    assert state.scores() == [19 + 5 * (tile == 0) - cost, 5 + 5 * (tile == 1), 0]
    assert [seen(state, seat).loot for seat in range(3)] == state.scores()


@pytest.mark.rule("LI-350")
@pytest.mark.parametrize(("treasures", "out"), [("7", False), ("6", True), ("6 8", True), ("6 13", False)])
def test_who_would_drop_below_zero_is_out(treasures: str, out: bool) -> None:
    # Given a healer who costs 7
    state = at_the_end(rich(treasures, cubes=3), rich(), rich(), first=1, healers="H10")
    play(state, "healer h10")
    assert (seen(state, 0).eliminated, seen(state, 0).loot) == (out, None if out else 0)


@pytest.mark.rule("LI-351", "Q-26")
def test_who_cannot_pay_keeps_the_place_of_their_crowns() -> None:
    # Given a first place in crowns, 25 + 1, and a healer for 29
    state = at_the_end(rich("20", cubes=12), rich("17"), rich("1"), first=2, healers="H09")
    play(state, "healer h09")
    assert seen(state, 0).eliminated
    assert state.scores() == [0, 18 + 3, 11 + 4 + 5]
    assert result(state) == ([3, 1, 2], [1])


@pytest.mark.rule("LI-352", "LI-356", "Q-52")
def test_the_highest_loot_value_wins_and_the_others_follow() -> None:
    state = at_the_end(rich("6"), rich("16"), rich(), rich("11"), first=2)
    assert state.scores() == [5, 12, 5, 10]
    # Given a tie for the third place, it goes to the holder of the tile
    assert result(state) == ([4, 1, 3, 2], [1])


@pytest.mark.rule("LI-352")
def test_only_players_still_in_can_win() -> None:
    state = at_the_end(rich("70 57 16", cubes=13), rich("6"), rich(), first=2)
    assert (result(state)[1], state.scores()) == ([2], [0, 5, 5])


@pytest.mark.rule("LI-353")
@pytest.mark.parametrize(("first", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_a_tie_is_won_by_the_first_clockwise_from_the_tile(first: int, winner: int) -> None:
    # Given seats 1 and 3 with 12 each, whoever has the tile
    loot = {0: "", 1: "16", 2: "", 3: "51"}
    if first in (1, 3):
        loot[first] = "7"
    state = at_the_end(*(rich(loot[seat]) for seat in range(4)), first=first)
    assert state.scores()[1] == state.scores()[3] == 12
    ending = look(state).ending
    assert ending is not None
    assert (ending.winners, ending.tie_break) == ([winner], "first-player")
    assert sorted(ending.places) == [1, 2, 3, 4]


@pytest.mark.rule("LI-353")
def test_the_seat_of_an_eliminated_holder_still_counts_for_a_tie() -> None:
    state = at_the_end(rich("16"), rich(cubes=13), rich("51"), rich("6"), first=1)
    assert result(state) == ([2, 4, 1, 3], [2])


@pytest.mark.rule("LI-353")
def test_without_a_tie_nothing_has_to_be_broken() -> None:
    ending = look(at_the_end(rich("16"), rich(), rich("6"), first=1)).ending
    assert ending is not None
    assert (ending.winners, ending.tie_break) == ([0], "")


@pytest.mark.rule("LI-354", "LI-357")
def test_if_all_are_eliminated_nobody_wins() -> None:
    state = at_the_end(rich("16", cubes=13), rich("6", cubes=20), rich(cubes=12), first=0, healers="H14")
    play(state, "healer h14")
    assert [seen(state, seat).eliminated for seat in range(3)] == [True] * 3
    assert result(state)[1] == []
    assert len(set(result(state)[0])) == 1


@pytest.mark.rule("LI-355")
def test_cards_compasses_and_islands_are_worth_nothing() -> None:
    three = [person(hand="R10a RWa G10a", cubes=0), person(cubes=0), person(cubes=0)]
    stacks = {0: "0", 4: "0", 6: "0 1"}
    state = table(three, at="end", round=5, first=2, stacks=stacks, columns={0: "P04a P08a PWa"})
    assert state.scores() == [0, 0, 5]


@pytest.mark.rule("LI-356", "Q-52")
def test_the_eliminated_stand_last_and_equal() -> None:
    # Given one out by cubes, one who cannot pay, and one who is in with nothing
    state = at_the_end(rich("16", cubes=13), rich("6", cubes=1), rich(), first=2, healers="H14")
    play(state, "healer h14")
    assert result(state) == ([2, 2, 1], [2])
    assert state.scores() == [0, 0, 5]
    nothing = at_the_end(rich(cubes=13), rich(), rich("6", cubes=13), first=0)
    assert (nothing.scores(), result(nothing)) == ([0, 0, 0], ([2, 1, 2], [1]))


@pytest.mark.rule("LI-357")
@pytest.mark.parametrize(("size", "reason"), [(None, "island-explored"), (1, "treasures-exhausted")])
def test_a_game_ends_in_one_of_two_ways(size: int | None, reason: str) -> None:
    columns = {4: "R03a R08a R10a RWa"}
    state = table(
        [person(cubes=0) for _ in range(3)],
        at="final",
        round=5,
        columns=columns,
        stacks={4: "0"},
        treasure_deck_size=size,
    )
    discard_loot(state)
    ending = look(state).ending
    assert ending is not None
    assert (ending.reason, ending.winners) == (reason, [0])


@pytest.mark.rule("LI-357")
def test_after_the_end_nothing_can_be_played() -> None:
    state = at_the_end(rich("16"), rich(), rich())
    assert (state.over(), state.deciders(), asked(state)) == (True, (), "")
    for text in ("pass", "healer h01", "play 0 r03a"):
        assert clause_against(state, text, seat=0) == "LI-357"


@pytest.mark.rule("LI-357")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whatever_is_played_one_wins_or_all_are_out(seats: int) -> None:
    state = new_game(seats, f"end {seats}")
    for _ in wander(state, f"end {seats}"):
        assert state.over() or look(state).ending is None
    left = [seat for seat in range(seats) if not seen(state, seat).eliminated]
    ending = look(state).ending
    assert ending is not None
    assert len(ending.winners) == (1 if left else 0)
    assert set(ending.winners) <= set(left)
    assert ending.reason in ("island-explored", "treasures-exhausted")
