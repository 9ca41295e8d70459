"""Series of games: the same result however they are played."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.arena import simulate
from doubloon.arena.simulate import Result, Series, play_game, play_series, summarise

SERIES = Series("silver_gold", ["random", "random"], 40, "series")


def test_two_processes_play_the_same_games_in_the_same_order() -> None:
    alone = list(play_series(SERIES))
    assert [result.number for result in alone] == list(range(40))
    assert list(play_series(SERIES, jobs=2)) == alone


def test_every_game_of_a_series_is_another() -> None:
    assert len({result.digest for result in play_series(SERIES)}) == 40


def test_a_series_may_be_shorter_than_its_jobs() -> None:
    short = Series("silver_gold", ["random"], 1, "short")
    assert list(play_series(short, jobs=2)) == list(play_series(short))


def test_a_broken_game_is_a_result(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("the mast fell")

    monkeypatch.setattr(simulate, "play_out", breaks)
    result = play_game(SERIES, 3)
    assert (result.number, result.digest, result.winners) == (3, "", [])
    assert "the mast fell" in result.error


def test_a_series_is_counted_up() -> None:
    series = Series("silver_gold", ["random", "greedy", "greedy"], 4, "")
    results = [
        Result(0, 90, [50, 70, 60], [1], "aa"),
        Result(1, 80, [40, 60, 60], [1, 2], "bb"),
        Result(2, 70, [90, 80, 30], [0], "cc"),
        Result(3, 10, [0, 0, 0], [], "", "Traceback"),
    ]
    summary = summarise(series, results, lambda: 2.0)
    assert (summary.moves, summary.moves_per_s, summary.errors) == (250, 125.0, 1)
    assert summary.wins == [1.0, 1.5, 0.5]
    assert summary.score_mean == [60.0, 70.0, 50.0]
    changed = summarise(series, [*results[:2], Result(2, 70, [90, 80, 30], [0], "cd"), results[3]], lambda: 1.0)
    assert changed.digest != summary.digest


def test_records_are_named_by_their_numbers(tmp_path: Path) -> None:
    list(play_series(Series("silver_gold", ["random"] * 2, 2, "records"), records=tmp_path))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["silver_gold-00000.txt", "silver_gold-00001.txt"]
