"""Where games of a series are played: processes of this machine, or a Ray cluster. The results are the same."""

from __future__ import annotations

import logging
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any, Protocol, TypeVar

from doubloon import __version__
from doubloon.compiled import is_compiled
from doubloon.core.errors import DoubloonError
from doubloon.registry import find_game

T = TypeVar("T")
W = TypeVar("W")

RAY = "ray"
SECONDS_TO_ANSWER = 5
TRIES = 5  # of a piece of work whose worker is lost


class WorkerDied(DoubloonError):
    """One of our processes was ended from outside."""


class NoCluster(DoubloonError):
    """The cluster that was named cannot be used."""


class Pool(Protocol):
    """Anything that plays pieces of a series elsewhere."""

    size: int

    def submit(self, work: Callable[..., T], *given: Any) -> Future[T]:
        """Begin a piece of work."""


class Processes:
    """Processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, size: int) -> None:
        self._pool = pool
        self.size = size

    def submit(self, work: Callable[..., T], *given: Any) -> Future[T]:
        return self._pool.submit(work, *given)


class Cluster:
    """The processors of a Ray cluster. What a lost worker had begun is played again: games depend on their seeds."""

    def __init__(self, size: int) -> None:
        self.size = size

    def submit(self, work: Callable[..., T], *given: Any) -> Future[T]:
        import ray

        begun: Future[T] = ray.remote(work).options(max_retries=TRIES).remote(*given).future()
        return begun


@contextmanager
def pool_on(where: str, jobs: int, game: str, components: str | None) -> Iterator[Pool]:
    """The pool that `--on` and `--jobs` name: "" is this machine, "ray" a cluster of its own, "ray:ADDRESS" another."""
    if where:
        with _cluster(where, jobs, game, components) as cluster:
            yield cluster
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_quietly)
    try:
        _start(pool, jobs)
        yield Processes(pool, jobs)
    except KeyboardInterrupt:
        # A worker that was waiting for work died with the lock of the queue in hand. One that was still starting, and
        # so deaf to Ctrl-C, would wait for that lock for ever, and we for that worker.
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    except BrokenProcessPool:
        time.sleep(0.5)  # Ctrl-C reaches workers and us; where it ended them first, ours comes in this moment
        raise WorkerDied("a worker process was killed, perhaps for lack of memory; try fewer --jobs") from None
    finally:
        pool.shutdown(cancel_futures=True)


def map_on(work: Callable[[W], T], pieces: Iterable[W], jobs: int, where: str = "", game: str = "") -> Iterator[T]:
    """What comes of each piece of work, in the order in which they are done: on so many processes of this machine, or
    on a cluster whose nodes must know the game.
    """
    if jobs == 1 and not where:
        yield from map(work, pieces)
        return
    coming = iter(pieces)
    with pool_on(where, jobs, game, None) as pool:
        under_way = {pool.submit(work, piece) for piece in islice(coming, 2 * pool.size)}
        while under_way:
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            under_way |= {pool.submit(work, piece) for piece in islice(coming, len(done))}
            for one in done:
                yield one.result()


@contextmanager
def one_cluster(where: str, jobs: int, game: str) -> Iterator[None]:
    """Several series on the same cluster, which would be started for each of them otherwise."""
    if not where:
        yield
        return
    with pool_on(where, jobs, game, None):
        yield


def check_place(where: str) -> None:
    """Refuse what `--on` cannot mean, before anything is begun."""
    kind, _, address = where.partition(":")
    if where and (kind != RAY or (where != RAY and not address)):
        raise NoCluster(f"--on takes ray or ray:ADDRESS, not {where[:40]!r}")


@contextmanager
def _cluster(where: str, jobs: int, game: str, components: str | None) -> Iterator[Pool]:
    try:
        import ray
        from ray.exceptions import RayError
    except ModuleNotFoundError:
        raise NoCluster("--on ray needs Ray: pip install 'doubloon[ray]'") from None
    address = where.partition(":")[2]
    joined = ray.is_initialized()  # by a program that has its own work there, or by `one_cluster`
    if address:
        _answers(address)
    try:
        if not joined:
            _join(address, jobs)
        size = int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        _same_everywhere(game, components)
        yield Cluster(size)
    except ConnectionError as error:
        raise NoCluster(f"no Ray cluster answers at {address[:60]!r}: {error}") from None
    except RayError as error:
        cause = getattr(error, "cause", None)
        if isinstance(cause, DoubloonError):  # what a worker was given cannot be used: it has said so in one sentence
            raise cause from None
        raise WorkerDied(f"Ray could not finish the series: {type(error).__name__}") from error
    finally:
        if not joined:
            ray.shutdown()


def _join(address: str, jobs: int) -> None:
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address:
            ray.init(address, **quiet)
        else:
            ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
    except Exception as error:
        if type(error) is not Exception:
            raise
        # Ray has no kind of its own for a start that takes too long.
        raise NoCluster("Ray did not start in time: the machine is too busy; try again, or take --jobs") from error


def _answers(address: str) -> None:
    """Ray itself would try for minutes to reach a cluster that is not there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        with socket.create_connection((host, int(port)), timeout=SECONDS_TO_ANSWER):
            return
    except (OSError, ValueError, OverflowError):
        raise NoCluster(f"no Ray cluster answers at {address[:60]!r}; addresses look like 10.0.0.1:6379") from None


def _same_everywhere(game: str, components: str | None) -> None:
    """Every node must have this Doubloon and these components, or results would not be ours."""
    import ray
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    here = _introduction(game, components)
    ask = ray.remote(_introduction)
    for node in ray.nodes():  # type: ignore[no-untyped-call]
        if node["Alive"] and node["Resources"].get("CPU"):
            there = NodeAffinitySchedulingStrategy(node["NodeID"], soft=False)
            said = ray.get(ask.options(scheduling_strategy=there).remote(game, components))
            if said != here:
                raise NoCluster(f"node {node['NodeManagerAddress']} has {said}, here is {here}; make them equal")


def _introduction(game: str, components: str | None) -> str:
    """What a machine would play with."""
    try:
        rules = find_game(game, components=Path(components) if components else None)
    except DoubloonError as error:
        return f"no such game ({error})"
    how = "compiled" if is_compiled() else "interpreted"
    return f"doubloon {__version__} {how}, {game} {rules.ruleset} {rules.components} {rules.moveset.digest()}"


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


def _leave_quietly() -> None:
    """Ctrl-C ends a worker at once; the process that it works for says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
