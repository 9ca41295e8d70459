"""`doubloon replay`: look at a recorded game."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from doubloon.commands import arguments
from doubloon.commands.plain import plain
from doubloon.commands.play import add_language
from doubloon.core.errors import DoubloonError

if TYPE_CHECKING:
    from doubloon.text.screen import Screen

MAX_PLY = 10_000_000


class BadReplay(DoubloonError):
    """The record has no such ply or seat."""


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "replay",
        "Step through a recorded game as one seat or a spectator saw it: Enter goes on, p goes back, a number jumps,\n"
        "q ends it. In a pipe one position is printed, with the log up to then.\n"
        "The exit code is 1 if the record cannot be replayed.",
        ["game.txt", "game.txt --at 40", "game.txt --at 40 --seat 2 --lang fr"],
    )
    arguments.add_record(parser)
    parser.add_argument(
        "--at",
        type=arguments.whole(0, MAX_PLY),
        metavar="N",
        help="after this many moves (default: the start; in a pipe the end)",
    )
    parser.add_argument(
        "--seat", type=arguments.whole(1, 8), metavar="K", help="seen from this seat (default: spectator)"
    )
    add_language(parser)
    arguments.add_components(parser)


def run(given: argparse.Namespace) -> int:
    from doubloon.text.screen import Screen, ask_on_terminal

    screen = Screen()
    stepping = sys.stdin.isatty() and screen.console.is_terminal
    return replay(given, screen, ask_on_terminal if stepping else None)


def replay(given: argparse.Namespace, screen: Screen, ask: Callable[[str], str] | None) -> int:
    """Show the game, step by step if there is a reader to ask; the exit code."""
    from doubloon.core.errors import BadRecord
    from doubloon.core.record import read_record
    from doubloon.core.record import replay as replayed
    from doubloon.core.view import SPECTATOR
    from doubloon.registry import finder
    from doubloon.text.stepping import Stepper
    from doubloon.words import Words, language_of_machine

    language = given.lang or language_of_machine()
    Words(language)
    try:
        record = read_record(given.file)
        plies = len(record.moves)
        if given.at is not None and given.at > plies:
            raise BadReplay(f"{given.file} has {plies} moves; --at takes 0 to {plies}, not {given.at}")
        match = replayed(record, finder(given.components), None if ask else given.at)
    except BadRecord as error:
        print(f"doubloon: {plain(arguments.blamed(given.file, error))}", file=sys.stderr)
        return 1
    seats = match.state.seats
    if given.seat is not None and given.seat > seats:
        raise BadReplay(f"{given.file} has {seats} seats; --seat takes 1 to {seats}, not {given.seat}")
    seat = SPECTATOR if given.seat is None else given.seat - 1
    stepper = Stepper(match, plies, record.players, Words(language, match.game.id), screen, seat)
    if ask:
        stepper.step(given.at or 0, ask)
    else:
        stepper.show(len(match.moves))
    return 0
