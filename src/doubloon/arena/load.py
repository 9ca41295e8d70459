"""Load: many clients on this machine play real games against a real server, and everything is counted.

Every table is played by one driver, one move at a time: it sends the move of a seat that is asked, waits until it is
written and until everybody at the table sees it, thinks for a while, and goes on. In the end the record of every table
is fetched, verified and compared with the moves that were acknowledged.

Clients ask for what the page asks for: how the table is shown, and all of it in patches.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

from doubloon.arena.requests import Requests
from doubloon.arena.serving import served
from doubloon.core.patching import patched
from doubloon.core.record import parse_record, verify
from doubloon.registry import find_game, finder

ANSWERING = 60.0  # seconds
OPENING = 20  # tables at a time


class Load(Struct, frozen=True):
    """What is played; `think` is how long a player thinks on average, in seconds."""

    game: str
    tables: int
    seats: int
    think: float
    workers: int = 1
    db: str = ""
    seed: str = "load"


class LoadReport(Struct, frozen=True):
    """What came of it. `p50_ms` and `p99_ms` are from a move to everyone's screen.

    `bytes_per_move` is what one socket was sent for a move, `p95_bytes` and `max_bytes` are those of single updates.
    `server_cpu_ms_per_move` is what the server's processes took from the first move to the last.
    """

    game: str
    tables: int
    sockets: int
    workers: int
    think: float
    finished: int
    moves: int
    seconds: float
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    refused: int
    lost: int
    errors: int
    compiled: bool
    bytes_per_move: int = 0
    p95_bytes: int = 0
    max_bytes: int = 0
    server_cpu_ms_per_move: float = 0.0


class Weighed(PerMessageDeflate):
    """Understands packed messages, as browsers do, and weighs what came over the wire."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.weights: deque[int] = deque()

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        if frame.opcode is Opcode.TEXT:
            self.weights.append(len(frame.data))
        return super().decode(frame, max_size=max_size)


class WeighedFactory(ClientPerMessageDeflateFactory):
    def process_response_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> PerMessageDeflate:
        usual = super().process_response_params(params, accepted_extensions)
        return Weighed(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
        )


class _Shown(Struct, frozen=True):
    choices: list[Any]


class _Message(Struct, frozen=True):
    """What a client reads of a message: the rest is skipped."""

    type: str
    version: int = 0
    view: dict[str, Any] | None = None
    shown: _Shown | None = None
    patch: dict[str, Any] | None = None
    code: str = ""


_decoder = msgspec.json.Decoder(_Message)


