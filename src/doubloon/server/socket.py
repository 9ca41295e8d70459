"""The WebSocket: carries a conversation."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from time import perf_counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from doubloon.core.view import SPECTATOR
from doubloon.server import cookies, gates, http
from doubloon.server.conversation import Conversation
from doubloon.server.gates import Refusal
from doubloon.server.guard import Client, Guard
from doubloon.server.house import House
from doubloon.server.line import LINE, LineProtocol
from doubloon.server.metrics import Figures
from doubloon.server.tokens import hashed

POLICY, BROKEN, UNKNOWN, TOO_SLOW = 1008, 1011, 4404, 4408

logger = logging.getLogger("doubloon")


async def table_socket(socket: WebSocket) -> None:
    """One client at one table, until it goes."""
    figures: Figures = socket.app.state.figures
    guard: Guard = socket.app.state.guard
    try:
        gates.check_origin(socket.headers.get("origin"), socket.headers.get("host", ""), socket.app.state.public_url)
    except Refusal:
        figures.refused.labels("origin").inc()
        await socket.close(POLICY)
        return
    client = guard.client(http.peer_of(socket))
    try:
        with client.socket():
            await _welcome(socket, client)
    except Refusal as refusal:
        await socket.send_denial_response(http.refused(figures, refusal))


async def _welcome(socket: WebSocket, client: Client) -> None:
    house = http.house_of(socket)
    figures: Figures = socket.app.state.figures
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # they may be gone before they are answered
        try:
            conversation = await _begin(socket, house, client)
        except Refusal as refusal:
            await socket.send_text(msgspec.json.encode(refusal.message()).decode())
            await socket.close(UNKNOWN)
            return
        await _converse(socket, conversation, house, figures)


async def _begin(socket: WebSocket, house: House, client: Client) -> Conversation:
    """The client's seat by its cookie; a token that stopped working is told, and its owner may watch."""
    room = await house.room(socket.path_params["table"])
    guard: Guard = socket.app.state.guard
    try:
        seat, token = cookies.seat_at(socket.cookies, room.table)
    except Refusal as refusal:
        purse = room.purse(SPECTATOR, client, guard)
        conversation = Conversation(room, SPECTATOR, client=client.key, purse=purse)
        conversation.answers.append(refusal.message())
        return conversation
    return Conversation(room, seat, hashed(token), client.key, room.purse(seat, client, guard))


async def _converse(socket: WebSocket, conversation: Conversation, house: House, figures: Figures) -> None:
    sender = asyncio.create_task(_send(socket, conversation))
    try:
        await _receive(socket, conversation, house, figures)
    except (WebSocketDisconnect, ConnectionError):
        pass  # gone
    except Exception:
        logger.exception("table %s: a message could not be dealt with", conversation.room.table.setup.id[:6])
        await socket.close(BROKEN)
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        conversation.leave()
        house.tell_presence(conversation.room)
        for gate, count in conversation.refused.items():
            figures.refused.labels(gate).inc(count)


async def _receive(socket: WebSocket, conversation: Conversation, house: House, figures: Figures) -> None:
    loop = asyncio.get_running_loop()
    line: LineProtocol = socket.scope[LINE]
    guard: Guard = socket.app.state.guard
    patience = guard.limits.hello_seconds
    deadline = loop.time() + patience if patience else None
    while not conversation.exhausted:
        try:
            data = await (line.hear() if conversation.greeted else _within(line, deadline))
        except TimeoutError:
            await _hang_up(socket, conversation, guard)
            return
        if data is None:
            return
        begin = perf_counter()
        greeted = conversation.greeted
        await conversation.hear(data)
        if conversation.greeted and not greeted:
            house.tell_presence(conversation.room)
        figures.messages.inc()
        figures.answered.observe(perf_counter() - begin)
    await socket.close(POLICY)


async def _within(line: LineProtocol, deadline: float | None) -> bytes | None:
    async with asyncio.timeout_at(deadline):
        return await line.hear()


async def _hang_up(socket: WebSocket, conversation: Conversation, guard: Guard) -> None:
    """On a client who has not said hello."""
    refusal = guard.refusal(Refusal("credit", "too_slow", "a socket begins with a hello, at once"))
    conversation.refused[refusal.gate] = conversation.refused.get(refusal.gate, 0) + 1
    await socket.send_text(msgspec.json.encode(refusal.message()).decode())
    await socket.close(TOO_SLOW)


async def _send(socket: WebSocket, conversation: Conversation) -> None:
    """Whenever the bell rings, what is new. A slow client gets fewer and larger messages, never a queue."""
    bell = conversation.watcher.bell
    line: LineProtocol = socket.scope[LINE]
    while True:
        await bell.wait()
        bell.clear()
        if messages := conversation.to_send():
            await line.tell(messages)
        if conversation.ended:
            await socket.close(UNKNOWN)
            return
