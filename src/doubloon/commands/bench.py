"""`doubloon bench`: measure the speed of the engine."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from doubloon.commands import arguments
from doubloon.core.errors import DoubloonError

if TYPE_CHECKING:
    from doubloon.arena.bench import Report
    from doubloon.core.game import Game
    from doubloon.envs.speed import DoorSpeed

SECONDS = 5.0
LOAD: dict[str, Any] = {"tables": 250, "seats": 4, "think": 0.25, "workers": 1, "db": ""}
"""What --server takes, with the values for those who do not say."""


class BadBench(DoubloonError):
    """The arguments do not belong together."""


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "bench",
        "Measure random moves and games, copies of positions and search iterations per second, for every number of\n"
        "seats, compiled beside interpreted and one job beside two. All measurements take turns in short rounds; the\n"
        "median of the rounds counts. --peers measures other engines in the same run and prints how many\n"
        "times faster our random moves are than theirs, and the same of our environments (docs/research.md).\n"
        "--doors measures these environments alone, which takes some three minutes instead of twelve.\n"
        "--levels measures the milliseconds that each level of bots takes for a move, --server whole games over the\n"
        "server.",
        [
            "",
            "silver_gold --seconds 1",
            "--peers --json",
            "jackal --doors",
            "jackal --levels",
            "--server --tables 20 --bots mate",
        ],
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="the ids of games (default: all)")
    parser.add_argument("--peers", action="store_true", help="measure catanatron, OpenSpiel and python-chess as well")
    parser.add_argument("--doors", action="store_true", help="measure the environments and their peers alone")
    parser.add_argument(
        "--seconds",
        type=arguments.decimal(0.01, 600),
        metavar="S",
        help=f"how long each figure is measured, all rounds together (default: {SECONDS:g})",
    )
    parser.add_argument("--levels", action="store_true", help="measure how long the levels think about a move instead")
    add_load(parser)
    arguments.add_json(parser)


def add_load(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", action="store_true", help="measure the server instead: clients play whole games")
    parser.add_argument("--tables", type=arguments.whole(1, 5000), metavar="N", help=f"with --server: {LOAD['tables']}")
    parser.add_argument(
        "--seats", type=arguments.whole(1, 8), metavar="N", help=f"with --server: {LOAD['seats']} a table"
    )
    parser.add_argument(
        "--think", type=arguments.decimal(0, 60), metavar="S", help=f"with --server: seconds a move, {LOAD['think']:g}"
    )
    parser.add_argument("--workers", type=arguments.whole(1, 64), metavar="N", help=f"with --server: {LOAD['workers']}")
    parser.add_argument(
        "--bots", metavar="LEVEL", help="with --server: for --seconds, measure how long people wait for such a bot"
    )
    parser.add_argument("--db", metavar="URL", help="with --server: a database (default: a fresh SQLite)")


def check_together(given: argparse.Namespace) -> None:
    """What measures the server says nothing of the engine, and the other way round: nothing given goes unheard."""
    kinds = [kind for kind in ("levels", "doors", "peers", "server") if getattr(given, kind)]
    if given.levels and len(kinds) > 1:
        raise BadBench(f"--levels measures the bots and --{kinds[-1]} not; leave one out")
    if given.doors and len(kinds) > 1:
        raise BadBench(f"--doors measures the environments alone and --{kinds[-1]} more than that; leave one out")
    if given.bots and not given.server:
        raise BadBench("--bots is for measuring the server; add --server, or leave it out")
    if given.server and (given.peers or (given.seconds is not None and not given.bots)):
        engine = "--peers" if given.peers else "--seconds"
        raise BadBench(f"{engine} measures the engine and --server the server; leave one of them out")
    unheard = [name for name in LOAD if getattr(given, name) is not None and not given.server]
    if unheard:
        raise BadBench(f"--{unheard[0]} is for measuring the server; add --server, or leave it out")


def run_load(given: argparse.Namespace) -> int:
    """Load on the server; the exit code is 1 if anything was lost or refused or went wrong."""
    from doubloon.arena.load import Load, measure
    from doubloon.commands.output import print_json, print_table
    from doubloon.registry import find_game
    from doubloon.server.run import allow_many_files

    allow_many_files()  # the clients have as many sockets as the server
    load = LOAD | {name: value for name, value in vars(given).items() if name in LOAD and value is not None}
    reports = []
    for id in given.games or ["silver_gold"]:
        game = find_game(id)
        seats = min(game.max_seats, load["seats"])
        reports.append(measure(Load(id, **load | {"seats": seats})))
    if given.json:
        print_json({"results": reports})
    else:
        columns = ["game", "tables", "sockets", "moves", "moves/s", "p50 ms", "p99 ms", "CPU ms", "bytes", "p95 bytes"]
        columns += ["finished", "refused", "lost"]
        rows = [
            [report.game]
            + [f"{count:.0f}" for count in (report.tables, report.sockets, report.moves, report.moves_per_s)]
            + [f"{milliseconds:.1f}" for milliseconds in (report.p50_ms, report.p99_ms)]
            + [f"{report.server_cpu_ms_per_move:.2f}", str(report.bytes_per_move), str(report.p95_bytes)]
            + [str(count) for count in (report.finished, report.refused, report.lost)]
            for report in reports
        ]
        print_table(columns, rows)
    perfect = all(
        report.finished == report.tables and report.refused == report.lost == report.errors == 0 for report in reports
    )
    return 0 if perfect else 1


def run_waits(given: argparse.Namespace) -> int:
    """How long people wait for a move of a bot while there are many tables; 1 if none was made."""
    from doubloon.arena.waiting import Waits, measure
    from doubloon.bots.levels import LEVELS
    from doubloon.commands.output import print_json, print_table
    from doubloon.registry import find_game

    if given.bots not in LEVELS:
        raise BadBench(f"the levels of bots are {', '.join(LEVELS)}")
    load = LOAD | {name: value for name, value in vars(given).items() if name in LOAD and value is not None}
    seconds = SECONDS if given.seconds is None else given.seconds
    reports = []
    for id in given.games or ["silver_gold"]:
        seats = min(find_game(id).max_seats, load["seats"])
        reports.append(measure(Waits(id, given.bots, seconds, **load | {"seats": seats})))
    if given.json:
        print_json({"results": reports})
    else:
        rows = [
            [report.game, report.level, str(report.tables), str(report.moves)]
            + [f"{milliseconds:.0f}" for milliseconds in (report.p50_ms, report.p95_ms, report.max_ms)]
            for report in reports
        ]
        print_table(["game", "bots", "tables", "moves of bots", "p50 ms", "p95 ms", "max ms"], rows, left=2)
    return 0 if all(report.moves for report in reports) else 1


def run_levels(given: argparse.Namespace, games: list[Game]) -> int:
    """How long each level thinks about a move, where there is a choice."""
    from doubloon.arena.throughput import move_times
    from doubloon.bots.levels import LEVELS
    from doubloon.commands.output import print_json, print_table, progress
    from doubloon.compiled import is_compiled

    seconds = SECONDS if given.seconds is None else given.seconds
    wanted = [(game, level) for game in games for level in LEVELS]
    found: list[dict[str, Any]] = []
    for game, level in progress(wanted, len(wanted), "measuring"):
        times = sorted(move_times(game, level, seconds))
        mean, p95 = sum(times) / len(times), times[len(times) * 95 // 100]
        found.append(
            {
                "game": game.id,
                "level": level,
                "moves": len(times),
                "mean_ms": round(mean, 2),
                "p95_ms": round(p95, 2),
            }
        )
    if given.json:
        print_json({"compiled": is_compiled(), "levels": found})
    else:
        rows = [[str(one["game"]), str(one["level"])] + [str(one[key]) for key in list(one)[2:]] for one in found]
        print_table(["game", "level", "moves", "mean ms", "p95 ms"], rows, left=2)
    return 0


def run(given: argparse.Namespace) -> int:
    check_together(given)
    if given.server:
        return run_waits(given) if given.bots else run_load(given)
    from doubloon.registry import find_game, game_ids

    games = [find_game(id) for id in (dict.fromkeys(given.games) or game_ids())]
    if given.levels:
        return run_levels(given, games)

    from msgspec import to_builtins

    from doubloon.arena.bench import ROUNDS, Notes, measurements, report, rounds
    from doubloon.arena.peers import require_peers
    from doubloon.commands.output import print_json, progress
    from doubloon.compiled import loaded_from_source

    if given.peers or given.doors:
        require_peers(engines=given.peers)
    if from_source := loaded_from_source():
        print(
            f"{len(from_source)} modules of the engine run from source, {from_source[0]} among them: "
            "these are no figures of the compiled engine (make setup compiles it)",
            file=sys.stderr,
        )
    if given.doors:
        doors = _doors(games, given)
        if given.json:
            print_json({"doors": doors})
        else:
            print_doors(doors)
        return 0
    notes: Notes = {}
    round = measurements(games, given.peers, SECONDS if given.seconds is None else given.seconds)
    for _ in progress(rounds(round, notes), ROUNDS * len(round), "measuring"):
        pass
    found = report(games, given.peers, notes)
    doors = _doors(games, given) if given.peers else []
    if given.json:
        print_json({**to_builtins(found), "doors": doors} if given.peers else found)
    else:
        print_report(found)
        print_doors(doors)
    return 0


def _doors(games: list[Game], given: argparse.Namespace) -> list[DoorSpeed]:
    """Environments beside those of PettingZoo and OpenSpiel, each game with as few seats as make a company."""
    from doubloon.commands.output import progress
    from doubloon.envs.speed import Notes, middle, rounds, turns

    tables = [(game.id, max(2, game.min_seats)) for game in games]
    notes: Notes = {table: [] for table in tables}
    round = rounds(tables, SECONDS if given.seconds is None else given.seconds, notes)
    for _ in progress(round, turns(tables), "measuring environments"):
        pass
    return [middle(found) for found in notes.values()]


def print_doors(doors: list[DoorSpeed]) -> None:
    from doubloon.commands.output import number, print_table

    if doors:
        print("Environments with observations, steps/s; and how many times those of the peers")
        columns = ["game", "seats", "AEC", "batch", "OpenSpiel", "batch : AEC", "AEC : connect four"]
        columns += ["batch : connect four", "OpenSpiel : gin rummy"]
        rows = [
            [door.game, str(door.seats), *(number(rate) for rate in (door.aec, door.batch, door.open_spiel))]
            + [f"{ratio:.1f}" for ratio in (door.batch_to_aec, door.aec_to_connect_four)]
            + [f"{ratio:.1f}" for ratio in (door.batch_to_connect_four, door.open_spiel_to_gin_rummy)]
            for door in doors
        ]
        print_table(columns, rows)


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
    if found.seconds_to_a_puzzle is not UNSET:
        made = ", ".join(f"{grade} {seconds:.2f} s" for grade, seconds in found.seconds_to_a_puzzle.items())
        print(f"From nothing to a proved puzzle: {made}")
    if found.peers:
        ours = [f"{result.game} {result.seats}" for result in found.results]
        print("Random play of others, and how many times faster ours is by game and seats")
        peers = [
            [name, peer.version, number(peer.moves_per_s)] + [f"{result.peers[name]:.1f}" for result in found.results]
            for name, peer in found.peers.items()
        ]
        print_table(["peer", "version", "moves/s", *ours], peers, left=2)
