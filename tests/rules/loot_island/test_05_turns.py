"""Chapter 5: Phase 2, turns and passing."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.stories.builder import hand, person, play, stack, table
from tests.rules.loot_island.story import asked, cards, clause_against, cubes, heard, look, offers, people
from tests.rules.story import act, kinds, told


@pytest.mark.rule("LI-070")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_first_player_begins_and_the_others_follow_clockwise(first: int) -> None:
    known = [person(hand=f"{letter}03a {letter}06a") for letter in "RGPO"]
    state = table(known, at="phase 2", first=first)
    order = []
    for _ in range(8):
        order.append(state.deciders()[0])
        play(state, next(text for text in offers(state, "play") if text[5] in "0246"), "done")
    assert order == [(first + turn) % 4 for turn in range(8)]


@pytest.mark.rule("LI-070")
def test_those_who_have_passed_are_left_out() -> None:
    known = [person(hand="R03a R06a"), person(passed=True), person(hand="G03a"), person(passed=True)]
    state = table(known)
    play(state, "play 0 r03a", "done")
    assert state.deciders() == (2,)
    play(state, "play 2 g03a", "done")
    assert state.deciders() == (0,)


@pytest.mark.rule("LI-070")
@pytest.mark.parametrize("seat", [0, 2, 3, 7])
def test_nobody_else_has_a_turn(seat: int) -> None:
    state = table(people(4, person(hand="R03a")), active=1)
    assert clause_against(state, "pass", seat) == "LI-070"


@pytest.mark.rule("LI-071")
def test_a_turn_is_an_island_a_play_or_a_pass() -> None:
    state = table(people(3, person(hand="R03a R06a")))
    assert {text.split()[0] for text in offers(state)} == {"play", "pay", "pass"}
    for text in ("done", "do", "decline", "draw", "use sail", "drop 1", "toss r03a", "undercut 0"):
        assert clause_against(state, text) == "LI-071"


@pytest.mark.rule("LI-071")
@pytest.mark.parametrize("moves", ["pay r03a r06a,use sail,decline", "play 0 r03a,lay r06a,done", "pass"])
def test_exactly_one_thing_a_turn(moves: str) -> None:
    state = table(people(3, person(hand="R03a R06a G03a G06a")))
    play(state, *moves.split(","))
    assert (asked(state), state.deciders()) == ("turn", (1,))
    assert clause_against(state, "pass", 0) == "LI-070"


@pytest.mark.rule("LI-072")
@pytest.mark.parametrize("cards_held", ["", "R03a", "R03a R06a", "G02a P03a"])
def test_passing_is_always_allowed(cards_held: str) -> None:
    assert offers(table(people(3, person(hand=cards_held))))[-1] == "pass"


@pytest.mark.rule("LI-072")
@pytest.mark.parametrize(
    ("held", "tiles", "forced"),
    [("R03a", None, True), ("R03a R04a", "", True), ("R03a R04a", None, False), ("R06a", None, False)],
)
def test_whoever_can_do_nothing_else_must_pass(held: str, tiles: str | None, forced: bool) -> None:
    """Red columns that end with a 5 on every coast: lower red cards fit nowhere."""
    columns = {0: "R05a", 2: "R05b", 4: "R07a", 6: "R07b"}
    state = table(people(3, person(hand=held)), columns=columns, tiles=tiles)
    assert (offers(state) == ["pass"]) == forced


@pytest.mark.rule("LI-072")
@pytest.mark.parametrize(
    ("aaron", "moves"),
    [("R03a", ["aaron", "pass"]), ("", ["pass"]), ("G03a", ["pass"]), ("G03a G04a", ["aaron", "pass"])],
)
def test_with_two_players_a_turn_for_aaron_is_a_way_not_to_pass(aaron: str, moves: list[str]) -> None:
    columns = {0: "G05a", 2: "G05b", 4: "G07a", 6: "G07b"}
    assert offers(table(people(2), columns=columns, aaron=person(hand=aaron))) == moves


@pytest.mark.rule("LI-073")
def test_who_passes_keeps_the_hand_and_takes_no_more_turns() -> None:
    known = [person(hand="R03a G06a"), person(hand="P03a P06a O03a"), person()]
    state = table(known, events="B12")
    play(state, "pass", "play 4 p03a", "done", "pass")
    assert (hand(state, 0), state.deciders()) == ("R03a G06a", (1,))
    assert clause_against(state, "play 0 r03a", 0) == "LI-070"
    play(state, "play 4 p06a", "done", "pass")
    assert (look(state).round, asked(state), state.deciders()) == (2, "toss", (0,))
    assert hand(state, 0) == "R03a G06a"
    assert not any(player.passed for player in look(state).players)  # out of that phase, not of this one
    play(state, "done", "done")
    assert {"R03a", "G06a"} < set(hand(state, 0).split())


@pytest.mark.rule("LI-074")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_to_pass_takes_the_tile(first: int) -> None:
    known = [person(hand="R03a"), person(hand="G03a"), person(hand="P03a")]
    state = table(known, first=first, listen=True)
    play(state, "play 0 r03a", "done")
    assert look(state).first == first
    play(state, "pass")
    assert look(state).first == 1
    play(state, "pass")
    assert look(state).first == 1
    assert heard(state, "first-player", "seat") == [1]


@pytest.mark.rule("LI-074")
def test_the_tile_goes_anew_in_every_round() -> None:
    state = table(people(3), first=0, events="B12 B14")
    play(state, "pass", "pass", "pass")
    assert (look(state).round, look(state).first, state.deciders()) == (2, 0, (0,))
    act(state, 0, "play 0 r01a", "done")
    act(state, 1, "pass")
    assert look(state).first == 1


@pytest.mark.rule("LI-075")
def test_the_turn_order_stays_when_the_tile_moves() -> None:
    known = [person(hand=f"{letter}03a {letter}06a") for letter in "RGPO"]
    state = table(known, first=0, events="B12")
    play(state, "play 0 r03a", "done", "play 2 g03a", "done", "pass")
    assert look(state).first == 2
    order = []
    for place in (6, 0, 2, 6):
        order.append(state.deciders()[0])
        play(state, offers(state, f"play {place}")[0], "done")
    assert order == [3, 0, 1, 3]
    play(state, "pass", "pass", "pass")
    assert (look(state).round, state.deciders()) == (2, (2,))


@pytest.mark.rule("LI-076")
def test_the_last_active_player_goes_on_until_passing() -> None:
    known = [person(passed=True), person(hand="R03a R06a G03a G06a P03a P06a O03a"), person(passed=True)]
    state = table(known, active=1)
    for text in ("play 0 r03a", "play 0 r06a", "play 2 g03a", "play 2 g06a", "play 4 p03a", "play 4 p06a"):
        play(state, text, "done")
        assert (asked(state), state.deciders()) == ("turn", (1,))
    play(state, "pass")
    assert look(state).round == 2


@pytest.mark.rule("LI-077")
def test_without_cards_there_is_only_the_pass() -> None:
    state = table(people(3, person(hand="R03a"), person(hand="G03a")))
    play(state, "play 0 r03a", "done")
    assert [player.passed for player in look(state).players] == [False] * 3
    play(state, "play 2 g03a", "done", "pass")
    assert (state.deciders(), offers(state)) == ((0,), ["pass"])
    assert clause_against(state, "play 0 r06a") == "LI-107"


@pytest.mark.rule("LI-078")
def test_cards_gained_before_the_next_turn_may_be_used() -> None:
    known = [person(hand="G03a"), person(hand="G05a"), person()]
    state = table(known, columns={0: "G02a"}, deck="O03a O06a")
    play(state, "play 0 g03a", "done", "play 0 g05a", "done")
    assert (state.deciders(), cards(state)) == ((1,), [0, 0, 0])
    play(state, "decline", "draw", "pass")
    assert state.deciders() == (0,)
    play(state, "play 4 o03a", "done")
    assert stack(state, 4) == "0"


@pytest.mark.rule("LI-079")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_phase_ends_when_all_have_passed(seats: int) -> None:
    state = table(people(seats), events="B12", listen=True)
    for seat in range(seats):
        assert (state.deciders(), "exploring" in kinds(told(state))) == ((seat,), False)
        act(state, seat, "pass")
    assert "exploring" in kinds(told(state))
    assert look(state).round == 2


@pytest.mark.rule("LI-080")
def test_a_one_curses_those_who_have_passed_too() -> None:
    state = table([person(hand="G01a"), person(passed=True), person()])
    play(state, "play 0 g01a", "done")
    assert cubes(state) == [3, 4, 4]


@pytest.mark.rule("LI-080")
def test_icons_are_offered_to_those_who_have_passed() -> None:
    known = [person(hand="G07a G09b"), person(hand="P03a", passed=True), person(passed=True)]
    state = table(known, columns={0: "G03a"}, stacks={0: "1"}, deck="O03a O06a")
    play(state, "play 0 g07a", "lay g09b", "done", "drop 0")
    assert (asked(state), state.deciders()) == ("drop", (1,))
    play(state, "drop 1", "decline")
    assert (asked(state), state.deciders()) == ("draw", (1,))
    play(state, "draw")
    assert (cubes(state), hand(state, 1), look(state).players[1].passed) == ([3, 2, 3], "P03a O03a", True)
    assert state.deciders() == (0,)


@pytest.mark.rule("LI-081")
def test_everybody_sees_the_pass_and_nobody_the_cards() -> None:
    state = table(people(3, person(hand="R03a G06a")), listen=True)
    play(state, "pass")
    for seat in (-1, 1, 2):
        player = look(state, seat).players[0]
        assert (player.passed, player.cards, player.hand) == (True, 2, None)
        assert look(state, seat).maps == {}
        assert [event.args for event in told(state, seat) if event.kind == "passed"] == [{"seat": 0}]
        assert "R03a" not in str(told(state, seat))
    assert look(state, 0).players[0].hand == ["R03a", "G06a"]


@pytest.mark.rule("LI-071", "LI-103", "LI-110", "LI-148", "LI-383", "LI-429")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_question_of_a_turn_goes_to_whoever_takes_it(seat: int) -> None:
    crew = [person(passed=True, cubes=0) for _ in range(3)]
    crew[seat] = person(hand="P03a P04a R01a R08a R09a G03a", cubes=0)
    state = table(crew, active=seat, event="B7", columns={7: "R05a"}, stacks={place: str(seat) for place in (0, 2, 4)})
    turn = [("play 6 p03a", "source"), ("from 0", "lay"), ("lay p04a", "lay"), ("done", "turn")]
    one = [("play 7 r01a", "source"), ("from 2", "lay"), ("done", "copy"), ("decline", "turn")]
    island = [("pay r08a r09a", "pay-more"), ("pay g03a", "tile"), ("use outpost", "outpost"), ("outpost 3", "source")]
    for text, then in [*turn, *one, *island, ("from 6", "turn")]:
        play(state, text)
        assert (text, state.deciders(), asked(state)) == (text, (seat,), then)
