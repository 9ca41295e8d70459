"""The HTTP door: requests in, answers and refusals out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from math import ceil
from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from doubloon.core.view import SPECTATOR
from doubloon.server import (
    archive,
    catalogue,
    cookies,
    fitting,
    gates,
    packing,
    permits,
    replaying,
    returning,
    telling,
    voyages,
)
from doubloon.server.api import (
    Analyse,
    BeginLesson,
    CreateTable,
    FillTable,
    Fork,
    JoinTable,
    Leave,
    Plan,
    RecoverSeat,
    Rematch,
    Sail,
    Seated,
    SeatPlan,
    SignOut,
    TableCard,
    Tables,
    TryMove,
)
from doubloon.server.course import course as course_of
from doubloon.server.gates import Refusal
from doubloon.server.guard import Guard, Thing, key_of
from doubloon.server.house import House
from doubloon.server.illustrating import illustrations
from doubloon.server.metrics import Figures
from doubloon.server.protocol import MAX_BODY
from doubloon.server.room import Room
from doubloon.server.table import Table
from doubloon.server.tokens import is_table_id, new_token

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
OWN_TABLES = 60

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
    guard.client(request.client.host if request.client else "").spend(costs)


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


# Tables


async def list_tables(request: Request) -> Response:
    """Open tables and one's own; cookies of tables that are no more are taken away.

    What is kept for lists says whether a table is theirs, so that an invented cookie loads nothing. It may be a moment
    behind the log: on its word alone nobody loses a cookie.
    """
    house = _house(request)
    own: list[TableCard] = []
    claimed = cookies.tables_of(request.cookies)[:OWN_TABLES]
    kept = await house.store.tokens(claimed)
    stale = [id for id in claimed if id not in kept]
    for id, hashes in kept.items():
        if hashes and id not in house.rooms and not cookies.fit(request.cookies, id, hashes):
            continue
        try:
            room = await house.room(id)
            seat, _ = cookies.seat_at(request.cookies, room.table)
            own.append(telling.table_card(room.table, seat, house.times.now()))
        except Refusal as refusal:
            if refusal.code not in ("damaged", "other_box"):
                stale.append(id)
    own.sort(key=lambda card: card.table.created, reverse=True)
    mine = {card.table.id for card in own}
    found = [card for card in await house.open_tables() if card.table.id not in mine]
    response = json(Tables(found, own))
    for id in stale:
        cookies.take(response, id)
    return response


async def create_table(request: Request) -> Response:
    wanted = await body(request, CreateTable)
    return _seated(request, *await _house(request).create(wanted))


async def begin_lesson(request: Request) -> Response:
    """An ordinary table, but for what its bots play as long as the learner follows."""
    wanted = await body(request, BeginLesson)
    game = request.path_params["game"]
    lesson = catalogue.lesson(game)
    seats = [SeatPlan("you"), *(SeatPlan("bot", lesson.level) for _ in lesson.others)]
    plan = CreateTable(game, seats, wanted.name, lesson.options, seed=lesson.seed)
    return _seated(request, *await _house(request).create(plan, lesson=True))


async def show_table(request: Request) -> Response:
    room = await _room(request)
    try:
        seat, _ = cookies.seat_at(request.cookies, room.table)
    except Refusal:
        response = json(telling.table_card(room.table, None))
        cookies.take(response, room.table.setup.id)
        return response
    return json(telling.table_card(room.table, seat if seat >= 0 else None))


async def join(request: Request) -> Response:
    wanted = await body(request, JoinTable)
    name = gates.tidy(wanted.name)
    room = await _room(request)
    try:
        seat, _ = cookies.seat_at(request.cookies, room.table)
    except Refusal:
        seat = SPECTATOR
    if seat >= 0:
        raise Refusal("seat", "seat_taken", "you sit at this table already")
    return _seated(request, *await _house(request).join(room, wanted.seat, name))


async def fill(request: Request) -> Response:
    wanted = await body(request, FillTable)
    room = await _room(request)
    await room.act(lambda table: permits.fill(table, _seat(request, table), wanted.level))
    while room.table.match is None:
        await room.act(lambda table: permits.fill_on(table, wanted.level))
    return json(telling.table_card(room.table, _seat(request, room.table)))


async def leave(request: Request) -> Response:
    await body(request, Leave)
    room = await _room(request)
    await room.act(lambda table: permits.leave(table, _seat(request, table)))
    response = json(telling.table_card(room.table, None))
    cookies.take(response, room.table.setup.id)
    return response


async def recover(request: Request) -> Response:
    wanted = await body(request, RecoverSeat)
    room = await _room(request)
    token = new_token()
    entry = await room.act(lambda table: permits.recover(table, wanted.token, token))
    seat: int = getattr(entry, "seat", SPECTATOR)
    return _seated(request, room, seat, token, wanted.token)


async def sign_out(request: Request) -> Response:
    await body(request, SignOut)
    room = await _room(request)
    recovery = new_token()
    await room.act(lambda table: permits.sign_out(table, *cookies.seat_at(request.cookies, table), recovery))
    return _seated(request, room, *cookies.seat_at(request.cookies, room.table), recovery)


async def rematch(request: Request) -> Response:
    await body(request, Rematch)
    room = await _room(request)
    seat = _seat(request, room.table)
    house, next = _house(request), room.table.rematch
    if next and not await house.gone(next) and (sits := await _sits_at(request, next)):
        return json(sits)
    name = room.table.places[seat].name if seat >= 0 else ""
    return _seated(request, *await house.rematch(room, seat, name))


async def replay(request: Request) -> Response:
    room = await _room(request)
    match = permits.finished(room.table)
    ply, seat = _number(request, "ply", len(match.moves)), _number(request, "seat", SPECTATOR)
    return json(replaying.frame(match, ply, seat))


async def missed(request: Request) -> Response:
    """What happened since one's own last move. Others need not wait while it is played once more."""
    room = await _room(request)
    seat = _seat(request, room.table)
    return json(await asyncio.to_thread(returning.missed, room.table, seat, room.times.now()))


