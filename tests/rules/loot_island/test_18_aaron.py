"""Chapter 18: Aaron at the table of two: his hand, his cubes, his treasures, turns for him."""

from __future__ import annotations

import pytest

from doubloon.core.view import SPECTATOR
from doubloon.games.loot_island.stories.builder import column, hand, person, play, refs, stack, table, texts, tiles_up
from tests.rules.loot_island.story import (
    asked,
    clause_against,
    cubes,
    heard,
    inside,
    look,
    new_game,
    offers,
    people,
    seen,
)
from tests.rules.story import told, wander

AARON = 2


# At the table


@pytest.mark.rule("LI-500", "LI-501", "LI-503", "LI-034", "LI-554")
@pytest.mark.parametrize("looker", [0, 1, SPECTATOR])
def test_aaron_begins_with_six_open_cards_three_compasses_and_no_cube(looker: int) -> None:
    view = look(new_game(2, "two"), looker)
    assert view.aaron == AARON
    himself = view.players[AARON]
    assert (himself.cards, himself.area, himself.cubes, himself.treasures) == (6, 3, 0, [])
    assert himself.hand is not None
    assert len(himself.hand) == 6
    assert [view.players[seat].cards for seat in (0, 1)] == [6, 6]
    assert (view.threshold, len(view.tiles), view.treasure_deck) == (4, 6, 42 - len(view.open))
    assert view.map_deck == 88 - 18


@pytest.mark.rule("LI-500")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_there_is_no_aaron(seats: int) -> None:
    state = table(people(seats))
    assert (look(state).aaron, len(look(state).players)) == (None, seats)
    assert clause_against(state, "aaron") == "LI-500"


@pytest.mark.rule("LI-554", "LI-506", "LI-624")
def test_two_healers_wait_for_the_two_humans() -> None:
    state = table(people(2), at="end")
    assert len(offers(state, "healer")) == 2
    play(state, *texts(state))
    assert state.over()


@pytest.mark.rule("LI-503", "LI-504", "LI-505", "LI-506", "LI-556", "LI-502")
@pytest.mark.parametrize("number", range(6))
def test_whole_games_with_aaron(number: int) -> None:
    state = new_game(2, f"aaron {number}", listen=True)
    for _ in wander(state, f"aaron {number}"):
        himself = look(state).players[AARON]
        assert (himself.cubes, himself.healer, himself.eliminated) == (0, None, False)
        assert all(look(state).treasures[str(ref)].type == "crown" for ref in himself.treasures)
        assert state.first in (0, 1)
        assert all(place in (0, 1) for place in state.deciders())
    assert len(heard(state, "aaron-drew", "cards")) == state.round, "no card comes to him in Phase 2"
    outcome = state.outcome()
    assert outcome is not None
    assert set(outcome.winners) <= {0, 1}
    assert len(outcome.places) == len(state.scores()) == 2
    assert all(event.args["seat"] != AARON for event in told(state) if event.kind in ("cubes-taken", "first-player"))


# Phase 1


@pytest.mark.rule("LI-510", "LI-067", "Q-29", "LI-068")
def test_his_leftover_cards_go_and_six_new_ones_come_after_the_humans() -> None:
    crew = people(2, person(hand="R03a R04a R05a R06a"), person(hand="R07a R08a R09a R10a R03b"))
    state = table(crew, at="hands", first=1, aaron=person(hand="GWa G10a"), deck="P01a P02a P03a P04a P05a P06a P07a")
    assert state.deciders() == (1,)
    play(state, "done", "done")
    assert hand(state, 1) == "R03b R07a R08a R09a R10a P01a"
    assert hand(state, 0) == "R03a R04a R05a R06a P02a P03a"
    assert "P04a P05a P06a P07a" in hand(state, AARON)
    assert (seen(state, AARON).cards, look(state).map_discards) == (6, ["G10a", "GWa"])


@pytest.mark.rule("LI-510", "LI-501")
def test_his_new_cards_are_open_to_all() -> None:
    state = table(people(2), at="hands", listen=True)
    drawn = heard(state, "aaron-drew", "cards")
    assert drawn == [hand(state, AARON).split()]
    assert look(state, 0).players[AARON].hand == look(state, SPECTATOR).players[AARON].hand == drawn[0]


# Turns for him


@pytest.mark.rule("LI-520", "LI-521", "D-26", "D-06")
def test_a_turn_for_aaron_uses_his_cards_and_compasses_only() -> None:
    state = table(people(2, person(hand="G03a G04a")), aaron=person(hand="R03a R04a"), stacks={4: "1"})
    assert "aaron" in texts(state)
    assert "play 0 r03a" not in texts(state)
    play(state, "aaron")
    assert asked(state) == "turn-aaron"
    assert {text.split()[2] for text in offers(state, "play")} == {"r03a", "r04a"}
    assert (offers(state, "pay"), "pass" in texts(state)) == (["pay r03a r04a"], False)
    assert clause_against(state, "play 0 g03a") == "LI-520"
    assert clause_against(state, "pay g03a g04a") == "LI-520"
    assert clause_against(state, "pass") == "LI-521"
    assert clause_against(state, "aaron") == "LI-520"
    play(state, "play 4 r03a", "done")
    assert (stack(state, 4), hand(state, AARON), hand(state, 0)) == ("1 aaron", "R04a", "G03a G04a")
    assert (seen(state, AARON).area, seen(state, 0).area) == (2, 3)
    # It was the human's turn.
    assert state.deciders() == (1,)


