"""Many games between opponents, on as many processes as asked for, with a result that depends on neither."""

from __future__ import annotations

import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path

from msgspec import Struct

from doubloon.bots.make import bot_seed
from doubloon.bots.own import seat_bot
from doubloon.bots.table import play_out
from doubloon.compiled import is_compiled
from doubloon.core.chair import Chair
from doubloon.core.errors import DoubloonError
from doubloon.core.failures import in_words
from doubloon.core.match import Match
from doubloon.core.record import record_of
from doubloon.registry import find_game

RUN_SECONDS = 0.1


class WorkerDied(DoubloonError):
    """One of our processes was ended from outside."""


class CannotRecord(DoubloonError):
    """The record of a game cannot be written."""


class Series(Struct, frozen=True):
    """What is to be played: the digest of the result depends on this and on nothing else."""

    game: str
    seats: list[str]
    games: int
    seed: str
    options: list[str] = []
    components: str | None = None


class Result(Struct, frozen=True):
    """What came of one game. `error` is "" unless it broke off."""

    number: int
    moves: int
    scores: list[int]
    winners: list[int]
    digest: str
    error: str = ""


class Summary(Struct, frozen=True):
    """What came of a series; `wins` share a tied win."""

    game: str
    seats: list[str]
    games: int
    moves: int
    seconds: float
    moves_per_s: float
    wins: list[float]
    score_mean: list[float]
    errors: int
    compiled: bool
    digest: str


def play_game(series: Series, number: int, records: Path | None = None) -> Result:
    """Game `number` of a series, which has its own seed."""
    seed = f"{series.seed}/{number}"
    moves = 0
    text = ""
    try:
        game = find_game(series.game, components=Path(series.components) if series.components else None)
        options = game.options(series.options)
        bots = [seat_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(series.seats)]
        if records:
            match = Match(game, len(series.seats), seed, options)
            while deciders := match.state.deciders():
                match.play(deciders[0], bots[deciders[0]].choose(Chair(match.state, deciders[0])))
            text = record_of(match, series.seats).text()
            state = match.state
        else:
            state = game.new(len(series.seats), seed, options)
            play_out(state, bots)
        moves = state.plies
        outcome = state.outcome()
        assert outcome is not None
        result = Result(number, moves, state.scores(), outcome.winners, state.digest())
    except Exception:  # a game that breaks is a result to report, not a reason to lose all the others
        return Result(number, moves, [0] * len(series.seats), [], "", traceback.format_exc())
    if records:
        _write(records / f"{series.game}-{number:05}.txt", text)
    return result


def _write(path: Path, text: str) -> None:
    """A record that cannot be written ends the series: the next ones could not be written either."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CannotRecord(f"no more records can be written, {path.name} failed: {in_words(error)}") from None


def play_series(series: Series, jobs: int = 1, records: Path | None = None) -> Iterator[Result]:
    """The games of a series in their order, on `jobs` processes."""
    if records:
        records.mkdir(parents=True, exist_ok=True)
    if jobs == 1:
        for number in range(series.games):
            yield play_game(series, number, records)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_quietly)
    try:
        _start(pool, jobs)
        yield from _share_out(pool, jobs, series, records)
    except BrokenProcessPool:
        time.sleep(0.5)  # Ctrl-C reaches workers and us; where it ended them first, ours comes in this moment
        raise WorkerDied("a worker process was killed, perhaps for lack of memory; try fewer --jobs") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _start(pool: ProcessPoolExecutor, jobs: int) -> None:
    """Workers are born deaf to Ctrl-C: while they load their modules it would make them print where they were."""
    if threading.current_thread() is not threading.main_thread():
        return  # Ctrl-C is the main thread's business, and so are signals
    ours = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for _ in range(jobs):  # each piece starts a process, as long as none is idle
            pool.submit(_nothing)
    finally:
        signal.signal(signal.SIGINT, ours)


def _nothing() -> None:
    """The first pieces of work: they make the pool start its processes."""


def _share_out(pool: ProcessPoolExecutor, jobs: int, series: Series, records: Path | None) -> Iterator[Result]:
    """Keep every process busy with a run of games; the runs grow until each takes a tenth of a second."""
    waiting: deque[Future[tuple[list[Result], float]]] = deque()
    begun = 0
    size = 1
    while begun < series.games or waiting:
        while begun < series.games and len(waiting) < 4 * jobs:
            numbers = range(begun, min(begun + size, series.games))
            waiting.append(pool.submit(_play_run, series, numbers, records))
            begun = numbers.stop
        results, seconds = waiting.popleft().result()
        fair = -(-(series.games - begun) // (4 * jobs))  # so that nobody idles while the last run is played
        size = max(1, min(int(len(results) * RUN_SECONDS / max(seconds, 1e-9)), size * 2, fair))
        yield from results


def summarise(series: Series, results: Iterable[Result], seconds: Callable[[], float]) -> Summary:
    """Count the results up."""
    seats = len(series.seats)
    wins = [0.0] * seats
    totals = [0] * seats
    moves = errors = 0
    digest = blake2b(digest_size=8)
    for result in results:
        moves += result.moves
        errors += bool(result.error)
        digest.update(f"{result.number} {result.digest}\n".encode())
        for seat in result.winners:
            wins[seat] += 1 / len(result.winners)
        totals = [total + score for total, score in zip(totals, result.scores, strict=True)]
    elapsed = seconds()
    return Summary(
        game=series.game,
        seats=series.seats,
        games=series.games,
        moves=moves,
        seconds=round(elapsed, 3),
        moves_per_s=round(moves / elapsed, 1),
        wins=[round(share, 3) for share in wins],
        score_mean=[round(total / max(1, series.games - errors), 2) for total in totals],
        errors=errors,
        compiled=is_compiled(),
        digest=digest.hexdigest(),
    )


def simulate(series: Series, jobs: int = 1, records: Path | None = None) -> Summary:
    """Play a series and count it up."""
    begin = time.perf_counter()
    return summarise(series, play_series(series, jobs, records), lambda: time.perf_counter() - begin)


def _play_run(series: Series, numbers: range, records: Path | None) -> tuple[list[Result], float]:
    begin = time.perf_counter()
    results = [play_game(series, number, records) for number in numbers]
    return results, time.perf_counter() - begin


def _leave_quietly() -> None:
    """Ctrl-C ends a worker at once; the process that it works for says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
