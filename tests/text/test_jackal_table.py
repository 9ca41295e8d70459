"""The drawn island of Jackal: it can be read in 80 columns, on low screens, in every language."""

from __future__ import annotations

import re

import pytest

from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.games.jackal.stories.builder import offered, play, table
from doubloon.registry import find_game
from doubloon.text.blocks import width_of
from doubloon.text.session import Session
from doubloon.text.signs import ASCII
from doubloon.words import LANGUAGES, Words
from tests.text.drawing import drawn, flat, previews
from tests.text.jackal_scenes import ISLANDS, choices, middle, rows_of, table_in
from tests.text.scripts import screen


@pytest.mark.parametrize("width", [34, 40, 60, 80, 130, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_table_fits_into_any_width(language: str, seat: int, width: int) -> None:
    view = middle().view(seat)
    surface = table_in(language)
    board = surface.board(view, width)
    assert width_of(board) <= width
    assert width < 80 or len(board) < 36
    for block in (surface.close_up(view, width), surface.legend(view, width)):
        assert width_of(block) <= width


@pytest.mark.parametrize("number", range(8))
def test_every_position_of_a_game_can_be_drawn(number: int) -> None:
    seats, language = 2 + number % 3, LANGUAGES[number % 3]
    width = 36 if number > 5 else 80
    game = find_game("jackal")
    options = [f"island={ISLANDS[number % 4]}", "no_progress_rounds=6", "max_rounds=50", "vote_after_idle_rounds=3"]
    options += ["campaign=skerry"] if number == 1 else []
    options += ["teams=two_crews_each"] if number == 3 else ["teams=two_on_two"] if number == 5 else []
    state = game.new(seats, f"drawn {number}", game.options(options))
    rng = rng_from("moves")
    surface = table_in(language, seats=seats)
    drawn_kinds: set[str] = set()
    while state.deciders():
        seat = state.deciders()[0]
        kind = state.prompt(seat).key
        if kind not in drawn_kinds or state.plies % 40 == 0:
            drawn_kinds.add(kind)
            for reader in (-1, seat):
                assert width_of(surface.board(state.view(reader), width)) <= width
            view = state.view(seat)
            assert width_of(surface.close_up(view, width)) <= width
            assert surface.question(view)
            listed = surface.choices(view, previews(state, view), width)
            assert width_of(listed) <= width
            assert view.prompt
            said = f" {flat(listed)} "
            assert all(f" {choice} " in said for choice in range(1, len(view.prompt.moves) + 1))
            labels = [surface.label(view, move) for move in view.prompt.moves]
            assert len(set(labels)) == len(labels)
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert len(drawn_kinds) >= 3
    assert width_of(surface.ending(state.view(0), width)) <= width


def test_the_island_shows_tiles_figures_coins_and_the_bear() -> None:
    board = table_in("en").board(middle().view(0), 80)
    upper, lower = rows_of(board, 4)
    assert upper[23:].split()[:4] == ["·●2", "→", "4swp", "rum"]
    assert "W1" in lower
    assert "Y1" in lower
    assert "Y2*" in lower  # drunk
    upper, lower = rows_of(board, 5)
    assert "O← " in upper
    assert "pit  fort" in upper
    assert "&▲▲▲ W2*" in lower  # the bear stands on an unknown tile; trapped
    upper, lower = rows_of(board, 6)
    assert "·●1  cros airp" in upper


def test_an_unknown_tile_shows_its_zone_and_what_the_reader_has_seen() -> None:
    state = middle()
    own, other = (table_in("en").board(state.view(seat), 80) for seat in (0, 2))
    assert "?hor" in rows_of(own, 6)[1]
    assert "?hor" not in drawn(other)
    assert "?WY▲" in rows_of(other, 6)[1]  # who has looked
    assert "?Y" in rows_of(own, 3)[1]
    assert rows_of(own, 7)[0].split()[2] == "░░░░"
    assert "♣♣♣♣ ▲▲▲▲" in rows_of(own, 7)[0]


def test_boats_lie_on_the_sea_with_whoever_is_aboard() -> None:
    upper, lower = rows_of(table_in("en").board(middle().view(0), 80), 1)
    assert upper.split("│")[0].split() == ["1", "~~~", "~~~", "W3", "~~~", "~~~"]
    assert "\\W_/" in lower
    low = drawn(table_in("en").close_up(middle().view(0), 80))
    assert "\\W1/" in low


def test_panels_say_what_a_crew_has_and_where_everybody_is() -> None:
    board = drawn(table_in("en").board(middle().view(0), 130))
    for said in ("W White ▸", "1 bottle", "W1 e4", "W2 g5, trapped", "W3 aboard", "Y1 g4, space 2 of 4", "R1 dead"):
        assert said in board
    assert "Y3 on the ship, back in 2 turns" in board
    assert "boat f1, speed 1" in board
    assert "bear on f5, woken by Yellow" in board
    assert re.search(r"unexplored \d+   gold on land 3   lost 1", board)


@pytest.mark.rule("JK-308")
@pytest.mark.parametrize(
    ("seats", "options", "purse", "said"),
    [
        (2, [], {"white": 4, "yellow": 1}, "islands won W 1, Y 0 total W 4, Y 1"),
        (3, [], {"white": 2, "red": 2}, "islands won W 1, Y 0, R 1 total W 2, Y 0, R 2"),
        (4, ["teams=two_on_two"], {"white": 1, "red": 1, "black": 3}, "islands won WR 0, YB 1 total WR 2, YB 3"),
        (2, ["teams=two_crews_each"], {"white": 1, "red": 1}, "islands won WR 1, YB 0 total WR 2, YB 0"),
    ],
)
def test_the_standing_of_a_campaign_is_shown_while_an_island_is_played(
    seats: int, options: list[str], purse: dict[str, int], said: str
) -> None:
    state = table(seats=seats, purse=purse, explored=True, options=["campaign=skerry", *options])
    surface = table_in("en", seats=seats)
    assert "islands won" not in flat(surface.board(state.view(0), 130))  # nothing to tell on the first
    play(state, "sail cw 1")
    while "decline" in offered(state):
        play(state, "decline")
    for block in (surface.board(state.view(0), 130), surface.close_up(state.view(0), 130)):
        assert "The Skerry, island 2 of 2" in flat(block)
        assert said in flat(block)


def test_a_game_of_one_island_has_no_standing() -> None:
    state = table(purse={"white": 4}, explored=True)
    play(state, "sail cw 1")
    assert state.over()
    assert "islands won" not in flat(table_in("en", seats=2).board(state.view(0), 130))


@pytest.mark.rule("JK-122", "JK-150")
@pytest.mark.parametrize("language", LANGUAGES)
def test_difficult_terrain_shows_how_many_spaces_it_has(language: str) -> None:
    state = table("    4   5   6   7\n 4  l2  l3  l4  l5\n 5  .:w1  .  .  ?l5", looked={"h6": [0]}, seats=2)
    surface, view = table_in(language, seats=2), state.view(0)
    for width in (80, 40):
        signs = rows_of(surface.board(view, width), 5)[0].split("│")[0].split()
        assert [sign[0] for sign in signs if sign[0].isdigit()][-4:] == ["2", "3", "4", "5"]
    assert re.search(r"\?5\w\w", drawn(surface.board(view, 80)))  # also where only the reader knows it


def test_a_figure_that_waits_for_a_choice_is_shown_where_it_is() -> None:
    state = table("    4   5\n 4  .:w1  >NW+E+S\n 5  ?  ?", seats=2)
    play(state, "step 1 f5")
    surface, view = table_in("en", seats=2), state.view(0)
    board = surface.board(view, 80)
    assert "White 1 has come from e5 and is on f5" in flat(board)
    assert "W1" in rows_of(board, 5)[1]
    assert surface.question(view) == "White 1 is on f5 and goes on at once: where to?"
    assert flat(choices(state)) == "1 e4 · 2 g5 · 3 f6 ▲"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Treasure Island, round 1", "gold on land 3", "aboard", "greedy (2)"]),
        ("nl", ["Schateiland, ronde 1", "goud op het land 3", "aan boord", "gretig (2)", "kuil", "W2*"]),
        ("fr", ["Île au trésor, manche 1", "or à terre 3", "à bord", "glouton (2)", "foss", "B2*", "J2*"]),
    ],
)
def test_the_table_speaks_three_languages(language: str, said: list[str]) -> None:
    board = drawn(table_in(language).board(middle().view(0), 80))
    assert [words for words in said if words not in board] == []


