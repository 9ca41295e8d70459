"""A real server process, and clients that speak to it as a browser would."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from doubloon.core.patching import patched
from doubloon.server.limits import Limits

# All tests come from one address, which asks for more than a club does. Seats and connections keep their limits.
ROOMY = "tables=0,joins=0,requests=0,messages=0,chat=0,sockets=0,connects=0,connections=0"
STARTING = 60.0
ANSWERING = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`doubloon serve` in a process of its own."""

    program = "doubloon"

    def __init__(
        self,
        db: str,
        *arguments: str,
        stdout: IO[bytes] | None = None,
        limits: str = ROOMY,
        environment: dict[str, str] | None = None,
        folder: Path | None = None,
    ) -> None:
        self.db = db
        self._environment = {**os.environ, **(environment or {})}
        self._folder = folder
        self.port = free_port()
        self._arguments = arguments
        self.limits = limits
        self._stdout = stdout
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    def command(self) -> list[str]:
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port), "--db", self.db]
        return [*command, "--limits", self.limits]

    def start(self) -> Server:
        self._process = subprocess.Popen(
            [*self.command(), *self._arguments],
            stdout=self._stdout or subprocess.DEVNULL,
            stderr=self._stdout,
            env=self._environment,
            cwd=self._folder,
        )
        begin = time.monotonic()
        while time.monotonic() - begin < STARTING:
            assert self._process.poll() is None, "the server has ended by itself"
            try:
                if httpx.get(f"http://{self.address}/healthz", timeout=5, verify=False).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As whoever runs it would; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self.process.poll() is None:
            self.kill()


class Browser:
    """Somebody's browser: keeps cookies, opens tables. `source` is the address that it comes from."""

    def __init__(self, address: str, source: str = "127.0.0.1") -> None:
        self.address = address
        self.source = source
        # Without looking for certificates, which takes long and is of no use here.
        self.http = httpx.AsyncClient(base_url=f"http://{address}", timeout=ANSWERING, transport=self._wire())
        self.players: list[Player] = []

    def _wire(self) -> httpx.AsyncHTTPTransport:
        return httpx.AsyncHTTPTransport(verify=False, local_address=self.source)

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        return answer.json()

    async def post(self, path: str, **body: object) -> Any:
        answer = await self.http.post(path, json=body)
        return answer.json()

    async def table(
        self, id: str, last: int | None = None, seat: int | None = None, at: str = "", patches: bool = False
    ) -> Player:
        """A socket at a table, greeted and answered; `at` another worker than the one of the pages."""
        player = await self.connect(id, at)
        await player.say("hello", protocol=1, last=last, seat=seat, shown=True, patches=patches)
        await player.until(lambda: player.version > 0 or player.snapshots > 0)
        return player

    async def connect(self, id: str, at: str = "") -> Player:
        """A socket at a table on which nothing has been said yet."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        address = f"ws://{at or self.address}/ws/{id}"
        connection = await connect(
            address,
            additional_headers=headers,
            max_size=None,
            compression=None,
            close_timeout=1,
            local_addr=(self.source, 0),
        )
        player = Player(connection)
        self.players.append(player)
        return player

    async def close(self) -> None:
        for player in self.players:
            await player.close()
        await self.http.aclose()


class Guests:
    """Browsers that are closed when the story is over."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._browsers: list[Browser] = []

    def come(self, address: str = "", source: str = "127.0.0.1") -> Browser:
        browser = Browser(address or self.address, source)
        self._browsers.append(browser)
        return browser

    async def __aenter__(self) -> Guests:
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        for browser in self._browsers:
            await browser.close()


