"""`doubloon games`: what can be played."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
from typing import TYPE_CHECKING, Any

from doubloon.commands import arguments
from doubloon.core.errors import DoubloonError

if TYPE_CHECKING:
    from doubloon.core.game import Game
    from doubloon.core.options import Option
    from doubloon.server.catalogue_api import OptionInfo


class NoTable(DoubloonError):
    """Numbers of no game, or options for nothing."""


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "games",
        "List the games with their seats, options, rulesets and move tables, or tell one of them: every value of its\n"
        "options, and the opponents there are.",
        ["", "jackal", "jackal --json", "silver_gold --numbers 2", "loot_island --numbers 3 --option healers=open"],
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="the id of a game (default: all)")
    parser.add_argument(
        "--numbers",
        type=arguments.whole(1, 8),
        metavar="SEATS",
        help="what each number of an observation is at a table of so many seats (docs/research.md)",
    )
    arguments.add_options(parser)
    arguments.add_json(parser)


def run(given: argparse.Namespace) -> int:
    from doubloon.commands.output import print_json
    from doubloon.registry import find_game, game_ids

    if (given.numbers and given.game is None) or (given.options and not given.numbers):
        raise NoTable("numbers are those of a table, as in doubloon games jackal --numbers 2 --option teams=none")
    if given.game is not None and given.numbers:
        return run_numbers(find_game(given.game), given.numbers, given.options, given.json)
    if given.game is not None:
        return run_one(find_game(given.game), given.json)
    games = [find_game(id) for id in game_ids()]
    if given.json:
        print_json({"games": [listed(game) for game in games]})
        return 0
    for game in games:
        print(heading(game))
        print_options(game)
    return 0


def run_one(game: Game, as_json: bool) -> int:
    from doubloon.bots.levels import LEVELS
    from doubloon.commands.output import print_json
    from doubloon.server.catalogue import option_info

    options = [option_info(game, option) for option in game.declared]
    if as_json:
        told = listed(game)
        for entry, option in zip(told["options"], options, strict=True):
            words = option.words["en"]
            entry |= {"title": words.name, "help": words.help, "values": option.values}
        print_json(told | {"levels": LEVELS})
        return 0
    print(heading(game))
    print(f"Opponents, weakest first: {', '.join(LEVELS)}; also random, greedy and any search:N.")
    for declared, option in zip(game.declared, options, strict=True):
        print()
        print_option(declared, option)
    print(f"\ndoubloon play {game.id} plays it; doubloon rules {game.id} tells its rules.")
    return 0


def run_numbers(game: Game, seats: int, options: list[str], as_json: bool) -> int:
    """Observations number by number."""
    from doubloon.commands.output import print_json, print_table

    columns = game.columns(seats, game.options(options))
    fields = ["name", "kind", "low", "high"]
    if as_json:
        told = [{field: getattr(column, field) for field in fields} for column in columns]
        print_json({"id": game.id, "ruleset": game.ruleset, "seats": seats, "numbers": told})
        return 0
    rows = [[str(place), *[str(getattr(column, field)) for field in fields]] for place, column in enumerate(columns)]
    print_table(["place", *fields], rows, left=3)
    return 0


def listed(game: Game) -> dict[str, Any]:
    """A game for scripts."""
    return {
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
        "moves": len(game.moveset),
    }


def heading(game: Game) -> str:
    from doubloon.commands.output import number

    seats = f"{game.min_seats} to {game.max_seats} seats"
    return f"{game.id}: {game.title}, {seats}, ruleset {game.ruleset}, {number(len(game.moveset))} moves"


def width() -> int:
    """Texts are folded on a terminal; in a pipe each is a line, for grep."""
    return max(40, min(shutil.get_terminal_size().columns, 120)) if sys.stdout.isatty() else 10_000


def print_options(game: Game) -> None:
    """The options of a game in two columns: how to give them; what they do and take, folded on a terminal."""
    rows = [(f"    --option {option.name}={option.format(option.default)}", option) for option in game.declared]
    left = max((len(given) for given, _ in rows), default=0) + 2
    for given, option in rows:
        meaning = f"{what_it_does(game, option)}{what_it_takes(option)} ({option.rule})."
        print(textwrap.fill(meaning, width(), initial_indent=given.ljust(left), subsequent_indent=" " * left))


def print_option(declared: Option, option: OptionInfo) -> None:
    """One option: what it decides, and each of its values with what it means."""
    words = option.words["en"]
    print(f"{words.name} ({option.rule})")
    print(textwrap.fill(words.help, width(), initial_indent="    ", subsequent_indent="    "))
    if option.kind == "number":
        print(f"    --option {option.name}={option.default}  {declared.allowed()}; this is the default")
        return
    left = max(map(len, option.values))
    for value in option.values:
        default = "; this is the default" if value == option.default else ""
        print(f"    --option {option.name}={value.ljust(left)}  {words.values[value]}{default}")
    if option.kind == "several":
        print(f"    {what_it_takes(declared)}")


def what_it_takes(option: Option) -> str:
    allowed = option.allowed()
    return allowed[:1].upper() + allowed[1:]


def what_it_does(game: Game, option: Option) -> str:
    """An option in words, if the game has any."""
    from doubloon.words import Words, message_files

    key = f"option-{option.name}-help"
    if not all(path.is_file() for path in message_files("en", game.id)):
        return ""
    words = Words("en", game.id)
    return words(key, seats=game.max_seats) + " " if words.has(key) else ""
