"""Puzzle files, the shelf of shipped cards with their proofs, and cards made to order."""

from __future__ import annotations

import doctest
import pickle
import tomllib
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from doubloon.games.jackal.box import components
from doubloon.games.jackal.box.box import KINDS
from doubloon.games.jackal.puzzles import book as package
from doubloon.games.jackal.puzzles import builder
from doubloon.games.jackal.puzzles.book import NoPuzzle, puzzle_book
from doubloon.games.jackal.puzzles.card import chest_coins
from doubloon.games.jackal.puzzles.generator import ORDERS
from doubloon.games.jackal.puzzles.grading import GRADES, grade_of, needs_more_than_walking, points_of
from doubloon.games.jackal.puzzles.reading import BadPuzzle, parse_puzzle, puzzle_text, read_puzzle
from doubloon.games.jackal.puzzles.solver import MOST_POSITIONS, Proof
from doubloon.games.jackal.seen.view import JackalView
from doubloon.words import LANGUAGES

BOOK = puzzle_book()
BOX = BOOK.rules.box
COMPONENTS = tomllib.loads(Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8"))
GOOD = """
max_turns: 4
bk ho ju >S
ju em bl dn
fo ic >N+E+S+W em
c1 >E >SW c2
"""


# Files


def refusal(text: str) -> str:
    with pytest.raises(BadPuzzle) as caught:
        parse_puzzle(text, BOX, "my.txt")
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("em bl", "zz bl", "my.txt, line 4, cell b2: 'zz' is no tile of a puzzle"),
        (">SW", ">SQ", "my.txt, line 6, cell c4: '>SQ' is no tile of a puzzle"),
        (">SW", ">NNE", "my.txt, line 6, cell c4: no tile shows '>NNE'"),
        (">SW", ">SW+N", "my.txt, line 6, cell c4: no tile shows '>SW+N'"),
        (">SW", ">SW+EE", "my.txt, line 6, cell c4: '>SW+EE' must name directions"),
        ("bl", "ho", "my.txt, line 5, cell a3: the box has only 2 of 'ho'"),
        ("bk", "em", "my.txt must have a bank (bk) (JK-322)"),
        ("dn", "em", "my.txt must have a bear's den (dn) (JK-322)"),
        ("fo ic", "dn ic", "my.txt, line 5, cell a3: the box has only 1 of 'dn'"),
        ("max_turns: 4", "max_turns: 0", "my.txt, line 2: max_turns must be a whole number from 1 to 99, not '0'"),
        (
            "max_turns: 4",
            "min_survivors: 4",
            "my.txt, line 2: min_survivors must be a whole number from 1 to 3, not '4'",
        ),
        ("max_turns: 4", "turns: 4", "my.txt, line 2: there is no 'turns'; there are puzzle, max_turns"),
        ("max_turns: 4", "grade: easy", "my.txt must ask for max_turns, min_survivors or both (JK-359)"),
        ("max_turns: 4", "max_turns: 4\nmax_turns: 4", "my.txt, line 3: max_turns is said twice"),
        ("max_turns: 4", "max_turns: 4\ncoins: 2", "my.txt, line 3: coins says 2, but the chests hold 3"),
        ("max_turns: 4", "max_turns: 4\nmay_wait: maybe", "my.txt, line 3: may_wait must be yes or no, not 'maybe'"),
        ("max_turns: 4", "max_turns: 4\npuzzle: No!", "my.txt, line 3: the id 'No!' must be small letters"),
        ("c1 >E >SW c2", "c1 >E >SW", "my.txt, line 6: a row must have 4 to 6 tiles, not 3"),
        ("c1 >E >SW c2", "c1 >E >SW c2 em", "my.txt, line 6: this row must have 4 tiles as the first one has, not 5"),
        ("c1 >E >SW c2", "", "my.txt must have 4 to 6 rows of tiles, not 3"),
        (
            "c1 >E >SW c2",
            "c1 >E >SW c2\nmin_survivors: 1",
            "my.txt, line 7: min_survivors must stand before",
        ),
        ("fo ic >N+E+S+W em", ".. .. .. ..", "my.txt, line 6, cell a4: these tiles touch none of the others"),
    ],
)
def test_errors_name_line_and_cell(old: str, new: str, sentence: str) -> None:
    text = GOOD.replace(old, new) if old != "bl" else GOOD.replace("bl", "ho").replace("fo ic", "ho ic")
    assert refusal(text).startswith(sentence)


