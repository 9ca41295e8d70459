"""Where the house sends something at somebody's wish, and where it never does."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from doubloon.server import addresses, posting
from doubloon.server.addresses import BadAddress, Reach, Target, Unfound
from tests.server.pushing import LOOPBACK, Device, HurriedHouse, PushService
from tests.server.serving import Guests, run, sqlite_in

PRIVATE = [
    "https://127.0.0.1/push",
    "https://localhost:8443/push",
    "https://10.1.2.3/",
    "https://172.16.0.1/",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://0/",
    "https://2130706433/",  # 127.0.0.1 as one number
    "https://0x7f.1/",
    "https://224.0.0.1/",
    "https://[::1]/",
    "https://[::]/",
    "https://[fe80::1]/",
    "https://[fd00::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::10.0.0.1]/",
    "https://[2002:a00:1::]/",  # 10.0.0.1 by way of 6to4
    "https://[2001::f5ff:fffe]/",  # 10.0.0.1 by way of Teredo
    "https://[64:ff9b:1::10.0.0.1]/",  # of a network's own translation
    "https://[::10.0.0.1]/",
    "https://[fec0::1]/",  # private until 2004, and still so in some networks
    "https://[5f00::1]/",
    "https://[ff02::1]/",
    "https://[2001:db8::1]/",
    "https://[fe80::1%25eth0]/",
]
NO_ADDRESSES = [
    "",
    "push.example",
    "ftp://93.184.216.34/",
    "file:/etc/passwd",
    "https://",
    "https://93.184.216.34:0/",
    "https://93.184.216.34:99999/",
    "https://me@93.184.216.34/",
    "https://93.184.216.34/a b",
    "https://93.184.216.34\\@127.0.0.1/",
    "https://93.184.216.34/\r\nHost: other",
    "https://[93.184.216.34/",
    "http://93.184.216.34/",  # not sealed on its way
    "https://93.184.216.34:25/",  # mail, and other things that do not speak HTTP
    "https://93.184.216.34:465/",
    "https://[2606:2800:220:1::1]:22/",
    "https://93.184.216.34/" + "x" * 1000,
]


def found(url: str, reach: Reach) -> list[str]:
    return asyncio.run(reach.found(addresses.read(url)))


@pytest.mark.parametrize("url", [*PRIVATE, *NO_ADDRESSES])
def test_private_and_impossible_addresses_are_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(BadAddress) as refused:
        found(url, Reach())
    assert "\n" not in str(refused.value)


def test_addresses_of_the_world_may_be_reached() -> None:
    assert found("https://93.184.216.34/push?a=b", Reach()) == ["93.184.216.34"]
    assert found("https://[2606:2800:220:1::1]:8443/", Reach()) == ["2606:2800:220:1::1"]


def test_the_host_may_name_private_networks() -> None:
    reach = Reach(["10.0.0.0/8", "::1/128"])
    assert found("http://10.1.2.3:8080/topic", reach) == ["10.1.2.3"]
    assert found("http://10.1.2.3/topic", reach) == ["10.1.2.3"]
    assert found("https://[::1]/", reach) == ["::1"]
    with pytest.raises(BadAddress):
        found("https://192.168.1.1/", reach)


def test_a_name_that_nobody_knows_is_not_found() -> None:
    with pytest.raises(Unfound):
        found(f"https://{'x' * 64}.example/", Reach())  # no name is so long: nobody need be asked


def test_a_name_that_leads_into_the_own_network_when_something_is_sent_leads_nowhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """First to the world, then to us: as somebody does who has a name server of their own."""
    answers = [["93.184.216.34"], ["93.184.216.34", "127.0.0.1"]]
    monkeypatch.setattr(addresses, "looked_up", lambda target: answers.pop(0))

    async def story() -> None:
        target, reach = addresses.read("https://push.example/abc"), Reach()
        assert await reach.found(target) == ["93.184.216.34"]
        with pytest.raises(BadAddress, match="leads to no other machine"):
            await posting.post(target, reach, {}, b"")
        assert answers == []

    asyncio.run(story())


def test_nothing_is_sent_to_the_machine_that_the_house_is_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A port that is closed to the world may be open to who lives there, also under the address that all know."""
    monkeypatch.setattr(addresses, "_public", lambda machine: True)
    with pytest.raises(BadAddress, match="leads to no other machine"):
        found("https://127.0.0.1:8443/", Reach())
    assert found("https://127.0.0.1:8443/", Reach(["127.0.0.1"])) == ["127.0.0.1"]
    assert found("https://93.184.216.34/", Reach()) == ["93.184.216.34"]


def test_nobody_learns_which_names_the_own_network_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    said = []
    for machines in ([], ["10.0.0.7"]):
        monkeypatch.setattr(addresses, "looked_up", lambda target, known=machines: known or nobody(target))
        with pytest.raises((BadAddress, Unfound)) as refused:
            found("https://wiki.internal/", Reach())
        said.append(str(refused.value))
    assert said[0] == said[1]


def nobody(target: Target) -> list[str]:
    raise OSError(f"no such name: {target.host}")


def test_a_name_whose_server_does_not_answer_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()
    monkeypatch.setattr(addresses, "LOOKUP", 0.05)
    monkeypatch.setattr(addresses, "looked_up", lambda target: [str(answered.wait(30))])

    async def story() -> None:
        target = addresses.read("https://slow.example/")
        asked = [Reach().found(target) for _ in range(12)]  # more than the house has threads for its own work
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {Unfound}
        async with asyncio.timeout(10):
            assert await asyncio.to_thread(lambda: "done") == "done"

    try:
        asyncio.run(story())
    finally:
        answered.set()


def test_over_the_wire_private_addresses_are_refused_unless_the_host_allows_them(tmp_path: Path) -> None:
    device = Device()
    seats = [{"kind": "you"}, {"kind": "open"}]
    with PushService() as service:

        async def story(guests: Guests) -> None:
            anne = guests.come()
            id = (await anne.post("/api/tables", game="silver_gold", seats=seats, name="Anne"))["table"]
            keys = {"p256dh": device.p256dh, "auth": device.auth}
            for url in (service.url("private"), "https://10.0.0.1/x", "nonsense"):
                answer = await anne.http.post("/api/push", json={"endpoint": url, **keys})
                assert (answer.status_code, answer.json()["code"]) == (422, "bad_address")
                answer = await anne.http.post(f"/api/tables/{id}/webhook", json={"url": url})
                assert (answer.status_code, answer.json()["code"]) == (422, "bad_address")

        with HurriedHouse(sqlite_in(tmp_path), reaches="") as hurried:
            run(hurried.address, story)
        assert service.arrived == []


def test_what_was_bound_while_it_was_allowed_is_not_sent_when_it_no_longer_is(tmp_path: Path) -> None:
    with PushService() as service:
        target = addresses.read(service.url("before"))
        asyncio.run(posting.post(target, Reach([LOOPBACK]), {"content-type": "text/plain"}, b"hello"))
        assert [came.body for came in service.arrived] == [b"hello"]
        with pytest.raises(BadAddress):
            asyncio.run(posting.post(target, Reach(), {"content-type": "text/plain"}, b"hello"))
        assert len(service.arrived) == 1
