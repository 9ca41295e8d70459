"""The drawn table of Jackal: the island can be read in 80 columns, in every language, and played at."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core.chair import Chair
from doubloon.core.match import Match
from doubloon.core.record import read_record, verify
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import EventView, View, event_view
from doubloon.games.jackal.builder import play, ring, table
from doubloon.games.jackal.game import jackal
from doubloon.games.jackal.state import JackalState
from doubloon.registry import find_game, finder
from doubloon.text.answers import interpret, rule
from doubloon.text.blocks import Block, width_of
from doubloon.text.session import Session
from doubloon.text.signs import ASCII, UNICODE, Signs
from doubloon.text.table import Table, table_for
from doubloon.words import LANGUAGES, Words, message_files
from doubloon.words.telling import seat_names
from tests.text.scripts import always, lines, screen
from tests.text.scripts import play as play_at_prompt

PLAYERS = ["you", "greedy", "greedy", "random"]
ISLANDS = ("treasure_island", "skerry", "crescent_bay", "long_reef")
DRAWING = """
         4          5       6        7
    2    ?          .       >NE      ?c2
    3    .:w1$$     >E      l4:y1/2  ba:y2~
    4    !W         &?      pi:w2!   fo
    5    ?ho        .:$     x1       ai
"""


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saved games go where nobody else looks."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def middle(seats: int = 3) -> JackalState:
    """White to act: gold under white 1, yellow in a swamp and drunk, white 2 trapped, the bear on an unknown tile."""
    return table(
        DRAWING.replace("&?", "?:&"),
        seats=seats,
        rest="?",
        ship="yellow-3",
        dead="red-1",
        purse={"white": 2, "yellow": 3},
        bottles={"white": 1},
        waker="yellow",
        looked={"e6": [0, 1], "h3": [1]},
        lost=1,
    )


def drawn(block: Block) -> str:
    return "\n".join(line.plain for line in block)


def flat(block: Block) -> str:
    """Everything in one line, wherever it was folded."""
    return " ".join(drawn(block).split())


def table_in(language: str, signs: Signs = UNICODE, seats: int = 3) -> Table:
    words = Words(language, "jackal")
    return table_for("jackal", words, seat_names(words, PLAYERS[:seats], 0), signs)


def previews(state: State, view: View) -> dict[int, list[EventView]]:
    assert view.prompt
    chair = Chair(state, view.seat)
    moves = state.game.table
    return {
        move.id: [event_view(e) for e in chair.preview(moves[move.id], rng_from("p"))] for move in view.prompt.moves
    }


def choices(state: State, language: str = "en", width: int = 80) -> Block:
    view = state.view(state.deciders()[0])
    return table_in(language, seats=state.seats).choices(view, previews(state, view), width, 0)


def match_from(state: JackalState) -> Match:
    """A game that goes on from a position made to measure."""
    match = Match(jackal(), state.seats, "x")
    match.state = state
    match._keep_checkpoint()
    return match


def rows_of(block: Block, number: int) -> list[str]:
    """The two lines of a row of the island."""
    text = drawn(block).splitlines()
    at = next(n for n, line in enumerate(text) if line.startswith(f"{number:>2} "))
    return text[at : at + 2]


# The island


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
        kind = state.prompt(seat)[0]
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
    assert upper[23:].split()[:4] == ["·●2", "→", "swmp", "rum"]
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
    for said in ("W White ★", "1 bottle", "W1 e4", "W2 g5, trapped", "W3 aboard", "Y1 g4, space 2 of 4", "R1 dead"):
        assert said in board
    assert "Y3 on the ship, back in 2 turns" in board
    assert "boat f1, speed 1" in board
    assert "bear on f5, woken by Yellow" in board
    assert re.search(r"unexplored \d+   gold on land 3   lost 1", board)


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


# The choices


def test_actions_stand_under_whoever_takes_them() -> None:
    listed = drawn(choices(middle())).splitlines()
    assert listed[0].startswith("boat ")
    assert " cw 1 g1 " in listed[0]
    heads = [line for line in listed if not line.startswith("   ")]
    assert heads[1].startswith("W1 e4 ")
    assert heads[2].startswith("W1 e4 with a coin ")
    assert heads[3].startswith("W3 aboard ")
    assert not any(line.startswith("W2") for line in listed)  # trapped


def test_a_choice_says_where_it_is_sure_to_end() -> None:
    state = table(
        """
             4       5     6      7
        3    .:w1$   >SE   .:y1   .
        4    ca      >N    ba     .
        5    pi      bl    .      .
        """,
        seats=2,
    )
    said = flat(choices(state))
    assert re.search(r"f4 ↘ ⇒g5 drunk", said)
    assert re.search(r"e5 CANN †W1", said)
    assert re.search(r"f5 ↑ ⇒g5 drunk", said)
    play(state, "step 1 f4")
    state = table("    4   5   6\n 3  .:w1$  bl  .:y1\n 4  .  .  .", seats=2)
    said = flat(choices(state))
    assert "f4 ball ⇒boat" in said
    assert "f4 ball ⇒boat +●1" in said
    state = table("    4   5\n 3  .:w1  .:y1\n 4  .  .", seats=2)
    assert "f4 · ✗Y1" in flat(choices(state))


def test_whom_the_bear_will_take_is_told_apart_from_a_fight() -> None:
    drawing = "    4     5   6\n 4  .:w1  .  .:&\n 5  .     .   ."
    said = flat(choices(table(drawing, seats=2, waker="white")))
    assert "f5 · mauled" in said
    assert "d5 · mauled" not in said
    assert "mauled" not in flat(choices(table(drawing, seats=2, waker="yellow")))
    near = table("    4     5     6\n 4  .:y1  .:&  .\n 5  .     .     .", seats=2, waker="white")
    assert "1 cw 1 g1 &Y1" in flat(choices(near))


@pytest.mark.parametrize("boats", [{"white": 0, "yellow": 20}, {"white": 0, "yellow": 1}, {"white": 39, "yellow": 1}])
def test_a_boat_comes_to_where_the_list_says(boats: dict[str, int]) -> None:
    state = table(boats=boats)
    surface, view = table_in("en", seats=2), state.view(0)
    assert view.prompt
    for move in view.prompt.moves:
        if move.kind == "sail":
            after = state.clone()
            after.play(0, state.game.table[move.id])
            assert surface.label(view, move).endswith(f" to {ring(after, after.boats[0] - after.island.land)}")


def test_swimmers_come_to_where_the_list_says() -> None:
    state = table("    0\n 4  ~:w1", abilities={"white-1": "swimmer"})
    surface, view = table_in("en", seats=2), state.view(0)
    assert view.prompt
    swims = [move for move in view.prompt.moves if move.kind == "swim"]
    assert len(swims) == 4
    for move in swims:
        after = state.clone()
        after.play(0, state.game.table[move.id])
        cell = next(figure.cell for figure in after.view(0).figures if figure.id == "white-1")  # type: ignore[attr-defined]
        assert surface.label(view, move) == f"White 1 swims to {cell}"


def test_an_arrow_is_shown_as_it_would_lie() -> None:
    state = table("    4   5   6\n 4  .:w1  ?eq  >N\n 5  .  .  .", seats=2, rest=".")
    play(state, "step 1 f5", "swap g5", "swap g6")
    assert state.prompt(0)[0] == "turn"
    assert flat(choices(state)) == "1 arrow ↑ 2 arrow → 3 arrow ↓ 4 arrow ←"


def test_shots_show_their_direction() -> None:
    state = table("    4   5   6\n 4  .:w1  ?mu  .:y1\n 5  .  .  .", seats=2)
    play(state, "step 1 f5")
    assert "1 ↑ north 2 ↗ north-east 3 → east ✗Y1" in flat(choices(state))


def test_abilities_say_what_they_do_and_what_they_replace() -> None:
    state = _draft()
    said = flat(choices(state))
    assert re.search(r" 1 [A-Z][a-z ]+ for White 1 [a-z][^.]+\. \(instead of Diver\)", f" {said}")
    assert re.search(r" 2 [A-Z][a-z ]+ for White 2 [a-z]", said)
    assert "no ability" in said


def _draft() -> JackalState:
    """Between two islands: both crews are rich enough for an ability, and white 1 has one already."""
    state = table(
        purse={"white": 4, "yellow": 3}, explored=True, options=["campaign=skerry"], abilities={"white-1": "diver"}
    )
    play(state, "sail cw 1")
    return state


# What is typed


@pytest.mark.parametrize(
    "typed", ["step 1 e5 coin", "1 e5 coin", "W1 e5 coin", "white 1 to e5 with a coin", "  STEP 1  e5 COIN "]
)
def test_a_step_can_be_typed_in_short(typed: str) -> None:
    state = table("    4  5\n 3  .:w1$  .\n 4  .  .", seats=2)
    assert table_in("en", seats=2).candidates(state.view(0), typed) == ["step 1 e5 coin"]


def test_a_cell_alone_is_enough_where_it_is_clear() -> None:
    surface, state = table_in("en", seats=2), table("    4  5\n 3  .:w1  .\n 4  .  .", seats=2)
    view = state.view(0)
    assert surface.candidates(view, "e5") == ["step 1 e5"]
    assert surface.candidates(view, "g1") == ["sail cw 1"]
    assert len(surface.candidates(view, "f2")) == 2  # both who are aboard could land there
    assert "can mean several choices" in surface.unclear(view, "f2")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1 i7", "one of the eight cells"),
        ("w2 g4", "That figure cannot act"),
        ("1 e5 coin coin", "drags at most one coin"),
        ("1 e3 coin", "only explored tiles"),
        ("cw 9", "does not go so far"),
        ("pass", "only pass when nothing else"),
        ("a5", "open sea"),
    ],
)
def test_a_refusal_says_what_is_wrong(typed: str, said: str) -> None:
    match = match_from(middle())
    answer = interpret(table_in("en"), match, match.state.view(0), typed)
    assert isinstance(answer, str)
    assert said in answer


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [
        ("en", "? e4", "e4, empty land: nothing happens here. Here: White 1, 2 coins."),
        ("en", "? g4", "Here: Yellow 1 (space 2 of 4)."),
        ("en", "? e6", "you know it: horse"),
        ("en", "? f5", "Here: bear."),
        ("en", "? f1", "the boat of White"),
        ("en", "? ice", "Ice: repeats the last movement"),
        ("en", "swmp", "Swamp (4 spaces): difficult terrain"),
        ("en", "? diver", "Diver: keeps a coin at sea"),
        ("en", "? y3", "Yellow 3: on the ship, back in 2 turns."),
        ("en", "? bear", "The bear: it goes for the nearest pirate"),
        ("en", "? forest", "Forest: under forest tiles and in the box there may still be"),
        ("en", "? nobody", "Nothing here is called “nobody”"),
        ("nl", "? paard", "Paard: wie hier komt, rijdt"),
        ("nl", "? bos", "Bos: onder tegels met bos"),
        ("fr", "? fosse", "Fosse : qui entre seul est piégé"),
        ("fr", "? montagne", "Montagne : sous les tuiles « montagne »"),
    ],
)
def test_whatever_is_named_explains_itself(language: str, asked: str, said: str) -> None:
    assert said in table_in(language).unknown(middle().view(0), asked)


def test_a_zone_never_tells_more_than_the_reader_knows() -> None:
    """Whoever has looked at the only horse under a mountain no longer counts it among the unknown."""
    state = middle()
    own, other = (table_in("en").unknown(state.view(seat), "? mountain") for seat in (0, 2))
    assert other.count("horse") == own.count("horse") + 1


def test_every_tile_and_ability_can_be_asked_for_by_its_name() -> None:
    for language in LANGUAGES:
        surface, view = table_in(language), middle().view(0)
        text = message_files(language, "jackal")[-1].read_text(encoding="utf-8")
        names = re.findall(r"(?m)^(?:tile_kind|ability|sign)-\S+ = (.+)$", text)
        assert len(names) > 70
        nothing = surface.unknown(view, "? qqq").partition("qqq")[0]
        assert [name for name in names if surface.unknown(view, f"? {name}").startswith(nothing)] == []


def test_the_rule_behind_a_question_comes_without_its_source() -> None:
    plain, clause = rule(table_in("en"), middle().view(0))
    assert plain.startswith("In a turn you do exactly one thing")
    assert clause.endswith("act with one figure.")


# Playing


def test_some_turns_at_the_prompt_can_be_resumed(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.txt", tmp_path / "halves.txt"
    start = ["jackal", "--seats", "you,random", "--seed", "scripted", "--lang", "en", "--save"]
    play_at_prompt(lines(*["1!"] * 16), *start, str(whole))
    code, shown = play_at_prompt(lines(*["1!"] * 7, "? horse", "r", "?", "l", "q"), *start, str(halves))
    assert code == 0
    assert "as a knight moves in chess" in shown
    assert "The catalogue says (JK-" in shown
    play_at_prompt(lines(*["1!"] * 9), "--resume", str(halves), "--lang", "en")
    assert read_record(whole).moves == read_record(halves).moves
    assert len(verify(read_record(whole), finder()).moves) >= 16


def test_a_choice_can_be_taken_back_until_a_tile_is_turned_over() -> None:
    drawing = "    4   5   6\n 4  .:w1  >E+W  ?\n 5  .  .  ."
    match = match_from(table(drawing, seats=2, listen=True, boats={"yellow": 20}))
    on, shown = screen()
    one = Session(match, ["you", "you"], Words("en", "jackal"), on, lines("1 f5", "u", "1 f5", "g5", "", "u"), None)
    one.run()
    text = shown.getvalue()
    assert "Taken back: White 1 to f5." in text
    assert text.index("Taken back") < text.index("This cannot be taken back afterwards:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_ends_with_a_score_sheet(language: str) -> None:
    start = ["jackal", "--seats", "you,random,random", "--seed", f"whole {language}", "--lang", language]
    start += ["--option", "max_rounds=12", "--option", "island=skerry"]
    code, shown = play_at_prompt(always("1!"), *start)
    assert code == 0
    words = Words(language, "jackal")
    closing = shown[shown.rindex(words("end-heading")) :]
    for key in ("islands-skerry", "ending-place", "ending-round-limit"):
        assert words(key) in closing


def test_a_campaign_counts_islands_and_pairs_win_together() -> None:
    start = ["jackal", "--seats", "greedy,random,greedy,random", "--seed", "pairs", "--lang", "en"]
    start += ["--option", "max_rounds=8", "--option", "teams=two_on_two", "--option", "campaign=skerry"]
    _, shown = play_at_prompt(lines(), *start)
    closing = shown[shown.rindex("Final scoring") :]
    for said in ("Treasure Island", "The Skerry", "with the ally", "islands won", "The last island of the campaign"):
        assert said in closing
    assert re.search(r"win as a pair with \d+ coins?\.|share the win with", closing)


@pytest.mark.parametrize("language", ["nl", "fr"])
def test_a_language_switches_every_word(language: str) -> None:
    """No word that only English has is left on the screen of some rounds with every command."""
    typed = ["?", "l", "m", "u", "r", "t", "zzz", "999", "", "1", "u"]
    start = ["jackal", "--seats", "you,random", "--seed", "switched", "--lang", language]
    _, shown = play_at_prompt(lines(*typed, *["1!"] * 60, "q"), *start)
    english, other = (_vocabulary(code) for code in ("en", language))
    said = set(re.findall(r"[a-zà-ÿ]{4,}", _without_clauses(shown).lower()))
    # How moves are written is the same everywhere.
    commands = {"coin", "place", "doubloon", "play", "jackal", "seats", "random", "seed", "resume", "lang"}
    assert len(said & other) > 100
    assert (said & english) - other - commands == set()


def _without_clauses(shown: str) -> str:
    """What was said but for the catalogue, which is in English."""
    kept, quoting = [], False
    for line in shown.splitlines():
        quoting = ("JK-" in line and "──" not in line) or (quoting and " > " not in line)
        kept += [] if quoting else [line]
    return "\n".join(kept)


def _vocabulary(language: str) -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in message_files(language, "jackal"))
    values = re.sub(r"^\S+ =|\{ \$\w+ ->|\$\w+|^#.*|\[\w+\]", "", text, flags=re.MULTILINE)
    return set(re.findall(r"[a-zà-ÿ]{4,}", values.lower()))


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.text(max_size=30), st.text("stepwmcoin0123456789 abefgh?#", max_size=14)))
def test_whatever_is_typed_gets_a_sentence_or_is_a_legal_move(line: str) -> None:
    match = _match()
    answer = interpret(table_in("en"), match, match.state.view(0), line)
    if isinstance(answer, str):
        assert answer
        assert "\n" not in answer
    else:
        assert answer in match.state.moves(0)


@cache
def _match() -> Match:
    """A game of three in which the first seat is asked for a turn."""
    match = Match(find_game("jackal"), 3, "typed")
    rng = rng_from("typed")
    while match.state.prompt(match.state.deciders()[0])[0] != "action" or match.state.plies < 30:
        seat = match.state.deciders()[0]
        moves = match.state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    while match.state.deciders()[0] != 0 or match.state.prompt(0)[0] != "action":
        seat = match.state.deciders()[0]
        moves = match.state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match
