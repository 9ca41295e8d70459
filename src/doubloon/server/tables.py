"""Tables by HTTP: opened, listed, joined and left; finished games read, analysed and played on."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from doubloon.core.view import SPECTATOR
from doubloon.server import archive, catalogue, cookies, gates, http, permits, replaying, returning, telling, voyages
from doubloon.server.api import (
    Analyse,
    BeginLesson,
    CreateTable,
    FillTable,
    Fork,
    JoinTable,
    Leave,
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
from doubloon.server.guard import key_of
from doubloon.server.room import Room
from doubloon.server.table import Table
from doubloon.server.tokens import is_table_id, new_token


async def list_tables(request: Request) -> Response:
    """Open tables and one's own; cookies of tables that are no more are taken away.

    What is kept for lists says whether a table is theirs, so that an invented cookie loads nothing. It may be a moment
    behind the log: on its word alone nobody loses a cookie.
    """
    house = http.house_of(request)
    own: list[TableCard] = []
    claimed = cookies.tables_of(request.cookies)
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
    response = http.json(Tables(found, own))
    for id in stale:
        cookies.take(response, id)
    return response


async def create_table(request: Request) -> Response:
    wanted = await http.body(request, CreateTable)
    return _seated(request, *await http.house_of(request).create(wanted))


async def begin_lesson(request: Request) -> Response:
    """An ordinary table, but for what its bots play as long as the learner follows."""
    wanted = await http.body(request, BeginLesson)
    game = request.path_params["game"]
    lesson = catalogue.lesson(game)
    seats = [SeatPlan("you"), *(SeatPlan("bot", lesson.level) for _ in lesson.others)]
    plan = CreateTable(game, seats, wanted.name, lesson.options, seed=lesson.seed)
    return _seated(request, *await http.house_of(request).create(plan, lesson=True))


async def show_table(request: Request) -> Response:
    room = await http.room_of(request)
    try:
        seat, _ = cookies.seat_at(request.cookies, room.table)
    except Refusal:
        response = http.json(telling.table_card(room.table, None))
        cookies.take(response, room.table.setup.id)
        return response
    return http.json(telling.table_card(room.table, seat if seat >= 0 else None))


async def join(request: Request) -> Response:
    wanted = await http.body(request, JoinTable)
    name = gates.tidy(wanted.name)
    room = await http.room_of(request)
    try:
        seat, _ = cookies.seat_at(request.cookies, room.table)
    except Refusal:
        seat = SPECTATOR
    if seat >= 0:
        raise Refusal("seat", "seat_taken", "you sit at this table already")
    return _seated(request, *await http.house_of(request).join(room, wanted.seat, name))


async def fill(request: Request) -> Response:
    wanted = await http.body(request, FillTable)
    room = await http.room_of(request)
    await room.act(lambda table: permits.fill(table, _seat(request, table), wanted.level))
    while room.table.match is None:
        await room.act(lambda table: permits.fill_on(table, wanted.level))
    return http.json(telling.table_card(room.table, _seat(request, room.table)))


async def leave(request: Request) -> Response:
    await http.body(request, Leave)
    room = await http.room_of(request)
    left = await room.act(lambda table: permits.leave(table, _seat(request, table)))
    if getattr(left, "seat", SPECTATOR) == room.table.setup.opener:  # who takes the address of a group along
        await http.house_of(request).notices.unhook(room.table.setup.id)
    response = http.json(telling.table_card(room.table, None))
    cookies.take(response, room.table.setup.id)
    return response


async def recover(request: Request) -> Response:
    wanted = await http.body(request, RecoverSeat)
    room = await http.room_of(request)
    token = new_token()
    entry = await room.act(lambda table: permits.recover(table, wanted.token, token))
    seat: int = getattr(entry, "seat", SPECTATOR)
    return _seated(request, room, seat, token, wanted.token)


async def sign_out(request: Request) -> Response:
    await http.body(request, SignOut)
    room = await http.room_of(request)
    recovery = new_token()
    await room.act(lambda table: permits.sign_out(table, *cookies.seat_at(request.cookies, table), recovery))
    return _seated(request, room, *cookies.seat_at(request.cookies, room.table), recovery)


async def rematch(request: Request) -> Response:
    await http.body(request, Rematch)
    room = await http.room_of(request)
    seat = _seat(request, room.table)
    house, next = http.house_of(request), room.table.rematch
    if next and not await house.gone(next) and (sits := await _sits_at(request, next)):
        return http.json(sits)
    name = room.table.places[seat].name if seat >= 0 else ""
    return _seated(request, *await house.rematch(room, seat, name))


async def replay(request: Request) -> Response:
    room = await http.room_of(request)
    match = permits.finished(room.table)
    ply, seat = http.number(request, "ply", len(match.moves)), http.number(request, "seat", SPECTATOR)
    return http.json(replaying.frame(match, ply, seat))


async def missed(request: Request) -> Response:
    """What happened since one's own last move. Others need not wait while it is played once more."""
    room = await http.room_of(request)
    seat = _seat(request, room.table)
    return http.json(await asyncio.to_thread(returning.missed, room.table, seat, room.times.now()))


