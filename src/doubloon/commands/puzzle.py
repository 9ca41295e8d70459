"""`doubloon puzzle`: pirate puzzles for one player, proved, made and played."""

from __future__ import annotations

import argparse
from os.path import exists, isdir
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

from doubloon.commands import arguments
from doubloon.core.errors import DoubloonError

if TYPE_CHECKING:
    from doubloon.games.jackal.puzzles.book import PuzzleBook
    from doubloon.games.jackal.puzzles.card import Card
    from doubloon.games.jackal.puzzles.generator import Made
    from doubloon.games.jackal.puzzles.solver import Proof, Solution
    from doubloon.text.screen import Screen
    from doubloon.text.sitting import Ask

GRADES = ("easy", "medium", "hard", "fiendish")
TRIES = 2000
MOST_TRIES = 1_000_000
MOST_POSITIONS = 1_000_000_000
DONE, FAILED = 0, 1


class BadCommand(DoubloonError):
    """The arguments do not say what to do."""


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "puzzle",
        "Pirate puzzles for one player: bring the gold to the bank before the bear has eaten too many of you.\n"
        "Every verdict is a proof; `unsolvable` is never said of what was merely not found.",
        [
            "",
            "play",
            "play sample_2 --lang fr",
            "solve",
            "solve my_puzzle.txt --json",
            "new --grade hard --seed 7 --save my_puzzle.txt",
        ],
    )
    _add_language(parser)
    actions = parser.add_subparsers(title="what to do", dest="action", metavar="new|solve|play")
    _add_new(actions)
    _add_solve(actions)
    _add_play(actions)


