"""The drawn table of Pirates of Maracaibo: it can be read in 80 columns, in every language, and played at."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core.chair import Chair
from doubloon.core.record import read_record, verify
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import EventView, View, event_view
from doubloon.games.maracaibo.builder import Person, person, play, rival, table
from doubloon.games.maracaibo.setting import MODULES
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.registry import find_game, finder
from doubloon.text.blocks import Block, width_of
from doubloon.text.screen import Screen
from doubloon.text.signs import ASCII, UNICODE, Signs
from doubloon.text.table import Table, table_for
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import seat_names
from tests.text.scripts import always, lines
from tests.text.scripts import play as play_at_prompt

PLAYERS = ["you", "greedy"]
SAIL = ["Cabin Boy", "costs 2", "each round: 2 doubloons"]


def middle() -> MaracaiboState:
    """A second round: cards, upgrades, treasures stored and buried, a residence, a black market tile."""
    return table(
        [
            person(
                ship="c1r1",
                explorer="b1",
                doubloons=17,
                score=31,
                cards="gunner tobacco",
                upgrades="s01 s03 s08",
                figurehead="poseidon",
                stored={"gold": "plain plain 1"},
                buried={"pearl": "2"},
                extra="gold - - -",
                quests="q05 q17",
                markets={"bm2": "c9r2"},
                residences="c2r4",
            ),
            person(ship="c2r1", explorer="u2", doubloons=4, score=22, cards="ghost_ship", quests="q01 q02", seen="q02"),
        ],
        cards={"c2r1": "cabin_boy", "c2r2": "shipwright", "c2r4": "tavern", "c3r2": "trinidad", "c9r2": "tobago"},
        values={"c3r2": "emerald"},
        islands=(2, 4, 7),
        quest_market="q11 q23",
        round=2,
    )


def drawn(block: Block) -> str:
    return "\n".join(line.plain for line in block)


def flat(block: Block) -> str:
    """Everything in one line, wherever it was folded."""
    return " ".join(drawn(block).split())


def table_in(language: str, signs: Signs = UNICODE, players: list[str] = PLAYERS) -> Table:
    words = Words(language, "maracaibo")
    return table_for("maracaibo", words, seat_names(words, players, 0), signs)


def previews(state: State, view: View) -> dict[int, list[EventView]]:
    assert view.prompt
    chair = Chair(state, view.seat)
    moves = state.game.table
    return {
        move.id: [event_view(e) for e in chair.preview(moves[move.id], rng_from("p"))] for move in view.prompt.moves
    }


def choices(state: State, language: str = "en", width: int = 80, room: int = 0) -> Block:
    view = state.view(state.deciders()[0])
    return table_in(language).choices(view, previews(state, view), width, room)


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
    assert "C3●2" in below  # crew, costs 3, 2 points
    assert ">B" in board[board.index(row) + 2]
    text = "\n".join(board)
    assert "L +E" in text  # a location with a treasure value tile
    assert "R17● ■A" in text  # a residence with a token of seat A
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


def test_the_own_boards_show_slots_storage_and_quests() -> None:
    board = drawn(table_in("en").board(middle().view(0), 80))
    assert "ship board (3 markers)" in board
    assert "■s01 5●" in board
    assert "□s02 q" in board
    assert "from 5:" in board
    assert "plain 2  bonus ■2● □1✦" in board
    assert "buried □2x ■m" in board
    assert "Poseidon G □ □ □" in board
    assert "q17 2 rivers: 2 VP; 3 rivers: 6 VP" in board


def test_panels_show_money_points_treasures_and_cards_and_keep_quests_secret() -> None:
    board = drawn(table_in("en").board(middle().view(0), 80))
    assert "A you" in board
    assert "17●  G4 E0 P1  income 3/0  power +2  discount 1" in board
    assert "▤  Ghost Ship" in board
    assert "q01 " not in board  # drawn by the other one


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


# The choices


def test_at_a_stop_every_card_explains_itself_and_says_what_it_yields() -> None:
    said = flat(choices(middle()))
    assert [part for part in SAIL if part not in said] == []
    assert "c2r1 Cabin Boy >B" in said
    assert "[-1●]" in said  # the other ship is paid
    assert "c3r2 Trinidad location; raid, bury a treasure [emerald ■+1]" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_little_room_every_choice_has_one_line(language: str) -> None:
    state = middle()
    listed = choices(state, language, room=4)
    assert len(listed) == len(state.moves(0))
    assert width_of(listed) <= 80


def test_buying_says_what_is_paid() -> None:
    state = middle()
    play(state, "sail c2r2")
    said = flat(choices(state))
    assert "Ignore, gain 5 [+5●]" in said
    assert "Acquire crew; costs 4; 3 VP at the end; at once: upgrade your ship" in said
    assert "[-4●]" in said  # the discount counts


def test_burying_says_from_where_to_where_and_what_for() -> None:
    state = table([person(stored={"gold": "plain 1"}), person()], doing="trinidad")
    play(state, "entry 2")
    said = flat(choices(state))
    assert "gold (plain storage) to space 1 4 doubloons [+4●]" in said
    assert "gold (bonus 1) to space 5 nothing" in said


def test_a_slash_shows_its_sides() -> None:
    state = table([person(ship="c9r1"), person()])
    play(state, "sail gulf", "skip")
    said = flat(choices(state))
    assert "side 1 raid +2" in said
    assert "side 2 explore 4" in said


def test_a_slash_shows_the_sides_of_the_card_that_asks() -> None:
    """Given a ship at Tobago, an explorer on a space with a slash and Curaçao's among the cards seen."""
    state = table([person(ship="c3r1", explorer="c3"), person()], cards={"c4r2": "tobago"})
    play(state, "sail c4r2", "skip")
    said = flat(choices(state))
    assert "side 1 raid" in said
    assert "side 2 explore 2" in said
    assert "crew" not in said


