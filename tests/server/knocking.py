"""Bytes straight onto the wire, as no browser would send them, and what comes back."""

from __future__ import annotations

import socket
from collections.abc import Mapping

UPGRADE = {
    "connection": "Upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}


class Answer:
    """The status, the headers and the body of an answer; status 0 if the line was closed without one."""

    def __init__(self, data: bytes) -> None:
        head, _, self.body = data.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split(" ")[1]) if first else 0
        fields = (line.partition(":") for line in lines)
        self.names = [name.lower() for name, _, _ in (line.partition(":") for line in lines)]
        self.headers = {name.lower(): value.strip() for name, _, value in fields}


def knock(port: int, data: bytes, *, cut: bool = False) -> Answer:
    """Send these bytes and hear the answer out, or hang up at once."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(data)
        if cut:
            return Answer(b"")
        return Answer(_heard(line))


def request(
    port: int,
    path: str | bytes,
    headers: Mapping[str, str | bytes] | None = None,
    method: str = "GET",
    body: bytes = b"",
) -> Answer:
    fields: dict[str, str | bytes] = {"host": f"127.0.0.1:{port}", "connection": "close", **(headers or {})}
    if body:
        fields["content-length"] = str(len(body))
    lines = [b"%s %s HTTP/1.1" % (method.encode(), _bytes(path))]
    lines += [b"%s: %s" % (_bytes(name), _bytes(value)) for name, value in fields.items()]
    return knock(port, b"\r\n".join([*lines, b"", b""]) + body)


def _bytes(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode("latin-1")


def _heard(line: socket.socket) -> bytes:
    """All until the other side hangs up; of a socket that was opened the answer to the handshake only."""
    heard = b""
    while not (heard.startswith(b"HTTP/1.1 101") and b"\r\n\r\n" in heard):
        try:
            more = line.recv(1 << 16)
        except ConnectionError:
            break
        if not more:
            break
        heard += more
    return heard
