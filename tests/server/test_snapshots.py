"""Snapshots: a table that was kept and thawed is the table that its log tells, and nobody waits for a long log."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest

from doubloon.core.view import SPECTATOR
from doubloon.registry import game_ids
from doubloon.server import freezing, room, telling
from doubloon.server.entries import Answered, Asked, CameBack, Entry, Left, Moved, Recovered, Said, Sat, Setup, TookBack
from doubloon.server.eyes import MILESTONES
from doubloon.server.house import House
from doubloon.server.protocol import Presence
from doubloon.server.sights import Sights
from doubloon.server.store import Store
from doubloon.server.table import Table
from doubloon.server.writing import Frozen, TableGone
from tests.server.housing import with_house
from tests.server.serving import sqlite_in
from tests.server.test_store import face_of, setup_of, with_store

SEATS = 3
PRESENCE = Presence([True] * SEATS, 0)


def sat(game: str, id: str = "table") -> tuple[Table, list[Entry]]:
    """A table at which all have sat down, and the entries that say so."""
    table = Table(Setup(id, game, 1, SEATS, "", "a seed", False, False, 1))
    first: list[Entry] = [Sat(seat, f"Player {seat}", f"token-{seat}", f"recovery-{seat}") for seat in range(SEATS)]
    for entry in first:
        table.apply(entry)
    return table, first


def one_more(table: Table, chance: random.Random) -> Entry:
    """Something that may happen at the table now: mostly moves, but all kinds of things in between."""
    assert table.match is not None
    seat = chance.choice(table.match.state.deciders())
    ask = next(iter(table.asks.values()), None)
    what = chance.random()
    if ask is not None and what < 0.7:
        return Answered(ask.id, ask.awaited[0], chance.random() < 0.8, table.seq)
    if what < 0.1 and not table.match.undo_obstacle(seat):
        return TookBack(seat)
    if what < 0.15 and any(mover == seat for mover, _ in table.match.moves):
        return Asked("undo", seat, seat, "", table.holders(seat), table.last_ask + 1, table.seq)
    if what < 0.17:
        other = (seat + 1) % SEATS
        return Asked("stand_in", seat, other, "random", table.holders(seat, other), table.last_ask + 1, table.seq)
    if what < 0.2 and any(place.level for place in table.places):
        return CameBack(next(seat for seat, place in enumerate(table.places) if place.level), table.seq)
    if what < 0.22:
        return (
            Left(2, table.seq) if table.places[2].tokens else Sat(2, "Mary", "token-mary", "recovery-mary", table.seq)
        )
    if what < 0.24:
        return Recovered(0, f"token-{table.seq}")
    if what < 0.3:
        return Said(seat, f"Ahoi {table.seq} ☠", 5)
    return Moved(seat, chance.choice(table.match.state.moves(seat)).id)


def written(table: Table, chance: random.Random, count: int) -> Iterator[Entry]:
    """Entries of a log, each of which has just been applied to the table."""
    for _ in range(count):
        if table.phase == "over":
            return
        entry = one_more(table, chance)
        table.apply(entry)
        yield entry


def thawed(table: Table) -> Table:
    kept = freezing.freeze(table)
    again = freezing.thaw(table.setup, kept)
    assert again is not None
    assert freezing.freeze(again).data == kept.data
    return again


def told(table: Table) -> list[bytes]:
    """All that every viewer is told now, if it knows nothing, and if it knows an earlier version."""
    messages: list[msgspec.Struct | None] = [telling.table_info(table)]
    for viewer in range(SPECTATOR, SEATS):
        messages.append(telling.snapshot(Sights(table), viewer, PRESENCE))
        version = table.eyes[viewer].version
        messages += [telling.news(Sights(table), viewer, since) for since in (version, version - 1, version - 7, 1, 0)]
    return [msgspec.json.encode(message) for message in messages]


def plain_fields(table: Table) -> dict[str, object]:
    """What a table holds, but for its larger parts: a field that no snapshot keeps shows here."""
    parts = ("game", "options", "match", "eyes", "places", "clocks")
    fields = {name: value for name, value in vars(table).items() if name not in parts}
    for viewer, eyes in table.eyes.items():
        counted = ("heard", "milestones")
        fields |= {f"{viewer} {name}": value for name, value in vars(eyes).items() if name not in counted}
    fields |= {f"clock {seat}": vars(hand) for seat, hand in enumerate(table.clocks.hands)}
    return fields | {str(seat): vars(place) for seat, place in enumerate(table.places)}


@pytest.mark.parametrize("game", game_ids())
def test_a_thawed_table_is_the_table_and_plays_on_as_it_would(game: str) -> None:
    """At every entry the copy is kept and thawed; then both go on with the next."""
    table, _ = sat(game)
    copy = thawed(table)
    chance = random.Random(game)
    rewinds = 0
    for count, entry in enumerate(written(table, chance, 400)):
        copy.apply(entry)
        copy = thawed(copy)
        assert freezing.freeze(copy).data == freezing.freeze(table).data
        assert plain_fields(copy) == plain_fields(table)
        if count % 10 == 0:
            assert told(copy) == told(table)
        rewinds = sum(place.rewinds for place in table.places)
    assert told(copy) == told(table)
    assert rewinds > 0
    assert table.chat
    assert table.notes
    assert table.last_ask
    assert max(eyes.version for eyes in table.eyes.values()) > MILESTONES, "long enough to have forgotten the beginning"


def test_who_was_told_too_long_ago_is_told_everything() -> None:
    table, _ = sat("silver_gold")
    for _ in range(MILESTONES + 20):
        table.apply(Said(0, "Ahoi", 5))
    version = table.eyes[1].version
    news = telling.news(Sights(table), 1, version - MILESTONES + 1)
    assert news is not None
    assert len(news.chat) == MILESTONES - 1
    assert telling.news(Sights(table), 1, version - MILESTONES) is None
    assert telling.news(Sights(table), 1, version + 1) is None


@pytest.mark.parametrize("damage", ["cut off", "another version", "another table", "another place", "nonsense"])
def test_a_snapshot_that_is_of_no_use_is_left_aside(damage: str) -> None:
    table, _ = sat("loot_island")
    good = freezing.freeze(table)
    other, _ = sat("loot_island", "other")
    kept = {
        "cut off": Frozen("table", good.seq, good.made_by, good.data[:-9]),
        "another version": Frozen("table", good.seq, f"9{good.made_by}", good.data),
        "another table": Frozen("table", good.seq, good.made_by, freezing.freeze(other).data),
        "another place": Frozen("table", good.seq + 1, good.made_by, good.data),
        "nonsense": Frozen("table", good.seq, good.made_by, b"nonsense"),
    }[damage]
    assert freezing.thaw(table.setup, kept) is None
    assert freezing.thaw(table.setup, good) is not None


def test_of_the_snapshots_of_a_table_the_newest_stays(url: str) -> None:
    async def story(store: Store) -> None:
        setup = setup_of()
        await store.create(setup, [Moved(0, 0)] * 9, face_of(setup))

        async def kept(seq: int, made_by: str, data: bytes) -> tuple[int, str, bytes]:
            store.keep(Frozen(setup.id, seq, made_by, data))
            store.keep(Frozen(setup.id, 1, made_by, b"older, in the same round"))
            await store.append(setup.id, 99, Moved(0, 0))  # what was waiting is written by now
            await store.show(face_of(setup))
            found = await store.snapshot(setup.id)
            assert found is not None
            return found.seq, found.made_by, found.data

        assert await store.snapshot(setup.id) is None
        assert await kept(5, "us", b"five") == (5, "us", b"five")
        assert await kept(4, "us", b"four") == (5, "us", b"five")
        assert await kept(8, "us", b"eight") == (8, "us", b"eight")
        assert await kept(7, "newer", b"seven") == (7, "newer", b"seven"), "one that nobody could use makes room"
        store.keep(Frozen(setup.id, 50, "newer", b"behind the end of the log"))
        await store.show(face_of(setup))
        await store.show(face_of(setup))
        assert await store.snapshot(setup.id) is None

    with_store(url, story)


def setup_for(game: str) -> Setup:
    # Opened now: an older one would be swept.
    return msgspec.structs.replace(setup_of(public=False), game=game, seats=SEATS, created=int(time()))


async def kept_of(opened: House, id: str) -> Frozen | None:
    """The snapshot, once what waits has been written."""
    await asyncio.sleep(room.SOON * 2)
    with pytest.raises(TableGone):
        await opened.store.append("nowhere", 1, Moved(0, 0))
    return await opened.store.snapshot(id)


def counted(opened: House, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries were read, each time that some were."""
    read: list[int] = []
    since = opened.store.since

    async def counting(*arguments: Any) -> list[Entry]:
        found = await since(*arguments)
        read.append(len(found))
        return found

    monkeypatch.setattr(opened.store, "since", counting)
    return read


