"""What people at a table agree on: taking back, a bot for somebody who is away, playing again."""

from __future__ import annotations

import asyncio

from doubloon.server.protocol import LEAST_AWAY
from tests.server.serving import Guests, Player, Server, run
from tests.server.test_tables import two_at_a_table


async def past_the_first_reveal(anne: Player, bonny: Player) -> None:
    """Both choose their first cards, which are then shown; then both plan, Anne first."""
    for player in (anne, bonny):
        await player.play()
    for player in (anne, bonny):
        await player.until_asked()


def test_a_move_that_told_nobody_anything_is_taken_back_freely(server: Server) -> None:
    async def story(guests: Guests) -> None:
        _, _, _, anne, bonny = await two_at_a_table(guests, seed="undo")
        assert anne.undo == {"free": False, "reason": "nothing"}
        assert not await anne.do("undo", version=anne.version)
        assert anne.refused[-1]["reason"] == "nothing"
        before = anne.view
        await anne.play()
        assert anne.undo["free"]
        assert not anne.moves
        await bonny.until(lambda: bonny.view is not None and bonny.view["deciders"] == [1])
        assert await anne.do("undo", version=anne.version)
        assert anne.view == before
        await bonny.until(lambda: bonny.view is not None and bonny.view["deciders"] == [0, 1])

    run(server.address, story)


def test_after_a_reveal_all_must_agree_to_take_back(server: Server) -> None:
    async def story(guests: Guests) -> None:
        _, _, _, anne, bonny = await two_at_a_table(guests, seed="undo asked")
        start = anne.view
        await past_the_first_reveal(anne, bonny)
        assert not anne.undo["free"]
        assert not await anne.do("undo", version=anne.version)
        assert (anne.refused[-1]["gate"], anne.refused[-1]["code"]) == ("legality", "undo_refused")
        assert anne.refused[-1]["reason"] == anne.undo["reason"]

        assert await anne.do("undo", version=anne.version, ask=True)
        await bonny.until(lambda: bool(bonny.asks))
        ask = bonny.asks[0]
        assert (ask["what"], ask["by"], ask["awaited"]) == ("undo", 0, [1])
        assert not await anne.do("answer", ask=ask["id"], yes=True)
        assert anne.refused[-1]["code"] == "not_asked"
        assert not await anne.do("undo", version=anne.version, ask=True)
        assert anne.refused[-1]["code"] == "nothing_to_ask"
        assert await bonny.do("answer", ask=ask["id"], yes=False)
        await anne.until(lambda: not anne.asks)
        assert anne.view != start

        assert await anne.do("undo", version=anne.version, ask=True)
        await bonny.until(lambda: bool(bonny.asks))
        assert await bonny.do("answer", ask=bonny.asks[0]["id"], yes=True)
        await anne.until(lambda: anne.view == start)
        assert not anne.asks

    run(server.address, story)


