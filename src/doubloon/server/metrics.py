"""Figures for those who run the server, in the form that Prometheus reads."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric

from doubloon.server.gates import GATES
from doubloon.server.house import House
from doubloon.server.turns import RANKS

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Figures:
    """What is counted. Every worker has its own."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self.refused = Counter("doubloon_refused", "Refused messages", ["gate"], registry=self.registry)
        for gate in GATES:
            self.refused.labels(gate)
        self.messages = Counter("doubloon_messages", "Messages of clients", registry=self.registry)
        self.answered = Histogram(
            "doubloon_answer_seconds",
            "From a message to its being written and applied",
            buckets=SECONDS,
            registry=self.registry,
        )
        self._house = house
        self.registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """What can be looked up at any time."""
        house = self._house
        looked_up = {
            "tables": ("Tables in memory", len(house.rooms)),
            "sockets": ("Connected clients", sum(len(room.watchers) for room in house.rooms.values())),
            "entries": ("Entries written to logs since the start", house.store.written),
            "bot_moves": ("Moves of bots since the start", house.thinkers.thoughts),
            "notices": ("Notices sent since the start", house.sender.sent),
            "notices_failed": ("Tries to send a notice that failed", house.sender.failed),
            "bot_deaths": ("Bot processes that died or took too long", house.thinkers.deaths),
        }
        for name, (text, value) in looked_up.items():
            yield GaugeMetricFamily(f"doubloon_{name}", text, value)
        waiting = GaugeMetricFamily("doubloon_bots_waiting", "Bots that wait for a process", labels=["rank"])
        for rank, number in zip(RANKS, house.thinkers.turns.waiting(), strict=True):
            waiting.add_metric([rank], number)
        yield waiting

    def text(self) -> bytes:
        return generate_latest(self.registry)
