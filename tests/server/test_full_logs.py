"""A log stays within bounds: nobody fills it with talk or with moves to and fro, and a game always comes to its end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from doubloon.server import permits, telling
from doubloon.server.entries import Asked, Moved, Said
from doubloon.server.eyes import MILESTONES
from doubloon.server.gates import Refusal
from doubloon.server.heard import PlayMove, StandIn, Undo
from doubloon.server.protocol import Presence, UndoState
from doubloon.server.sights import Sights
from doubloon.server.table import CHAT
from tests.server.test_snapshots import SEATS, long_log, sat, setup_for, thawed


def refused(decide: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        decide()
    return refusal.value


def test_what_others_have_seen_is_taken_back_a_few_times_only() -> None:
    table, _ = long_log(setup_for("jackal"), 0)
    assert table.match is not None
    seat = next(seat for seat in range(SEATS) if table.match.undo_obstacle(seat) not in ("", "nothing"))
    wish = Undo(table.eyes[seat].version, ask=True)
    table.places[seat].rewinds = permits.MOST_REWINDS - 1
    assert isinstance(permits.undo(table, seat, wish), Asked)
    table.places[seat].rewinds = permits.MOST_REWINDS
    often = refused(lambda: permits.undo(table, seat, wish))
    assert (often.code, often.reason) == ("undo_refused", "often")


def test_moves_are_not_taken_back_and_made_again_for_ever() -> None:
    table, _ = sat("silver_gold")
    assert table.match is not None
    for _ in range(2):
        table.apply(Moved(0, table.match.state.moves(0)[0].id))
        assert telling.undo_state(table, 0) == UndoState(True, "")
        table.apply(permits.undo(table, 0, Undo(table.eyes[0].version)))
    assert table.places[0].undos == 2
    table.apply(Moved(0, table.match.state.moves(0)[0].id))
    table.places[0].undos = permits.MOST_UNDOS
    version = table.eyes[0].version
    for often in (
        refused(lambda: permits.undo(table, 0, Undo(version))),
        refused(lambda: permits.undo(table, 0, Undo(version, ask=True))),
    ):
        assert (often.code, often.reason) == ("undo_refused", "often")
    assert telling.undo_state(table, 0) == UndoState(False, "often")


def test_only_the_newest_of_much_talk_is_kept_and_told() -> None:
    table, _ = sat("silver_gold")
    for number in range(3 * CHAT):
        table.apply(Said(0, str(number), 5))
    snapshot = telling.snapshot(Sights(table), 1, Presence([], 0))
    assert [line.text for line in snapshot.chat] == [str(number) for number in range(2 * CHAT, 3 * CHAT)]
    for version, missed in ((snapshot.version - 7, 7), (snapshot.version, 0)):
        news = telling.news(Sights(thawed(table)), 1, version)
        assert news is not None
        assert [line.text for line in news.chat] == [str(number) for number in range(3 * CHAT - missed, 3 * CHAT)]
    assert CHAT >= MILESTONES, "an update has all that was said since"


def test_a_full_log_takes_whatever_a_game_needs_but_neither_chat_nor_undo() -> None:
    table, _ = long_log(setup_for("jackal"), 0)
    assert table.match is not None
    seat = table.match.state.deciders()[0]
    version = table.eyes[seat].version
    table.seq = permits.MOST_ENTRIES - 1
    assert permits.say(table, seat, "Ahoi")
    table.seq = permits.MOST_ENTRIES
    for full in (
        refused(lambda: permits.say(table, seat, "Ahoi")),
        refused(lambda: permits.undo(table, seat, Undo(version))),
        refused(lambda: permits.undo(table, seat, Undo(version, ask=True))),
    ):
        assert full.code == "log_full"
    other = (seat + 1) % SEATS
    table.apply(permits.stand_in(table, seat, StandIn(other, table.stand_ins()[0]), dict.fromkeys(range(SEATS), 1e6)))
    assert table.places[other].level
    back = permits.come_back(table, other)
    assert back is not None
    table.apply(back)
    table.apply(permits.leave(table, other))
    table.apply(permits.join(table, other, "Mary", "token", "recovery"))
    version = table.eyes[seat].version
    move = table.match.state.moves(seat)[0].id
    assert permits.play(table, seat, PlayMove(version, move)) == Moved(seat, move)
