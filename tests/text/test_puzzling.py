"""A puzzle at the keyboard."""

from __future__ import annotations

import pytest

from doubloon.core.rng import rng_from
from doubloon.games.jackal.puzzles.builder import position
from doubloon.registry import puzzles
from doubloon.text.puzzling import PuzzleSession, PuzzleTalk
from doubloon.text.signs import UNICODE
from doubloon.text.tables.jackal_puzzle import PuzzleBoard
from doubloon.words import LANGUAGES
from tests.text.scripts import lines, screen

BOOK = puzzles()


def play(id: str, *typed: str, language: str = "en") -> tuple[int, str]:
    on, shown = screen()
    code = PuzzleSession(BOOK, BOOK.card(id), language, on, lines(*typed)).run()
    return code, shown.getvalue()


def solution(id: str) -> list[str]:
    best = BOOK.prove(BOOK.card(id)).best
    assert best is not None
    return [move.text for turn in best.line for move in turn]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solution_that_is_typed_solves_the_card(language: str) -> None:
    code, shown = play("sample_2", *solution("sample_2"), language=language)
    assert code == 0
    ends = {"en": "Solved in 5 turns with 2 alive!", "nl": "Opgelost in 5 beurten", "fr": "Résolu en 5 tours"}
    assert ends[language] in shown


@pytest.mark.parametrize("id", ["sample_1", "over_the_ice"])
def test_following_the_hints_solves_the_card(id: str) -> None:
    """Whoever asks before every choice, in the middle of moves too, gets there."""
    on, shown = screen()

    def ask(prompt: str) -> str:
        said = shown.getvalue().rpartition("Hint: [")[2] if asked[0] % 2 else ""
        asked[0] += 1
        return said.partition("]")[0] if said else "h"

    asked = [0]
    session = PuzzleSession(BOOK, BOOK.card(id), "en", on, ask)
    assert session.run() == 0
    assert session.state.ending == "solved"
    assert session.state.turns == session.card.max_turns


def test_a_lost_position_is_called_lost_and_can_be_taken_back() -> None:
    code, shown = play("sample_1", "step 1 b1", "go d2", "h", "u", "h", "q")
    assert code == 0
    assert "White is killed by the bear." in shown
    assert "From here it is proved that the card cannot be solved; take moves back with u." in shown
    assert "Taken back." in shown
    assert "solvable in 4 more turns with 3 alive" in shown.partition("Taken back.")[2]


def test_a_puzzle_that_is_over_and_lost_can_be_taken_back() -> None:
    waste = ["step 1 a2", "step 2 a2", "step 3 a2", "u", "q"]
    on, shown = screen()
    card = BOOK.card("sample_1").asking(1, 1)
    assert PuzzleSession(BOOK, card, "en", on, lines(*waste)).run() == 0
    assert "Too late: the turns are over." in shown.getvalue()
    assert "Taken back." in shown.getvalue()


def test_the_whole_solution_can_be_asked_for() -> None:
    _, shown = play("sample_2", "s", "q")
    assert [f"Turn {turn}: " in shown for turn in range(1, 7)] == [True] * 5 + [False]


DRAWN = {
    "en": ["bank hors jngl ↓", "▸ W White a1", "●0", "·●2", "↑→↓←"],
    "nl": ["▸ W Wit a1", "·●2", "↑→↓←"],
    "fr": ["▸ B Blanc a1", "·●2", "↑→↓←"],
}


def test_tiles_begin_with_a_small_letter_within_a_sentence() -> None:
    _, shown = play("over_the_ice", "s", "q", language="nl")
    assert "(ijs)" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_layout_is_drawn_as_islands_are(language: str) -> None:
    _, shown = play("sample_1", "q", language=language)
    plain = " ".join(shown.split())
    assert [sign for sign in DRAWN[language] if sign not in plain] == []


def test_a_narrow_terminal_has_the_pirates_below_the_layout() -> None:
    on, shown = screen(width=40)
    PuzzleSession(BOOK, BOOK.card("eight_turns"), "en", on, lines("q")).run()
    assert max(len(line) for line in shown.getvalue().splitlines()) <= 40
    assert "W White" in shown.getvalue()


def test_choices_say_what_they_are_sure_to_do() -> None:
    _, shown = play("sample_1", "b1", "c3", "q")
    assert "to d2 (bear's den) &†W" in shown
    assert "White passes b1 (horse)." in shown


@pytest.mark.parametrize(("south", "fate"), [("ca", "†W"), ("em", "")])
def test_a_branching_tile_all_of_whose_exits_kill_is_marked(south: str, fate: str) -> None:
    # Given an arrow in the corner that leads off the layout, or to a cannibal
    state = position(
        f"""
            em em em      >NE+SW
            bk em {south} fo
            fo ju em      em
            c1 ju em      dn
        """,
        white="c1",
        bear="a4",
    )
    move = state.game.moveset.parse("step 1 d1")
    assert PuzzleBoard("en", UNICODE).fate(state, move).plain == fate


def test_a_target_can_be_typed_alone_with_its_pirate_or_in_full() -> None:
    _, shown = play("sample_1", "B1", "a3", "2 b2", "step 3 a2", "q")
    assert "White stands on a3." in shown
    assert "Yellow stands on b2." in shown
    assert "Red stands on a2." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_behind_the_question_can_be_asked_for(language: str) -> None:
    _, shown = play("sample_1", "r", "b1", "r", "q", language=language)
    assert "(JK-324" in shown
    assert "(JK-088" in shown


def test_what_is_named_behind_a_question_mark_is_explained() -> None:
    """By the rules of puzzles: there is no boat to fly to."""
    _, shown = play("sample_1", "? balloon", "?a1", "? yellow", "? dragon", "q")
    plain = " ".join(shown.split())
    assert "Hot-air balloon: carries everybody to the bank at once" in plain
    assert "a1, bank: where the pirates begin" in plain
    assert "Yellow: a1." in plain
    assert "Nothing here is called “dragon”" in plain
    assert "boat" not in plain


def test_nonsense_is_answered_and_changes_nothing() -> None:
    _, shown = play("sample_1", "", "99", "0", "dance", "step 3 a2", "go off", "u", "?", "t", "q")
    assert shown.count("is no move here; type a number from 1 to 3, or ? for help.") == 6
    assert "There is nothing to take back." in shown
    assert "then the bear comes one step nearer" in " ".join(shown.split())


def test_a_closed_keyboard_ends_the_session() -> None:
    assert play("sample_1")[0] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_words(language: str) -> None:
    """Random play on every shipped card: moves and events are said without a missing message."""
    talk = PuzzleTalk(language)
    heard: set[str] = set()
    for id in BOOK.ids():
        rng = rng_from(f"words {id}")
        for _ in range(6):
            state = BOOK.start(BOOK.card(id))
            while not state.over():
                moves = state.moves(0)
                for move in moves:
                    assert talk.move(state, move)
                state.play(0, moves[rng.below(len(moves))])
            for event in state.events or []:
                heard.add(event.kind)
                assert talk.event(event)
    assert {"moved", "mauled", "bear-moved", "off-layout", "back"} <= heard
