"""A process in which bots think: reads jobs from its input, writes moves to its output, ends with its input.

Its arguments are `GAME=FILE` for games that are played with a component file.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from time import monotonic
from typing import BinaryIO

import msgspec
from msgspec import Struct

from doubloon.coach.analysis import Task, do
from doubloon.coach.hinting import Hint
from doubloon.core.match import Match

LENGTH_BYTES = 4
HINT_SECONDS = 3.0  # of thinking and playing on
POLITENESS = 5  # people's moves go first


class Job(Struct, frozen=True, tag=True):
    """A position, who is to move, and with whose strength; the seed tells nothing of the game's own."""

    game: str
    ruleset: int
    position: bytes
    seat: int
    level: str
    seed: str
    hint: bool = False
    """A hint is wanted, not a move."""


class Study(Struct, frozen=True, tag=True):
    """A task of the analysis of a finished game, whose moves came after a position."""

    game: str
    ruleset: int
    position: bytes
    moves: list[tuple[int, int]]
    task: Task


class Thought(Struct, frozen=True):
    """The move's id, or what came of a study, or what went wrong."""

    move: int
    error: str = ""
    hint: Hint | None = None
    study: bytes = b""


def framed(message: Struct) -> bytes:
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(LENGTH_BYTES, "little") + data


def think(job: Job) -> Thought:
    """The bot sees a chair: neither the seed nor what lies hidden."""
    from doubloon.bots.make import make_bot
    from doubloon.coach.hinting import hint
    from doubloon.core.chair import Chair
    from doubloon.registry import find_game

    state = find_game(job.game, job.ruleset).load(job.position)
    chair = Chair(state, job.seat)
    if job.hint:
        begin = monotonic()
        given = hint(chair, job.seed, lambda _: monotonic() - begin > HINT_SECONDS)
        return Thought(given.moves[0].move, hint=given)
    return Thought(make_bot(job.level, job.seed).choose(chair).id)


def study(job: Study) -> Thought:
    """What comes of one task, as bytes."""
    return Thought(0, study=msgspec.msgpack.encode(do(_studied(job), job.task)))


def _studied(job: Study) -> Match:
    """The match; the one that was studied last is kept, as its tasks come one after the other."""
    from doubloon.registry import find_game

    key = (job.game, job.position, tuple(job.moves))
    if _last[0] != key:
        game = find_game(job.game, job.ruleset)
        match = Match(game, 0, "", None, job.position)
        for seat, move in job.moves:
            match.play(seat, game.moveset[move])
        _last[:] = [key, match]
    found = _last[1]
    assert isinstance(found, Match)
    return found


_last: list[object] = [None, None]


def open_boxes(named: list[str]) -> None:
    """The games of these arguments are played with component files."""
    from doubloon.registry import play_with

    for game, _, file in [each.partition("=") for each in named]:
        play_with(game, Path(file))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    decoder: msgspec.msgpack.Decoder[Job | Study] = msgspec.msgpack.Decoder(Job | Study)
    while head := source.read(LENGTH_BYTES):
        job = decoder.decode(source.read(int.from_bytes(head, "little")))
        try:
            thought = think(job) if isinstance(job, Job) else study(job)
        except Exception as error:  # the other side decides what becomes of the game
            thought = Thought(-1, f"{type(error).__name__}: {error}")
        sink.write(framed(thought))
        sink.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us in good order
    os.nice(POLITENESS)
    open_boxes(sys.argv[1:])
    serve(sys.stdin.buffer, sys.stdout.buffer)
