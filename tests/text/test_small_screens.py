"""Narrow terminals, low terminals, terminals without UTF-8: nothing that one must choose from is out of sight."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from io import BytesIO, StringIO, TextIOWrapper

import pytest
from rich.console import Console
from rich.text import Text

from doubloon.commands.plain import SPELLED
from doubloon.core.rng import rng_from
from doubloon.core.showing import Showing, sentence
from doubloon.registry import find_game
from doubloon.text.blocks import columns, flowing, folded, width_of
from doubloon.text.screen import Screen
from doubloon.text.table import TextTable
from doubloon.words import LANGUAGES
from tests.text.drawing import drawn
from tests.text.scripts import lines, session
from tests.text.test_table import middle, table_in

ROWS = 24


@pytest.mark.parametrize(("language", "width"), [("en", 40), ("nl", 40), ("fr", 40), ("fr", 60)])
def test_positions_fit_a_narrow_screen_with_all_their_choices(language: str, width: int) -> None:
    state = find_game("silver_gold").new(3, f"narrow {language}")
    rng = rng_from("moves")
    surface = table_in(language)
    while state.deciders():
        if state.plies % 5 == 0:
            view = state.view(0)
            for block in (surface.board(view, width), surface.close_up(view, width), surface.legend(view, width)):
                assert width_of(block) <= width
            if view.prompt:
                listed = surface.choices(view, {}, width)
                assert width_of(listed) <= width
                text = " ".join(drawn(listed).split())
                for number, move in enumerate(view.prompt.moves, 1):
                    boxes = move.text.partition(" ")[2] if move.kind in ("box", "extra") else move.text[8:]
                    assert f" {number} {boxes if move.kind not in ('keep', 'take') else ''}" in f" {text}"
        seat = state.deciders()[0]
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80])
def test_a_session_keeps_to_the_width_of_its_terminal(language: str, width: int) -> None:
    typed = ["?", "1", "u", "r", "l", "t", "1!", "2", "", "m", "1!", "1!", "q"]
    one, shown = session("you,greedy,random", lines(*typed), language=language, width=width, height=60)
    one.run()
    wide = [line for line in shown.getvalue().splitlines() if len(line) > width]
    assert wide == []
    torn = [line for line in shown.getvalue().splitlines() if line.count("╭") != line.count("╮")]
    assert torn == []
    assert "╭" in shown.getvalue()
    (commands,) = [line for line in shown.getvalue().splitlines() if line.startswith("u ")][:1]
    assert ("q " in commands) == (width == 80)  # one line where there is room for it


def test_a_choice_is_never_cut_off() -> None:
    rows = columns([Text("12 one two three four five"), Text("13 six")], 12, indent=3)
    assert [row.plain for row in rows] == ["12 one two", "   three", "   four five", "13 six"]
    assert [row.plain for row in folded(Text("abcdefghij klm"), 4)] == ["abcd", "efgh", "ij", "klm"]


def test_a_sign_of_french_never_begins_a_line() -> None:
    line = Text("Cochez « deux en ligne » : où ?")
    for width in range(14, len(line.plain) + 1):
        rows = [row.plain for row in folded(line, width)]
        assert " ".join(rows) == line.plain
        assert not [row for row in rows if row[0] in "»:?" or row[-1] == "«"]
        shown = StringIO()
        Screen(Console(file=shown, width=width)).say(line.plain)
        assert shown.getvalue().splitlines() == rows


def test_a_plain_table_folds_its_choices_too() -> None:
    own = table_in("en")
    general = TextTable(own.words, own.names, own.signs, Showing())
    view = middle().view(0)
    assert view.prompt
    text = " ".join(drawn(general.choices(view, {}, 10)).split())
    assert all(sentence(move.text) in text for move in view.prompt.moves)


def _played(height: int, language: str = "en", moves: int = 12, seed: str = "scripted") -> list[str]:
    """What is shown before each prompt of a game of three."""
    one, shown = session("you,greedy,greedy", lines(), seed, language, height=height)
    pieces: list[str] = []
    start = 0

    def ask(prompt: str) -> str:
        nonlocal start
        pieces.append(shown.getvalue()[start:])
        start = shown.tell()
        if len(pieces) > moves:
            raise EOFError
        return "1!"

    one.ask = ask
    one.run()
    return pieces


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_24_rows_the_cards_stand_in_sight_above_the_choices(language: str) -> None:
    card = {"en": "card 1 ", "nl": "kaart 1 ", "fr": "carte 1 "}[language]
    crossings = 0
    games = [_played(ROWS, language, 4, f"low {number}") for number in range(8)]
    for shown in [text for game in games for text in game[1:]]:
        rows = shown.splitlines()[-(ROWS - 1) :]  # the prompt takes the last one
        if "(SG-037)" in shown or "(SG-055)" in shown:
            crossings += 1
            assert any(card in row and "│" not in row for row in rows)
            assert sum(row.count("╰─a──b──c──d─╯") for row in rows) == 2
    assert crossings > 24


def test_whoever_takes_a_card_sees_the_display_right_above_the_choices() -> None:
    for height in (ROWS, 60):
        shown = next(text for text in _played(height, moves=60) if "(SG-091)" in text)
        rows = shown.splitlines()
        question = next(number for number, row in enumerate(rows) if "(SG-091)" in row)
        display = rows[question - 7 : question]
        assert "display" in display[0]
        assert "round card" in display[0]
        assert "╰──── 4 ─────╯" in display[-1]


def test_whoever_crosses_sees_the_own_cards_right_above_the_choices_on_a_high_screen_too() -> None:
    shown = _played(60)[1]
    rows = shown.splitlines()
    question = next(number for number, row in enumerate(rows) if "(SG-037)" in row)
    assert rows[question - 1].count("─a──b──c──d─") == 2
    assert "expedition card" in rows[question - 7]


def test_on_a_low_screen_an_opponent_is_one_line_and_t_shows_the_whole_table() -> None:
    one, shown = session("you,greedy,greedy", lines("1!", "t"), height=ROWS)
    one.run()
    before, _, after = shown.getvalue().rpartition("save and quit\n")
    before = before.rpartition("What happened")[2]
    assert re.search(r"(?m)^greedy \(2\)( ▸)?  0 VP  [A-Z]{2}\d\d 0/\d+  [A-Z]{2}\d\d 0/\d+  ✔ done$", before)
    assert "╭─ greedy" not in before
    assert "round 1/4   turn 1/7   cups 6 5 4 3 2 1   stack 37" in before
    assert after.count("╭─ greedy") == 2
    assert "round card" in after


def test_news_are_short_on_a_low_screen() -> None:
    low, high = (_played(height, moves=20) for height in (ROWS, 60))
    news = [text.partition("round 1/4")[0].partition("──\n")[2].splitlines() for text in low if "round 1/4" in text]
    assert max(len(lines) for lines in news) == 7
    assert any(re.match(r"… \d+ earlier lines? (is|are) in the log \(l\)\.", lines[0]) for lines in news if lines)
    assert not any("earlier line" in text for text in high)


def test_m_lists_every_choice_on_a_low_screen_too() -> None:
    one, shown = session("you,greedy", lines("1!", "m"), height=ROWS)
    one.run()
    count = len(one.match.state.moves(0))
    listed = shown.getvalue().rpartition("(SG-037)")[2]
    assert all(f" {number} " in listed for number in range(1, count + 1))


def _ascii(*arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "doubloon", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C", "COLUMNS": "80"},
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_utf_8_words_have_plain_letters_and_edges_stay_in_line(
    language: str, tmp_path: os.PathLike[str]
) -> None:
    record = os.path.join(tmp_path, "game.txt")
    shown = _ascii("play", "silver_gold", "--lang", language, "--save", record, "--seed", "1", typed="?\n1!\nr\nl\nq\n")
    assert shown.isascii()
    assert not re.search(r"\\(x|u)[0-9a-f]", shown)
    framed = [line for line in shown.splitlines() if line.startswith("+- ") and line.endswith("-+")]
    assert len(framed) >= 2
    assert {len(line) for line in framed} <= {77, 78, 79, 80}
    starts = [
        line.index("+-", 2) for line in shown.splitlines() if line.startswith(("+- ", "+--")) and "+-" in line[2:]
    ]
    assert starts
    said = {"en": 'the pattern "', "nl": 'patroon "', "fr": 'motif " '}[language]
    assert said in shown
    assert {"en": "u undo - h", "nl": "u terug - h", "fr": "l journal - r regle"}[language] in shown


def test_in_a_drawing_every_sign_stays_one_sign() -> None:
    shown = BytesIO()
    console = Console(file=TextIOWrapper(shown, "ascii", SPELLED), width=20)
    Screen(console).draw([Text("|étalage lo…|"), Text("|expédition |"), Text("|- choisit …|")])
    console.file.flush()
    assert shown.getvalue() == b"|etalage lo.|\n|expedition |\n|- choisit..|\n"


def test_the_style_of_a_label_is_not_that_of_its_line() -> None:
    (line,) = flowing([Text("label", "dim"), Text("value", "bold")], 40)
    assert line.style == ""
    assert [(span.start, span.end, span.style) for span in line.spans] == [(0, 5, "dim"), (7, 12, "bold")]
