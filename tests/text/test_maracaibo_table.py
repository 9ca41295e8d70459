"""The drawn table of Pirates of Maracaibo: it can be read in 80 columns, in every language, and played at."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doubloon.core.record import read_record, verify
from doubloon.core.rng import rng_from
from doubloon.games.maracaibo.box.box import MODULES
from doubloon.games.maracaibo.stories.builder import person, rival, table
from doubloon.registry import find_game, finder
from doubloon.text.blocks import width_of
from doubloon.text.signs import ASCII
from doubloon.words import LANGUAGES, Words
from tests.text.drawing import drawn, flat, previews
from tests.text.maracaibo_scenes import middle, table_in
from tests.text.scripts import always, lines
from tests.text.scripts import play as play_at_prompt


@pytest.mark.parametrize("width", [40, 80, 130, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_table_fits_into_any_width(language: str, seat: int, width: int) -> None:
    view = middle().view(seat)
    surface = table_in(language)
    board = surface.board(view, width)
    assert width_of(board) <= width
    assert width < 80 or len(board) < 60
    assert width_of(surface.close_up(view, width)) <= width


@pytest.mark.parametrize("number", range(8))
def test_every_position_of_a_game_can_be_drawn(number: int) -> None:
    seats, language = 1 + number % 4, LANGUAGES[number % 3]
    game = find_game("maracaibo")
    options = [f"{module}=yes" for bit, module in enumerate(MODULES) if number >= 4 or bit == number]
    state = game.new(seats, f"drawn {number}", game.options(options))
    rng = rng_from("moves")
    surface = table_in(language, players=["you", *["greedy"] * (seats - 1)])
    while state.deciders():
        seat = state.deciders()[0]
        if state.plies % 25 == 0:
            for reader in (-1, seat):
                assert width_of(surface.board(state.view(reader), 80)) <= 80
            view = state.view(seat)
            assert width_of(surface.close_up(view, 80)) <= 80
            assert surface.question(view)
            assert width_of(surface.choices(view, previews(state, view), 80)) <= 80
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert width_of(surface.ending(state.view(0), 80)) <= 80


def test_the_caribbean_shows_cards_costs_kinds_ships_tokens_and_tiles() -> None:
    board = drawn(table_in("en").board(middle().view(0), 130)).splitlines()
    row = next(line for line in board if "Cabin Boy" in line)
    below = board[board.index(row) + 1]
    assert "C3●4" in below  # crew, costs 3, 4 points
    assert ">B" in board[board.index(row) + 2]
    text = "\n".join(board)
    assert "L +E" in text  # a location with a treasure value tile
    assert "R13● ■A" in text  # a residence with a token of seat A
    assert "[A]" in text  # the black market tile
    assert "Gulf" in text
    assert "tier II" in text


def test_islands_show_markers_and_what_a_treasure_is_worth() -> None:
    board = flat(table_in("en").board(middle().view(0), 80))
    assert "gold island 2 markers, 2 VP each" in board
    assert "emerald island 4 markers, 3 VP each" in board
    assert "pearl island 7 markers, 5 VP each" in board


def test_the_track_shows_rivers_and_explorers() -> None:
    board = drawn(table_in("en").board(middle().view(0), 80)).splitlines()
    track = board[board.index("exploration track") + 1 :][:4]
    assert "~A" in track[1]  # behind the first river
    assert "B" in track[0]


def test_a_space_with_more_explorers_than_room_says_so() -> None:
    state = find_game("maracaibo").new(4, "crowded")
    board = table_in("en", players=["you", "greedy", "greedy", "greedy"])
    assert re.search(r"(?m)^ *A\+ ", drawn(board.board(state.view(-1), 80)))
    assert "ABCD" in drawn(board.board(state.view(-1), 50))


def test_the_own_boards_show_slots_storage_and_quests() -> None:
    board = drawn(table_in("en").board(middle().view(0), 80))
    assert "ship board (3 markers)" in board
    assert "■1 5●" in board
    assert "□2 q" in board
    assert "from 5:" in board
    assert "plain 2  bonus ■2● □1✦" in board
    assert "buried □2x ■m" in board
    assert "Poseidon G □ □ □" in board
    assert "2 rivers: 2 VP; 3 rivers: 6 VP" in board


def test_panels_show_money_points_treasures_and_cards_and_keep_quests_secret() -> None:
    board = drawn(table_in("en").board(middle().view(0), 80))
    assert "A you" in board
    assert "17●  G4 E0 P1  income 3/0  power +2  discount 1" in board
    assert "▤  Ghost Ship" in board
    assert "2 rivers: 2 VP" in board
    assert "3 gold: 3 VP" not in board  # drawn by the other one


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Caribbean, round 2", "exploration track", "quest market", "hideout", "31 VP", "greedy (2)"]),
        ("nl", ["Caraïben, ronde 2", "verkenningsspoor", "queestemarkt", "schuilplaats", "31 OP", "gretig (2)"]),
        ("fr", ["Caraïbes, manche 2", "piste d'exploration", "marché des quêtes", "repaire", "31 PV", "glouton (2)"]),
    ],
)
def test_the_table_speaks_three_languages(language: str, said: list[str]) -> None:
    board = drawn(table_in(language).board(middle().view(0), 80))
    assert [words for words in said if words not in board] == []


def test_alone_jordan_has_a_panel_with_the_solo_card() -> None:
    jordan = rival(ship="c3r1", score=29, level=3, treasures=(2, 1, 4), bought="sugar", quests="q03")
    state = table([person(ship="c2r1")], jordan=jordan, round=2)
    board = drawn(table_in("en", players=["you"]).board(state.view(0), 80))
    assert "J Jordan" in board
    assert "G2 E1 P4  strength level 3" in board
    assert "▤  Sugar" in board
    assert ">J" in board


def test_signs_need_no_unicode() -> None:
    surface = table_in("en", ASCII)
    for line in (*surface.board(middle().view(0), 80), *surface.legend(middle().view(0), 80)):
        assert (
            line.plain.replace("…", ".").replace("ç", "c").replace("’", "'").translate({8220: 34, 8221: 34}).isascii()
        )


# Playing


def test_some_turns_at_the_prompt_can_be_resumed(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.txt", tmp_path / "halves.txt"
    start = ["maracaibo", "--seats", "you,random", "--seed", "scripted", "--lang", "en", "--save"]
    play_at_prompt(lines(*["1!"] * 24), *start, str(whole))
    code, shown = play_at_prompt(lines(*["1!"] * 9, "? s05", "r", "?", "q"), *start, str(halves))
    assert code == 0
    assert "Ship slot “pay 2 doubloons: place a black market tile" in " ".join(shown.split())
    assert "Saved. Go on with" in shown
    play_at_prompt(lines(*["1!"] * 15), "--resume", str(halves), "--lang", "en")
    assert read_record(whole).moves == read_record(halves).moves
    assert len(verify(read_record(whole), finder()).moves) > 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_alone_ends_with_both_score_sheets(language: str) -> None:
    code, shown = play_at_prompt(always("1!"), "maracaibo", "--seats", "you", "--seed", "alone", "--lang", language)
    assert code == 0
    words = Words(language, "maracaibo")
    closing = shown[shown.rindex(words("end-heading")) :].lower()
    for key in ("score-track", "score-quest_bonus", "score-rubies", "score-total", "terms-jordan"):
        assert words(key).lower() in closing
