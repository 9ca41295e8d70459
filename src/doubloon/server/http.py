"""The HTTP door: requests in, answers and refusals out; what is asked without a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from math import ceil
from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from doubloon.server import catalogue, fitting, gates, packing
from doubloon.server.catalogue_api import Plan
from doubloon.server.gates import Refusal
from doubloon.server.guard import Guard, Thing
from doubloon.server.house import House
from doubloon.server.illustrating import illustrations
from doubloon.server.metrics import Figures
from doubloon.server.protocol import MAX_BODY
from doubloon.server.room import Room

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
STATUS = {
    "unknown_table": 404,
    "unknown_game": 404,
    "unknown_words": 404,
    "unknown_rule": 404,
    "unknown_rulebook": 404,
    "unknown_lesson": 404,
    "unknown_day": 404,
    "bad_puzzle": 422,
    "too_big": 413,
    "slow_down": 429,
    "busy": 503,
    "not_proved": 503,
    "cannot_write": 503,
}
STATUS_OF_GATE = {"origin": 403, "schema": 400, "token": 403, "seat": 409, "turn": 409, "version": 409, "legality": 422}

T = TypeVar("T", bound=Struct)
Handler = Callable[[Request], Awaitable[Response]]


def answering(handler: Handler, costs: Thing | None = None) -> Handler:
    """The handler, with refusals as answers and the same origin asked of whatever changes something.

    `costs` is what it takes of the client's allowance.
    """

    async def answer(request: Request) -> Response:
        state = request.app.state
        try:
            if request.method != "GET":
                gates.check_origin(request.headers.get("origin"), request.headers.get("host", ""), state.public_url)
            if costs is not None:
                spend(request, costs)
            response = await handler(request)
        except Refusal as refusal:
            response = refused(state.figures, refusal)
        packing.pack(request.headers, response)
        response.headers.setdefault("cache-control", "no-store")
        return response

    return answer


def spend(request: HTTPConnection, costs: Thing) -> None:
    """Take from the client's allowance, or refuse."""
    guard: Guard = request.app.state.guard
    guard.client(peer_of(request)).spend(costs)


def refused(figures: Figures, refusal: Refusal) -> Response:
    """The refusal as an answer; it counts."""
    figures.refused.labels(refusal.gate).inc()
    response = json(refusal.message(), STATUS.get(refusal.code) or STATUS_OF_GATE[refusal.gate])
    if refusal.wait:
        response.headers["retry-after"] = str(ceil(refusal.wait))
    return response


# Games, words, rules


async def games(request: Request) -> Response:
    return Response(catalogue.games_json(), media_type=JSON)


async def fit(request: Request) -> Response:
    wanted = await body(request, Plan)
    return json(fitting.fit(request.path_params["game"], wanted))


async def islands(request: Request) -> Response:
    return json(catalogue.islands())


async def words(request: Request) -> Response:
    found = catalogue.words(request.path_params["language"], request.path_params.get("game"))
    return Response(found, media_type=TEXT, headers={"cache-control": "no-cache"})


async def rule(request: Request) -> Response:
    return json(catalogue.clause(request.path_params["game"], request.path_params["clause"]))


async def rule_links(request: Request) -> Response:
    return json(catalogue.rule_links(request.path_params["game"]))


async def printed_cards(request: Request) -> Response:
    return json(catalogue.printed_cards(request.path_params["game"]))


async def book_figures(request: Request) -> Response:
    return json(illustrations(request.path_params["game"]))


async def rulebook(request: Request) -> Response:
    return json(catalogue.rulebook(request.path_params["language"], request.path_params["game"]))


async def lesson(request: Request) -> Response:
    return json(catalogue.lesson_info(request.path_params["game"]))


# For those who run the server


async def health(request: Request) -> Response:
    trouble = await house_of(request).pulse.trouble()
    return Response(f"{trouble or 'ok'}\n", 503 if trouble else 200, media_type=TEXT)


async def figures(request: Request) -> Response:
    return Response(request.app.state.figures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


# What handlers share


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


async def room_of(request: Request) -> Room:
    """The room of the table in the address."""
    return await house_of(request).room(request.path_params["table"])


def peer_of(connection: HTTPConnection) -> str:
    """The address that a client comes from."""
    return connection.client.host if connection.client else ""


async def body(request: Request, kind: type[T]) -> T:
    data = b""
    async for chunk in request.stream():
        data += chunk
        gates.check_size(data, MAX_BODY)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("schema", "not_json", f"the body must be {JSON}")
    return gates.read(data, msgspec.json.Decoder(kind))


def number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, "")
    if not text:
        return default
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 8):
        raise Refusal("schema", "wrong_shape", f"{name} is a whole number")
    return int(text)


def base_of(request: Request) -> str:
    """The address that people use for us."""
    return request.app.state.public_url or f"{request.scope['scheme']}://{request.headers.get('host', '')}"


def json(value: Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type=JSON)
