"""How many bytes a finished game takes in the database of a server: `python -m tools.growth [GAMES]`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from doubloon.core.view import SPECTATOR
from doubloon.registry import find_game, game_ids
from doubloon.server import archive
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.house import House
from doubloon.server.room import Room, Watcher

GAMES = 20
LEVEL = "greedy"


async def measured(game: str, games: int, file: Path) -> tuple[int, float, float]:
    """Entries of a game's log, bytes of a table with its record, and bytes of the record alone."""
    house = House(f"sqlite:///{file}")
    await house.open()
    try:
        empty = await size(house, file)
        seats = min(4, find_game(game).max_seats)
        rooms = await asyncio.gather(*(played(house, game, seats, number) for number in range(games)))
        full = await size(house, file)
        await archive.remove(house.store.engine, [room.table.setup.id for room in rooms])
        bare = await size(house, file)
    finally:
        await house.close()
    return sum(room.table.seq for room in rooms) // games, (full - empty) / games, (bare - empty) / games


async def played(house: House, game: str, seats: int, number: int) -> Room:
    room, *_ = await house.create(CreateTable(game, [SeatPlan("bot", LEVEL)] * seats, "", seed=f"growth {number}"))
    watcher = Watcher(SPECTATOR, "")
    room.enter(watcher)
    while room.table.phase != "over":
        await asyncio.sleep(0.01)
    room.go(watcher)
    while not room.idle:
        await asyncio.sleep(0.01)
    return room


async def size(house: House, file: Path) -> int:
    """Of the file once everything is in its place."""
    async with house.store.engine.connect() as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await alone.exec_driver_sql("VACUUM")
        await alone.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size


def main(games: int) -> None:
    print("| game | log entries | table | record |\n|---|---|---|---|")
    for game in game_ids():
        with tempfile.TemporaryDirectory() as folder:
            entries, table, record = asyncio.run(measured(game, games, Path(folder) / "tables.db"))
        print(f"| {game} | {entries} | {table / 1024:.0f} kB | {record / 1024:.1f} kB |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