def test_a_card_needs_gold() -> None:
    assert refusal(GOOD.replace("c1", "ca").replace("c2", "tr")).startswith("my.txt has no chest")


def test_a_file_is_read_and_written_back(tmp_path: Path) -> None:
    path = tmp_path / "the_ferry.txt"
    path.write_text("# hello\n" + GOOD.replace("max_turns: 4", "max_turns: 4  # four\nmay_wait: yes\nseed: 7"), "utf-8")
    card = read_puzzle(path, BOX)
    assert (card.id, card.max_turns, card.min_survivors, card.may_wait) == ("the_ferry", 4, 0, True)
    again = parse_puzzle(puzzle_text(card), BOX)
    assert puzzle_text(again) == puzzle_text(card)
    assert again.faces == card.faces


def test_a_seed_is_kept_whatever_signs_it_has() -> None:
    """It is what makes the card again; elsewhere # begins a comment."""
    card = parse_puzzle(GOOD.replace("max_turns: 4", "max_turns: 4 # four\nseed: a #b: 7"), BOX)
    assert card.notes["seed"] == "a #b: 7"
    assert parse_puzzle(puzzle_text(card), BOX).notes == card.notes


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "junk.txt"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadPuzzle):
        BOOK.card(str(path))
    with pytest.raises(BadPuzzle):
        BOOK.card(str(tmp_path / "none.txt"))
    with pytest.raises(NoPuzzle, match="there is no puzzle 'nowhere'; there are over_the_ice, "):
        BOOK.card("nowhere")


def test_the_box_is_the_palette_of_the_catalogue() -> None:
    """What the reader counts is what `puzzle_format` says."""
    palette = COMPONENTS["puzzle_format"]["palette_max"]
    kinds = {kind: sum(sum(tile.copies) for tile in BOX.tiles if KINDS[tile.kind] == kind) for kind in KINDS}
    signs = {"em": "empty", "ho": "horse", "ic": "ice", "pi": "pit", "ba": "barrel", "cr": "crocodile", "ju": "jungle"}
    signs |= {"fo": "fortress", "bl": "balloon", "tr": "trampoline", "ca": "cannibal", "bk": "bank", "dn": "bear_den"}
    signs |= {"cannon": "cannon"}
    assert {sign: palette[sign] for sign in signs} == {sign: kinds[kind] for sign, kind in signs.items()}
    for tile in BOX.tiles:
        sign = f"c{tile.amount}" if KINDS[tile.kind] == "chest" else f"l{tile.amount}"
        if KINDS[tile.kind] in ("chest", "labyrinth"):
            assert palette[sign] == sum(tile.copies)


@pytest.mark.parametrize("sample", COMPONENTS["puzzles"], ids=lambda sample: str(sample["id"]))
def test_the_samples_of_the_catalogue_are_on_the_shelf(sample: dict[str, object]) -> None:
    card = BOOK.card(str(sample["id"]))
    assert [" ".join(row) for row in card.rows] == sample["rows"]
    assert (card.max_turns, card.min_survivors) == (sample["max_turns"], sample["min_survivors"])
    best = BOOK.prove(card).best
    assert best is not None
    assert {"turns": best.turns, "survivors": best.survivors, "winning_end_states": best.ends} == sample["best"]


@pytest.mark.rule("JK-321", "JK-322")
def test_a_view_shows_the_card_and_no_sea() -> None:
    view = BOOK.start(BOOK.card("sample_1")).view(0)
    assert isinstance(view, JackalView)
    kinds = {cell.cell: cell.tile.kind for cell in view.cells if cell.tile}
    assert len(view.cells) == len(kinds) == 16
    assert (kinds["a1"], kinds["b1"], kinds["d2"], view.bear) == ("bank", "horse", "bear_den", "d2")
    assert [figure.cell for figure in view.figures] == ["a1"] * 3


