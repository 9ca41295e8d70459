"""The rulebook's own examples. Blue, Red, White, Yellow and Black sit in seats 0 to 4."""

import pytest

from doubloon.games.loot_island.rules import scoring
from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import column, hand, person, play, refs, stack, table, texts, tiles_up

BLUE, RED, WHITE, YELLOW, BLACK = range(5)


def cubes(state: LootState) -> list[int]:
    return [player.cubes for player in state.players[: state.seats]]


@pytest.mark.rule("T-01")
def test_black_adds_a_three_and_a_five_to_a_red_column() -> None:
    people = [person() for _ in range(5)]
    people[BLACK] = person(hand="R03a R05b R09a")
    state = table(people, active=BLACK, columns={2: "R02a"}, stacks={2: "1"})
    play(state, "play 2 r03a", "lay r05b", "done")
    assert column(state, 2) == "R02a R03a R05b"
    assert stack(state, 2) == "1 4"
    assert hand(state, BLACK) == "R09a"
    assert cubes(state) == [3] * 5
    assert state.deciders() == (BLUE,)


@pytest.mark.rule("T-02")
def test_two_icons_reach_everybody_on_the_landing_and_nobody_else() -> None:
    people = [person(), person(hand="G05a G09a"), person(), person(), person()]
    state = table(people, active=RED, columns={5: "G03a"}, stacks={5: "3 0 1"})
    play(state, "play 5 g05a", "lay g09a", "done")
    assert stack(state, 5) == "3 0 1"
    asked = []
    while state.deciders() != (WHITE,):
        seat = state.deciders()[0]
        asked.append((seat, texts(state)))
        play(state, texts(state)[0] if texts(state)[0] == "draw" else "drop 1")
    draw, drop = ["draw", "decline"], ["drop 0", "drop 1"]
    assert asked == [(RED, draw), (YELLOW, draw), (BLUE, draw), (RED, drop), (YELLOW, drop), (BLUE, drop)]
    assert cubes(state) == [2, 2, 3, 2, 3]


@pytest.mark.rule("T-03")
def test_blue_moves_a_compass_and_curses_all_others() -> None:
    people = [person(hand="P01a P03a P07a"), person(), person(), person()]
    state = table(people, columns={3: "G02a"}, stacks={0: "1 0 2", 4: "0", 6: "3 0"})
    play(state, "play 2 p01a")
    assert texts(state) == ["from 0", "from 4", "from 6"]
    play(state, "from 0", "lay p03a", "lay p07a", "done")
    assert column(state, 2) == "P01a P03a P07a"
    assert (stack(state, 0), stack(state, 2)) == ("1 2", "0")
    assert cubes(state) == [3, 4, 4, 4]
    assert texts(state) == ["drop 0", "drop 1"]
    play(state, "drop 1")
    assert cubes(state) == [2, 4, 4, 4]
    assert state.deciders() == (RED,)


@pytest.mark.rule("T-04")
def test_a_one_before_higher_cards_copies_an_icon_for_its_player_alone() -> None:
    people = [person(), person(), person(), person(hand="R01a R10a RWa")]
    state = table(people, active=YELLOW, columns={0: "R03a R05a R07a"}, stacks={0: "0 1"}, deck="O05a")
    play(state, "play 0 r01a", "lay r10a", "lay rwa", "done")
    assert column(state, 0) == "R01a R03a R05a R07a R10a RWa"
    assert stack(state, 0) == "0 1 3"
    assert state.landings[0].last == 10
    assert texts(state) == ["copy draw", "copy discard", "decline"]
    play(state, "copy draw")
    assert hand(state, YELLOW) == "O05a"
    assert cubes(state) == [3] * 4
    assert state.deciders() == (BLUE,)


@pytest.mark.rule("T-05")
def test_both_landings_have_loot() -> None:
    columns = {0: "O03a O05b O06a O07b O10a O10b OWa OWb", 1: "G03a G05b G06a G07b G10a GWa GWb"}
    state = table([person() for _ in range(5)], at="loot", columns=columns, stacks={0: "0 1 3", 1: "1 0 4 3"})
    takers = []
    lying = []
    while state.loot:
        takers.append(state.deciders()[0])
        lying.append(len(state.loot))
        play(state, texts(state)[0], "discard", "drop 0")
    assert takers == [BLUE, RED, YELLOW, BLUE, RED, YELLOW, BLUE, RED, BLUE, BLACK]
    assert lying == [7, 6, 5, 4, 3, 2, 1, 3, 2, 1]


