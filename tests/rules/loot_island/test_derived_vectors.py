"""Vectors of our own: corners of the rules, each once."""

import pytest

from doubloon.core.errors import IllegalMove
from doubloon.games.loot_island.box.board import coast_at_bow, sailing_order
from doubloon.games.loot_island.game import loot_island
from doubloon.games.loot_island.rules import scoring
from doubloon.games.loot_island.rules.loot import big_and_small
from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import column, hand, person, play, stack, table, texts, tiles_up


def cubes(state: LootState) -> list[int]:
    return [player.cubes for player in state.players[: state.seats]]


@pytest.mark.rule("V-01")
def test_a_one_on_a_lone_wild_curses_the_others() -> None:
    state = table([person(hand="G01a G05b"), person(), person()], columns={0: "GWa"})
    play(state, "play 0 g01a", "lay g05b", "done")
    assert cubes(state) == [3, 4, 4]
    assert column(state, 0) == "GWa G01a G05b"


@pytest.mark.rule("V-02")
def test_two_ones_before_a_plain_five_bring_nothing() -> None:
    state = table([person(hand="G01a G01b"), person(), person()], columns={0: "G05b"})
    play(state, "play 0 g01a", "lay g01b", "done")
    assert (column(state, 0), cubes(state)) == ("G01b G01a G05b", [3, 3, 3])
    assert state.deciders() == (1,)


@pytest.mark.rule("V-03")
def test_the_landings_of_a_coast_have_different_colours() -> None:
    state = table([person(hand="R03a RWa G03a"), person(), person()], columns={4: "R02a"})
    assert [text for text in texts(state) if text.startswith("play 5")] == ["play 5 g03a"]
    with pytest.raises(IllegalMove) as refused:
        play(state, "play 5 rwa")
    assert refused.value.clause == "LI-121"


@pytest.mark.rule("V-04")
def test_what_fits_on_a_nine() -> None:
    state = table([person(hand="P08a P09b P10a PWa P01a"), person(), person()], columns={4: "P09a"})
    fitting = ["play 4 p01a", "play 4 p09b", "play 4 p10a", "play 4 pwa"]
    assert [text for text in texts(state) if text.startswith("play 4")] == fitting
    play(state, "play 4 p01a", "done")
    assert texts(state) == ["copy discard", "decline"]


@pytest.mark.rule("V-05", "V-23")
@pytest.mark.parametrize(("ship", "coast", "big"), [((2, 1), 2, 4), ((2, -1), 1, 3), ((1, -1), 0, 1), ((1, -1), 3, 7)])
def test_a_tie_goes_to_the_landing_nearer_to_the_bow(ship: tuple[int, int], coast: int, big: int) -> None:
    columns = {2 * coast: "R03a R04a R05a R06a", 2 * coast + 1: "G03a G04a G05a G06a"}
    state = table([person(), person(), person()], ship=ship, columns=columns)
    assert big_and_small(state, coast) == (big, big ^ 1)


@pytest.mark.rule("V-06")
def test_the_final_exploration_goes_in_sailing_order() -> None:
    assert sailing_order(0, -1) == [7, 6, 5, 4, 3, 2, 1, 0]


@pytest.mark.rule("V-07")
def test_the_ship_turns_back_to_the_coast_explored_last() -> None:
    state = table([person(), person(), person()], at="round", ship=(0, 1), events="B2 B5")
    assert (state.corner, state.facing, coast_at_bow(1, -1)) == (1, -1, 0)
    play(state, "pass", "pass", "pass")
    while state.round == 2:
        play(state, "done")
    assert coast_at_bow(state.corner, state.facing) == 3


@pytest.mark.rule("V-08")
def test_two_coasts_are_explored_and_cleared() -> None:
    people = [person(passed=True), person(passed=True), person()]
    columns = {6: "R03a", 1: "G03a", 2: "P03a"}
    state = table(people, active=2, ship=(3, 1), event="B14", columns=columns, stacks={6: "0", 1: "1", 2: "2"})
    play(state, "pass")
    assert [column(state, place) for place in (6, 1, 2)] == ["", "", "P03a"]
    assert (state.round, coast_at_bow(state.corner, state.facing)) == (2, 0)


@pytest.mark.rule("V-09")
def test_a_treasure_fewer_and_a_treasure_more() -> None:
    columns = {0: "R03a R05b R06a R07b R09a", 1: "G03a G05b G06a G07b"}
    state = table([person(), person(), person()], at="loot", event="A4", columns=columns, stacks={0: "0", 1: "1 2"})
    assert (state.deciders(), len(state.loot)) == ((1,), 1)


@pytest.mark.rule("V-10")
def test_the_stack_is_read_from_the_top() -> None:
    columns = {0: "R03a R05b R06a R10a"}
    state = table([person(), person(), person()], at="loot", event="B13", columns=columns, stacks={0: "0 1 2"})
    takers = []
    while state.loot:
        takers.append(state.deciders()[0])
        play(state, texts(state)[0], "discard", "drop 0")
    assert takers == [2, 1, 0, 2]


