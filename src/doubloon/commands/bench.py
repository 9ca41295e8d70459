"""`doubloon bench`: measure the speed of the engine."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from doubloon.commands import arguments

if TYPE_CHECKING:
    from doubloon.arena.bench import Report


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "bench",
        "Measure random moves and games, copies of positions and search iterations per second, for every number of\n"
        "seats, compiled beside interpreted and one job beside two. All measurements take turns in short rounds; the\n"
        "median of the rounds counts. --peers measures other engines in the same run and prints how many\n"
        "times faster our random moves are than theirs.",
        ["", "silver_gold --seconds 1", "--peers --json"],
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="the ids of games (default: all)")
    parser.add_argument("--peers", action="store_true", help="measure catanatron, OpenSpiel and python-chess as well")
    parser.add_argument(
        "--seconds",
        type=arguments.decimal(0.01, 600),
        default=5.0,
        metavar="S",
        help="how long each figure is measured, all rounds together (default: 5)",
    )
    arguments.add_json(parser)


def run(given: argparse.Namespace) -> int:
    from doubloon.registry import find_game, game_ids

    games = [find_game(id) for id in (dict.fromkeys(given.games) or game_ids())]

    from doubloon.arena.bench import ROUNDS, Notes, measurements, report, rounds
    from doubloon.arena.peers import require_peers
    from doubloon.commands.output import print_json, progress
    from doubloon.compiled import loaded_from_source

    if given.peers:
        require_peers()
    if from_source := loaded_from_source():
        print(
            f"{len(from_source)} modules of the engine run from source, {from_source[0]} among them: "
            "these are no figures of the compiled engine (make setup compiles it)",
            file=sys.stderr,
        )
    notes: Notes = {}
    round = measurements(games, given.peers, given.seconds)
    for _ in progress(rounds(round, notes), ROUNDS * len(round), "measuring"):
        pass
    found = report(games, given.peers, notes)
    if given.json:
        print_json(found)
    else:
        print_report(found)
    return 0


def print_report(found: Report) -> None:
    from doubloon.commands.output import number, print_table

    how = "compiled" if found.compiled else "interpreted"
    columns = ["game", "seats", "moves/s", "games/s", "clones/s", "search it./s", "× interpreted", "jobs 2 : 1"]
    rows = [
        [
            result.game,
            str(result.seats),
            number(result.moves_per_s),
            number(result.games_per_s),
            number(result.clones_per_s),
            number(result.search_iterations_per_s),
            "–" if result.interpreted_ratio is None else f"{result.interpreted_ratio:.1f}",
            "–" if result.jobs2_ratio is None else f"{result.jobs2_ratio:.2f}",
        ]
        for result in found.results
    ]
    print(f"The engine, {how}, one core")
    print_table(columns, rows)
    if found.peers:
        ours = [f"{result.game} {result.seats}" for result in found.results]
        print("Random play of others, and how many times faster ours is by game and seats")
        peers = [
            [name, peer.version, number(peer.moves_per_s)] + [f"{result.peers[name]:.1f}" for result in found.results]
            for name, peer in found.peers.items()
        ]
        print_table(["peer", "version", "moves/s", *ours], peers, left=2)
