"""What one client says at a table and what it is answered, whatever carries the messages."""

from __future__ import annotations

from collections import deque

import msgspec

from doubloon.server import chains, gates, permits, telling
from doubloon.server.advising import Advising
from doubloon.server.chains import Chain
from doubloon.server.gates import Refusal
from doubloon.server.guard import Purse
from doubloon.server.heard import (
    MAX_MESSAGE,
    Answer,
    AskHint,
    AskPreview,
    AskReach,
    AskWhy,
    Away,
    FromClient,
    Hello,
    NamePiece,
    Ping,
    PlayMove,
    Say,
    SeenQuestion,
    StandIn,
    Undo,
)
from doubloon.server.packing import Packable
from doubloon.server.protocol import Done, FromServer, Pong, Update
from doubloon.server.room import Room, Watcher, removed
from doubloon.server.sights import Screen

LARGE = 3_800  # bytes; less goes out as it is: packing takes the processor longer than the line is spared
# What all have to read; what may hold several moves; what has an answer of its own.
WORDS, CHAINS, ANSWERED = (Say, NamePiece), (PlayMove, AskPreview), (Hello, AskPreview, AskReach, AskWhy, AskHint, Ping)
PATIENCE = 200  # refused for lack of credit so often, a client is shown out

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


class Conversation:
    """One connected client. Answers to its own messages wait in `answers`; news of the table is asked of the room."""

    def __init__(self, room: Room, viewer: int, token: str = "", client: str = "", purse: Purse | None = None) -> None:
        self.room = room
        self.watcher = Watcher(viewer, token, client)
        room.hold(self.watcher)
        self.greeted = False
        self.ended = False
        self.answers: deque[FromServer] = deque()
        self._purse = purse
        self._advising = Advising(room, self.watcher, self.answers)
        self.refused: dict[str, int] = {}  # by gate, for the figures

    async def hear(self, data: bytes) -> None:
        """Take one message through the gates and do what it says, or answer why not."""
        kind, chain = "", Chain(self.room, self.watcher)
        try:
            if self._purse:
                self._purse.message()
            gates.check_size(data, MAX_MESSAGE)
            message = gates.read(data, _decoder)
            kind = str(message.__struct_config__.tag)
            if self._purse and isinstance(message, WORDS):
                self._purse.chat()  # everybody has to read it
            if self._purse and isinstance(message, CHAINS):
                for _ in message.further:
                    self._purse.message()  # as if each had been said by itself
            gates.check_hello(message, self.greeted)
            await self._do(message, chain)
            if not isinstance(message, ANSWERED):
                self.answers.append(Done(kind, self.room.table.eyes[self.watcher.viewer].version, chain.done))
        except Refusal as refusal:
            self.refused[refusal.gate] = self.refused.get(refusal.gate, 0) + 1
            self.answers.append(refusal.message(kind, chain.done))
        self.watcher.bell.set()

    async def _do(self, message: FromClient, chain: Chain) -> None:
        # Whose seat it is, is asked when the decision is taken: it may have been given up while the message waited.
        room, who = self.room, self.watcher
        match message:
            case Hello():
                await self._greet(message)
            case PlayMove():
                await chain.play(message)
            case AskPreview():
                moves = chains.to_preview(room.table, who.viewer, message)
                self.answers.append(telling.preview(room.table, who.viewer, moves))
            case AskReach():
                permits.check_asked(room.table, who.viewer, message.version)
                self.answers.append(telling.reached(room.table, who.viewer, message.version))
            case AskWhy():
                permits.check_wondering(room.table, who.viewer, message.version)
                self.answers.append(telling.why_not(room.table, who.viewer, message))
            case AskHint():
                self._advising.ask(message)
            case Undo():
                await chain.take_back(message)
            case StandIn():
                await room.act(lambda table: permits.stand_in(table, who.viewer, message, room.absent()))
            case Answer():
                await room.act(lambda table: permits.answer(table, who.viewer, message, room.absent()))
            case Say():
                text = gates.tidy(message.text)
                await room.act(lambda table: permits.say(table, who.viewer, text))
            case NamePiece():
                await room.act(lambda table: permits.name(table, who.viewer, message))
            case SeenQuestion():
                await room.act(lambda table: permits.seen(table, who.viewer, message, room.times.now()))
            case Away():
                await room.act(lambda table: permits.away(table, who.viewer, message, room.times.now()))
            case Ping():
                self.answers.append(Pong(message.number))

    async def _greet(self, hello: Hello) -> None:
        """Tell what was missed, or everything. Who comes back takes the seat from the bot that stood in."""
        watcher = self.watcher
        version = self.room.table.eyes[watcher.viewer].version
        missed = hello.last is not None and hello.seat == watcher.viewer and hello.last < version
        watcher.version = (hello.last or 0) if missed else 0  # from 0 on, everything is told
        watcher.attendance = None
        watcher.screen = Screen(hello.shown, hello.patches)
        if not self.greeted:
            self.greeted = True
            self.room.enter(watcher)
            if self.room.table.damaged:
                return  # to look is all that can be done
            await self.room.act(lambda table: permits.come_back(table, watcher.viewer))

    @property
    def exhausted(self) -> bool:
        """Whether it goes on and on in spite of being told to wait."""
        return self.refused.get("credit", 0) >= PATIENCE

    def to_send(self) -> list[bytes]:
        """All that is to be sent now, in order: answers, news, presence. Or that there is no table any more."""
        if self.room.removed:
            self.ended = True
            return [_encoder.encode(removed().message())]
        messages: list[FromServer] = []
        while self.answers:
            messages.append(self.answers.popleft())
        if self.greeted:
            news = self.room.news_for(self.watcher)
            presence = self.room.presence_for(self.watcher)
            messages += [message for message in (news, presence) if message is not None]
        return [encoded(message) for message in messages]

    def leave(self) -> None:
        self._advising.close()
        self.room.go(self.watcher)


def encoded(message: FromServer) -> bytes:
    """As it is sent. What only tells of the game may be packed if that is worth it."""
    data = _encoder.encode(message)
    if len(data) <= LARGE or not isinstance(message, Update) or message.patch is None:
        return data
    return data if _has_peoples_words(message) else Packable(data)


def _has_peoples_words(update: Update) -> bool:
    """The names at a table whose game is over stand beside no secret any more."""
    named = update.table is not None and update.table.phase != "over"
    return named or bool(update.chat or update.notes or update.asks)