@pytest.mark.rule("LI-522", "LI-077", "LI-072")
def test_a_human_without_cards_may_act_for_aaron() -> None:
    state = table(people(2), aaron=person(hand="R03a"))
    assert texts(state) == ["aaron", "pass"]


@pytest.mark.rule("LI-522", "LI-523", "LI-556", "LI-076")
def test_a_human_who_has_passed_cannot_and_aaron_does_not_prolong_the_phase() -> None:
    state = table(people(2), aaron=person(hand="R03a R04b G05b"))
    play(state, "pass")
    assert clause_against(state, "aaron", seat=0) == "LI-070"
    for card in ("r03a", "r04b"):
        assert state.deciders() == (1,)
        play(state, "aaron", f"play 0 {card}", "done")
    assert (state.deciders(), "aaron" in texts(state)) == ((1,), True)
    play(state, "pass")
    assert state.round == 2


@pytest.mark.rule("LI-556", "LI-520", "LI-555")
def test_the_humans_alternate_whomever_they_act_for() -> None:
    state = table(people(2, person(hand="G03a"), person(hand="G08a")), aaron=person(hand="R03a R03b"))
    play(state, "aaron", "play 0 r03a", "done")
    assert state.deciders() == (1,)
    play(state, "play 2 g08a", "done")
    assert state.deciders() == (0,)
    play(state, "play 4 g03a", "done", "aaron", "play 0 r03b", "done")
    assert state.deciders() == (0,)


@pytest.mark.rule("LI-555", "LI-072", "LI-121")
@pytest.mark.parametrize(
    ("cards", "columns", "tiles", "possible"),
    [
        ("", {}, None, False),
        ("R03a", {}, None, True),
        ("R03a", {0: "R04a", 2: "R05a", 4: "R06a", 6: "R07a"}, None, False),
        ("R03a R03b", {0: "R04a", 2: "R05a", 4: "R06a", 6: "R07a"}, None, True),
        ("R03a R03b", {0: "R04a", 2: "R05a", 4: "R06a", 6: "R07a"}, "", False),
        (
            "R03a G02a",
            {0: "R04a", 3: "R05a", 4: "R06a", 6: "R07a", 1: "G08a", 2: "G08b", 5: "G09a", 7: "GWa"},
            "",
            True,
        ),
        (
            "R03a G02a",
            {0: "R04a", 3: "R05a", 4: "R06a", 6: "R07a", 1: "G08a", 2: "G08b", 5: "G09a", 7: "G10a"},
            "",
            False,
        ),
    ],
)
def test_a_turn_for_aaron_needs_a_play_or_an_island(
    cards: str, columns: dict[int, str], tiles: str | None, possible: bool
) -> None:
    state = table(people(2), aaron=person(hand=cards), columns=columns, tiles=tiles)
    assert texts(state) == (["aaron", "pass"] if possible else ["pass"])
    if not possible:
        assert clause_against(state, "aaron") == "LI-555"


@pytest.mark.rule("LI-555", "LI-551", "LI-429", "LI-431")
@pytest.mark.parametrize(
    ("event", "cards", "possible"),
    [
        ("B7", "R03a R03b", False),
        ("B7", "R03a R03b R04b", True),
        ("B7", "R03a R03b G03a", True),
        ("B7", "R03a G03a P03a O03a", False),
        ("B9", "R03a", True),
        ("B6", "R03a G03a", False),
    ],
)
def test_aaron_can_use_an_island_if_he_can_pay_what_it_costs_today(event: str, cards: str, possible: bool) -> None:
    """No card of his fits anywhere, so the price decides whether there is a turn for him."""
    columns = {0: "R05a", 1: "G04a", 2: "R06a", 3: "G05a", 4: "R07a", 5: "P04a", 6: "R08a", 7: "O04a"}
    state = table(people(2), aaron=person(hand=cards), columns=columns, event=event)
    assert texts(state) == (["aaron", "pass"] if possible else ["pass"])
    if possible:
        play(state, "aaron")
        assert texts(state)
        assert all(text.startswith("pay ") for text in texts(state))


# Placement


