"""Chapter 17, deck B: events of Phase 3."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.rules.loot import big_and_small
from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import column, person, play, stack, table, texts
from tests.rules.loot_island.story import asked, clause_against, cubes, discard_loot, heard, landing, look, people, seen
from tests.rules.story import told

# Three players need a count of 4. Counts 5 and 4, chests as named.
BIG = "R03a R05b R06a R07b R09a"
SMALL = "G03a G05b G06a G07b"
SMALL_CHEST = "G03a G05b G06a G08a"


def explored(state: LootState) -> list[tuple[object, object]]:
    """Landings with the number of treasures revealed there, in their order; nobody keeps any."""
    while asked(state) in ("pick", "drop"):
        if asked(state) == "pick":
            discard_loot(state)
        else:
            play(state, "drop 0")
    return list(zip(heard(state, "loot", "landing"), heard(state, "loot", "count"), strict=True))


# B10: cubes at the small loot landing


@pytest.mark.rule("LI-433", "Q-16", "Q-50", "D-23", "LI-080")
@pytest.mark.parametrize("small", [SMALL, SMALL_CHEST])
def test_everybody_at_the_small_loot_landing_may_discard_two_cubes(small: str) -> None:
    crew = people(5, person(), person(cubes=1), person(cubes=0), person(), person())
    state = table(
        crew,
        at="loot",
        event="B10",
        columns={0: f"{BIG} R10a", 1: f"{small} G09a G09b"},
        stacks={0: "4", 1: "3 2 1 0"},
        listen=True,
    )
    discard_loot(state)
    # Bottom to top; the cards still lie there.
    assert (state.deciders(), texts(state)) == ((3,), ["drop 0", "drop 1", "drop 2"])
    assert column(state, 1).startswith(small)
    play(state, "drop 2")
    assert (state.deciders(), texts(state)) == ((1,), ["drop 0", "drop 1"])
    play(state, "drop 1")
    assert (state.deciders(), texts(state)) == ((0,), ["drop 0", "drop 1", "drop 2"])
    play(state, "drop 0")
    assert (cubes(state), state.round, column(state, 1)) == ([3, 0, 0, 1, 3], 2, "")


@pytest.mark.rule("LI-433", "LI-170", "Q-16")
def test_without_a_small_loot_landing_nothing_happens() -> None:
    state = table(people(3), at="loot", event="B10", columns={0: BIG, 1: "G03a G05b G06a"}, stacks={0: "0", 1: "1 2"})
    discard_loot(state)
    assert (state.round, asked(state)) == (2, "turn")


@pytest.mark.rule("LI-433", "LI-177")
def test_the_cubes_come_after_all_treasures() -> None:
    state = table(people(3), at="loot", event="B10", columns={0: BIG, 1: SMALL_CHEST}, stacks={0: "0", 1: "1"})
    for taker in (0, 1):
        assert (state.deciders(), asked(state)) == ((taker,), "pick")
        play(state, texts(state)[0], "discard", "drop 0")
    assert (state.deciders(), texts(state), look(state).prompt) == ((1,), ["drop 0", "drop 1", "drop 2"], None)
    prompt = look(state, 1).prompt
    assert prompt is not None
    assert (prompt.rule, prompt.args["reason"]) == ("LI-433", "event")


@pytest.mark.rule("LI-433", "LI-551", "LI-503")
def test_aaron_discards_no_cubes_there() -> None:
    state = table(people(2), at="loot", event="B10", columns={0: BIG, 1: SMALL}, stacks={0: "0", 1: "aaron 1"})
    discard_loot(state)
    assert state.deciders() == (1,)
    play(state, "drop 2")
    assert (state.round, [player.cubes for player in look(state).players]) == (2, [3, 1, 0])


@pytest.mark.rule("LI-057", "LI-433", "LI-049", "Q-53")
def test_a_shortage_takes_the_offer_away() -> None:
    state = table(
        people(3),
        at="loot",
        event="B10",
        columns={0: BIG, 1: SMALL_CHEST},
        stacks={0: "0", 1: "1"},
        treasure_deck_size=0,
    )
    assert (asked(state), state.round, column(state, 1)) == ("healer", 1, SMALL_CHEST)


# B12: fewer is more


@pytest.mark.rule("LI-435", "LI-167")
def test_the_lower_count_is_the_big_loot_and_comes_first() -> None:
    columns, stacks = {0: f"{BIG} R10a", 1: SMALL_CHEST}, {0: "0 1", 1: "2 1"}
    plain = table(people(3), at="loot", columns=columns, stacks=stacks, listen=True)
    swapped = table(people(3), at="loot", event="B12", columns=columns, stacks=stacks, listen=True)
    assert explored(plain) == [(0, 3), (1, 1)]
    assert explored(swapped) == [(1, 3), (0, 1)]


@pytest.mark.rule("LI-435", "LI-166")
@pytest.mark.parametrize(("ship", "big"), [((0, 1), 0), ((1, -1), 1)])
def test_a_tie_is_broken_as_usual(ship: tuple[int, int], big: int) -> None:
    state = table(people(3), event="B12", ship=ship, columns={0: "R03a R05b R06a R07b", 1: SMALL})
    assert big_and_small(state, 0) == (big, 1 - big)


@pytest.mark.rule("LI-435", "LI-170")
@pytest.mark.parametrize("place", [0, 1])
def test_a_lone_landing_with_enough_cards_is_big(place: int) -> None:
    columns = {place: BIG, 1 - place: "G03a G05b G06a"}
    state = table(people(3), at="loot", event="B12", columns=columns, stacks={0: "0 1", 1: "0 1"}, listen=True)
    assert explored(state) == [(place, 2)]


@pytest.mark.rule("LI-435", "LI-644", "LI-162", "Q-04")
@pytest.mark.parametrize(("event", "big"), [("B12", 1), ("", 0)])
def test_counts_are_compared_and_not_cards(event: str, big: int) -> None:
    # Four cards with two +1 count 6; five plain ones count 5.
    state = table(people(3), event=event, columns={0: "G02a G02b G03a G05b", 1: BIG})
    assert big_and_small(state, 0) == (big, 1 - big)


# B13: from the top


@pytest.mark.rule("LI-436", "Q-19", "LI-403")
def test_undercutting_goes_to_the_top_and_the_position_stays() -> None:
    crew = people(3, person(hand="R03a R04a"), person(passed=True), person(passed=True))
    state = table(crew, event="B13", ship=(2, 1), stacks={0: "0 1 2", 6: "1 2"}, events="B1")
    play(state, "pay r03a r04a", "use undercut")
    assert clause_against(state, "undercut 6") == "LI-436"
    play(state, "undercut 0")
    assert stack(state, 0) == "1 2 0"
    play(state, "pass")
    assert (state.round, stack(state, 0), stack(state, 6)) == (2, "1 2 0", "1 2")


@pytest.mark.rule("LI-436", "LI-400", "LI-381")
def test_in_the_next_round_undercutting_goes_to_the_bottom_again() -> None:
    state = table(people(3), at="loot", event="B13", ship=(2, 1), stacks={0: "1 2 0"}, deck="R03a R04a", events="B12")
    play(state, "pay r03a r04a", "use undercut", "undercut 0")
    assert stack(state, 0) == "0 1 2"


@pytest.mark.rule("LI-437", "LI-173", "LI-400")
def test_the_loot_is_distributed_from_top_to_bottom_on_both_landings() -> None:
    columns, stacks = {0: f"{BIG} R10a", 1: "G04a G08a GWa GWb"}, {0: "0 1 2", 1: "2 1"}
    state = table(people(3), at="loot", event="B13", columns=columns, stacks=stacks)
    assert clause_against(state, "take 1", seat=0) == "LI-437"
    assert discard_loot(state) == [2, 1, 0, 2, 1, 2, 1, 2]
    plain = table(people(3), at="loot", columns=columns, stacks=stacks)
    assert discard_loot(plain) == [0, 1, 2, 0, 2, 1, 2, 1]


@pytest.mark.rule("LI-437", "LI-102")
def test_a_late_compass_picks_first() -> None:
    crew = people(3, person(hand="R09a", cubes=0), person(passed=True, cubes=0), person(passed=True))
    state = table(crew, event="B13", columns={0: "R03a R05b R06a"}, stacks={0: "1"})
    play(state, "play 0 r09a", "done", "pass")
    assert (stack(state, 0), discard_loot(state)) == ("1 0", [0, 1])


@pytest.mark.rule("LI-437", "LI-551", "LI-540")
def test_aarons_place_counts_in_the_reversed_order() -> None:
    state = table(people(2), at="loot", event="B13", columns={0: BIG}, stacks={0: "0 aaron 1"}, treasure_deck="15 8 13")
    assert state.deciders() == (1,)
    play(state, "take 13", "keep", "drop 0")
    # Aaron took the higher of 15 and 8.
    assert (state.deciders(), texts(state), look(state).treasure_discards) == ((0,), ["take 8"], [15])


@pytest.mark.rule("LI-437", "LI-326", "Q-05")
def test_the_final_exploration_is_read_from_the_bottom_again() -> None:
    state = table(people(3), at="loot", event="B13", round=5, columns={4: "R03a R05b R10a RWa"}, stacks={4: "0 1 2"})
    assert discard_loot(state) == [0, 1]


@pytest.mark.rule("LI-437", "LI-326", "LI-323")
def test_what_other_coasts_promise_is_read_from_the_bottom_while_the_event_lies_open() -> None:
    columns = {0: f"{BIG} R10a", 4: "R03b R05a R10b RWa", 6: "P03a P05b P10a PWa"}
    state = table(people(3), event="B13", columns=columns, stacks={0: "0 1 2", 4: "0 1 2", 6: "2 0"})
    order = {place: landing(state, place).now.order for place in columns}
    assert order == {0: [2, 1, 0, 2], 4: [0, 1], 6: [2, 0]}  # only the first one is shared in this round


# B14: two coasts


def two_coasts(ship: tuple[int, int], first: int, second: int, round: int = 2, left: int | None = None) -> LootState:
    """B14 with a tie on the first coast and a tie with chests on the second."""
    columns = {
        2 * first: BIG,
        2 * first + 1: "G03a G05b G06a G07b G09a",
        2 * second: "P03a P05b P06a P08a",
        2 * second + 1: "O03a O05b O06a O08a",
    }
    stacks = {2 * first: "0", 2 * first + 1: "1", 2 * second: "0 1", 2 * second + 1: "2 1"}
    return table(
        people(3),
        at="loot",
        event="B14",
        ship=ship,
        columns=columns,
        stacks=stacks,
        round=round,
        treasure_deck_size=left,
        listen=True,
    )


@pytest.mark.rule("LI-438", "LI-439", "Q-17", "LI-007", "V-23")
@pytest.mark.parametrize(
    ("ship", "coasts", "landings"),
    [
        ((0, 1), (0, 1), [0, 2, 3]),
        ((3, 1), (3, 0), [6, 0, 1]),
        ((1, -1), (0, 3), [1, 7, 6]),
        ((3, -1), (2, 1), [5, 3, 2]),
    ],
)
def test_the_next_coast_in_sailing_direction_follows_in_the_same_way(
    ship: tuple[int, int], coasts: tuple[int, int], landings: list[int]
) -> None:
    state = two_coasts(ship, *coasts)
    discard_loot(state)
    assert heard(state, "exploring", "coast") == list(coasts)
    assert heard(state, "loot", "landing") == landings
    assert heard(state, "loot", "count") == [1, 3, 1]
    kinds = [event.kind for event in told(state) if event.kind in ("exploring", "cleaned-up", "round", "ship-moved")]
    assert kinds == ["exploring", "cleaned-up", "exploring", "cleaned-up", "round", "ship-moved"]
    assert all(column(state, place) + stack(state, place) == "" for place in range(8))
    assert [seen(state, seat).area for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("LI-438", "LI-210")
def test_the_first_coast_is_cleaned_up_before_the_second_is_explored() -> None:
    state = two_coasts((0, 1), 0, 1)
    play(state, texts(state)[0], "discard", "drop 0")
    assert look(state).revealed != []
    assert [column(state, place) != "" for place in range(4)] == [False, False, True, True]


@pytest.mark.rule("LI-439", "LI-645", "V-08")
def test_the_ship_then_points_at_a_coast_just_cleared() -> None:
    state = two_coasts((0, 1), 0, 1)
    assert state.corner == 0
    discard_loot(state)
    assert (state.round, state.corner, look(state).coast) == (3, 1, 1)
    assert (column(state, 2), column(state, 3)) == ("", "")


@pytest.mark.rule("LI-438", "LI-322", "LI-326")
def test_in_round_5_both_coasts_are_empty_before_the_final_exploration() -> None:
    state = two_coasts((0, 1), 0, 1, round=5)
    discard_loot(state)
    assert (asked(state), heard(state, "loot", "landing")) == ("healer", [0, 2, 3])
    assert heard(state, "exploring", "coast") == [0, 1]


@pytest.mark.rule("LI-438", "LI-049", "LI-057", "Q-32")
def test_a_shortage_on_the_first_coast_ends_the_game_before_the_second() -> None:
    state = two_coasts((0, 1), 0, 1, left=0)
    assert (asked(state), heard(state, "exploring", "coast")) == ("healer", [0])
    assert column(state, 2) == "P03a P05b P06a P08a"


@pytest.mark.rule("LI-438", "LI-400")
def test_only_in_its_own_round_are_two_coasts_explored() -> None:
    state = table(people(3), at="loot", event="B14", events="B12", listen=True)
    play(state, "pass", "pass", "pass")
    assert heard(state, "exploring", "coast") == [0, 1, 1]
