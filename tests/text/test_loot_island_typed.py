"""Plays of several cards at the prompt of Loot Island: typed as people see the cards, in their own language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from doubloon.core.match import Match
from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import person, table
from doubloon.registry import find_game
from doubloon.text.session import Session
from doubloon.text.typed import interpret
from doubloon.words import Words
from tests.text.loot_island_scenes import table_in
from tests.text.scripts import lines, screen

HAND = "R02a R05a R05b R07a R09a G04a G04b PWa"


def position(stacks: dict[int, str] | None = None) -> LootState:
    return table([person(hand=HAND), person(), person()], stacks=stacks)


def match_from(state: LootState) -> Match:
    match = Match(find_game("loot_island"), 3, "typed")
    match.state = state
    match._keep_checkpoint()
    return match


def understood(line: str, language: str = "en", state: LootState | None = None) -> list[str] | str:
    state = state or position()
    answer = interpret(table_in(language, seats=3), match_from(state), state.view(0), line)
    return answer if isinstance(answer, str) else [move.text for move in answer]


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "play 4 r2 r7"),
        ("en", "4 R2+ R7✗"),
        ("en", "play 4 red 2, red 7"),
        ("en", "play 4 r02a & r07a"),
        ("nl", "play 4 r2 r7"),
        ("nl", "speel 4 r2 r7"),
        ("nl", "4 rode 2 rode 7"),
        ("fr", "play 4 r2 r7"),
        ("fr", "jouer 4 r2 r7"),
        ("fr", "Jouez 4 2 rouge 7 rouge"),
    ],
)
def test_several_cards_can_be_played_in_one_line(language: str, typed: str) -> None:
    assert understood(typed, language) == ["play 4 r02a", "lay r07a"]


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "4 r2 done"), ("en", "4 r2 that is all"), ("nl", "4 r2 dat is alles"), ("fr", "4 r2 c'est tout")],
)
def test_a_line_can_say_that_this_is_all(language: str, typed: str) -> None:
    assert understood(typed, language) == ["play 4 r02a", "done"]


def test_an_icon_tells_two_cards_of_one_number_apart() -> None:
    assert understood("play 4 r2 r5▤ r9") == ["play 4 r02a", "lay r05a", "lay r09a"]
    assert "can mean several choices" in str(understood("play 4 r5 r9"))


def test_a_card_named_twice_means_both_copies() -> None:
    assert understood("play 4 r5 r5") == ["play 4 r05a", "lay r05b"]
    assert understood("play 4 g4 g4") == ["play 4 g04a", "lay g04b"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play 4 r7 r2", "laid in ascending order"),
        ("play 4 r7 g4", "all of one colour"),
        ("play 4 r7 r8", "Only cards of the hand"),
        ("play 4 r8 r9", "Only cards of the hand"),
        ("play 4 r7 r12", "Nothing on the table is called"),
    ],
)
def test_nothing_is_played_unless_all_of_it_can_be(typed: str, said: str) -> None:
    state = position()
    before = state.digest()
    assert said in str(understood(typed, state=state))
    assert state.digest() == before


def test_further_cards_and_discards_can_be_named_in_a_row_too() -> None:
    state = position()
    state.play(0, state.game.moveset.parse("play 4 r02a"))
    assert understood("lay r7 r9 done", state=state) == ["lay r07a", "lay r09a", "done"]
    assert understood("leg r7 r9", "nl", state) == ["lay r07a", "lay r09a"]
    assert understood("r7 r9", state=state) == ["lay r07a", "lay r09a"]


# At the prompt


def played(state: LootState, ask: Callable[[str], str]) -> tuple[Match, str]:
    on, shown = screen()
    match = match_from(state)
    session = Session(match, ["you", "random", "random"], Words("en", "loot_island"), on, ask, None)
    session.news.told = {0: len(match.events)}
    session.run()
    return match, shown.getvalue()


def test_a_line_is_played_move_by_move_and_asks_what_comes_next() -> None:
    match, shown = played(position(), lines("play 4 r2 r7"))
    assert [move.text for _, move in match.moves] == ["play 4 r02a", "lay r07a"]
    assert shown.count("The south right landing: lay one more card, or is that all?") == 1


def test_what_cannot_be_taken_back_waits_for_enter_unless_it_is_asked_for_at_once() -> None:
    whole = ["play 4 r02a", "lay r05b", "done"]
    match, shown = played(position(), lines("play 4 r2 r5b done"))
    assert [move.text for _, move in match.moves] == whole[:2]
    assert Words("en", "loot_island")("last-choice-final") in shown
    for typed in (["play 4 r2 r5b done", ""], ["play 4 r2 r5b done!"]):
        match, _ = played(position(), lines(*typed))
        assert [move.text for _, move in match.moves][:3] == whole


def test_a_question_in_between_is_asked_and_the_line_goes_on() -> None:
    far = position(stacks={0: "0", 1: "0", 6: "0"})
    match, shown = played(far, lines("play 4 r2 r7", "from 6"))
    assert [move.text for _, move in match.moves] == ["play 4 r02a", "from 6", "lay r07a"]
    assert "From which landing do you move a compass to the south right landing?" in shown


def test_taking_back_ends_what_was_planned() -> None:
    far = position(stacks={0: "0", 1: "0", 6: "0"})
    match, _ = played(far, lines("play 4 r2 r7", "u", "play 5 g4", "from 6"))
    assert [move.text for _, move in match.moves] == ["play 5 g04a", "from 6"]
