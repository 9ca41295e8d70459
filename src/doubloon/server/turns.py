"""Whose bot may think next: tables with people come first, and among equals the client with least time lately.

Bots wait for a process in three ranks: a person who holds a seat is connected; one will come back to a seat; bots
among themselves with onlookers, which leave a process free where there are two and move only while someone looks.

Thinking time is charged to the clients who look at a table and to the table itself. It is halved every minute, so
that one client with forty tables has one client's share beside others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heapify, heappop, heappush, heapreplace
from itertools import count
from math import inf, log2
from time import monotonic

# A person who holds a seat is connected; one will come back to a seat; bots among themselves, with onlookers.
PEOPLE, AWAITED, ONLOOKERS = range(3)
RANKS = ("people", "awaited", "onlookers")
HALVED = 60.0  # seconds
FORGOTTEN = 20  # halvings after which what was used is nothing
MANY = 1000

Used = tuple[float, float]


class Ticket:
    """The place of one table's bot in the queue. `turn` says True for "come in" and False for "not wanted any more"."""

    def __init__(self, table: str, rank: int, clients: frozenset[str]) -> None:
        self.table = table
        self.rank = rank
        self.clients = clients
        self.came = 0
        self.filed = 0
        self.turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Ledger:
    """How much everybody has used lately.

    It is kept as a logarithm, in units that double every minute: so an old second weighs half as much as a new one
    without anybody halving it, and the order of two changes only when one of them is charged.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: dict[str, float] = {}
        self._most = MANY

    def used(self, who: str) -> float:
        return self._used.get(who, -inf)

    def charge(self, who: str, seconds: float) -> None:
        if seconds <= 0:
            return
        now = self._clock() / HALVED
        low, high = sorted((now + log2(seconds), self.used(who)))
        self._used[who] = high + log2(1 + 2 ** (low - high))
        if len(self._used) > self._most:
            self._used = {other: used for other, used in self._used.items() if used > now - FORGOTTEN}
            self._most = MANY + 2 * len(self._used)


class Turns:
    """Lets so many in at a time. Where it is more than one, onlookers' tables leave one place free for the others."""

    def __init__(self, places: int, clock: Callable[[], float] = monotonic) -> None:
        self._places = places
        self._numbers = count()
        self._heaps: list[list[tuple[Used, int, int, Ticket]]] = [[] for _ in RANKS]
        self._waiting: set[Ticket] = set()
        self._inside: dict[Ticket, int] = {}  # with the rank that let them in
        self._by_client, self._by_table = Ledger(clock), Ledger(clock)

    async def wait(self, ticket: Ticket) -> bool:
        """Until it is the ticket's turn, which must be ended; False if it was withdrawn."""
        ticket.came = next(self._numbers)
        self._waiting.add(ticket)
        self._file(ticket)
        self._let_in()
        try:
            return await ticket.turn
        except asyncio.CancelledError:
            self._waiting.discard(ticket)
            if ticket in self._inside:
                self.end(ticket, 0.0)
            raise

    def end(self, ticket: Ticket, seconds: float) -> None:
        """The ticket has had its turn and used so much time."""
        del self._inside[ticket]
        self._by_table.charge(ticket.table, seconds)
        for client in ticket.clients:
            self._by_client.charge(client, seconds / len(ticket.clients))
        self._let_in()

    def refile(self, ticket: Ticket, rank: int, clients: frozenset[str]) -> None:
        """Others look at the table now than when the ticket came."""
        if ticket in self._waiting and (rank, clients) != (ticket.rank, ticket.clients):
            ticket.rank, ticket.clients = rank, clients
            self._file(ticket)
            self._let_in()

    def withdraw(self, ticket: Ticket) -> None:
        """Nobody needs this turn any more; one that has come already is left alone."""
        if ticket in self._waiting and not ticket.turn.done():
            self._waiting.discard(ticket)
            ticket.turn.set_result(False)

    def waiting(self) -> list[int]:
        """How many wait, by rank."""
        ranks = [ticket.rank for ticket in self._waiting]
        return [ranks.count(rank) for rank in range(len(RANKS))]

    # The queue

    def _file(self, ticket: Ticket) -> None:
        ticket.filed = next(self._numbers)
        heap = self._heaps[ticket.rank]
        if len(heap) > 2 * len(self._waiting) + MANY:
            heap[:] = [entry for entry in heap if self._counts(entry)]
            heapify(heap)
        heappush(heap, (self._used_by(ticket), ticket.came, ticket.filed, ticket))

    def _counts(self, entry: tuple[Used, int, int, Ticket]) -> bool:
        """Is the entry that of a ticket which still waits, and its newest?"""
        _, _, filed, ticket = entry
        return ticket in self._waiting and not ticket.turn.done() and ticket.filed == filed

    def _let_in(self) -> None:
        while len(self._inside) < self._places and (ticket := self._next()) is not None:
            self._waiting.discard(ticket)
            self._inside[ticket] = ticket.rank
            ticket.turn.set_result(True)

    def _next(self) -> Ticket | None:
        onlookers = sum(rank == ONLOOKERS for rank in self._inside.values())
        for rank, heap in enumerate(self._heaps):
            if rank == ONLOOKERS and onlookers >= max(1, self._places - 1):
                return None
            ticket = self._first(heap)
            if ticket is not None:
                return ticket
        return None

    def _first(self, heap: list[tuple[Used, int, int, Ticket]]) -> Ticket | None:
        """Take the first out. Who was charged since it was filed is filed again: what is used only ever grows."""
        while heap:
            used, came, filed, ticket = heap[0]
            if not self._counts(heap[0]):
                heappop(heap)
            elif (now := self._used_by(ticket)) > used:
                heapreplace(heap, (now, came, filed, ticket))
            else:
                heappop(heap)
                return ticket
        return None

    def _used_by(self, ticket: Ticket) -> Used:
        """By the least busy client, so that nobody is held up by others who look on; then by the table."""
        clients = min((self._by_client.used(client) for client in ticket.clients), default=-inf)
        return clients, self._by_table.used(ticket.table)
