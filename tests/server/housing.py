"""Houses in this very process: opened for a story, closed after it. Seats that speak without a socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec

from doubloon.core.match import Match
from doubloon.server import permits
from doubloon.server.conversation import Conversation
from doubloon.server.entries import Entry
from doubloon.server.guard import Guard
from doubloon.server.heard import PlayMove
from doubloon.server.house import House
from doubloon.server.room import Room
from doubloon.server.table import Table

SECONDS = 100.0  # that a story may take


@asynccontextmanager
async def a_house(url: str, thinkers: int = 0) -> AsyncIterator[House]:
    house = House(url, thinkers=thinkers)
    await house.open()
    try:
        async with asyncio.timeout(SECONDS):
            yield house
    finally:
        await house.close()


def with_house(url: str, story: Callable[[House], Awaitable[None]], thinkers: int = 0) -> None:
    """A whole story with its own event loop."""

    async def told() -> None:
        async with a_house(url, thinkers) as house:
            await story(house)

    asyncio.run(told())


def with_two(url: str, story: Callable[[House, House], Awaitable[None]]) -> None:
    """Two workers that share a database."""

    async def told() -> None:
        async with a_house(url) as here, a_house(url) as there:
            await story(here, there)

    asyncio.run(told())


def match_of(room: Room) -> Match:
    assert room.table.match is not None
    return room.table.match


async def play(room: Room, seat: int) -> None:
    """The first legal move of a seat, as this worker knows the table."""

    def decide(table: Table) -> Entry:
        assert table.match is not None
        return permits.play(table, seat, PlayMove(table.eyes[seat].version, table.match.state.moves(seat)[0].id))

    await room.act(decide)


class Speaker:
    """One seat that says things in the same process."""

    def __init__(self, room: Room, seat: int, guard: Guard | None = None) -> None:
        self.room = room
        self.seat = seat
        purse = room.purse(seat, guard.client("192.0.2.1"), guard) if guard else None
        self.talk = Conversation(room, seat, room.table.places[seat].tokens[0], purse=purse)

    @property
    def version(self) -> int:
        return self.room.table.eyes[self.seat].version

    async def hello(self) -> None:
        await self.talk.hear(b'{"type": "hello", "protocol": 1}')
        self.talk.to_send()

    async def tell(self, type: str, **fields: object) -> None:
        await self.talk.hear(msgspec.json.encode({"type": type, "version": self.version, **fields}))
