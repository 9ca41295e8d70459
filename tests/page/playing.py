"""Sitting down at tables and playing them in a browser."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

LONGEST_GAME = 300.0  # seconds
BOT = "random"  # quick, and as good as any for a test of the page

# Calls a function that presses something, until the game is over: as soon as the last press has shown, ten times a
# second where none does.
PACED = """(press) => {
  let [last, at] = ["", 0];
  const timer = setInterval(() => {
    if (document.getElementById("verdict")) return clearInterval(timer);
    const held = document.querySelectorAll('[data-spot][aria-pressed="true"], [data-confirm]:enabled').length;
    const now = `${document.querySelector("[data-version]")?.dataset.version} ${held}`;
    if (now === last && Date.now() - at < 105) return;
    [last, at] = [now, Date.now()];
    press();
  }, 25);
}"""
# Presses the first legal choice whenever there is one, and yes to every question about it.
AUTOPLAY = f"""() => ({PACED})(() => {{
  const sure = document.querySelector("[data-confirm]");
  const choice = document.querySelector('[data-move][aria-disabled="false"]');
  (sure ?? choice)?.click();
}})"""


def open_table(page: Page, game: str, *others: str, options: dict[str, str] | None = None, plain: bool = True) -> str:
    """Sit down at a new table as Anne, others being bots (`bot`) or open seats (`open`); the table's id."""
    seats: list[dict[str, str]] = [{"kind": "you"}]
    seats += [{"kind": "bot", "level": BOT} if other == "bot" else {"kind": "open"} for other in others]
    plan: dict[str, Any] = {"game": game, "name": "Anne", "seats": seats, "seed": "page", "options": options or {}}
    id: str = post(page, "/api/tables", plan)["table"]
    page.goto(address(id, plain))
    if "open" not in others:
        expect(question(page)).to_have_text(re.compile(r"\S"))  # it opens its tab: after that a test may open another
    return id


def post(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """As the page itself would ask the server, with its browser's cookies; what it answers."""
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def address(id: str, plain: bool = True) -> str:
    return f"/table/{id}" + ("?board=general" if plain else "")


def sit_down(page: Page, id: str, name: str) -> None:
    """Take the first open seat of a table."""
    post(page, f"/api/tables/{id}/join", {"name": name})
    page.goto(address(id))


def choices(page: Page) -> Locator:
    return page.locator('[data-move][aria-disabled="false"]')


def question(page: Page) -> Locator:
    return page.locator("#question")


def until_asked(page: Page) -> None:
    """Until there is something to choose; the list of choices is open then, in the place of the story."""
    button = list_button(page)
    expect(button).to_be_enabled()
    if button.get_attribute("aria-pressed") == "false":
        button.click()
    expect(choices(page).first).to_be_visible()


def list_button(page: Page) -> Locator:
    return page.locator('button[aria-keyshortcuts="/"]')


def close_list(page: Page) -> None:
    """The story again."""
    if list_button(page).get_attribute("aria-pressed") == "true":
        page.get_by_role("region", name="Your choices").get_by_role("button", name="Close").click()


def choose(page: Page, nth: int = 0, having: str = "") -> None:
    """Play a choice, and say yes if it cannot be taken back."""
    until_asked(page)
    found = choices(page).filter(has_text=having) if having else choices(page)
    asked = page.locator("[data-version]").get_attribute("data-version")
    found.nth(nth).click()
    played = page.locator(f'[data-version]:not([data-version="{asked}"]), #verdict')
    sure = page.locator("[data-confirm]")
    expect(played.or_(sure).first).to_be_attached()
    if sure.count():
        sure.click()
    expect(played.first).to_be_attached()


def over(page: Page) -> bool:
    return page.locator("#verdict").count() > 0


def autoplay(*pages: Page) -> None:
    """The pages play by themselves, which is quicker than a hand on the mouse."""
    for page in pages:
        until_asked(page)
        page.evaluate(AUTOPLAY)
    for page in pages:
        expect(page.locator("#verdict")).to_be_visible(timeout=LONGEST_GAME * 1000)


def heard_by(page: Page) -> list[str]:
    """Everything that the page's socket will be told from now on."""
    told: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda data: told.append(str(data)))

    page.on("websocket", listen)
    return told
