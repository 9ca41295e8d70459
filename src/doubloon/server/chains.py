"""Several moves of one seat in one message: each is decided on the table that the one before it has left.

Each is an entry of its own, so a log tells nothing of chains. A refusal ends one, and so does whatever comes to light:
who sent it did not know that yet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from doubloon.core.errors import BadMove
from doubloon.core.move import Move
from doubloon.server import permits
from doubloon.server.entries import Entry
from doubloon.server.gates import Refusal
from doubloon.server.heard import AskPreview, PlayMove, Undo
from doubloon.server.room import Room, Watcher
from doubloon.server.table import Table

Decide = Callable[[Table], Entry | None]


class Chain:
    """What one client wants done in one go, and how much of it is done."""

    def __init__(self, room: Room, who: Watcher) -> None:
        self.room = room
        self.who = who
        self.done = 0

    async def play(self, wanted: PlayMove) -> None:
        await self.room.act_in_turn(self._moves(wanted))

    async def take_back(self, wanted: Undo) -> None:
        await self.room.act_in_turn(self._undos(wanted))

    def _moves(self, wanted: PlayMove) -> Iterator[Decide]:
        version, reveals = wanted.version, self._reveals()
        for move in (wanted.move, *wanted.further):
            if self.done and self._reveals() != reveals:
                return
            yield partial(self._play, PlayMove(version, move))
            self.done += 1
            version = self._version()

    def _undos(self, wanted: Undo) -> Iterator[Decide]:
        """Only the first may become a question to the others, with which it ends."""
        step = wanted
        for _ in range(wanted.moves):
            asks = self.room.table.last_ask
            yield partial(self._undo, step)
            if self.room.table.last_ask != asks:
                return
            self.done += 1
            step = Undo(self._version())

    # Whose seat it is, is asked when the decision is taken: it may have been given up while the message waited.

    def _play(self, step: PlayMove, table: Table) -> Entry:
        return permits.play(table, self.who.viewer, step)

    def _undo(self, step: Undo, table: Table) -> Entry:
        return permits.undo(table, self.who.viewer, step)

    def _version(self) -> int:
        return self.room.table.eyes[self.who.viewer].version

    def _reveals(self) -> int:
        match = self.room.table.match
        return match.state.reveals if match else 0


def to_preview(table: Table, seat: int, wanted: AskPreview) -> list[Move]:
    """The moves that are asked about: the first has passed all gates, the others are moves of the game at least."""
    first = permits.legal_move(table, seat, wanted)
    try:
        return [first, *[table.game.moveset[id] for id in wanted.further]]
    except BadMove as error:
        raise Refusal("legality", "illegal", str(error)) from None
