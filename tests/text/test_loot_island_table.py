"""The drawn table of Loot Island: it can be read in 80 columns and in every language."""

from __future__ import annotations

import pytest

from doubloon.core.rng import rng_from
from doubloon.games.loot_island.stories.builder import person, table
from doubloon.registry import find_game
from doubloon.text.blocks import width_of
from doubloon.text.signs import ASCII, UNICODE
from doubloon.text.table import table_for
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import seat_names
from tests.text.drawing import drawn, flat, previews
from tests.text.loot_island_scenes import middle, table_in, with_aaron


@pytest.mark.parametrize("width", [40, 60, 80, 130, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_table_fits_into_any_width(language: str, seat: int, width: int) -> None:
    view = middle("B13").view(seat)
    surface = table_in(language)
    board = surface.board(view, width)
    assert width_of(board) <= width
    assert width < 80 or len(board) < 40
    assert width_of(surface.close_up(view, width)) <= width


@pytest.mark.parametrize("number", range(6))
def test_every_position_of_a_game_can_be_drawn(number: int) -> None:
    seats, language = 2 + number % 4, LANGUAGES[number % 3]
    width = 34 if number == 5 else 80
    game = find_game("loot_island")
    options = [f"healers={['hidden', 'open', 'dealt'][number % 3]}", f"events_shown={['no', 'yes'][number % 2]}"]
    state = game.new(seats, f"drawn {number}", game.options([*options, f"initial_hand={['yes', 'no'][number % 2]}"]))
    rng = rng_from("moves")
    words = Words(language, "loot_island")
    surface = table_for("loot_island", words, seat_names(words, ["you", *["greedy"] * (seats - 1)], 0), UNICODE)
    drawn_kinds: set[str] = set()
    while state.deciders():
        seat = state.deciders()[0]
        kind = state.prompt(seat).key
        if kind not in drawn_kinds or state.plies % 25 == 0:
            drawn_kinds.add(kind)
            for reader in (-1, seat):
                assert width_of(surface.board(state.view(reader), width)) <= width
            view = state.view(seat)
            assert width_of(surface.close_up(view, width)) <= width
            assert surface.question(view)
            for room in (0, 4):
                assert width_of(surface.choices(view, previews(state, view), width, room)) <= width
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert len(drawn_kinds) > 8
    assert width_of(surface.ending(state.view(0), width)) <= width


def test_the_island_is_drawn_with_four_coasts_round_the_event() -> None:
    board = drawn(table_in("en").board(middle("B13").view(0), 80)).splitlines()
    north = next(line for line in board if "─ 0 red" in line)
    assert "5/5" in north
    assert "─ 1 green" in north
    middle_row = next(line for line in board if "─ 7 " in line)
    assert "Loot Island" in middle_row
    assert "─ 2 purple" in middle_row
    south = next(line for line in board if "─ 5 orange" in line)
    assert south.index("─ 5") < south.index("─ 4")
    text = "\n".join(board)
    assert "2+ 3 4◆ W◆" in text
    assert "B A C        ◆2" in text  # the stack from the bottom, and two chests
    assert "event B13: Upside Down" in text


@pytest.mark.parametrize(
    ("ship", "coast", "bow"),
    [((0, 1), "north coast", ">"), ((2, 1), "south coast", "<"), ((2, -1), "east coast", "^"), ((0, -1), "west", "v")],
)
def test_the_ship_lies_on_its_corner_and_its_bow_shows_the_coast(ship: tuple[int, int], coast: str, bow: str) -> None:
    state = table([person(), person(), person()], ship=ship)
    board = drawn(table_in("en", seats=3).board(state.view(0), 80)).splitlines()
    at = next(number for number, line in enumerate(board) if f"bow: {coast}" in line)
    half = slice(0, 19) if ship[0] in (0, 3) else slice(60, 80)
    assert bow in "".join(line[half] for line in board[at - 4 : at])
    assert (at < 10) == (ship[0] in (0, 1))


def test_a_landing_says_what_it_would_yield_and_who_would_take_it() -> None:
    board = drawn(table_in("en").board(middle().view(0), 80))
    assert "big loot 5 ─╯" in board
    assert "no loot yet ─╯" in board  # the other landing of the coast lacks a card
    assert "later 3 ─╯" in board  # in the final exploration
    assert "north left, big loot 5: B A C B A" in board


@pytest.mark.parametrize(
    ("event", "said"),
    [("A4", "big loot 4: B A C B"), ("B11", "big loot 4: B A C B"), ("B13", "big loot 5: C A B C A")],
)
def test_events_change_what_a_landing_would_yield(event: str, said: str) -> None:
    assert said in drawn(table_in("en").board(middle(event).view(0), 80))


def test_big_and_small_loot_are_told_apart() -> None:
    columns = {0: "R02a R04a R06a", 1: "G02a G04a GWa", 2: "P02a P04a PWa"}
    people = [person(), person(), person()]
    stacks = {0: "0", 1: "1 2", 2: "2"}
    board = drawn(table_in("en", seats=3).board(table(people, columns=columns, stacks=stacks).view(0), 80))
    assert "north left, big loot 2: A A" in board
    assert "north right, small loot 2: B C" in board
    assert "east upper" not in board
    state = table(people, columns=columns, stacks=stacks, event="B14")
    assert "east upper, big loot 3: C C C" in drawn(table_in("en", seats=3).board(state.view(0), 80))


def test_a_landing_promises_nothing_once_it_has_been_explored_for_good() -> None:
    columns = {2: "P02a P04a PWa", 4: "G02a G04a GWa"}
    people = [person(), person(), person()]
    state = table(people, at="final", round=5, columns=columns, stacks={2: "0", 4: "1"})
    board = drawn(table_in("en", seats=3).board(state.view(0), 80))
    assert (board.count("later 2"), board.count("no loot yet")) == (1, 0)  # landing 4 is still to come
    while state.deciders():
        seat = state.deciders()[0]
        state.play(seat, state.moves(seat)[0])
    board = drawn(table_in("en", seats=3).board(state.view(0), 80))
    assert (board.count("later"), board.count("no loot yet")) == (0, 0)


def test_panels_show_cubes_cards_compasses_treasures_and_keep_hands_secret() -> None:
    board = drawn(table_in("en").board(middle().view(0), 80))
    assert "■5  7 cards  compasses 0/3" in board
    assert "amulet 1  coin bag 5  crown 1††††" in board
    assert "skull 3>" in board
    assert "book ×3  crown 1†††† 3††" in board
    assert "C greedy (3) ✦" in board
    assert "passed" in board
    assert "your hand  R5▤  R9✗  G1◆  G4◆  PW◆  O7✗  O7" in board
    assert "R3" not in board  # in somebody else's hand
    assert "closed: Undercut, Charts" in board


@pytest.mark.parametrize(("width", "across"), [(80, 2), (100, 2), (127, 2), (60, 1)])
def test_panels_stand_in_even_rows_and_are_equally_high(width: int, across: int) -> None:
    board = drawn(table_in("en").board(middle().view(0), width)).splitlines()
    tops = [number for number, line in enumerate(board) if "gold ─╮" in line]
    assert [board[number].count("gold ─╮") for number in tops] == [across] * (4 // across)
    bottoms = [line for line in board[tops[0] :] if line.startswith("╰")]
    assert [line.count("╰") for line in bottoms] == [across] * (4 // across)


def test_aaron_has_a_panel_and_an_open_hand() -> None:
    board = drawn(table_in("en", seats=2).board(with_aaron().view(0), 80))
    assert "N Aaron" in board
    assert "Aaron’s hand  R2+  R3" in board
    assert "│ N B " in board
    assert "N Aaron" in flat(table_in("en", seats=2).legend(with_aaron().view(0), 80))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Loot Island, round 3/5", "small islands", "compasses 0/3", "no loot yet", "greedy (2)"]),
        ("nl", ["Schateiland", "ronde 3/5", "kleine eilanden", "kompassen 0/3", "nog geen buit", "gretig (2)"]),
        ("fr", ["L'Île au Butin", "tour 3/5", "petites îles", "boussoles 0/3", "pas de butin", "glouton (2)"]),
    ],
)
def test_the_table_speaks_three_languages(language: str, said: list[str]) -> None:
    board = drawn(table_in(language).board(middle().view(0), 80))
    assert [words for words in said if words not in board] == []


def test_signs_need_no_unicode() -> None:
    surface = table_in("en", ASCII)
    view = middle("B6").view(0)
    for line in (*surface.board(view, 80), *surface.legend(view, 80), *surface.choices(view, {}, 80)):
        assert line.plain.replace("…", ".").translate({8217: 39, 8220: 34, 8221: 34}).isascii()
