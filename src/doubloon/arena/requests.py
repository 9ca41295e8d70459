"""As much of HTTP as our own clients need: small JSON requests to our own server."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from doubloon.core.errors import DoubloonError


class BadAnswer(DoubloonError):
    """The server did not do what was asked."""


class Requests:
    """Speaks to one server, one connection a request."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._host, _, self._port = address.rpartition(":")

    async def post(self, path: str, body: object) -> tuple[dict[str, Any], str]:
        """The answer and the cookie that came with it."""
        head, answer = await self._exchange("POST", path, msgspec.json.encode(body))
        cookie = next((line.partition(":")[2] for line in head if line.lower().startswith("set-cookie:")), "")
        return msgspec.json.decode(answer), cookie.partition(";")[0].strip()

    async def text(self, path: str) -> str:
        return (await self._exchange("GET", path, b""))[1].decode()

    async def _exchange(self, method: str, path: str, body: bytes) -> tuple[list[str], bytes]:
        reader, writer = await asyncio.open_connection(self._host, int(self._port))
        try:
            head = [f"{method} {path} HTTP/1.1", f"host: {self.address}", "connection: close"]
            head += ["content-type: application/json", f"content-length: {len(body)}", "", ""]
            writer.write("\r\n".join(head).encode() + body)
            answer = await reader.read()
        finally:
            writer.close()
        front, _, back = answer.partition(b"\r\n\r\n")
        lines = front.decode("latin-1").split("\r\n")
        if lines[0].split(" ")[1:2] != ["200"]:
            raise BadAnswer(f"{method} {path} was answered {lines[0]!r}: {back[:200]!r}")
        return lines, back