@pytest.mark.rule("V-11")
def test_jewels_make_the_best_sets() -> None:
    assert loot_island().box.jewels[1:9] == [0, 8, 20, 20, 28, 40, 40, 48]


@pytest.mark.rule("V-12")
def test_skulls_make_the_best_sets() -> None:
    state = table([person(treasures="9 41 18 19 8 6 12 2 1"), *[person()] * 4])
    bases = 3 + 3 + 4 + 5 + 1 + 5 + 2 + 4
    book = 2 * 4
    assert scoring.treasure_value(state, state.players[0]) == bases + book + 35


@pytest.mark.rule("V-13")
def test_books_find_the_best_partners() -> None:
    assert scoring.book_value([2, 3], [2, 5, 4]) == 23


@pytest.mark.rule("V-14")
def test_aarons_crosses_take_a_place() -> None:
    state = table([person(treasures="20 17"), person(treasures="3")], aaron=person(treasures="74 64"))
    assert scoring.crown_bonuses(state)[:2] == [21, 11]


@pytest.mark.rule("V-15")
def test_healers_are_chosen_by_fewest_cubes() -> None:
    people = [person(cubes=4), person(cubes=0), person(cubes=4), person(cubes=13)]
    state = table(people, at="end", first=2)
    assert state.players[3].eliminated
    asked = [state.deciders()]
    play(state, texts(state)[0])
    asked.append(state.deciders())
    play(state, texts(state)[0])
    assert asked == [(2,), (0,)]
    assert state.over()


@pytest.mark.rule("V-16")
@pytest.mark.parametrize(("first", "loot"), [(1, None), (0, 4)])
def test_who_cannot_pay_is_out(first: int, loot: int | None) -> None:
    people = [person(cubes=5, treasures="15 65"), person(cubes=0), person(cubes=0)]
    state = table(people, at="end", first=first, healers="H10")
    play(state, "healer h10")
    assert state.players[0].eliminated == (loot is None)
    assert loot is None or state.scores()[0] == loot


@pytest.mark.rule("V-17")
def test_with_two_compasses_out_the_third_stays_home() -> None:
    state = table([person(hand="R03a"), person(), person()], event="B4", stacks={0: "0", 2: "0"})
    play(state, "play 5 r03a")
    assert texts(state) == ["from 0", "from 2"]


@pytest.mark.rule("V-18")
def test_an_island_for_one_card_and_then_a_pass() -> None:
    state = table([person(hand="R03a G04a P05a"), person(), person()], event="B9", first=2)
    play(state, "pay r03a", "use sail", "do")
    assert (state.first, state.passed, hand(state, 0)) == (0, 1, "G04a P05a")
    assert state.deciders() == (1,)


@pytest.mark.rule("V-19")
def test_a_hand_of_eight_stays() -> None:
    people = [person(hand="R03a G04a P05a O06a R07a G08a P09a O10a"), person(), person()]
    state = table(people, at="hands", event="B5", round=2)
    play(state, "done")
    assert [player.hand.size for player in state.players] == [8, 6, 6]


@pytest.mark.rule("V-20")
def test_stacks_close_up_and_are_undercut() -> None:
    state = table(
        [person(hand="R03a R04a"), person(hand="R05a"), person()], stacks={0: "0 1 2", 2: "1", 4: "1"}, active=1
    )
    play(state, "play 6 r05a", "from 0", "done")
    assert stack(state, 0) == "0 2"
    play(state, *["draw"] * ("draw" in texts(state)), "pass", "pay r03a r04a", "use undercut", "undercut 0")
    assert stack(state, 0) == "0 2"


@pytest.mark.rule("V-21")
def test_treasures_run_out() -> None:
    columns = {0: "R04a R08a R05b R06a", 1: "G04a G08a G03a G06a"}
    state = table(
        [person(), person(), person()],
        at="loot",
        columns=columns,
        stacks={0: "0 1", 1: "2"},
        treasure_deck="36 28",
        treasure_deck_size=2,
        treasure_discards="25",
    )
    takers = []
    while state.loot:
        takers.append(state.deciders()[0])
        play(state, texts(state)[0], "discard", "drop 0")
    assert takers == [0, 1, 0]
    assert texts(state)[0].startswith("healer")
    assert column(state, 0) != ""


@pytest.mark.rule("V-22")
def test_a_deck_emptied_exactly_stays_empty() -> None:
    state = table(
        [person(), person(), person()],
        at="loot",
        columns={0: "R04a R08a R05b R06a"},
        stacks={0: "0"},
        treasure_deck="36 28 25",
        treasure_deck_size=3,
    )
    for _ in range(3):
        play(state, texts(state)[0], "discard", "drop 0")
    assert not state.cut_short
    assert (len(state.treasure_deck) - state.treasure_at, len(state.treasure_discards)) == (0, 3)


