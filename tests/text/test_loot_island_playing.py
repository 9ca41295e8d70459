"""Loot Island at the prompt: whole games, saved and resumed, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doubloon.core.record import read_record, verify
from doubloon.registry import finder
from doubloon.words import LANGUAGES, Words, message_files
from tests.text.scripts import always, lines
from tests.text.scripts import play as play_at_prompt


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_ends_with_a_score_sheet(language: str) -> None:
    start = ["loot_island", "--seats", "you,random,random", "--seed", f"whole {language}", "--lang", language]
    code, shown = play_at_prompt(always("1!"), *start)
    assert code == 0
    words = Words(language, "loot_island")
    closing = shown[shown.rindex(words("end-heading")) :]
    for key in ("score-cubes", "score-total", "ending-island-explored"):
        assert words(key) in closing


@pytest.mark.parametrize("language", ["nl", "fr"])
def test_a_language_switches_every_word(language: str) -> None:
    """No word that only English has is left on the screen of some rounds with every command."""
    typed = ["?", "l", "m", "u", "r", "t", "zzz", "999", "", "1", "u"]
    start = ["loot_island", "--seats", "you,greedy", "--seed", "switched", "--lang", language]
    _, shown = play_at_prompt(lines(*typed, *["1!"] * 45, "q"), *start)
    english, other = (_vocabulary(code) for code in ("en", language))
    said = set(re.findall(r"[a-zà-ÿ]{4,}", _without_clauses(shown).lower()))
    # How moves are written is the same everywhere.
    commands = {"draw", "play", "doubloon", "loot", "island", "seats", "greedy", "seed", "resume", "lang"}
    assert len(said & other) > 100
    assert (said & english) - other - commands == set()


def _without_clauses(shown: str) -> str:
    """What was said but for the catalogue, which is in English."""
    kept, quoting = [], False
    for line in shown.splitlines():
        quoting = ("LI-" in line and "──" not in line) or (quoting and " > " not in line)
        kept += [] if quoting else [line]
    return "\n".join(kept)


def _vocabulary(language: str) -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in message_files(language, "loot_island"))
    values = re.sub(r"^\S+ =|\{ \$\w+ ->|\$\w+|^#.*|\[\w+\]", "", text, flags=re.MULTILINE)
    return set(re.findall(r"[a-zà-ÿ]{4,}", values.lower()))
