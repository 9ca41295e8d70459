"""`doubloon replay`: one position in a pipe, steps on a terminal."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from doubloon.cli import make_parser
from doubloon.commands.replay import replay
from doubloon.core.record import read_record
from tests.cli.running import Doubloon
from tests.text.scripts import lines, screen


@pytest.fixture
def file(doubloon: Doubloon, record_text: str) -> str:
    Path("game.txt").write_text(record_text, encoding="utf-8")
    return "game.txt"


def given(*words: str) -> argparse.Namespace:
    return make_parser("replay").parse_args(["replay", *words, "--lang", "en"])


def stepped(*typed: str, at: str = "0", seat: str = "1", height: int = 60) -> tuple[list[int], str]:
    """The plies that were shown to somebody who typed these lines, and all that was shown."""
    on, shown = screen(80, height)
    assert replay(given("game.txt", "--at", at, "--seat", seat), on, lines(*typed)) == 0
    text = shown.getvalue()
    return [int(ply) for ply in re.findall(r"after (\d+) of \d+ moves", text)], text


def test_a_low_terminal_shows_the_whole_table_too(file: str) -> None:
    """No choices follow it that must stay in sight."""
    assert stepped("q", at="12", height=24) == stepped("q", at="12", height=60)


def test_enter_and_n_go_on_and_p_goes_back(file: str) -> None:
    assert stepped("", "n", "p", "P", "q")[0] == [0, 1, 2, 1, 0]


def test_a_number_jumps_there_and_q_ends_it(file: str) -> None:
    plies, shown = stepped("40", "", "7", "q", "8")
    assert plies == [0, 40, 41, 7]
    assert "Round 1, turn" in shown


def test_steps_begin_where_at_says_or_at_the_start(file: str) -> None:
    assert stepped("", at="30")[0] == [30, 31]
    on, shown = screen(80, 60)
    assert replay(given("game.txt"), on, lines("q")) == 0
    assert "after 0 of" in shown.getvalue()


def test_there_is_nothing_beyond_the_ends_and_nonsense_gets_a_sentence(file: str) -> None:
    last = len(read_record(Path(file)).moves)
    plies, shown = stepped("p", str(last + 1), "9" * 50, "dance", str(last), "", "q")
    assert plies == [0, last]
    assert shown.count(f"The game has {last} moves; numbers run from 0 to {last}.") == 4
    assert "“dance” means nothing here; type Enter, n, p, a number or q." in shown
    assert "wins with" in shown


def test_a_step_tells_what_its_move_has_brought_and_no_secret_of_others(file: str) -> None:
    _, mine = stepped("", "q", seat="1")
    _, theirs = stepped("", "q", seat="2")
    assert mine.count("is dealt") + theirs.count("is dealt") == 0
    hand = re.findall(r"You are dealt (.*)\.", mine)[0].split(", ")
    assert len(hand) == 4
    assert not any(card in theirs for card in hand)


def test_the_end_of_the_input_ends_it(file: str) -> None:
    assert stepped()[0] == [0]


def test_a_pipe_gets_one_position_with_the_log(doubloon: Doubloon, file: str) -> None:
    ran = doubloon("replay", file, "--at", "30", "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert re.findall(r"after (\d+) of", ran.out) == ["30"]
    assert "Enter or n" not in ran.out
    assert "Round 1, turn 1.\nRound 1, turn" not in ran.out
    assert "Round 1, turn 1." in ran.out


@pytest.mark.parametrize("at", ["100000", "-1", "x", "99999999999999"])
def test_a_ply_that_is_not_there_is_a_wrong_command_line(doubloon: Doubloon, file: str, at: str) -> None:
    doubloon("replay", file, f"--at={at}").complaint(2)


def test_a_bad_record_is_named(doubloon: Doubloon) -> None:
    Path("bad.txt").write_text("Dear Sarah")
    assert "bad.txt: line 1: a record begins with" in doubloon("replay", "bad.txt").complaint(1)
    assert "missing.txt cannot be read" in doubloon("replay", "missing.txt").complaint(1)


def test_a_record_that_breaks_later_can_be_looked_at_up_to_there(doubloon: Doubloon, record_text: str) -> None:
    Path("game.txt").write_text(re.sub(r"(?m)^30  \d  .*$", "30  1  keep 1 2", record_text), encoding="utf-8")
    assert doubloon("replay", "game.txt", "--at", "20").code == 0
    assert "ply 30: " in doubloon("replay", "game.txt").complaint(1)
