"""Loot Island at the prompt: whole games, saved and resumed, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core.match import Match
from doubloon.core.record import read_record, verify
from doubloon.core.rng import rng_from
from doubloon.registry import find_game, finder
from doubloon.testkit.walk import any_move
from doubloon.text.session import Session
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import as_sentence
from tests.text.scripts import always, lines, screen
from tests.text.scripts import play as play_at_prompt
from tests.text.vocabulary import check_switched, words_said


def test_some_turns_at_the_prompt_can_be_resumed(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.txt", tmp_path / "halves.txt"
    start = ["loot_island", "--seats", "you,random", "--seed", "scripted", "--lang", "en", "--save"]
    play_at_prompt(lines(*["1!"] * 16), *start, str(whole))
    code, shown = play_at_prompt(lines(*["1!"] * 7, "? dig", "r", "?", "l", "q"), *start, str(halves))
    assert code == 0
    assert "Dig: take a cube" in shown
    assert "The catalogue says (LI-" in shown
    play_at_prompt(lines(*["1!"] * 9), "--resume", str(halves), "--lang", "en")
    assert read_record(whole).moves == read_record(halves).moves
    assert len(verify(read_record(whole), finder()).moves) >= 16


def asked_for_healers() -> tuple[Match, int]:
    """Everybody is asked for a healer in secret, right after an open move that revealed nothing; and who made it."""
    game = find_game("loot_island")
    for number in range(50):
        match = Match(game, 3, f"dealt {number}", game.options(["healers=dealt"]))
        rng = rng_from(f"walk {number}")
        while match.state.prompt(match.state.deciders()[0]).key != "offer":
            match.play(*any_move(match.state, rng))
        last = match.moves[-1][0]
        if match.undo_obstacle(last) == "asked-in-secret":
            return match, last
    raise AssertionError("no such game")


@pytest.mark.parametrize("language", LANGUAGES)
def test_u_after_others_have_offered_a_healer_is_answered_by_a_sentence(language: str) -> None:
    """The others answered the sealed question; the move before it, which was open, can no longer be taken back."""
    match, last = asked_for_healers()
    plies = len(match.moves)
    players = ["you" if seat == last else "random" for seat in range(3)]
    on, shown = screen()
    words = Words(language, "loot_island")
    assert Session(match, players, words, on, lines("u", "q"), None).run() == 0
    assert len(match.moves) == plies + 2, "both bots have answered"
    reason = words("undo-asked-in-secret")
    assert words("undo-refused", reason=reason) in " ".join(shown.getvalue().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_ends_with_a_score_sheet(language: str) -> None:
    start = ["loot_island", "--seats", "you,random,random", "--seed", f"whole {language}", "--lang", language]
    code, shown = play_at_prompt(always("1!"), *start)
    assert code == 0
    words = Words(language, "loot_island")
    closing = shown[shown.rindex(words("end-heading")) :]
    for key in ("score-cubes", "score-total", "ending-island-explored"):
        assert as_sentence(words(key)) in closing


@pytest.mark.parametrize("language", ["nl", "fr"])
def test_a_language_switches_every_word(language: str) -> None:
    """No word that only English has is left on the screen of some rounds with every command."""
    typed = ["?", "l", "m", "u", "r", "t", "zzz", "999", "", "1", "u"]
    start = ["loot_island", "--seats", "you,greedy", "--seed", "switched", "--lang", language]
    _, shown = play_at_prompt(lines(*typed, *["1!"] * 45, "q"), *start)
    commands = {"draw", "play", "doubloon", "loot", "island", "seats", "greedy", "seed", "resume", "lang"}
    check_switched(words_said(shown, "LI"), "loot_island", language, commands)
