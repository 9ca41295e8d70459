"""Connections that cost too much before anything has been asked: half requests, large heads, silence."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from doubloon.server.connections import LimitedHttp
from doubloon.server.guard import Guard
from doubloon.server.limits import Limits
from tests.server.crowding import HALF, TABLE, Wire, plays_on, statuses
from tests.server.serving import Guests, Server, run, sqlite_in


def test_half_requests_are_few_and_are_hung_up_on(strict: Server) -> None:
    async def story(guests: Guests) -> None:
        wires = [await Wire.to(strict, "127.9.0.1") for _ in range(10)]
        for wire in wires:
            wire.writer.write(HALF)
        one_more = await Wire.to(strict, "127.9.0.1")
        answer = await one_more.rest()
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b'"slow_down"' in answer
        await plays_on(guests, "127.9.0.2")
        answers = await asyncio.gather(*(wire.rest() for wire in wires))
        assert all(answer.startswith(b"HTTP/1.1 408 ") for answer in answers)
        assert (await guests.come(source="127.9.0.1").http.get("/api/games")).status_code == 200

    run(strict.address, story)


@pytest.mark.parametrize(
    ("begin", "drop"),
    [
        (b"", b""),  # nothing at all
        (HALF, b"x"),  # a letter now and then
        (b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n", b"\r\n"),  # empty lines after a request
        (b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n", b"{"),
        (b"GET /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 90\r\n\r\n", b"{"),
    ],
)
def test_a_request_that_drips_is_not_waited_for(strict: Server, begin: bytes, drop: bytes) -> None:
    async def story(guests: Guests) -> None:
        wire = await Wire.to(strict, "127.10.0.1")
        wire.writer.write(begin)
        listening = asyncio.create_task(wire.rest())
        for _ in range(40):
            await asyncio.sleep(0.1)
            if listening.done():
                break
            wire.writer.write(drop)
        assert listening.done()

    run(strict.address, story)


@pytest.mark.parametrize(
    "piece",
    [
        HALF + b"cookie: " + b"x" * 9000 + b"\r\n\r\n",
        HALF + b"cookie: " + b"x" * 100_000,
        HALF + b"".join(b"x-%d: y\r\n" % number for number in range(2000)),
        b"GET /" + b"x" * 100_000,
        b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" + HALF + b"x-long: " + b"x" * 100_000,
    ],
)
def test_large_heads_are_cut_off(strict: Server, piece: bytes) -> None:
    async def story(guests: Guests) -> None:
        wire = await Wire.to(strict, "127.11.0.1")
        wire.writer.write(piece)
        assert b"HTTP/1.1 431 " in await wire.rest()
        endless = await Wire.to(strict, "127.11.0.1")
        endless.writer.write(HALF + b"x-long: ")
        assert await endless.talk(b"x" * 65536, 400) < 200  # of 26 MB; what fits into the machine's buffers goes away

    run(strict.address, story)


@pytest.mark.parametrize(
    "head",
    [
        b"GET /healthz HTTP/1.1\r\nhost: x\r\ncontent-length: 9999999999\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 9999999999\r\n\r\n",
    ],
)
def test_an_endless_body_is_not_swallowed(strict: Server, head: bytes) -> None:
    async def story(guests: Guests) -> None:
        wire = await Wire.to(strict, "127.12.0.1")
        wire.writer.write(head)
        assert await wire.talk(b"x" * 65536, 400) < 200

    run(strict.address, story)


def test_many_requests_at_once_on_one_connection_are_cut_off(strict: Server) -> None:
    async def story(guests: Guests) -> None:
        wire = await Wire.to(strict, "127.13.0.1")
        wire.writer.write(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" * 5000)
        assert (await wire.rest()).count(b"HTTP/1.1 200 ") <= 60

    run(strict.address, story)


def test_who_does_not_read_the_answer_is_not_waited_for() -> None:
    """The answer is far larger than what the machine takes off our hands."""

    async def story() -> None:
        guard = Guard(Limits(answer_seconds=0.5, connections=1))

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            for _ in range(1000):
                await send({"type": "http.response.body", "body": b"x" * 65536, "more_body": True})

        config = uvicorn.Config(app, http=LimitedHttp, ws="none", lifespan="off", log_config=None)
        config.load()
        state = {"guard": guard, "figures": None}
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: LimitedHttp(config, ServerState(), state), "127.0.0.1", 0)
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname(), limit=1)
        writer.write(HALF + b"\r\n")
        begin = loop.time()
        await asyncio.sleep(0.2)
        assert guard.connections == 1
        while guard.connections and loop.time() - begin < 10:
            await asyncio.sleep(0.1)
        assert guard.connections == 0
        writer.close()
        server.close()

    asyncio.run(story())


# All together, and what is told of it


def test_all_connections_together_have_a_limit_and_refusals_are_quiet(tmp_path: Path) -> None:
    out = tmp_path / "out.txt"

    async def story(guests: Guests) -> None:
        wires = [await Wire.to(server, f"127.15.0.{number}") for number in range(1, 4)]
        late = await Wire.to(server, "127.15.0.9")
        assert (await late.rest()).startswith(b"HTTP/1.1 429 ")
        for wire in wires:
            wire.writer.close()
        anne = guests.come()
        assert await statuses(anne, "/api/tables", 50, **TABLE) == [200] + [429] * 49
        await (await anne.connect("nowhere")).close()
        for _ in range(3):
            with pytest.raises(InvalidStatus):
                await anne.connect("nowhere")
        wire = await Wire.to(server, "127.15.0.1")
        wire.writer.write(b"\x16\x03\x01 nonsense\r\n\r\n")
        assert (await wire.rest()).startswith(b"HTTP/1.1 400 ")
        figures = (await anne.http.get("/metrics")).text
        assert 'doubloon_refused_total{gate="credit"} 53.0' in figures

    with (
        out.open("wb") as sink,
        Server(sqlite_in(tmp_path), stdout=sink, limits="all_connections=3,tables=1,connects=1") as server,
    ):
        run(server.address, story)
        assert server.stop() == 0
    lines = out.read_text().splitlines()
    assert len([line for line in lines if "over the limits" in line]) == 1
    assert len(lines) == 2, lines
