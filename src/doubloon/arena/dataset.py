"""Games as Parquet files for learners: each position that was decided, what could be played, what was, what came of it.

A row is a decision. Files hold so many games each, so that a series of any length needs little memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
CARD = "README.md"
DATA = "data"  # apart from the card: who reads a folder of Parquet files expects nothing else in it


class BadDataset(DoubloonError):
    """A dataset cannot be written here."""


def prepare(folder: Path) -> None:
    """Refuse a folder that holds a dataset already."""
    (folder / DATA).mkdir(parents=True, exist_ok=True)
    if any((folder / DATA).iterdir()) or (folder / CARD).exists():
        raise BadDataset(f"{folder} holds a dataset already; name another folder")


def write_dataset(series: Series, results: Iterable[Result], folder: Path) -> Iterator[Result]:
    """Write the games of a series file by file, and hand their results on."""
    game = find_game(series.game, components=Path(series.components) if series.components else None)
    schema = _schema(game, series)
    rows: dict[str, list[Any]] = {name: [] for name in schema.names}
    games = files = total = 0
    for result in results:
        if not result.error:
            total += _add_game(game, series, result, rows)
            games += 1
        if games and games % GAMES_A_FILE == 0 and rows["game"]:
            files += 1
            _write(folder, files, rows, schema)
        yield result
    if rows["game"]:
        files += 1
        _write(folder, files, rows, schema)
    (folder / CARD).write_text(_card(game, series, games, total), encoding="utf-8")


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


def _add_game(game: Game, series: Series, result: Result, rows: dict[str, list[Any]]) -> int:
    """Play a game again, and note each position as the seat saw it that decided."""
    state = game.new(len(series.seats), f"{series.seed}/{result.number}", game.options(series.options))
    for ply, (seat, move) in enumerate(result.played):
        rows["game"].append(result.number)
        rows["ply"].append(ply)
        rows["seat"].append(seat)
        rows["numbers"].append(state.numbers(seat))
        rows["legal"].append([offer.id for offer in state.offers(seat)])
        rows["move"].append(move)
        rows["score"].append(result.scores[seat])
        rows["won"].append(1 / len(result.winners) if seat in result.winners else 0.0)
        state.play(seat, game.moveset[move])
    if state.digest() != result.digest:
        raise BadDataset(
            f"game {result.number} does not replay to its end: a bot has changed something that it may not"
        )
    return len(result.played)


def _write(folder: Path, number: int, rows: dict[str, list[Any]], schema: pa.Schema) -> None:
    path = folder / DATA / f"part-{number:05}.parquet"
    pq.write_table(pa.table(rows, schema=schema), path, compression="zstd")
    for values in rows.values():
        values.clear()


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
