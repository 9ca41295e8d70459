"""A process in which bots think: reads jobs from its input, writes moves to its output, ends with its input."""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

LENGTH_BYTES = 4
POLITENESS = 5  # people's moves go first


class Job(Struct, frozen=True):
    """A position, who is to move, and with whose strength; the seed tells nothing of the game's own."""

    game: str
    ruleset: int
    position: bytes
    seat: int
    level: str
    seed: str


class Thought(Struct, frozen=True):
    """The move's id, or what went wrong."""

    move: int
    error: str = ""


def framed(message: Struct) -> bytes:
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH_BYTES, "little") + data


def think(job: Job) -> Thought:
    """The bot sees a chair: neither the seed nor what lies hidden."""
    from doubloon.bots.make import make_bot
    from doubloon.core.chair import Chair
    from doubloon.registry import find_game

    state = find_game(job.game, job.ruleset).load(job.position)
    return Thought(make_bot(job.level, job.seed).choose(Chair(state, job.seat)).id)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    decoder = msgspec.msgpack.Decoder(Job)
    while head := source.read(LENGTH_BYTES):
        job = decoder.decode(source.read(int.from_bytes(head, "little")))
        try:
            thought = think(job)
        except Exception as error:  # the other side decides what becomes of the game
            thought = Thought(-1, f"{type(error).__name__}: {error}")
        sink.write(framed(thought))
        sink.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us in good order
    os.nice(POLITENESS)
    serve(sys.stdin.buffer, sys.stdout.buffer)
