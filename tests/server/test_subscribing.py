"""Who may be told of turns, and where: forged subscriptions are refused, groups are told at the opener's wish."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from doubloon.server.limits import Limits
from doubloon.server.notices import Notice
from doubloon.server.sending import channel_post, plain
from tests.server.pushing import ANNE, Device, HurriedHouse, PushService, next_question, open_table, play_out, wish
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


def test_what_a_player_calls_himself_calls_nobody_in_the_channel() -> None:
    notice = Notice("t", "webhook 0", 0, "json", "", base="https://games.example")
    for name, said in [("@everyone", "everyone"), ("<!channel>", "channel"), ("[x](http://e.vil)", "x http e.vil")]:
        told = json.loads(channel_post(notice, name)[1])
        assert told["content"] == told["text"] == f"{said}, it is your turn: https://games.example/table/t"
        assert told["allowed_mentions"] == {"parse": []}
    assert plain("Zoë O’Malley-Ng 🏴") == "Zoë O’Malley-Ng 🏴"
    assert plain("@@@") == "…"


def test_who_leaves_takes_the_address_of_the_group_along(small: HurriedHouse, service: PushService) -> None:
    """It is as good as a key to the channel, and the seat may be taken by anybody."""

    async def story(guests: Guests) -> None:
        anne, bonny = guests.come(), guests.come()
        id = await open_table(anne)
        await anne.post(f"/api/tables/{id}/webhook", url=service.url("left"))
        await anne.post(f"/api/tables/{id}/leave")
        assert (await bonny.post(f"/api/tables/{id}/join", name="Bonny"))["seat"] == ANNE
        assert (await bonny.get(f"/api/tables/{id}/webhook"))["url"] == ""

    run(small.address, story)


def test_the_group_is_told_of_the_rematch_too_and_its_address_stays_with_who_gave_it(
    small: HurriedHouse, service: PushService
) -> None:
    async def story(guests: Guests) -> None:
        anne, bonny = guests.come(), guests.come()
        id, url = await open_table(anne), service.url("again")
        await anne.post(f"/api/tables/{id}/webhook", url=url, kind="text", language="nl")
        await bonny.post(f"/api/tables/{id}/join", name="Bonny")
        await asyncio.to_thread(play_out, small, id)
        next = (await bonny.post(f"/api/tables/{id}/rematch"))["table"]
        assert (await bonny.get(f"/api/tables/{next}/webhook"))["url"] == ""
        await anne.post(f"/api/tables/{id}/rematch")
        assert (await anne.get(f"/api/tables/{next}/webhook")) == {"yours": True, "url": url, "kind": "text"}
        await asyncio.to_thread(small.send)
        texts = sorted(came.body.decode() for came in service.came_for("again") if next in came.body.decode())
        said = f"je bent aan de beurt: http://{small.address}/table/{next}"
        assert texts == [f"Anne, {said}", f"Bonny, {said}"]

    run(small.address, story)


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
