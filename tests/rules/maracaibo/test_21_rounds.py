"""Chapter 21: Maracaibo and the end of a round."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from doubloon.games.maracaibo.stories.builder import person, play, table, texts
from tests.rules.maracaibo.story import (
    changed_game,
    clause_against,
    inside,
    kinds,
    look,
    opened,
    seen,
    told,
    wander_to_the_end,
)

ARRIVE = ("sail maracaibo", "skip", "end turn")


@pytest.mark.rule("PM-310", "PM-078")
def test_maracaibo_gives_6_points_and_then_an_upgrade() -> None:
    # Given a ship on the Gulf
    state = table([person(ship="gulf"), person()])
    assert texts(state) == ["sail maracaibo"]
    # When it arrives
    play(state, "sail maracaibo")
    # Then the points are there before the upgrade, which may be declined
    assert seen(state, 0).score == 6
    assert texts(state) == [*(f"slot s0{number}" for number in range(1, 7)), "skip"]
    declined = state.clone()
    play(state, "slot s03")
    play(declined, "skip")
    assert (seen(state, 0).upgrades, seen(declined, 0).upgrades) == (["s03"], [])
    # and there is only one
    assert texts(state) == texts(declined) == ["end turn"]


@pytest.mark.rule("PM-311", "PM-322", "PM-323", "PM-320", "A-23", "A-24", "X-24")
@pytest.mark.parametrize("round", [1, 2])
def test_in_rounds_1_and_2_the_round_ends_with_the_turn_of_whoever_reaches_maracaibo(round: int) -> None:
    # Given the third of four players on the Gulf, and others on their way
    people = [person(ship="c4r2", cards="sugar"), person(ship="c9r1"), person(ship="gulf"), person(ship="c1r1")]
    state = table(people, round=round, active=2, listen=True)
    # When that player arrives, the round is not over before the turn is
    play(state, "sail maracaibo")
    assert look(state).round == round
    play(state, "skip", "end turn")
    # Then there is income, the ships go to the start, and the fourth begins the next round
    assert look(state).round == round + 1
    assert [one.ship for one in look(state).players] == ["start"] * 4
    assert seen(state, 0).doubloons == 12
    assert state.deciders() == (3,)
    assert look(state).active == 3
    assert kinds(told(state))[-3:] == ["round-over", "income", "turn"]


@pytest.mark.rule("PM-311")
def test_the_turn_on_maracaibo_is_completed_before_the_round_ends() -> None:
    # Given a slot that pays 5 doubloons, to be filled on Maracaibo
    state = table([person(ship="gulf", doubloons=0), person()])
    play(state, "sail maracaibo", "slot s01")
    assert (look(state).round, seen(state, 0).doubloons) == (1, 5)
    play(state, "end turn")
    assert look(state).round == 2


@pytest.mark.rule("PM-323", "A-24")
@pytest.mark.parametrize("ender", [0, 1, 2])
def test_the_next_round_starts_with_the_player_after_the_one_who_ended_the_round(ender: int) -> None:
    people = [person(ship="gulf" if seat == ender else "c2r1") for seat in range(3)]
    state = table(people, active=ender)
    play(state, *ARRIVE)
    assert state.deciders() == ((ender + 1) % 3,)
    # and goes on clockwise from there
    play(state, "sail c1r1", "ignore", "end turn")
    assert state.deciders() == ((ender + 2) % 3,)


@pytest.mark.rule("PM-312", "PM-313", "PM-320", "X-23")
def test_round_3_goes_on_until_the_player_with_the_token_has_finished() -> None:
    # Given the second of four players on the Gulf in round 3; the fourth has the token
    people = [
        person(ship="c9r1", doubloons=0, cards="coffee"),
        person(ship="gulf", doubloons=0),
        person(ship="c1r1", doubloons=0),
        person(ship="gulf", doubloons=0),
    ]
    state = table(people, round=3, active=1, last=3, cards={"c2r1": "lookout"}, listen=True)
    play(state, *ARRIVE)
    # Then the third player sails and acts as ever
    assert not state.over()
    assert state.deciders() == (2,)
    assert look(state).round == 3
    play(state, "sail c2r1", "end turn")
    assert seen(state, 2).doubloons == 5
    # and the fourth too reaches Maracaibo for points and an upgrade
    assert state.deciders() == (3,)
    play(state, "sail maracaibo")
    assert seen(state, 3).score == 6
    play(state, "slot s03", "end turn")
    assert seen(state, 3).upgrades == ["s03"]
    # and that was the last turn of the game: income, then scoring
    assert state.over()
    assert seen(state, 0).doubloons == 5
    assert kinds(told(state)).count("income") == 1
    assert clause_against(state, 0, "sail gulf") == "PM-335"


@pytest.mark.rule("PM-312")
def test_the_token_counts_not_the_number_of_the_seat() -> None:
    # Given a game that the third player began, so that the second has the token
    people = [person(ship="c1r1"), person(ship="c1r2"), person(ship="gulf")]
    state = table(people, round=3, active=2, last=1, cards={"c2r1": "lookout", "c2r2": "gunner"})
    assert look(state).last == 1
    play(state, *ARRIVE)
    # Then the first and the second still have their turns
    play(state, "sail c2r1", "ignore", "end turn")
    assert state.deciders() == (1,)
    play(state, "sail c2r2", "ignore", "end turn")
    assert state.over()


@pytest.mark.rule("PM-312")
def test_round_3_ends_at_once_if_the_player_with_the_token_arrives_first() -> None:
    state = table([person(ship="c1r1"), person(ship="gulf")], round=3, active=1)
    play(state, *ARRIVE)
    assert state.over()


@pytest.mark.rule("PM-312", "PM-313")
def test_a_second_arrival_in_round_3_does_not_end_it_earlier() -> None:
    state = table([person(ship="gulf"), person(ship="gulf"), person(ship="c1r1")], round=3, active=0)
    play(state, *ARRIVE, *ARRIVE)
    assert not state.over()
    assert state.deciders() == (2,)


@pytest.mark.rule("PM-312", "PM-070")
def test_the_turn_of_the_player_with_the_token_does_not_end_a_round_that_nobody_has_ended() -> None:
    state = table([person(ship="c1r1"), person(ship="c1r1")], round=3, active=1, cards={"c2r1": "lookout"})
    play(state, "sail c2r1", "ignore", "end turn")
    assert not state.over()
    assert state.deciders() == (0,)


@pytest.mark.rule("PM-314", "PM-313")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_have_had_as_many_turns_when_a_game_is_over(seats: int) -> None:
    state = inside(opened(seats, f"turns {seats}", listen=True))
    wander_to_the_end(state, "turns")
    turns = [event.args for event in told(state) if event.kind == "turn"]
    counted = Counter(turn["seat"] for turn in turns)
    assert set(counted) == set(range(seats))
    assert len(set(counted.values())) == 1
    # Nobody had another turn after reaching Maracaibo in round 3
    arrived: set[object] = set()
    for event in told(state):
        if event.kind == "turn" and event.args["round"] == 3:
            assert event.args["seat"] not in arrived
        if event.kind == "sailed" and event.args["space"] == "maracaibo":
            arrived.add(event.args["seat"])
        if event.kind == "round-over":
            arrived.clear()


@pytest.mark.rule("PM-320", "PM-321", "X-11")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_every_round_ends_with_income(round: int) -> None:
    # Given Tobacco (3 doubloons), Sugar (2 doubloons) and Rum (2 points)
    planter = person(doubloons=1, cards="tobacco sugar rum")
    state = table([planter, person(ship="gulf")], round=round, active=1, listen=True)
    play(state, *ARRIVE)
    income = [event.args for event in told(state) if event.kind == "income"]
    assert income == [{"seat": 0, "doubloons": 5, "points": 2}]
    assert seen(state, 0).doubloons == 6
    sheet = seen(state, 0).sheet
    assert (sheet["track"] if sheet else seen(state, 0).score) == 2


@pytest.mark.rule("PM-320", "PM-321", "PM-402", "PM-405")
def test_every_player_gains_income_from_improvements_and_figurehead() -> None:
    people = [
        person(cards="schooner cocoa", figurehead="sea_snake"),
        person(figurehead="harpy"),
        person(ship="gulf", cards="quartermaster"),
    ]
    state = table(people, active=2)
    play(state, *ARRIVE)
    assert [(one.doubloons - 10, one.score) for one in look(state).players] == [(5, 5), (4, 0), (0, 6 + 2)]


@pytest.mark.rule("PM-321", "A-16")
def test_a_green_scroll_on_the_ship_board_would_count_too(tmp_path: Path) -> None:
    # The printed board has none
    printed = look(table([person(), person()])).boards.slots
    assert not any(slot.income for slot in printed)
    # Given a board of somebody's own with an income of 2 doubloons and 1 point beside the 5 doubloons of its first slot
    scroll = 'id = "s01", zone = 0, income = [{e = "doubloons", n = 2}, {e = "vp", n = 1}], '
    game = changed_game(tmp_path, ('id = "s01", zone = 0, ', scroll))
    state = table([person(ship="gulf", doubloons=0), person()], game=game)
    # When that slot is filled and the round ends
    play(state, "sail maracaibo", "slot s01", "end turn")
    # Then it pays
    assert (seen(state, 0).doubloons, seen(state, 0).score) == (5 + 2, 6 + 1)


@pytest.mark.rule("PM-322", "PM-206")
def test_all_but_the_ships_stays_as_it_is() -> None:
    # Given a table with something of everything
    first = person(
        ship="c9r1",
        explorer="b2",
        doubloons=7,
        score=31,
        cards="gunner",
        upgrades="s01 s03",
        figurehead="mermaid",
        stored={"gold": "plain 1"},
        buried={"pearl": "2"},
        quests="q04",
        markets={"bm1": "c1r1"},
        residences="c1r2",
    )
    cards = {"c1r1": "aruba", "c1r2": "hacienda"}
    state = table([first, person(ship="gulf")], active=1, cards=cards, values={"c1r1": "gold"}, islands=(2, 7, 4))
    before = look(state)
    play(state, *ARRIVE)
    after = look(state)
    assert after.round == 2
    own, own_before = after.players[0], before.players[0]
    assert own.ship == "start"
    for name in own.__struct_fields__:
        assert name == "ship" or getattr(own, name) == getattr(own_before, name)
    assert after.islands == before.islands
    assert [(one.card, one.tokens, one.market) for one in after.cells] == [
        (one.card, one.tokens, one.market) for one in before.cells
    ]
    assert (after.quest_market, after.figureheads, after.tier2) == (
        before.quest_market,
        before.figureheads,
        before.tier2,
    )
