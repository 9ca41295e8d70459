"""`doubloon promises`: does the coach promise what comes?"""

from __future__ import annotations

import argparse

from doubloon.commands import arguments

GAMES = 200
SEATS = 2


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "promises",
        "Let bots play games; at the start of each round have the coach promise every seat its points at the end, and\n"
        "compare the mean of what was promised with the mean of what came. Games without rounds are looked at every\n"
        "so many plies.",
        ["maracaibo", "silver_gold --games 200 --seats 3", "jackal --games 50 --json"],
    )
    arguments.add_game(parser)
    parser.add_argument(
        "--games", type=arguments.whole(1, 100_000), default=GAMES, metavar="N", help=f"default: {GAMES}"
    )
    parser.add_argument("--seats", type=arguments.whole(1, 8), default=SEATS, metavar="N", help=f"default: {SEATS}")
    parser.add_argument("--bots", default="sailor", metavar="BOT", help="who plays (default: sailor)")
    arguments.add_seed(parser)
    arguments.add_json(parser)


def run(given: argparse.Namespace) -> int:
    from doubloon.bots.make import make_bot
    from doubloon.coach.calibration import calibrate
    from doubloon.commands.output import print_json, print_table
    from doubloon.core.rng import check_seed

    game = arguments.game_of(given)
    make_bot(given.bots, "1")
    check_seed(f"{given.seed}/{given.games}")
    game.check(given.seats, game.options([]))
    found = calibrate(game, given.seats, given.games, given.seed, players=given.bots)
    if given.json:
        print_json({"game": game.id, "seats": given.seats, "rounds": found})
        return 0
    rows = [
        [str(kept.moment), str(kept.games), f"{kept.promised:.1f}", f"{kept.came:.1f}", f"{kept.off:+.1f} %"]
        for kept in found
    ]
    print_table(["round", "games", "promised", "came", "off"], rows)
    return 0