class Client:
    """One socket at a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.version = 0
        self.done = 0
        self.refused: list[str] = []
        self.look: dict[str, Any] | None = None  # what patches are made to
        self.sizes: list[int] = []  # of updates
        self.other_bytes = 0
        self.news = asyncio.Event()

    async def listen(self) -> None:
        async for data in self.connection:
            message = _decoder.decode(data)
            size = self._weight(data)
            if message.type == "update":
                self.sizes.append(size)
            elif message.type != "snapshot":
                self.other_bytes += size
            if message.type in ("snapshot", "update"):
                self.version = message.version
                self._look(message)
            elif message.type == "done":
                self.done += 1
            elif message.type == "refused":
                self.refused.append(message.code)
            self.news.set()

    def _weight(self, data: str | bytes) -> int:
        """Bytes as they were sent."""
        for extension in self.connection.protocol.extensions:
            if isinstance(extension, Weighed):
                return extension.weights.popleft()
        return len(data if isinstance(data, bytes) else data.encode())

    def _look(self, message: _Message) -> None:
        """The views and their questions; how these are shown is for people, and skipped where that is easy."""
        if message.view is not None and message.shown is not None:
            prompt = message.view["prompt"]
            answers = {"moves": prompt["moves"], "choices": message.shown.choices} if prompt else {}
            self.look = {"view": message.view, "asked": {prompt["kind"]: answers} if prompt else {}}
        elif message.patch is not None:
            message.patch.pop("shown", None)
            self.look = patched(self.look, message.patch)

    def sees(self) -> tuple[int, list[int]]:
        return (self.look["view"]["ply"], self.look["view"]["deciders"]) if self.look else (-1, [])

    def asked(self) -> bool:
        return self.look is not None and self.look["view"]["prompt"] is not None

    def moves(self) -> list[int]:
        """The ids of the legal moves."""
        assert self.look is not None
        return [move["id"] for move in self.look["asked"][self.look["view"]["prompt"]["kind"]]["moves"]]

    async def wait(self) -> None:
        self.news.clear()
        await asyncio.wait_for(self.news.wait(), ANSWERING)


class Driver:
    """Plays one table from the first to the last move."""

    def __init__(self, requests: Requests, load: Load, number: int) -> None:
        self.requests = requests
        self.load = load
        self.chance = random.Random(f"{load.seed}/{number}")
        self.clients: list[Client] = []
        self.table = ""
        self.moves = 0
        self.refused = 0
        self.seconds: list[float] = []

    def company(self) -> list[dict[str, str]]:
        """Who sits there beside the first player."""
        return [{"kind": "open"}] * (self.load.seats - 1)

    async def open(self, stack: AsyncExitStack) -> None:
        """Sit down on every seat and connect."""
        company = self.company()
        body = {
            "game": self.load.game,
            "seats": [{"kind": "you"}, *company],
            "name": "Player 1",
            "seed": f"{self.chance.random()}",
        }
        opened, cookie = await self.requests.post("/api/tables", body)
        self.table = str(opened["table"])
        cookies = [cookie]
        for number in range(2, 2 + company.count({"kind": "open"})):
            _, cookie = await self.requests.post(f"/api/tables/{self.table}/join", {"name": f"Player {number}"})
            cookies.append(cookie)
        for cookie in cookies:
            address = f"ws://{self.requests.address}/ws/{self.table}"
            connection = await stack.enter_async_context(
                connect(
                    address,
                    additional_headers={"cookie": cookie},
                    compression=None,
                    extensions=[WeighedFactory()],
                    close_timeout=1,
                    max_size=None,
                )
            )
            client = Client(connection)
            self.clients.append(client)
            listening = asyncio.create_task(client.listen())
            stack.callback(listening.cancel)
            await connection.send('{"type":"hello","protocol":1,"shown":true,"patches":true}')
            while client.look is None:
                await client.wait()

    async def play(self) -> None:
        while deciders := self.clients[0].sees()[1]:
            if self.load.think:
                await asyncio.sleep(self.chance.expovariate(1 / self.load.think))
            await self._move(self.clients[self.chance.choice(deciders)])

    async def _move(self, client: Client) -> None:
        move = self.chance.choice(client.moves())
        version, done, refused = client.version, client.done, len(client.refused)
        begin = perf_counter()
        await client.connection.send(f'{{"type":"move","version":{version},"move":{move}}}')
        while client.version == version or client.done == done:
            if len(client.refused) > refused:
                self.refused += 1
                return
            await client.wait()
        self.moves += 1
        for other in self.clients:
            while other.sees() != client.sees():
                await other.wait()
        self.seconds.append(perf_counter() - begin)

    async def lost(self) -> int:
        """Acknowledged moves that the verified record lacks."""
        record = parse_record(await self.requests.text(f"/api/tables/{self.table}/record"))
        verify(record, finder())
        return abs(self.moves - len(record.moves))


async def drive(address: str, load: Load, processor_time: Callable[[], float] = lambda: 0.0) -> LoadReport:
    """Play all tables at once; only the playing is timed."""
    from doubloon.compiled import is_compiled

    errors = lost = finished = 0
    requests = Requests(address)
    drivers = [Driver(requests, load, number) for number in range(load.tables)]
    async with AsyncExitStack() as stack:
        for first in range(0, load.tables, OPENING):
            await asyncio.gather(*(driver.open(stack) for driver in drivers[first : first + OPENING]))
        begin, computed = perf_counter(), processor_time()
        outcomes = await asyncio.gather(*(driver.play() for driver in drivers), return_exceptions=True)
        seconds, computed = perf_counter() - begin, processor_time() - computed
    for driver, outcome in zip(drivers, outcomes):
        if isinstance(outcome, ConnectionClosed | TimeoutError | OSError | AssertionError):
            errors += 1
            continue
        if isinstance(outcome, BaseException):
            raise outcome
        finished += 1
        lost += await driver.lost()
    taken = sorted(second for driver in drivers for second in driver.seconds) or [0.0]
    moves = sum(driver.moves for driver in drivers)
    clients = [client for driver in drivers for client in driver.clients]
    sizes = sorted(size for client in clients for size in client.sizes) or [0]
    sent = sum(sizes) + sum(client.other_bytes for client in clients)
    return LoadReport(
        game=load.game,
        tables=load.tables,
        sockets=len(clients),
        workers=load.workers,
        think=load.think,
        finished=finished,
        moves=moves,
        seconds=round(seconds, 2),
        moves_per_s=round(moves / seconds, 1),
        p50_ms=round(taken[len(taken) // 2] * 1000, 1),
        p99_ms=round(taken[len(taken) * 99 // 100] * 1000, 1),
        max_ms=round(taken[-1] * 1000, 1),
        refused=sum(driver.refused for driver in drivers),
        lost=lost,
        errors=errors,
        compiled=is_compiled(),
        bytes_per_move=round(sent / max(1, moves * load.seats)),
        p95_bytes=sizes[len(sizes) * 95 // 100],
        max_bytes=sizes[-1],
        server_cpu_ms_per_move=round(computed * 1000 / max(1, moves), 2),
    )


def measure(load: Load) -> LoadReport:
    """Start a server on a database of its own, play, and stop it."""
    game = find_game(load.game)
    game.check(load.seats, game.options())
    with served(load.workers, load.db) as (address, processor_time):
        return asyncio.run(drive(address, load, processor_time))
