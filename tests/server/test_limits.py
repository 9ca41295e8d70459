"""One client cannot stop the house: limits by address, in small, while somebody else plays on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.crowding import TABLE, plays_on, statuses
from tests.server.serving import Browser, Guests, Player, Server, run, sqlite_in


def test_new_tables_run_out_for_one_address_only(strict: Server) -> None:
    async def story(guests: Guests) -> None:
        flooder = guests.come(source="127.1.0.1")
        assert await statuses(flooder, "/api/tables", 8, **TABLE) == [200] * 3 + [429] * 5
        # Another browser, or an invented header, does not make somebody else of them.
        again = guests.come(source="127.1.0.1")
        answer = await again.http.post("/api/tables", json=TABLE, headers={"x-forwarded-for": "198.51.100.1"})
        refused = answer.json()
        assert (answer.status_code, refused["gate"], refused["code"]) == (429, "credit", "slow_down")
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        await plays_on(guests, "127.1.0.2")

    run(strict.address, story)


def test_joining_leaving_and_recovering_share_an_allowance(strict: Server) -> None:
    async def story(guests: Guests) -> None:
        flooder = guests.come(source="127.2.0.1")
        id = (await flooder.post("/api/tables", **TABLE))["table"]
        seen = [
            *await statuses(flooder, f"/api/tables/{id}/recover", 2, token="x" * 32),
            *await statuses(flooder, f"/api/tables/{id}/join", 2, name="Anne"),
        ]
        assert 429 not in seen
        for path, body in (("join", {"name": "A"}), ("fill", {"level": "random"}), ("leave", {}), ("rematch", {})):
            assert await statuses(flooder, f"/api/tables/{id}/{path}", 1, **body) == [429]
        await plays_on(guests, "127.2.0.2")

    run(strict.address, story)


def test_requests_of_any_kind_are_counted(strict: Server) -> None:
    async def story(guests: Guests) -> None:
        flooder = guests.come(source="127.3.0.1")
        seen = [(await flooder.http.get(path)).status_code for path in ("/", "/api/games", "/assets/none") * 22]
        assert seen.count(429) == 6
        assert set(seen[-6:]) == {429}
        refused = await flooder.http.get("/")
        assert "default-src 'none'" in refused.headers["content-security-policy"]
        await plays_on(guests, "127.3.0.2")

    run(strict.address, story)


def test_chat_runs_out_by_seat_and_by_address_and_no_new_socket_renews_it(strict: Server) -> None:
    async def chats(player: Player, lines: int) -> list[bool]:
        return [await player.do("chat", text="spam") for _ in range(lines)]

    async def story(guests: Guests) -> None:
        anne, mary = (guests.come(source="127.4.0.1") for _ in "am")
        id = (await anne.post("/api/tables", **TABLE))["table"]
        await mary.post(f"/api/tables/{id}/join", name="Mary")
        player = await anne.table(id)
        assert await chats(player, 6) == [True] * 4 + [False] * 2
        assert (player.refused[-1]["gate"], player.refused[-1]["code"]) == ("credit", "slow_down")
        await player.close()
        player = await anne.table(id)
        assert await chats(player, 1) == [False]
        # The other seat has its own four lines, but the address has only two left.
        assert await chats(await mary.table(id), 4) == [True] * 2 + [False] * 2
        assert len(player.chat) <= 6
        await plays_on(guests, "127.4.0.2")

    run(strict.address, story)


def test_what_a_seat_has_said_counts_on_its_next_socket(strict: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come(source="127.5.0.1")
        id = (await anne.post("/api/tables", **TABLE))["table"]
        player = await anne.table(id)
        for _ in range(40):
            await player.say("ping", number=1)
        await player.until(lambda: bool(player.refused))
        await player.close()
        again = await anne.connect(id)
        await again.say("hello", protocol=1)
        await again.hear()
        assert again.refused[0]["code"] == "slow_down"
        await plays_on(guests, "127.5.0.2")

    run(strict.address, story)


def test_what_spectators_say_counts_by_address(strict: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come(source="127.6.0.1")
        id = (await anne.post("/api/tables", **TABLE))["table"]
        pongs = 0
        for _ in range(3):
            watcher = await guests.come(source="127.6.0.2").connect(id)
            await watcher.say("hello", protocol=1)
            for _ in range(28):
                await watcher.say("ping", number=1)
            while len(watcher.raw) < 29:
                await watcher.hear()
            pongs += sum(b'"pong"' in raw for raw in watcher.raw)
            await watcher.close()
        assert pongs < 60
        assert watcher.refused
        await plays_on(guests, "127.6.0.3")

    run(strict.address, story)


def test_silent_sockets_are_few_and_are_hung_up_on(strict: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come(source="127.7.0.1")
        id = (await anne.post("/api/tables", **TABLE))["table"]
        friendly = await anne.table(id)
        silent = [await anne.connect(id) for _ in range(4)]
        with pytest.raises(InvalidStatus) as error:
            await anne.connect(id)
        assert error.value.response.status_code == 429
        assert error.value.response.headers["retry-after"]
        await plays_on(guests, "127.7.0.2")
        for player in silent:
            with pytest.raises(ConnectionClosed) as closed:
                await player.until(lambda: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4408
            assert player.refused[-1]["code"] == "too_slow"
        # Nonsense is no hello. And who said hello is heard long after every limit of time.
        rude = await anne.connect(id)
        with pytest.raises(ConnectionClosed):
            await ping_for_ever(rude)
        await asyncio.sleep(1.5)
        assert await friendly.do("chat", text="Still here")

    run(strict.address, story)


async def ping_for_ever(player: Player) -> None:
    while True:
        await player.say("ping", number=1)
        await asyncio.sleep(0.2)


def test_sockets_cannot_be_opened_over_and_over(strict: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come(source="127.8.0.1")
        id = (await anne.post("/api/tables", **TABLE))["table"]
        for _ in range(12):
            await (await anne.connect(id)).close()
        with pytest.raises(InvalidStatus) as error:
            await anne.connect(id)
        assert error.value.response.status_code == 429
        await plays_on(guests, "127.8.0.2")

    run(strict.address, story)


# Behind a proxy


def test_behind_a_proxy_its_header_says_who_asks(tmp_path: Path) -> None:
    async def opens(browser: Browser, chain: str, **more: str) -> httpx.Response:
        return await browser.http.post("/api/tables", json=TABLE, headers={"x-forwarded-for": chain, **more})

    async def story(guests: Guests) -> None:
        proxy, stranger = guests.come(source="127.0.0.9"), guests.come(source="127.0.0.2")
        seen = [(await opens(proxy, f"198.51.100.{number}, 203.0.113.5")).status_code for number in range(4)]
        assert seen == [200, 200, 429, 429]  # what stands left of it was invented by the client
        assert (await opens(proxy, "203.0.113.6")).status_code == 200
        # A network of IPv6 is one client; what is no address at all is one client, too.
        seen = [(await opens(proxy, f"2001:db8::{number}")).status_code for number in range(1, 4)]
        assert seen == [200, 200, 429]
        assert (await opens(proxy, "2001:db8:0:1::1")).status_code == 200
        seen = [(await opens(proxy, f"nobody{number}")).status_code for number in range(3)]
        assert seen == [200, 200, 429]
        # From anybody else the headers are words.
        seen = [(await opens(stranger, f"203.0.113.{number}")).status_code for number in range(20, 24)]
        assert seen == [200, 200, 429, 429]
        assert "Secure" in (await opens(proxy, "203.0.113.7", **{"x-forwarded-proto": "https"})).headers["set-cookie"]
        plain = await opens(guests.come(source="127.0.0.3"), "203.0.113.8", **{"x-forwarded-proto": "https"})
        assert "Secure" not in plain.headers["set-cookie"]

    limits = "tables=2,tables_per_minute=1"
    with Server(sqlite_in(tmp_path), "--proxy", "127.0.0.8/31,::1", limits=limits) as server:
        run(server.address, story)


def test_sockets_behind_a_proxy_are_counted_by_its_header(tmp_path: Path) -> None:
    async def story(guests: Guests) -> None:
        proxy = guests.come()
        id = (await proxy.post("/api/tables", **TABLE))["table"]

        def socket(address: str) -> Any:
            return connect(f"ws://{server.address}/ws/{id}", additional_headers={"x-forwarded-for": address})

        async with socket("203.0.113.5"), socket("203.0.113.5"):
            with pytest.raises(InvalidStatus) as error:
                await socket("203.0.113.5")
            assert error.value.response.status_code == 429
            async with socket("203.0.113.6"):
                pass

    # Of connections the proxy may have more than anybody.
    with Server(sqlite_in(tmp_path), "--proxy", "127.0.0.1", limits="sockets=2,connections=1") as server:
        run(server.address, story)


def test_cookies_are_secure_where_people_come_over_https(tmp_path: Path) -> None:
    async def story(guests: Guests) -> None:
        answer = await guests.come().http.post("/api/tables", json=TABLE)
        assert "Secure" in answer.headers["set-cookie"]

    with Server(sqlite_in(tmp_path), "--url", "https://games.example") as server:
        run(server.address, story)
