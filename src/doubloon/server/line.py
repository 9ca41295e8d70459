"""A client's line: what it is told leaves in one piece, straight to its connection.

ASGI would take every message by itself through six layers, and read its letters only to write them again.
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

from doubloon.server.packing import Packable, SparingDeflate

LINE = "doubloon.line"  # in the scope of a socket

WAITING = 4  # messages of a client that may wait before no more is read of it
TEXT, PACKED = 0b1000_0001, 0b1100_0001  # the first byte of a frame that holds a whole message
SHORT, MIDDLING = 126, 1 << 16  # bytes from which on a length is written in two, or eight


class LineProtocol(WebSocketsSansIOProtocol):
    """uvicorn's side of a socket, with a line."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self._outgoing: list[bytes] = []  # frames, until this turn of the loop is over

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope: dict[str, Any] = self.scope  # type: ignore[assignment]
            scope[LINE] = self

    async def tell(self, messages: list[bytes]) -> None:
        """Send texts together, once the client has taken enough of what was sent before."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        if not self._outgoing:
            # All at a table are told in one turn of the loop. If each message left when it is made, those who get it
            # would take the processor, and what it has at hand, from the making of the next.
            self.loop.call_soon(self._post)
        for data in messages:
            self._outgoing += self._framed(data)

    def _framed(self, data: bytes) -> tuple[bytes, bytes]:
        """The head of a frame, and what is in it: packed if it may be and the client understands that."""
        if isinstance(data, Packable):
            for extension in self.conn.extensions:
                if isinstance(extension, SparingDeflate):
                    packed = extension.packed(data)
                    return head(PACKED, len(packed)), packed
        return head(TEXT, len(data)), data

    def _post(self) -> None:
        outgoing, self._outgoing = self._outgoing, []
        if outgoing and not self.transport.is_closing():
            self.transport.write(b"".join(outgoing))

    async def send(self, message: ASGISendEvent) -> None:
        """What ASGI is still used for comes behind what was told."""
        self._post()
        await super().send(message)

    def shutdown(self) -> None:
        self._post()
        super().shutdown()

    async def hear(self) -> bytes | None:
        """What the client says next; None when it has gone."""
        event = await self.receive()
        return event.get("bytes") if event["type"] == "websocket.receive" else None

    def send_receive_event_to_app(self) -> None:
        """Pass a message on as bytes: the gates look whether it is UTF-8, as it is read there anyway.

        Reading stops when several wait, not after each: most clients say one thing at a time.
        """
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()


def head(first: int, length: int) -> bytes:
    """The head of a frame from a server (RFC 6455, 5.2)."""
    if length < SHORT:
        return struct.pack("!BB", first, length)
    if length < MIDDLING:
        return struct.pack("!BBH", first, SHORT, length)
    return struct.pack("!BBQ", first, SHORT + 1, length)
