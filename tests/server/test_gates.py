"""Whatever is wrong with a message, the first gate that it fails answers for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from doubloon.core.view import SPECTATOR
from doubloon.server import permits
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.conversation import Conversation
from doubloon.server.entries import Entry, Sat, Setup
from doubloon.server.gates import GATES, Refusal
from doubloon.server.guard import Guard
from doubloon.server.heard import MAX_MESSAGE, PlayMove, StandIn, Undo
from doubloon.server.house import House
from doubloon.server.limits import Limits
from doubloon.server.protocol import Refused
from doubloon.server.table import Table
from tests.server.housing import with_house
from tests.server.serving import sqlite_in
from tests.server.test_away import ANNE, BONNY, LONG, MARY, ask_for_bot, ask_to_take_back, past_a_reveal, play, seated

NO_MOVE = 10**9


def gate(decide: Callable[[], Entry]) -> tuple[str, str]:
    with pytest.raises(Refusal) as refusal:
        decide()
    return refusal.value.gate, refusal.value.code


def in_order(answers: list[tuple[str, str]]) -> list[str]:
    """The codes of refusals whose gates follow each other as the protocol promises."""
    places = [GATES.index(gate) for gate, _ in answers]
    assert places == sorted(set(places))
    return [code for _, code in answers]


def waiting() -> Table:
    """Anne waits for somebody else."""
    table = Table(Setup("table", "silver_gold", 1, 2, "", "gates", False, False, 1, 60))
    table.apply(Sat(ANNE, "Anne", "token", "recovery", 1))
    return table


def test_a_move_with_everything_wrong_is_mended_gate_by_gate() -> None:
    table = seated(2)
    version = table.eyes[ANNE].version
    bad = PlayMove(version + 1, NO_MOVE)
    answers = [
        gate(lambda: permits.play(waiting(), SPECTATOR, bad)),
        gate(lambda: permits.play(waiting(), ANNE, bad)),
        gate(lambda: permits.play(table, ANNE, bad)),
        gate(lambda: permits.play(table, ANNE, PlayMove(version, NO_MOVE))),
    ]
    assert in_order(answers) == ["not_at_table", "not_started", "ahead", "illegal"]


def test_taking_back_with_everything_wrong_is_mended_gate_by_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(permits, "MOST_REWINDS", 0)
    table, asked = past_a_reveal(2), past_a_reveal(2)
    with monkeypatch.context() as patient:
        patient.setattr(permits, "MOST_REWINDS", 1)
        ask_to_take_back(asked, ANNE)
    table.seq = asked.seq = permits.MOST_ENTRIES
    version = table.eyes[ANNE].version
    again = Undo(version + 100, ask=True)
    answers = [gate(lambda: permits.undo(asked, ANNE, again)), gate(lambda: permits.undo(table, ANNE, again))]
    table.seq = 0
    answers.append(gate(lambda: permits.undo(table, ANNE, again)))
    answers.append(gate(lambda: permits.undo(table, ANNE, Undo(version, ask=True))))
    assert in_order(answers) == ["nothing_to_ask", "log_full", "ahead", "undo_refused"]


def test_a_stand_in_with_everything_wrong_is_mended_gate_by_gate() -> None:
    table, asked = seated(3), seated(3)
    ask_for_bot(asked, ANNE, MARY, {MARY: LONG})
    genius = StandIn(MARY, "genius")
    answers = [
        gate(lambda: permits.stand_in(asked, ANNE, genius, {MARY: LONG})),
        gate(lambda: permits.stand_in(waiting(), ANNE, StandIn(BONNY, "genius"), {})),
        gate(lambda: permits.stand_in(table, ANNE, genius, {MARY: LONG})),
    ]
    assert in_order(answers) == ["nothing_to_ask", "not_started", "bad_table"]


def test_a_taken_seat_is_told_before_the_end_of_the_game() -> None:
    table = seated(2)
    while table.phase != "over":
        play(table, 1)
    answers = [gate(lambda: permits.join(table, ANNE, "Mary", "token", "recovery"))]
    table.places[BONNY].tokens, table.places[BONNY].vacated = [], True
    answers.append(gate(lambda: permits.join(table, BONNY, "Mary", "token", "recovery")))
    assert in_order(answers) == ["seat_taken", "over"]


def test_a_message_from_a_watcher_passes_credit_size_and_schema_first(tmp_path: Path) -> None:
    """What chat costs can be asked only when it is known to be chat, and is asked at once."""
    unreadable = msgspec.json.encode({"type": "chat", "text": "\u200b"})

    async def heard(conversation: Conversation, data: bytes) -> tuple[str, str]:
        await conversation.hear(data)
        refused = conversation.answers.pop()
        assert isinstance(refused, Refused)
        return refused.gate, refused.code

    async def story(house: House) -> None:
        room, *_ = await house.create(CreateTable("silver_gold", [SeatPlan("you"), SeatPlan("open")], "Anne"))
        poor, rich = Guard(Limits(messages=1, messages_per_minute=0)), Guard(Limits(chat=1, chat_per_minute=0))
        talk = Conversation(room, SPECTATOR, purse=room.purse(SPECTATOR, poor.client("192.0.2.1"), poor))
        await talk.hear(b"{")
        answers = [await heard(talk, b"x" * (MAX_MESSAGE + 1))]
        talk = Conversation(room, SPECTATOR, purse=room.purse(SPECTATOR, rich.client("192.0.2.1"), rich))
        answers.append(await heard(talk, b"x" * (MAX_MESSAGE + 1)))
        assert await heard(talk, unreadable) == ("schema", "hello_first")
        assert await heard(talk, unreadable) == ("credit", "slow_down")
        talk = Conversation(room, SPECTATOR)
        await talk.hear(b'{"type": "hello", "protocol": 1}')
        answers.append(await heard(talk, unreadable))
        answers.append(await heard(talk, b'{"type": "chat", "text": "Ahoy"}'))
        assert in_order(answers) == ["slow_down", "too_big", "wrong_shape", "not_at_table"]

    with_house(sqlite_in(tmp_path), story)
