"""A server that is killed, stopped or not alone loses nothing and does nothing twice."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from doubloon.server.sights import Sights
from doubloon.server.store import Store, open_store
from doubloon.server.table import Table
from tests.server.serving import Browser, Guests, Player, Server, free_port, run, sqlite_in

ROOT = Path(__file__).parents[2]
KILLS = 100
RESTART = 1012  # the WebSocket's code for a server that will be back


async def folded(store: Store, id: str) -> Table:
    """The table as the log on the disk tells it, read by somebody else than the server."""
    setup = await store.setup(id)
    assert setup is not None
    table = Table(setup)
    for entry in await store.since(id, 0):
        table.apply(entry)
    return table


def moves_of(table: Table) -> list[tuple[int, int]]:
    return [(seat, move.id) for seat, move in table.match.moves] if table.match else []


def digest_of(table: Table) -> str:
    return table.match.state.digest() if table.match else ""


class Kennel:
    """Real server processes, each started in no time."""

    def __init__(self, db: str) -> None:
        self.db = db
        self._pid = 0
        self._parent = subprocess.Popen(
            [sys.executable, "-m", "tests.server.kennel"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )

    async def start(self) -> str:
        """A new process on a new port; its address, once it answers."""
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        address = f"127.0.0.1:{free_port()}"
        print(address.partition(":")[2], self.db, file=self._parent.stdin, flush=True)
        self._pid = int(self._parent.stdout.readline())
        browser = Browser(address)
        while True:
            try:
                assert (await browser.http.get("/healthz")).status_code == 200
            except httpx.ConnectError:
                await asyncio.sleep(0.01)
            else:
                await browser.close()
                return address

    def kill(self) -> None:
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
        self._pid = 0

    def close(self) -> None:
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.close()
        self._parent.stdout.close()
        self._parent.wait(10)


@pytest.fixture
def kennel(tmp_path: Path) -> Iterator[Kennel]:
    kennel = Kennel(sqlite_in(tmp_path))
    yield kennel
    kennel.close()


class Story:
    """Two people at a table, who come back after every kill, and remember what they were told."""

    def __init__(self, store: Store, kill: Callable[[], None], chance: random.Random) -> None:
        self.store = store
        self.kill = kill
        self.chance = chance
        self.id = ""
        self.cookies: list[dict[str, str]] = []

    async def open(self, address: str) -> None:
        anne, bonny = Browser(address), Browser(address)
        seed = str(self.chance.random())
        seats = [{"kind": "you"}, {"kind": "open"}]
        opened = await anne.post("/api/tables", game="silver_gold", seats=seats, name="Anne", seed=seed)
        self.id = opened["table"]
        await bonny.post(f"/api/tables/{self.id}/join", name="Bonny")
        self.cookies = [dict(browser.http.cookies) for browser in (anne, bonny)]
        await anne.close()
        await bonny.close()

    async def round(self, address: str) -> None:
        """Play on for a while; the server is killed in the middle of it. What was told must be there afterwards."""
        async with Guests(address) as guests:
            players = [await self.come(guests, cookies) for cookies in self.cookies]
            before = await folded(self.store, self.id)
            for player in players:
                view = msgspec.json.decode(msgspec.json.encode(Sights(before).view(player.seat)))
                assert player.view == view, "the server shows another table than its log tells"
            told: list[tuple[int, int]] = []
            killing = asyncio.get_running_loop().call_later(self.chance.random() * 0.15, self.kill)
            await asyncio.gather(*(self.play_on(player, told) for player in players))
            killing.cancel()
        after = await folded(self.store, self.id)
        self.check(moves_of(before), told, moves_of(after))
        assert digest_of(after) == digest_of(await folded(self.store, self.id))

    def check(self, before: list[tuple[int, int]], told: list[tuple[int, int]], after: list[tuple[int, int]]) -> None:
        """The log grew by what was told to be done and by at most one move a player that was still under way."""
        assert after[: len(before)] == before
        new = after[len(before) :]
        for seat in (0, 1):
            done = [move for mover, move in told if mover == seat]
            written = [move for mover, move in new if mover == seat]
            assert written[: len(done)] == done, "a move was lost"
            assert len(written) <= len(done) + 1

    async def come(self, guests: Guests, cookies: dict[str, str]) -> Player:
        browser = guests.come()
        browser.http.cookies.update(cookies)
        return await browser.table(self.id)

    async def play_on(self, player: Player, told: list[tuple[int, int]]) -> None:
        try:
            while True:
                await player.until_asked()
                if player.over:
                    return
                move = self.chance.choice(player.moves)["id"]
                assert await player.do("move", version=player.version, move=move), player.refused[-1]
                told.append((player.seat, move))
        except ConnectionClosed:
            return


def test_killed_at_any_moment_a_hundred_times_nothing_is_lost(kennel: Kennel) -> None:
    async def story() -> None:
        chance = random.Random(20)
        store = await open_store(kennel.db)
        people = Story(store, kennel.kill, chance)
        for _ in range(KILLS):
            address = await kennel.start()
            over = not people.id or (await folded(store, people.id)).phase == "over"
            if over:
                await people.open(address)
            await people.round(address)
            kennel.kill()  # if the game was over sooner
        await store.close()

    asyncio.run(story())


def test_players_on_different_workers_play_one_game(postgres: str) -> None:
    with Server(postgres) as one, Server(postgres) as other:

        async def story(guests: Guests) -> None:
            anne, bonny = guests.come(one.address), guests.come(other.address)
            seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]
            id = (await anne.post("/api/tables", game="silver_gold", seats=seats, name="Anne"))["table"]
            await bonny.post(f"/api/tables/{id}/join", name="Bonny")
            players = [await anne.table(id), await bonny.table(id)]
            await asyncio.gather(*(player.until_all_are_here() for player in players))
            await asyncio.gather(*(player.play_out() for player in players))
            assert [player.refused for player in players] == [[], []]
            assert players[0].view is not None
            assert players[1].view is not None
            assert players[0].view["ending"] == players[1].view["ending"] is not None
            assert await players[0].do("chat", text="Good game")
            await players[1].until(lambda: bool(players[1].chat))

        run(one.address, story)


def test_of_two_moves_for_one_ply_one_is_taken(postgres: str) -> None:
    with Server(postgres) as one, Server(postgres) as other:

        async def story(guests: Guests) -> None:
            anne = guests.come(one.address)
            seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
            id = (await anne.post("/api/tables", game="silver_gold", seats=seats, name="Anne"))["table"]
            tabs = [await anne.table(id), await anne.table(id, at=other.address)]
            races = 0
            while not all(tab.over for tab in tabs):
                await asyncio.gather(*(tab.until_asked() for tab in tabs))
                version = max(tab.version for tab in tabs)
                await asyncio.gather(*(tab.until_version(version) for tab in tabs))
                if not all(tab.moves for tab in tabs):
                    continue
                won = await asyncio.gather(*(tab.play() for tab in tabs))
                assert won.count(True) == 1
                races += 1
                version = max(tab.version for tab in tabs)
                await asyncio.gather(*(tab.until_version(version) for tab in tabs))
            assert races > 20
            refusals = {refusal["code"] for tab in tabs for refusal in tab.refused}
            assert refusals <= {"stale", "not_your_turn", "over"}

        run(one.address, story)


def test_several_workers_behind_one_address(postgres: str) -> None:
    with Server(postgres, "--workers", "2") as server:

        async def story(guests: Guests) -> None:
            anne, bonny = guests.come(), guests.come()
            seats = [{"kind": "you"}, {"kind": "open"}]
            id = (await anne.post("/api/tables", game="silver_gold", seats=seats, name="Anne"))["table"]
            await bonny.post(f"/api/tables/{id}/join", name="Bonny")
            players = [await anne.table(id), await bonny.table(id)]
            await asyncio.gather(*(player.play_out() for player in players))
            assert [player.refused for player in players] == [[], []]

        run(server.address, story)
        assert server.stop() == 0


def test_a_stopped_server_finishes_what_is_in_flight(tmp_path: Path) -> None:
    with Server(sqlite_in(tmp_path)) as server:
        told: list[tuple[int, int]] = []

        async def story(guests: Guests) -> None:
            store = await open_store(server.db)
            people = Story(store, lambda: server.process.send_signal(signal.SIGTERM), random.Random(3))
            await people.open(server.address)
            players = [await people.come(guests, cookies) for cookies in people.cookies]
            watcher = await guests.come().table(people.id)
            looking = asyncio.create_task(watcher.until(lambda: False))
            asyncio.get_running_loop().call_later(1.0, people.kill)
            await asyncio.gather(*(people.play_on(player, told) for player in players))
            await watcher.connection.wait_closed()
            assert watcher.connection.close_code == RESTART
            assert await asyncio.to_thread(server.process.wait, 20) == 0
            table = await folded(store, people.id)
            people.check([], told, moves_of(table))
            assert isinstance((await asyncio.gather(looking, return_exceptions=True))[0], ConnectionClosed)
            await store.close()

        run(server.address, story)
        assert told
