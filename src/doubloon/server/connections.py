"""What a connection may cost before, between and beside requests: uvicorn's protocols, with our limits."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from doubloon.server.gates import Refusal
from doubloon.server.guard import Client, Guard
from doubloon.server.metrics import Figures
from doubloon.server.safety import SafeSockets

PIECE = 8 << 10  # bytes that are looked at together, so that no more than these come before a check
SWALLOWED = 64 << 10  # bytes of a body that is not read any more, because its request has been answered
AHEAD = 16  # requests that may be sent before the first is answered
PHRASES = {408: "Request Timeout", 429: "Too Many Requests", 431: "Request Header Fields Too Large"}


class CutOff(Exception):
    """Stops the parser in the middle of a request that has been refused."""


class Counted:
    """A connection that is counted from its beginning to its end, through an upgrade to a WebSocket."""

    def __init__(self, guard: Guard, client: Client | None) -> None:
        self._guard = guard
        self._client = client

    def gone(self) -> None:
        self._guard.gone(self._client)


class LimitedHttp(HttpToolsProtocol):
    """Requests whose head and body come in time and in measure.

    One timer runs, for the head, then for the body, then for the answer. Between two requests uvicorn's own closes
    the connection. A connection that becomes a WebSocket leaves here with all timers off.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._guard: Guard = self.app_state["guard"]
        self._figures: Figures = self.app_state["figures"]
        self._counted: Counted | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._reading = False  # a request has begun and is not complete
        self._in_head = True
        self._head = 0  # bytes of the head so far
        self._body = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        try:
            self._counted = Counted(self._guard, self._guard.connect(address))
        except Refusal as refusal:
            self._refuse(429, refusal)
            return
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self._counted is not None:
            self._counted.gone()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PIECE):
            # What was refused, or has become a WebSocket, is not read on.
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[begin : begin + PIECE]
            if self._in_head:
                self._head += len(piece)
            super().data_received(piece)
            self._look()

    def _look(self) -> None:
        """After each piece: is the head still in measure, and does somebody wait for its end?"""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        most = self._guard.limits.head_bytes
        if self._in_head and most and self._head > most:
            self._refuse_head()
        elif self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._wait_for_head()  # empty lines between requests would else keep a connection open for ever

    # The parser's news

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._reading = self._in_head = True
        if self._timer is None:
            self._wait_for_head()

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        most = self._guard.limits.head_bytes
        if (most and size > most) or len(self.pipeline) >= AHEAD:
            self._refuse_head()
            raise CutOff
        self._in_head = False
        self._head = self._body = 0
        self._stop_timer()
        if not (self.parser.should_upgrade() and self._should_upgrade()):
            self._start_timer(self._guard.limits.body_seconds, self._too_slow)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        if self._body > SWALLOWED and self.cycle is not None and self.cycle.response_complete:
            self.transport.close()
            raise CutOff
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._reading, self._in_head = False, True
        self._stop_timer()
        if self.cycle is not None and not self.cycle.response_complete:
            self._start_timer(self._guard.limits.answer_seconds, self.transport.abort)

    def on_response_complete(self) -> None:
        if not self._reading:
            self._stop_timer()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, LimitedSocket)
        protocol.counted, self._counted = self._counted, None

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    # Time and refusals

    def _wait_for_head(self) -> None:
        self._start_timer(self._guard.limits.head_seconds, self._too_slow)

    def _start_timer(self, seconds: float, then: Any) -> None:
        self._stop_timer()
        if seconds:
            self._timer = self.loop.call_later(seconds, then)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        sentence = "the request did not come in time"
        self._refuse(408, self._guard.refusal(Refusal("credit", "too_slow", sentence)))

    def _refuse_head(self) -> None:
        sentence = "the head of that request is too large"
        self._refuse(431, self._guard.refusal(Refusal("size", "too_big", sentence)))

    def _refuse(self, status: int, refusal: Refusal) -> None:
        """Say why, unless an answer is under way, and hang up."""
        self._stop_timer()
        self._figures.refused.labels(refusal.gate).inc()
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            body = msgspec.json.encode(refusal.message())
            head = [f"HTTP/1.1 {status} {PHRASES[status]}", "content-type: application/json"]
            head += [f"content-length: {len(body)}", "cache-control: no-store", "connection: close"]
            head += [f"{name.decode()}: {value.decode()}" for name, value in self.server_state.default_headers]
            if refusal.wait:
                head.append(f"retry-after: {round(refusal.wait + 0.5)}")
            self.transport.write("\r\n".join([*head, "", ""]).encode() + body)
        self.transport.close()


class LimitedSocket(SafeSockets):
    """A WebSocket that is counted, and that ends when its peer answers no ping."""

    counted: Counted | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted is not None:
            self.counted.gone()
        super().connection_lost(exc)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # also where it was refused, which else would be an error in the log

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # Closing would wait until the peer has taken what was sent to it, which it never may.
        self.transport.abort()
