"""Decisions as Parquet files, read back and compared with the games themselves."""

from __future__ import annotations

from pathlib import Path

import pandas
import pyarrow.parquet
import pytest

from doubloon.arena import dataset
from doubloon.arena.dataset import BadDataset, prepare, write_dataset
from doubloon.arena.simulate import Series, play_all
from doubloon.registry import find_game

SERIES = Series("loot_island", ["greedy", "random", "random"], 5, "data", ["events_shown=yes"])


def test_what_is_written_are_the_decisions_of_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_A_FILE", 2)
    monkeypatch.setattr(dataset, "ROWS_AT_ONCE", 70)
    prepare(tmp_path)
    results = list(write_dataset(SERIES, play_all(SERIES, 1, "moves"), tmp_path))
    assert [path.name for path in sorted((tmp_path / "data").iterdir())] == [
        f"part-{number:05}.parquet" for number in (1, 2, 3)
    ]
    table = pandas.read_parquet(tmp_path / "data")
    assert len(table) == sum(result.moves for result in results)
    assert pyarrow.parquet.read_table(tmp_path / "data").num_rows == len(table)
    game = find_game("loot_island")
    for result in results:
        rows = table[table.game == result.number].sort_values("ply")
        state = game.new(3, f"data/{result.number}", game.options(SERIES.options))
        for row in rows.itertuples():
            assert row.numbers.tolist() == state.numbers(row.seat)
            assert row.legal.tolist() == [move.id for move in state.moves(row.seat)]
            assert row.score == result.scores[row.seat]
            assert row.won == pytest.approx((row.seat in result.winners) / max(1, len(result.winners)))
            state.play(row.seat, game.moveset[row.move])
        assert state.digest() == result.digest


def test_few_rows_wait_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of many games is written bit by bit."""
    monkeypatch.setattr(dataset, "ROWS_AT_ONCE", 70)
    prepare(tmp_path)
    written = write_dataset(SERIES, play_all(SERIES, 1, "moves"), tmp_path)
    moves = [next(written).moves for _ in range(3)]
    assert sum(moves) > 140
    (unfinished,) = (tmp_path / "data").iterdir()
    assert unfinished.stat().st_size > 1000
    assert len(list(written)) == 2
    (file,) = (tmp_path / "data").iterdir()
    assert pyarrow.parquet.ParquetFile(file).num_row_groups > 1


def test_what_was_written_until_somebody_interrupts_it_can_be_read(tmp_path: Path) -> None:
    prepare(tmp_path)
    written = write_dataset(SERIES, play_all(SERIES, 1, "moves"), tmp_path)
    moves = [next(written).moves for _ in range(2)]
    with pytest.raises(KeyboardInterrupt):
        written.throw(KeyboardInterrupt)
    assert len(pandas.read_parquet(tmp_path / "data")) == sum(moves)
    assert not (tmp_path / "README.md").exists()  # the card stands for the whole of it


def test_a_card_tells_what_every_number_is(tmp_path: Path) -> None:
    prepare(tmp_path)
    list(write_dataset(SERIES, play_all(SERIES, 1, "moves"), tmp_path))
    card = (tmp_path / "README.md").read_text()
    for number, column in enumerate(find_game("loot_island").columns(3)):
        assert f"| {number} | {column.name} |" in card
    assert "--seats greedy,random,random --games 5 --seed data --option events_shown=yes" in card


def test_a_dataset_is_not_written_over(tmp_path: Path) -> None:
    prepare(tmp_path)
    list(write_dataset(SERIES, play_all(SERIES, 1, "moves"), tmp_path))
    with pytest.raises(BadDataset, match="holds a dataset already"):
        prepare(tmp_path)