def test_signs_need_no_unicode() -> None:
    surface = table_in("en", ASCII)
    view = middle().view(0)
    for line in (*surface.board(view, 80), *surface.legend(view, 80), *surface.choices(view, {}, 80)):
        assert line.plain.replace("…", ".").translate({8217: 39, 8220: 34, 8221: 34}).isascii()
    assert " 9 " in drawn(surface.board(view, 80))  # an arrow to the north-east, as on a number pad


def test_a_low_screen_keeps_the_island_in_sight() -> None:
    state = middle()
    short = table_in("en").close_up(state.view(0), 80)
    assert len(short) <= 15
    assert "R1 †" in drawn(short)
    assert "Y3 +2" in drawn(short)
    assert "Y1 2/4" in drawn(short)
    assert "·●2 W1" in drawn(short)
    assert len(choices(state)) <= 6
    narrow = drawn(table_in("en").close_up(state.view(0), 58))
    assert "●2W1" in narrow  # coins and people before the sign of the tile


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_24_rows_the_island_stands_in_sight_above_the_choices(seats: int, language: str) -> None:
    on, shown = screen(80, 24)
    match = Match(find_game("jackal"), seats, f"low {language}")
    rng = rng_from("low")
    seen: list[list[str]] = []
    start = 0

    def ask(prompt: str) -> str:
        nonlocal start
        seen.append(shown.getvalue()[start:].splitlines()[-23:])  # the prompt takes the last row
        start = shown.tell()
        if len(seen) > 12:
            raise EOFError
        return f"{1 + rng.below(len(match.state.moves(0)))}!"

    players = ["you", *["random"] * (seats - 1)]
    Session(match, players, Words(language, "jackal"), on, ask, None).run()
    for rows in seen[1:]:
        numbers = {row[:2].strip() for row in rows if "~~~" in row}
        assert {str(number) for number in range(3, 12)} <= numbers
