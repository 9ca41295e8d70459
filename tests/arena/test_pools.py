"""A series on a Ray cluster: the same digest, also when a worker is killed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from doubloon.arena.company import company
from doubloon.arena.ladder import Plan, climb, ladder
from doubloon.arena.pools import NoCluster, check_place, one_cluster, pool_on
from doubloon.arena.simulate import Series, play_all, play_series, simulate
from doubloon.arena.training import Training, train
from doubloon.bots.own import BadBot
from tools.balance.observer import Series as Balance
from tools.balance.playing import notes

SERIES = Series("silver_gold", ["random", "random"], 60, "cluster")


@pytest.fixture(scope="module", autouse=True)
def _two_workers() -> Iterator[None]:
    """One cluster for all tests: its start takes longer than they do."""
    os.environ["RAY_AUTH_MODE"] = "disabled"  # Ray asks for a token of the machine's user otherwise
    with one_cluster("ray", 2, "silver_gold"):
        yield
    del os.environ["RAY_AUTH_MODE"]


def test_a_cluster_plays_the_same_series_although_a_worker_is_killed(tmp_path: Path) -> None:
    alone = simulate(SERIES)
    with pool_on("ray", 2, "silver_gold", None) as pool:
        assert pool.size == 2
        slow = pool.submit(_slow_game, str(tmp_path / "pid"))
        victim = _wait_for(tmp_path / "pid")
        os.kill(victim, signal.SIGKILL)
        assert slow.result() == "played"
        assert int((tmp_path / "pid").read_text()) != victim
    assert simulate(SERIES, 2, on="ray").digest == alone.digest


def test_ladders_training_and_balance_come_to_the_same_on_a_cluster(tmp_path: Path) -> None:
    plan = Plan("silver_gold", ["random", "greedy"], 4, "cluster")
    training = Training("silver_gold", 8, 4, "cluster", "sailor", "deckhand")
    counted = Balance("loot_island", 2, "random", 4, "cluster", ())
    assert ladder(plan, list(climb(plan, 2, "ray"))) == ladder(plan, list(climb(plan)))
    there = train(training, tmp_path / "there", _all_steps, 2, "ray")
    assert there[0].positions > 20
    assert there == train(training, tmp_path / "here", _all_steps)
    assert list(notes(counted, 2, "ray")) == list(notes(counted))


def test_what_a_bot_of_ones_own_did_wrong_is_told_by_a_cluster_as_by_one_process(tmp_path: Path) -> None:
    (tmp_path / "mute.py").write_text(
        "from doubloon.bots.bot import Bot\n\nclass Mute(Bot):\n    def choose(self, chair):\n        return None\n"
    )
    plan = Plan("silver_gold", [f"{tmp_path}/mute.py:Mute"], 2, "cluster")
    for on in ("", "ray"):
        with pytest.raises(BadBot, match=r"mute\.py:Mute chose None, which is no move, on seat 1; `choose` returns"):
            list(company(plan, 2, on=on))


def _all_steps(steps: Iterator[Any], total: int, label: str) -> Iterator[Any]:
    return steps


def _slow_game(path: str) -> str:
    """The first worker waits to be killed; the one that does its work again plays."""
    killed = Path(path).exists()
    Path(path).write_text(str(os.getpid()))
    if not killed:
        time.sleep(60)
    return "played"


def _wait_for(path: Path) -> int:
    for _ in range(600):
        if path.exists() and path.read_text():
            return int(path.read_text())
        time.sleep(0.1)
    raise AssertionError("the worker never began")


def test_what_is_no_cluster_is_told_at_once() -> None:
    with pytest.raises(NoCluster, match="takes ray or ray:ADDRESS, not 'slurm'"):
        check_place("slurm")
    with pytest.raises(NoCluster, match=r"no Ray cluster answers at '127\.0\.0\.1:1'"):
        list(play_series(SERIES, on="ray:127.0.0.1:1"))


def test_moves_are_kept_where_they_are_asked_for() -> None:
    (result,) = play_all(Series("silver_gold", ["random"], 1, "moves"), 1, "moves")
    assert len(result.played) == result.moves
    assert not result.record
