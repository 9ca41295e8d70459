"""Jackal at the prompt: what can be typed, what explains itself, whole games."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core.match import Match
from doubloon.core.record import read_record, verify
from doubloon.core.rng import rng_from
from doubloon.games.jackal.stories.builder import table
from doubloon.registry import find_game, finder
from doubloon.text.answers import rule
from doubloon.text.session import Session
from doubloon.text.typed import interpret
from doubloon.words import LANGUAGES, Words, message_files
from doubloon.words.telling import as_sentence, tell
from tests.text.jackal_scenes import (
    match_from,
    middle,
    table_in,
)
from tests.text.scripts import always, lines, screen
from tests.text.scripts import play as play_at_prompt
from tests.text.vocabulary import check_switched, words_said


@pytest.mark.parametrize(
    "typed", ["step 1 e5 coin", "1 e5 coin", "W1 e5 coin", "white 1 to e5 with a coin", "  STEP 1  e5 COIN "]
)
def test_a_step_can_be_typed_in_short(typed: str) -> None:
    state = table("    4  5\n 3  .:w1$  .\n 4  .  .", seats=2)
    assert table_in("en", seats=2).candidates(state.view(0), typed) == ["step 1 e5 coin"]


@pytest.mark.parametrize(
    ("language", "typed", "move"),
    [
        ("nl", "W1 g2", "step 1 g2"),  # G is Geel, and a column
        ("nl", "step W1 g2", "step 1 g2"),
        ("fr", "B2 g2", "step 2 g2"),
        ("fr", "1 j3", "step 1 j3"),  # J is Jaune; nobody can go there, but that is for the rules to say
        ("nl", "1 g3", "step 1 g3"),
    ],
)
def test_a_letter_that_is_a_crew_and_a_column_is_read_by_its_place(language: str, typed: str, move: str) -> None:
    assert move in table_in(language, seats=2).candidates(table(seats=2, rest="?").view(0), typed)


def test_a_cell_alone_is_enough_where_it_is_clear() -> None:
    surface, state = table_in("en", seats=2), table("    4  5\n 3  .:w1  .\n 4  .  .", seats=2)
    view = state.view(0)
    assert surface.candidates(view, "e5") == ["step 1 e5"]
    assert surface.candidates(view, "g1") == ["sail cw 1"]
    assert len(surface.candidates(view, "f2")) == 2  # both who are aboard could land there
    assert "can mean several choices" in surface.unclear(view, "f2")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1 i7", "one of the eight cells"),
        ("w2 g4", "That figure cannot act"),
        ("1 e5 coin coin", "drags at most one coin"),
        ("1 e3 coin", "only explored tiles"),
        ("cw 9", "does not go so far"),
        ("pass", "only pass when nothing else"),
        ("a5", "open sea"),
    ],
)
def test_a_refusal_says_what_is_wrong(typed: str, said: str) -> None:
    match = match_from(middle())
    answer = interpret(table_in("en"), match, match.state.view(0), typed)
    assert isinstance(answer, str)
    assert said in answer


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [
        ("en", "? e4", "e4, empty land: nothing happens here. Here: White 1, 2 coins."),
        ("en", "? g4", "Here: Yellow 1 (space 2 of 4)."),
        ("en", "? e6", "you know it: horse"),
        ("en", "? f5", "Here: bear."),
        ("en", "? f1", "the boat of White"),
        ("en", "? ice", "Ice: repeats the last movement"),
        ("en", "4swp", "Swamp (4 spaces): difficult terrain"),
        ("en", "? diver", "Diver: keeps a coin at sea"),
        ("en", "? y3", "Yellow 3: on the ship, back in 2 turns."),
        ("en", "? bear", "The bear: it goes for the nearest pirate"),
        ("en", "? forest", "Forest: under forest tiles and in the box there may still be"),
        ("en", "? nobody", "Nothing here is called “nobody”"),
        ("nl", "? paard", "Paard: wie hier komt, rijdt"),
        ("nl", "? bos", "Bos: onder tegels met bos"),
        ("fr", "? fosse", "Fosse : qui entre seul est piégé"),
        ("fr", "? montagne", "Montagne : sous les tuiles « montagne »"),
    ],
)
def test_whatever_is_named_explains_itself(language: str, asked: str, said: str) -> None:
    assert said in table_in(language).unknown(middle().view(0), asked)


def test_a_zone_never_tells_more_than_the_reader_knows() -> None:
    """Whoever has looked at the only horse under a mountain no longer counts it among the unknown."""
    state = middle()
    own, other = (table_in("en").unknown(state.view(seat), "? mountain") for seat in (0, 2))
    assert other.count("horse") == own.count("horse") + 1


def test_every_tile_and_ability_can_be_asked_for_by_its_name() -> None:
    for language in LANGUAGES:
        surface, view = table_in(language), middle().view(0)
        text = message_files(language, "jackal")[-1].read_text(encoding="utf-8")
        names = re.findall(r"(?m)^(?:tile_kind|ability|sign)-\S+ = (.+)$", text)
        assert len(names) > 70
        nothing = surface.unknown(view, "? qqq").partition("qqq")[0]
        assert [name for name in names if surface.unknown(view, f"? {name}").startswith(nothing)] == []


def test_the_rule_behind_a_question_comes_without_its_source() -> None:
    plain, clause = rule(table_in("en"), middle().view(0))
    assert plain.startswith("In a turn you do exactly one thing")
    assert clause.endswith("act with one figure.")


# Playing


def test_some_turns_at_the_prompt_can_be_resumed(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.txt", tmp_path / "halves.txt"
    start = ["jackal", "--seats", "you,random", "--seed", "scripted", "--lang", "en", "--save"]
    play_at_prompt(lines(*["1!"] * 16), *start, str(whole))
    code, shown = play_at_prompt(lines(*["1!"] * 7, "? horse", "r", "?", "l", "q"), *start, str(halves))
    assert code == 0
    assert "as a knight moves in chess" in shown
    assert "The catalogue says (JK-" in shown
    play_at_prompt(lines(*["1!"] * 9), "--resume", str(halves), "--lang", "en")
    assert read_record(whole).moves == read_record(halves).moves
    assert len(verify(read_record(whole), finder()).moves) >= 16


def test_a_choice_can_be_taken_back_until_a_tile_is_turned_over() -> None:
    drawing = "    4   5   6\n 4  .:w1  >E+W  ?\n 5  .  .  ."
    match = match_from(table(drawing, seats=2, listen=True, boats={"yellow": 20}))
    on, shown = screen()
    one = Session(match, ["you", "you"], Words("en", "jackal"), on, lines("1 f5", "u", "1 f5", "g5", "", "u"), None)
    one.run()
    text = shown.getvalue()
    assert "Taken back: White 1 to f5." in text
    assert text.index("Taken back") < text.index("This cannot be taken back afterwards:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_ends_with_a_score_sheet(language: str) -> None:
    start = ["jackal", "--seats", "you,random,random", "--seed", f"whole {language}", "--lang", language]
    start += ["--option", "max_rounds=12", "--option", "island=skerry"]
    code, shown = play_at_prompt(always("1!"), *start)
    assert code == 0
    words = Words(language, "jackal")
    closing = shown[shown.rindex(words("end-heading")) :]
    for key in ("islands-skerry", "ending-place", "ending-round-limit"):
        assert as_sentence(words(key)) in closing


def test_a_campaign_counts_islands_and_pairs_win_together() -> None:
    start = ["jackal", "--seats", "greedy,random,greedy,random", "--seed", "pairs", "--lang", "en"]
    start += ["--option", "max_rounds=8", "--option", "teams=two_on_two", "--option", "campaign=skerry"]
    _, shown = play_at_prompt(lines(), *start)
    closing = shown[shown.rindex("Final scoring") :]
    for said in ("Treasure Island", "The Skerry", "With the ally", "Islands won", "The last island of the campaign"):
        assert said in closing
    assert re.search(r"win as a pair with \d+ coins?\.|share the win with", closing)


@pytest.mark.parametrize("language", ["nl", "fr"])
def test_a_language_switches_every_word(language: str) -> None:
    """No word that only English has is left on the screen of some rounds with every command."""
    typed = ["?", "l", "m", "u", "r", "t", "zzz", "999", "", "1", "u"]
    start = ["jackal", "--seats", "you,random", "--seed", "switched", "--lang", language]
    _, shown = play_at_prompt(lines(*typed, *["1!"] * 60, "q"), *start)
    commands = {"coin", "place", "doubloon", "play", "jackal", "seats", "random", "seed", "resume", "lang"}
    check_switched(words_said(shown, "JK"), "jackal", language, commands)


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.text(max_size=30), st.text("stepwmcoin0123456789 abefgh?#", max_size=14)))
def test_whatever_is_typed_gets_a_sentence_or_is_a_legal_move(line: str) -> None:
    match = _match()
    answer = interpret(table_in("en"), match, match.state.view(0), line)
    if isinstance(answer, str):
        assert answer
        assert "\n" not in answer
    else:
        assert answer[0] in match.state.moves(0)


@cache
def _match() -> Match:
    """A game of three in which the first seat is asked for a turn."""
    match = Match(find_game("jackal"), 3, "typed")
    rng = rng_from("typed")
    while match.state.prompt(match.state.deciders()[0]).key != "action" or match.state.plies < 30:
        seat = match.state.deciders()[0]
        moves = match.state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    while match.state.deciders()[0] != 0 or match.state.prompt(0).key != "action":
        seat = match.state.deciders()[0]
        moves = match.state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


@pytest.mark.rule("JK-184", "JK-299")
@pytest.mark.parametrize("secret", [True, False])
def test_people_at_one_keyboard_do_not_see_each_others_looks(secret: bool) -> None:
    """The board of somebody who knows a face-down tile is cleared before the next one reads."""
    state = table("    4  5\n 3  .:w1  ?ho\n 4  .  .", looked={"f4": [0]} if secret else {}, listen=True)
    prompts: list[str] = []
    typed = iter(["step 1 e5!", "", "q"])

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return next(typed)

    on, shown = screen()
    cleared: list[int] = []
    on.hide = lambda: cleared.append(shown.tell())  # type: ignore[method-assign]
    session = Session(match_from(state), ["you", "you"], Words("en", "jackal"), on, ask, None)
    session.run()
    assert prompts[1].startswith("Pass the keyboard to player 2, then press Enter. ") == secret
    assert len(cleared) == (2 if secret else 0)  # before the keyboard is passed, and after
    if secret:
        assert "?hor" in shown.getvalue()[: cleared[0]]
        assert "?hor" not in shown.getvalue()[cleared[0] :]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_explored_is_said_with_one_sign_at_its_end(language: str) -> None:
    words = Words(language, "jackal")
    for tile in find_game("jackal").box.tiles:  # type: ignore[attr-defined]
        said = tell(words, "explored", {"cell": "e4", "tile": tile.id}, [], 0)
        assert re.search(r"(!|[\w)]\.)$", said), said
