"""Who may be told of turns, and where: forged subscriptions are refused, groups are told at the opener's wish."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from doubloon.server.limits import Limits
from tests.server.pushing import Device, HurriedHouse, PushService, next_question, open_table, wish
from tests.server.serving import Guests, run, sqlite_in

BAD_ZONES = ["Mars/Olympus", "../../etc/passwd", "Europe", "", "/etc/localtime", "UTC\0"]


def test_forged_subscriptions_and_zones_that_do_not_exist_are_refused(
    small: HurriedHouse, service: PushService
) -> None:
    device = Device()
    off_curve = device.p256dh[:-4] + ("AAAA" if device.p256dh[-4:] != "AAAA" else "BBBB")

    async def story(guests: Guests) -> None:
        anne, stranger = guests.come(), guests.come()
        await open_table(anne)
        good = wish(service, device, "forged")
        forged = [
            {"p256dh": off_curve},
            {"p256dh": device.p256dh[:-8]},
            {"p256dh": "é" * 20},
            {"p256dh": ""},
            {"auth": device.auth[:-4]},
            {"auth": device.auth + "AAAA"},
        ]
        for change in forged:
            answer = await anne.http.post("/api/push", json={**good, **change})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_keys"), change
        for zone in BAD_ZONES:
            answer = await anne.http.post("/api/push", json={**good, "zone": zone})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_zone"), zone
        assert (await anne.post("/api/push", **good, quiet_from=1440))["code"] == "wrong_shape"
        assert (await stranger.post("/api/push", **good))["code"] == "not_at_table"
        stranger.http.cookies.update(dict.fromkeys(anne.http.cookies, f"0.{'x' * 43}"))
        assert (await stranger.post("/api/push", **good))["code"] == "not_at_table"
        foreign = {"origin": "https://elsewhere.example"}
        assert (await anne.http.request("DELETE", "/api/push", headers=foreign)).json()["code"] == "origin"

    run(small.address, story)


def test_one_client_subscribes_only_so_often(tmp_path: Path, service: PushService) -> None:
    device = Device()

    async def story(guests: Guests) -> None:
        anne = guests.come()
        await open_table(anne)
        answers = [await anne.http.post("/api/push", json=wish(service, device, "often")) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]

    with HurriedHouse(sqlite_in(tmp_path), limits=Limits(notices=2, notices_per_minute=1)) as hurried:
        run(hurried.address, story)


# Groups


def test_a_group_is_told_by_webhook_where_who_opened_the_table_says(small: HurriedHouse, service: PushService) -> None:
    async def story(guests: Guests) -> None:
        anne, bonny = guests.come(), guests.come()
        for kind in ("json", "text"):
            id, url = await open_table(anne), service.url(f"group-{kind}")
            assert (await anne.post(f"/api/tables/{id}/webhook", url=url, kind=kind, language="fr"))["url"] == url
            await bonny.post(f"/api/tables/{id}/join", name="Bonny")
            assert (await bonny.get(f"/api/tables/{id}/webhook")) == {"yours": False, "url": "", "kind": "json"}
            assert (await bonny.post(f"/api/tables/{id}/webhook", url=""))["code"] == "not_opener"
            assert (await anne.get(f"/api/tables/{id}/webhook")) == {"yours": True, "url": url, "kind": kind}
            await asyncio.to_thread(small.send)
            came = service.came_for(f"group-{kind}")
            said = f"c’est à vous de jouer : http://{small.address}/table/{id}"
            texts = [json.loads(each.body)["content"] if kind == "json" else each.body.decode() for each in came]
            assert sorted(texts) == [f"Anne, {said}", f"Bonny, {said}"]
            assert "authorization" not in came[0].headers
            await asyncio.to_thread(next_question, small, id)
            await asyncio.to_thread(small.send)
            assert len(service.came_for(f"group-{kind}")) == 2  # nobody has opened the table
            assert (await anne.post(f"/api/tables/{id}/webhook", url=""))["url"] == ""
            assert await asyncio.to_thread(small.do, small.house.notices.among([id])) == set()

    run(small.address, story)
