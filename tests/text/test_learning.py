"""`doubloon learn`: guided first games at the keyboard."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from doubloon.commands import learn as command
from doubloon.commands.play import BadPlay
from doubloon.core.record import read_record, verify
from doubloon.lessons import LEARNER, has_lesson, lesson_of
from doubloon.registry import finder, game_ids
from doubloon.words import Words
from tests.text.scripts import Typist, lines, play, screen


def learn(ask: Typist, *words: str) -> str:
    """`doubloon learn` with these arguments and that keyboard: everything shown."""
    on, shown = screen()
    parser = argparse.ArgumentParser()
    command.add(parser.add_subparsers())
    assert command.learn(parser.parse_args(["learn", *words]), on, ask) == 0
    return shown.getvalue()


def enters(count: int) -> Typist:
    """Enter so many times, then the keyboard is gone."""
    return lines(*[""] * count)


def needed(game: str) -> int:
    """How often Enter must be pressed to follow the whole lesson."""
    return sum(max(1, len(step.expects)) for step in lesson_of(game).steps)


def titles(game: str, language: str = "en") -> list[str]:
    words = Words(language, game)
    return [words(f"lesson-{step.key}-title") for step in lesson_of(game).steps]


def in_order(shown: str, *parts: str) -> bool:
    at = 0
    for part in parts:
        at = shown.find(part, at) + 1
        if not at:
            return False
    return True


@pytest.mark.parametrize("game", [game for game in game_ids() if has_lesson(game)])
def test_enter_alone_leads_through_the_whole_lesson(game: str, tmp_path: Path) -> None:
    record = tmp_path / "first.txt"
    shown = learn(enters(needed(game)), game, "--lang", "en", "--save", str(record))
    assert in_order(shown, *(f" · {title}" for title in titles(game)))
    assert "The guide ends here. Play on from here" in shown
    match = verify(read_record(record), finder())
    made = [move.text for seat, move in match.moves if seat == LEARNER]
    expected = [text.split(" | ") for step in lesson_of(game).steps for text in step.expects]
    assert all(text in texts for text, texts in zip(made, expected, strict=True))


def test_it_speaks_the_learners_language(own_folder: Path) -> None:
    shown = learn(enters(1), "silver_gold", "--lang", "nl")
    assert f"1 van {len(titles('silver_gold'))} · {titles('silver_gold', 'nl')[0]}" in shown
    assert "Enter om verder te gaan" not in shown  # a prompt, which the keyboard shows


def test_whoever_leaves_goes_on_later_at_the_same_step(tmp_path: Path) -> None:
    record = tmp_path / "first.txt"
    steps = lesson_of("silver_gold").steps
    moves = next(number for number, step in enumerate(steps) if step.expects) + 2
    left = learn(lines(*[""] * moves, "q"), "silver_gold", "--lang", "en", "--save", str(record))
    assert f"doubloon learn silver_gold --resume {record}" in left
    again = learn(lines("q"), "silver_gold", "--lang", "en", "--resume", str(record))
    shown = [title for title in titles("silver_gold") if f" · {title}" in again]
    assert shown
    assert shown[0] != titles("silver_gold")[0]
    assert f" · {shown[0]}" in left


def test_another_move_is_answered_with_one_sentence_and_may_be_taken_back(tmp_path: Path) -> None:
    reads = next(number for number, step in enumerate(lesson_of("silver_gold").steps) if step.expects)
    other = next(text for text in ("keep 1 2", "keep 3 4") if text not in lesson_of("silver_gold").steps[reads].expects)
    shown = learn(lines(*[""] * reads, f"{other}!"), "silver_gold", "--lang", "en")
    assert "the guide ends here. Take it back, or play on." in shown or "that is allowed, too" in shown


def test_a_record_of_something_else_is_no_lesson(tmp_path: Path) -> None:
    record = tmp_path / "first.txt"
    learn(lines("q"), "silver_gold", "--lang", "en", "--save", str(record))
    with pytest.raises(BadPlay, match="is there already"):
        learn(lines("q"), "silver_gold", "--save", str(record))
    other = tmp_path / "other.txt"
    play(lines("q"), "silver_gold", "--seed", "another", "--lang", "en", "--save", str(other))
    with pytest.raises(BadPlay, match="is not the record of this lesson"):
        learn(lines("q"), "silver_gold", "--resume", str(other))
