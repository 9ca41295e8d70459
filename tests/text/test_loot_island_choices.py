"""The choices of Loot Island: what is listed, and what may be typed instead of a number."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core.match import Match
from doubloon.core.showing import showing_of
from doubloon.games.loot_island.stories.builder import person, play, table
from doubloon.registry import find_game
from doubloon.text.blocks import width_of
from doubloon.text.typed import interpret
from doubloon.words import LANGUAGES
from tests.text.drawing import drawn, flat
from tests.text.loot_island_scenes import choices, middle, table_in


def test_plays_stand_under_their_landing_with_a_sign_where_cards_become_enough() -> None:
    listed = drawn(choices(middle())).splitlines()
    at = next(number for number, line in enumerate(listed) if line.startswith("1 green"))
    assert listed[at] == "1 green 3 5▤ 7✗ 9✗  4/5  C B D  no loot yet"
    assert listed[at + 1].split() == ["3", "G1◆✔"]
    assert "Use a small island, paying  30 R5▤ & R9✗  31 G1◆ & G4◆  32 O7✗ & O7" in listed
    assert listed[-1].strip() == "33 pass"


def test_plays_are_numbered_in_the_order_in_which_they_are_listed() -> None:
    state = middle()
    listed = [word for word in flat(choices(state)).split() if word.isdigit()]
    plays = sum(1 for move in state.moves(0) if move.kind == "play")
    in_order = iter(listed)
    assert all(str(number) in in_order for number in range(1, plays + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_turn_has_its_number_also_where_there_is_little_room(language: str) -> None:
    state = middle()
    for room in (0, 12):
        listed = choices(state, language, room=room)
        said = f" {flat(listed)} "
        assert all(f" {number} " in said for number in range(1, len(state.moves(0)) + 1))
        assert width_of(listed) <= 80
        assert not room or len(listed) <= room


def test_laying_cards_says_what_they_do_and_what_is_sure() -> None:
    state = table([person(hand="G01a G05a G08a"), person(), person()])
    play(state, "play 4 g01a")
    said = flat(choices(state))
    assert "lay green 5 (draw) 2 of 4 cards; everybody with a compass there may draw 1 card" in said
    assert "that is all [others ■+1]" in said


def test_an_icon_that_a_one_copies_is_where_it_is_printed() -> None:
    state = table([person(hand="R01b", cubes=5), person(), person()], columns={0: "R07a R09a", 2: "G01a G07a"})
    play(state, "play 0 r01b", "done")
    copied = showing_of("loot_island").choices(state.view(0))
    assert [choice.goal for choice in copied if choice.goal] == [["seat:0", "map:R07a", "map:R09a"]]


def test_a_treasure_explains_itself_before_it_is_kept_or_discarded() -> None:
    people = [person(cubes=4, treasures="8"), person(), person()]
    state = table(people, at="loot", columns={0: "R02a R03a R05b"}, stacks={0: "0"}, treasure_deck="3")
    said = flat(choices(state))
    assert "crown #3 2 gold; 3 crosses; the most crosses pay best; curse 2; pile I" in said
    play(state, "take 3")
    said = flat(choices(state))
    assert "then you have 6 cubes [you ■+2]" in said
    assert "more with amulets (1)" in said


def test_healers_say_what_they_cost() -> None:
    people = [person(cubes=5, treasures="16"), person(cubes=0), person(cubes=0)]
    state = table(people, at="end", healers="H02 H06 H14")
    said = flat(choices(state))
    assert "healer H02 1 gold per cube plus 2 gold; 7 gold for you" in said
    assert "healer H06 2 gold per cube; 10 gold for you" in said
    assert "healer H14 17 gold; 17 gold for you" in said


def test_a_small_island_says_what_it_does() -> None:
    state = middle()
    play(state, "pay r05a r09a")
    said = flat(choices(state))
    assert "Cleanse 3 discard up to 3 cubes" in said
    assert "Sail move the ship one corner on" in said


def test_a_low_screen_shows_what_is_asked_about() -> None:
    surface, state = table_in("en"), middle("B6")
    short = surface.close_up(state.view(0), 80)
    assert len(short) < 18
    assert drawn(short).splitlines()[-1].startswith("your hand")
    assert "5 orange 3 4◆ 6 8◆ 10◆  5/5 ◆3  B D  later 3" in drawn(short)
    play(state, "play 7 g04a")
    assert "7 green 4◆  1/5 ◆1  A" in drawn(surface.close_up(state.view(0), 80))


# What is typed


@pytest.mark.parametrize(
    "typed", ["play 0 r05a", "0 r05a", "play 0 r5", "0 R5", "red 5 (draw) on the north left landing"]
)
def test_a_play_can_be_typed_in_short(typed: str) -> None:
    assert table_in("en").candidates(middle().view(0), typed) == ["play 0 r05a"]


@pytest.mark.parametrize("typed", ["pay r09a r05a", "pay r5 r9", "PAY R9 R5"])
def test_cards_of_a_payment_can_be_named_in_any_order(typed: str) -> None:
    assert table_in("en").candidates(middle().view(0), typed) == ["pay r05a r09a"]


@pytest.mark.parametrize(
    ("event", "said"),
    [("", "costs 2 cards of one colour;"), ("B7", "costs 2 cards of one colour and 1"), ("B9", "costs 1 card;")],
)
def test_cards_that_cannot_pay_together_are_told_the_price(event: str, said: str) -> None:
    surface, view = table_in("en"), middle(event).view(0)
    assert said in surface.unknown(view, "pay r5 g4")
    assert "Nothing on the table" in surface.unknown(view, "pay attention")


def test_a_card_of_which_two_are_held_is_asked_for_again() -> None:
    surface, view = table_in("en"), middle().view(0)
    assert surface.candidates(view, "play 3 o7") == ["play 3 o07a", "play 3 o07b"]
    assert "can mean several choices" in surface.unclear(view, "play 3 o7")


def test_a_card_that_is_not_held_stands_for_both_copies() -> None:
    assert table_in("en").candidates(middle().view(0), "pay g2 g3b")[1:3] == ["pay g02a g03b", "pay g02b g03b"]


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [
        ("en", "? r5", "Red 5: everybody with a compass there may draw 1 card"),
        ("en", "? pw", "Purple wild: has the value of the card before it; a chest: 1 treasure more"),
        ("en", "? g1", "lets you use an icon of the column; a chest: 1 treasure more"),
        ("en", "? 37", "Crown #37: 1 gold; 4 crosses"),
        ("en", "book #49", "Book #49: 3 times the curse of another treasure"),
        ("en", "? B12", "Less Is More: If both landings have enough"),
        ("nl", "? graven", "Graven: neem een vloekblokje en draai een schat open"),
        ("fr", "? vent favorable", "Vent favorable : Aussitôt le bateau avance"),
    ],
)
def test_whatever_is_named_explains_itself(language: str, asked: str, said: str) -> None:
    assert said in table_in(language).explained(middle().view(0), asked)


def test_what_does_not_lie_open_explains_nothing() -> None:
    surface, view = table_in("en"), middle().view(0)
    assert surface.explained(view, "? gwa") == ""
    assert "Nothing on the table is called “gwa”" in surface.unknown(view, "? gwa")


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.text(max_size=30), st.text("playrgow0123456789 ab?#h", max_size=14)))
def test_whatever_is_typed_gets_a_sentence_or_is_a_legal_move(line: str) -> None:
    match = _match()
    answer = interpret(table_in("en", seats=3), match, match.state.view(0), line)
    if isinstance(answer, str):
        assert answer
        assert "\n" not in answer
    else:
        assert answer[0] in match.state.moves(0)


@cache
def _match() -> Match:
    """A game of three in which the first seat is asked for a turn."""
    for number in range(20):
        match = Match(find_game("loot_island"), 3, f"typed {number}")
        if match.state.prompt(match.state.deciders()[0]).key == "turn" and match.state.deciders() == (0,):
            return match
    raise AssertionError
