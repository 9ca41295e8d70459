"""Clients that ask for too much, and the limits that they meet."""

from __future__ import annotations

import asyncio

from tests.server.serving import Browser, Guests, Server

TWO = [{"kind": "you"}, {"kind": "open"}]
TABLE = {"game": "silver_gold", "seats": TWO, "name": "Anne"}
SMALL = {
    "tables": 3,
    "tables_per_minute": 1,
    "joins": 4,
    "joins_per_minute": 1,
    "requests": 60,
    "requests_per_minute": 1,
    "messages": 60,
    "messages_per_minute": 1,
    "chat": 6,
    "chat_per_minute": 1,
    "sockets": 5,
    "connects": 12,
    "connects_per_minute": 1,
    "connections": 10,
    "seat_messages": 30,
    "seat_messages_per_minute": 1,
    "seat_chat": 4,
    "seat_chat_per_minute": 1,
    "head_bytes": 8192,
    "head_seconds": 0.6,
    "body_seconds": 0.6,
    "answer_seconds": 2,
    "hello_seconds": 0.6,
}
LIMITS = ",".join(f"{name}={value}" for name, value in SMALL.items())
HALF = b"GET /api/games HTTP/1.1\r\nhost: x\r\n"


async def plays_on(guests: Guests, source: str) -> None:
    """Somebody at another address opens a table, sits down with a friend, moves and chats."""
    anne, mary = guests.come(source=source), guests.come(source=source)
    id = (await anne.post("/api/tables", **TABLE))["table"]
    await mary.post(f"/api/tables/{id}/join", name="Mary")
    players = [await anne.table(id), await mary.table(id)]
    await asyncio.gather(*(player.until(lambda p=player: p.view is not None) for player in players))  # type: ignore[misc]
    mover = next(player for player in players if player.moves)
    assert await mover.play()
    assert await mover.do("chat", text="Ahoy")
    for player in players:
        await player.close()


async def statuses(browser: Browser, path: str, count: int, **body: object) -> list[int]:
    return [(await browser.http.post(path, json=body)).status_code for _ in range(count)]


class Wire:
    """A connection on which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, server: Server, source: str) -> Wire:
        return cls(*await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0)))

    async def rest(self) -> bytes:
        """All that is answered until the other side hangs up, which it does soon."""
        parts: list[bytes] = []
        try:
            while part := await asyncio.wait_for(self.reader.read(65536), 10):
                parts.append(part)
        except ConnectionResetError:
            pass  # hung up while we were still talking
        finally:
            self.writer.close()
        return b"".join(parts)

    async def talk(self, data: bytes, times: int, pause: float = 0) -> int:
        """Say the same over and over; how often it could be said before the other side hung up."""
        for number in range(times):
            try:
                self.writer.write(data)
                await self.writer.drain()
            except (ConnectionResetError, BrokenPipeError):
                return number
            if pause:
                await asyncio.sleep(pause)
            if self.reader.at_eof():
                return number
        return times
