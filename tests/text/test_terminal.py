"""A real process on a real pseudo-terminal: interrupts, hang-ups, pipes."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from doubloon.core.record import read_record, replay, verify
from doubloon.registry import finder

PATIENCE = 60.0


class Terminal:
    """`doubloon` in a terminal of its own."""

    def __init__(self, *arguments: str, folder: Path, **settings: str) -> None:
        self.master, slave = pty.openpty()
        environment = {
            **os.environ,
            "XDG_DATA_HOME": str(folder),
            "COLUMNS": "80",
            "TERM": "xterm-256color",
            **settings,
        }
        command = [sys.executable, "-m", "doubloon", *arguments]
        self.process = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True, close_fds=True
        )
        os.close(slave)
        self.shown = ""

    def wait_for(self, words: str) -> None:
        """Read until the words have come since the last time."""
        before = len(self.shown)
        end = time.monotonic() + PATIENCE
        while words not in self.shown[before:]:
            assert time.monotonic() < end, f"{words!r} did not come:\n{self.shown}"
            if not self._read(0.2):
                assert self.process.poll() is None, self.shown

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def signal(self, number: signal.Signals) -> None:
        """Send a signal, and again until it is heard.

        GNU readline does not notice one that comes between the prompt and its first wait for a key.
        """
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            self.process.send_signal(number)
            heard = time.monotonic() + PATIENCE / 10
            while self.process.poll() is None and time.monotonic() < heard:
                self._read(0.1)

    def end(self) -> int:
        """The exit code, with all that was shown until then."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, self.shown
            self._read(0.1)
        while self._read(0.1):
            pass
        os.close(self.master)
        return self.process.returncode

    def _read(self, seconds: float) -> bool:
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # how Linux says that the other side is closed
            return False
        self.shown += data.decode(errors="replace")
        return bool(data)


def begun(record: Path, *arguments: str, **settings: str) -> Terminal:
    """A game in which the first cards are kept."""
    terminal = Terminal(
        "play", "silver_gold", "--lang", "en", "--save", str(record), *arguments, folder=record.parent, **settings
    )
    terminal.wait_for("Your choice > ")
    terminal.type("1!")
    terminal.wait_for("Your choice > ")
    return terminal


def waits_for_the_crossing(record: Path) -> bool:
    """Holds the record what was played until then: two cards kept, and everybody but seat 1 is done?"""
    match = replay(read_record(record), finder())
    own = [move.text for seat, move in match.moves if seat == 0]
    return own == ["keep 1 2"] and match.state.deciders() == (0,)


def test_ctrl_c_loses_nothing_and_says_how_to_go_on(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    terminal = begun(record, "--seed", "ctrl-c")
    terminal.signal(signal.SIGINT)
    assert terminal.end() == 130
    assert terminal.shown.rstrip().splitlines()[-1] == (f"Saved. Go on with: doubloon play --resume {record} --lang en")
    assert "Traceback" not in terminal.shown
    assert waits_for_the_crossing(record)
    match = replay(read_record(record), finder())

    again = Terminal("play", "--resume", str(record), "--lang", "en", folder=tmp_path)
    again.wait_for("Your choice > ")
    assert f"Going on after {len(match.moves)} moves." in again.shown
    again.type("q")
    assert again.end() == 0
    assert replay(read_record(record), finder()).state.digest() == match.state.digest()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGHUP, 129), (signal.SIGTERM, 143)])
def test_a_closed_terminal_loses_nothing(number: signal.Signals, code: int, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    terminal = begun(record)
    terminal.signal(number)
    assert terminal.end() == code
    assert "Traceback" not in terminal.shown
    assert waits_for_the_crossing(record)


def test_a_terminal_that_vanishes_loses_nothing(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    terminal = begun(record)
    os.close(terminal.master)
    assert terminal.process.wait(PATIENCE) in (0, 129)
    assert waits_for_the_crossing(record)


def test_the_end_of_the_input_in_a_terminal_ends_the_session(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    terminal = begun(record)
    os.write(terminal.master, b"\x04")
    assert terminal.end() == 0
    assert terminal.shown.rstrip().splitlines()[-1].startswith("Saved. Go on with: ")


def test_a_terminal_gets_colours_unless_it_wants_none(tmp_path: Path) -> None:
    coloured = begun(tmp_path / "1.txt")
    coloured.type("q")
    coloured.end()
    assert "\x1b[" in coloured.shown
    assert "48;5;" in coloured.shown
    plain = begun(tmp_path / "2.txt", NO_COLOR="1")
    plain.type("q")
    plain.end()
    assert "48;5;" not in plain.shown


def run(*arguments: str, typed: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "doubloon", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, **settings},
        timeout=PATIENCE,
        check=False,
    )


def test_piped_output_is_plain_text() -> None:
    done = run("play", "silver_gold", "--seats", "greedy,random", "--seed", "piped", "--lang", "en")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "Final scoring" in done.stdout
    assert done.stderr == ""
    assert max(len(line) for line in done.stdout.splitlines() if "─" in line) <= 80


def test_a_stream_without_unicode_gets_letters() -> None:
    done = run("play", "silver_gold", "--seats", "random", "--seed", "1", "--lang", "en", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "+--" in done.stdout
    assert "~~~" in done.stdout


def test_piped_input_plays_and_its_end_saves(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = run("play", "silver_gold", "--save", str(record), "--lang", "nl", typed="1!\nzzz\n")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].startswith("Bewaard. Speel verder met: doubloon play --resume")
    assert waits_for_the_crossing(record)


def test_a_bad_argument_is_one_sentence_on_the_error_stream() -> None:
    done = run("play", "silver_gold", "--seats", "you,clever")
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_help_has_examples() -> None:
    for command in ("play", "replay"):
        done = run(command, "--help")
        assert done.returncode == 0
        assert f"examples:\n  doubloon {command} " in done.stdout


def test_replay_shows_a_position_from_a_seat(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    run("play", "silver_gold", "--seats", "greedy,random", "--seed", "r", "--save", str(record), "--lang", "en")
    match = verify(read_record(record), finder())
    end = run("replay", str(record), "--lang", "en")
    assert end.returncode == 0
    plies = len(match.moves)
    assert f"after {plies} of {plies} moves, seen by a spectator" in end.stdout
    assert "End of the game." in end.stdout
    assert f"wins with {max(match.state.scores())} points" in end.stdout
    early = run("replay", str(record), "--at", "0", "--seat", "2", "--lang", "fr")
    assert "après 0 coups sur" in early.stdout
    assert "Vous recevez" in early.stdout
    assert "Fin de la partie" not in early.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--at", "100000"], "--at takes 0 to"),
        (["--seat", "3"], "--seat takes 1 to 2, not 3"),
        (["--lang", "de"], "there are no words in 'de'"),
    ],
)
def test_replay_refuses_what_a_record_has_not(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    run("play", "silver_gold", "--seats", "random,random", "--seed", "r", "--save", str(record))
    done = run("replay", str(record), *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_replay_of_a_bad_record_is_one_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("not a record")
    for path in (broken, tmp_path / "missing.txt"):
        done = run("replay", str(path))
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1
        assert "Traceback" not in done.stderr
