"""Arguments that several commands share, and how they are checked."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from doubloon.core.errors import DoubloonError

if TYPE_CHECKING:
    from doubloon.core.game import Game

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class NeedsExtra(DoubloonError):
    """A package is missing that only this command needs."""


class Contradiction(DoubloonError):
    """Two arguments do not go together."""


def add_command(subparsers: Subparsers, name: str, description: str, examples: list[str]) -> argparse.ArgumentParser:
    """The parser of one command, whose help ends with examples."""
    return subparsers.add_parser(
        name,
        description=description,
        epilog="examples:\n" + "\n".join(f"  doubloon {name} {example}".rstrip() for example in examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the id of a game, see `doubloon games`")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        dest="options",
        help="an option of the game, see `doubloon games`; may be given several times",
    )


def add_components(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--components", type=Path, metavar="FILE", help="play with the cards of this TOML file")


def add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, metavar="RECORD", help="a record, as `play --save` and `sim --records` write it"
    )


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", default="1", metavar="TEXT", help="what all chance follows from (default: 1)")


def add_cluster(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--on", default="", metavar="ray[:ADDRESS]", help="play on a Ray cluster, of --jobs processes or at ADDRESS"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for scripts")


def blamed(path: Path, error: DoubloonError) -> str:
    """What is wrong with a file, in a sentence that names it."""
    sentence = str(error)
    return sentence if sentence.startswith(str(path)) else f"{path}: {sentence}"


def whole(low: int, high: int) -> Callable[[str], int]:
    """A check for a whole number in a range."""

    def parse(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 12 and low <= int(text) <= high):
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {low} to {high}")
        return int(text)

    return parse


def decimal(low: float, high: float) -> Callable[[str], float]:
    """A check for a number in a range."""

    def parse(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number from {low:g} to {high:g}")
        return number

    return parse


def game_of(given: argparse.Namespace) -> Game:
    """The game that the arguments name, with its components."""
    from doubloon.registry import find_game

    return find_game(given.game, components=getattr(given, "components", None))
