"""One POST to a machine that was looked at before. No redirect is followed: it might lead to another one."""

from __future__ import annotations

import asyncio
import ssl
from asyncio import StreamReader, StreamWriter
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from typing import Any

import h11
from msgspec import Struct

from doubloon.server.addresses import Reach, Target

CONNECTING = 4.0  # seconds for one machine; the next may be nearer
MACHINES = 3
PATIENCE = 10.0  # seconds for what is said
MOST = 16 << 10  # bytes of the answer's head
CHUNK = 4096


class Posted(Struct, frozen=True):
    """The answer: its status, and after how many seconds to come again, if it says so."""

    status: int
    again: int = 0


class NotPosted(Exception):
    """The other side cannot be reached now, or does not speak HTTP."""


async def post(target: Target, reach: Reach, headers: Mapping[str, str], body: bytes) -> Posted:
    """Send it, and the status of the answer. What may not be reached is refused."""
    machines = await reach.found(target)
    try:
        reader, writer = await _connect(target, machines[:MACHINES])
        async with asyncio.timeout(PATIENCE):
            return await _talk(reader, writer, target, headers, body)
    except (OSError, ValueError, h11.ProtocolError) as error:  # a name that TLS does not take is a ValueError
        raise NotPosted(f"{type(error).__name__}: {error}") from None


async def _connect(target: Target, machines: list[str]) -> tuple[StreamReader, StreamWriter]:
    """To the first of the machines that answers."""
    secure = target.scheme == "https"
    named: dict[str, Any] = {"ssl": _trust(), "server_hostname": target.host} if secure else {}
    for machine in machines[:-1]:
        with suppress(OSError):
            async with asyncio.timeout(CONNECTING):
                return await asyncio.open_connection(machine, target.port, **named)
    async with asyncio.timeout(CONNECTING):
        return await asyncio.open_connection(machines[-1], target.port, **named)


async def _talk(
    reader: StreamReader, writer: StreamWriter, target: Target, headers: Mapping[str, str], body: bytes
) -> Posted:
    try:
        said = {"host": target.origin.partition("://")[2], "content-length": str(len(body)), "connection": "close"}
        talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST)
        request = h11.Request(method="POST", target=target.path, headers=list({**said, **headers}.items()))
        for part in (request, h11.Data(body), h11.EndOfMessage()):
            writer.write(talk.send(part) or b"")
        await writer.drain()
        while not isinstance(event := talk.next_event(), h11.Response):
            if event is h11.NEED_DATA:
                talk.receive_data(await reader.read(CHUNK))
        return Posted(event.status_code, _seconds(dict(event.headers).get(b"retry-after", b"")))
    finally:
        writer.close()


def _seconds(text: bytes) -> int:
    """How long to wait; a date is as good as nothing."""
    return int(text) if text.isdigit() and len(text) < 7 else 0


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
