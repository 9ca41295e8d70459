"""Who has asked how much: the limits, kept by client address."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Literal

from doubloon.server.gates import Refusal
from doubloon.server.limits import Limits

Thing = Literal[
    "tables",
    "joins",
    "proofs",
    "cards",
    "notices",
    "requests",
    "messages",
    "chat",
    "connects",
    "seat_messages",
    "seat_chat",
]
MOST_CLIENTS = 20_000  # addresses that are remembered: a few megabytes
FORGOTTEN = 3600.0  # seconds without a word; by then every bucket is full again
QUIET = 60.0  # seconds between two lines about refusals

logger = logging.getLogger("doubloon")


class Bucket:
    """So much at once; it comes back with time."""

    __slots__ = ("_at", "_left", "_most", "_per_second")

    def __init__(self, most: float, per_minute: float, now: float) -> None:
        self._most = most
        self._per_second = per_minute / 60
        self._left = most
        self._at = now

    def take(self, now: float) -> float:
        """Take one, or nothing: then how many seconds it lasts until there is one again."""
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return (1 - self._left) / self._per_second if self._per_second else FORGOTTEN
        self._left -= 1
        return 0.0


class Buckets:
    """One bucket a thing, made when it is first taken from."""

    __slots__ = ("_buckets", "_guard")

    def __init__(self, guard: Guard) -> None:
        self._guard = guard
        self._buckets: dict[Thing, Bucket] = {}

    def spend(self, thing: Thing) -> None:
        """Take one, or be refused."""
        limits, now = self._guard.limits, self._guard.now()
        most: int = getattr(limits, thing)
        if not most:
            return
        bucket = self._buckets.get(thing)
        if bucket is None:
            bucket = self._buckets[thing] = Bucket(most, getattr(limits, f"{thing}_per_minute"), now)
        wait = bucket.take(now)
        if wait:
            raise self._guard.too_much(wait)


class Client(Buckets):
    """One address: what it has spent, and what it holds open."""

    __slots__ = ("connections", "key", "sockets", "used")

    def __init__(self, guard: Guard, key: str) -> None:
        super().__init__(guard)
        self.key = key
        self.sockets = 0
        self.connections = 0
        self.used = guard.now()

    @contextmanager
    def socket(self) -> Iterator[None]:
        """A socket that is counted as long as it is open, or refused."""
        self.spend("connects")
        most = self._guard.limits.sockets
        if most and self.sockets >= most:
            raise self._guard.too_much(QUIET)
        self.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1


class Purse:
    """What a client at a table may say: their own part, and their address's."""

    def __init__(self, client: Client, own: Buckets) -> None:
        self._client = client
        self._own = own

    def message(self) -> None:
        self._own.spend("seat_messages")
        self._client.spend("messages")

    def chat(self) -> None:
        self._own.spend("seat_chat")
        self._client.spend("chat")


class Guard:
    """The limits of this worker and everybody who has asked for something lately."""

    def __init__(
        self, limits: Limits, proxies: Iterable[str] = (), files: int = 0, now: Callable[[], float] = monotonic
    ) -> None:
        self.limits = limits
        self.now = now
        self.clients: dict[str, Client] = {}  # who was heard last is last
        self.connections = 0
        self._most_connections = min(limits.all_connections, files or limits.all_connections)
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._refused = 0
        self._told = -QUIET

    def client(self, address: str) -> Client:
        """What is known of an address."""
        key = key_of(address)
        client = self.clients.pop(key, None) or Client(self, key)
        self.clients[key] = client
        client.used = self.now()
        self._forget()
        return client

    def connect(self, address: str) -> Client | None:
        """Count a new connection, or refuse it; a proxy's connections are many people's, so it may have any number."""
        most, limits = self._most_connections, self.limits
        if most and self.connections >= most:
            raise self.too_much(QUIET)
        client = None if self.is_proxy(address) else self.client(address)
        if client is not None:
            if limits.connections and client.connections >= limits.connections:
                raise self.too_much(QUIET)
            client.connections += 1
        self.connections += 1
        return client

    def gone(self, client: Client | None) -> None:
        """A connection that was counted is no more."""
        self.connections -= 1
        if client is not None:
            client.connections -= 1

    def is_proxy(self, address: str) -> bool:
        try:
            host = ip_address(address)
        except ValueError:
            return False
        return any(host in network for network in self._proxies)

    def too_much(self, wait: float) -> Refusal:
        return self.refusal(Refusal("credit", "slow_down", "that is too much at once; wait a moment", wait=wait))

    def refusal(self, refusal: Refusal) -> Refusal:
        """The same refusal, counted. The terminal hears of all of them together, now and then, and never of whom."""
        self._refused += 1
        now = self.now()
        if now - self._told >= QUIET:
            logger.warning("over the limits: %d refused since the last such line (see /metrics)", self._refused)
            self._told = now
            self._refused = 0
        return refusal

    def _forget(self) -> None:
        """Drop who has long been silent; when there are too many, who has been silent longest."""
        for _ in range(2):  # one comes at a time, so two that go keep the number small
            key = next(iter(self.clients))
            oldest = self.clients[key]
            if len(self.clients) <= MOST_CLIENTS and self.now() - oldest.used < FORGOTTEN:
                return
            del self.clients[key]
            if oldest.sockets or oldest.connections:
                self.clients[key] = oldest


def key_of(address: str) -> str:
    """Whom an address stands for: of IPv6, everybody who shares the first 64 bits."""
    try:
        host = ip_address(address.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(host, IPv6Address):
        if host.ipv4_mapped:
            return str(host.ipv4_mapped)
        return str(ip_network((host, 64), strict=False))
    return str(host)
