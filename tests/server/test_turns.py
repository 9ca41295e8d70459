"""Whose bot thinks next."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from doubloon.server.turns import AWAITED, ONLOOKERS, PEOPLE, Ledger, Ticket, Turns


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def told(story: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(10):
            await story()

    asyncio.run(limited())


def ticket(table: str, rank: int = PEOPLE, *clients: str) -> Ticket:
    return Ticket(table, rank, frozenset(clients or [f"client of {table}"]))


class Line:
    """Tickets that stand in line; who was let in, in their order."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.inside: list[Ticket] = []
        self.tasks: dict[Ticket, asyncio.Task[bool]] = {}

    async def join(self, *tickets: Ticket) -> None:
        for one in tickets:
            self.tasks[one] = asyncio.create_task(self._wait(one))
            await asyncio.sleep(0)

    async def _wait(self, one: Ticket) -> bool:
        came = await self.turns.wait(one)
        if came:
            self.inside.append(one)
        return came

    async def next(self, seconds: float = 1.0) -> str:
        """Who was let in first has done; the table of whoever comes in for it."""
        self.turns.end(self.inside.pop(0), seconds)
        await asyncio.sleep(0)
        return self.inside[-1].table if self.inside else ""


def test_people_come_before_those_who_are_awaited_and_these_before_onlookers() -> None:
    async def story() -> None:
        line = Line(Turns(1))
        await line.join(ticket("first"))
        await line.join(ticket("c", ONLOOKERS), ticket("b", AWAITED), ticket("a", PEOPLE))
        assert [await line.next() for _ in range(3)] == ["a", "b", "c"]

    told(story)


def test_one_client_with_forty_tables_has_one_share_beside_another() -> None:
    async def story() -> None:
        line = Line(Turns(1))
        for number in range(40):
            await line.join(ticket(f"hog {number}", PEOPLE, "hog"))
        served = []
        for _ in range(10):
            await line.join(ticket("guest", PEOPLE, "guest"))
            served += [await line.next(), await line.next()]
        assert served.count("guest") == 10

    told(story)


def test_what_was_used_long_ago_weighs_little() -> None:
    async def story() -> None:
        clock = Clock()
        line = Line(Turns(1, clock))
        await line.join(ticket("x", PEOPLE, "early"))
        assert await line.next(10.0) == ""
        clock.now += 600  # ten halvings
        await line.join(ticket("y", PEOPLE, "late"))
        await line.next(1.0)
        await line.join(ticket("now"))
        await line.join(ticket("of late", PEOPLE, "late"), ticket("of early", PEOPLE, "early"))
        assert [await line.next(), await line.next()] == ["of early", "of late"]

    told(story)


def test_who_was_charged_long_ago_is_forgotten() -> None:
    clock = Clock()
    ledger = Ledger(clock)
    for number in range(10_000):
        clock.now += 10
        ledger.charge(str(number), 1.0)
    assert ledger.used("0") < ledger.used("9998") < ledger.used("9999")
    assert len(ledger._used) <= 1_500


def test_among_the_tables_of_one_client_the_least_busy_comes_first() -> None:
    async def story() -> None:
        line = Line(Turns(1))
        await line.join(ticket("busy", PEOPLE, "club"))
        await line.join(ticket("busy", PEOPLE, "club"), ticket("quiet", PEOPLE, "club"))
        assert [await line.next(5.0), await line.next(1.0)] == ["quiet", "busy"]

    told(story)


def test_a_hog_who_looks_on_does_not_hold_up_those_at_the_table() -> None:
    async def story() -> None:
        line = Line(Turns(1))
        await line.join(ticket("x", PEOPLE, "hog"))
        await line.next(50.0)
        await line.join(ticket("now"))
        await line.join(ticket("other", PEOPLE, "somebody"), ticket("theirs", PEOPLE, "hog", "guest"))
        assert await line.next(1.0) == "other"  # who came first, of two who have used nothing

    told(story)


def test_onlookers_leave_a_place_free_where_there_are_several() -> None:
    async def story() -> None:
        line = Line(Turns(3))
        await line.join(*(ticket(f"show {number}", ONLOOKERS) for number in range(5)))
        assert len(line.inside) == 2
        assert line.turns.waiting() == [0, 0, 3]
        await line.join(ticket("person"))
        assert line.inside[-1].table == "person"

    told(story)


def test_who_is_looked_at_by_others_now_waits_at_another_place() -> None:
    async def story() -> None:
        line = Line(Turns(1))
        await line.join(ticket("first"))
        shown, awaited = ticket("shown", ONLOOKERS), ticket("awaited", AWAITED)
        await line.join(awaited, shown)
        line.turns.refile(shown, PEOPLE, frozenset(["Anne"]))
        assert line.turns.waiting() == [1, 1, 0]
        line.turns.refile(shown, ONLOOKERS, frozenset(["Anne"]))
        line.turns.refile(shown, PEOPLE, frozenset(["Anne"]))
        assert [await line.next(), await line.next(), await line.next()] == ["shown", "awaited", ""]

    told(story)


def test_who_is_not_wanted_or_stopped_leaves_no_place_taken() -> None:
    async def story() -> None:
        line = Line(Turns(1))
        await line.join(ticket("first"))
        unwanted, stopped, both, last = (ticket(name) for name in ("unwanted", "stopped", "both", "last"))
        await line.join(unwanted, stopped, both, last)
        line.turns.withdraw(unwanted)
        assert await line.tasks[unwanted] is False
        line.tasks[stopped].cancel()
        line.turns.end(line.inside.pop(), 1.0)  # lets `both` in, which is stopped before it learns of it
        line.tasks[both].cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [one.table for one in line.inside] == ["last"]
        assert line.turns.waiting() == [0, 0, 0]

    told(story)


def test_a_place_that_is_changed_again_and_again_costs_no_memory() -> None:
    async def story() -> None:
        line = Line(Turns(1))
        await line.join(ticket("first"))
        fickle = ticket("fickle", ONLOOKERS)
        await line.join(fickle)
        for number in range(10_000):
            line.turns.refile(fickle, ONLOOKERS, frozenset([str(number)]))
        assert len(line.turns._heaps[ONLOOKERS]) < 2_000
        assert await line.next() == "fickle"

    told(story)
