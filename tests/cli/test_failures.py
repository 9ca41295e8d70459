"""What the machine refuses, told in our words by every command: no number of an error, no words of the system's own."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from doubloon import cli
from doubloon.server import run
from tests.cli.running import Doubloon, Ran, doubloon_process

LONG = "x" * 300  # longer than the name of any file may be
NO_FOLDER = "/proc/nowhere"  # nobody can make anything there, not even root
SIM = ["sim", "silver_gold", "--seats", "random", "--games", "1"]
PERFT = ["perft", "silver_gold", "--seats", "2", "--depth", "1"]
NEW = ["puzzle", "new", "--grade", "easy", "--seed", "1"]
SERVE = ["serve", "--port", "0", "--db", "sqlite:///tables.db"]
NOT_THERE, TOO_LONG = "there is no such file or folder", "the name is too long"

REFUSED = [
    (["play", "--resume", "none.txt"], NOT_THERE),
    (["play", "--resume", LONG], TOO_LONG),
    (["play", "silver_gold", "--seats", "random", "--save", f"{NO_FOLDER}/a.txt"], NOT_THERE),
    (["play", "silver_gold", "--seats", "random", "--save", LONG], TOO_LONG),
    (["play", "silver_gold", "--seats", "random", "--save", "file/a.txt"], "a file of that name is in the way"),
    (["play", "silver_gold", "--components", "none.toml"], NOT_THERE),
    (["learn", "silver_gold", "--resume", "none.txt"], NOT_THERE),
    (["learn", "silver_gold", "--save", f"{NO_FOLDER}/a.txt"], NOT_THERE),
    (["replay", "none.txt"], NOT_THERE),
    (["replay", LONG], TOO_LONG),
    (["replay", "file/a.txt"], "part of the name is a file, not a folder"),
    (["analyse", "none.txt"], NOT_THERE),
    (["analyse", LONG], TOO_LONG),
    ([*SIM, "--records", NO_FOLDER], NOT_THERE),
    ([*SIM, "--records", LONG], TOO_LONG),
    ([*SIM, "--records", "file"], "a file of that name is in the way"),
    ([*SIM, "--components", LONG], TOO_LONG),
    ([*PERFT, "--components", "circle"], "its links lead in a circle"),
    ([*PERFT, "--components", "none.toml"], NOT_THERE),
    ([*NEW, "--save", "/proc/a.txt"], NOT_THERE),
    ([*NEW, "--save", LONG], TOO_LONG),
    ([*NEW, "--save", f"{LONG}/a.txt"], "there is no folder"),
    (["puzzle", "solve", "none.txt"], NOT_THERE),
    (["puzzle", "solve", f"{LONG}.txt"], TOO_LONG),
    (["puzzle", "solve", LONG], "there is no puzzle"),
    (["puzzle", "play", "none.txt"], NOT_THERE),
    (["train", "silver_gold", "--folder", "file"], "a file of that name is in the way"),
    (["train", "silver_gold", "--folder", NO_FOLDER], NOT_THERE),
    (["ladder", "silver_gold", "--bots", "random,greedy", "--chart", f"{NO_FOLDER}/a.svg"], NOT_THERE),
    (["ladder", "silver_gold", "--bots", "random,greedy", "--keep", LONG], TOO_LONG),
    (["verify", "game.txt", "--components", "none.toml"], NOT_THERE),
    (["verify", "none.txt"], NOT_THERE),
    (["verify", LONG], TOO_LONG),
    (["verify", "circle"], "its links lead in a circle"),
    ([*SERVE, "--host", "192.0.2.1"], "this machine has no such address"),
    ([*SERVE, "--host", "nowhere.invalid"], "there is no machine of that name"),
    ([*SERVE, "--host", "é..x"], "that is no address"),
    (["serve", "--db", "postgresql://nobody@127.0.0.1:1/nothing"], "nothing answers there"),
    (["serve", "--db", "postgresql://nobody@nowhere.invalid/nothing"], "there is no machine of that name"),
    (["serve", "--notices-to", "the moon"], "--notices-to is an address or a network"),
    (["serve", "--db", f"sqlite:///{NO_FOLDER}/tables.db"], NOT_THERE),
    ([*SERVE, "--components", "mybox.toml"], "--components must be GAME=FILE, not 'mybox.toml'"),
    ([*SERVE, "--components", "chess=mybox.toml"], "there is no game 'chess'"),
    (["serve", "--db", "sqlite:///file/tables.db"], "part of the name is a file, not a folder"),
    (["tables", "list", "--db", f"sqlite:///{NO_FOLDER}/tables.db"], "there is no database"),
    (["tables", "list", "--db", "postgresql://nobody@127.0.0.1:1/nothing"], "cannot be used (nothing answers there)"),
]


@pytest.mark.parametrize(("words", "said"), REFUSED, ids=[" ".join(words)[:60] for words, _ in REFUSED])
def test_what_cannot_be_read_written_or_reached_is_told_in_our_words(
    doubloon: Doubloon, record_text: str, words: list[str], said: str
) -> None:
    Path("file").write_text("", encoding="utf-8")
    Path("game.txt").write_text(record_text, encoding="utf-8")
    Path("circle").symlink_to("circle")
    ran = doubloon(*words)
    assert ran.code in (1, 2)
    assert_ours(ran, said)


@pytest.mark.parametrize("words", [words for words, _ in REFUSED if words[:2] == ["serve", "--db"]])
def test_a_database_that_cannot_be_used_leaves_no_door_open(
    doubloon: Doubloon, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    opened: list[socket.socket] = []

    def listen(host: str, port: int) -> socket.socket:
        opened.append(_listen(host, 0))
        return opened[0]

    _listen = run._listen
    monkeypatch.setattr(run, "_listen", listen)
    Path("file").write_text("", encoding="utf-8")
    ran = doubloon(*words)
    assert ran.err.startswith("doubloon: the database cannot be used (")
    assert [listener.fileno() for listener in opened] == [-1]


def test_every_command_that_meets_the_machine_is_among_them() -> None:
    """The others read nothing that a person names, and write to the terminal alone."""
    assert {words[0] for words, _ in REFUSED} == cli.COMMANDS.keys() - {"games", "rules", "bench", "promises", "mcp"}


def test_a_folder_of_our_own_that_cannot_be_made_is_told_in_our_words() -> None:
    for command in (["serve", "--port", "0"], ["play", "silver_gold", "--seats", "you"]):
        assert_ours(doubloon_process(*command, XDG_DATA_HOME=NO_FOLDER), NOT_THERE)


def test_a_server_to_be_measured_that_cannot_start_says_why_in_our_words(tmp_path: Path) -> None:
    ran = doubloon_process("bench", "--server", "--tables", "1", "--db", "postgresql://nobody@127.0.0.1:1/nothing")
    assert ran.code == 2
    assert "nothing answers there" in ran.err
    assert "Errno" not in ran.err


@pytest.mark.parametrize("words", ["games", "rules jackal", "sim silver_gold --seats random --games 1"])
def test_a_full_disk_behind_the_output_is_told_in_our_words(words: str) -> None:
    ran = in_shell(f'"$0" -m doubloon {words} > /dev/full')
    assert ran == (1, "", "doubloon: the disk is full\n")


@pytest.mark.parametrize("jobs", [1, 2])
def test_records_that_grow_too_large_end_a_simulation_with_one_sentence(tmp_path: Path, jobs: int) -> None:
    words = f"sim maracaibo --seats random,random --games 3 --jobs {jobs} --records all"
    ran = in_shell(f'ulimit -f 1; exec "$0" -B -m doubloon {words}', tmp_path)
    assert ran.code == 2
    assert "no more records can be written, maracaibo-0000" in ran.err
    assert_ours(ran, "the file would grow larger than is allowed")


def test_a_game_that_grows_too_large_to_be_saved_says_so(tmp_path: Path) -> None:
    ran = in_shell(
        'ulimit -f 1; exec "$0" -B -m doubloon play maracaibo --seats random,random --save game.txt >/dev/null',
        tmp_path,
    )
    assert ran.code == 2
    assert_ours(ran, "the file would grow larger than is allowed")


def test_only_one_place_words_what_the_machine_says() -> None:
    source = Path(cli.__file__).parent
    asking = [path.name for path in source.rglob("*.py") if "strerror" in path.read_text(encoding="utf-8")]
    assert asking == ["failures.py"]


def in_shell(script: str, folder: Path | None = None) -> Ran:
    done = subprocess.run(
        ["sh", "-c", script, sys.executable], cwd=folder, capture_output=True, text=True, check=False, timeout=120
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def assert_ours(ran: Ran, said: str) -> None:
    """One sentence, with our reason, wherever it was printed."""
    assert ran.code != 0
    told = (ran.out + ran.err).strip()
    assert told.count("\n") == 0, told
    assert said in told
    assert "Errno" not in told
