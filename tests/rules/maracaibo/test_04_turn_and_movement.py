"""Chapter 4: the turn and the ship's movement."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.maracaibo.stories.builder import person, play, rival, table, texts
from tests.rules.maracaibo.story import (
    SEATS,
    act,
    clause_against,
    complaint,
    jordan_of,
    kinds,
    look,
    offers,
    opened,
    seen,
    space,
    told,
    wander,
)

STEP_BY_STEP = ["fog_improvements=yes"]
# r1   # # # P P # # # #
# r2   # # # # # # G G #
# r3   # E E # # # # # #
# r4   # # # # . . . . .


@pytest.mark.rule("PM-070")
def test_the_game_lasts_three_rounds() -> None:
    state = opened(2, "three rounds", listen=True)
    for _ in wander(state, "three rounds"):
        pass
    assert sorted({event.args["round"] for event in told(state) if event.kind == "turn"}, key=str) == [1, 2, 3]
    assert [event.args["round"] for event in told(state) if event.kind == "round-over"] == [1, 2, 3]
    assert clause_against(state, 0, "end turn") == "PM-335"


@pytest.mark.rule("PM-070")
@pytest.mark.parametrize("rounds", [2, 4])
def test_no_box_has_another_number_of_rounds(tmp_path: Path, rounds: int) -> None:
    sentence = complaint(tmp_path, ("rounds = 3", f"rounds = {rounds}"))
    assert sentence == f"box.toml: the file must have rounds = 3, not {rounds}"


@pytest.mark.rule("PM-070", "PM-082")
@SEATS
def test_turns_go_clockwise(seats: int) -> None:
    state = table([person(ship="c1r1") for _ in range(seats)], active=1, fills="c2r1", listen=True)
    for _ in range(seats + 1):
        play(state, "sail c3r1" if seen(state, state.deciders()[0]).ship == "c2r1" else "sail c2r1")
        play(state, *["end turn"] if texts(state) == ["end turn"] else ["ignore", "end turn"])
    turns = [event.args["seat"] for event in told(state) if event.kind == "turn"]
    assert turns == [(1 + turn) % seats for turn in range(seats + 2)]


@pytest.mark.rule("PM-070")
def test_only_the_player_whose_turn_it_is_may_act() -> None:
    state = table([person(ship="c1r1"), person(ship="c1r1")])
    assert state.deciders() == (0,)
    assert clause_against(state, 1, "sail c2r1") == "PM-070"


@pytest.mark.rule("PM-071", "PM-080")
@pytest.mark.parametrize("text", ["end turn", "ignore", "acquire", "slot s01", "entry 1", "done", "pay 2"])
def test_before_anything_else_the_ship_must_move(text: str) -> None:
    state = table([person(ship="c2r1"), person()])
    assert offers(state, 0) == offers(state, 0, "sail")
    assert clause_against(state, 0, text) == "PM-071"


@pytest.mark.rule("PM-071", "PM-081")
def test_after_the_move_come_the_actions_of_the_stop_and_no_second_move() -> None:
    state = table([person(ship="c1r1"), person()], cards={"c2r1": "tobacco"})
    act(state, 0, "sail c2r1")
    assert offers(state, 0) == ["ignore", "acquire"]
    assert clause_against(state, 0, "sail c3r1") == "PM-071"
    act(state, 0, "ignore")
    assert offers(state, 0) == ["end turn"]


@pytest.mark.rule("PM-072")
def test_one_to_three_spaces() -> None:
    # One step to c2r1, two to c3r1 or c2r2, three to c3r2.
    state = table([person(ship="c1r1"), person()])
    assert set(texts(state)) == {"sail c2r1", "sail c3r1", "sail c2r2", "sail c3r2"}
    assert clause_against(state, 0, "sail c4r2") == "PM-072"
    assert clause_against(state, 0, "sail c1r1") == "PM-073"  # not to move at all


@pytest.mark.rule("X-01", "PM-073", "PM-072")
def test_up_and_right_is_a_legal_move_but_up_alone_is_none() -> None:
    state = table([person(ship="c4r3"), person()])
    assert clause_against(state, 0, "sail c4r2") == "PM-073"
    assert clause_against(state, 0, "sail c3r2") == "PM-073"
    act(state, 0, "sail c5r2")
    assert seen(state, 0).ship == "c5r2"


@pytest.mark.rule("X-01", "PM-073", "A-01")
def test_up_and_right_takes_two_steps() -> None:
    state = table([person(ship="c4r3"), person()], options=STEP_BY_STEP)
    assert clause_against(state, 0, "stop") == "PM-073"
    act(state, 0, "sail c4r2")
    assert clause_against(state, 0, "stop") == "PM-073"
    act(state, 0, "sail c5r2", "stop")
    assert seen(state, 0).ship == "c5r2"


@pytest.mark.rule("PM-074", "A-03")
def test_a_ship_may_turn_back_and_cross_a_space_twice() -> None:
    # Given a ship at c4r2: one step left, back over c4r2, then on to c5r2
    state = table([person(ship="c4r2"), person()], options=STEP_BY_STEP, listen=True)
    act(state, 0, "sail c3r2")
    # Then there is no other way to a legal stop, and the ship takes it unasked
    assert [event.args["space"] for event in told(state) if event.kind == "step"] == ["c3r2", "c4r2", "c5r2"]
    assert seen(state, 0).ship == "c5r2"
    assert "stop" not in texts(state), "three steps are all"


@pytest.mark.rule("PM-075")
def test_from_the_starting_zone_one_may_stop_in_column_1() -> None:
    state = table([person(), person()])
    assert {"sail c1r1", "sail c1r2", "sail c1r3", "sail c1r4"} < set(texts(state))
    assert "sail c4r1" not in texts(state)
    assert "sail c3r1" in texts(state)
    act(state, 0, "sail c1r3")
    assert seen(state, 0).ship == "c1r3"


@pytest.mark.rule("PM-076")
def test_ships_never_block_the_way() -> None:
    alone = texts(table([person(ship="c4r2"), person(), person(), person()]))
    crowd = [person(ship=ship) for ship in ("c4r2", "c5r2", "c4r3", "c3r2")]
    assert texts(table(crowd)) == alone
    assert {"sail c5r2", "sail c6r2", "sail c5r3"} < set(alone)


@pytest.mark.rule("PM-076")
def test_any_number_of_ships_share_a_space() -> None:
    state = table([person(ship="c1r1"), *[person(ship="c2r1")] * 3])
    act(state, 0, "sail c2r1")
    assert space(state, "c2r1").ships == [0, 1, 2, 3]


@pytest.mark.rule("PM-076")
def test_passing_ships_costs_no_movement() -> None:
    people = [person(ship="c1r1"), person(ship="c2r1"), person(ship="c3r1"), person(ship="c3r1")]
    assert "sail c3r2" in texts(table(people))


@pytest.mark.rule("PM-077", "PM-300")
@pytest.mark.parametrize("figurehead", ["", "harpy"])
@pytest.mark.parametrize("ship", ["c9r1", "c9r2", "c9r3", "c8r1", "c8r3"])
def test_nobody_sails_past_the_gulf_in_one_turn(ship: str, figurehead: str) -> None:
    state = table([person(ship=ship, figurehead=figurehead), person()])
    assert "sail gulf" in texts(state)
    assert "sail maracaibo" not in texts(state)
    assert clause_against(state, 0, "sail maracaibo") == "PM-077"


@pytest.mark.rule("PM-077")
def test_the_gulf_ends_a_movement_at_once_with_steps_left() -> None:
    state = table([person(ship="c9r1"), person()], options=STEP_BY_STEP)
    act(state, 0, "sail gulf")
    assert offers(state, 0, "sail") == []
    assert "slot s01" in offers(state, 0)


@pytest.mark.rule("PM-078")
@pytest.mark.parametrize("options", [[], STEP_BY_STEP])
@pytest.mark.parametrize("figurehead", ["", "harpy"])
def test_from_the_gulf_there_is_one_step_to_maracaibo(figurehead: str, options: list[str]) -> None:
    state = table([person(ship="gulf", figurehead=figurehead), person()], options=options)
    assert texts(state) == ["sail maracaibo"]
    act(state, 0, "sail maracaibo")
    assert seen(state, 0).ship == "maracaibo"
    assert "skip" in offers(state, 0), "the upgrade of Maracaibo"


@pytest.mark.rule("PM-079", "PM-402")
def test_more_movement_need_not_be_used() -> None:
    plain = texts(table([person(ship="c1r1"), person()]))
    more = texts(table([person(ship="c1r1", figurehead="harpy"), person()]))
    assert set(plain) < set(more)
    assert set(more) - set(plain) == {"sail c4r2", "sail c2r4"}


@pytest.mark.rule("PM-081", "PM-095")
def test_spaces_that_are_crossed_have_no_effect() -> None:
    # Given a location with a value tile, an own tile and an opponent's ship on the way
    people = [person(ship="c1r1", stored={"gold": "plain"}, markets={"bm1": "c2r1"}), person(ship="c2r1")]
    cards = {"c2r1": "aruba", "c3r1": "tobacco", "c2r2": "rum"}
    state = table(people, cards=cards, values={"c2r1": "gold"}, listen=True)
    # When the ship sails over it
    act(state, 0, "sail c3r1")
    # Then nothing happens before the stop
    assert kinds(told(state)) == ["turn", "sailed"]
    assert look(state).islands["gold"] == 4
    assert (seen(state, 0).doubloons, seen(state, 1).doubloons) == (10, 10)
    assert offers(state, 0) == ["ignore", "acquire"]


@pytest.mark.rule("PM-083")
@pytest.mark.parametrize(
    ("stop", "question"),
    [
        ("c2r1", "improvement"),
        ("c3r1", "residence"),
        ("c2r2", "upgrade"),  # a location without tiles: its third step
        ("c3r2", "end-turn"),  # a fill card gives 5 doubloons and that is all
    ],
)
def test_the_stop_decides_what_follows(stop: str, question: str) -> None:
    cards = {"c2r1": "tobacco", "c3r1": "hacienda", "c2r2": "aruba", "c3r2": "sugar"}
    state = table([person(ship="c1r1", doubloons=20), person()], cards=cards, fills="c3r2")
    act(state, 0, f"sail {stop}")
    prompt = look(state, 0).prompt
    assert prompt is not None
    assert prompt.kind == question
    assert seen(state, 0).doubloons == (25 if question == "end-turn" else 20)


@pytest.mark.rule("PM-083", "PM-300", "PM-310")
def test_gulf_and_maracaibo_have_actions_of_their_own() -> None:
    state = table([person(ship="c9r1"), person()], active=0)
    act(state, 0, "sail gulf", "skip")
    assert offers(state, 0) == ["side 1", "side 2", "skip"]
    state = table([person(ship="gulf"), person()])
    act(state, 0, "sail maracaibo")
    assert seen(state, 0).score == 6


@pytest.mark.rule("PM-084", "PM-502", "PM-546")
def test_reveal_then_payment_then_rubies_then_the_steps_of_the_location() -> None:
    # Given a pauper and a hidden Tobago with 1 doubloon, a value tile and an opponent's ship
    options = ["fog_locations=yes", "rubies=yes"]
    people = [person(ship="c1r1", doubloons=0), person(ship="c2r1")]
    state = table(
        people,
        cards={"c2r1": "tobago"},
        down="c2r1",
        coins={"c2r1": 1},
        values={"c2r1": "gold"},
        options=options,
        listen=True,
    )
    # When the ship stops there, the doubloon just found goes to the opponent, before the ruby
    act(state, 0, "sail c2r1")
    assert kinds(told(state)) == ["turn", "sailed", "doubloons", "flipped", "paid-opponent"]
    assert (seen(state, 0).doubloons, seen(state, 1).doubloons) == (0, 11)
    assert offers(state, 0) == ["ruby", "skip"]
    assert look(state).islands["gold"] == 4
    # and then comes the first step of the location
    act(state, 0, "ruby")
    assert look(state).islands["gold"] == 5
    assert "slot s01" in offers(state, 0)


@pytest.mark.rule("PM-084", "PM-524")
def test_a_fight_comes_before_the_actions() -> None:
    people = [person(ship="c1r1"), person(ship="c2r1")]
    cards = {"c2r1": "aruba"}
    state = table(
        people,
        cards=cards,
        values={"c2r1": "gold"},
        options=["pirate_skirmish=yes"],
        dice=[6, 1],
        listen=True,
    )
    act(state, 0, "sail c2r1")
    assert kinds(told(state)) == ["turn", "sailed", "combat", "points", "paid-opponent", "marker"]


@pytest.mark.rule("PM-084", "PM-468", "PM-545")
def test_jordans_stop_has_the_same_order() -> None:
    # Given a Solo card that begins with a raid, and in range Tobago with the human's ship, a ruby and a value tile
    state = table(
        [person(ship="c2r4")],
        jordan=rival(ship="c1r4"),
        cards={"c2r4": "tobago", "c3r4": "rum", "c4r4": "sugar", "c2r2": "tobacco"},
        values={"c2r4": "gold"},
        options=["rubies=yes", "pirate_skirmish=yes"],
        solo_deck="a1",
        active=1,
        dice=[6, 1, 1],
        listen=True,
    )
    # Then combat, ruby, marker, upgrade (a quest) and raid follow each other
    assert jordan_of(state).ship == "c2r4"
    order = ["jordan-sails", "combat-jordan", "jordan-ruby", "marker", "jordan-upgrade", "jordan-raids"]
    assert [kind for kind in kinds(told(state)) if kind in order] == order
