"""Today's voyage: one game a day alone, with the same shuffles for everybody on this server.

The seed follows from the date and a secret of the server, so nobody knows it before, and it is told the day after: then
every record can be checked.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from secrets import token_hex
from typing import Any

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from doubloon.server.api import CreateTable, Daily, SeatPlan, Voyage
from doubloon.server.database import secrets
from doubloon.server.gates import Refusal
from doubloon.server.store import Store

NAME = "daily"
GAMES = ("silver_gold", "maracaibo")  # alone against the ghost ship, and against Jordan, in turn


def today() -> date:
    return datetime.now(UTC).date()


def game_of(day: date) -> str:
    return GAMES[day.toordinal() % len(GAMES)]


async def secret_of(store: Store) -> str:
    """The server's secret, which is drawn by lot once; of several workers who draw it, the first counts."""
    insert: Any = postgresql.insert if store.shared else sqlite.insert
    drawn = insert(secrets).values(name=NAME, value=token_hex(32)).on_conflict_do_nothing()
    async with store.engine.begin() as connection:
        await connection.execute(drawn)
        return str(await connection.scalar(select(secrets.c.value).where(secrets.c.name == NAME)))


def seed_of(secret: str, day: date) -> str:
    return sha256(f"doubloon voyage 1\n{secret}\n{day.isoformat()}".encode()).hexdigest()[:32]


def voyage(secret: str, day: date, now: date) -> Voyage:
    """What may be known of a day's voyage."""
    seed = seed_of(secret, day)
    told = seed if day < now else None
    return Voyage(day.isoformat(), game_of(day), sha256(seed.encode()).hexdigest(), told)


async def daily(store: Store) -> Daily:
    """Today's and yesterday's."""
    secret, now = await secret_of(store), today()
    return Daily(voyage(secret, now, now), voyage(secret, now - timedelta(days=1), now))


async def plan(store: Store, name: str) -> tuple[CreateTable, str]:
    """The table of today's voyage, and its day."""
    now = today()
    seed = seed_of(await secret_of(store), now)
    return CreateTable(game_of(now), [SeatPlan("you")], name, seed=seed), now.isoformat()


def check_told(day: str) -> None:
    """A record holds the seed: that of today's voyage is told tomorrow."""
    if secret_today(day):
        raise Refusal("turn", "not_yet", "the record of today's voyage is told tomorrow, with its seed")


def secret_today(day: str) -> bool:
    """Is the seed of this day's voyage still a secret?"""
    return day != "" and day >= today().isoformat()
