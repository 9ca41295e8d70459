"""The store on both databases: written once, read back, claimed once."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

import pytest

from doubloon.server import tokens
from doubloon.server.database import BadDatabase, connect
from doubloon.server.entries import BotSat, Entry, Moved, Said, Sat, Setup
from doubloon.server.protocol import Phase, SeatInfo, TableInfo
from doubloon.server.store import Store, open_store
from doubloon.server.writing import Face, Scribe


def with_store(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    async def told() -> None:
        store = await open_store(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(told())


def setup_of(public: bool = True) -> Setup:
    return Setup(tokens.new_table_id(), "silver_gold", 1, 2, "", "seed", False, public, 1_000)


def face_of(setup: Setup, phase: Phase = "waiting") -> Face:
    seats = [SeatInfo("open", ""), SeatInfo("bot", "", "greedy")]
    info = TableInfo(setup.id, setup.game, 1, {}, seats, setup.public, phase, 1, False, "", None, None)
    return Face(info, [[], []])


def test_what_is_appended_is_read_back_in_order(url: str) -> None:
    async def story(store: Store) -> None:
        setup = setup_of()
        first: list[Entry] = [BotSat(1, "greedy"), Sat(0, "Anne", "hash", "other")]
        await store.create(setup, first, face_of(setup))
        assert await store.append(setup.id, 3, Moved(0, 7))
        assert await store.append(setup.id, 4, Said(0, "Ahoi, « Zoë » ☠", 5))
        assert await store.setup(setup.id) == setup
        assert await store.since(setup.id, 0) == [*first, Moved(0, 7), Said(0, "Ahoi, « Zoë » ☠", 5)]
        assert await store.since(setup.id, 3) == [Said(0, "Ahoi, « Zoë » ☠", 5)]
        assert await store.setup("nowhere") is None

    with_store(url, story)


def test_of_many_that_race_for_a_place_one_gets_it(url: str) -> None:
    async def story(store: Store) -> None:
        setup = setup_of()
        await store.create(setup, [], face_of(setup))
        other = await open_store(url)
        writers = [store, other] * 10
        won = await asyncio.gather(*(who.append(setup.id, 1, Moved(0, move)) for move, who in enumerate(writers)))
        assert won.count(True) == 1
        assert await other.since(setup.id, 0) == [Moved(0, won.index(True))]
        await other.close()

    with_store(url, story)


def test_many_tables_are_written_together(url: str) -> None:
    async def story(store: Store) -> None:
        setups = [setup_of() for _ in range(30)]
        for setup in setups:
            await store.create(setup, [], face_of(setup))

        async def fill(setup: Setup) -> None:
            for seq in range(1, 11):
                assert await store.append(setup.id, seq, Moved(seq % 2, seq))

        await asyncio.gather(*(fill(setup) for setup in setups))
        for setup in setups:
            assert await store.since(setup.id, 0) == [Moved(seq % 2, seq) for seq in range(1, 11)]

    with_store(url, story)


def test_workers_that_write_to_the_same_tables_do_not_wait_for_each_other_for_ever(
    postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(store: Store) -> None:
        other = await open_store(postgres)
        setups = [setup_of() for _ in range(40)]
        for setup in setups:
            await store.create(setup, [], face_of(setup))
        chance = random.Random(4)

        async def write(who: Store, seq: int) -> list[tuple[str, bool]]:
            """Everything at once and in an order of its own, with news for the lists."""
            return await asyncio.gather(*(write_one(who, setup, seq) for setup in chance.sample(setups, len(setups))))

        async def write_one(who: Store, setup: Setup, seq: int) -> tuple[str, bool]:
            shown = who.show(face_of(setup))
            first = await who.append(setup.id, seq, Moved(0, seq))
            await shown
            return setup.id, first

        for seq in range(1, 21):
            here, there = await asyncio.gather(write(store, seq), write(other, seq))
            winners = [id for id, first in (*here, *there) if first]
            assert sorted(winners) == sorted(setup.id for setup in setups)
        await other.close()

    with_store(postgres, story)
    assert [record.message for record in caplog.records] == []


def test_lists_show_public_tables_that_wait(url: str) -> None:
    async def story(store: Store) -> None:
        open_to_all, by_link, begun = setup_of(), setup_of(public=False), setup_of()
        for setup in (open_to_all, by_link, begun):
            await store.create(setup, [], face_of(setup))
        await store.show(face_of(begun, "playing"))
        shown = {info.id for info in await store.open_tables(0, 1000)}
        assert open_to_all.id in shown
        assert not shown & {by_link.id, begun.id}
        assert await store.open_tables(2_000, 1000) == []

    with_store(url, story)


def test_what_is_written_is_told_so_also_where_the_database_fails_after_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: Scribe, ids: set[str]) -> set[str]:
        raise OSError("the disk is gone")

    setup = setup_of()

    async def story(store: Store) -> None:
        await store.create(setup, [], face_of(setup))
        monkeypatch.setattr(Scribe, "_removed", fail)
        both = [store.append(setup.id, 1, Moved(0, move)) for move in range(2)]
        written, refused = await asyncio.gather(*both, return_exceptions=True)
        assert written is True
        assert isinstance(refused, OSError)
        assert await store.since(setup.id, 0) == [Moved(0, 0)]

    with_store(url, story)


def test_what_is_still_waiting_is_written_before_the_store_closes(url: str) -> None:
    setup = setup_of()

    async def story() -> None:
        store = await open_store(url)
        await store.create(setup, [], face_of(setup))
        appending = asyncio.create_task(store.append(setup.id, 1, Moved(0, 1)))
        await asyncio.sleep(0)
        await store.close()
        assert await appending
        again = await open_store(url)
        assert await again.since(setup.id, 0) == [Moved(0, 1)]
        await again.close()

    asyncio.run(story())


def test_a_question_is_claimed_by_one_worker(postgres: str) -> None:
    async def story(store: Store) -> None:
        other = await open_store(postgres)
        id = tokens.new_table_id()
        won = await asyncio.gather(*(who.claim(id, 1, 5) for who in [store, other] * 5))
        assert won.count(True) == 1
        assert await other.claim(id, 2, 5)
        assert await other.claim(id, 1, 6)
        assert not await store.claim(id, 1, 6)
        await store.free_claim(id, 1, 5)  # an older one, which the newer has replaced
        assert not await store.claim(id, 1, 6)
        await store.free_claim(id, 1, 6)
        assert await store.claim(id, 1, 6)
        await other.close()

    with_store(postgres, story)


@pytest.mark.parametrize("url", ["mysql://me@here/x", "nonsense", "sqlite", ""])
def test_other_databases_are_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(BadDatabase):
        connect(url)