class Player:
    """A connected client that keeps what it is told, as the page does."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.version = 0
        self.seat = -1
        self.view: dict[str, Any] | None = None
        self.shown: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.notes: list[dict[str, Any]] = []
        self.asks: list[dict[str, Any]] = []
        self.undo: dict[str, Any] = {}
        self.presence: dict[str, Any] = {}
        self.refused: list[dict[str, Any]] = []
        self.done: list[dict[str, Any]] = []
        self.previews: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.look: dict[str, Any] = {}  # what patches are made to
        self.snapshots = 0
        self.updates = 0
        self.patches = 0

    async def say(self, type: str, **fields: object) -> None:
        await self.connection.send(msgspec.json.encode({"type": type, **fields}).decode())

    async def hear(self) -> None:
        """Take one message in."""
        data = await asyncio.wait_for(self.connection.recv(), ANSWERING)
        raw = data.encode() if isinstance(data, str) else data
        self.raw.append(raw)
        self.take(msgspec.json.decode(raw))

    def take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "snapshot":
                self.snapshots += 1
                self.version, self.seat = message["version"], message["seat"]
                self.table, self.undo = message["table"], message["undo"]
                self.view = self.shown = None
                self._look({**message, "patch": None})
                self.log, self.chat, self.asks = message["log"], message["chat"], message["asks"]
                self.presence, self.notes = message["presence"], message["notes"]
            case "update":
                self.updates += 1
                assert message["since"] == self.version, "an update does not continue what was told"
                self.version = message["version"]
                self._look(message)
                self.table = message["table"] or self.table
                self.chat = self.chat + message["chat"]
                self.notes = self.notes + message["notes"]
                self.asks, self.undo = message["asks"], message["undo"]
                for line in message["log"]:
                    if line["fades"]:
                        self.log = [old for old in self.log if old["kind"] != line["kind"]]
                    self.log.append(line)
            case "presence":
                self.presence = message
            case "done":
                self.done.append(message)
            case "refused":
                self.refused.append(message)
            case "preview":
                self.previews.append(message)

    def _look(self, message: dict[str, Any]) -> None:
        """What a view has become, and how it is shown."""
        if message["patch"] is not None:
            self.patches += 1
            self.look = patched(self.look, message["patch"])
            view, self.shown = self.look["view"], self.look["shown"]
            if view["prompt"]:
                answers = self.look["asked"][view["prompt"]["kind"]]
                view = {**view, "prompt": {**view["prompt"], "moves": answers["moves"]}}
                self.shown = self.shown and {**self.shown, "choices": answers["choices"]}
            self.view = view
        elif message["view"]:
            self.view, self.shown = message["view"], message["shown"]
            view, shown, prompt = message["view"], message["shown"], message["view"]["prompt"]
            asked = (
                {prompt["kind"]: {"moves": prompt["moves"], "choices": shown["choices"] if shown else []}}
                if prompt
                else {}
            )
            self.look = {"view": view, "shown": shown and {**shown, "choices": []}, "asked": asked}

    async def until(self, there: Callable[[], bool]) -> None:
        while not there():
            await self.hear()

    async def until_version(self, version: int) -> None:
        await self.until(lambda: self.version >= version)

    async def until_asked(self) -> None:
        """Until this seat is asked, or the game is over."""
        await self.until(lambda: bool(self.moves) or self.over)

    async def until_all_are_here(self) -> None:
        await self.until(lambda: all(self.presence["online"]))

    @property
    def moves(self) -> list[dict[str, Any]]:
        if self.view is None or self.view["prompt"] is None:
            return []
        moves: list[dict[str, Any]] = self.view["prompt"]["moves"]
        return moves

    @property
    def over(self) -> bool:
        return self.table.get("phase") == "over"

    async def play(self, choose: Callable[[list[dict[str, Any]]], int] = lambda moves: 0) -> bool:
        """Make one move and wait until it is told, or refused; False if it was."""
        move = self.moves[choose(self.moves)]
        return await self.do("move", version=self.version, move=move["id"])

    async def do(self, type: str, **fields: object) -> bool:
        """Say something, wait until it is done and seen, or refused; False if it was."""
        refused, done = len(self.refused), len(self.done)
        await self.say(type, **fields)
        await self.until(lambda: len(self.done) > done or len(self.refused) > refused)
        if len(self.refused) > refused:
            return False
        await self.until(lambda: self.version >= self.done[-1]["version"])
        return True

    async def play_out(self, choose: Callable[[list[dict[str, Any]]], int] = lambda moves: 0) -> None:
        """Play whenever asked, to the end."""
        await self.until_asked()
        while not self.over:
            await self.play(choose)
            await self.until_asked()
            await asyncio.sleep(60 / Limits().seat_messages_per_minute)  # long games would use the seat's credit up

    async def close(self) -> None:
        await self.connection.close()


def run(address: str, story: Callable[[Guests], Awaitable[None]], seconds: float = 120) -> None:
    """A whole story with its own event loop."""

    async def told() -> None:
        async with asyncio.timeout(seconds), Guests(address) as guests:
            await story(guests)

    asyncio.run(told())


def sqlite_in(folder: os.PathLike[str]) -> str:
    return f"sqlite:///{os.fspath(folder)}/tables.db"
