"""Names that people give to their pieces: kept in the record, and without any effect."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core.errors import BadName, BadRecord
from doubloon.core.match import Match
from doubloon.core.naming import LONGEST_NAME, plain_name
from doubloon.core.record import parse_record, read_record, record_of, replay, verify
from doubloon.registry import find_game, finder
from tests.testkit.toy import Toy


def match_of(plies: int, *options: str, seats: int = 2) -> Match:
    game = find_game("jackal")
    match = Match(game, seats, "named", game.options(list(options)))
    for _ in range(plies):
        seat = match.state.deciders()[0]
        match.play(seat, match.state.moves(seat)[0])
    return match


def refusal(match: Match, seat: int, piece: str, text: str) -> tuple[str, str]:
    """The key and the sentence with which a name is refused; nothing has changed."""
    before = dict(match.names)
    with pytest.raises(BadName) as refused:
        match.name_piece(seat, piece, text)
    assert match.names == before
    assert "\n" not in str(refused.value)
    return refused.value.reason, str(refused.value)


def test_a_name_loses_blanks_too_many_and_may_be_changed() -> None:
    match = match_of(0)
    assert match.name_piece(0, "white-1", "  Anne   Bonny ") == "Anne Bonny"
    match.name_piece(1, "yellow-3", "Émile l’Ours")
    match.name_piece(0, "white-1", "Anne")
    assert match.names == {"white-1": "Anne", "yellow-3": "Émile l’Ours"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("x" * (LONGEST_NAME + 1), "long"),
        ("two\nlines", "signs"),
        ("bell\a", "signs"),
        ("\u202eesrever", "signs"),
        ("Anne | Bonny", "signs"),
    ],
)
def test_what_is_no_name_is_refused_with_one_sentence(text: str, reason: str) -> None:
    assert refusal(match_of(0), 0, "white-1", text)[0] == reason


def test_a_name_as_long_as_may_be_is_one() -> None:
    assert plain_name("x" * LONGEST_NAME) == "x" * LONGEST_NAME


def test_two_pieces_are_never_called_alike() -> None:
    match = match_of(0)
    match.name_piece(0, "white-1", "Anne")
    assert refusal(match, 1, "yellow-1", "ANNE") == ("taken", "another piece is called 'ANNE' already")
    match.name_piece(0, "white-1", "anne")  # himself


@pytest.mark.parametrize("piece", ["yellow-1", "red-1", "missionary", "bear", ""])
def test_a_seat_names_its_own_pieces_only(piece: str) -> None:
    reason, sentence = refusal(match_of(0), 0, piece, "Anne")
    assert (reason, sentence) == ("piece", f"seat 1 has no piece {piece!r} to give a name to")


def test_a_game_says_what_can_be_named_and_most_name_nothing() -> None:
    game = find_game("jackal")
    both = game.options(["teams=two_crews_each"])
    own = [f"{colour}-{number}" for colour in ("yellow", "black") for number in (1, 2, 3)]
    assert game.namable(1, 2, both) == own
    assert game.namable(1, 2, game.options()) == own[:3]
    assert Toy().namable(0, 2, Toy().options()) == []


def test_names_change_nothing_in_the_game() -> None:
    named, plain = match_of(0), match_of(0)
    named.name_piece(0, "white-2", "Anne")
    for match in (named, plain):
        match.play(0, match.state.moves(0)[3])
    assert named.state.to_bytes() == plain.state.to_bytes()


def test_a_record_keeps_names_and_gives_them_back(tmp_path: Path) -> None:
    match = match_of(12)
    match.name_piece(1, "yellow-2", "Jim = #1")
    match.name_piece(0, "white-1", "Anne Bonny")
    text = record_of(match, ["Ann", "Ben"]).text()
    assert text.splitlines()[7:10] == ["players: Ann | Ben", "names: yellow-2 Jim = #1 | white-1 Anne Bonny", ""]
    path = tmp_path / "named.txt"
    path.write_text(text, encoding="utf-8")
    record = read_record(path)
    assert record.text() == text
    assert verify(record, finder()).names == replay(record, finder(), 3).names == match.names
    assert record_of(verify(record, finder()), ["Ann", "Ben"]).text() == text


def test_a_record_without_names_is_what_it_always_was() -> None:
    text = record_of(match_of(12), ["Ann", "Ben"]).text()
    assert "names:" not in text
    assert verify(parse_record(text), finder()).names == {}


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        ("", "bad header: names: seat 1 has no piece '' to give a name to"),
        ("white-1", "bad header: names: a name has 1 to 24 signs"),
        ("red-1 Anne", "bad header: names: seat 1 has no piece 'red-1' to give a name to"),
        ("white-1 Anne | white-1 Ben", "bad header: names has 'white-1' twice"),
        ("white-1 Anne | yellow-1 anne", "bad header: names: another piece is called 'anne' already"),
        (f"white-1 {'x' * 25}", "bad header: names: a name has at most 24 signs, this one has 25"),
    ],
)
def test_names_that_could_not_be_given_are_a_bad_header(names: str, sentence: str) -> None:
    text = record_of(match_of(2), ["Ann", "Ben"]).text().replace("Ann | Ben\n", f"Ann | Ben\nnames: {names}\n")
    with pytest.raises(BadRecord) as refused:
        verify(parse_record(text), finder())
    assert str(refused.value) == sentence
