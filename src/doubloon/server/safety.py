"""The headers that keep a browser safe, on every answer: also on those that no code of ours gives."""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.http11 import Response
from websockets.server import ServerProtocol

from doubloon.server.line import LineProtocol
from doubloon.server.packing import SparingFactory

# Everything from here and nothing from anywhere else; no script and no style within the page's text.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
# uvicorn puts these on all that goes out by HTTP; handshakes of sockets it leaves to the library, see below.
FOR_UVICORN = list(HEADERS.items())

NO_HANDSHAKE = "This is no handshake of a WebSocket.\n"

logger = logging.getLogger("doubloon")


class _Handshakes(ServerProtocol):
    """The library's side of a socket, with the headers on every answer to a handshake."""

    def send_response(self, response: Response) -> None:
        for name, value in HEADERS.items():
            if name not in response.headers:
                response.headers[name] = value
        super().send_response(response)


class SafeSockets(LineProtocol):
    """A client's socket, on which no nonsense goes unanswered or fills the log.

    Only what is `Packable` is compressed, by itself: more would take the processor longer than the wire, and what
    somebody chooses (chat, names) would lie in one compressed stream with what is secret.
    """

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        log = logging.getLogger("uvicorn.error")
        self.conn = _Handshakes(extensions=[SparingFactory()], max_size=config.ws_max_size, logger=log)

    def data_received(self, data: bytes) -> None:
        begun = self.handshake_initiated
        try:
            super().data_received(data)
        except (ValueError, AssertionError):  # signs in the address that no address has; a head that breaks off
            logger.warning("a socket was closed: what came is no WebSocket")
            self.transport.close()
            return
        # The whole head of a handshake comes at once, from uvicorn's other half.
        if not begun and not self.handshake_initiated:
            self._refuse()

    def _refuse(self) -> None:
        fields = {**HEADERS, "content-type": "text/plain; charset=utf-8", "content-length": str(len(NO_HANDSHAKE))}
        head = "".join(f"{name}: {value}\r\n" for name, value in {**fields, "connection": "close"}.items())
        self.transport.write(f"HTTP/1.1 400 Bad Request\r\n{head}\r\n{NO_HANDSHAKE}".encode())
        self.transport.close()
