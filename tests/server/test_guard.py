"""How limits are counted, without a server; and that they are told as they are."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from doubloon.server import guard as guarding
from doubloon.server.gates import Refusal
from doubloon.server.guard import Guard, Purse, Thing, key_of
from doubloon.server.limits import OFF, Limits, WrongLimits, read_limits, read_proxies

DOCS = Path(__file__).parents[2] / "docs" / "running-a-server.md"


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def spent(guard: Guard, address: str, thing: Thing, times: int) -> int:
    """How many of so many tries are not refused."""
    taken = 0
    for _ in range(times):
        try:
            guard.client(address).spend(thing)
        except Refusal:
            continue
        taken += 1
    return taken


def test_an_allowance_comes_back_with_time() -> None:
    clock = Clock()
    guard = Guard(Limits(tables=3, tables_per_minute=2), now=clock)
    assert spent(guard, "192.0.2.1", "tables", 10) == 3
    assert spent(guard, "192.0.2.2", "tables", 10) == 3
    with pytest.raises(Refusal) as refused:
        guard.client("192.0.2.1").spend("tables")
    assert (refused.value.gate, refused.value.code, refused.value.wait) == ("credit", "slow_down", 30)
    clock.time += 29
    assert spent(guard, "192.0.2.1", "tables", 10) == 0
    clock.time += 2
    assert spent(guard, "192.0.2.1", "tables", 10) == 1
    clock.time += 3600
    assert spent(guard, "192.0.2.1", "tables", 10) == 3


def test_who_stands_behind_an_address() -> None:
    assert key_of("192.0.2.1") == key_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert key_of("2001:db8:1:2:3::4") == key_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert key_of("2001:db8:1:3::4") != key_of("2001:db8:1:2::4")
    assert key_of("fe80::1%eth0") == "fe80::/64"
    assert key_of("") == key_of("nonsense") == "unknown"


def test_what_is_remembered_of_addresses_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guarding, "MOST_CLIENTS", 50)
    clock = Clock()
    guard = Guard(Limits(), now=clock)
    there = guard.connect("203.0.113.1")
    for number in range(1000):
        spent(guard, f"10.0.{number // 250}.{number % 250}", "requests", 1)
    assert len(guard.clients) <= 51
    assert guard.client("203.0.113.1") is there, "who holds a connection open is not forgotten"
    clock.time += guarding.FORGOTTEN + 1
    for number in range(100):
        spent(guard, f"10.1.0.{number % 4}", "requests", 1)
    assert len(guard.clients) <= 5


def test_what_is_open_is_counted_until_it_is_closed() -> None:
    guard = Guard(Limits(connections=2, sockets=1, all_connections=4), ["198.51.100.0/24"])
    held = [guard.connect("192.0.2.1") for _ in range(2)]
    with pytest.raises(Refusal):
        guard.connect("192.0.2.1")
    proxied = [guard.connect("198.51.100.7") for _ in range(2)]
    with pytest.raises(Refusal):
        guard.connect("198.51.100.7")  # a proxy may have all there are, but no more
    guard.gone(proxied[0])
    guard.gone(held[0])
    assert guard.connect("192.0.2.1") is held[1]
    client = guard.client("192.0.2.1")
    with client.socket(), pytest.raises(Refusal), client.socket():
        pass
    with client.socket():
        pass


def test_files_bound_the_connections_of_all() -> None:
    guard = Guard(Limits(), files=2)
    guard.connect("192.0.2.1")
    guard.connect("192.0.2.2")
    with pytest.raises(Refusal):
        guard.connect("192.0.2.3")


def test_a_club_of_sixty_behind_one_address_notices_nothing() -> None:
    """They come within a second, then play for three hours: each a message a second, a line of chat every half
    minute, a page every five minutes, a new table for two every twenty minutes."""
    clock = Clock()
    limits = Limits()
    guard = Guard(limits, now=clock)
    address = "203.0.113.77"
    client = guard.client(address)
    for _ in range(60 * 7):
        guard.connect(address)
    sockets = [client.socket() for _ in range(60 * 2)]
    for socket in sockets:
        socket.__enter__()
    for _ in range(60 * 20):
        client.spend("requests")
    for _ in range(30):
        client.spend("tables")
        client.spend("joins")
    purses = [Purse(client, guarding.Buckets(guard)) for _ in range(60)]
    for second in range(3 * 3600):
        clock.time += 1
        for number, purse in enumerate(purses):
            purse.message()
            if (second + number) % 30 == 0:
                purse.chat()
            if (second + number) % 300 == 0:
                for _ in range(20):
                    client.spend("requests")
            if number < 30 and (second + 40 * number) % 1200 == 0:
                client.spend("tables")
                client.spend("joins")


def test_one_person_at_full_speed_notices_nothing() -> None:
    clock = Clock()
    guard = Guard(Limits(), now=clock)
    purse = Purse(guard.client("192.0.2.1"), guarding.Buckets(guard))
    for _ in range(10 * 60):  # ten clicks a second, each a preview and a move
        clock.time += 0.1
        purse.message()
        purse.message()


def test_off_is_off() -> None:
    guard = Guard(OFF, files=3)
    things: list[Thing] = ["tables", "joins", "requests", "messages", "chat", "connects", "seat_messages", "seat_chat"]
    assert Counter({thing: spent(guard, "192.0.2.1", thing, 5000) for thing in things}) == dict.fromkeys(things, 5000)
    for _ in range(5000):
        guard.connect("192.0.2.1")


def test_limits_and_proxies_are_read_or_refused_with_a_sentence() -> None:
    assert read_limits("") == Limits()
    assert read_limits("off") == OFF
    assert read_limits("tables=3, hello_seconds=0.5") == Limits(tables=3, hello_seconds=0.5)
    for wrong in ("tables", "tables=-1", "tables=x", "boats=3", "tables=1.5", "head_seconds=nan", "on"):
        with pytest.raises(WrongLimits, match="--limits is off, or names and numbers"):
            read_limits(wrong)
    assert read_proxies("") == []
    assert read_proxies("127.0.0.1") == ["127.0.0.1/32", "::ffff:127.0.0.1/128"]
    assert read_proxies("10.0.0.0/8, ::1") == ["10.0.0.0/8", "::ffff:10.0.0.0/104", "::1/128"]
    for wrong in ("*", "localhost", "10.0.0.1/8", "127.0.0.1,", "300.1.1.1"):
        with pytest.raises(WrongLimits, match="--proxy is an address or a network"):
            read_proxies(wrong)


def test_the_table_in_the_docs_tells_every_limit_as_it_is() -> None:
    rows = re.findall(r"^\| `(\w+)`(?:, `(\w+)`)? \| ([\d,]+)(?:, ([\d,]+))? \|", DOCS.read_text(), re.MULTILINE)
    told: dict[str, float] = {}
    for first, second, number, other in rows:
        told[first] = float(number.replace(",", ""))
        if second:
            told[second] = float(other.replace(",", ""))
    assert told == {name: float(getattr(Limits(), name)) for name in Limits.__struct_fields__}
