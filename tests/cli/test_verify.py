"""`doubloon verify`: whatever a file holds, it gets one line that says what is the matter."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.commands.verify import Verdict, verify_file
from doubloon.registry import finder
from doubloon.rules import clauses
from tests.cli.running import Doubloon, doubloon_process

Damage = Callable[[str], str]


def save(text: str) -> str:
    Path("game.txt").write_text(text, encoding="utf-8")
    return "game.txt"


def line(start: str, new: str) -> Damage:
    """Replaces the whole of the first line that begins so."""
    return lambda text: re.sub(rf"(?m)^{re.escape(start)}.*$", new.replace("\\", r"\\"), text, count=1)


def cut_after(ply: int) -> Damage:
    """Keeps the moves up to a ply, as if somebody had stopped there."""
    return lambda text: re.sub(rf"(?s)(\n{ply}  \d  [^\n]*\n).*", r"\1\nend: unfinished\n", text)


def test_a_finished_game_is_ok(doubloon: Doubloon, record_text: str) -> None:
    ran = doubloon("verify", save(record_text))
    scores = re.findall(r"end: (.*)", record_text)[0]
    plies = re.findall(r"(?m)^(\d+)  \d", record_text)[-1]
    assert ran == (0, f"ok     game.txt: silver_gold, 3 seats, {plies} plies, finished, {scores}\n", "")


def test_an_unfinished_game_is_ok(doubloon: Doubloon, record_text: str) -> None:
    ran = doubloon("verify", save(cut_after(25)(record_text)))
    assert ran == (0, "ok     game.txt: silver_gold, 3 seats, 25 plies, unfinished\n", "")


def test_without_digests_it_is_said_what_is_proved(doubloon: Doubloon, record_text: str) -> None:
    bare = re.sub(r"(?m)^\d+  =.*\n", "", record_text)
    ran = doubloon("verify", save(bare))
    assert ran.code == 0
    assert ran.out.endswith("; no digests: only legality and the end are proved\n")
    assert "no digests" not in doubloon("verify", save(record_text)).out
    assert doubloon("verify", save(bare), "--json").json()["files"][0]["digests"] == 0


def test_a_byte_order_mark_does_no_harm(doubloon: Doubloon, record_text: str) -> None:
    assert doubloon("verify", save("\ufeff" + record_text)) == doubloon("verify", save(record_text))


def test_a_game_without_a_move_is_ok(doubloon: Doubloon, record_text: str) -> None:
    text = re.sub(r"(?s)\n1  .*", "\nend: unfinished\n", record_text)
    assert doubloon("verify", save(text)).out.endswith(" 0 plies, unfinished\n")


def test_a_component_file_that_cannot_be_read_is_not_passed_over(doubloon: Doubloon, record_text: str) -> None:
    """Not even for a record that was played with the printed box."""
    ran = doubloon("verify", "--components", "missing.toml", save(record_text))
    assert ran.code == 1
    assert "missing.toml" in ran.out


def test_the_json_tells_of_every_file(doubloon: Doubloon, record_text: str) -> None:
    found = doubloon("verify", save(record_text), "--json").json()
    assert found["ok"] is True
    assert list(found["files"][0]) == list(Verdict.__struct_fields__)
    assert found["files"][0]["finished"] is True
    assert len(found["files"][0]["scores"]) == 3


DAMAGES: dict[str, tuple[Damage, str]] = {
    "an empty file": (lambda _: "", "line 1: a record begins with"),
    "another file": (lambda _: "Dear Sarah,\n\nI have the map.\n", "line 1: a record begins with"),
    "a newer format": (line("doubloon record", "doubloon record 2"), "line 1: a record begins with"),
    "a missing field": (line("seed:", "sed: 1"), "line 7: expected 'seed: …' here"),
    "only a title": (lambda _: "doubloon record 1\n", "expected 'game: …' here"),
    "an unknown game": (line("game:", "game: golden_silver"), "unknown game or ruleset: there is no game"),
    "an unknown ruleset": (line("ruleset:", "ruleset: 99"), "unknown game or ruleset: silver_gold has no ruleset 99"),
    "a ruleset in words": (line("ruleset:", "ruleset: one"), "bad header: ruleset must be a whole number"),
    "a huge ruleset": (line("ruleset:", "ruleset: " + "9" * 5000), "bad header: ruleset must be"),
    "too many seats": (line("seats:", "seats: 5"), "bad header: Silver & Gold takes 1 to 4 seats, not 5"),
    "fewer seats": (line("seats:", "seats: 2"), "bad header: 2 seats need 2 players, not 3"),
    "no seats": (line("seats:", "seats: -1"), "bad header: seats must be a whole number"),
    "a bad option": (line("options:", "options: start=7"), "bad header: option start takes"),
    "a bad seed": (line("seed:", "seed:"), "bad header: the seed must be"),
    "another box": (line("components:", "components: 0123456789abcdef"), "bad header: the record was played with"),
    "another seed": (line("seed:", "seed: other"), "ply "),
    "an illegal move": (line("4  1", "4  1  cross 1 a1 d4"), "ply 4: "),
    "a move of nobody's": (line("4  1", "4  1  dance"), "ply 4: 'dance' is not a move of this game"),
    "a seat out of turn": (line("1  1", "1  1  take 1"), "ply 1: illegal move: "),
    "a wrong digest": (line("20  =", "20  =  0123456789abcdef"), "ply 20: digest mismatch: the record says 0123"),
    "a digest elsewhere": (line("20  =", "21  =  0123456789abcdef"), "a digest of ply 21 stands behind ply 20"),
    "a missing ply": (lambda text: re.sub(r"(?m)^5  .*\n", "", text, count=1), "ply 5 should come here, not ply 6"),
    "a huge ply": (line("5  ", "9" * 5000 + "  1  keep 1 2"), ""),
    "a huge seat": (line("5  ", "5  " + "9" * 5000 + "  keep 1 2"), ""),
    "half a line": (line("5  ", "5"), "expected 'ply seat move'"),
    "wrong scores": (line("end:", "end: 1 2 3"), "the record ends with '1 2 3', the game with"),
    "an end too early": (line("end:", "end: unfinished"), "the record ends with 'unfinished', the game with"),
    "no end": (line("end:", ""), "a record ends with one line 'end: …'"),
    "a move too many": (line("end:", "999  1  keep 1 2"), "should come here, not ply 999"),
}


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_record_fails_with_the_place_and_the_reason(doubloon: Doubloon, record_text: str, kind: str) -> None:
    damage, said = DAMAGES[kind]
    damaged = damage(record_text)
    assert damaged != record_text
    ran = doubloon("verify", save(damaged))
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith("FAILS  game.txt: ")
    assert said in ran.out
    assert ran.out.count("\n") == 1


def test_an_illegal_move_names_its_clause(doubloon: Doubloon, record_text: str) -> None:
    ran = doubloon("verify", save(line("1  1", "1  1  take 1")(record_text)), "--json")
    assert ran.code == 1
    assert re.search(r'"ply":1,"clause":"SG-\d+"', ran.out)
    clause = re.findall(r'"clause":"(SG-\d+)"', ran.out)[0]
    assert f"; {clause} says: {clauses('silver_gold')[clause]}" in doubloon("verify", "game.txt").out


def test_a_move_after_the_end_is_illegal(doubloon: Doubloon, record_text: str) -> None:
    last = int(re.findall(r"(?m)^(\d+)  \d", record_text)[-1])
    ran = doubloon("verify", save(record_text.replace("\nend:", f"{last + 1}  1  keep 1 2\nend:")))
    assert ran.code == 1
    assert f"ply {last + 1}: illegal move: the game is over" in ran.out


def test_every_file_gets_its_line_and_one_failure_fails_all(doubloon: Doubloon, record_text: str) -> None:
    save(record_text)
    Path("folder").mkdir()
    Path("binary").write_bytes(bytes(range(256)) * 10)
    Path("large").write_bytes(b"#" * (5 << 20))
    ran = doubloon("verify", "binary", "folder", "missing", "/dev/zero", "large", "game.txt")
    assert (ran.code, ran.err) == (1, "")
    lines = ran.out.splitlines()
    starts = ["FAILS  binary: is not UTF-8", "FAILS  folder: this is a folder", "FAILS  missing: cannot be read"]
    starts += ["FAILS  /dev/zero: this is a device", "FAILS  large: is larger than", "ok     game.txt: "]
    assert len(lines) == len(starts)
    assert all(line.startswith(start) for line, start in zip(lines, starts, strict=True)), ran.out


def test_a_file_nobody_may_read_or_a_strange_name_is_no_accident(doubloon: Doubloon) -> None:
    ran = doubloon("verify", "a\nb\x1b[2J", "nul\0byte", "x" * 5000)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.count("\n") == 3
    assert "\x1b" not in ran.out


def test_a_name_in_another_encoding_is_printed_as_codes(tmp_path: Path) -> None:
    ran = doubloon_process("verify", os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9"))
    assert (ran.code, ran.err) == (1, "")
    assert r"caf\udce9: cannot be read" in ran.out


def test_no_file_is_a_wrong_command_line(doubloon: Doubloon) -> None:
    assert "FILE" in doubloon("verify").complaint()


def verdict_on(folder: Path, data: bytes) -> Verdict:
    path = folder / "anything"
    path.write_bytes(data)
    return verify_file(str(path), finder())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("anything")


@given(st.binary() | st.text().map(str.encode) | st.text().map(lambda text: f"doubloon record 1\n{text}".encode()))
def test_garbage_fails_in_one_line(folder: Path, data: bytes) -> None:
    verdict = verdict_on(folder, data)
    assert not verdict.ok
    assert verdict.text().isprintable()


@given(st.data())
def test_a_record_with_a_random_wound_gets_a_verdict(folder: Path, record_text: str, data: st.DataObject) -> None:
    text = cut_after(25)(record_text)
    at = data.draw(st.integers(0, len(text)))
    wounded = text[:at] + data.draw(st.text(max_size=3)) + text[at + data.draw(st.integers(0, 3)) :]
    verdict = verdict_on(folder, wounded.encode())
    assert verdict.ok != bool(verdict.error)
    assert verdict.text().isprintable()


@given(st.lists(st.sampled_from(["1  1  keep 1 2", "1  =  00", "end: 1", "seats: 3", "#", "", "game: silver_gold"])))
def test_lines_in_any_order_get_a_verdict(folder: Path, record_text: str, lines: list[str]) -> None:
    text = re.sub(r"(?s)\n1  .*", "\n", record_text) + "\n".join(lines)
    assert verdict_on(folder, text.encode()).text().isprintable()