async def course(request: Request) -> Response:
    """How the points of a finished game grew. Others need not wait while a long game is played once more."""
    room = await http.room_of(request)
    return http.json(await asyncio.to_thread(course_of, permits.finished(room.table)))


async def daily(request: Request) -> Response:
    house = http.house_of(request)
    return http.json(await house.voyages.daily(house.store))


async def sail(request: Request) -> Response:
    wanted = await http.body(request, Sail)
    return _seated(request, *await http.house_of(request).sail(gates.tidy(wanted.name)))


async def analyse(request: Request) -> Response:
    wanted = await http.body(request, Analyse)
    room = await http.room_of(request)
    return http.json(http.house_of(request).analysts.begin(room, wanted.seat, key_of(http.peer_of(request))))


async def analysis(request: Request) -> Response:
    room = await http.room_of(request)
    return http.json(http.house_of(request).analysts.look(room, http.number(request, "seat", 0)))


async def try_move(request: Request) -> Response:
    wanted = await http.body(request, TryMove)
    room = await http.room_of(request)
    client = key_of(http.peer_of(request))
    return http.json(await http.house_of(request).analysts.tried(room, wanted.seat, wanted.ply, wanted.move, client))


async def fork(request: Request) -> Response:
    wanted = await http.body(request, Fork)
    room = await http.room_of(request)
    return _seated(request, *await http.house_of(request).fork(room, wanted.ply, wanted.seat, gates.tidy(wanted.name)))


async def record(request: Request) -> Response:
    """The record of a finished game, also when its table is gone; of one that stands still, what one has seen of it."""
    id = request.path_params["table"]
    kept = await archive.record(http.house_of(request).store.engine, id) if is_table_id(id) else None
    if kept is None or id in await http.house_of(request).store.tokens([id]):
        room = await http.room_of(request)
        voyages.check_told(room.table.setup.daily)
        kept = kept or (room.table.setup.game, _download(request, room.table))
    game, text = kept
    name = f"{game}-{id[:6]}.txt"
    return Response(text, media_type=http.TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


async def qr(request: Request) -> Response:
    room = await http.room_of(request)
    return Response(await request.app.state.drawer.draw(_link(request, room)), media_type="image/svg+xml")


# What they share


def _download(request: Request, table: Table) -> str:
    if not table.damaged or table.match is None or table.phase == "over":
        return replaying.record_text(table)
    try:
        seat = _seat(request, table)
    except Refusal:
        seat = SPECTATOR
    return replaying.seen_text(table, seat)


def _seat(request: Request, table: Table) -> int:
    """The seat that the request has at a table; asked again whenever a decision is taken."""
    return cookies.seat_at(request.cookies, table)[0]


async def _sits_at(request: Request, id: str) -> Seated | None:
    """The seat that the request has at another table already."""
    room = await http.house_of(request).room(id)
    try:
        seat = _seat(request, room.table)
    except Refusal:
        return None
    return Seated(id, seat, _link(request, room), "") if seat >= 0 else None


def _link(request: Request, room: Room) -> str:
    return f"{http.base_of(request)}/table/{room.table.setup.id}"


def _seated(request: Request, room: Room, seat: int | None, token: str, recovery: str) -> Response:
    """The seat, its cookie and, this once, the recovery link."""
    link = _link(request, room)
    id = room.table.setup.id
    if seat is None:
        return http.json(Seated(id, None, link, ""))
    response = http.json(Seated(id, seat, link, f"{link}#recover={recovery}"))
    cookies.give(response, request, id, seat, token)
    return response
