"""`doubloon rules`: look up the rules, or how much of them the tests prove."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING

from doubloon.commands import arguments

if TYPE_CHECKING:
    from doubloon.rules import Catalogue
    from doubloon.rules.coverage import Coverage

# The columns of the catalogues' tables.
RULING = ("Question", "Ruling", "Why")
VECTOR = ("Given", "When", "Then", "Clauses")


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "rules",
        "Print the numbered rules of a game, or those that are named. --coverage counts how many of them are marked\n"
        "on a test (which takes a checkout of Doubloon); its exit code is 1 if something is untested.",
        [
            "silver_gold",
            "silver_gold SG-041 A-08",
            "silver_gold --coverage",
            "silver_gold --coverage --json",
        ],
    )
    arguments.add_game(parser)
    parser.add_argument("ids", nargs="*", metavar="ID", help="a clause like SG-041, or a vector or ruling")
    parser.add_argument("--coverage", action="store_true", help="count what the tests prove")
    arguments.add_json(parser)


def run(given: argparse.Namespace) -> int:
    from doubloon.commands.output import print_json
    from doubloon.core.errors import DoubloonError
    from doubloon.rules import catalogue

    game = arguments.game_of(given)
    rules = catalogue(game.id)
    if given.coverage:
        if given.ids:
            raise DoubloonError("--coverage counts all rules of a game; leave the ids away")
        return report_coverage(rules, given.json)
    if given.ids:
        texts = {id: rules.find(id) for id in (id.upper() for id in given.ids)}
        if given.json:
            print_json({"game": game.id, "rules": texts})
        else:
            print_entries(texts)
    elif given.json:
        print_json({"game": game.id, "clauses": rules.clauses, "vectors": rules.vectors, "rulings": rules.rulings})
    else:
        print(game.title)
        for heading, ids in rules.chapters:
            if ids:
                print(f"\n{heading}\n")
                print_entries({id: rules.clauses[id] for id in ids})
    return 0


def print_entries(texts: dict[str, str]) -> None:
    """Folded to the terminal's width; in a pipe one line each, for grep."""
    width = min(shutil.get_terminal_size().columns, 120) if sys.stdout.isatty() else 0
    for id, text in texts.items():
        parts = labelled(id, text)
        if width < 40:
            print(f"{id}  {' '.join(parts)}")
            continue
        indent = " " * (len(id) + 2)
        for number, part in enumerate(parts):
            start = indent if number else f"{id}  "
            print(textwrap.fill(part, width, initial_indent=start, subsequent_indent=indent))


def labelled(id: str, text: str) -> list[str]:
    """The parts of a statement, with what each of them is where the catalogue has it in a table.

    >>> labelled("A-01", "Which wind? | West. | It always is.")
    ['Question: Which wind?', 'Ruling: West.', 'Why: It always is.']
    """
    cells = text.split(" | ")
    labels = RULING if id.startswith("A-") else VECTOR
    if not 1 < len(cells) <= len(labels):
        return cells
    return [f"{label}: {cell}" for label, cell in zip(labels, cells, strict=False)]


def report_coverage(rules: Catalogue, as_json: bool) -> int:
    from doubloon.commands.output import print_json
    from doubloon.rules.coverage import coverage, read_marks

    marks = read_marks(rules.game)
    report = coverage(rules, marks)
    for mark in marks:
        if mark.id in report.unknown:
            print(f"{mark.place}: the rules of {rules.game} have no {mark.id!r}", file=sys.stderr)
    if as_json:
        print_json(report)
    else:
        print_coverage(report)
    return 0 if report.complete() else 1


def print_coverage(report: Coverage) -> None:
    parts = [
        ("clauses", report.clauses, report.untested),
        ("vectors", report.vectors, report.vectors_untested),
        ("rulings", report.rulings, report.rulings_untested),
    ]
    for name, total, untested in parts:
        missing = f"; untested: {' '.join(untested)}" if untested else ""
        print(f"{report.game}: {total - len(untested)} of {total} {name} tested{missing}")
