"""The drawn table: what lies on it can be read, in 80 columns, in every language, with and without colours."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from doubloon.bots.make import make_bot
from doubloon.core.chair import Chair
from doubloon.core.rng import rng_from
from doubloon.core.showing import Showing
from doubloon.core.state import State
from doubloon.games.silver_gold.stories.builder import person, table
from doubloon.registry import find_game, game_ids
from doubloon.text.blocks import columns, framed, width_of
from doubloon.text.screen import Screen
from doubloon.text.signs import ASCII, UNICODE, Signs, signs_for
from doubloon.text.table import TextTable, table_for
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import seat_names
from tests.text.drawing import drawn, previews

PLAYERS = ["you", "greedy", "random"]


def middle() -> State:
    """A game in its third round: an own card nearly full, cups and palms given out, one display place empty."""
    return table(
        [
            person(("GY09", "all but a1 b2"), ("PU05", "a1 b1"), coins=6, palms=(3,), cups=(6,), completed="GN03 GY04"),
            person("OR01", None, coins=2, completed="PU01 OR03"),
            person(("GN01", "a1"), "GY03"),
        ],
        expedition="V3",
        display="OR05 PU12 - GY06",
        stack="OR02 GN05",
        round=3,
        start=1,
        cups_out=1,
    )


def table_in(language: str, signs: Signs = UNICODE, players: list[str] = PLAYERS) -> TextTable:
    words = Words(language, "silver_gold")
    return table_for("silver_gold", words, seat_names(words, players, 0), signs)


def choices(state: State, seat: int, language: str = "en", width: int = 80, room: int = 0) -> str:
    view = state.view(seat)
    surface = table_in(language)
    return drawn(surface.choices(view, previews(state, view), width, room))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_table_fits_into_80_columns(language: str, seat: int) -> None:
    board = table_in(language).board(middle().view(seat), 80)
    assert width_of(board) <= 80
    assert len(board) < 40


@pytest.mark.parametrize(("language", "seats"), [("en", 4), ("nl", 3), ("fr", 2), ("en", 1)])
def test_every_position_of_a_game_can_be_drawn(language: str, seats: int) -> None:
    state = find_game("silver_gold").new(seats, f"drawn {language}")
    rng = rng_from("moves")
    surface = table_in(language, players=["you", *["greedy"] * (seats - 1)])
    while state.deciders():
        for seat in (-1, 0):
            view = state.view(seat)
            assert width_of(surface.board(view, 80)) <= 80
            if view.prompt and state.plies % 9 == 0:
                assert width_of(surface.choices(view, {}, 80)) <= 80
        seat = state.deciders()[0]
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert width_of(surface.ending(state.view(0), 80)) <= 80


def test_an_island_is_a_map_with_value_seal_symbols_and_coordinates() -> None:
    board = drawn(table_in("en").board(table([person(("OR01", "b1"), "GN01"), person("GY09", "GY01")]).view(0), 80))
    rows = [line for line in board.splitlines() if "OR01" in line or "1 ✗ ▓▓▓" in line]
    assert "╭12 OR01 2×PU╮" in rows[0]
    assert "1 ✗ ▓▓▓ ·  · │" in rows[1]  # a1 a cross, b1 crossed, c1 and d1 empty
    assert "2 · ~~~~~~ · │" in board  # sea in the middle
    assert "╰─a──b──c──d─╯" in board


def test_the_round_card_shows_rounds_turns_cups_and_stack() -> None:
    board = drawn(table_in("en").board(middle().view(0), 80))
    assert "│round ■■■□ 3/4" in board  # filled: done or under way, as in the line below
    assert "│turn  ■□□□□□□ 1/7" in board
    assert "│cups  5 4 3 2 1" in board
    assert "│stack 2 " in board


def test_the_expedition_is_drawn_and_named() -> None:
    board = drawn(table_in("en").board(middle().view(0), 80))
    assert "small corner" in board
    assert "7 left" in board
    assert "████" in board


def test_a_score_card_shows_coins_cups_palms_cards_and_points() -> None:
    board = drawn(table_in("en").board(middle().view(0), 80))
    assert "●●●●Y6 ●●○○ ○○○○" in board
    assert "♣ 3 □ □ □  (4 now)" in board
    assert "▤ GN03✦ GY04" in board
    assert "▤18 + ✦1 + ●6 + Y6 + ♣3 = 34" in board
    assert "34 VP" in board


def test_the_memory_aid_lists_the_expeditions_of_the_round() -> None:
    state = table(
        [person("OR01", "GN01"), person("GY09", "GY01")],
        expedition="L4",
        earlier="I2 I3 I3 V3 V3 T4",
        options=["memory_aid=yes"],
    )
    for seat in (-1, 0):
        board = table_in("fr", players=["you", "random"]).board(state.view(seat), 80)
        text = " ".join(drawn(board).split())
        assert "révélées : deux en ligne, trois en ligne, trois en ligne, petit angle" in text
        assert "petit angle, T, L" in text
        assert width_of(board) <= 80


def test_a_place_without_a_card_says_so() -> None:
    board = drawn(table_in("en").board(middle().view(0), 80))
    assert board.count("no card") == 2  # one on display, one before the second player


def test_the_panels_say_who_starts_who_is_done_and_who_is_awaited() -> None:
    state = middle()
    state.play(2, state.game.moveset.parse("box 1 b1"))
    board = drawn(table_in("en").board(state.view(0), 80))
    assert "greedy (2) ▸" in board
    assert board.count("choosing …") == 2
    assert board.count("✔ done") == 1


def test_a_sealed_choice_of_somebody_else_is_not_drawn() -> None:
    state = middle()
    before = drawn(table_in("en").board(state.view(0), 80))
    state.play(2, state.game.moveset.parse("box 1 b1"))
    after = drawn(table_in("en").board(state.view(0), 80))
    changed = [line for line, old in zip(after.splitlines(), before.splitlines(), strict=True) if line != old]
    assert len(changed) == 1  # the lower edge of the panel
    assert changed[0].endswith("✔ done ─╯")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["round card", "display", "expedition card", "small corner", "score card", "greedy (2)", "34 VP"]),
        ("nl", ["rondekaart", "aanbod", "expeditiekaart", "kleine hoek", "scorekaart", "gretig (2)", "34 OP"]),
        ("fr", ["carte des manches", "étalage", "carte expédition", "petit angle", "glouton (2)", "34 PV"]),
    ],
)
def test_the_table_speaks_every_language(language: str, said: list[str]) -> None:
    board = drawn(table_in(language).board(middle().view(0), 80))
    assert [words for words in said if words not in board] == []


def test_choices_are_numbered_by_card_with_what_they_yield() -> None:
    listed = choices(middle(), 0).splitlines()
    assert listed[0] == "card 2 PU05: the pattern"
    single = next(line for line in listed if line.startswith("one single box:"))
    assert "1 a1 ✗" in single  # a cross brings an extra box
    assert "♣4" in "\n".join(listed)  # the palm of PU05 with three palms on display
    assert listed[-1].split("  ")[1:] == ["● coin", "♣ palm", "✗ extra box", "✔ completes the card"]


def test_the_choice_that_completes_a_card_is_marked() -> None:
    state = table([person(("GY09", "all but b2 c2"), "PU04"), person("GY01", "GY02")], expedition="I2")
    assert "1 b2 c2 ✔" in choices(state, 0)


def test_every_number_of_the_list_is_there_once() -> None:
    state = table([person("PU01", "PU03"), person("GY01", "GY02")], expedition="L4")
    listed = choices(state, 0, width=120)
    count = len(state.moves(0))
    assert count > 70
    numbers = [word for word in listed.split() if word.isdigit()]
    assert [number for number in map(str, range(1, count + 1)) if number not in numbers] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_single_boxes_that_yield_nothing_are_left_to_be_typed(language: str) -> None:
    state = table([person("PU01", "PU03"), person("GY01", "GY02")], expedition="L4")
    everything, shortened = (choices(state, 0, language, room=room) for room in (0, 45))
    singles = [number for number, move in enumerate(state.moves(0), 1) if move.text.startswith("box")]
    for number in singles:
        assert f" {number} " in everything
    listed = [number for number in singles if f" {number} " in shortened]
    assert 0 < len(listed) < len(singles)
    heading = Words(language, "silver_gold")("choices-box")
    useful = next(line for line in shortened.splitlines() if line.startswith(heading))
    assert useful.count(" ✗") + useful.count(" ●") + useful.count(" ♣") >= 1
    assert re.search(rf"\({'|'.join(['', 'nog ', 'encore '])}{len(singles) - len(listed)}( more)?\)", shortened)


def test_where_room_is_short_patterns_that_yield_nothing_are_left_to_be_typed() -> None:
    state = table([person("PU01", "PU03"), person("GY01", "GY02")], expedition="L4")
    short = choices(state, 0, room=10)
    assert len(short.splitlines()) < len(choices(state, 0, room=45).splitlines())
    short = " ".join(short.split())
    assert re.search(r"Or the pattern elsewhere \(\d+ more\): type its boxes, as in “1 .*”; m lists all\.", short)
    left = int(re.findall(r"elsewhere \((\d+) more", short)[0])
    patterns = [number for number, move in enumerate(state.moves(0), 1) if move.kind == "cross"]
    assert sum(f" {number} " in short for number in patterns) >= len(patterns) - left


def test_a_mini_card_keeps_value_name_and_seal_apart() -> None:
    state = table([person("GN01", "GN03"), person("OR01", "PU02")])
    board = drawn(table_in("en", players=["you", "random"]).board(state.view(0), 80))
    heads = next(line for line in board.splitlines() if "12 OR01" in line)
    assert "14 PU02" in heads
    assert re.search(r" 2×.* 1×", board)
    assert re.search(r" PU .* GN", board)


def test_a_sum_of_nothing_is_not_drawn() -> None:
    board = drawn(table_in("en").board(find_game("silver_gold").new(3, "new").view(0), 80))
    assert "▤0" not in board
    assert "▤0 + ✦0 + ●2" not in drawn(table_in("en").board(middle().view(0), 80))


def test_the_legend_explains_what_a_palm_pays_and_the_cups() -> None:
    said = drawn(table_in("en").legend(middle().view(0), 80))
    assert "(4 now) a palm pays 4 in this turn" in said
    assert "Y6 cup for a full coin row, worth 6" in said


def test_a_choice_is_shown_on_its_card_before_it_is_final() -> None:
    state = table([person("PU12", "GN01"), person("GY01", "GY02")], expedition="I2", display="GY06 GN04 - -")
    view = state.view(0)
    assert view.prompt
    move = next(move for move in view.prompt.moves if move.text == "cross 1 c2 d2")
    events = previews(state, view)[move.id]
    shown = drawn(table_in("fr").choice(view, move, events, 80))
    assert "2 · ~~~ ◆  ◆ │" in shown
    assert "palmier : 3 PV" in shown
    assert "votre choix" in shown


def test_the_four_dealt_cards_lie_open_for_their_owner_alone() -> None:
    state = find_game("silver_gold").new(3, "dealt")
    hand = state.view(0).hand  # type: ignore[attr-defined]
    mine, theirs = (drawn(table_in("en").board(state.view(seat), 80)) for seat in (0, -1))
    assert all(card.id in mine for card in hand)
    assert not any(card.id in theirs for card in hand)
    assert "Setup" in theirs


def test_a_wider_screen_is_used() -> None:
    view = middle().view(0)
    surface = table_in("en")
    assert 100 < width_of(surface.board(view, 132)) <= 132
    assert len(surface.board(view, 132)) < len(surface.board(view, 80))


def test_the_end_is_a_score_sheet_with_the_winner() -> None:
    state = find_game("silver_gold").new(2, "ended")
    while state.deciders():
        state.play(state.deciders()[0], state.moves(state.deciders()[0])[0])
    view = state.view(0)
    assert view.ending
    sheet = drawn(table_in("nl", players=["you", "random"]).ending(view, 80))
    totals = next(line for line in sheet.splitlines() if line.startswith("Totaal")).split()[1:]
    assert totals == [str(score) for score in view.scores]
    for part in ("Voltooide kaarten", "Zegels", "Muntvakjes", "Bekers", "Palmbomen"):
        assert part in sheet
    winner = max(view.scores)
    assert f"wint met {winner} punten" in sheet or f"Je wint met {winner} punten!" in sheet


@pytest.mark.parametrize("game", game_ids())
def test_a_star_marks_the_winner_and_nothing_else(game: str) -> None:
    state = find_game(game).new(2, "ended")
    surface = table_for(game, Words("en", game), ["Anna", "Ben"], UNICODE)
    bots = [make_bot("random", "Anna"), make_bot("random", "Ben")]
    while state.deciders():
        seat = state.deciders()[0]
        if state.plies % 50 == 0:
            assert "★" not in drawn(surface.board(state.view(seat), 80))
        state.play(seat, bots[seat].choose(Chair(state, seat)))
    view = state.view(0)
    assert view.ending
    assert drawn(surface.ending(view, 80)).count("★") == len(view.ending.winners)


@pytest.mark.parametrize(("language", "said"), [("en", "castaway"), ("nl", "schipbreukeling"), ("fr", "naufragé")])
def test_a_solo_game_ends_with_a_rank(language: str, said: str) -> None:
    state = find_game("silver_gold").new(1, "alone")
    while state.deciders():
        state.play(0, state.moves(0)[-1])
    assert said in drawn(table_in(language, players=["you"]).ending(state.view(0), 80))


def test_without_unicode_the_signs_are_letters() -> None:
    surface = table_in("en", signs_for("ascii"))
    assert surface.signs is ASCII
    board = drawn(surface.board(middle().view(0), 80)).replace("…", "...")
    assert board.isascii()
    assert "1 X ###~~~~~~|" in board
    assert "CCCCY6 CCoo oooo" in board


def test_signs_say_what_colours_say() -> None:
    """All signs of a set differ where they could be mistaken for each other."""
    for signs in (UNICODE, ASCII):
        on_cards = [signs.plain, signs.crossed, signs.sea, signs.cross, signs.coin, signs.palm, signs.chosen]
        assert len(set(on_cards)) == len(on_cards)


@pytest.mark.parametrize("settings", [{"NO_COLOR": "1", "TERM": "xterm-256color"}, {"TERM": "dumb"}])
def test_without_colours_no_colour_is_sent(settings: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    shown = StringIO()
    console = Console(file=shown, force_terminal=True, width=80, _environ=settings, highlight=False, markup=False)
    Screen(console).draw(table_in("en").board(middle().view(0), 80))
    text = shown.getvalue()
    assert "PU05" in text
    assert "38;" not in text
    assert "48;" not in text


def test_colours_are_sent_to_a_terminal() -> None:
    shown = StringIO()
    console = Console(file=shown, force_terminal=True, width=80, color_system="truecolor", _environ={})
    Screen(console).draw(table_in("en").board(middle().view(0), 80))
    assert "48;2;" in shown.getvalue()


def test_a_game_without_a_table_of_its_own_is_laid_out_too() -> None:
    words = Words("en", "silver_gold")
    surface = TextTable(words, seat_names(words, PLAYERS, 0), UNICODE, Showing())
    view = middle().view(0)
    board = drawn(surface.board(view, 80))
    assert "Cups left: 5, 4, 3, 2, 1" in board
    assert "greedy (2): 30" in board
    assert "Waiting for: you, greedy (2), random (3)." in board
    listed = drawn(surface.choices(view, {}, 80))
    assert " 1 Cross 2" in listed
    assert table_for("no_such_game", words, [], UNICODE).__class__ is TextTable


def test_columns_and_frames_keep_to_their_width() -> None:
    from rich.text import Text

    rows = columns([Text("x" * 9)] * 10, 40)
    assert [len(row.plain) for row in rows] == [31, 31, 31, 9]
    box = framed([Text("much too long for this")], 12, UNICODE, title=Text("a long title"), right=Text("12 VP"))
    assert {len(line.plain) for line in box} == {12}
    assert "12 VP" in box[0].plain
