"""Bad weather, in which tests that hold only by good luck fail: `WEATHER=slow-bots pytest tests/page`.

- `slow-bots`: the first answers of a table's bots are late.
- `slow-line`: what the server tells a page is late, a little more or less each time.
- `slow-page`: the browser has a weak processor.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from typing import Any

from playwright.sync_api import Page

from doubloon import cli
from doubloon.server.botplay import BotPlay
from doubloon.server.connections import LimitedSocket

WEATHER = os.environ.get("WEATHER", "")
LATE = 0.8  # seconds
FIRST_ANSWERS = 8
LINE = 0.15  # seconds at most
SLOWER = 5  # times


if WEATHER not in ("", "slow-bots", "slow-line", "slow-page"):
    raise ValueError(f"there is no weather called {WEATHER}")


def weaken(page: Page) -> None:
    """In bad weather for pages, slow this one down."""
    if WEATHER == "slow-page":
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def slow_bots() -> None:
    real = BotPlay._move
    answers: dict[int, int] = {}

    async def move(self: BotPlay, seat: int, rank: int, clients: frozenset[str]) -> bool:
        answers[id(self)] = answers.get(id(self), 0) + 1
        if answers[id(self)] <= FIRST_ANSWERS:
            await asyncio.sleep(LATE)
        return await real(self, seat, rank, clients)

    BotPlay._move = move  # type: ignore[method-assign]


def slow_line() -> None:
    real = LimitedSocket.send

    async def send(self: LimitedSocket, message: Any) -> None:
        await asyncio.sleep(random.uniform(0, LINE))
        await real(self, message)

    LimitedSocket.send = send  # type: ignore[method-assign]


if __name__ == "__main__":
    {"slow-bots": slow_bots, "slow-line": slow_line}.get(WEATHER, lambda: None)()
    sys.exit(cli.main(sys.argv[1:]))