def test_quests_count_in_the_plural() -> None:
    said = table_in("en").explained(middle().view(0), "? q05")
    assert said == "Q05: 2 buried treasures: 2 VP; 4 buried treasures: 6 VP"


def test_a_low_screen_shows_what_is_asked_about() -> None:
    surface, state = table_in("en"), middle()
    view = state.view(0)
    short = surface.close_up(view, 80)
    assert len(short) < 30
    assert "Caribbean" in drawn(short)
    assert "ship board" not in drawn(short)
    play(state, "sail c3r2")
    short = surface.close_up(state.view(0), 80)  # asked for an upgrade
    assert "ship board" in drawn(short)
    assert "Caribbean" not in drawn(short)
    assert len(short) < 16


# What is typed


@pytest.mark.parametrize("typed", ["sail c2r1", "c2r1", "C2R1 cabin boy >b"])
def test_a_stop_can_be_typed_by_its_space(typed: str) -> None:
    view = middle().view(0)
    assert "sail c2r1" in table_in("en").candidates(view, typed)


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [
        ("en", "? cabin_boy", "Cabin Boy: crew; costs 3; 2 VP at the end; each round: 2 doubloons"),
        ("en", "? c3r2", "Trinidad: location; raid, bury a treasure"),
        ("nl", "? scheepsjongen", "Scheepsjongen: bemanning; kost 3; 2 OP aan het eind; elke ronde: 2 dubloenen"),
        ("fr", "?q11", "Q11 : 6 doublons de revenu : 3 PV ; 10 doublons de revenu : 7 PV"),
        ("en", "s07", "S07: at once: pay 3 doubloons: take a figurehead"),
        ("en", "bm2", "Bm2: 1 VP per buried treasure, at most 6"),
        ("en", "? b2", "B2: upgrade your ship"),
        ("en", "? gulf", "The Gulf: upgrade your ship, (raid +2, explore 4 or construct any residence)"),
        ("en", "? dragon", "Dragon: always: +2 when you explore"),
    ],
)
def test_whatever_is_named_explains_itself(language: str, asked: str, said: str) -> None:
    assert table_in(language).explained(middle().view(0), asked) == said


def test_a_hidden_quest_is_not_explained() -> None:
    surface = table_in("en")
    assert surface.explained(middle().view(0), "? q01") == ""
    assert "Nothing on the table is called" in surface.unknown(middle().view(0), "? q01")
    assert "Q02" in surface.explained(middle().view(0), "? q02")  # everybody saw it taken


def test_an_explanation_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is explained is printed plainly, what cannot be explained in red."""
    said: list[tuple[str, str]] = []
    monkeypatch.setattr(Screen, "say", lambda self, words="", style="": said.append((str(words), style)))
    play_at_prompt(lines("? s07", "? q99"), "maracaibo", "--seats", "you,random", "--seed", "1", "--lang", "en")
    styles = {words.partition(":")[0].partition(" is called")[0]: style for words, style in said}
    assert (styles["S07"], styles["Nothing on the table"]) == ("", "red")


@pytest.mark.parametrize(
    ("source", "one", "asked"),
    [
        ("curacao", person(), "Curaçao: choose one side."),
        ("s07", person(), "S07: pay 3 for it?"),
        ("trinidad", person(), "Trinidad, raid: do it?"),
    ],
)
def test_a_question_names_the_card_that_asks(source: str, one: Person, asked: str) -> None:
    state = table([one, person()], doing=source)
    assert table_in("en").question(state.view(0)) == asked


# Playing


def test_some_turns_at_the_prompt_can_be_resumed(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.txt", tmp_path / "halves.txt"
    start = ["maracaibo", "--seats", "you,random", "--seed", "scripted", "--lang", "en", "--save"]
    play_at_prompt(lines(*["1!"] * 24), *start, str(whole))
    code, shown = play_at_prompt(lines(*["1!"] * 9, "? s05", "r", "?", "q"), *start, str(halves))
    assert code == 0
    assert "S05: at once: pay 2 doubloons" in shown
    assert "Saved. Go on with" in shown
    play_at_prompt(lines(*["1!"] * 15), "--resume", str(halves), "--lang", "en")
    assert read_record(whole).moves == read_record(halves).moves
    assert len(verify(read_record(whole), finder()).moves) > 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_alone_ends_with_both_score_sheets(language: str) -> None:
    code, shown = play_at_prompt(always("1!"), "maracaibo", "--seats", "you", "--seed", "alone", "--lang", language)
    assert code == 0
    words = Words(language, "maracaibo")
    closing = shown[shown.rindex(words("end-heading")) :]
    for key in ("score-track", "score-quest_bonus", "score-rubies", "score-total", "terms-jordan"):
        assert words(key) in closing
