"""How the tests sit down at a table of Silver & Gold and play there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.page.looking import SETTLED, check_fits
from tests.page.playing import post

YOU = {"kind": "you"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "random"}

# What can be asked of a player, as it shows: cards in the hand, boxes on the islands, cards of the display.
ASKED = ".hand button.pick, .islands button.box, .display button.pick"

BY_HAND = 14  # choices, which is about the first two rounds

# Plays the first choice twice, which lays it down and confirms it, whenever something is asked.
AUTOPLAY = """() => setInterval(() => {
  document.querySelector(".display button.pick, .islands button.box")?.click();
}, 50)"""


# Which of the parts reach out of the board, or whether the board itself must be scrolled.
INSIDE = """(parts) => {
  const board = document.querySelector("main.board");
  const box = board.getBoundingClientRect();
  const out = parts.filter((part) => {
    const { left, top, right, bottom, width } = document.querySelector(`main.board ${part}`).getBoundingClientRect();
    return !width || left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1;
  });
  return board.scrollHeight > board.clientHeight + 1 ? [...out, "board"] : out;
}"""


def sit_down(page: Page, *seats: dict[str, str], **options: str) -> str:
    """Open a table of Silver & Gold from this browser and go there; its path."""
    body = {"game": "silver_gold", "name": "Anna", "seats": [YOU, *seats], "options": options, "seed": "silver"}
    path = f"/table/{post(page, '/api/tables', body)['table']}"
    page.goto(path)
    return path


def join(page: Page, path: str, name: str) -> None:
    post(page, f"/api{path.replace('table', 'tables')}/join", {"name": name})
    page.goto(path)


def boxes(page: Page, sign: str = "") -> Locator:
    """The boxes that can be crossed now, all or those with a sign."""
    return page.locator(f'.islands button.box[aria-label*=", {sign}" i]' if sign else ".islands button.box")


def laid(page: Page) -> list[str]:
    """The boxes under what has been laid down."""
    found: list[str] = page.locator('.islands button.box[aria-pressed="true"]').evaluate_all(
        "(boxes) => boxes.map((box) => box.dataset.box)"
    )
    return found


def confirm(page: Page) -> None:
    page.get_by_role("button", name="Cross off").click()


def keep_two(page: Page) -> None:
    page.locator(".hand button.pick").nth(0).click()
    page.locator(".hand button.pick").nth(1).click()
    page.get_by_role("button", name="Keep these two").click()
    expect(page.locator(".hand button.pick")).to_have_count(0)


def begin(page: Page) -> None:
    """Through the setup, alone or with bots."""
    keep_two(page)
    expect(boxes(page).first).to_be_visible()


def settled(page: Page) -> None:
    """What was chosen has been written and seen."""
    expect(page.locator('.silver-gold [aria-disabled="true"]')).to_have_count(0)


def is_over(page: Page) -> bool:
    return page.get_by_role("link", name=re.compile("record", re.I)).count() > 0


def answer(page: Page, number: int) -> bool:
    """If something is asked, lay a choice down and confirm it; the `number` decides which."""
    if page.locator(".hand button.pick").count():
        keep_two(page)
    elif (cards := page.locator(".display button.pick")).count():
        card = cards.nth(number % cards.count())
        card.click()
        card.click()
    elif (open := boxes(page)).count():
        box = open.nth(number % open.count())
        box.click()
        box.click()
    else:
        return False
    settled(page)
    return True


def check_whole(page: Page, *parts: str) -> None:
    """The board fits its box: nothing of it has to be scrolled to, and these parts of it are inside."""
    page.evaluate(SETTLED)
    check_fits(page)
    found = page.evaluate(INSIDE, list(parts or (".round", ".display", ".expedition", ".islands")))
    assert found == [], f"not wholly to be seen: {found}"


def count_clicks(page: Page) -> Callable[[], int]:
    page.evaluate("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")
    return lambda: int(page.evaluate("window.clicks"))
