"""Takes the pictures of the README again: the front page, Silver & Gold in play, a phone.

`python -m tools.pictures` from the repository's root, after `make setup`; it writes docs/pictures.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.serving import Server, sqlite_in
from tools.chromium import FLAGS, chromium
from tools.png import packed

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
LARGEST = 200_000  # bytes; readers of the README should not wait for its pictures

POST = """(body) => fetch('/api/tables', {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
}).then((answer) => answer.json())"""


def sit_down(page: Page, seed: str, bots: int) -> None:
    """A table of Silver & Gold with bots; the same seed brings the same cards."""
    seats = [{"kind": "you"}, *[{"kind": "bot", "level": "greedy"}] * bots]
    found = page.evaluate(POST, {"game": "silver_gold", "name": "Anna", "seats": seats, "seed": seed})
    page.goto(f"/table/{found['table']}")
    for card in range(2):
        page.locator(".hand button.pick").nth(card).click()
    page.locator(".hand .button.primary").click()
    expect(page.locator(".islands button.box").first).to_be_visible()


def lay(page: Page) -> None:
    """Lay the pattern down where it brings most, or at least lies whole."""
    best, most = None, -1
    for box in page.locator(".islands button.box").all():
        box.click()
        whole = page.locator(".islands .pencil.laid").count()
        page.wait_for_timeout(150)  # until the server has foretold what it brings
        worth = whole + 3 * page.locator(".controls .brings").count()
        if worth > most:
            best, most = box, worth
        page.keyboard.press("Escape")
    assert best is not None
    best.click()


def play(page: Page, choices: int) -> None:
    """So many choices, sensible ones; then on to the next question about boxes."""
    made = 0
    while True:
        expect(page.locator(".islands button.box, .display button.pick").first).to_be_visible(timeout=60_000)
        if page.locator(".display button.pick").count():
            page.locator(".display button.pick").first.click()
            page.locator(".display .do .button").click()
        elif made >= choices:
            return
        else:
            lay(page)
            page.locator(".controls .button.primary").click()
        made += 1
        page.wait_for_timeout(400)


def take(page: Page, name: str) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(500)
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


def take_all(browser: Browser, address: str) -> None:
    take(open_page(browser, address, 1280, 800, "light"), "front")

    # So wide that the log lies in its drawer, which leaves the picture to the board.
    table = open_page(browser, address, 1100, 800, "light")
    sit_down(table, "a picture", 2)
    play(table, 14)
    lay(table)
    take(table, "silver-gold")

    phone = open_page(browser, address, 390, 844, "dark")
    sit_down(phone, "another picture", 1)
    play(phone, 4)
    lay(phone)
    phone.locator(".display").evaluate("(display) => display.scrollIntoView({ block: 'start' })")
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