async def course(request: Request) -> Response:
    """How the points of a finished game grew. Others need not wait while a long game is played once more."""
    room = await _room(request)
    return json(await asyncio.to_thread(course_of, permits.finished(room.table)))


async def daily(request: Request) -> Response:
    house = _house(request)
    return json(await house.voyages.daily(house.store))


async def sail(request: Request) -> Response:
    wanted = await body(request, Sail)
    return _seated(request, *await _house(request).sail(gates.tidy(wanted.name)))


async def analyse(request: Request) -> Response:
    wanted = await body(request, Analyse)
    room = await _room(request)
    client = request.client.host if request.client else ""
    return json(_house(request).analysts.begin(room, wanted.seat, key_of(client)))


async def analysis(request: Request) -> Response:
    room = await _room(request)
    return json(_house(request).analysts.look(room, _number(request, "seat", 0)))


async def try_move(request: Request) -> Response:
    wanted = await body(request, TryMove)
    room = await _room(request)
    client = key_of(request.client.host if request.client else "")
    return json(await _house(request).analysts.tried(room, wanted.seat, wanted.ply, wanted.move, client))


async def fork(request: Request) -> Response:
    wanted = await body(request, Fork)
    room = await _room(request)
    return _seated(request, *await _house(request).fork(room, wanted.ply, wanted.seat, gates.tidy(wanted.name)))


async def record(request: Request) -> Response:
    """The record of a finished game, also when its table is gone; of one that stands still, what one has seen of it."""
    id = request.path_params["table"]
    kept = await archive.record(_house(request).store.engine, id) if is_table_id(id) else None
    if kept is None or id in await _house(request).store.tokens([id]):
        room = await _room(request)
        voyages.check_told(room.table.setup.daily)
        kept = kept or (room.table.setup.game, _download(request, room.table))
    game, text = kept
    name = f"{game}-{id[:6]}.txt"
    return Response(text, media_type=TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


async def qr(request: Request) -> Response:
    room = await _room(request)
    return Response(await request.app.state.drawer.draw(_link(request, room)), media_type="image/svg+xml")


# For those who run the server


async def health(request: Request) -> Response:
    trouble = await _house(request).pulse.trouble()
    return Response(f"{trouble or 'ok'}\n", 503 if trouble else 200, media_type=TEXT)


async def figures(request: Request) -> Response:
    return Response(request.app.state.figures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


# What they share


def _download(request: Request, table: Table) -> str:
    if not table.damaged or table.match is None or table.phase == "over":
        return replaying.record_text(table)
    try:
        seat = _seat(request, table)
    except Refusal:
        seat = SPECTATOR
    return replaying.seen_text(table, seat)


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _room(request: Request) -> Room:
    return await _house(request).room(request.path_params["table"])


def _seat(request: Request, table: Table) -> int:
    """The seat that the request has at a table; asked again whenever a decision is taken."""
    return cookies.seat_at(request.cookies, table)[0]


async def _sits_at(request: Request, id: str) -> Seated | None:
    """The seat that the request has at another table already."""
    room = await _house(request).room(id)
    try:
        seat = _seat(request, room.table)
    except Refusal:
        return None
    return Seated(id, seat, _link(request, room), "") if seat >= 0 else None


async def body(request: Request, kind: type[T]) -> T:
    data = b""
    async for chunk in request.stream():
        data += chunk
        gates.check_size(data, MAX_BODY)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refusal("schema", "not_json", f"the body must be {JSON}")
    return gates.read(data, msgspec.json.Decoder(kind))


def _number(request: Request, name: str, default: int) -> int:
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


def _link(request: Request, room: Room) -> str:
    return f"{base_of(request)}/table/{room.table.setup.id}"


def _seated(request: Request, room: Room, seat: int | None, token: str, recovery: str) -> Response:
    """The seat, its cookie and, this once, the recovery link."""
    link = _link(request, room)
    id = room.table.setup.id
    if seat is None:
        return json(Seated(id, None, link, ""))
    response = json(Seated(id, seat, link, f"{link}#recover={recovery}"))
    cookies.give(response, request, id, seat, token)
    return response


def json(value: Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type=JSON)