def test_the_builder_does_what_it_shows() -> None:
    assert doctest.testmod(builder).attempted == 4
    assert doctest.testmod(builder).failed == 0


# The shelf


def test_at_least_ten_cards_from_easy_to_fiendish_are_shipped() -> None:
    grades = [BOOK.card(id).notes["grade"] for id in BOOK.ids()]
    assert len(grades) >= 10
    assert grades == sorted(grades, key=GRADES.index)
    assert set(grades) == set(GRADES)


@cache
def proof_of(id: str) -> Proof:
    return BOOK.prove(BOOK.card(id))


@pytest.mark.parametrize("id", BOOK.ids())
def test_a_shipped_card_asks_for_exactly_its_proved_best(id: str) -> None:
    """The proof is run again, replayed on the engine, and nothing better exists."""
    card = BOOK.card(id)
    assert card.id == id
    proof = proof_of(id)
    best = proof.best
    assert proof.complete
    assert best is not None
    assert (best.turns, best.survivors) == (card.max_turns, card.min_survivors)
    state = BOOK.start(card)
    for turn in best.line:
        for move in turn:
            state.play(0, move)
    assert (state.ending, state.turns, state.survivors()) == ("solved", best.turns, best.survivors)
    assert BOOK.prove(card.asking(card.max_turns - 1, 1)).unsolvable()
    assert card.min_survivors == 3 or BOOK.prove(card.asking(card.max_turns, card.min_survivors + 1)).unsolvable()


@pytest.mark.parametrize("id", BOOK.ids())
def test_a_shipped_card_needs_several_kinds_of_tiles_and_has_its_grade(id: str) -> None:
    card = BOOK.card(id)
    needed = BOOK.needs(card)
    assert len(needed) >= 2
    assert needs_more_than_walking(BOOK.rules, card, MOST_POSITIONS)
    best = proof_of(id).best
    assert best is not None
    assert grade_of(points_of(best, sum(chest_coins(card, BOX)), len(needed))) == card.notes["grade"]


# Cards made to order


@pytest.mark.parametrize(("grade", "seed"), [("easy", "1"), ("easy", "2"), ("medium", "3")])
def test_equal_seeds_make_equal_cards_that_keep_their_promise(grade: str, seed: str) -> None:
    made = BOOK.make(grade, seed, 60)
    order = ORDERS[grade]
    again = BOOK.make(grade, seed, 60)
    assert puzzle_text(again.card) == puzzle_text(made.card)
    assert again.tries == made.tries
    card = parse_puzzle(puzzle_text(made.card), BOX)
    best = BOOK.prove(card).best
    assert best is not None
    assert (best.turns, best.survivors) == (card.max_turns, card.min_survivors)
    assert 4 <= best.turns <= order.turns
    assert len(made.needed) >= order.kinds
    assert needs_more_than_walking(BOOK.rules, card, MOST_POSITIONS)
    assert grade_of(points_of(best, sum(chest_coins(card, BOX)), len(made.needed))) == grade


def test_different_seeds_make_different_cards() -> None:
    assert len({puzzle_text(BOOK.make("easy", seed, 60).card).partition("\n\n")[2] for seed in "123"}) == 3


def test_no_card_is_promised_that_was_not_found() -> None:
    with pytest.raises(NoPuzzle, match="none of 1 layouts is of the grade easy"):
        BOOK.make("easy", "4", 1)


# Words


def test_all_languages_say_the_same_about_puzzles() -> None:
    folder = Path(package.__file__).parent / "words"
    keys: list[list[str]] = []
    for language in LANGUAGES:
        body = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
        assert not any(isinstance(entry, ast.Junk) for entry in body)
        keys.append([entry.id.name for entry in body if isinstance(entry, ast.Message)])
    assert keys[0] == keys[1] == keys[2]


def test_a_puzzle_is_not_pickled_as_if_it_were_an_island() -> None:
    with pytest.raises(TypeError, match="a puzzle is kept as its card"):
        pickle.dumps(BOOK.rules)
