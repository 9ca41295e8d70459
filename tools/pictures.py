"""Takes the pictures of the README again: the front page, each game in play, a phone.

`python -m tools.pictures` from the repository's root, after `make setup`; it writes docs/pictures.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.page.playing import choices, close_list, list_button, over, until_asked
from tests.server.serving import Server, sqlite_in
from tools.chromium import FLAGS, chromium
from tools.png import packed

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
PATIENCE = 30_000  # milliseconds: a busy machine is no failure
LARGEST = 400_000  # bytes; readers of the README should not wait for its pictures

# How many bots sit at the table, and after how many own moves the picture is taken.
GAMES = {"silver_gold": (2, 16), "loot_island": (3, 12), "jackal": (3, 12), "maracaibo": (3, 14)}

POST = """(body) => fetch('/api/tables', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
}).then((answer) => answer.json())"""


def sit_down(page: Page, game: str, bots: int) -> None:
    """A table with bots; the same seed brings the same cards."""
    seats = [{"kind": "you"}, *[{"kind": "bot", "level": "greedy"}] * bots]
    found = page.evaluate(POST, {"game": game, "name": "Anna", "seats": seats, "seed": "a picture"})
    page.goto(f"/table/{found['table']}")


def play(page: Page, moves: int) -> None:
    """So many moves from the list, here and there in it; then the question after them stands open."""
    for number in range(moves):
        until_asked(page)
        asked = page.locator("[data-version]").get_attribute("data-version")
        found = choices(page)
        found.nth(number * 5 % found.count()).click()
        played = page.locator(f'[data-version]:not([data-version="{asked}"])')
        sure = page.locator("[data-confirm]")
        expect(played.or_(sure).first).to_be_attached()
        if sure.count():
            sure.click()
        expect(played.first).to_be_attached()
        assert not over(page)
    expect(list_button(page)).to_be_enabled(timeout=60_000)
    close_list(page)


def take(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(800)
    path = FOLDER / f"{name}.png"
    path.write_bytes(packed(page.screenshot()))
    assert path.stat().st_size < LARGEST, f"{path.name} has {path.stat().st_size} bytes"
    print(f"{path.name}: {path.stat().st_size} bytes")


def open_page(browser: Browser, address: str, width: int, height: int, scheme: Literal["light", "dark"]) -> Page:
    page = browser.new_page(
        base_url=f"http://{address}",
        viewport={"width": width, "height": height},
        color_scheme=scheme,
        locale="en-GB",
        reduced_motion="reduce",
    )
    page.goto("/")
    expect(page.get_by_role("heading").first).to_be_visible()
    return page


expect.set_options(timeout=PATIENCE)


def take_all(browser: Browser, address: str) -> None:
    take(open_page(browser, address, 1280, 800, "light"), "front")
    for game, (bots, moves) in GAMES.items():
        table = open_page(browser, address, 1280, 800, "light")
        sit_down(table, game, bots)
        play(table, moves)
        take(table, game.replace("_", "-"))
        table.close()
    phone = open_page(browser, address, 390, 844, "dark")
    sit_down(phone, "jackal", 1)
    play(phone, 6)
    phone.get_by_role("button", name="Board", exact=True).click()
    take(phone, "phone")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite_in(Path(folder))) as server,
        sync_playwright() as player,
    ):
        browser = player.chromium.launch(executable_path=chromium(), args=FLAGS)
        take_all(browser, server.address)
        browser.close()


if __name__ == "__main__":
    main()
