"""Chapter 21: rare cases."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.rules.loot import big_and_small
from doubloon.games.loot_island.stories.builder import column, hand, person, play, stack, table, texts, tiles_up
from tests.rules.loot_island.story import (
    asked,
    cards,
    clause_against,
    cubes,
    discard_loot,
    heard,
    look,
    new_game,
    people,
    seen,
)
from tests.rules.story import act, wander


@pytest.mark.rule("LI-640", "LI-104", "LI-176", "Q-06")
def test_a_column_outlasts_its_compasses_and_can_be_extended() -> None:
    stacks = {4: "0", 6: "0", 7: "0"}
    crew = people(3, person(hand="G03a"), person(hand="R08a"))
    state = table(crew, columns={4: "R03a R05b"}, stacks=stacks)
    play(state, "play 2 g03a", "from 4", "done")
    assert (column(state, 4), stack(state, 4)) == ("R03a R05b", "")
    assert clause_against(state, "play 5 r08a") == "LI-121"
    play(state, "play 4 r08a", "done")
    assert (column(state, 4), stack(state, 4)) == ("R03a R05b R08a", "1")


@pytest.mark.rule("LI-640", "LI-176", "LI-211", "Q-06")
def test_cards_without_compasses_stay_until_clean_up_and_yield_nothing() -> None:
    columns = {0: "R03a R04a R05a R06a R08a", 1: "G03a G04a G05a G06a"}
    state = table(people(3), at="loot", columns=columns, stacks={1: "2"}, listen=True)
    # The landing without compasses is the big one all the same, so the other reveals a treasure per chest only.
    assert (state.deciders(), heard(state, "loot", "landing"), heard(state, "loot", "count")) == ((2,), [1], [1])
    assert column(state, 0) != ""
    discard_loot(state)
    assert (column(state, 0), len(look(state).map_discards)) == ("", 9)


@pytest.mark.rule("LI-641", "LI-122", "LI-210", "LI-162")
def test_an_outpost_without_cards_counts_nothing_and_goes_home() -> None:
    state = table(people(3), at="loot", stacks={0: "0 1", 1: "2"}, columns={1: "R03a R04a R05a R06a"}, listen=True)
    assert (look(state).landings[0].count, look(state).landings[0].colour) == (0, None)
    assert (heard(state, "loot", "landing"), seen(state, 0).area) == ([1], 2)
    discard_loot(state)
    assert [(stack(state, place), seen(state, seat).area) for place, seat in ((0, 0), (0, 1), (1, 2))] == [("", 3)] * 3


@pytest.mark.rule("LI-642", "LI-046", "LI-047", "Q-33")
def test_the_map_deck_runs_dry_even_after_a_reshuffle() -> None:
    state = table(people(3, person(hand="R03a")), at="hands", deck_size=4, discards="G03a G04a G05a", listen=True)
    play(state, "done")
    # Six for seat 0, one for seat 1, none for seat 2: 4 + 3 cards in all.
    assert (cards(state), look(state).map_deck, look(state).map_discards) == ([7, 1, 0], 0, [])
    assert heard(state, "maps-shuffled", "count") == [3]
    assert state.deciders() == (0,)


@pytest.mark.rule("LI-642", "LI-047", "LI-385", "Q-33", "LI-046")
def test_charts_draw_what_there_is() -> None:
    state = table(people(3, person(hand="R03a R04a G05a")), deck_size=0)
    play(state, "pay r03a r04a", "use charts", "do")
    # The payment itself becomes the new deck.
    assert (hand(state, 0), look(state).map_deck, look(state).map_discards) == ("R03a R04a G05a", 0, [])


@pytest.mark.rule("LI-642", "LI-047", "LI-143")
def test_with_no_card_left_anywhere_a_draw_icon_brings_nothing() -> None:
    state = table(people(3, person(hand="R05a")), deck_size=0)
    play(state, "play 0 r05a", "done")
    assert (state.deciders(), asked(state), cards(state)) == ((1,), "turn", [0, 0, 0])


@pytest.mark.rule("LI-643", "LI-049", "LI-057", "LI-386", "Q-32")
@pytest.mark.parametrize("discards", ["", "16"])
def test_digging_in_vain_ends_the_game_in_the_middle_of_phase_2(discards: str) -> None:
    state = table(
        people(3, person(hand="R03a R04a G03a"), person(hand="P03a")),
        columns={0: "O03a O04a O08a OWa", 4: "R05b R06a R08a RWa"},
        stacks={0: "0", 4: "1"},
        treasure_deck_size=0,
        treasure_discards=discards,
        listen=True,
    )
    play(state, "pay r03a r04a", "use dig", "do")
    if discards:
        # A reshuffle finds the last one; the game goes on.
        assert (look(state).taken, cubes(state)) == (16, [4, 3, 3])
        play(state, "keep")
        assert (state.deciders(), asked(state)) == ((1,), "turn")
        return
    # The cube stays taken; no pass, no loot, no final exploration.
    assert (cubes(state), asked(state), state.round, look(state).active) == ([4, 3, 3], "healer", 1, None)
    assert heard(state, "exploring", "coast") == []
    play(state, *[f"healer h0{number}" for number in (1, 2, 3)])
    ending = look(state).ending
    assert ending is not None
    assert ending.reason == "treasures-exhausted"


@pytest.mark.rule("LI-644", "LI-162", "LI-164", "Q-04")
def test_equally_many_cards_may_count_differently() -> None:
    columns = {0: "R03a R05b R06a R07b", 1: "G02a G03a G05b G06a"}
    state = table(people(3), columns=columns)
    assert [look(state).landings[place].count for place in (0, 1)] == [4, 5]
    assert big_and_small(state, 0) == (1, 0)


@pytest.mark.rule("LI-645", "LI-438", "LI-439", "LI-062")
@pytest.mark.parametrize(("ship", "coast"), [((3, 1), 0), ((1, -1), 3)])
def test_after_two_coasts_the_ship_sails_to_a_cleared_one(ship: tuple[int, int], coast: int) -> None:
    stacks = {2 * coast: "0", 2 * coast + 1: "1"}
    columns = {2 * coast: "R03a", 2 * coast + 1: "G03a"}
    state = table(people(3), at="loot", event="B14", ship=ship, columns=columns, stacks=stacks)
    assert look(state).coast == coast
    assert [column(state, place) + stack(state, place) for place in columns] == ["", ""]


@pytest.mark.rule("LI-646", "LI-094", "LI-107")
@pytest.mark.parametrize("seats", [2, 5])
def test_phase_2_always_ends(seats: int) -> None:
    state = new_game(seats, "ends")
    used: list[str] = []
    plays = number = 0
    for _, move in wander(state, "ends"):
        if state.round != number:
            number, plays, used = state.round, 0, []
        if move.kind == "use":
            assert move.text not in used, "each tile once a round"
            used.append(move.text)
        if move.kind == "play":
            plays += 1
            assert plays <= sum(len(landing.column) for landing in look(state).landings) + 1
    assert state.over()


@pytest.mark.rule("LI-646", "LI-092", "LI-094", "LI-072")
def test_without_a_tile_or_a_landing_only_passing_is_left() -> None:
    fixed = {0: "R10a", 2: "R09a", 4: "R08a", 6: "RWa R07a"}
    state = table(people(3, person(hand="R03a R04a")), columns=fixed, tiles="sail")
    play(state, "pay r03a r04a", "use sail", "decline")
    assert (tiles_up(state), texts(state)) == ("", ["pass"])


@pytest.mark.rule("LI-647", "LI-352", "LI-342")
@pytest.mark.parametrize("treasure", ["", "16"])
def test_the_last_one_left_wins_with_any_loot_value(treasure: str) -> None:
    crew = [person(cubes=13, treasures="70"), person(cubes=0, treasures=treasure), person(cubes=14, treasures="57")]
    state = table(crew, at="end", first=0)
    ending = look(state).ending
    assert ending is not None
    assert (ending.winners, ending.places) == ([1], [2, 1, 2])
    assert state.scores()[1] == (12 if treasure else 0)


@pytest.mark.rule("LI-648", "LI-347", "LI-350", "LI-349")
@pytest.mark.parametrize(
    ("first", "cubes", "healer", "loot"),
    [(0, 3, "h10", None), (0, 2, "h02", 1), (1, 2, "h02", None), (0, 3, "h02", 0), (0, 3, "h06", None)],
)
def test_without_treasures_a_healer_must_still_be_paid(first: int, cubes: int, healer: str, loot: int | None) -> None:
    # For two cubes h02 costs 4; for three it costs 5, h06 6, h10 7. The tile is worth 5.
    crew = people(3, person(cubes=cubes), person(cubes=0), person(cubes=0))
    state = table(crew, at="end", first=first, healers=healer)
    assert state.deciders() == (0,)
    assert clause_against(state, "decline") == "LI-347"
    play(state, f"healer {healer}")
    assert (seen(state, 0).eliminated, seen(state, 0).loot) == (loot is None, loot)


@pytest.mark.rule("LI-649", "LI-074", "LI-349")
def test_the_tile_at_the_end_belongs_to_the_first_to_pass_in_round_5() -> None:
    state = table([person(cubes=0) for _ in range(3)], round=5, first=0, active=1)
    play(state, "pass", "pass", "pass")
    assert (look(state).first, state.scores()) == (1, [0, 5, 0])


@pytest.mark.rule("LI-649", "LI-057", "Q-53")
@pytest.mark.parametrize(("passes", "holder"), [(0, 2), (1, 0)])
def test_after_a_jump_it_belongs_to_whoever_has_it_then(passes: int, holder: int) -> None:
    crew = [person(cubes=0), person(cubes=0, hand="R03a R04a"), person(cubes=0, hand="")]
    state = table(crew, round=5, first=2, active=0 if passes else 1, treasure_deck_size=0)
    play(state, *["pass"] * passes)
    act(state, 1, "pay r03a r04a", "use dig", "do")
    assert look(state).first == holder
    play(state, texts(state)[0])
    # Seat 1 pays its healer for one cube; only the holder has 5 gold.
    assert [state.scores()[seat] for seat in (0, 2)] == [5 if holder == seat else 0 for seat in (0, 2)]
