"""Notices that do not arrive: tried again later and later, not for ever, and not where nobody is any more."""

from __future__ import annotations

import asyncio

import pytest

from doubloon.server import sending
from tests.server.pushing import Device, HurriedHouse, PushService, begun, next_question, open_table, row_of, wish
from tests.server.serving import Guests, run


def test_what_does_not_arrive_is_tried_again_later_and_later(small: HurriedHouse, service: PushService) -> None:
    device = Device()
    service.answers["later"] = [(503, {}), (429, {"retry-after": "900"}), (201, {})]

    async def story(guests: Guests) -> None:
        id, _ = await begun(guests, service, device, "later")
        for tries, wait in ((1, sending.WAITS[0]), (2, 900)):
            await asyncio.to_thread(small.send)
            assert len(service.came_for("later")) == tries
            row = await asyncio.to_thread(row_of, small, id)
            assert row is not None
            assert (row.tries, row.told) == (tries, False)
            assert abs(row.due - small.house.times.now() - wait) <= 5
            await asyncio.to_thread(small.send)  # too early
            assert len(service.came_for("later")) == tries
            small.house.times.ahead += wait + 1
        await asyncio.to_thread(small.send)
        row = await asyncio.to_thread(row_of, small, id)
        assert row is not None
        assert (row.told, row.due, row.tries) == (True, 0, 0)

    run(small.address, story)


def test_it_is_not_tried_for_ever(small: HurriedHouse, service: PushService) -> None:
    device = Device()
    service.answers["never"] = [(500, {})] * 20

    async def story(guests: Guests) -> None:
        id, _ = await begun(guests, service, device, "never")
        for wait in (*sending.WAITS, sending.LONGEST_WAIT, sending.LONGEST_WAIT):
            await asyncio.to_thread(small.send)
            small.house.times.ahead += wait + 1
        assert len(service.came_for("never")) == len(sending.WAITS) + 1
        await asyncio.to_thread(next_question, small, id)
        await asyncio.to_thread(small.send)  # the next question is worth another try
        assert len(service.came_for("never")) == len(sending.WAITS) + 2

    run(small.address, story)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_no_more_is_removed(small: HurriedHouse, service: PushService, status: int) -> None:
    device = Device()
    service.answers[f"dead-{status}"] = [(status, {})]

    async def story(guests: Guests) -> None:
        id, _ = await begun(guests, service, device, f"dead-{status}")
        await asyncio.to_thread(small.send)
        assert await asyncio.to_thread(row_of, small, id) is None
        await asyncio.to_thread(next_question, small, id)
        await asyncio.to_thread(small.send)
        assert len(service.came_for(f"dead-{status}")) == 1

    run(small.address, story)


def test_no_redirect_is_followed(small: HurriedHouse, service: PushService) -> None:
    device = Device()
    service.answers["led"] = [(307, {"location": service.url("elsewhere")})]

    async def story(guests: Guests) -> None:
        await begun(guests, service, device, "led")
        await asyncio.to_thread(small.send)
        assert len(service.came_for("led")) == 1
        assert service.came_for("elsewhere") == []

    run(small.address, story)


def test_a_service_that_is_not_there_is_tried_again(small: HurriedHouse, service: PushService) -> None:
    device = Device()

    async def story(guests: Guests) -> None:
        anne, bonny = guests.come(), guests.come()
        id = await open_table(anne)
        nobody = {**wish(service, device, ""), "endpoint": "http://127.0.0.1:9/nobody"}
        await anne.post("/api/push", **nobody)
        await bonny.post(f"/api/tables/{id}/join", name="Bonny")
        await asyncio.to_thread(small.send)
        row = await asyncio.to_thread(row_of, small, id)
        assert row is not None
        assert row.tries == 1

    run(small.address, story)
