"""The recorded positions as tables of a server: their logs are written into its database before it starts."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from time import time

from doubloon.registry import find_game
from doubloon.server import telling
from doubloon.server.entries import BotSat, Entry, Moved, Sat, Setup
from doubloon.server.store import open_store
from doubloon.server.table import Table
from doubloon.server.tokens import hashed
from tools.gallery.positions import Position

NAMES = ("Anne", "Bartholomew Roberts", "Chloé", "Dirk", "Étienne")
TOKEN = "gallery"
BOT = "random"


def lay(database: str, positions: list[Position]) -> None:
    """Write a table for each position. Beside this thread, which may drive a browser: that has a loop of its own."""
    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, _lay(database, positions)).result()


async def _lay(database: str, positions: list[Position]) -> None:
    store = await open_store(database)
    for position in positions:
        setup, log = logged(position)
        table = Table(setup)
        for entry in log:
            table.apply(entry)
        await store.create(setup, log, telling.face(table))
    await store.close()


def logged(position: Position) -> tuple[Setup, list[Entry]]:
    """What a table's log says when it was played up to there. Bots sit where nobody is asked, and so play nothing."""
    played, moment = position.played, position.moment
    game = find_game(played.game)
    setup = Setup(
        id=position.table,
        game=game.id,
        ruleset=game.ruleset,
        seats=played.seats,
        options=game.options(played.options).text(),
        seed=played.seed,
        seeded=False,
        public=False,
        created=int(time()),
    )
    asked = position.played.match(moment.ply).state.deciders()
    seated: list[Entry] = [
        Sat(seat, NAMES[seat], hashed(TOKEN), hashed(TOKEN))
        if seat == moment.seat or seat in asked
        else BotSat(seat, BOT)
        for seat in range(played.seats)
    ]
    return setup, [*seated, *(Moved(seat, move) for seat, move in played.moves[: moment.ply])]


def cookie(position: Position, address: str) -> dict[str, str]:
    """What makes a browser sit at the position's seat."""
    return {
        "name": f"seat_{position.table}",
        "value": f"{position.moment.seat}.{TOKEN}",
        "url": f"http://{address}",
    }