def test_against_bots_alone_any_move_can_be_taken_back(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne_browser = guests.come()
        seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
        id = (await anne_browser.post("/api/tables", game="silver_gold", seats=seats, name="Anne"))["table"]
        anne = await anne_browser.table(id)
        await anne.until_asked()
        prompt = anne.view["prompt"] if anne.view else None
        await anne.play()
        await anne.until(lambda: bool(anne.moves) and anne.undo["reason"] != "")
        assert await anne.do("undo", version=anne.version, ask=True)
        await anne.until_asked()
        assert anne.view is not None
        assert anne.view["prompt"] == prompt

    run(server.address, story)


def test_a_bot_stands_in_for_somebody_away_until_they_are_back(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne_browser, bonny_browser, mary_browser = guests.come(), guests.come(), guests.come()
        seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
        opened = await anne_browser.post("/api/tables", game="silver_gold", seats=seats, name="Anne", away=LEAST_AWAY)
        id = opened["table"]
        for browser, name in ((bonny_browser, "Bonny"), (mary_browser, "Mary")):
            await browser.post(f"/api/tables/{id}/join", name=name)
        anne, bonny, mary = [await browser.table(id) for browser in (anne_browser, bonny_browser, mary_browser)]
        assert not await anne.do("stand_in", seat=2, level="sailor")
        assert anne.refused[-1]["code"] == "present"
        assert not await anne.do("stand_in", seat=0, level="sailor")
        assert anne.refused[-1]["code"] == "nothing_to_ask"
        await mary.close()
        await anne.until(lambda: anne.presence["online"] == [True, True, False])
        assert (anne.presence["away"], anne.table["away"]) == ([0, 0, 0], LEAST_AWAY)
        await asyncio.sleep(0.05)
        assert not await anne.do("stand_in", seat=2, level="sailor")
        assert (anne.refused[-1]["gate"], anne.refused[-1]["code"]) == ("seat", "too_soon")
        await asyncio.sleep(LEAST_AWAY / 2)
        await (await mary_browser.table(id)).close()  # a page loaded again: the seconds count from here
        await asyncio.sleep(LEAST_AWAY / 2)
        assert not await anne.do("stand_in", seat=2, level="sailor")
        await asyncio.sleep(LEAST_AWAY / 2)
        for level, code in (("genius", "bad_table"), ("random", "too_weak")):
            assert not await anne.do("stand_in", seat=2, level=level)
            assert anne.refused[-1]["code"] == code
        assert (await anne_browser.table(id)).presence["away"][2] >= LEAST_AWAY
        assert await anne.do("stand_in", seat=2, level="sailor")
        await bonny.until(lambda: bool(bonny.asks))
        assert bonny.asks[0]["awaited"] == [1]
        assert await bonny.do("answer", ask=bonny.asks[0]["id"], yes=True)
        await anne.until(
            lambda: (
                anne.table["seats"][2] == {"kind": "bot", "name": "Mary", "level": "sailor", "hints": 0, "lent": False}
            )
        )
        await anne.until(lambda: anne.view is not None and 2 not in anne.view["deciders"])
        assert [(note["kind"], note["name"], note["by"], note["agreed"]) for note in anne.notes] == [
            ("stand_in", "Mary", "Anne", ["Bonny"])
        ]
        back = await mary_browser.table(id)
        await anne.until(lambda: bool(anne.table["seats"][2]["kind"] == "human"))
        assert back.seat == 2
        await back.until(lambda: [note["kind"] for note in back.notes] == ["stand_in", "back"])
        for player in (anne, bonny):
            await player.play()
        await back.until_asked()
        assert await back.play()

    run(server.address, story)


def test_the_seats_of_a_rematch_are_kept_for_those_who_played(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne_browser, bonny_browser, stranger = guests.come(), guests.come(), guests.come()
        seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        opened = await anne_browser.post("/api/tables", game="silver_gold", seats=seats, name="Anne", away=77)
        id = opened["table"]
        await bonny_browser.post(f"/api/tables/{id}/join", name="Bonny")
        anne, bonny = await anne_browser.table(id), await bonny_browser.table(id)
        await asyncio.gather(anne.play_out(), bonny.play_out())
        again = (await anne_browser.post(f"/api/tables/{id}/rematch"))["table"]
        card = await stranger.get(f"/api/tables/{again}")
        assert card["table"]["seats"][1] == {"kind": "kept", "name": "Bonny", "level": "", "hints": 0, "lent": False}
        assert (card["table"]["away"], card["table"]["before"]) == (77, id)
        for seat in (None, 1):
            assert (await stranger.post(f"/api/tables/{again}/join", name="Jack", seat=seat))["code"] == "seat_taken"
        assert (await anne_browser.post(f"/api/tables/{id}/rematch"))["seat"] == 0  # pressed twice
        assert (await bonny_browser.post(f"/api/tables/{id}/rematch"))["seat"] == 1
        assert (await stranger.get(f"/api/tables/{again}"))["table"]["phase"] == "playing"

    run(server.address, story)


def test_a_kept_seat_that_nobody_takes_can_be_filled_by_a_bot(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne_browser, bonny_browser = guests.come(), guests.come()
        seats = [{"kind": "you"}, {"kind": "open"}]
        id = (await anne_browser.post("/api/tables", game="silver_gold", seats=seats, name="Anne"))["table"]
        await bonny_browser.post(f"/api/tables/{id}/join", name="Bonny")
        anne, bonny = await anne_browser.table(id), await bonny_browser.table(id)
        await asyncio.gather(anne.play_out(), bonny.play_out())
        again = (await anne_browser.post(f"/api/tables/{id}/rematch"))["table"]
        assert (await bonny_browser.post(f"/api/tables/{again}/fill", level="random"))["code"] == "not_at_table"
        card = await anne_browser.post(f"/api/tables/{again}/fill", level="random")
        assert card["table"]["seats"][1] == {"kind": "bot", "name": "", "level": "random", "hints": 0, "lent": False}
        assert (await bonny_browser.post(f"/api/tables/{id}/rematch"))["code"] == "seat_taken"

    run(server.address, story)


def test_a_rematch_brings_the_same_people_together(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne_browser, bonny_browser = guests.come(), guests.come()
        seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        opened = await anne_browser.post("/api/tables", game="silver_gold", seats=seats, name="Anne")
        id = opened["table"]
        assert (await anne_browser.post(f"/api/tables/{id}/rematch"))["code"] == "not_over"
        await bonny_browser.post(f"/api/tables/{id}/join", name="Bonny")
        anne, bonny = await anne_browser.table(id), await bonny_browser.table(id)
        await asyncio.gather(anne.play_out(), bonny.play_out())
        assert (await guests.come().post(f"/api/tables/{id}/rematch"))["code"] == "not_at_table"
        again = await anne_browser.post(f"/api/tables/{id}/rematch")
        await bonny.until(lambda: bonny.table["rematch"] == again["table"])
        too = await bonny_browser.post(f"/api/tables/{id}/rematch")
        assert (too["table"], again["seat"], too["seat"]) == (again["table"], 0, 1)
        card = await bonny_browser.get(f"/api/tables/{too['table']}")
        assert card["table"]["phase"] == "playing"
        assert [seat["name"] or seat["level"] for seat in card["table"]["seats"]] == ["Anne", "Bonny", "random"]

    run(server.address, story)
