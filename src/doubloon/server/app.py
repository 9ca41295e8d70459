"""The server as an ASGI application."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from doubloon.server import http, page
from doubloon.server.door import Door
from doubloon.server.house import House
from doubloon.server.metrics import Figures
from doubloon.server.socket import table_socket

SWITCH = 0.0005
SETTINGS = "DOUBLOON_SERVER"  # how the settings reach worker processes


class Settings(Struct, frozen=True):
    """What the command line says. `url` is the address that people use, where it is not the one that we see."""

    db: str
    url: str = ""
    thinkers: int | None = None


def make_app(settings: Settings) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = House(settings.db, settings.thinkers)
        await house.open()
        app.state.house = house
        app.state.figures = Figures(house)
        try:
            yield
        finally:
            await house.close()

    app = Starlette(routes=routes(), lifespan=lifespan, middleware=[Middleware(Door)])
    page.files()  # read now, not while somebody waits
    app.state.public_url = settings.url.rstrip("/")
    return app


def from_environment() -> Starlette:
    """The application of a worker process."""
    # SQLite answers from a thread of its own. With Python's usual 5 ms it would wait that long, several times a
    # move, until a busy event loop lets it speak.
    sys.setswitchinterval(SWITCH)
    return make_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def routes() -> list[Route | WebSocketRoute]:
    table = "/api/tables/{table}"
    posts = {
        "/api/tables": http.create_table,
        f"{table}/join": http.join,
        f"{table}/fill": http.fill,
        f"{table}/leave": http.leave,
        f"{table}/recover": http.recover,
        f"{table}/sign-out": http.sign_out,
        f"{table}/rematch": http.rematch,
    }
    gets = {
        "/api/games": http.games,
        "/api/rules/{game}/{clause}": http.rule,
        "/api/words/{language}.ftl": http.words,
        "/api/words/{language}/{game}.ftl": http.words,
        "/api/tables": http.list_tables,
        table: http.show_table,
        f"{table}/replay": http.replay,
        f"{table}/record": http.record,
        f"{table}/qr.svg": http.qr,
        "/healthz": http.health,
        "/metrics": http.figures,
    }
    return [
        *(Route(path, http.answering(handler), methods=["POST"]) for path, handler in posts.items()),
        *(Route(path, http.answering(handler), methods=["GET"]) for path, handler in gets.items()),
        WebSocketRoute("/ws/{table}", table_socket),
        Route("/assets/{name}", page.asset),
        Route("/", page.page),
        Route("/new/{game}", page.page),
        Route("/table/{table}", page.page),
        Route("/{name}", page.icon),
    ]
