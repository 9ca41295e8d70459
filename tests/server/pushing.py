"""A push service of our own, which looks at signatures and opens what is sealed; a house that lets time be moved on."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, TypeVar

import uvicorn
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import Struct
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from doubloon.server import permits
from doubloon.server.app import Settings, make_app
from doubloon.server.connections import LimitedHttp, LimitedSocket
from doubloon.server.heard import PlayMove
from doubloon.server.house import House
from doubloon.server.limits import OFF, Limits
from doubloon.server.notices import Notice
from doubloon.server.room import Room
from tests.server.serving import Browser, Guests

T = TypeVar("T")
LOOPBACK = "127.0.0.0/8"


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """A browser's side of a subscription: its keys, and what they open."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.p256dh = coded(self._point(self._key.public_key()))
        self.auth = coded(self._auth)

    @staticmethod
    def _point(key: ec.EllipticCurvePublicKey) -> bytes:
        return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)

    def open(self, sealed: bytes) -> bytes:
        """As RFC 8291 tells the receiver to."""
        salt, size, length = sealed[:16], int.from_bytes(sealed[16:20], "big"), sealed[20]
        sender, record = sealed[21 : 21 + length], sealed[21 + length :]
        assert len(record) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + self._point(self._key.public_key()) + sender
        secret = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text, end = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0"), b"\x02"
        assert text.endswith(end)
        return text.removesuffix(end)


class Arrived(Struct):
    """What came for one of the names: headers, and the body as it was."""

    name: str
    headers: dict[str, str]
    body: bytes


class InThread:
    """An ASGI application behind a real socket."""

    def __init__(self, app: Starlette, **protocols: Any) -> None:
        self._listener = socket.socket()
        self._listener.bind(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        config = uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=5, **protocols)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run)
        self.loop: asyncio.AbstractEventLoop

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self._listener])

        asyncio.run(serve())

    def start(self) -> None:
        self._thread.start()
        begin = time.monotonic()
        while not self._server.started:
            assert time.monotonic() - begin < 60
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()


class PushService:
    """Takes what comes for any name; answers with what is next for that name, else with 201."""

    def __init__(self) -> None:
        self.arrived: list[Arrived] = []
        self.answers: dict[str, list[tuple[int, dict[str, str]]]] = {}
        self._server = InThread(Starlette(routes=[Route("/to/{name}", self._take, methods=["POST"])]))

    @property
    def origin(self) -> str:
        return f"http://{self._server.address}"

    def url(self, name: str) -> str:
        return f"{self.origin}/to/{name}"

    def came_for(self, name: str) -> list[Arrived]:
        return [each for each in self.arrived if each.name == name]

    async def _take(self, request: Request) -> Response:
        name = request.path_params["name"]
        self.arrived.append(Arrived(name, dict(request.headers), await request.body()))
        status, headers = (self.answers.get(name) or [(201, {})]).pop(0)
        return Response(status_code=status, headers=headers)

    def check_signature(self, arrived: Arrived, key: str) -> dict[str, Any]:
        """What is claimed, if the house with this key has signed it, and for us."""
        scheme, _, rest = arrived.headers["authorization"].partition(" ")
        fields = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, fields["k"]) == ("vapid", key)
        signed, _, signature = fields["t"].rpartition(".")
        head, claims = (json.loads(decoded(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        raw = decoded(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
        public.verify(der, signed.encode(), ec.ECDSA(SHA256()))
        assert claims["aud"] == self.origin
        assert 0 < claims["exp"] - time.time() <= 24 * 3600
        return dict(claims)

    def __enter__(self) -> PushService:
        self._server.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._server.stop()


class HurriedHouse:
    """A server with all that belongs to it, in a thread of its own: what is in it can be looked at and moved on."""

    def __init__(self, db: str, reaches: str = LOOPBACK, limits: Limits = OFF) -> None:
        app = make_app(Settings(db, thinkers=0, limits=limits, notices_to=[reaches] if reaches else []))
        self._app = app
        self._server = InThread(app, http=LimitedHttp, ws=LimitedSocket)

    @property
    def address(self) -> str:
        return self._server.address

    @property
    def house(self) -> House:
        house: House = self._app.state.house
        return house

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """In the house's own thread."""
        return asyncio.run_coroutine_threadsafe(work, self._server.loop).result(60)

    def send(self) -> None:
        """Write what has happened, and send what is due."""
        self.do(self.house.book.write())
        self.do(self.house.sender.send_due())

    def __enter__(self) -> HurriedHouse:
        self._server.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._server.stop()


# What tests of notices have in common

SEATS = [{"kind": "you"}, {"kind": "open"}]
ANNE, BONNY = range(2)


def wish(service: PushService, device: Device, name: str, **more: object) -> dict[str, Any]:
    return {"endpoint": service.url(name), "p256dh": device.p256dh, "auth": device.auth, **more}


async def open_table(anne: Browser) -> str:
    opened = await anne.post("/api/tables", game="silver_gold", seats=SEATS, name="Anne")
    return str(opened["table"])


async def begun(guests: Guests, service: PushService, device: Device, name: str, **more: object) -> tuple[str, Browser]:
    """Anne opens a table, wants to be told, and closes the page; then Bonny comes, and the game begins."""
    anne, bonny = guests.come(), guests.come()
    id = await open_table(anne)
    assert (await anne.post("/api/push", **wish(service, device, name, **more)))["tables"] == [id]
    await bonny.post(f"/api/tables/{id}/join", name="Bonny")
    return id, anne


def next_question(hurried: HurriedHouse, id: str) -> None:
    """Everybody answers, as if from devices without a socket, until Anne is asked something new."""

    async def answer_all() -> None:
        room = await hurried.house.room(id)
        while ANNE in room.table.people_due():
            await _move(room, ANNE)
        while ANNE not in room.table.people_due():
            await _move(room, room.table.people_due()[0])

    hurried.do(answer_all())


def play_out(hurried: HurriedHouse, id: str) -> None:
    """Everybody answers until the game is over."""

    async def answer_all() -> None:
        room = await hurried.house.room(id)
        while room.table.phase != "over":
            await _move(room, room.table.people_due()[0])

    hurried.do(answer_all())


async def _move(room: Room, seat: int) -> None:
    match = room.table.match
    assert match is not None
    wanted = PlayMove(room.table.eyes[seat].version, match.state.moves(seat)[0].id)
    await room.act(lambda table: permits.play(table, seat, wanted))


def row_of(hurried: HurriedHouse, id: str) -> Notice | None:
    """Anne's notice."""

    async def look() -> Notice | None:
        room = await hurried.house.room(id)
        return await hurried.house.notices.of(id, room.table.places[ANNE].tokens[0])

    return hurried.do(look())


async def gone(hurried: HurriedHouse, id: str) -> None:
    """Until the house has seen that nobody is connected."""
    for _ in range(600):
        if not hurried.house.rooms[id].online():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("somebody is still there")