@pytest.mark.rule("V-24")
def test_two_ones_in_front_copy_twice() -> None:
    state = table([person(hand="G01a G01b G09b"), person(), person()], columns={0: "G05a G07a"}, stacks={0: "0"})
    play(state, "play 0 g01a", "lay g01b", "lay g09b", "done")
    assert column(state, 0) == "G01b G01a G05a G07a G09b"
    play(state, "copy draw")
    assert texts(state) == ["copy draw", "copy discard", "decline"]
    play(state, "copy draw")
    assert texts(state) == ["draw", "decline"]
    play(state, "draw")
    assert state.players[0].hand.size == 3


@pytest.mark.rule("V-25")
def test_three_share_the_first_places() -> None:
    people = [person(treasures=ref) for ref in ("20", "37", "52", "17")]
    assert scoring.crown_bonuses(table([*people, person()])) == [18, 18, 18, 4, 0]


@pytest.mark.rule("V-26")
def test_a_wild_behind_a_one_is_no_one() -> None:
    state = table([person(hand="G01a GWa"), person(hand="G01b"), person()])
    play(state, "play 0 g01a", "lay gwa", "done")
    assert (column(state, 0), state.landings[0].last, cubes(state)) == ("G01a GWa", 1, [3, 4, 4])
    play(state, "play 0 g01b", "done")
    assert cubes(state) == [4, 4, 5]


@pytest.mark.rule("V-27")
def test_effects_come_in_the_order_laid() -> None:
    state = table([person(hand="R09a R09b"), person(), person()], stacks={0: "1"})
    play(state, "play 0 r09a", "lay r09b", "done")
    asked = []
    for _ in range(4):
        asked.append((state.deciders()[0], texts(state)[0]))
        play(state, texts(state)[0])
    assert asked == [(0, "drop 0"), (1, "drop 0"), (0, "draw"), (1, "draw")]


@pytest.mark.rule("V-28")
def test_aaron_is_out_after_a_cheap_island() -> None:
    state = table([person(), person()], aaron=person(hand="R03a G04a"), event="B9", first=1)
    play(state, "aaron", "pay r03a", "use sail", "do")
    assert (state.first, state.passed) == (1, 1 << 2)
    assert texts(state) == ["pass"]
    play(state, "pass")
    assert state.first == 1
    assert texts(state) == ["pass"]


@pytest.mark.rule("V-29")
def test_an_amulet_just_kept_helps_at_once() -> None:
    people = [person(cubes=9), person(), person()]
    state = table(people, at="loot", columns={0: "R03a R05b R06a R10a"}, stacks={0: "0"}, treasure_deck="15 16")
    play(state, "take 15", "keep", "take 16", "discard")
    assert texts(state)[-1] == "drop 3"


@pytest.mark.rule("V-30")
@pytest.mark.parametrize(("seats", "dealt", "kept"), [(3, [7, 8, 9], 7), (2, [6, 8], 6)])
def test_initial_hands(seats: int, dealt: list[int], kept: int) -> None:
    game = loot_island()
    state = game.new(seats, "initial hands", game.options(["initial_hand=yes"]))
    assert isinstance(state, LootState)
    assert [state.players[(state.first + place) % seats].hand.size for place in range(seats)] == dealt
    while state.sealed and state.deciders():
        seat = state.deciders()[0]
        state.play(seat, state.moves(seat)[0])
    assert [player.hand.size for player in state.players[:seats]] == [kept] * seats
    assert state.map_discards.size == sum(dealt) - kept * seats


@pytest.mark.rule("V-31")
def test_fifteen_plays() -> None:
    state = table([person(hand="O01a O04a O06b O09a OWa"), person(), person()], columns={0: "O06a"})
    found = [text for text in texts(state) if text.startswith("play 0")]
    assert found == ["play 0 o01a", "play 0 o06b", "play 0 o09a", "play 0 owa"]
    assert sum(_ends(state, text) for text in found) == 15


def _ends(state: LootState, text: str) -> int:
    """The plays that begin with this move."""
    after = state.clone()
    play(after, text)
    return sum(1 if more == "done" else _ends(after, more) for more in texts(after))


@pytest.mark.rule("V-32")
def test_the_payment_is_part_of_the_reshuffle() -> None:
    state = table(
        [person(hand="R03a R04a"), person(), person()], deck="G05a", deck_size=1, discards="P01a P02a P03a P04a P05a"
    )
    play(state, "pay r03a r04a", "use charts", "do")
    assert state.players[0].hand.size == 2
    assert (len(state.map_deck) - state.map_at, state.map_discards.size) == (6, 0)
    assert "charts" not in tiles_up(state).split()
