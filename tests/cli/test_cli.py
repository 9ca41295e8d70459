"""The command line as a whole: help, complaints, exit codes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from argparse import Namespace
from pathlib import Path

import pytest

from doubloon import __version__, cli
from doubloon.commands import games, serve
from doubloon.commands.plain import spelled
from tests.cli.running import Doubloon, doubloon_process


def test_the_help_lists_every_command_with_examples(doubloon: Doubloon) -> None:
    ran = doubloon("--help")
    assert ran.code == 0
    for name, summary in cli.COMMANDS.items():
        assert f"{name} " in ran.out
        assert summary in ran.out
    assert "examples:" in ran.out


def test_every_command_module_is_a_command() -> None:
    folder = Path(cli.__file__).parent / "commands"
    modules = {path.stem for path in folder.glob("*.py") if "\ndef run(" in path.read_text(encoding="utf-8")}
    assert modules == set(cli.COMMANDS)


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_the_help_of_a_command_describes_it_and_shows_examples(doubloon: Doubloon, command: str) -> None:
    ran = doubloon(command, "--help")
    assert ran.code == 0
    usage, description, *_ = ran.out.split("\n\n")
    assert usage.startswith(f"usage: doubloon {command}")
    assert len(description) > 20
    examples = ran.out.lower().partition("examples")[2]
    assert f"doubloon {command}" in examples


def test_without_arguments_it_plays_in_the_browser(doubloon: Doubloon, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Namespace] = []

    def run(namespace: Namespace) -> int:
        given.append(namespace)
        return 0

    monkeypatch.setattr(serve, "run", run)
    assert doubloon().code == 0
    assert [(one.command, one.open, one.host) for one in given] == [("serve", True, "127.0.0.1")]


def test_the_version(doubloon: Doubloon) -> None:
    assert doubloon("--version") == (0, f"doubloon {__version__}\n", "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["smi"], "invalid choice: 'smi'"),
        (["--no-such-option"], "COMMAND"),
        (["--"], "COMMAND"),
        (["games", "--jsn"], "unrecognized arguments: --jsn"),
        (["games", "jackal", "too", "many"], "unrecognized arguments: too many"),
        (["sim"], "GAME, --seats, --games"),
        (["games", "\x1b[31mred"], r"\x1b[31mred"),
    ],
)
def test_a_wrong_command_line_gets_one_sentence(doubloon: Doubloon, arguments: list[str], said: str) -> None:
    assert said in doubloon(*arguments).complaint()


def test_asking_for_help_loads_neither_the_engine_nor_the_terminal_library() -> None:
    code = (
        "import sys; from doubloon.cli import main; main(['--help']); main(['sim', '--help'])\n"
        "heavy = [name for name in sys.modules if name.startswith(('rich', 'msgspec', 'doubloon.games'))]\n"
        "sys.exit(' '.join(heavy) or 0)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_program_runs_as_a_module() -> None:
    assert doubloon_process("--version") == (0, f"doubloon {__version__}\n", "")
    assert doubloon_process("nothing").code == 2


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (KeyboardInterrupt(), 130, "doubloon: interrupted\n"),
        (OSError(28, "No space left on device"), 1, "doubloon: the disk is full\n"),
        (OSError(13, "Permission denied", "a/file"), 1, "doubloon: a/file: permission is denied\n"),
    ],
)
def test_what_happens_to_the_machine_gets_one_sentence(
    doubloon: Doubloon, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, said: str
) -> None:
    def fail(_: Namespace) -> int:
        raise error

    monkeypatch.setattr(games, "run", fail)
    assert doubloon("games") == (code, "", said)


def test_a_reader_who_has_enough_is_no_error_to_talk_about() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "doubloon", "rules", "silver_gold"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None
    program.stdout.close()
    _, err = program.communicate(timeout=60)
    assert (program.returncode, err) == (141, b"")


def test_a_terminal_without_the_letters_shows_their_kin() -> None:
    ran = doubloon_process("rules", "silver_gold", "SG-025", PYTHONIOENCODING="ascii")
    assert (ran.code, ran.err) == (0, "")
    assert "43 - 2 x players" in ran.out


def test_what_has_no_kin_shows_its_code() -> None:
    assert spelled("« été » – l’île … ☠") == '" ete " - l\'ile ... \\u2620'


def test_ctrl_c_ends_a_simulation_and_its_workers(tmp_path: Path) -> None:
    records = tmp_path / "records"
    arguments = ["sim", "silver_gold", "--seats", "random,random", "--games", "1000000", "--jobs", "2"]
    program = subprocess.Popen(
        [sys.executable, "-m", "doubloon", *arguments, "--records", str(records)],
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while not list(records.glob("*.txt")) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(program.pid, signal.SIGINT)
    _, err = program.communicate(timeout=60)  # returns when the last process has closed the error stream
    assert (program.returncode, err) == (130, b"doubloon: interrupted\n")


@pytest.mark.parametrize(
    "words", ["games >&-", "games >&- 2>&-", "play silver_gold --seats you,random --save game.txt <&-"]
)
def test_streams_that_somebody_has_closed_are_no_failure(words: str, tmp_path: Path) -> None:
    """As cron and daemons do."""
    shell = ["sh", "-c", f'"$0" -m doubloon {words}', sys.executable]
    done = subprocess.run(shell, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("one_way", "another"),
    [
        ("rules --json silver_gold SG-041 SG-042", "rules silver_gold --json SG-041 SG-042"),
        ("rules --json silver_gold SG-041 SG-042", "rules silver_gold SG-041 --json SG-042"),
        ("rules --json silver_gold SG-041 SG-042", "rules silver_gold SG-041 --json -- SG-042"),
        ("verify --json a.txt b.txt", "verify a.txt --json b.txt"),
        ("verify --json --components c.toml a.txt b.txt", "verify a.txt --components c.toml b.txt --json"),
        ("puzzle solve --json --positions=9 sample_1 sample_2", "puzzle solve sample_1 --positions=9 sample_2 --json"),
        ("bench --seconds 2 --json silver_gold jackal", "bench silver_gold --seconds 2 jackal --json"),
        ("games --json jackal", "games jackal --json"),
    ],
)
def test_options_may_stand_anywhere(one_way: str, another: str) -> None:
    command = one_way.split(maxsplit=1)[0]
    first, second = (cli.make_parser(command).parse_args(line.split()) for line in (one_way, another))
    assert first == second


def test_an_option_without_its_value_takes_no_word_of_others(doubloon: Doubloon) -> None:
    assert "--components: expected one argument" in doubloon("verify", "a.txt", "--components", "--json").complaint()
