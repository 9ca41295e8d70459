"""Tables, seats and people: opening, joining, leaving, coming back, asking each other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from doubloon.server.gates import tidy
from doubloon.server.table import MOST_TOKENS
from tests.server.serving import Browser, Guests, Player, Server, run

TWO = [{"kind": "you"}, {"kind": "open"}]


async def two_at_a_table(guests: Guests, **more: object) -> tuple[str, Browser, Browser, Player, Player]:
    anne, bonny = guests.come(), guests.come()
    id = (await anne.post("/api/tables", **{"game": "silver_gold", "seats": TWO, "name": "Anne", **more}))["table"]
    await bonny.post(f"/api/tables/{id}/join", name="Bonny")
    return id, anne, bonny, await anne.table(id), await bonny.table(id)


async def both_play(anne: Player, bonny: Player, plies: int) -> None:
    """Whoever is asked plays, Anne first."""
    for _ in range(plies):
        for player in (anne, bonny):
            if player.moves:
                await player.play()
        version = max(anne.version, bonny.version)
        assert version
        await asyncio.sleep(0)
        while not (anne.moves or bonny.moves):
            await asyncio.gather(anne.hear(), bonny.hear())


def test_a_table_waits_for_its_last_seat_and_then_begins(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne, bonny, late = guests.come(), guests.come(), guests.come()
        opened = await anne.post("/api/tables", game="silver_gold", seats=TWO, name="Anne", public=True)
        id = opened["table"]
        assert opened["link"].endswith(f"/table/{id}")
        player = await anne.table(id)
        assert player.table["phase"] == "waiting"
        assert player.view is None
        assert not await player.do("move", version=player.version, move=0)
        assert (player.refused[-1]["gate"], player.refused[-1]["code"]) == ("turn", "not_started")
        await bonny.post(f"/api/tables/{id}/join", name="  Bonny\u0007 ")
        await player.until(lambda: player.view is not None)
        assert [seat["name"] for seat in player.table["seats"]] == ["Anne", "Bonny"]
        refused = await late.post(f"/api/tables/{id}/join", name="Late")
        assert (refused["gate"], refused["code"]) == ("seat", "seat_taken")
        lists = await late.get("/api/tables")
        assert id not in [card["table"]["id"] for card in lists["open"]]
        own = (await bonny.get("/api/tables"))["own"]
        assert [(card["table"]["id"], card["you"]) for card in own] == [(id, 1)]

    run(server.address, story)


def test_of_two_who_want_the_same_seat_one_gets_it(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        id = (await anne.post("/api/tables", game="silver_gold", seats=TWO, name="Anne"))["table"]
        crowd = [guests.come() for _ in range(5)]
        answers = await asyncio.gather(*(who.post(f"/api/tables/{id}/join", name="Me") for who in crowd))
        assert sum("recovery" in answer for answer in answers) == 1
        assert {answer.get("code") for answer in answers} == {None, "seat_taken"}

    run(server.address, story)


def test_bots_fill_the_open_seats_on_request(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne, stranger = guests.come(), guests.come()
        seats = [{"kind": "open"}, {"kind": "you"}, {"kind": "open"}]
        id = (await anne.post("/api/tables", game="silver_gold", seats=seats, name="Anne"))["table"]
        assert (await stranger.post(f"/api/tables/{id}/fill", level="greedy"))["code"] == "not_at_table"
        assert (await anne.post(f"/api/tables/{id}/fill", level="genius"))["code"] == "bad_table"
        card = await anne.post(f"/api/tables/{id}/fill", level="random")
        assert [seat["kind"] for seat in card["table"]["seats"]] == ["bot", "human", "bot"]
        assert card["table"]["phase"] == "playing"
        player = await anne.table(id)
        await player.play_out()
        assert not player.refused

    run(server.address, story)


def test_other_devices_are_signed_out_and_the_old_recovery_link_with_them(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne, phone, thief = guests.come(), guests.come(), guests.come()
        opened = await anne.post("/api/tables", game="silver_gold", seats=TWO, name="Anne")
        id, token = opened["table"], opened["recovery"].partition("#recover=")[2]
        await phone.post(f"/api/tables/{id}/recover", token=token)
        at_desk, at_phone = await anne.table(id), await phone.table(id)
        assert (await thief.post(f"/api/tables/{id}/sign-out"))["code"] == "not_at_table"
        told = await anne.post(f"/api/tables/{id}/sign-out")
        assert (told["seat"], told["link"]) == (0, opened["link"])
        fresh = told["recovery"].partition("#recover=")[2]
        assert fresh != token
        await at_phone.until(lambda: at_phone.seat == -1)
        assert (await phone.post(f"/api/tables/{id}/sign-out"))["code"] == "bad_token"
        assert (await phone.post(f"/api/tables/{id}/recover", token=token))["code"] == "bad_token"
        assert await at_desk.do("chat", text="still here")
        assert (await phone.post(f"/api/tables/{id}/recover", token=fresh))["seat"] == 0

    run(server.address, story)


def test_a_seat_has_eight_tokens_at_most_and_the_oldest_goes(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        opened = await anne.post("/api/tables", game="silver_gold", seats=TWO, name="Anne")
        id, token = opened["table"], opened["recovery"].partition("#recover=")[2]
        devices = [guests.come() for _ in range(MOST_TOKENS)]
        for number, device in enumerate(devices):
            assert (await anne.get(f"/api/tables/{id}"))["you"] == 0, number
            await device.post(f"/api/tables/{id}/recover", token=token)
        assert (await anne.get(f"/api/tables/{id}"))["you"] is None
        for device in devices:
            assert (await device.get(f"/api/tables/{id}"))["you"] == 0

    run(server.address, story)


def test_a_seat_is_recovered_by_its_link_and_lost_when_it_is_given_up(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne, phone, thief = guests.come(), guests.come(), guests.come()
        opened = await anne.post("/api/tables", game="silver_gold", seats=TWO, name="Anne")
        id = opened["table"]
        address, _, token = opened["recovery"].partition("#recover=")
        assert address == opened["link"]
        cookie = anne.http.cookies[f"seat_{id}"]
        assert token not in cookie
        assert (await phone.post(f"/api/tables/{id}/recover", token=token))["seat"] == 0
        assert (await thief.post(f"/api/tables/{id}/recover", token=token[:-1] + "x"))["code"] == "bad_token"
        assert (await thief.post(f"/api/tables/{id}/recover", token=""))["code"] == "bad_token"
        at_desk, at_phone = await anne.table(id), await phone.table(id)
        assert (at_desk.seat, at_phone.seat) == (0, 0)
        left = await phone.post(f"/api/tables/{id}/leave")
        assert left["you"] is None
        # The other device of the same seat is shown out, and its token is worth nothing any more.
        await at_desk.until(lambda: at_desk.seat == -1)
        again = await anne.table(id)
        assert again.seat == -1
        assert [refusal["code"] for refusal in again.refused] == ["bad_token"]
        assert (await thief.post(f"/api/tables/{id}/recover", token=token))["code"] == "bad_token"
        lists = await anne.http.get("/api/tables")
        assert lists.json()["own"] == []
        assert f"seat_{id}=" in lists.headers["set-cookie"]  # taken away

    run(server.address, story)


def test_somebody_else_takes_over_a_seat_that_was_given_up(server: Server) -> None:
    async def story(guests: Guests) -> None:
        id, _, bonny, at_anne, at_bonny = await two_at_a_table(guests)
        await at_anne.play()
        await bonny.post(f"/api/tables/{id}/leave")
        await at_bonny.until(lambda: at_bonny.seat == -1)
        assert at_bonny.view is not None
        assert at_bonny.view["prompt"] is None
        mary = guests.come()
        assert (await mary.post(f"/api/tables/{id}/join", name="Mary"))["seat"] == 1
        at_mary = await mary.table(id)
        assert at_mary.moves
        await asyncio.gather(at_anne.play_out(), at_mary.play_out())
        assert [seat["name"] for seat in at_anne.table["seats"]] == ["Anne", "Mary"]

    run(server.address, story)


def test_spectators_watch_and_do_nothing_else(server: Server) -> None:
    async def story(guests: Guests) -> None:
        id, _, _, anne, bonny = await two_at_a_table(guests)
        watcher = await guests.come().table(id)
        attempts: list[dict[str, Any]] = [
            {"type": "move", "version": watcher.version, "move": anne.moves[0]["id"]},
            {"type": "undo", "version": watcher.version},
            {"type": "chat", "text": "psst"},
            {"type": "stand_in", "seat": 0, "level": "greedy"},
            {"type": "answer", "ask": 1, "yes": True},
            {"type": "preview", "version": watcher.version, "move": anne.moves[0]["id"]},
        ]
        for attempt in attempts:
            assert not await watcher.do(**attempt)
            assert (watcher.refused[-1]["gate"], watcher.refused[-1]["code"]) == ("seat", "not_at_table")
            assert watcher.refused[-1]["to"] == attempt["type"]
        await anne.until(lambda: anne.presence["spectators"] == 1)
        await watcher.close()
        await bonny.until(lambda: bonny.presence["spectators"] == 0)

    run(server.address, story)


def test_chat_is_heard_by_all_and_kept(server: Server) -> None:
    async def story(guests: Guests) -> None:
        id, _, _, anne, bonny = await two_at_a_table(guests)
        assert await anne.do("chat", text="Land in\tsight!")
        await bonny.until(lambda: bool(bonny.chat))
        assert [(line["seat"], line["name"], line["text"]) for line in bonny.chat] == [(0, "Anne", "Land in sight!")]
        assert (await guests.come().table(id)).chat == bonny.chat
        # That somebody spoke in between makes no move stale.
        move = bonny.moves[0]["id"]
        version = bonny.version
        assert await anne.do("chat", text="Go on")
        await bonny.until(lambda: len(bonny.chat) == 2)
        assert await bonny.do("move", version=version, move=move)

    run(server.address, story)


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("Ahoy 🏴‍☠️!", "Ahoy 🏴‍☠️!"),
        ("👩🏽‍🚀 👨‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️", "👩🏽‍🚀 👨‍👩‍👧 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️"),
        ("a\u200db \u202eturned\u200d", "a b turned"),
    ],
)
def test_chat_keeps_whole_emoji_and_nothing_else_that_is_invisible(said: str, heard: str) -> None:
    assert tidy(said) == heard


def happened(player: Player) -> list[dict[str, Any]]:
    """The log without what each line is about, which is found on the table as it lay when it was told."""
    return [{**line, "about": None} for line in player.log]


def test_who_comes_back_is_told_what_was_missed(server: Server) -> None:
    async def story(guests: Guests) -> None:
        id, _, bonny_browser, anne, bonny = await two_at_a_table(guests, seed="missed")
        await both_play(anne, bonny, 3)
        version, log, view = bonny.version, list(bonny.log), bonny.view
        await bonny.close()
        await anne.until(lambda: anne.presence["online"] == [True, False])
        assert await anne.do("chat", text="Where are you?")
        if anne.moves:
            await anne.play()
        back = await bonny_browser.table(id, None, None)
        resumed = await connect_with(bonny_browser, id, version, 1, log, view)
        assert resumed.snapshots == 0
        assert resumed.updates == 1
        assert (resumed.version, resumed.view, happened(resumed)) == (back.version, back.view, happened(back))
        assert [line["text"] for line in resumed.chat] == ["Where are you?"]
        for last, seat in ((version, 0), (10_000, 1), (version, None)):
            confused = await bonny_browser.table(id, last, seat)
            assert confused.snapshots == 1

    run(server.address, story)


async def connect_with(
    browser: Browser, id: str, version: int, seat: int, log: list[dict[str, Any]], view: dict[str, Any] | None
) -> Player:
    """A client that still has what it was told before."""
    player = await browser.connect(id)
    player.version, player.log, player.view = version, log, view
    await player.say("hello", protocol=1, last=version, seat=seat)
    await player.hear()
    return player


def test_a_preview_promises_what_then_happens(server: Server) -> None:
    async def story(guests: Guests) -> None:
        _, _, _, anne, bonny = await two_at_a_table(guests, seed="preview")
        await both_play(anne, bonny, 2)
        player = anne if anne.moves else bonny
        move = player.moves[0]["id"]
        await player.say("preview", version=player.version, move=move)
        await player.until(lambda: bool(player.previews))
        preview = player.previews[-1]
        promised = [(event["kind"], event["args"]) for event in preview["events"]]
        before = len(player.log)
        assert await player.do("move", version=player.version, move=move)
        happened = [(line["kind"], line["args"]) for line in player.log[before:]]
        assert happened[: len(promised)] == promised
        assert not preview["final"]
        assert preview["then"]
        assert player.view
        assert {name: player.view[name] for name in preview["then"]} == preview["then"]

    run(server.address, story)
