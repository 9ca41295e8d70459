"""What a stranger's machine may do with the house that sends it something: answer, and nothing else."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable

import pytest

from doubloon.server import addresses, posting
from doubloon.server.addresses import Reach
from doubloon.server.posting import NotPosted, Posted
from tests.server.pushing import LOOPBACK

Answer = Callable[[StreamWriter], Awaitable[None]]
ENOUGH = 64 << 20  # bytes that nobody would read for a notice


async def endless(writer: StreamWriter, first: bytes, again: bytes) -> None:
    """As much as the other side takes, or far more than it should."""
    writer.write(first)
    for _ in range(ENOUGH // len(again)):
        writer.write(again)
        await writer.drain()
    raise AssertionError("all of it was read")


async def body_without_end(writer: StreamWriter) -> None:
    await endless(writer, b"HTTP/1.1 201 Created\r\ncontent-length: 99999999999\r\n\r\n", b"x" * 65536)


async def head_without_end(writer: StreamWriter) -> None:
    await endless(writer, b"HTTP/1.1 201 Created\r\n", b"x-more: " + b"y" * 1000 + b"\r\n")


async def line_without_end(writer: StreamWriter) -> None:
    await endless(writer, b"HTTP/1.1 201 ", b"z" * 65536)


async def promises_without_end(writer: StreamWriter) -> None:
    await endless(writer, b"", b"HTTP/1.1 100 Continue\r\n\r\n" * 100)


async def letter_by_letter(writer: StreamWriter) -> None:
    for letter in b"HTTP/1.1 201 Created" + b" " * 1000:
        writer.write(bytes([letter]))
        await writer.drain()
        await asyncio.sleep(0.02)


async def silence(writer: StreamWriter) -> None:
    await asyncio.sleep(30)


async def other_talk(writer: StreamWriter) -> None:
    writer.write(b"220 mail.example ESMTP\r\n")
    await writer.drain()


async def nothing(writer: StreamWriter) -> None:
    """It hangs up."""


def posted_to(answer: Answer, scheme: str = "http") -> Posted:
    """What comes of a post to a machine that answers so."""

    async def story() -> Posted:
        async def talk(reader: StreamReader, writer: StreamWriter) -> None:
            try:
                await reader.read(1)
                await answer(writer)
            except ConnectionError:
                pass  # the house has hung up, as it should
            finally:
                writer.close()

        server = await asyncio.start_server(talk, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        target = addresses.read(f"{scheme}://127.0.0.1:{port}/to/us")
        try:
            async with asyncio.timeout(20):
                return await posting.post(target, Reach([LOOPBACK]), {}, b"hello")
        finally:
            server.close()

    return asyncio.run(story())


def test_what_follows_the_head_of_an_answer_is_not_read() -> None:
    assert posted_to(body_without_end) == Posted(201)


@pytest.mark.parametrize("answer", [head_without_end, line_without_end, other_talk, nothing])
def test_what_is_no_answer_ends_the_talk(answer: Answer) -> None:
    with pytest.raises(NotPosted):
        posted_to(answer)


@pytest.mark.parametrize("answer", [silence, letter_by_letter, promises_without_end])
def test_who_takes_too_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, answer: Answer) -> None:
    monkeypatch.setattr(posting, "PATIENCE", 0.3)
    with pytest.raises(NotPosted, match="TimeoutError"):
        posted_to(answer)


def test_who_cannot_prove_a_name_is_told_nothing() -> None:
    with pytest.raises(NotPosted, match="SSL"):
        posted_to(other_talk, "https")
