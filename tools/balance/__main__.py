"""`python -m tools.balance GAME --games N --seats K --bots BOT`: play, count, and print or write the report.

Several seat counts, bots or values of an option, with commas between them, make one series of games each, with as many
games, or with a number for each bot:

  python -m tools.balance maracaibo --games 200 --seats 2,3,4 --bots search:100 --seed 1 --write
  python -m tools.balance maracaibo --games 200 --seats 1 --bots greedy --option difficulty=0,3,6
  python -m tools.balance loot_island --games 1000,50 --seats 2,3,4,5 --bots greedy,search:100
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from doubloon.arena.pools import check_place, one_cluster
from doubloon.commands.arguments import whole
from doubloon.commands.output import progress
from doubloon.core.errors import DoubloonError
from tools.balance.observer import Played, observer_of
from tools.balance.playing import notes, series_of
from tools.balance.tables import filled

REPORTS = Path(__file__).parents[2] / "docs/balance"


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.balance", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", required=True, metavar="N[,N…]", help="of each series, or of each bot's")
    parser.add_argument("--seats", required=True, metavar="K[,K…]")
    parser.add_argument(
        "--bots", required=True, metavar="BOT[,BOT…]", help="a level, greedy, search:N or random; on every seat"
    )
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=whole(1, 64), default=1, metavar="J", help="processes (default: 1)")
    parser.add_argument("--on", default="", metavar="ray[:ADDRESS]", help="play on a Ray cluster (docs/at-scale.md)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE[,VALUE…]")
    parser.add_argument("--write", action="store_true", help="into docs/balance/GAME.md instead of printing")
    return parser


def command_of(given: argparse.Namespace) -> str:
    """What to type for the same tables again."""
    options = "".join(f" --option {option}" for option in given.option)
    return (
        f"python -m tools.balance {given.game} --games {given.games} --seats {given.seats} --bots {given.bots} "
        f"--seed {given.seed}{options}"
    )


def values_of(option: str) -> list[str]:
    """`difficulty=0,3` as the settings `difficulty=0` and `difficulty=3`."""
    name, _, values = option.partition("=")
    return [f"{name}={value}" for value in values.split(",")]


def main(words: list[str] | None = None, reports: Path = REPORTS) -> int:
    parser = arguments()
    given = parser.parse_args(words)
    try:
        check_place(given.on)
        observer = observer_of(given.game)
        seats = [whole(1, 8)(count) for count in given.seats.split(",")]
        options = [values_of(option) for option in given.option]
        games = [whole(1, 1_000_000)(count) for count in given.games.split(",")]
        all_series = series_of(given.game, seats, given.bots.split(","), games, given.seed, options)
        played = []
        with one_cluster(given.on, given.jobs, given.game):
            for series in all_series:
                label = f"{series.seats} × {series.bot} {' '.join(series.options)}"
                played.append(Played(series, list(progress(notes(series, given.jobs, given.on), series.games, label))))
        sections = observer.sections(played)
        if given.write:
            page = reports / f"{given.game}.md"
            page.write_text(filled(page.read_text(encoding="utf-8"), sections, command_of(given)), encoding="utf-8")
        else:
            print("\n\n".join(f"## {section.name}\n\n{section.text}" for section in sections))
    except (DoubloonError, argparse.ArgumentTypeError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