def test_a_table_is_loaded_from_its_snapshot_and_what_came_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(opened: House) -> None:
        setup = setup_for("silver_gold")
        table = Table(setup)
        _, first = sat("silver_gold")
        for entry in first:
            table.apply(entry)
        await opened.store.create(setup, first, telling.face(table))
        here = await opened.room(setup.id)
        chance = random.Random(6)
        for _ in range(room.EVERY + 10):
            entry = one_more(here.table, chance)
            await here.act(lambda _, entry=entry: entry)  # type: ignore[misc]
        kept = await kept_of(opened, setup.id)
        assert kept is not None
        assert kept.seq == room.EVERY
        del opened.rooms[setup.id]
        read = counted(opened, monkeypatch)
        again = await opened.room(setup.id)
        assert read == [here.table.seq - room.EVERY]
        assert told(again.table) == told(here.table)
        again.put_away()
        del opened.rooms[setup.id]
        kept = await kept_of(opened, setup.id)
        assert kept is not None
        assert kept.seq == here.table.seq, "when a room is put away, all of it is kept"
        # What cannot be used costs time, and nothing else.
        opened.store.keep(Frozen(setup.id, kept.seq, "somebody else", kept.data))
        await kept_of(opened, setup.id)
        assert told((await opened.room(setup.id)).table) == told(here.table)
        assert read[-1] == here.table.seq

    with_house(sqlite_in(tmp_path), story)


