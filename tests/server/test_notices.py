"""Notices: who is away and asked is told, once, at a good hour, and by one worker; nothing of the game is in it."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from doubloon.server import crier
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.house import House
from doubloon.server.notices import LEASE, Notice, quiet_until
from tests.server.pushing import (
    LOOPBACK,
    SEATS,
    Device,
    HurriedHouse,
    PushService,
    begun,
    gone,
    next_question,
    open_table,
    row_of,
    wish,
)
from tests.server.serving import Guests, run, sqlite_in

HOUR = 3600


# Being told


def test_who_is_away_is_told_with_a_sealed_and_signed_message_that_holds_nothing_of_the_game(
    hurried: HurriedHouse, service: PushService
) -> None:
    device = Device()

    async def story(guests: Guests) -> None:
        id, anne = await begun(guests, service, device, "sealed", language="nl")
        await asyncio.to_thread(hurried.send)
        (came,) = service.came_for("sealed")
        key = (await anne.get("/api/push"))["key"]
        assert service.check_signature(came, key)["sub"] == "mailto:doubloon@localhost"
        told = json.loads(device.open(came.body))
        assert told == {
            "title": "Je bent aan de beurt",
            "body": "Open de tafel.",
            "link": f"http://{hurried.address}/table/{id}",
        }
        assert came.headers["content-encoding"] == "aes128gcm"
        assert int(came.headers["ttl"]) > 0
        assert id not in came.headers["topic"]

    run(hurried.address, story)


def test_a_house_sends_by_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, service: PushService) -> None:
    monkeypatch.setattr(crier, "AWAY", 0)

    async def story(guests: Guests) -> None:
        await begun(guests, service, Device(), "by-itself")
        while not service.came_for("by-itself"):
            await asyncio.sleep(0.02)

    with HurriedHouse(sqlite_in(tmp_path)) as hurried:
        run(hurried.address, story, 60)


def test_one_notice_a_table_until_it_is_opened(hurried: HurriedHouse, service: PushService) -> None:
    device = Device()

    async def story(guests: Guests) -> None:
        id, anne = await begun(guests, service, device, "once")
        await asyncio.to_thread(hurried.send)
        assert len(service.came_for("once")) == 1
        for _ in range(2):  # somebody else answers for her, and she is asked again
            await asyncio.to_thread(next_question, hurried, id)
            await asyncio.to_thread(hurried.send)
        assert len(service.came_for("once")) == 1

        page = await anne.table(id)
        await asyncio.to_thread(hurried.send)
        await page.close()
        await gone(hurried, id)
        await asyncio.to_thread(hurried.send)
        assert len(service.came_for("once")) == 1  # what she has seen needs no notice
        await asyncio.to_thread(next_question, hurried, id)
        await asyncio.to_thread(hurried.send)
        assert len(service.came_for("once")) == 2

    run(hurried.address, story)


def test_who_has_the_page_open_is_not_told(small: HurriedHouse, service: PushService) -> None:
    device = Device()

    async def story(guests: Guests) -> None:
        anne, bonny = guests.come(), guests.come()
        id = await open_table(anne)
        await anne.table(id)
        await anne.post("/api/push", **wish(service, device, "here"))
        await bonny.post(f"/api/tables/{id}/join", name="Bonny")
        await asyncio.to_thread(next_question, small, id)
        await asyncio.to_thread(small.send)
        assert service.came_for("here") == []

    run(small.address, story)


def test_who_wants_no_more_notices_gets_none(small: HurriedHouse, service: PushService) -> None:
    device = Device()

    async def story(guests: Guests) -> None:
        id, anne = await begun(guests, service, device, "no-more")
        answer = await anne.http.request("DELETE", "/api/push")
        assert answer.json()["tables"] == [id]
        await asyncio.to_thread(small.send)
        assert service.came_for("no-more") == []

    run(small.address, story)


def test_a_device_that_was_signed_out_is_told_nothing_more(small: HurriedHouse, service: PushService) -> None:
    device = Device()

    async def story(guests: Guests) -> None:
        anne, other, bonny = guests.come(), guests.come(), guests.come()
        opened = await anne.post("/api/tables", game="silver_gold", seats=SEATS, name="Anne")
        id = opened["table"]
        await other.post(f"/api/tables/{id}/recover", token=opened["recovery"].partition("recover=")[2])
        await other.post("/api/push", **wish(service, device, "signed-out"))
        await anne.post(f"/api/tables/{id}/sign-out")
        await bonny.post(f"/api/tables/{id}/join", name="Bonny")
        await asyncio.to_thread(small.send)
        assert service.came_for("signed-out") == []
        assert await asyncio.to_thread(small.do, small.house.notices.among([id])) == set()

    run(small.address, story)


def test_a_call_that_was_missed_as_the_server_was_killed_is_made_up_for(
    at_once: None, tmp_path: Path, service: PushService
) -> None:
    device = Device()
    with HurriedHouse(sqlite_in(tmp_path)) as before:

        async def story(guests: Guests) -> None:
            await begun(guests, service, device, "missed")

        run(before.address, story)
        before.do(before.house.book.write())
        (id,) = before.house.rooms
        row = row_of(before, id)
        assert row is not None
        before.do(before.house.notices.settle(row))  # as if it had not been written before the power went
    with HurriedHouse(sqlite_in(tmp_path)) as after:
        for _ in range(600):
            if after.house.rooms:
                break
            after.do(asyncio.sleep(0.05))
        after.send()
        assert len(service.came_for("missed")) == 1


# Quiet hours


def test_nothing_comes_in_the_quiet_hours_but_afterwards(small: HurriedHouse, service: PushService) -> None:
    device = Device()
    zone = "Pacific/Auckland"
    now = datetime.now(ZoneInfo(zone))
    begin, end = (now - timedelta(hours=1)), (now + timedelta(hours=1))
    hours = {"quiet_from": begin.hour * 60 + begin.minute, "quiet_to": end.hour * 60 + end.minute}

    async def story(guests: Guests) -> None:
        await begun(guests, service, device, "quiet", zone=zone, **hours)
        await asyncio.to_thread(small.send)
        assert service.came_for("quiet") == []
        small.house.times.ahead += HOUR // 2
        await asyncio.to_thread(small.send)
        assert service.came_for("quiet") == []
        small.house.times.ahead += HOUR
        await asyncio.to_thread(small.send)
        assert len(service.came_for("quiet")) == 1

    run(small.address, story)


@pytest.mark.parametrize(
    ("now", "zone", "ends"),
    [
        ("2026-01-10T21:30:00", "Europe/Amsterdam", "2026-01-11T07:00:00"),  # 22:30 there
        ("2026-01-10T02:00:00", "Europe/Amsterdam", "2026-01-10T07:00:00"),
        ("2026-01-10T08:00:00", "Europe/Amsterdam", ""),  # 9:00 there
        ("2026-07-10T20:30:00", "Europe/Amsterdam", "2026-07-11T06:00:00"),  # 22:30 in summer
        ("2026-03-28T22:00:00", "Europe/Amsterdam", "2026-03-29T06:00:00"),  # the night that is an hour short
        ("2026-01-10T21:30:00", "America/New_York", ""),  # 16:30 there
    ],
)
def test_quiet_hours_are_those_of_the_readers_zone(now: str, zone: str, ends: str) -> None:
    notice = Notice("t", "k", 0, "push", "", zone=zone, quiet_from=22 * 60, quiet_to=8 * 60)
    at = int(datetime.fromisoformat(now).replace(tzinfo=UTC).timestamp())
    expected = int(datetime.fromisoformat(ends).replace(tzinfo=UTC).timestamp()) if ends else 0
    assert quiet_until(notice, at) == expected


# Several workers


def test_of_two_workers_one_sends_each_notice(at_once: None, postgres: str, service: PushService) -> None:
    tables = 12

    async def told() -> None:
        here = House(postgres, thinkers=0, notices_to=[LOOPBACK])
        there = House(postgres, thinkers=0, notices_to=[LOOPBACK])
        await here.open()
        await there.open()
        try:
            assert here.identity.public == there.identity.public
            for number in range(tables):
                room, *_ = await here.create(CreateTable("silver_gold", [SeatPlan("open")] * 2, "nobody"))
                id, url = room.table.setup.id, service.url(f"worker-{number}")
                await here.notices.bind([Notice(id, f"webhook {seat}", seat, "text", url) for seat in range(2)])
                for seat in range(2):
                    await here.join(room, seat, f"Player {seat}")
                await there.room(id)
            await here.book.write()
            await there.book.write()
            await asyncio.gather(*(house.sender.send_due() for house in (here, there, here, there)))
            assert here.sender.sent + there.sender.sent == 2 * tables
            # A worker that died with a notice in hand leaves it to the others.
            room, *_ = await here.create(CreateTable("silver_gold", [SeatPlan("open")], "nobody"))
            id = room.table.setup.id
            await here.notices.bind([Notice(id, "webhook 0", 0, "text", service.url("orphan"))])
            await here.join(room, 0, "Player 0")
            await here.book.write()
            assert len(await here.notices.take(here.times.now())) == 1
            await there.sender.send_due()
            assert service.came_for("orphan") == []
            there.times.ahead += LEASE + 1
            await there.sender.send_due()
            assert len(service.came_for("orphan")) == 1
        finally:
            await here.close()
            await there.close()

    asyncio.run(told())
    for number in range(tables):
        texts = sorted(came.body.decode().partition(",")[0] for came in service.came_for(f"worker-{number}"))
        assert texts == ["Player 0", "Player 1"]


def test_the_key_of_the_house_is_made_once(tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        with HurriedHouse(sqlite_in(tmp_path)) as hurried:
            keys.add(hurried.house.identity.public)
    assert len(keys) == 1
