"""`doubloon games`: what can be played."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING

from doubloon.commands import arguments

if TYPE_CHECKING:
    from doubloon.core.game import Game
    from doubloon.core.options import Option


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers, "games", "List the games with their seats, options, rulesets and move tables.", ["", "--json"]
    )
    arguments.add_json(parser)


def run(given: argparse.Namespace) -> int:
    from doubloon.commands.output import number, print_json
    from doubloon.registry import find_game, game_ids

    games = [find_game(id) for id in game_ids()]
    if given.json:
        listed = [
            {
                "id": game.id,
                "title": game.title,
                "seats": [game.min_seats, game.max_seats],
                "options": [
                    {
                        "name": option.name,
                        "default": option.format(option.default),
                        "allowed": option.allowed(),
                        "rule": option.rule,
                    }
                    for option in game.declared
                ],
                "ruleset": game.ruleset,
                "moves": len(game.table),
            }
            for game in games
        ]
        print_json({"games": listed})
        return 0
    for game in games:
        seats = f"{game.min_seats} to {game.max_seats} seats"
        print(f"{game.id}: {game.title}, {seats}, ruleset {game.ruleset}, {number(len(game.table))} moves")
        print_options(game)
    return 0


def print_options(game: Game) -> None:
    """The options of a game in two columns: how to give them; what they do and take, folded on a terminal."""
    width = max(40, min(shutil.get_terminal_size().columns, 120)) if sys.stdout.isatty() else 10_000
    rows = [(f"    --option {option.name}={option.format(option.default)}", option) for option in game.declared]
    left = max((len(given) for given, _ in rows), default=0) + 2
    for given, option in rows:
        allowed = option.allowed()
        meaning = f"{what_it_does(game, option)}{allowed[:1].upper()}{allowed[1:]} ({option.rule})."
        print(textwrap.fill(meaning, width, initial_indent=given.ljust(left), subsequent_indent=" " * left))


def what_it_does(game: Game, option: Option) -> str:
    """An option in words, if the game has any."""
    from doubloon.words import Words, message_files

    key = f"option-{option.name}-help"
    if not all(path.is_file() for path in message_files("en", game.id)):
        return ""
    words = Words("en", game.id)
    return words(key, seats=game.max_seats) + " " if words.has(key) else ""
