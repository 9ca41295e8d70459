"""Notices by HTTP: who wants to be told when it is their turn, where, and in which hours not."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from doubloon.server import addresses, cookies, http, permits, sealing
from doubloon.server.addresses import BadAddress, Unfound
from doubloon.server.gates import Refusal
from doubloon.server.house import House
from doubloon.server.notice_api import Nudge, Nudged, PushKey, Subscribe, Subscribed, Webhook, WebhookInfo
from doubloon.server.notices import NUDGE, WEBHOOK, BadZone, Notice, zone_of
from doubloon.server.room import Room
from doubloon.server.sealing import BadKeys
from doubloon.server.tokens import hashed

NOWHERE = WebhookInfo(True)


async def key(request: Request) -> Response:
    return http.json(PushKey(http.house_of(request).identity.public))


async def subscribe(request: Request) -> Response:
    """The browser is told of all tables at which its cookies have a seat."""
    wanted, house = await http.body(request, Subscribe), http.house_of(request)
    try:
        sealing.check_keys(wanted.p256dh, wanted.auth)
        zone_of(wanted.zone)
    except BadKeys as error:
        raise Refusal("legality", "bad_keys", str(error)) from None
    except BadZone as error:
        raise Refusal("legality", "bad_zone", str(error)) from None
    await _check(house, wanted.endpoint)
    base, seats = http.base_of(request), await _seats(request)
    if not seats:
        raise Refusal("seat", "not_at_table", "you sit at no table of which you could be told")
    await house.notices.bind(
        [
            Notice(
                table_id=table,
                key=token,
                seat=seat,
                kind="push",
                address=wanted.endpoint,
                p256dh=wanted.p256dh,
                auth=wanted.auth,
                base=base,
                language=wanted.language,
                zone=wanted.zone,
                quiet_from=wanted.quiet_from,
                quiet_to=wanted.quiet_to,
            )
            for table, seat, token in seats
        ]
    )
    return http.json(Subscribed([table for table, *_ in seats]))


async def unsubscribe(request: Request) -> Response:
    seats = await _seats(request)
    await http.house_of(request).notices.unbind([(table, token) for table, _, token in seats])
    return http.json(Subscribed([table for table, *_ in seats]))


async def hook(request: Request) -> Response:
    """Who opened the table says where its group is told; each seat has a notice of its own there."""
    wanted, house = await http.body(request, Webhook), http.house_of(request)
    room, theirs = await _room(request)
    if not theirs:
        raise Refusal("seat", "not_opener", "only who opened the table says where its group is told")
    id, seats = room.table.setup.id, range(room.table.setup.seats)
    if not wanted.url:
        await house.notices.unhook(id)
        return http.json(NOWHERE)
    await _check(house, wanted.url)
    base = http.base_of(request)
    bound = [
        Notice(id, _hook_key(seat), seat, wanted.kind, wanted.url, base=base, language=wanted.language)
        for seat in seats
    ]
    await house.notices.bind(bound)
    return http.json(WebhookInfo(True, wanted.url, wanted.kind))


async def hooked(request: Request) -> Response:
    room, theirs = await _room(request)
    if not theirs:
        return http.json(WebhookInfo(False))
    found = await http.house_of(request).notices.of(room.table.setup.id, _hook_key(0))
    if found is None or found.kind == "push":
        return http.json(NOWHERE)
    return http.json(WebhookInfo(True, found.address, found.kind))


async def nudge(request: Request) -> Response:
    """Somebody at the table has another reminded, who is asked and away."""
    wanted, house = await http.body(request, Nudge), http.house_of(request)
    room = await http.room_of(request)
    seat, _ = cookies.seat_at(request.cookies, room.table)
    permits.nudge(room.table, seat, wanted.seat, room.online())
    again = await house.notices.nudge(room.table.setup.id, wanted.seat, house.times.now())
    if again is None:
        raise Refusal("seat", "no_notices", "that player has switched no notices on, so nothing can be sent")
    if again:
        wait = again - house.times.now()
        raise Refusal("seat", "nudged_lately", "that player has been reminded in the last twelve hours", wait=wait)
    house.book.written.set()
    return http.json(Nudged(NUDGE))


def _hook_key(seat: int) -> str:
    return f"{WEBHOOK} {seat}"


async def _check(house: House, url: str) -> None:
    """May something be sent there?"""
    try:
        await house.reach.found(addresses.read(url))
    except (BadAddress, Unfound) as error:
        raise Refusal("legality", "bad_address", str(error)) from None


async def _seats(request: Request) -> list[tuple[str, int, str]]:
    """The tables at which the cookies of a browser have a seat, with the seat and the hash of the token."""
    claimed = cookies.tables_of(request.cookies)
    kept = await http.house_of(request).store.tokens(claimed)
    found = [(id, cookies.seat_in(request.cookies, id, hashes)) for id, hashes in kept.items()]
    return [(id, held[0], hashed(held[1])) for id, held in found if held]


async def _room(request: Request) -> tuple[Room, bool]:
    """The table, and whether it was opened from the seat that the request has there."""
    room = await http.room_of(request)
    seat, _ = cookies.seat_at(request.cookies, room.table)
    return room, 0 <= seat == room.table.setup.opener
