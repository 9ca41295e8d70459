"""Games as Parquet files for learners: each position that was decided, what could be played, what was, what came of it.

A row is a decision. Files hold so many games each, so that a series of any length needs little memory.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path
from shlex import quote
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from doubloon import __version__
from doubloon.arena.simulate import Result, Series
from doubloon.core.errors import DoubloonError
from doubloon.core.game import Game
from doubloon.registry import find_game

GAMES_A_FILE = 500
ROWS_AT_ONCE = 5000
CARD = "README.md"
DATA = "data"  # apart from the card: who reads a folder of Parquet files expects nothing else in it


Cells = dict[str, Any]
"""A row, by column."""


class BadDataset(DoubloonError):
    """A dataset cannot be written here."""


def prepare(folder: Path) -> None:
    """Refuse a folder that holds a dataset already."""
    (folder / DATA).mkdir(parents=True, exist_ok=True)
    if any((folder / DATA).iterdir()) or (folder / CARD).exists():
        raise BadDataset(f"{folder} holds a dataset already; name another folder")


def write_dataset(series: Series, results: Iterable[Result], folder: Path) -> Generator[Result, None, None]:
    """Write the games of a series file by file, and hand their results on."""
    game = find_game(series.game, components=Path(series.components) if series.components else None)
    files = Files(folder, _schema(game, series))
    try:
        for result in results:
            if not result.error:
                files.add(_rows(game, series, result))
            yield result
    finally:
        files.close()  # also when somebody has interrupted it: what is there can be read
    (folder / CARD).write_text(_card(game, series, files.games, files.rows), encoding="utf-8")


class Files:
    """Rows on their way to the disk. Some thousands wait in memory: a whole file of Jackal's would take a gigabyte.

    A file has a hidden name until it is complete: whoever reads the folder passes that by.
    """

    def __init__(self, folder: Path, schema: pa.Schema) -> None:
        self.games = 0
        self.rows = 0
        self._path = folder / DATA / ".unfinished.parquet"
        self._schema = schema
        self._waiting: list[Cells] = []
        self._file: pq.ParquetWriter | None = None

    def add(self, rows: list[Cells]) -> None:
        """The rows of one game."""
        self.games += 1
        self.rows += len(rows)
        self._waiting += rows
        if len(self._waiting) >= ROWS_AT_ONCE:
            self._write()
        if self.games % GAMES_A_FILE == 0:
            self.close()

    def close(self) -> None:
        """End the file that is being written; the next game begins another one."""
        if self._waiting:
            self._write()
        if self._file is not None:
            self._file.close()
            self._file = None
            name = f"part-{(self.games - 1) // GAMES_A_FILE + 1:05}.parquet"
            self._path.rename(self._path.with_name(name))

    def _write(self) -> None:
        if self._file is None:
            self._file = pq.ParquetWriter(self._path, self._schema, compression="zstd")
        self._file.write_table(pa.Table.from_pylist(self._waiting, schema=self._schema))
        self._waiting.clear()


def _schema(game: Game, series: Series) -> pa.Schema:
    width = len(game.columns(len(series.seats), game.options(series.options)))
    return pa.schema(
        [
            ("game", pa.int32()),
            ("ply", pa.int32()),
            ("seat", pa.int8()),
            ("numbers", pa.list_(pa.int64(), width)),
            ("legal", pa.list_(pa.int16())),
            ("move", pa.int16()),
            ("score", pa.int32()),
            ("won", pa.float32()),
        ]
    )


def _rows(game: Game, series: Series, result: Result) -> list[Cells]:
    """Play a game again, and note each position as the seat saw it that decided."""
    state = game.new(len(series.seats), f"{series.seed}/{result.number}", game.options(series.options))
    rows: list[Cells] = []
    for ply, (seat, move) in enumerate(result.played):
        rows.append(
            {
                "game": result.number,
                "ply": ply,
                "seat": seat,
                "numbers": state.numbers(seat),
                "legal": [offer.id for offer in state.offers(seat)],
                "move": move,
                "score": result.scores[seat],
                "won": 1 / len(result.winners) if seat in result.winners else 0.0,
            }
        )
        state.play(seat, game.moveset[move])
    if state.digest() != result.digest:
        raise BadDataset(
            f"game {result.number} does not replay to its end: a bot has changed something that it may not"
        )
    return rows


def _card(game: Game, series: Series, games: int, rows: int) -> str:
    """What is in the files, for people and for the sites that collect datasets."""
    columns = game.columns(len(series.seats), game.options(series.options))
    described = "\n".join(
        f"| {number} | {column.name} | {column.kind} | {column.low} | {column.high} |"
        for number, column in enumerate(columns)
    )
    seats = ",".join(series.seats)
    options = "".join(f" --option {option}" for option in series.options)
    return f"""---
license: mit
task_categories: [reinforcement-learning]
configs:
- config_name: default
  data_files: "{DATA}/*.parquet"
---
# {game.title}: {games} games, {rows} decisions

Made by doubloon {__version__}, ruleset {game.ruleset} of `{game.id}`, components `{game.components}`, table of moves
`{game.moveset.digest()}`. The same rows come out of

    doubloon sim {game.id} --seats {seats} --games {series.games} --seed {quote(series.seed)}{options} --dataset DIR

A row is one decision, in the order of play:

| column | what it is |
|---|---|
| game | the number of the game in the series; its seed is `{series.seed}/game` |
| ply | how many decisions came before it |
| seat | who decided, from 0 |
| numbers | what that seat could see, and nothing else: see below |
| legal | the ids of the legal moves |
| move | the id of the one that was played, by {", ".join(series.seats)} in the order of seats |
| score | the points of that seat at the end |
| won | its share of the win |

`numbers`, place by place. A `pick` is one of several things by its number, or -1; a `mask` has a bit for each.

| place | what | kind | low | high |
|---|---|---|---|---|
{described}
"""
