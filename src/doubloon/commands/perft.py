"""`doubloon perft`: count the ways to play on."""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import TYPE_CHECKING

from doubloon.commands import arguments

if TYPE_CHECKING:
    from doubloon.core.state import State

MAX_DEPTH = 30


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "perft",
        "Count the move sequences from the first position, depth by depth. A change of the rules changes the counts.\n"
        "Chance is not branched over: the seed settles it. Of seats that are asked together the lowest moves first.",
        [
            "silver_gold --seats 2 --depth 4",
            "silver_gold --seats 3 --depth 4 --seed 7 --option start=2 --json",
        ],
    )
    arguments.add_game(parser)
    parser.add_argument("--seats", required=True, type=arguments.whole(1, 8), metavar="N", help="how many seats")
    parser.add_argument(
        "--depth", required=True, type=arguments.whole(1, MAX_DEPTH), metavar="D", help="how many moves deep"
    )
    arguments.add_seed(parser)
    arguments.add_options(parser)
    arguments.add_components(parser)
    arguments.add_json(parser)


def run(given: argparse.Namespace) -> int:
    game = arguments.game_of(given)
    state = game.new(given.seats, given.seed, game.options(given.options))

    from doubloon.commands.output import number, print_json
    from doubloon.compiled import is_compiled

    depths = []
    if not given.json:
        print(f"{'depth':>5}  {'count':>20}  {'nodes/s':>12}")
    for depth in range(1, given.depth + 1):
        begin = perf_counter()
        count = count_to(state, depth)
        seconds = perf_counter() - begin
        rate = round(count / seconds, 1)
        depths.append({"depth": depth, "count": count, "seconds": round(seconds, 3), "nodes_per_s": rate})
        if not given.json:
            print(f"{depth:>5}  {number(count):>20}  {number(rate):>12}", flush=True)
    if given.json:
        options = state.options.text()
        print_json(
            {
                "game": game.id,
                "seats": given.seats,
                "seed": given.seed,
                "options": options,
                "compiled": is_compiled(),
                "depths": depths,
            }
        )
    return 0


def count_to(state: State, depth: int) -> int:
    """The same as `perft`; the first moves are made here, because Ctrl-C cannot interrupt machine code."""
    from doubloon.bots.perft import perft

    deciders = state.deciders()
    if depth < 4 or not deciders:
        return perft(state, depth)
    count = 0
    for move in state.moves(deciders[0]):
        after = state.clone()
        after.play(deciders[0], move)
        count += count_to(after, depth - 1)
    return count
