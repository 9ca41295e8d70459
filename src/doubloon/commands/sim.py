"""`doubloon sim`: let bots play many games."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from doubloon.commands import arguments

if TYPE_CHECKING:
    from doubloon.arena.simulate import Result, Series, Summary
    from doubloon.core.game import Game

MAX_GAMES = 100_000_000


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "sim",
        "Let bots play many games and count up wins and points. The digest fingerprints all final positions: it "
        "depends\non the game, seats, options, games and seed, never on the number of jobs or on compilation.",
        [
            "silver_gold --seats greedy,random,random --games 1000",
            "silver_gold --seats admiral,sailor --games 50 --jobs 2 --seed 7 --json",
            "silver_gold --seats greedy,greedy --games 10 --records games --option memory_aid=yes",
            "silver_gold --seats mybot.py:Careful,greedy --games 10000 --on ray:10.0.0.1:6379",
        ],
    )
    arguments.add_game(parser)
    parser.add_argument(
        "--seats",
        required=True,
        metavar="BOT,BOT,…",
        help="one bot for each seat: a level such as sailor, random, greedy, search:N or file.py:Class",
    )
    parser.add_argument(
        "--games", required=True, type=arguments.whole(1, MAX_GAMES), metavar="N", help="how many games"
    )
    arguments.add_seed(parser)
    parser.add_argument(
        "--jobs", type=arguments.whole(1, 64), default=1, metavar="N", help="how many processes (default: 1)"
    )
    arguments.add_cluster(parser)
    arguments.add_options(parser)
    arguments.add_components(parser)
    parser.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game into this folder")
    parser.add_argument(
        "--dataset", type=Path, metavar="DIR", help="write every decision into Parquet files in this folder"
    )
    arguments.add_json(parser)


def run(given: argparse.Namespace) -> int:
    series = checked_series(given)
    from doubloon.arena.pools import check_place

    check_place(given.on)
    from time import perf_counter

    from doubloon.arena.simulate import summarise
    from doubloon.commands.output import print_json, progress

    begin = perf_counter()
    tracebacks: list[str] = []
    results = _note_errors(_results(given, series), tracebacks)
    shown = progress(results, series.games, f"{series.game} {', '.join(series.seats)}")
    summary = summarise(series, shown, lambda: perf_counter() - begin)
    if given.json:
        print_json(summary)
    else:
        print_summary(summary, _contested(arguments.game_of(given), series))
    if tracebacks:
        print(f"{summary.errors} of {summary.games} games broke off; the first:\n{tracebacks[0]}", file=sys.stderr)
    return 1 if tracebacks else 0


def _results(given: argparse.Namespace, series: Series) -> Iterator[Result]:
    from doubloon.arena.simulate import play_all, play_series

    if given.dataset is None:
        return play_series(series, given.jobs, given.records, given.on)
    try:
        from doubloon.arena.dataset import prepare, write_dataset
    except ModuleNotFoundError as error:
        raise arguments.NeedsExtra(f"--dataset needs {error.name}: pip install 'doubloon[data]'") from None
    if given.records:
        raise arguments.Contradiction("a series is written as records or as a dataset; leave one out")
    prepare(given.dataset)
    return write_dataset(series, play_all(series, given.jobs, "moves", given.on), given.dataset)


def checked_series(given: argparse.Namespace) -> Series:
    """What the arguments ask for, once all of it is known to be playable."""
    from doubloon.arena.simulate import Series
    from doubloon.bots.own import seat_bot
    from doubloon.core.rng import check_seed

    game = arguments.game_of(given)
    seats = [name.strip() for name in given.seats.split(",")]
    for name in seats:
        seat_bot(name, "1")
    game.check(len(seats), game.options(given.options))
    check_seed(given.seed)
    check_seed(f"{given.seed}/{given.games}")  # every game gets a seed of its own, which is a little longer
    components = str(given.components.resolve()) if given.components else None
    if given.records:
        _prepare(given.records, game.id)
    return Series(game.id, seats, given.games, given.seed, given.options, components)


def _prepare(folder: Path, game_id: str) -> None:
    """Make the folder for the records, into which something can be written and which holds none of another series."""
    from tempfile import TemporaryFile

    from doubloon.core.errors import DoubloonError
    from doubloon.core.failures import in_words

    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise DoubloonError(f"no records can be written into {folder} ({in_words(error)})") from None
    if any(folder.glob(f"{game_id}-*.txt")):
        raise DoubloonError(f"{folder} holds records of {game_id} already; name another folder")


def _note_errors(results: Iterator[Result], tracebacks: list[str]) -> Iterator[Result]:
    for result in results:
        if result.error:
            tracebacks.append(result.error)
        yield result


def _contested(game: Game, series: Series) -> bool:
    """Whether there is anybody to win against: another seat, or Jordan."""
    from doubloon.core.steering import steering_of

    if len(series.seats) > 1:
        return True
    return steering_of(game).unseated(game.new(1, series.seed, game.options(series.options))) is not None


def print_summary(summary: Summary, contested: bool) -> None:
    from doubloon.arena.intervals import wilson
    from doubloon.commands.output import number, print_table

    played = summary.games - summary.errors
    rows = []
    for seat, bot in enumerate(summary.seats):
        row = [str(seat + 1), bot, f"{summary.score_mean[seat]:.2f}"]
        if contested:
            share = summary.wins[seat] / played if played else 0.0
            low, high = wilson(share, played)
            told = f"{share:.1%}" if played else "–"
            row[2:2] = [f"{summary.wins[seat]:g}", told, f"{low:.1%} – {high:.1%}"]
        rows.append(row)
    columns = ["seat", "bot", "wins", "share", "95 %", "mean score"] if contested else ["seat", "bot", "mean score"]
    print_table(columns, rows, left=2)
    how = "compiled" if summary.compiled else "interpreted"
    print(
        f"{summary.game}: {number(summary.games)} games, {number(summary.moves)} moves in {summary.seconds:.2f} s "
        f"({number(summary.moves_per_s)} moves/s, {how}), digest {summary.digest}"
    )
