"""Chapter 17, deck B: events of Phase 2: the discard icon, prices of small islands, passing."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.stories.builder import column, hand, person, play, refs, stack, table, texts, tiles_up
from tests.rules.loot_island.story import asked, clause_against, cubes, look, offers, people

# B6: two cubes for the discard icon


@pytest.mark.rule("LI-427", "LI-142", "D-15")
def test_the_discard_icon_lets_everybody_there_discard_two_cubes() -> None:
    state = table(people(4, person(hand="R07a"), person(cubes=1), person(cubes=0)), event="B6", stacks={0: "1 3 2"})
    play(state, "play 0 r07a", "done")
    asked_for = []
    while asked(state) == "drop":
        asked_for.append((state.deciders()[0], texts(state)))
        play(state, texts(state)[-1])
    # Nobody discards more cubes than there are; who has none is not asked.
    up_to_two = ["drop 0", "drop 1", "drop 2"]
    assert asked_for == [(0, up_to_two), (1, ["drop 0", "drop 1"]), (3, up_to_two)]
    assert cubes(state) == [1, 0, 0, 1]


@pytest.mark.rule("LI-427", "LI-142")
@pytest.mark.parametrize(("event", "clause"), [("B6", "LI-427"), ("", "LI-142"), ("B9", "LI-142")])
def test_three_cubes_for_the_icon_break_the_rule_of_the_day(event: str, clause: str) -> None:
    state = table(people(3, person(hand="R07a")), event=event)
    play(state, "play 0 r07a", "done")
    assert clause_against(state, "drop 3") == clause
    assert clause_against(state, "drop 4") == "LI-041"


@pytest.mark.rule("LI-427")
def test_the_draw_icon_still_draws_a_single_card() -> None:
    state = table(people(3, person(hand="R05a")), event="B6")
    play(state, "play 0 r05a", "done", "draw")
    assert look(state).players[0].cards == 1


@pytest.mark.rule("LI-428", "LI-154", "Q-13", "D-17")
@pytest.mark.parametrize(("event", "most"), [("B6", 2), ("", 1)])
def test_a_one_in_front_copies_the_changed_icon(event: str, most: int) -> None:
    state = table(people(3, person(hand="R01a")), event=event, columns={0: "R03a R07a"}, stacks={0: "1"})
    play(state, "play 0 r01a", "done", "copy discard")
    assert texts(state) == [f"drop {number}" for number in range(most + 1)]
    play(state, f"drop {most}")
    assert (cubes(state), state.deciders()) == ([3 - most, 3, 3], (1,))


@pytest.mark.rule("LI-427", "LI-380", "LI-193")
def test_other_ways_to_lose_cubes_are_unchanged() -> None:
    many = person(hand="R03a R04a G03a G04a", cubes=9)
    state = table(people(3, many), event="B6", treasure_deck="16")
    play(state, "pay r03a r04a", "use cleanse_3")
    assert texts(state)[-1] == "drop 3"
    play(state, "drop 0", "pass", "pass", "pay g03a g04a", "use dig", "do", "discard")
    assert texts(state)[-1] == "drop 2"


@pytest.mark.rule("LI-427", "LI-192")
def test_crossed_cubes_are_unchanged() -> None:
    state = table(people(3, person(hand="R03a R04a", cubes=9)), event="B6", treasure_deck="13")
    play(state, "pay r03a r04a", "use dig", "do", "keep")
    assert texts(state) == ["drop 0", "drop 1"]


# B7: a third card


@pytest.mark.rule("LI-429", "Q-43", "D-07")
@pytest.mark.parametrize("third", ["r08a", "g03a"])
def test_an_island_costs_a_pair_and_any_third_card(third: str) -> None:
    state = table(people(3, person(hand="R03a R04a R08a G03a")), event="B7")
    assert offers(state, "pay") == ["pay r03a r04a", "pay r03a r08a", "pay r04a r08a"]
    assert clause_against(state, "pay g03a") == "LI-429"
    play(state, "pay r03a r04a")
    assert (asked(state), texts(state)) == ("pay-more", ["pay r08a", "pay g03a"])
    assert clause_against(state, "pay p03a") == "LI-429"
    assert clause_against(state, "use sail") == "LI-429"
    play(state, f"pay {third}")
    assert len(look(state).map_discards) == 3
    play(state, "use sail", "do")
    assert (state.corner, state.passed, state.deciders()) == (1, 0, (1,))
    assert "sail" not in tiles_up(state).split()


@pytest.mark.rule("LI-429", "LI-099")
@pytest.mark.parametrize("cards", ["R03a R04a", "R03a G04a P05a"])
def test_without_a_pair_and_a_third_card_there_is_no_island(cards: str) -> None:
    state = table(people(3, person(hand=cards)), event="B7")
    assert offers(state, "pay") == []
    assert clause_against(state, "pay r03a r04a") == "LI-429"


@pytest.mark.rule("LI-429", "LI-551", "LI-555")
def test_for_aaron_three_of_his_cards_pay() -> None:
    state = table(people(2, person(hand="P03a P04a P05a")), event="B7", aaron=person(hand="R03a R04a G08a"))
    play(state, "aaron")
    assert offers(state, "pay") == ["pay r03a r04a"]
    play(state, "pay r03a r04a")
    assert texts(state) == ["pay g08a"]
    play(state, "pay g08a", "use undercut")
    assert (hand(state, 2), hand(state, 0)) == ("", "P03a P04a P05a")


# B8: the first to pass curses the others


@pytest.mark.rule("LI-430", "LI-074", "Q-07")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_first_pass_gives_all_others_two_cubes(holder: int) -> None:
    state = table(people(4), event="B8", first=holder, active=1)
    play(state, "pass")
    assert (state.first, cubes(state)) == (1, [5, 3, 5, 5])
    play(state, "pass")
    assert cubes(state) == [5, 3, 5, 5]
    play(state, "pass")
    assert (state.first, cubes(state)) == (1, [5, 3, 5, 5])


@pytest.mark.rule("LI-430", "LI-551", "LI-503")
def test_aaron_takes_no_cubes_when_a_human_passes_first() -> None:
    state = table(people(2), event="B8")
    play(state, "pass")
    assert [player.cubes for player in look(state).players] == [3, 5, 0]


@pytest.mark.rule("LI-430", "LI-043", "LI-342")
def test_the_last_cubes_may_be_too_many() -> None:
    state = table(people(3, person(cubes=11), person(cubes=11), person(cubes=10)), event="B8", round=5)
    play(state, "pass", "pass", "pass")
    assert [player.eliminated for player in look(state).players] == [False, True, False]


# B9: one card, and out


@pytest.mark.rule("LI-431", "LI-432", "LI-440", "Q-46", "Q-54", "D-07")
@pytest.mark.parametrize("choice", ["do", "decline"])
def test_an_island_costs_any_card_and_its_user_passes_at_once(choice: str) -> None:
    state = table(people(3, person(hand="R03a R04a GWa")), event="B9", first=2)
    assert offers(state, "pay") == ["pay r03a", "pay r04a", "pay gwa"]
    assert clause_against(state, "pay r03a r04a") == "LI-440"
    play(state, "pay gwa", "use sail", choice)
    # A normal pass: the first of the round, with the tile.
    assert (state.corner, state.first, hand(state, 0)) == (1 if choice == "do" else 0, 0, "R03a R04a")
    assert [player.passed for player in look(state).players] == [True, False, False]
    play(state, "pass", "pass")
    assert state.round == 2


@pytest.mark.rule("LI-432", "LI-074")
def test_a_later_cheap_island_does_not_bring_the_tile() -> None:
    state = table(people(3, person(passed=True), person(hand="R03a")), event="B9", first=0, active=1)
    play(state, "pay r03a", "use cleanse_3", "drop 3")
    assert (state.first, state.passed, state.deciders()) == (0, 0b011, (2,))


@pytest.mark.rule("LI-431", "LI-440", "LI-391")
@pytest.mark.parametrize("tile", ["cleanse_3", "undercut"])
def test_an_island_that_does_nothing_still_ends_the_turns_of_its_user(tile: str) -> None:
    state = table(people(3, person(hand="R03a R04a", cubes=0)), event="B9")
    play(state, "pay r03a", f"use {tile}")
    assert (state.passed, state.deciders()) == (0b001, (1,))
    assert tile not in tiles_up(state).split()


@pytest.mark.rule("LI-431", "LI-385", "LI-073")
def test_cards_drawn_by_charts_are_kept_for_the_next_round() -> None:
    state = table(people(3, person(hand="R03a")), event="B9", deck="G03a G04a", events="B12")
    play(state, "pay r03a", "use charts", "do")
    assert (hand(state, 0), state.passed) == ("G03a G04a", 0b001)
    play(state, "pass", "pass")
    # Phase 1 of the next round: they may be discarded, or are there for a turn.
    assert (state.round, state.deciders(), texts(state)) == (2, (0,), ["toss g03a", "toss g04a", "done"])
    play(state, "done")
    assert "play 0 g03a" in texts(state)


@pytest.mark.rule("LI-431", "LI-386")
def test_a_treasure_dug_up_is_settled_before_the_pass() -> None:
    state = table(people(3, person(hand="R03a")), event="B9", treasure_deck="16")
    play(state, "pay r03a", "use dig", "do")
    assert (state.passed, asked(state)) == (0, "treasure")
    play(state, "keep")
    assert (state.passed, refs(state, 0), cubes(state)[0]) == (0b001, [16], 8)


@pytest.mark.rule("LI-057", "LI-643", "LI-649", "Q-32", "Q-53")
def test_the_forced_pass_lapses_when_digging_finds_nothing() -> None:
    state = table(people(3, person(hand="R03a")), event="B9", first=2, treasure_deck_size=0, listen=True)
    play(state, "pay r03a", "use dig", "do")
    assert (cubes(state), state.first, state.passed, asked(state)) == ([4, 3, 3], 2, 0, "healer")


@pytest.mark.rule("LI-553", "LI-551", "Q-20")
def test_a_cheap_island_for_aaron_puts_him_out_and_nobody_else() -> None:
    state = table(people(2, person(hand="P03a")), event="B9", first=0, aaron=person(hand="R03a G04a O05a"))
    play(state, "aaron")
    assert offers(state, "pay") == ["pay r03a", "pay g04a", "pay o05a"]
    play(state, "pay g04a", "use sail", "do")
    assert [player.passed for player in look(state).players] == [False, False, True]
    assert (state.first, hand(state, 2), state.deciders()) == (0, "R03a O05a", (1,))
    assert "aaron" not in texts(state)
    assert clause_against(state, "aaron") == "LI-553"
    play(state, "pass", "play 0 p03a", "done")
    # The first human to pass has the tile; Aaron's pass was none.
    assert (state.first, column(state, 0), stack(state, 0)) == (1, "P03a", "0")
    assert clause_against(state, "aaron") == "LI-553"


@pytest.mark.rule("LI-553", "LI-431")
def test_aaron_is_back_in_the_next_round() -> None:
    state = table(people(2), event="B9", aaron=person(hand="R03a"), events="B12")
    play(state, "aaron", "pay r03a", "use sail", "decline", "pass", "pass")
    assert (state.round, "aaron" in texts(state)) == (2, True)
