"""Pirates with names: given over the socket, told to everybody at the table, kept in the record. (JK-289)"""

from __future__ import annotations

import pytest

from doubloon.core.record import parse_record, verify
from doubloon.registry import finder
from doubloon.server import freezing, permits
from doubloon.server.entries import BotSat, Left, Named, Sat, Setup
from doubloon.server.gates import Refusal
from doubloon.server.heard import NamePiece
from doubloon.server.table import Table
from tests.server.serving import Guests, Server, run

ANNE, BONNY = range(2)


@pytest.fixture
def table() -> Table:
    """Two people at Jackal; the first has the white crew, the second the yellow one."""
    setup = Setup("table", "jackal", 1, 2, "max_rounds=2 no_progress_rounds=2", "named", False, False, 1)
    table = Table(setup)
    for seat, name in enumerate(("Anne", "Bonny")):
        table.apply(Sat(seat, name, f"token {seat}", f"recovery {seat}", 1))
    assert table.match is not None
    return table


def pieces(table: Table, seat: int) -> list[str]:
    return table.game.namable(seat, 2, table.options)


@pytest.mark.rule("JK-289")
def test_everybody_at_the_table_hears_a_name_and_the_record_keeps_it(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne, watcher = guests.come(), guests.come()
        seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
        options = {"max_rounds": "2", "no_progress_rounds": "2"}
        id = (await anne.post("/api/tables", game="jackal", seats=seats, name="Anne", options=options))["table"]
        player, spectator = await anne.table(id), await watcher.table(id)
        assert player.table["names"] == {}
        assert await player.do("name", piece="white-1", name="  Anne   Bonny ")
        await spectator.until(lambda: bool(spectator.table["names"]))
        assert player.table["names"] == spectator.table["names"] == {"white-1": "Anne Bonny"}
        assert not await player.do("name", piece="yellow-1", name="Mine")
        assert not await spectator.do("name", piece="white-1", name="Nobody")
        assert [(no["gate"], no["code"], no["reason"]) for no in (*player.refused, *spectator.refused)] == [
            ("legality", "bad_name", "piece"),
            ("seat", "not_at_table", ""),
        ]
        await player.play_out()
        match = verify(parse_record((await anne.http.get(f"/api/tables/{id}/record")).text), finder())
        assert match.names == {"white-1": "Anne Bonny"}

    run(server.address, story)


@pytest.mark.parametrize(
    ("whose", "name", "reason"),
    [(BONNY, "Jim", "piece"), (ANNE, "   ", "empty"), (ANNE, "x" * 25, "long"), (ANNE, "a|b", "signs")],
)
def test_what_is_no_name_is_refused_with_the_reason(table: Table, whose: int, name: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        permits.name(table, ANNE, NamePiece(pieces(table, whose)[0], name))
    assert (refused.value.gate, refused.value.code, refused.value.reason) == ("legality", "bad_name", reason)


def test_a_name_is_given_out_of_turn_and_disturbs_no_choice(table: Table) -> None:
    assert table.match is not None
    waiting = next(seat for seat in (ANNE, BONNY) if seat not in table.match.state.deciders())
    asked = {seat: table.eyes[seat].asked for seat in (ANNE, BONNY)}
    table.apply(permits.name(table, waiting, NamePiece(pieces(table, waiting)[1], "Jim")))
    assert {seat: table.eyes[seat].asked for seat in (ANNE, BONNY)} == asked
    assert table.match.names == {pieces(table, waiting)[1]: "Jim"}


def test_two_pirates_do_not_share_a_name(table: Table) -> None:
    table.apply(permits.name(table, ANNE, NamePiece(pieces(table, ANNE)[0], "Jim")))
    with pytest.raises(Refusal, match="called 'JIM' already"):
        permits.name(table, BONNY, NamePiece(pieces(table, BONNY)[0], "JIM"))


def test_a_name_lasts_across_snapshots_and_whoever_sits_there(table: Table) -> None:
    table.apply(Named(ANNE, pieces(table, ANNE)[0], "Jim"))
    table.apply(Left(ANNE, 1))
    thawed = freezing.thaw(table.setup, freezing.freeze(table))
    assert thawed is not None
    assert thawed.match is not None
    assert thawed.match.names == {pieces(table, ANNE)[0]: "Jim"}


def test_a_full_log_takes_no_more_names(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(permits, "MOST_ENTRIES", table.seq)
    with pytest.raises(Refusal, match="is full"):
        permits.name(table, ANNE, NamePiece(pieces(table, ANNE)[0], "Jim"))


def test_a_game_without_pieces_to_name_says_so() -> None:
    table = Table(Setup("table", "silver_gold", 1, 2, "", "named", False, False, 1))
    table.apply(Sat(ANNE, "Anne", "token", "recovery", 1))
    table.apply(BotSat(BONNY, "random"))
    with pytest.raises(Refusal, match="no piece 'white-1'"):
        permits.name(table, ANNE, NamePiece("white-1", "Jim"))