def _add_new(actions: arguments.Subparsers) -> None:
    parser = actions.add_parser(
        "new",
        description="Make a new puzzle: layouts are drawn until one is proved to be of the grade. Equal seeds give "
        "equal puzzles. A fiendish one may take a minute.",
        epilog="examples:\n  doubloon puzzle new --grade easy\n"
        "  doubloon puzzle new --grade hard --seed 7 --save my_puzzle.txt",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        help="make a new puzzle",
    )
    parser.add_argument("--grade", choices=GRADES, default="medium", help="how hard (default: medium)")
    arguments.add_seed(parser)
    parser.add_argument(
        "--tries", type=arguments.whole(1, MOST_TRIES), default=TRIES, metavar="N", help=f"layouts (default: {TRIES})"
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the puzzle to this new file, too")
    arguments.add_json(parser)


def _add_solve(actions: arguments.Subparsers) -> None:
    parser = actions.add_parser(
        "solve",
        description="Prove the most survivors and the fewest turns of puzzles; of all shipped ones if none is named.\n"
        "The exit code is 0 if all are solved, 1 if one is proved unsolvable or not proved within --positions.",
        epilog="examples:\n  doubloon puzzle solve\n  doubloon puzzle solve sample_1 my_puzzle.txt --json",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        help="prove the best solution of puzzles",
    )
    parser.add_argument("puzzles", nargs="*", metavar="PUZZLE", help="the id of a shipped puzzle, or a file")
    parser.add_argument(
        "--positions",
        type=arguments.whole(1, MOST_POSITIONS),
        default=30_000_000,
        metavar="N",
        help="give up, without a verdict, after so many positions (default: 30000000)",
    )
    _add_language(parser)
    arguments.add_json(parser)


def _add_play(actions: arguments.Subparsers) -> None:
    parser = actions.add_parser(
        "play",
        description="Play a puzzle in the terminal, with undo and with hints from the solver.",
        epilog="examples:\n  doubloon puzzle play\n  doubloon puzzle play sample_2 --lang nl",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        help="play a puzzle",
    )
    parser.add_argument("puzzle", nargs="?", metavar="PUZZLE", help="an id or a file (default: the easiest one)")
    _add_language(parser)


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", metavar="LANG", help="en, nl or fr (default: what your machine speaks)")


def run(given: argparse.Namespace) -> int:
    from doubloon.registry import puzzles

    book = puzzles()
    if given.action == "new":
        return new(given, book)
    if given.action == "solve":
        return solve(given, book)
    if given.action is None:
        return shelf(given, book)
    from doubloon.text.screen import Screen, ask_on_terminal

    return play(given, book, Screen(), ask_on_terminal)


def shelf(given: argparse.Namespace, book: PuzzleBook) -> int:
    """The shipped cards: what each is called, how hard it is and what it asks."""
    from doubloon.commands.output import print_table
    from doubloon.text.puzzling import PuzzleTalk
    from doubloon.words import language_of_machine

    talk = PuzzleTalk(given.lang or language_of_machine())
    cards = [(id, book.card(id)) for id in book.ids()]
    rows = [[id, *talk.listed(card, book.start(card).laid)] for id, card in cards]
    print_table(talk.columns(), rows, left=3)
    print(talk.words("puzzle-list-play", id=cards[0][0]))
    return DONE


def play(given: argparse.Namespace, book: PuzzleBook, screen: Screen, ask: Ask) -> int:
    from doubloon.text.puzzling import PuzzleSession
    from doubloon.words import language_of_machine

    card = book.card(given.puzzle or book.ids()[0])
    return PuzzleSession(book, card, given.lang or language_of_machine(), screen, ask).run()


def new(given: argparse.Namespace, book: PuzzleBook) -> int:
    from doubloon.commands.output import print_json

    if given.save and exists(given.save):
        raise BadCommand(f"{given.save} is there already; name a new file with --save")
    if given.save and not isdir(given.save.parent):
        raise BadCommand(f"there is no folder {given.save.parent}; name another file with --save")
    made = _made(given, book)
    text = book.text(made.card)
    if given.save:
        given.save.write_text(text, encoding="utf-8")
    if given.json:
        found = {"grade": given.grade, "seed": given.seed, "layouts": made.tries, "needs": book.kind_names(made.needed)}
        print_json({**found, "best": _result(made.best), **_card(made.card), "text": text})
    else:
        print(text, end="")
    return DONE


def _made(given: argparse.Namespace, book: PuzzleBook) -> Made:
    """A new puzzle, once its file is known to be writable: nobody should wait a minute for what cannot be kept."""
    from doubloon.core.failures import in_words

    if not given.save:
        return book.make(given.grade, given.seed, given.tries)
    try:
        given.save.touch()
    except OSError as error:
        raise BadCommand(f"the puzzle cannot be saved to {given.save} ({in_words(error)}); name another file") from None
    try:
        return book.make(given.grade, given.seed, given.tries)
    except BaseException:
        given.save.unlink()
        raise


def solve(given: argparse.Namespace, book: PuzzleBook) -> int:
    from doubloon.commands.output import number, print_json
    from doubloon.compiled import is_compiled
    from doubloon.text.puzzling import PuzzleTalk
    from doubloon.words import language_of_machine

    talk = PuzzleTalk(given.lang or language_of_machine())
    cards = [book.card(name) for name in given.puzzles or book.ids()]
    results: list[dict[str, Any]] = []
    took = 0.0
    for card in cards:
        begin = perf_counter()
        proof = book.prove(card, given.positions)
        seconds = perf_counter() - begin
        took += seconds
        rate = proof.positions / max(seconds, 1e-9)
        results.append(_solved(card, proof, seconds, rate))
        if given.json:
            continue
        print(talk.verdict(card, proof, number(proof.positions), f"{seconds:.2f}", number(rate)))
        if proof.best is not None:
            for line in talk.line(book.start(card), proof.best.line):
                print(f"  {line}")
    positions = sum(result["positions"] for result in results)
    rate = positions / max(took, 1e-9)
    if given.json:
        total = {"positions": positions, "seconds": round(took, 3), "positions_per_s": round(rate)}
        print_json({"compiled": is_compiled(), **total, "puzzles": results})
    elif len(results) > 1:
        print(talk.total(len(results), number(positions), f"{took:.2f}", number(rate)))
    return DONE if all(result["verdict"] == "solved" for result in results) else FAILED


def _solved(card: Card, proof: Proof, seconds: float, rate: float) -> dict[str, Any]:
    verdict = "solved" if proof.best is not None else "unsolvable" if proof.complete else "unknown"
    return {
        **_card(card),
        "verdict": verdict,
        "proved": proof.complete,
        "best": _result(proof.best),
        "fewest_turns": _result(proof.fastest),
        "positions": proof.positions,
        "seconds": round(seconds, 3),
        "positions_per_s": round(rate),
    }


def _card(card: Card) -> dict[str, Any]:
    return {
        "id": card.id,
        "rows": [" ".join(row) for row in card.rows],
        "max_turns": card.max_turns or None,
        "min_survivors": card.min_survivors or None,
        **{key: value for key, value in card.notes.items() if key == "grade"},
    }


def _result(result: Solution | None) -> dict[str, Any] | None:
    if result is None:
        return None
    line = [[move.text for move in moves] for moves in result.line]
    return {"survivors": result.survivors, "turns": result.turns, "end_positions": result.ends, "line": line}
