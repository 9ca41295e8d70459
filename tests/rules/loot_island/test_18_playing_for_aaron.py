"""Chapter 18: icons, number 1s, small islands and events when a human acts for Aaron."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.stories.builder import column, hand, person, play, refs, stack, table, texts, tiles_up
from tests.rules.loot_island.story import asked, clause_against, cubes, look, people, seen

AARON = 2


# Icons


@pytest.mark.rule("LI-525", "LI-504", "LI-142", "LI-143", "Q-45", "D-15", "D-16")
@pytest.mark.parametrize("active", [0, 1])
def test_his_icons_reach_the_humans_there_beginning_with_the_one_who_acts(active: int) -> None:
    state = table(people(2), active=active, aaron=person(hand="R05a R07a"), stacks={0: "1 0"})
    play(state, "aaron", "play 0 r05a", "lay r07a", "done")
    offered = []
    while asked(state) in ("draw", "drop"):
        offered.append((state.deciders()[0], texts(state)))
        play(state, texts(state)[0] if asked(state) == "draw" else "drop 1")
    draw, drop = ["draw", "decline"], ["drop 0", "drop 1"]
    other = 1 - active
    assert offered == [(active, draw), (other, draw), (active, drop), (other, drop)]
    assert [player.cards for player in look(state).players] == [1, 1, 0]
    assert [player.cubes for player in look(state).players] == [2, 2, 0]


@pytest.mark.rule("LI-525", "Q-45")
@pytest.mark.parametrize(("on_landing", "addressee"), [("1", 1), ("0", 0)])
def test_only_humans_with_a_compass_there_are_reached(on_landing: str, addressee: int) -> None:
    state = table(people(2), aaron=person(hand="R05a"), stacks={0: on_landing, 2: "0 1"})
    play(state, "aaron", "play 0 r05a", "done")
    assert (state.deciders(), asked(state)) == ((addressee,), "draw")
    play(state, "draw")
    assert (state.deciders(), asked(state)) == ((1,), "turn")


@pytest.mark.rule("LI-525", "LI-504", "LI-503")
def test_with_nobody_else_there_his_icons_do_nothing() -> None:
    state = table(people(2), aaron=person(hand="R05a R07a"), stacks={0: "aaron", 2: "0 1"})
    play(state, "aaron", "play 0 r05a", "lay r07a", "done")
    assert (asked(state), seen(state, AARON).cards, seen(state, AARON).cubes) == ("turn", 0, 0)


@pytest.mark.rule("LI-525", "LI-504")
def test_a_humans_icon_does_not_reach_aaron() -> None:
    state = table(people(2, person(hand="R05a R07a")), stacks={0: "aaron 1"})
    play(state, "play 0 r05a", "lay r07a", "done", "draw", "draw", "drop 1", "drop 1")
    assert [player.cards for player in look(state).players] == [1, 1, 0]
    assert (state.deciders(), asked(state)) == ((1,), "turn")


# Number 1


@pytest.mark.rule("LI-526", "Q-23")
@pytest.mark.parametrize(("cards", "taken"), [("R01a", 1), ("R01a R01b", 2)])
def test_a_one_played_for_aaron_curses_both_humans(cards: str, taken: int) -> None:
    state = table(people(2), aaron=person(hand=cards))
    play(state, "aaron", "play 0 r01a", *[f"lay {card}" for card in cards.lower().split()[1:]], "done")
    assert [player.cubes for player in look(state).players] == [3 + taken, 3 + taken, 0]


@pytest.mark.rule("LI-527", "LI-524")
def test_a_one_put_in_front_for_aaron_helps_nobody() -> None:
    state = table(people(2), aaron=person(hand="R01a"), columns={0: "R05a R07a"}, stacks={0: "0 1"})
    play(state, "aaron", "play 0 r01a", "done")
    assert column(state, 0) == "R01a R05a R07a"
    assert (state.deciders(), asked(state), cubes(state)) == ((1,), "turn", [3, 3])


@pytest.mark.rule("LI-528", "LI-147", "LI-503")
@pytest.mark.parametrize("active", [0, 1])
def test_a_one_played_by_a_human_curses_the_other_only(active: int) -> None:
    state = table([person(hand="R01a"), person(hand="R01b")], active=active)
    play(state, f"play 0 r01{'ab'[active]}", "done")
    assert [player.cubes for player in look(state).players] == ([3, 4, 0] if active == 0 else [4, 3, 0])


# Small islands


@pytest.mark.rule("LI-529", "LI-503", "LI-504")
@pytest.mark.parametrize("tile", ["cleanse_3", "charts"])
def test_cleanse_and_charts_do_nothing_for_aaron(tile: str) -> None:
    state = table(people(2, person(hand="G03a")), aaron=person(hand="R03a R04a"))
    play(state, "aaron", "pay r03a r04a", f"use {tile}")
    assert (state.deciders(), asked(state)) == ((1,), "turn")
    assert [player.cards for player in look(state).players] == [1, 0, 0]
    assert [player.cubes for player in look(state).players] == [3, 3, 0]
    assert tile not in tiles_up(state).split()


@pytest.mark.rule("LI-529", "LI-520", "LI-381")
def test_undercut_moves_his_own_compass() -> None:
    state = table(people(2), aaron=person(hand="R03a R04a"), stacks={0: "0 1 aaron", 4: "1 0"})
    play(state, "aaron", "pay r03a r04a", "use undercut")
    assert texts(state) == ["undercut 0", "decline"]
    assert clause_against(state, "undercut 4") == "LI-381"
    play(state, "undercut 0")
    assert (stack(state, 0), "undercut" in tiles_up(state).split()) == ("aaron 0 1", False)


@pytest.mark.rule("LI-529", "LI-391")
def test_undercut_without_a_compass_of_his_only_flips_the_tile() -> None:
    state = table(people(2), aaron=person(hand="R03a R04a"), stacks={4: "1 0"})
    play(state, "aaron", "pay r03a r04a", "use undercut")
    assert (state.deciders(), asked(state), "undercut" in tiles_up(state).split()) == ((1,), "turn", False)


@pytest.mark.rule("LI-529", "LI-383", "LI-103")
@pytest.mark.parametrize("out", [1, 3])
def test_outpost_places_or_moves_his_compass(out: int) -> None:
    stacks = {0: "aaron", 2: "aaron", 4: "aaron"} if out == 3 else {0: "aaron"}
    state = table(people(2), aaron=person(hand="R03a R04a"), stacks={**stacks, 7: "1"})
    play(state, "aaron", "pay r03a r04a", "use outpost")
    assert "outpost 7" in texts(state)
    assert "outpost 0" not in texts(state)
    play(state, "outpost 7", *(["from 0"] if out == 3 else []))
    assert (stack(state, 7), stack(state, 0)) == ("1 aaron", "" if out == 3 else "aaron")
    assert [seen(state, party).area for party in range(3)] == [3, 2, 3 - min(3, out + 1)]


@pytest.mark.rule("LI-529", "LI-521")
@pytest.mark.parametrize(("choice", "corner"), [("do", 1), ("decline", 0)])
def test_sail_may_move_the_ship(choice: str, corner: int) -> None:
    state = table(people(2), aaron=person(hand="R03a R04a"))
    play(state, "aaron", "pay r03a r04a", "use sail")
    assert (state.deciders(), texts(state)) == ((0,), ["do", "decline"])
    play(state, choice)
    assert (state.corner, "sail" in tiles_up(state).split(), state.deciders()) == (corner, False, (1,))
    assert sorted(look(state).map_discards) == ["R03a", "R04a"]


@pytest.mark.rule("LI-529", "LI-387")
def test_digging_for_aaron_can_be_declined() -> None:
    state = table(people(2), aaron=person(hand="R03a R04a"), treasure_deck="20")
    play(state, "aaron", "pay r03a r04a", "use dig", "decline")
    assert (refs(state, AARON), look(state).treasure_deck) == ([], 42)
    assert "dig" not in tiles_up(state).split()


@pytest.mark.rule("LI-529", "LI-643", "LI-530", "Q-32")
def test_digging_for_aaron_without_treasures_ends_the_game() -> None:
    state = table(people(2), aaron=person(hand="R03a R04a"), treasure_deck_size=0)
    play(state, "aaron", "pay r03a r04a", "use dig", "do")
    assert (asked(state), cubes(state)) == ("healer", [3, 3])


# Events


@pytest.mark.rule("LI-551", "LI-552", "LI-424", "Q-22", "D-27")
def test_the_first_player_takes_back_aarons_third_compass_after_the_humans() -> None:
    stacks = {0: "0 aaron 1", 2: "0", 4: "0 aaron", 6: "aaron 1", 7: "1"}
    state = table(people(2), at="phase 2", event="B4", first=1, stacks=stacks)
    assert (state.deciders(), texts(state)) == ((1,), ["withdraw 0", "withdraw 6", "withdraw 7"])
    play(state, "withdraw 0")
    assert (state.deciders(), texts(state)) == ((0,), ["withdraw 0", "withdraw 2", "withdraw 4"])
    play(state, "withdraw 2")
    assert (state.deciders(), texts(state)) == ((1,), ["withdraw 0", "withdraw 4", "withdraw 6"])
    play(state, "withdraw 4")
    assert (stack(state, 4), stack(state, 6), seen(state, AARON).area) == ("0", "aaron 1", 1)
    assert (state.deciders(), asked(state)) == ((1,), "turn")


@pytest.mark.rule("LI-551", "LI-425")
def test_under_the_limit_aaron_moves_one_of_his_two_compasses() -> None:
    state = table(people(2), event="B4", aaron=person(hand="R03a"), stacks={0: "aaron", 2: "aaron"})
    play(state, "aaron", "play 7 r03a")
    assert texts(state) == ["from 0", "from 2"]


@pytest.mark.rule("LI-551", "LI-436")
def test_under_b13_his_undercut_goes_to_the_top() -> None:
    state = table(people(2), event="B13", aaron=person(hand="R03a R04a"), stacks={0: "aaron 0 1"})
    play(state, "aaron", "pay r03a r04a", "use undercut", "undercut 0")
    assert stack(state, 0) == "0 1 aaron"


@pytest.mark.rule("LI-557", "LI-427", "LI-551")
def test_under_b6_his_discard_icon_is_worth_two_cubes_to_each_human() -> None:
    state = table(people(2), event="B6", aaron=person(hand="R07a"), stacks={0: "0 1"})
    play(state, "aaron", "play 0 r07a", "done")
    for seat in (0, 1):
        assert (state.deciders(), texts(state)) == ((seat,), ["drop 0", "drop 1", "drop 2"])
        play(state, "drop 2")
    assert ([player.cubes for player in look(state).players], hand(state, AARON)) == ([1, 1, 0], "")
