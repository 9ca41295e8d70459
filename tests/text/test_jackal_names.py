"""Pirates with names: given at the prompt, shown wherever the pirate is spoken of, kept in the record."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.commands import replay as replay_command
from doubloon.core.match import Match
from doubloon.core.record import read_record, verify
from doubloon.games.jackal.stories.builder import table
from doubloon.registry import finder
from doubloon.text.session import Session
from doubloon.words import LANGUAGES, Words
from tests.text.drawing import drawn, flat
from tests.text.jackal_scenes import match_from, table_in
from tests.text.scripts import lines, play, screen


def scene() -> Match:
    return match_from(table("    4  5  6\n 3  .:w1$  .  .\n 4  .  ba  .:y1", listen=True))


def at_prompt(match: Match, *typed: str, language: str = "en", width: int = 100) -> str:
    """Everything that is shown to somebody who types this."""
    on, shown = screen(width)
    Session(match, ["you", "random"], Words(language, "jackal"), on, lines(*typed), None).run()
    return shown.getvalue()


@pytest.mark.rule("JK-289")
def test_a_named_pirate_is_called_so_on_the_table_in_choices_and_in_the_log() -> None:
    shown = at_prompt(scene(), "name w1 Anne Bonny", "t", "m", "1 f5 coin!", "l")
    given, after = shown.split("From now on this pirate is called Anne Bonny.")
    assert "Anne" not in given
    assert "W1 Anne Bonny, e4" in after  # beside the island
    assert "W1 Anne Bonny e4 with a coin " in after  # above the choices
    assert "Anne Bonny (White 1) stops on f5, dragging a coin." in " ".join(after.split())
    assert "Anne Bonny (White 1) is drunk." in after


@pytest.mark.parametrize(
    "typed", ["anne bonny e5", "Anne Bonny e5", "step anne bonny e5", "anne bonny (white 1) to e5", "White 1 to e5"]
)
def test_a_move_can_be_typed_with_the_name_and_still_without(typed: str) -> None:
    surface = table_in("en", seats=2)
    surface.words.nicknames = {"white-1": "Anne Bonny", "yellow-1": "Bart"}
    assert surface.candidates(scene().state.view(0), typed) == ["step 1 e5"]
    assert surface.candidates(scene().state.view(0), "bart e5") != ["step 1 e5"]


@pytest.mark.parametrize("asked", ["? anne bonny", "? w1", "? white 1", "? Anne Bonny (White 1)"])
def test_who_asks_for_a_name_is_told_who_that_is(asked: str) -> None:
    surface = table_in("en", seats=2)
    surface.words.nicknames = {"white-1": "Anne Bonny"}
    assert surface.unknown(scene().state.view(0), asked) == "Anne Bonny (White 1): e4."


@pytest.mark.parametrize(
    ("typed", "piece"),
    [("w2", "white-2"), ("W2", "white-2"), ("white-2", "white-2"), ("2", "white-2"), ("y1", ""), ("4", ""), ("", "")],
)
def test_a_pirate_to_name_is_typed_as_in_moves(typed: str, piece: str) -> None:
    namable = [f"white-{number}" for number in (1, 2, 3)]
    assert table_in("en", seats=2).piece(scene().state.view(0), typed, namable) == piece


def test_a_number_alone_is_a_pirate_of_the_crew_whose_turn_it_is() -> None:
    state = table(options=["teams=two_crews_each"], turn="red")
    match = match_from(state)
    shown = at_prompt(match, "name 1 Ruth", "name w1 Will")
    assert match.names == {"red-1": "Ruth", "white-1": "Will"}
    assert shown.count("From now on this pirate is called") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("name", "piece"),
        ("name y1 Anne", "piece"),
        ("name Anne", "piece"),
        ("name 1", "empty"),
        (f"name 1 {'x' * 25}", "long"),
        ("name 1 a|b", "signs"),
        ("name 1 a\x07b", "signs"),
        ("name 2 JIM", "taken"),
    ],
)
def test_a_name_that_cannot_be_given_is_refused_with_one_sentence(language: str, typed: str, reason: str) -> None:
    match = scene()
    match.name_piece(1, "yellow-1", "Jim")
    shown = at_prompt(match, typed, language=language, width=200)
    words = Words(language, "jackal")
    assert words(f"name-refused-{reason}", example="B1" if language == "fr" else "W1", most=24) in shown
    assert match.names == {"yellow-1": "Jim"}


def test_names_are_saved_at_once_and_come_back(tmp_path: Path) -> None:
    file = tmp_path / "named.txt"
    start = ["jackal", "--seats", "you,random", "--seed", "names", "--lang", "en", "--save", str(file)]
    play(lines("name 1 Anne Bonny"), *start)
    assert read_record(file).header["names"] == "white-1 Anne Bonny"
    code, shown = play(lines("t", "1!", "1!"), "--resume", str(file), "--lang", "en")
    assert code == 0
    assert "W1 Anne Bonny," in shown
    assert verify(read_record(file), finder()).names == {"white-1": "Anne Bonny"}
    assert "W1 Anne Bonny" in replayed(file)


def replayed(file: Path) -> str:
    from argparse import ArgumentParser

    parser = ArgumentParser()
    replay_command.add(parser.add_subparsers())
    on, shown = screen()
    assert replay_command.replay(parser.parse_args(["replay", str(file), "--lang", "en"]), on, None) == 0
    return shown.getvalue()


def test_help_tells_of_names_where_there_are_any() -> None:
    assert "name W1 Anne Bonny — give one of your pirates a name" in flat_of("jackal")
    assert "Anne Bonny" not in flat_of("silver_gold")
    # There a line that begins with the word is as unknown as any other
    assert "“name 1 Anne” is not a choice here" in flat_of("silver_gold", "name 1 Anne")


def flat_of(game: str, typed: str = "?") -> str:
    return " ".join(play(lines(typed), game, "--seats", "you,random", "--lang", "en")[1].split())


@pytest.mark.parametrize("width", [34, 60, 80, 130])
def test_the_longest_names_leave_the_table_in_its_width(width: int) -> None:
    surface, view = table_in("en", seats=2), scene().state.view(0)
    surface.words.nicknames = {f"{crew}-{number}": "Wm" * 12 for crew in ("white", "yellow") for number in (1, 2, 3)}
    for block in (surface.board(view, width), surface.close_up(view, width), surface.choices(view, {}, width)):
        assert max(line.cell_len for line in block) <= width
    assert "WmWm" in drawn(surface.board(view, width))
    assert "Wm" in flat(surface.choices(view, {}, width))
