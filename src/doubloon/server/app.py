"""The server as an ASGI application."""

from __future__ import annotations

import gc
import os
import resource
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from doubloon.registry import play_with
from doubloon.server import http, large_pages, page, puzzles, subscribing, tables
from doubloon.server.door import Door
from doubloon.server.drawing import Drawer
from doubloon.server.guard import Guard, Thing
from doubloon.server.house import House
from doubloon.server.keeping import Keep
from doubloon.server.limits import Limits
from doubloon.server.metrics import Figures
from doubloon.server.proving import Provers
from doubloon.server.socket import table_socket

SWITCH = 0.0005
COLLECT = 200_000, 20, 100  # objects, and how many collections to one of those that live longer
OWN_FILES = 200  # what the database, the bots and the program itself may have open
SETTINGS = "DOUBLOON_SERVER"  # how the settings reach worker processes


class Settings(Struct, frozen=True):
    """What the command line says.

    `url` is the address that people use, where it is not the one that we see; `proxies` are the peers whose
    `X-Forwarded-For` and `X-Forwarded-Proto` count.
    """

    db: str
    url: str = ""
    thinkers: int | None = None
    proxies: list[str] = []
    limits: Limits = Limits()
    keep: Keep = Keep()
    notices_to: list[str] = []  # private networks that notices may go to
    components: dict[str, str] = {}  # files of boxes of one's own, by game


def make_app(settings: Settings) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, object]]:
        files = max(OWN_FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - OWN_FILES)
        guard = Guard(settings.limits, settings.proxies, files)
        house = House(settings.db, settings.thinkers, settings.keep, settings.notices_to)
        await house.open()
        app.state.house = house
        app.state.figures = Figures(house)
        app.state.guard = guard
        app.state.drawer = Drawer()
        app.state.provers = Provers()
        try:
            yield {"guard": guard, "figures": app.state.figures}  # for connections
        finally:
            await app.state.provers.close()
            await house.close()

    app = Starlette(routes=routes(), lifespan=lifespan, middleware=[Middleware(Door)])
    page.files()  # read now, not while a client waits
    app.state.public_url = settings.url.rstrip("/")
    return app


def from_environment() -> Starlette:
    """The application of a worker process."""
    # SQLite answers from a thread of its own. With Python's usual 5 ms it would wait that long, several times a
    # move, until a busy event loop lets it speak.
    sys.setswitchinterval(SWITCH)
    # What a table keeps lives long and holds no circles; looking for some after every few hundred new objects took a
    # third of the processor's time.
    gc.set_threshold(*COLLECT)
    large_pages.keep_asking()
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    for game, file in settings.components.items():
        play_with(game, Path(file))
    return make_app(settings)


def routes() -> list[Route | WebSocketRoute]:
    table = "/api/tables/{table}"
    posts: dict[str, tuple[http.Handler, Thing | None]] = {
        "/api/tables": (tables.create_table, "tables"),
        "/api/games/{game}/fit": (http.fit, None),
        "/api/lessons/{game}": (tables.begin_lesson, "tables"),
        "/api/daily": (tables.sail, "tables"),
        f"{table}/join": (tables.join, "joins"),
        f"{table}/fill": (tables.fill, "joins"),
        f"{table}/leave": (tables.leave, "joins"),
        f"{table}/recover": (tables.recover, "joins"),
        f"{table}/sign-out": (tables.sign_out, "joins"),
        f"{table}/rematch": (tables.rematch, "joins"),
        f"{table}/webhook": (subscribing.hook, "notices"),
        f"{table}/nudge": (subscribing.nudge, "notices"),
        f"{table}/analysis": (tables.analyse, "cards"),
        f"{table}/analysis/try": (tables.try_move, "cards"),
        f"{table}/fork": (tables.fork, "tables"),
        "/api/push": (subscribing.subscribe, "notices"),
        "/api/puzzles/card": (puzzles.read_card, None),
        "/api/puzzles/position": (puzzles.position, None),
        "/api/puzzles/advice": (puzzles.advice, None),
        "/api/puzzles/proof": (puzzles.proof, None),
    }
    gets = {
        "/api/games": http.games,
        "/api/islands": http.islands,
        "/api/daily": tables.daily,
        "/api/push": subscribing.key,
        "/api/rules/{game}": http.rule_links,
        "/api/rules/{game}/{clause}": http.rule,
        "/api/cards/{game}": http.printed_cards,
        "/api/figures/{game}": http.book_figures,
        "/api/rulebook/{language}/{game}": http.rulebook,
        "/api/lessons/{game}": http.lesson,
        "/api/words/{language}.ftl": http.words,
        "/api/words/{language}/{game}.ftl": http.words,
        "/api/puzzles": puzzles.shelf,
        "/api/puzzles/tiles": puzzles.tiles,
        "/api/puzzles/card/{code}": puzzles.card,
        "/api/puzzles/day/{date}": puzzles.day,
        "/api/puzzles/made/{grade}/{seed}": puzzles.made,
        "/api/tables": tables.list_tables,
        table: tables.show_table,
        f"{table}/webhook": subscribing.hooked,
        f"{table}/replay": tables.replay,
        f"{table}/course": tables.course,
        f"{table}/missed": tables.missed,
        f"{table}/analysis": tables.analysis,
        f"{table}/record": tables.record,
        f"{table}/qr.svg": tables.qr,
        "/healthz": http.health,
        "/metrics": http.figures,
    }
    return [
        *(Route(path, http.answering(*post), methods=["POST"]) for path, post in posts.items()),
        *(Route(path, http.answering(handler), methods=["GET"]) for path, handler in gets.items()),
        Route("/api/push", http.answering(subscribing.unsubscribe, "notices"), methods=["DELETE"]),
        WebSocketRoute("/ws/{table}", table_socket),
        Route("/assets/{name}", page.asset),
        Route("/", page.page),
        Route("/new/{game}", page.page),
        Route("/rules/{game}", page.page),
        Route("/table/{table}", page.page),
        Route("/puzzles", page.page),
        Route("/puzzles/{rest:path}", page.page),
        Route("/campaign", page.page),
        Route("/tiles", page.page),
        Route("/logbook", page.page),
        Route("/{name}", page.icon),
    ]