@pytest.mark.rule("LI-524", "LI-502")
def test_placement_binds_aaron() -> None:
    state = table(people(2), aaron=person(hand="R03a R05b R08a G03a"), columns={0: "R06a", 2: "G04a"}, stacks={0: "1"})
    play(state, "aaron")
    assert clause_against(state, "play 0 g03a") == "LI-124"
    assert clause_against(state, "play 0 r05b") == "LI-125"
    assert clause_against(state, "play 1 r03a") == "LI-121"
    play(state, "play 4 r03a")
    assert texts(state) == ["lay r05b", "lay r08a", "done"]
    assert clause_against(state, "lay g03a") == "LI-107"
    play(state, "lay r08a", "done")
    assert (column(state, 4), stack(state, 4)) == ("R03a R08a", "aaron")


@pytest.mark.rule("LI-524", "LI-103", "LI-104")
def test_his_fourth_placement_moves_a_compass_that_the_human_chooses() -> None:
    stacks = {0: "aaron 0", 2: "1 aaron 0", 4: "aaron", 6: "0"}
    state = table(people(2), aaron=person(hand="R03a"), stacks=stacks)
    play(state, "aaron", "play 7 r03a")
    assert (state.deciders(), texts(state)) == ((0,), ["from 0", "from 2", "from 4"])
    play(state, "from 2", "done")
    assert (stack(state, 2), stack(state, 7), stack(state, 6)) == ("1 0", "aaron", "0")
    assert seen(state, AARON).area == 0


# Treasures


@pytest.mark.rule("LI-540", "LI-541", "LI-505", "LI-503", "LI-018")
def test_he_takes_the_highest_reference_number_and_keeps_crowns_only() -> None:
    state = table(
        people(2),
        at="loot",
        columns={0: "R03a R05b R06a R08a RWa"},
        stacks={0: "aaron 0 1"},
        treasure_deck="3 74 16 70 8",
    )
    # His compass counts for the big loot: 3 + 2.
    assert (refs(state, AARON), state.deciders(), look(state).revealed) == ([74], (0,), [3, 16, 70, 8])
    play(state, "take 16", "discard", "drop 0", "take 8", "keep", "drop 0")
    # The second time he takes a coin bag, which goes to the discards with no further effect.
    assert (refs(state, AARON), look(state).treasure_discards) == ([74], [16, 70])
    assert (texts(state), [player.cubes for player in look(state).players]) == (["take 3"], [3, 3, 0])


@pytest.mark.rule("LI-541", "LI-540", "LI-325")
def test_he_takes_part_in_the_final_exploration() -> None:
    state = table(people(2), at="final", columns={3: "R03a R05b R08a RWa"}, stacks={3: "aaron 1"}, treasure_deck="1 20")
    assert (refs(state, AARON), state.deciders(), texts(state)) == ([20], (1,), ["take 1"])


@pytest.mark.rule("LI-540", "LI-176")
def test_a_landing_with_his_compass_alone_is_explored() -> None:
    state = table(people(2), at="loot", columns={0: "R03a R05b R06a R07b"}, stacks={0: "aaron"}, treasure_deck="17")
    assert (refs(state, AARON), state.round) == ([17], 2)


@pytest.mark.rule("LI-550", "LI-367", "LI-368", "LI-506")
@pytest.mark.parametrize(
    ("his", "bonuses"),
    [("", [25, 18]), ("74", [18, 11]), ("64", [25, 14]), ("66", [21, 11]), ("1", [25, 18])],
)
def test_his_crosses_take_a_place_and_share_ties(his: str, bonuses: list[int]) -> None:
    # Humans with 3 and 2 crosses; Aaron with 0, 4, 2, 3 or 1.
    state = table(people(2, person(treasures="3"), person(treasures="17")), aaron=person(treasures=his))
    assert [player.crown_bonus for player in look(state).players[:2]] == bonuses


@pytest.mark.rule("LI-550", "LI-506")
def test_his_share_is_paid_to_nobody_and_he_cannot_win() -> None:
    crew = [person(cubes=0, treasures="3"), person(cubes=0)]
    state = table(crew, at="end", aaron=person(treasures="74 64 59"), first=1)
    assert state.over()
    assert state.scores() == [2 + 18, 5]
    outcome = inside(state).outcome()
    assert outcome is not None
    assert outcome.winners == [0]


@pytest.mark.rule("LI-529", "LI-530", "LI-505", "LI-503")
@pytest.mark.parametrize(("ref", "kept"), [(20, True), (16, False), (8, False)])
def test_digging_for_aaron(ref: int, kept: bool) -> None:
    state = table(people(2, person(cubes=9)), aaron=person(hand="R03a R04a"), treasure_deck=str(ref))
    play(state, "aaron", "pay r03a r04a", "use dig", "do")
    assert (refs(state, AARON), look(state).treasure_discards) == ([ref] if kept else [], [] if kept else [ref])
    assert (cubes(state), seen(state, AARON).cubes, refs(state, 0)) == ([9, 3], 0, [])
    assert (state.deciders(), asked(state)) == ((1,), "turn")
    assert "dig" not in tiles_up(state).split()