def test_a_wrong_snapshot_does_not_make_a_table_a_damaged_one(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(opened: House) -> None:
        setup = setup_for("silver_gold")
        table, log = Table(setup), sat("silver_gold")[1]
        for entry in log:
            table.apply(entry)
        wrong = table.clone()
        log += written(table, random.Random(6), 30)
        assert wrong.match is not None
        wrong.match.play(0, wrong.match.state.moves(0)[-1])
        await opened.store.create(setup, log, telling.face(table))
        opened.store.keep(freezing.freeze(wrong))
        assert await kept_of(opened, setup.id) is not None
        loaded = (await opened.room(setup.id)).table
        assert (loaded.damaged, told(loaded)) == (0, told(table))

    with_house(sqlite_in(tmp_path), story)


def long_log(setup: Setup, undos: int) -> tuple[Table, list[Entry]]:
    """Many moves and then undos across what came to light, as a server took them that knew no limit."""
    table = Table(setup)
    log: list[Entry] = [Sat(0, "Anne", "token", "recovery")]
    log += [Sat(seat, "Anne too", "token", "recovery") for seat in range(1, SEATS)]
    for entry in log:
        table.apply(entry)
    chance = random.Random(1)

    def move() -> None:
        assert table.match is not None
        seat = table.match.state.deciders()[0]
        log.append(Moved(seat, chance.choice(table.match.state.moves(seat)).id))
        table.apply(log[-1])

    for _ in range(250):
        move()
    for _ in range(undos):
        assert table.match is not None
        seat = table.match.moves[-1][0]
        log.append(Asked("undo", seat, seat))
        table.apply(log[-1])
        for voter in list(table.asks[max(table.asks)].awaited):
            log.append(Answered(max(table.asks), voter, True))
            table.apply(log[-1])
        move()
    return table, log


def test_a_log_of_very_many_undos_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a snapshot others have their turn all along; with one hardly anything is read."""

    async def story(opened: House) -> None:
        setup = setup_for("jackal")
        table, log = long_log(setup, 300)
        await opened.store.create(setup, log, telling.face(table))
        read = counted(opened, monkeypatch)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        waiting = asyncio.create_task(others())
        loaded = await opened.room(setup.id)
        waiting.cancel()
        assert turns > 10
        assert told(loaded.table) == told(table)
        assert await kept_of(opened, setup.id) is not None
        del opened.rooms[setup.id]
        again = await opened.room(setup.id)
        assert told(again.table) == told(table)
        assert read == [len(log), 0]

    with_house(sqlite_in(tmp_path), story)
