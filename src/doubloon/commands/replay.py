"""`doubloon replay`: look at a recorded game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
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
        "Show the table of a recorded game after a move, as one seat or a spectator saw it, with the log up to then.\n"
        "The exit code is 1 if the record cannot be replayed.",
        ["game.txt", "game.txt --at 40", "game.txt --at 40 --seat 2 --lang fr"],
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a record, as `play --save` and `sim --records` write it"
    )
    parser.add_argument(
        "--at", type=arguments.whole(0, MAX_PLY), metavar="N", help="after this many moves (default: the end)"
    )
    parser.add_argument(
        "--seat", type=arguments.whole(1, 8), metavar="K", help="seen from this seat (default: spectator)"
    )
    add_language(parser)
    arguments.add_components(parser)


def run(given: argparse.Namespace) -> int:
    from doubloon.text.screen import Screen

    try:
        show(given, Screen())
    except DoubloonError as error:
        print(f"doubloon: {plain(str(error))}", file=sys.stderr)
        return 1
    return 0


def show(given: argparse.Namespace, screen: Screen) -> None:
    """Replay as far as asked and draw the table."""
    from doubloon.core.record import read_record, replay
    from doubloon.core.view import SPECTATOR
    from doubloon.registry import finder
    from doubloon.text.answers import log_lines
    from doubloon.text.table import table_for
    from doubloon.words import Words, language_of_machine
    from doubloon.words.telling import seat_names

    language = given.lang or language_of_machine()
    Words(language)
    record = read_record(given.file)
    plies = len(record.moves)
    at = plies if given.at is None else given.at
    if at > plies:
        raise BadReplay(f"{given.file} has {plies} moves; --at takes 0 to {plies}, not {at}")
    match = replay(record, finder(given.components), at)
    if given.seat is not None and given.seat > match.state.seats:
        raise BadReplay(
            f"{given.file} has {match.state.seats} seats; --seat takes 1 to {match.state.seats}, not {given.seat}"
        )
    seat = SPECTATOR if given.seat is None else given.seat - 1
    words = Words(language, match.game.id)
    table = table_for(match.game.id, words, seat_names(words, record.players, seat), screen.signs)
    view = match.state.view(seat)
    for line in log_lines(table, match, seat, everything=True):
        screen.say(line)
    who = words("replay-spectator") if given.seat is None else table.names[seat]
    title = words("title-published") if words.has("title-published") else match.game.title
    screen.draw([table.heading(words("replay-heading", title=title, ply=at, plies=plies, who=who), screen.width)])
    screen.draw(table.board(view, screen.width))
    if view.ending:
        for text in table.ending(view, screen.width):
            screen.say(text)
    elif view.prompt:
        screen.say(table.question(view), "bold")
