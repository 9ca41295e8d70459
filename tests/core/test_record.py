"""Records: text that reads back, and errors that say where."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from doubloon.core.errors import BadRecord
from doubloon.core.game import Game
from doubloon.core.match import Match
from doubloon.core.record import MAX_BYTES, parse_record, read_record, record_of, replay, verify
from doubloon.registry import finder
from tests.testkit.toy import Toy


def find(id: str, ruleset: int, components: str) -> Game:
    return Toy()


def played(plies: int = 10_000, seats: int = 2) -> Match:
    match = Match(Toy(), seats, "record 7")
    while not match.state.over() and len(match.moves) < plies:
        seat = match.state.deciders()[-1]
        match.play(seat, match.state.moves(seat)[0])
    return match


def text_of(plies: int = 10_000) -> str:
    return record_of(played(plies), ["Ann", "search:20"]).text()


def changed(old: str, new: str, plies: int = 10_000) -> str:
    text = text_of(plies)
    assert old in text, text
    return text.replace(old, new, 1)


def test_a_record_is_text_for_people() -> None:
    lines = text_of(3).splitlines()
    assert lines[:9] == [
        "doubloon record 1",
        "game: cove",
        "ruleset: 1",
        "components: box",
        "seats: 2",
        "options: rounds=2 vote=yes gull=tame",
        "seed: record 7",
        "players: Ann | search:20",
        "",
    ]
    assert lines[9].startswith("1  2  bid ")
    assert lines[12].startswith("3  =  ")
    assert lines[13:] == ["", "end: unfinished"]


def test_a_record_reads_back_and_leads_to_the_same_end() -> None:
    match = played()
    text = record_of(match, ["Ann", "Ben"]).text()
    record = parse_record(text)
    assert record.text() == text
    assert record.players == ["Ann", "Ben"]
    assert verify(record, find).state.digest() == match.state.digest()
    assert record.end == " ".join(str(score) for score in match.state.scores())


def test_digests_stand_every_ten_plies_and_at_the_end() -> None:
    match = played()
    assert list(record_of(match, ["", ""]).digests) == [*range(10, len(match.moves), 10), len(match.moves)]


def test_a_record_can_be_replayed_in_part() -> None:
    assert len(replay(parse_record(text_of()), find, 4).moves) == 4


def test_remarks_and_empty_lines_do_not_count() -> None:
    text = text_of()
    spaced = "# found in a bottle\n\n" + text.replace("\n", "\n\n   # hm\n")
    assert parse_record(spaced).text() == text


def test_names_lose_the_signs_that_mean_something() -> None:
    names = ["A|n\nn\u200b ", "\t"]
    assert parse_record(record_of(played(2), names).text()).players == ["Ann", "?"]


def test_names_keep_a_sign_that_only_a_newer_python_knows() -> None:
    """Which signs are known is no business of a record: every Python writes the same."""
    assert parse_record(record_of(played(2), ["A\u0378", "B"]).text()).players == ["A\u0378", "B"]


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("", 1, "line 1: a record begins with the line 'doubloon record 1'"),
        ("hello", 1, "line 1: a record begins with the line 'doubloon record 1'"),
        ("doubloon record 2\n", 1, "line 1: a record begins with"),
        (changed("ruleset: 1\n", ""), 3, "line 3: expected 'ruleset: …' here, not 'components: box'"),
        (changed("seats: 2", "seats 2"), 5, "line 5: expected 'seats: …' here, not 'seats 2'"),
        (changed("1  2  bid", "1  nine  bid"), 10, "line 10: expected 'ply seat move' or 'ply = digest'"),
        (changed("1  2  bid", "1  9  bid"), 10, "line 10: expected 'ply seat move'"),
        (changed("1  2  bid", "1  0  bid"), 10, "line 10: expected 'ply seat move'"),
        (changed("1  2  bid", "one  2  bid"), 10, "line 10: expected 'ply seat move'"),
        (changed("1  2  bid", "bid"), 10, "line 10: expected 'ply seat move'"),
        (changed("\n2  2", "\n4  2", 3), 11, "line 11: ply 2 should come here, not ply 4"),
        (changed("3  =", "2  =", 3), 13, "line 13: a digest of ply 2 stands behind ply 3"),
    ],
    ids=lambda value: str(value)[:50] if str(value).startswith("line") else "",
)
def test_a_text_that_is_no_record_is_answered_by_the_line(text: str, line: int, sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        parse_record(text)
    assert str(refused.value).startswith(sentence)
    assert refused.value.line == line


@pytest.mark.parametrize("text", [text_of().split("end:")[0], text_of() + "and more\n"])
def test_a_record_has_one_end(text: str) -> None:
    with pytest.raises(BadRecord, match="a record ends with one line 'end: …', the scores or 'unfinished'"):
        parse_record(text)


@pytest.mark.parametrize("number", ["9" * 5000, "٣", "²", "-1", "1.0"], ids=lambda number: number[:5])
def test_a_number_that_is_none_is_answered_by_a_sentence(number: str) -> None:
    for text in (changed("1  2  bid", f"{number}  2  bid"), changed("1  2  bid", f"1  {number}  bid")):
        with pytest.raises(BadRecord, match="line 10: "):
            parse_record(text)
    for field in ("seats: 2", "ruleset: 1"):
        name = field.split(":")[0]
        with pytest.raises(BadRecord, match=f"bad header: {name} must be a whole number"):
            verify(parse_record(changed(field, f"{name}: {number}")), find)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seats: 2", "seats: 9", "bad header: Parrot Cove takes 2 to 4 seats, not 9"),
        ("rounds=2", "rounds=7", "bad header: option rounds takes a whole number from 1 to 3, not '7'"),
        ("seed: record 7", "seed:", "bad header: the seed must be one line"),
        ("Ann | ", "", "bad header: 2 seats need 2 players, not 1"),
        ("components: box", "components: 0123", "bad header: the record was played with another component file (0123)"),
    ],
)
def test_a_header_that_does_not_fit_is_answered_by_what_would(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        verify(parse_record(changed(old, new)), find)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game: cove", "game: chess", "unknown game or ruleset: there is no game 'chess'; there are: "),
        (
            "game: cove\nruleset: 1",
            "game: silver_gold\nruleset: 99",
            "unknown game or ruleset: silver_gold has no ruleset 99",
        ),
    ],
)
def test_an_unknown_game_is_answered_by_the_known_ones(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        verify(parse_record(changed(old, new)), finder())
    assert str(refused.value).startswith(sentence)


def test_an_illegal_move_is_answered_by_ply_and_clause() -> None:
    record = parse_record(text_of())
    record.moves[0] = (1, "roll")
    with pytest.raises(BadRecord, match="ply 1: illegal move: seat 2 may not play 'roll' now: TOY-2") as refused:
        verify(record, find)
    assert (refused.value.ply, refused.value.clause) == (1, "TOY-2")


def test_a_move_of_the_wrong_seat_is_answered_by_ply_and_clause() -> None:
    with pytest.raises(BadRecord, match="ply 1: illegal move: there are seats 1 to 2") as refused:
        verify(parse_record(changed("1  2  bid", "1  7  bid")), find)
    assert (refused.value.ply, refused.value.clause) == (1, "TOY-1")


def test_a_move_that_is_none_is_answered_by_ply() -> None:
    with pytest.raises(BadRecord, match=r"ply 1: 'dance .*' is not a move of this game; moves look like") as refused:
        verify(parse_record(changed("1  2  bid", "1  2  dance")), find)
    assert refused.value.ply == 1


def test_another_seed_is_noticed_at_the_latest_by_a_digest() -> None:
    with pytest.raises(BadRecord, match="ply"):
        verify(parse_record(changed("seed: record 7", "seed: record 8")), find)


def test_a_digest_that_differs_is_answered_by_both() -> None:
    text = text_of(3)
    digest = text.split("3  =  ")[1].split()[0]
    with pytest.raises(BadRecord, match=f"ply 3: digest mismatch: the record says 0bad, the game gives {digest}") as no:
        verify(parse_record(text.replace(digest, "0bad")), find)
    assert no.value.ply == 3


@pytest.mark.parametrize("end", ["1 2", "unfinished", ""])
def test_an_end_that_differs_is_answered_by_both(end: str) -> None:
    text = text_of()
    head, _, real = text.rstrip("\n").rpartition("end: ")
    with pytest.raises(BadRecord, match=f"the record ends with '{end}', the game with '{real}'"):
        verify(parse_record(f"{head}end: {end}\n"), find)


def test_scores_belong_to_their_seats() -> None:
    match = played(seats=3)
    record = record_of(match, ["Ann", "Ben", "Cas"])
    verify(record, find)
    scores = record.end.split()
    one, other = next((a, b) for a, b in combinations(range(3), 2) if scores[a] != scores[b])
    scores[one], scores[other] = scores[other], scores[one]
    real, record.end = record.end, " ".join(scores)
    with pytest.raises(BadRecord, match=f"the record ends with '{record.end}', the game with '{real}'") as refused:
        verify(record, find)
    assert refused.value.ply == len(match.moves)


def test_files_that_are_no_records_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"none.txt cannot be read \(there is no such file or folder\)"):
        read_record(tmp_path / "none.txt")
    with pytest.raises(BadRecord, match="is not a plain file"):
        read_record(tmp_path)
    odd = tmp_path / "odd.txt"
    odd.write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord, match=r"odd.txt is not UTF-8 text"):
        read_record(odd)
    odd.write_bytes(b"#" * (MAX_BYTES + 1))
    with pytest.raises(BadRecord, match=f"larger than the allowed {MAX_BYTES} bytes"):
        read_record(odd)
    odd.write_text(text_of(), encoding="utf-8")
    assert read_record(odd).text() == text_of()
