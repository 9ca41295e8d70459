"""`doubloon ladder`: how strong the levels are, by games between all of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from doubloon.commands import arguments
from doubloon.core.errors import DoubloonError
from doubloon.core.failures import in_words

if TYPE_CHECKING:
    from doubloon.arena.ladder import Ladder, Plan
    from doubloon.arena.simulate import Result

GAMES = 40
MAX_GAMES = 1_000_000


class BadLadder(DoubloonError):
    """The arguments give no ladder."""


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "ladder",
        "Let every level play against every other with two seats, in pairs of games with the seats exchanged, and\n"
        "rate them all (Bradley-Terry, in Elo points with a mean of 1000). Intervals are 95 %. The digest stands for\n"
        "all final positions. --company looks instead at how each level plays among its like, and counts follies.\n"
        "--chart draws the ratings, --keep writes them down for the page and the terminal, with how they were found.",
        [
            "silver_gold --games 40 --json",
            "jackal --bots admiral,search:2000 --games 400 --jobs 16",
            "loot_island --company --games 200",
            "maracaibo --neighbours --games 100 --chart maracaibo.svg",
        ],
    )
    arguments.add_game(parser)
    parser.add_argument(
        "--games",
        type=arguments.whole(1, MAX_GAMES),
        default=GAMES,
        metavar="N",
        help=f"how many games a pair plays, an even number (default: {GAMES})",
    )
    parser.add_argument("--bots", "--seats", metavar="BOT,BOT,…", help="who plays, weakest first (default: all levels)")
    arguments.add_seed(parser)
    parser.add_argument(
        "--jobs", type=arguments.whole(1, 64), default=1, metavar="N", help="how many processes (default: 1)"
    )
    arguments.add_cluster(parser)
    arguments.add_options(parser)
    parser.add_argument("--neighbours", action="store_true", help="let each meet only the one below and the one above")
    parser.add_argument("--chart", type=Path, metavar="FILE", help="draw the ratings with their intervals, as SVG")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="write the ratings down as TOML")
    parser.add_argument("--company", action="store_true", help="count follies over so many games of each level instead")
    arguments.add_json(parser)


def run(given: argparse.Namespace) -> int:
    from doubloon.arena.pools import check_place

    check_place(given.on)
    plan = checked_plan(given)
    if given.company:
        return run_company(given, plan)
    from doubloon.arena.ladder import climb, ladder
    from doubloon.arena.standings import chart, kept
    from doubloon.commands.output import print_json, progress

    for path in (given.chart, given.keep):
        if path:
            _write(path, "")  # better refused now than after hours
    shown = progress(climb(plan, given.jobs, given.on), plan.whole(), f"{plan.game}, {len(plan.bots)} levels")
    played = list(shown)
    found = ladder(plan, played)
    if given.chart:
        _write(given.chart, chart(found))
    if given.keep:
        _write(given.keep, kept(found, plan))
    if given.json:
        print_json(found)
    else:
        print_ladder(found)
    return _complain_of(played)


def checked_plan(given: argparse.Namespace) -> Plan:
    """What the arguments ask for, once all of it is known to be playable."""
    from doubloon.arena.ladder import SEATS, Plan
    from doubloon.bots.levels import LEVELS
    from doubloon.bots.own import seat_bot
    from doubloon.core.rng import check_seed

    game = arguments.game_of(given)
    bots = [name.strip() for name in given.bots.split(",")] if given.bots else list(LEVELS)
    for name in bots:
        seat_bot(name, "1")
    if len(set(bots)) != len(bots):
        raise BadLadder("every bot has one place on the ladder; name each once")
    if len(bots) < 2 and not given.company:
        raise BadLadder("a ladder needs two bots at least")
    if given.games % 2 and not given.company:
        raise BadLadder(f"the games of a pair exchange their seats; take {given.games + 1} games")
    game.check(SEATS, game.options(given.options))
    check_seed(given.seed)
    check_seed(f"{given.seed}/{given.games}")  # every game gets a seed of its own, which is a little longer
    return Plan(game.id, bots, given.games, given.seed, given.options, given.neighbours)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as trouble:
        raise BadLadder(f"{path} cannot be written ({in_words(trouble)})") from None


def run_company(given: argparse.Namespace, plan: Plan) -> int:
    """1 if any level did what it should not."""
    from doubloon.arena.company import company, report
    from doubloon.commands.output import print_json, print_table, progress

    kept = list(progress(company(plan, given.jobs, on=given.on), len(plan.bots) * plan.games, f"{plan.game}, company"))
    found = report(plan, kept)
    if given.json:
        print_json(found)
    else:
        rows = [[level.name, str(level.games), str(level.plies), _told(level.follies)] for level in found.levels]
        print_table(["level", "games", "plies", "follies"], rows)
        for example in found.examples:
            print(example)
    return 1 if any(level.follies for level in found.levels) else 0


def _told(follies: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in follies.items()) or "none"


def _complain_of(played: list[tuple[int, Result]]) -> int:
    broken = [result.error for _, result in played if result.error]
    if broken:
        print(f"{len(broken)} of {len(played)} games broke off; the first:\n{broken[0]}", file=sys.stderr)
    return 1 if broken else 0


def print_ladder(found: Ladder) -> None:
    from doubloon.commands.output import print_table

    print_table(["level", "rating", "95 %", "beats the one below", "95 %"], list(_rows(found)))
    columns = ["stronger", "weaker", "games", "share", "95 %", "lead"]
    pairs = [
        [
            step.stronger,
            step.weaker,
            str(step.games),
            f"{step.share:.1%}",
            _range(step.low, step.high),
            f"{step.lead:+.1f}",
        ]
        for step in found.steps
    ]
    print_table(columns, pairs, left=2)
    how = "compiled" if found.compiled else "interpreted"
    print(f"{found.game}: {found.games} games a pair, seed {found.seed} ({how}), digest {found.digest}")


def _rows(found: Ladder) -> Iterator[list[str]]:
    """The strongest last, as ladders are climbed."""
    below = ""
    for level in found.levels:
        step = next((step for step in found.steps if (step.stronger, step.weaker) == (level.name, below)), None)
        row = [level.name, f"{level.rating:.0f}", f"{level.low:.0f} – {level.high:.0f}"]
        yield row + ([f"{step.share:.1%}", _range(step.low, step.high)] if step else ["", ""])
        below = level.name


def _range(low: float, high: float) -> str:
    return f"{low:.1%} – {high:.1%}"
