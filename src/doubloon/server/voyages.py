"""Today's voyage: one game a day alone, with the same shuffles for everybody on this server.

The seed follows from the date and a secret of the server, so nobody knows it before, and it is told the day after: then
every record can be checked. Whoever has finished one can compare: with all other finished tries on this server, and
with the Admiral, who sails it once when the first try is finished, where bots think and behind all of them.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from secrets import token_hex

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from doubloon.bots.levels import LEVELS
from doubloon.bots.make import bot_seed
from doubloon.registry import find_game
from doubloon.server.api import CreateTable, Daily, SeatPlan, Voyage
from doubloon.server.database import inserting, records, secrets
from doubloon.server.gates import Refusal
from doubloon.server.store import Store
from doubloon.server.thinker import Job
from doubloon.server.thinking import NoThought, Thinkers
from doubloon.server.turns import ONLOOKERS, Ticket

NAME = "daily"
ADMIRAL = LEVELS[-1]
MOST_RESULTS = 500
HEAD = 2000  # letters of a record in which its seed stands
DAY = timedelta(days=1)
GAMES = ("silver_gold", "maracaibo")  # alone against the ghost ship, and against Jordan, in turn

logger = logging.getLogger("doubloon")


def today() -> date:
    return datetime.now(UTC).date()


def game_of(day: date) -> str:
    return GAMES[day.toordinal() % len(GAMES)]


async def secret_of(store: Store) -> str:
    """The server's secret, which is drawn by lot once; of several workers who draw it, the first counts."""
    return await _kept(store, NAME, token_hex(32))


async def _kept(store: Store, name: str, value: str) -> str:
    """What was written down under a name first."""
    written = inserting(store.engine, secrets).values(name=name, value=value).on_conflict_do_nothing()
    async with store.engine.begin() as connection:
        await connection.execute(written)
        return str(await connection.scalar(select(secrets.c.value).where(secrets.c.name == name)))


def seed_of(secret: str, day: date) -> str:
    return sha256(f"doubloon voyage 1\n{secret}\n{day.isoformat()}".encode()).hexdigest()[:32]


async def results_of(store: Store, day: date, seed: str) -> list[int]:
    """The points of all tries that were finished on their day, the best first. Their records bear the day's seed."""
    begin = int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())
    wanted = (records.c.game == game_of(day)) & (records.c.finished >= begin)
    wanted &= records.c.finished < begin + int(DAY.total_seconds())
    wanted &= func.substr(records.c.text, 1, HEAD).contains(f"\nseed: {seed}\n")
    async with store.engine.connect() as connection:
        texts = await connection.scalars(select(records.c.text).where(wanted).limit(MOST_RESULTS))
        return sorted((_points(text) for text in texts), reverse=True)


def _points(text: str) -> int:
    end = next(line for line in reversed(text.splitlines()) if line.startswith("end: "))
    return int(end.split()[1])


class Voyages:
    """The voyages of a house, and the Admiral's."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._sailing: asyncio.Task[None] | None = None

    async def daily(self, store: Store) -> Daily:
        """Today's and yesterday's."""
        secret, now = await secret_of(store), today()
        return Daily(await self._voyage(store, secret, now, now), await self._voyage(store, secret, now - DAY, now))

    async def _voyage(self, store: Store, secret: str, day: date, now: date) -> Voyage:
        """What may be known of a day's voyage."""
        seed = seed_of(secret, day)
        told = seed if day < now else None
        results = await results_of(store, day, seed)
        async with store.engine.connect() as connection:
            admiral = await connection.scalar(select(secrets.c.value).where(secrets.c.name == _admirals(day)))
        if results and admiral is None and (self._sailing is None or self._sailing.done()):
            self._sailing = asyncio.create_task(self._sail(store, day, seed))
        points = int(admiral) if admiral is not None else None
        return Voyage(day.isoformat(), game_of(day), sha256(seed.encode()).hexdigest(), told, results, points)

    async def _sail(self, store: Store, day: date, seed: str) -> None:
        """The Admiral's own try, written down."""
        try:
            points = await self._admiral(game_of(day), seed)
            await _kept(store, _admirals(day), str(points))
        except (NoThought, SQLAlchemyError, OSError) as error:
            logger.error("the Admiral did not finish the voyage of %s (%s)", day, error)

    async def _admiral(self, name: str, seed: str) -> int:
        game = find_game(name)
        state = game.new(1, seed, game.options([]))
        while not state.over():
            moves = state.moves(0)
            move = moves[0]
            if len(moves) > 1:
                job = Job(name, game.ruleset, state.to_bytes(), 0, ADMIRAL, bot_seed(seed, 0))
                async with self._thinkers.turn(Ticket(f"{NAME}/{seed}", ONLOOKERS, frozenset([NAME]))) as came:
                    if not came:
                        raise NoThought("nobody had time for it")
                    move = game.moveset[await self._thinkers.choose(job)]
            state.play(0, move)
        return state.scores()[0]

    async def close(self) -> None:
        if self._sailing is not None:
            self._sailing.cancel()
            await asyncio.gather(self._sailing, return_exceptions=True)


def _admirals(day: date) -> str:
    return f"admiral {day.isoformat()}"


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
