"""Reminding somebody whom the others wait for: once in twelve hours, and only who is away and wants to be told."""

from __future__ import annotations

import asyncio

from doubloon.server.notices import NUDGE
from tests.server.pushing import ANNE, BONNY, Device, HurriedHouse, PushService, gone, open_table, wish
from tests.server.serving import Guests, run


def test_who_has_looked_and_gone_again_is_reminded_once_in_twelve_hours(
    hurried: HurriedHouse, service: PushService
) -> None:
    async def story(guests: Guests) -> None:
        anne, bonny, onlooker = (guests.come() for _ in range(3))
        id = await open_table(anne)
        way = f"/api/tables/{id}/nudge"
        await anne.post("/api/push", **wish(service, Device(), "nudged"))
        assert (await anne.post(way, seat=BONNY))["code"] == "not_started"
        await bonny.post(f"/api/tables/{id}/join", name="Bonny")
        page = await anne.table(id)  # she sees the question, and goes without an answer
        assert (await bonny.post(way, seat=ANNE))["code"] == "present"
        await asyncio.to_thread(hurried.send)
        await page.close()
        await gone(hurried, id)
        await asyncio.to_thread(hurried.send)
        assert service.came_for("nudged") == []

        assert (await onlooker.post(way, seat=ANNE))["code"] == "not_at_table"
        assert (await bonny.post(way, seat=BONNY))["code"] == "nothing_to_ask"
        assert (await bonny.post(way, seat=99))["code"] == "wrong_shape"
        assert (await bonny.post(way, seat=ANNE)) == {"again": NUDGE}
        await asyncio.to_thread(hurried.send)
        assert len(service.came_for("nudged")) == 1
        answer = await bonny.http.post(way, json={"seat": ANNE})
        assert (answer.status_code, answer.json()["code"]) == (409, "nudged_lately")
        assert 0 < int(answer.headers["retry-after"]) <= NUDGE
        hurried.house.times.ahead += NUDGE
        assert (await bonny.post(way, seat=ANNE)) == {"again": NUDGE}
        await asyncio.to_thread(hurried.send)
        assert len(service.came_for("nudged")) == 2
        assert (await anne.post(way, seat=BONNY))["code"] == "no_notices"

    run(hurried.address, story)
