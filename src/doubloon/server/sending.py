"""Sends notices that are due, to push services and to the channels of groups, and tries again what did not arrive.

What is sent is the table's link and "your turn", in the reader's language: nothing of the game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from time import time

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from doubloon.server import addresses, crier, notices, posting, sealing
from doubloon.server.addresses import BadAddress, Reach, Unfound
from doubloon.server.crier import Callbook
from doubloon.server.database import problem
from doubloon.server.gates import Refusal
from doubloon.server.notices import Notice, Notices
from doubloon.server.posting import NotPosted, Posted
from doubloon.server.room import Room
from doubloon.server.sealing import Identity
from doubloon.server.times import Times
from doubloon.words import Words

POLL = 5.0  # seconds between two looks at what is due
WAITS = (30, 120, 480, 1800, 7200)  # seconds until it is tried again; then the next question's turn
LONGEST_WAIT = 6 * 3600  # that a service may ask for
DAY = 24 * 3600  # so long a service keeps what a device does not fetch
GONE = (404, 410)
LATER = (408, 425, 429)
GENTLY = 0.2  # seconds between two tables that are opened only to see who is asked there
MARKS = set("@#<>[](){}|*_~`\\/:&!")
NOBODY = "mailto:doubloon@localhost"  # whom to ask of a house without a name

logger = logging.getLogger("doubloon")


class Sender:
    """Looks for what is due, whoever wrote it down."""

    def __init__(
        self, kept: Notices, times: Times, identity: Identity, reach: Reach, find: Callable[[str], Awaitable[Room]]
    ) -> None:
        self._notices = kept
        self._times = times
        self._identity = identity
        self._reach = reach
        self._find = find
        self._round = asyncio.Lock()
        self.sent = 0
        self.failed = 0

    async def keep_sending(self, book: Callbook) -> None:
        """For ever."""
        while True:
            book.written.clear()
            try:
                await self.send_due()
            except Exception as error:  # those who wait for the next one are told all the same
                expected = isinstance(error, SQLAlchemyError | OSError)
                logger.error("notices were not sent: %s", problem(error), exc_info=None if expected else error)
            with suppress(TimeoutError):
                await asyncio.wait_for(book.written.wait(), POLL)

    async def catch_up(self) -> None:
        """Open the tables at which somebody may have missed a call, as a worker died before it was written."""
        try:
            for id in await self._notices.untold():
                with suppress(Refusal):
                    await self._find(id)
                await asyncio.sleep(GENTLY)
        except (SQLAlchemyError, OSError) as error:
            logger.error("tables with notices could not be looked through: %s", problem(error))

    async def send_due(self) -> None:
        """All that is due now, one round after the other."""
        async with self._round:
            while 0 < await self._notices.next() <= self._times.now():
                taken = await self._notices.take(self._times.now())
                await asyncio.gather(*(self._deal_with(notice) for notice in taken))

    async def _deal_with(self, notice: Notice) -> None:
        try:
            room = await self._find(notice.table_id)
        except Refusal as refusal:
            gone = refusal.code == "unknown_table"
            await (self._notices.drop(notice) if gone else self._notices.settle(notice))
            return
        if not bound(notice, room):
            await self._notices.drop(notice)
            return
        later = when(notice, room, self._times.now())
        if later is None or later:
            await self._notices.settle(notice, due=later or 0, tries=notice.tries)
            return
        await self._settle(notice, await self._send(notice, room))

    async def _send(self, notice: Notice, room: Room) -> Posted | None:
        """The answer; None if there was none now, and status 0 if nothing may be sent there."""
        try:
            target = addresses.read(notice.address)
            head, body = await asyncio.to_thread(self._made, notice, target.origin, room)
            return await posting.post(target, self._reach, head, body)
        except (NotPosted, Unfound) as error:
            logger.info("a notice did not arrive: %s", error)
            return None
        except BadAddress as error:
            logger.warning("a notice is not sent: %s", error)
            return Posted(0)

    def _made(self, notice: Notice, origin: str, room: Room) -> tuple[dict[str, str], bytes]:
        if notice.kind != "push":
            return channel_post(notice, room.table.places[notice.seat].name)
        contact = notice.base if notice.base.startswith("https:") else NOBODY
        head = {
            "authorization": self._identity.authorization(origin, contact, time()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "normal",
            # A newer notice of the table takes the place of one that a device has not fetched yet.
            "topic": sealing.coded(sha256(notice.table_id.encode()).digest())[:32],
        }
        return head, sealing.seal(payload(notice), notice.p256dh, notice.auth)

    async def _settle(self, notice: Notice, posted: Posted | None) -> None:
        status = posted.status if posted else 0
        if 200 <= status < 300:
            self.sent += 1
            await self._notices.settle(notice, told=True)
            return
        self.failed += 1
        if posted is None or status in LATER or status >= 500:
            asked = min(posted.again if posted else 0, LONGEST_WAIT)
            wait = max(WAITS[notice.tries], asked) if notice.tries < len(WAITS) else 0
            due = self._times.now() + wait if wait else 0
            await self._notices.settle(notice, due=due, tries=notice.tries + 1 if due else 0)
        elif status in GONE or not status:
            await self._notices.drop(notice)
        else:
            logger.warning("a notice was refused with the status %d", status)
            await self._notices.settle(notice)


def bound(notice: Notice, room: Room) -> bool:
    """Does who wanted this still have the seat?"""
    places = room.table.places
    return notice.seat < len(places) and (notice.kind != "push" or notice.key in places[notice.seat].tokens)


def when(notice: Notice, room: Room, now: int) -> int | None:
    """When to send it: 0 is now, None is not at all, as nobody waits for them any more or they are here."""
    table = room.table
    if notice.seat not in table.people_due() or notice.seat in room.online():
        return None
    if table.eyes[notice.seat].asked <= notice.question:
        return None
    absent = room.absent().get(notice.seat, 0)
    if absent < crier.AWAY:
        return now + crier.AWAY
    until = table.clocks.hands[notice.seat].until
    return until if until > now else notices.quiet_until(notice, now)


def payload(notice: Notice) -> bytes:
    """What a browser is told."""
    words = Words(notice.language)
    told = {"title": words("notice-turn"), "body": words("notice-open"), "link": notice.link}
    return msgspec.json.encode(told)


def channel_post(notice: Notice, name: str) -> tuple[dict[str, str], bytes]:
    """What a group is told: as JSON with the names that Discord (`content`) and Matrix (`text`) look for, or plain."""
    words = Words(notice.language)
    text = words("notice-turn-of", name=plain(name), link=notice.link)
    if notice.kind == "text":
        return {"content-type": "text/plain; charset=utf-8", "click": notice.link}, text.encode()
    told = {"content": text, "text": text, "allowed_mentions": {"parse": []}}  # which Discord obeys
    return {"content-type": "application/json"}, msgspec.json.encode(told)


def plain(name: str) -> str:
    """A name without the signs by which channels call people, make links, or dress up what is written."""
    return " ".join("".join(" " if sign in MARKS else sign for sign in name).split()) or "…"
