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
        "times faster our random moves are than theirs. --server measures whole games over the server.",
        ["", "silver_gold --seconds 1", "--peers --json", "--server --tables 100"],
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
    add_load(parser)
    arguments.add_json(parser)


def add_load(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", action="store_true", help="measure the server instead: clients play whole games")
    parser.add_argument("--tables", type=arguments.whole(1, 5000), default=250, metavar="N", help="with --server: 250")
    parser.add_argument("--seats", type=arguments.whole(1, 8), default=4, metavar="N", help="with --server: 4 a table")
    parser.add_argument(
        "--think", type=arguments.decimal(0, 60), default=0.25, metavar="S", help="with --server: seconds a move, 0.25"
    )
    parser.add_argument("--workers", type=arguments.whole(1, 64), default=1, metavar="N", help="with --server: 1")
    parser.add_argument("--db", default="", metavar="URL", help="with --server: a database (default: a fresh SQLite)")


def run_load(given: argparse.Namespace) -> int:
    """Load on the server; the exit code is 1 if anything was lost or refused or went wrong."""
    from doubloon.commands.output import print_json, print_table
    from doubloon.registry import find_game
    from doubloon.server.load import Load, measure

    reports = []
    for id in given.games or ["silver_gold"]:
        game = find_game(id)
        seats = min(game.max_seats, given.seats)
        reports.append(measure(Load(id, given.tables, seats, given.think, given.workers, given.db)))
    if given.json:
        print_json({"results": reports})
    else:
        columns = ["game", "tables", "sockets", "moves", "moves/s", "p50 ms", "p99 ms", "finished", "refused", "lost"]
        rows = [
            [report.game]
            + [f"{count:.0f}" for count in (report.tables, report.sockets, report.moves, report.moves_per_s)]
            + [f"{milliseconds:.1f}" for milliseconds in (report.p50_ms, report.p99_ms)]
            + [str(count) for count in (report.finished, report.refused, report.lost)]
            for report in reports
        ]
        print_table(columns, rows)
    perfect = all(
        report.finished == report.tables and report.refused == report.lost == report.errors == 0 for report in reports
    )
    return 0 if perfect else 1


def run(given: argparse.Namespace) -> int:
    if given.server:
        return run_load(given)
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
    from msgspec import UNSET

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
    if found.puzzle_positions_per_s is not UNSET:
        print(f"The solver of puzzles, over the whole shelf: {number(found.puzzle_positions_per_s)} positions/s")
    if found.peers:
        ours = [f"{result.game} {result.seats}" for result in found.results]
        print("Random play of others, and how many times faster ours is by game and seats")
        peers = [
            [name, peer.version, number(peer.moves_per_s)] + [f"{result.peers[name]:.1f}" for result in found.results]
            for name, peer in found.peers.items()
        ]
        print_table(["peer", "version", "moves/s", *ours], peers, left=2)
