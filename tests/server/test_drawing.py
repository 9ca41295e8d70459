"""Links as QR codes: drawn once, beside the others, and not of any length."""

from __future__ import annotations

import asyncio
import threading

import pytest

from doubloon.server import drawing
from doubloon.server.drawing import KEPT, LONGEST, Drawer
from doubloon.server.gates import Refusal
from tests.server.serving import Guests, Server, run

TWO = [{"kind": "you"}, {"kind": "open"}]


def test_a_link_is_drawn_once_and_the_newest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def picture(link: str) -> bytes:
        drawn.append(link)
        return link.encode()

    monkeypatch.setattr(drawing, "picture", picture)

    async def story() -> None:
        drawer = Drawer()
        assert set(await asyncio.gather(*(drawer.draw("here") for _ in range(50)))) == {b"here"}
        assert drawn == ["here"]
        for number in range(KEPT):
            await drawer.draw(str(number))
        await drawer.draw("here")
        assert drawn.count("here") == 2, "it was the oldest"
        with pytest.raises(Refusal):
            await drawer.draw("x" * (LONGEST + 1))

    asyncio.run(story())


def test_others_are_heard_while_a_code_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = threading.Event()
    monkeypatch.setattr(drawing, "picture", lambda link: link.encode() if heard.wait(10) else b"nobody was heard")

    async def story() -> None:
        drawn = asyncio.create_task(Drawer().draw("here"))
        await asyncio.sleep(0)  # it has begun
        heard.set()
        assert await drawn == b"here"

    asyncio.run(story())


def test_whoever_asks_for_codes_of_invented_names_keeps_nobody_waiting(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        id = (await anne.post("/api/tables", game="silver_gold", seats=TWO, name="Anne"))["table"]
        player = await anne.table(id)
        path = f"/api/tables/{id}/qr.svg"
        long = await anne.http.get(path, headers={"host": "a" * 255})
        assert (long.status_code, long.json()["code"]) == (400, "wrong_shape")
        strangers = [guests.come() for _ in range(20)]
        codes = [one.http.get(path, headers={"host": f"{number}{'a' * 90}"}) for number, one in enumerate(strangers)]
        asking = asyncio.gather(*codes)
        await player.do("chat", text="is anybody there?")
        assert {answer.status_code for answer in await asking} == {200}

    run(server.address, story)
