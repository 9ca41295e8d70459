"""Whatever is thrown at a table: nothing breaks, and nothing changes that was not allowed.

The inputs go through the very code that answers a socket (`Conversation`), with a real store behind it.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from doubloon.core.view import SPECTATOR
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.conversation import Conversation
from doubloon.server.gates import GATES
from doubloon.server.guard import Guard
from doubloon.server.house import House
from doubloon.server.limits import Limits
from doubloon.server.room import Room
from doubloon.server.tokens import hashed
from tests.server.serving import sqlite_in

INPUTS = 100_000
FEW = 500  # inputs between two looks at the digest

TYPES = ["hello", "move", "preview", "undo", "stand_in", "answer", "chat", "name", "ping", "nonsense", ""]
FIELDS = ["type", "protocol", "last", "seat", "version", "move", "ask", "yes", "level", "text", "number", "extra"]
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 7, 1 << 31, 1 << 40, 1 << 70, -(1 << 70), 0.5, 1e308, "", "greedy", "x" * 500,
    "\x00\u202e", "é☠", [], [1], {}, {"type": "move"}, [[[[]]]],
]  # fmt: skip


def random_bytes(chance: random.Random) -> bytes:
    kinds: list[Callable[[], bytes]] = [
        lambda: chance.randbytes(chance.randrange(60)),
        lambda: b"[" * chance.randrange(3000),
        lambda: b'{"type":' * chance.randrange(500),
        lambda: b"x" * chance.randrange(9000),
        lambda: b'{"type":"chat","text":"\xff\xfe"}',
        lambda: b'{"type":"chat","text":"\\ud800"}',
        lambda: b"",
        lambda: b"null",
    ]
    return chance.choice(kinds)()


def wrong_shape(chance: random.Random) -> bytes:
    names = chance.sample(FIELDS, chance.randrange(1, 6))
    message = {name: chance.choice(VALUES) for name in names}
    if chance.random() < 0.8:
        message["type"] = chance.choice(TYPES)
    data = json.dumps(message).encode()
    if chance.random() < 0.2:  # and damaged on the way
        at = chance.randrange(len(data))
        data = data[:at] + chance.randbytes(1) + data[at + 1 :]
    return data


def wrong_time(chance: random.Random, versions: list[int], table_size: int) -> bytes:
    """Right messages at a wrong time: an old or a future version, somebody else's question, a move from anywhere."""
    version = chance.choice([0, *versions, max(versions) + 1, 1 << 40])
    messages: list[dict[str, Any]] = [
        {"type": "move", "version": version, "move": chance.randrange(table_size + 5)},
        {"type": "preview", "version": version, "move": chance.randrange(table_size + 5)},
        {"type": "undo", "version": version},
        {"type": "stand_in", "seat": chance.randrange(8), "level": chance.choice(["greedy", "search:99999999", ""])},
        {"type": "answer", "ask": chance.randrange(50), "yes": chance.random() < 0.5},
        {
            "type": "hello",
            "protocol": chance.choice([0, 1, 2]),
            "last": version,
            "seat": chance.choice([None, -1, 0, 1]),
        },
        {"type": "ping", "number": 3},
        {"type": "chat", "text": "\u200b \t"},
    ]
    return json.dumps(chance.choice(messages)).encode()


class Watched:
    """A table with everybody connected; every message that was taken must have been allowed."""

    def __init__(self, room: Room, conversations: list[Conversation]) -> None:
        self.room = room
        self.conversations = conversations
        self.refused: dict[str, int] = {}
        self.taken = 0

    def position(self) -> tuple[object, ...]:
        table = self.room.table
        assert table.match is not None
        return table.seq, table.match.state.digest(), tuple(place.level for place in table.places), len(table.chat)

    async def throw(self, who: Conversation, data: bytes) -> None:
        seq = self.room.table.seq
        await who.hear(data)
        answers = [msgspec.json.decode(answer) for answer in who.to_send()]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        for answer in refused:
            self.refused[answer["gate"]] = self.refused.get(answer["gate"], 0) + 1
        assert len(refused) <= 1
        if refused:
            assert self.room.table.seq == seq, "a refused message was written"
        elif self.room.table.seq != seq:
            self.taken += 1
            assert any(answer["type"] == "done" for answer in answers)


def test_a_hundred_thousand_inputs_break_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(sqlite_in(tmp_path), thinkers=0)
        await house.open()
        chance = random.Random(100)
        seats = [SeatPlan("you"), SeatPlan("open"), SeatPlan("open")]
        room, seat, token, _ = await house.create(CreateTable("silver_gold", seats, "Anne", seed="fuzz"))
        assert seat == 0
        conversations = [Conversation(room, SPECTATOR), Conversation(room, 0, hashed(token))]
        for number in (1, 2):
            _, _, token, _ = await house.join(room, number, f"Guest {number}")
            conversations.append(Conversation(room, number, hashed(token)))
        silent = Conversation(room, SPECTATOR)  # has not said hello, and never does so rightly
        watched = Watched(room, conversations)
        for who in conversations:
            await watched.throw(who, b'{"type":"hello","protocol":1}')
        watched.refused = {}
        size = len(room.table.game.moveset)
        for number in range(INPUTS):
            kind = number % 3
            if kind == 2:
                versions = [eyes.version for eyes in room.table.eyes.values()]
                data = wrong_time(chance, versions, size)
            else:
                data = random_bytes(chance) if kind == 0 else wrong_shape(chance)
            before = watched.position() if number % FEW == 0 else None
            taken = watched.taken
            await watched.throw(chance.choice(conversations) if chance.random() < 0.95 else silent, data)
            if before is not None and watched.taken == taken:
                assert watched.position() == before
        assert set(watched.refused) >= set(GATES) - {"origin", "credit", "token"}
        assert sum(watched.refused.values()) > INPUTS * 0.6
        # After all that the table can be read back as it is.
        again = House(sqlite_in(tmp_path), thinkers=0)
        await again.open()
        there = (await again.room(room.table.setup.id)).table
        assert there.match is not None
        assert (there.seq, there.match.state.digest()) == watched.position()[:2]
        await again.close()
        await house.close()

    asyncio.run(story())


def test_who_says_too_much_is_told_to_wait_and_then_shown_out(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(sqlite_in(tmp_path), thinkers=0)
        await house.open()
        room, *_ = await house.create(CreateTable("silver_gold", [SeatPlan("open")] * 2, "Anne"))
        guard = Guard(Limits())
        talker = Conversation(room, SPECTATOR, purse=room.purse(SPECTATOR, guard.client("192.0.2.1"), guard))
        for _ in range(400):
            await talker.hear(b'{"type":"ping"}')
        assert talker.exhausted
        codes = [msgspec.json.decode(answer).get("code") for answer in talker.to_send()]
        assert "slow_down" in codes
        await house.close()

    asyncio.run(story())