@pytest.mark.rule("T-06")
def test_plus_one_reaches_the_threshold() -> None:
    people = [person(cubes=3), person(cubes=9, treasures="8 13 15"), person(), person(), person()]
    state = table(
        people,
        at="loot",
        columns={1: "P02a P03a P05b P06a P10a", 0: "R03a R06a R07b"},
        stacks={1: "0 1", 0: "2"},
        treasure_deck="36 28 25",
    )
    assert texts(state) == ["take 36", "take 28", "take 25"]
    play(state, "take 36", "keep")
    assert state.players[BLUE].cubes == 7
    play(state, "take 28", "discard")
    assert texts(state)[-1] == "drop 5"
    play(state, "drop 5", "take 25", "keep")
    assert texts(state) == ["drop 0", "drop 1"]
    play(state, "drop 1")
    assert (state.players[BLUE].cubes, state.players[RED].cubes) == (6, 4)
    assert refs(state, BLUE) == [36, 25]
    assert [column(state, place) + stack(state, place) for place in (0, 1)] == ["", ""]


@pytest.mark.rule("T-07", "T-08")
def test_healers_cost_by_cube_and_fixed() -> None:
    state = table([person(), person()])
    healers = {healer.id: healer for healer in state.box.healers}
    assert healers["H02"].cost(5) == 7
    assert healers["H14"].cost(12) == 17


@pytest.mark.rule("T-09", "T-10", "T-11", "T-13")
@pytest.mark.parametrize(
    ("treasures", "value"),
    [
        ("7 16", 19),
        ("49 5 16", 12 + 12),
        ("10 2 21 35 50", 43),
        ("8 6 7 17 20 2 9 36 29", 1 + 12 + 4 + 2 + 27),
    ],
)
def test_treasures_are_worth_what_the_rulebook_counts(treasures: str, value: int) -> None:
    state = table([person(treasures=treasures), *[person()] * 4])
    assert scoring.treasure_value(state, state.players[0]) == value


@pytest.mark.rule("T-12")
def test_crowns_share_their_places() -> None:
    people = [person(treasures="20 17"), person(treasures="37 34"), person(treasures="3"), person()]
    assert scoring.crown_bonuses(table(people)) == [21, 21, 11, 0]


@pytest.mark.rule("T-14")
def test_aarons_card_draws_for_the_human_on_the_landing() -> None:
    state = table(
        [person(), person()],
        aaron=person(hand="G05a G06a"),
        columns={3: "G03a"},
        stacks={3: "0"},
        deck="O02a O03a",
    )
    play(state, "aaron", "play 3 g05a", "lay g06a", "done")
    assert stack(state, 3) == "0 aaron"
    assert state.deciders() == (BLUE,)
    play(state, "draw")
    assert (hand(state, BLUE), hand(state, 2)) == ("O02a", "")
    assert state.deciders() == (RED,)


@pytest.mark.rule("T-15")
def test_aaron_digs_an_amulet_and_discards_it() -> None:
    state = table([person(), person()], aaron=person(hand="R03a R06a"), treasure_deck="8")
    play(state, "aaron", "pay r03a r06a", "use dig", "do")
    assert [state.box.treasures[number].ref for number in state.treasure_discards] == [8]
    assert cubes(state) == [3, 3]
    assert "dig" not in tiles_up(state).split()


@pytest.mark.rule("T-16")
def test_sailing_for_aaron_can_be_declined() -> None:
    state = table([person(), person()], active=1, aaron=person(hand="R03a R06a"), ship=(2, -1))
    play(state, "aaron", "pay r03a r06a", "use sail", "decline")
    assert (state.corner, state.facing) == (2, -1)
    assert "sail" not in tiles_up(state).split()
    assert state.map_discards.size == 2
