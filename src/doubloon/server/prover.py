"""A process in which puzzles are proved and made: reads jobs from its input, writes answers, ends with its input.

It may take so much memory and no more; how long it may take is for the other side to say.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from typing import TYPE_CHECKING, BinaryIO

import msgspec
from msgspec import Struct

from doubloon.core.errors import DoubloonError
from doubloon.registry import puzzles
from doubloon.server.puzzle_api import PuzzleAdvice, PuzzleBest, PuzzleProof
from doubloon.server.thinker import LENGTH_BYTES, framed

if TYPE_CHECKING:
    from doubloon.games.jackal.puzzles.card import Card
    from doubloon.games.jackal.puzzles.solver import Solution, Solver

POLITENESS = 10  # whoever plays goes first, bots included
MOST_POSITIONS = 4_000_000  # of one search: the hardest card of the shelf takes 1.5 million
MOST_TRIES = 100_000
MEMORY = 1 << 31


class Prove(Struct, frozen=True, tag=True):
    """What is the best that can be made of a card?"""

    code: str


class Advise(Struct, frozen=True, tag=True):
    """Can it still be solved, and what is the next move?"""

    code: str
    moves: tuple[int, ...]


class Make(Struct, frozen=True, tag=True):
    """The card of a grade that a seed leads to."""

    grade: str
    seed: str


class MadeCard(Struct, frozen=True, tag=True):
    """Its text, and its proved best."""

    text: str
    best: PuzzleBest


class Proved(Struct, frozen=True, tag=True):
    """The answer to `Prove`."""

    proof: PuzzleProof


class Advised(Struct, frozen=True, tag=True):
    """The answer to `Advise`."""

    advice: PuzzleAdvice


class Failed(Struct, frozen=True, tag=True):
    """It came to nothing: one sentence."""

    error: str


Job = Prove | Advise | Make
Answer = Proved | Advised | MadeCard | Failed


class Desk:
    """Answers jobs one after the other; the tables of the last card serve every question about it."""

    def __init__(self, most_positions: int = MOST_POSITIONS) -> None:
        self.book = puzzles()
        self._most = most_positions
        self._solver: tuple[str, Solver] | None = None

    def answer(self, job: Job) -> Answer:
        try:
            if isinstance(job, Prove):
                return Proved(self._prove(job.code))
            if isinstance(job, Advise):
                return Advised(self._advise(job.code, list(job.moves)))
            made = self.book.make(job.grade, job.seed, MOST_TRIES)
            return MadeCard(self.book.text(made.card), best_of(made.best))
        except DoubloonError as error:
            return Failed(str(error))
        except MemoryError:
            self._solver = None
            return Failed("that would take more memory than a proof may have")

    def _prove(self, code: str) -> PuzzleProof:
        card, solver = self._at(code)
        proof = solver.prove(self.book.rules.start(card))
        best, fewest = proof.best, proof.fastest
        return PuzzleProof(
            verdict="solved" if best else "unsolvable" if proof.complete else "unknown",
            proved=proof.complete,
            best=best_of(best) if best else None,
            fewest=best_of(fewest) if fewest else None,
            line=[[move.id for move in moves] for moves in best.line] if best else [],
            positions=proof.positions,
        )

    def _advise(self, code: str, moves: list[int]) -> PuzzleAdvice:
        """The next move; where there is none, how far to go back."""
        card, solver = self._at(code)
        advice = self._next(card, solver, moves)
        if advice.verdict != "lost":
            return advice
        # Whatever can be solved after some moves could be solved before them.
        good, bad = -1, len(moves)
        while bad - good > 1:
            middle = (good + bad) // 2
            if self._next(card, solver, moves[:middle]).verdict == "lost":
                bad = middle
            else:
                good = middle
        return msgspec.structs.replace(advice, since=good)

    def _next(self, card: Card, solver: Solver, moves: list[int]) -> PuzzleAdvice:
        state = self.book.after(card, moves)
        if state.over():
            return PuzzleAdvice("solvable" if state.ending == "solved" else "lost")
        move, proof = self.book.hint(solver, state)
        if move is None:
            return PuzzleAdvice("lost" if proof.complete else "unknown")
        best = proof.best
        turns, survivors = (best.turns, best.survivors) if best else (1, state.survivors())
        return PuzzleAdvice("solvable", move.id, turns, survivors)

    def _at(self, code: str) -> tuple[Card, Solver]:
        if self._solver is None or self._solver[0] != code:
            self._solver = None  # two tables at once would take twice the memory
            self._solver = code, self.book.solver(self.book.coded(code), self._most)
        solver = self._solver[1]
        return solver.reach.card, solver


def best_of(result: Solution) -> PuzzleBest:
    return PuzzleBest(result.turns, result.survivors, result.ends)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    decoder: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)
    desk = Desk()
    while head := source.read(LENGTH_BYTES):
        job = decoder.decode(source.read(int.from_bytes(head, "little")))
        sink.write(framed(desk.answer(job)))
        sink.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us in good order
    os.nice(POLITENESS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    serve(sys.stdin.buffer, sys.stdout.buffer)
