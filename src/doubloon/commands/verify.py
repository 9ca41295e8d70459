"""`doubloon verify`: check recorded games."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

from doubloon.commands import arguments
from doubloon.commands.plain import plain

if TYPE_CHECKING:
    from doubloon.core.record import Finder, Record


class Verdict(Struct, frozen=True):
    """What became of one file; `line`, `ply` and `clause` say where it fails, as far as that can be said."""

    file: str
    ok: bool
    game: str = ""
    seats: int = 0
    plies: int = 0
    finished: bool = False
    scores: list[int] = []
    error: str = ""
    line: int = 0
    ply: int = 0
    clause: str = ""
    digests: int = 0

    def text(self) -> str:
        if not self.ok:
            return plain(f"FAILS  {self.file}: {self.error}")
        end = f"finished, {' '.join(str(score) for score in self.scores)}" if self.finished else "unfinished"
        unproved = "; no digests: only legality and the end are proved" if self.plies and not self.digests else ""
        return plain(f"ok     {self.file}: {self.game}, {self.seats} seats, {self.plies} plies, {end}{unproved}")


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "verify",
        "Play recorded games through by the rules, with the shuffles that follow from their seeds, and say of each\n"
        "file that it is ok or exactly where and how it fails. The exit code is 1 if any file fails.",
        ["game.txt", "games/*.txt --json", "game.txt --components mybox.toml"],
    )
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="a record, as `play --save` and `sim --records` write it"
    )
    arguments.add_components(parser)
    arguments.add_json(parser)


def run(given: argparse.Namespace) -> int:
    from doubloon.commands.output import print_json
    from doubloon.registry import finder

    verdicts = []
    find = finder(given.components)
    for file in given.files:
        verdicts.append(verify_file(file, find))
        if not given.json:
            print(verdicts[-1].text(), flush=True)
    if given.json:
        print_json({"ok": all(verdict.ok for verdict in verdicts), "files": verdicts})
    return 0 if all(verdict.ok for verdict in verdicts) else 1


def verify_file(file: str, find: Finder) -> Verdict:
    """The verdict on one file, whatever it holds."""
    from doubloon.core.errors import BadRecord, DoubloonError
    from doubloon.core.failures import in_words
    from doubloon.core.record import read_record, verify

    path = Path(file)
    record = None
    try:
        if path.is_dir():
            return Verdict(file, False, error="this is a folder, not a record")
        if path.exists() and not path.is_file():
            return Verdict(file, False, error="this is a device or a pipe, not a record")
        record = read_record(path)
        state = verify(record, find).state
    except BadRecord as error:
        # The reader names the file in its own way; we have named it already.
        sentence = str(error).removeprefix(f"{path} ") + _clause(record, error.clause)
        return Verdict(file, False, error=sentence, line=error.line, ply=error.ply, clause=error.clause)
    except OSError as error:
        return Verdict(file, False, error=f"cannot be read ({in_words(error)})")
    except DoubloonError as error:
        return Verdict(file, False, error=str(error))
    except Exception as error:  # a file can hold anything: the others must get their verdicts all the same
        return Verdict(file, False, error=f"this is not a record ({type(error).__name__}: {error})")
    scores = state.scores() if state.over() else []
    return Verdict(
        file,
        True,
        state.game.id,
        state.seats,
        len(record.moves),
        state.over(),
        scores,
        digests=len(record.digests),
    )


def _clause(record: Record | None, clause: str) -> str:
    """What the rule says that a move breaks."""
    if record is None or not clause:
        return ""
    from doubloon.rules import clauses

    text = clauses(record.header["game"]).get(clause)
    return f"; {clause} says: {text}" if text else ""
