"""What a client is told leaves in one piece, in order, and before the socket closes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from doubloon.server.line import LINE, SHORT, WAITING, head
from doubloon.server.packing import Packable
from doubloon.server.safety import SafeSockets

LONG = b"abcd" * 2_000


class Wire(asyncio.Transport):
    """What the server writes, write by write."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.closing = False
        self.reading = True

    def write(self, data: Any) -> None:
        self.writes.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Line:
    """Both ends of a socket whose handshake is done."""

    def __init__(self, *, packs: bool = True) -> None:
        self.wire = Wire()
        self.heard: list[bytes] = []
        config = Config(self._app, interface="asgi3", ws_ping_interval=None, ws_max_size=1 << 16)
        config.load()
        self.server = SafeSockets(config, ServerState(), {})
        extensions = [ClientPerMessageDeflateFactory()] if packs else None
        self.client = ClientProtocol(parse_uri("ws://localhost/ws/x"), extensions=extensions)

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        self.scope = scope
        await asyncio.Event().wait()

    async def open(self) -> None:
        self.server.connection_made(self.wire)
        self.client.send_request(self.client.connect())
        self.server.data_received(b"".join(self.client.data_to_send()))
        await self.turn()
        assert isinstance(self.read()[0], Response)

    async def turn(self) -> None:
        """Of the loop, some times."""
        for _ in range(5):
            await asyncio.sleep(0)

    def read(self) -> list[Any]:
        """What the client understands of what was written."""
        for data in self.wire.writes:
            self.client.receive_data(data)
        self.wire.writes.clear()
        assert self.client.parser_exc is None
        return self.client.events_received()


def on_a_line(story: Any, **wanted: Any) -> None:
    async def told() -> None:
        line = Line(**wanted)
        await line.open()
        await story(line)

    asyncio.run(told())


@pytest.mark.parametrize("size", [0, 1, SHORT - 1, SHORT, 65_535, 65_536, 70_000])
def test_frames_of_every_size_are_those_of_the_library(size: int) -> None:
    data = b"x" * size
    assert head(0x81, size) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_what_is_told_together_leaves_together() -> None:
    async def story(line: Line) -> None:
        await line.scope[LINE].tell([b'{"a":1}', LONG, "ü".encode()])
        assert line.wire.writes == []  # until all who are told in this turn of the loop have theirs
        await line.turn()
        assert len(line.wire.writes) == 1
        assert [bytes(frame.data) for frame in line.read()] == [b'{"a":1}', LONG, "ü".encode()]

    on_a_line(story)


@pytest.mark.parametrize("packs", [True, False])
def test_what_may_be_packed_is_packed_for_who_understands_it(packs: bool) -> None:
    async def story(line: Line) -> None:
        await line.scope[LINE].tell([Packable(LONG), LONG])
        await line.turn()
        assert (len(line.wire.writes[0]) < 1.1 * len(LONG)) is packs
        assert [bytes(frame.data) for frame in line.read()] == [LONG, LONG]

    on_a_line(story, packs=packs)


def test_what_was_told_comes_before_the_end() -> None:
    async def story(line: Line) -> None:
        await line.scope[LINE].tell([b"last words"])
        await line.server.send({"type": "websocket.close", "code": 4404})
        told, close = line.read()
        assert (bytes(told.data), close.opcode) == (b"last words", Opcode.CLOSE)
        with pytest.raises(ClientDisconnected):
            await line.scope[LINE].tell([b"one more thing"])

    on_a_line(story)


def test_a_server_that_shuts_down_finishes_its_sentence() -> None:
    async def story(line: Line) -> None:
        await line.scope[LINE].tell([b"last words"])
        line.server.shutdown()
        told, close = line.read()
        assert (bytes(told.data), close.opcode) == (b"last words", Opcode.CLOSE)

    on_a_line(story)


def test_nothing_is_written_behind_a_client_who_has_said_goodbye() -> None:
    async def story(line: Line) -> None:
        await line.scope[LINE].tell([b"too late"])
        line.client.send_close(1000)
        line.server.data_received(b"".join(line.client.data_to_send()))
        await line.turn()
        assert [frame.opcode for frame in line.read()] == [Opcode.CLOSE]
        assert await line.scope[LINE].hear() is None
        with pytest.raises(ClientDisconnected):
            await line.scope[LINE].tell([b"later still"])

    on_a_line(story)


def test_a_client_that_does_not_read_is_told_no_more_until_it_does() -> None:
    async def story(line: Line) -> None:
        line.server.pause_writing()
        telling = asyncio.create_task(line.scope[LINE].tell([b"news"]))
        await line.turn()
        assert (telling.done(), line.wire.writes) == (False, [])
        line.server.resume_writing()
        await telling
        await line.turn()
        assert [bytes(frame.data) for frame in line.read()] == [b"news"]

    on_a_line(story)


def test_of_a_client_that_says_much_at_once_only_so_much_is_read() -> None:
    async def story(line: Line) -> None:
        for number in range(WAITING):
            assert line.wire.reading
            line.client.send_text(b"%d" % number)
            line.server.data_received(b"".join(line.client.data_to_send()))
        assert not line.wire.reading
        heard = [await line.scope[LINE].hear() for _ in range(WAITING)]
        assert heard == [b"0", b"1", b"2", b"3"]
        assert line.wire.reading

    on_a_line(story)
