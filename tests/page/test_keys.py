"""The boards with keys alone, question after question, and the list; Silver & Gold's whole game is in
`test_silver_gold_games`."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.page.conftest import Visit
from tests.page.playing import open_table, question

HASTY = """localStorage.doubloon = '{"asking":"never","pace":"once","lone":"itself","sounds":false}'"""
PRESSES = 150  # more than are needed; on a slow line a press comes to nothing now and then
# What the tabulator comes to and Enter chooses; each has a number then.
OFFERED = """() => [...document.querySelectorAll("main :is([data-spot][role=button], .answer)")]
  .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => one.matches(".answer") || one.getAttribute("aria-pressed") === "false")
  .map((one, nth) => (one.dataset.offered = nth)).length"""
FOCUS = """(nth) => {
  const one = document.querySelector(`[data-offered="${nth}"]`);
  one?.focus();
  return one !== null && document.activeElement === one;
}"""
# What a press changes: the table, what is held, what is asked, the deed of the main button.
STATE = """() => {
  document.querySelectorAll("[data-offered]").forEach((one) => delete one.dataset.offered);
  const held = [...document.querySelectorAll('main [aria-pressed="true"]')].map((one) => one.dataset.spot ?? "");
  const main = document.querySelector("[data-main]");
  const version = document.querySelector("[data-version]")?.dataset.version;
  return [version, ...held, document.getElementById("question")?.innerText, main?.innerText, main?.disabled].join("|");
}"""
ASKED = """() => document.getElementById("verdict")
  || document.querySelector("[data-main]:enabled, main :is([data-spot][role=button], .answer)")"""


def press_something(page: Page, rng: random.Random) -> bool:
    """A thing on the board, or the main button; False if there was nothing, or it was gone before the focus came."""
    count = page.evaluate(OFFERED)
    ready = page.locator("[data-main]:enabled").count() > 0
    if count and not (ready and rng.random() < 0.25):
        if not page.evaluate(FOCUS, rng.randrange(count)):
            return False
        page.keyboard.press("Enter")
        return True
    if ready:
        page.keyboard.press("m")
        page.keyboard.press("Enter")
    return ready


def changed(page: Page, before: str) -> bool:
    """Whether something comes of a press soon."""
    try:
        page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before, timeout=2_000)
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize(("game", "others", "kinds"), [("maracaibo", [], 10), ("loot_island", ["bot"], 3)])
def test_one_question_after_the_other_is_answered_by_keys(
    visit: Visit, game: str, others: list[str], kinds: int
) -> None:
    page, rng, asked = visit(), random.Random(7), set()
    page.add_init_script(HASTY)
    open_table(page, game, *others, plain=False)
    expect(page.locator("main [data-spot][role=button]").first).to_be_visible()
    for _ in range(PRESSES):
        page.wait_for_function(ASKED)
        before = page.evaluate(STATE)
        asked.add(question(page).inner_text())
        # What is pressed while the server has not said yes to the last move does nothing: then once more.
        for _ in range(10):
            if not press_something(page, rng) or changed(page, before):
                break
        else:
            raise AssertionError(f"no key does anything: {before}")
        if len(asked) >= kinds or page.locator("#verdict").count():
            break
    assert len(asked) >= kinds, asked


def test_a_line_of_the_list_is_drawn_on_the_board_and_who_thinks_again_is_back_at_it(visit: Visit) -> None:
    page = visit()
    open_table(page, "silver_gold", "bot", plain=False)
    expect(question(page)).to_have_text("Keep two of your four cards.")
    page.keyboard.press("/")
    lines = page.locator("[data-move]")
    expect(lines).to_have_count(6)
    glow = page.get_by_test_id("glow")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(lines.nth(1)).to_be_focused()
    expect(glow).to_have_count(2)  # the two cards
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_focused()
    expect(glow).to_have_count(2)
    page.keyboard.press("Escape")
    expect(lines.nth(1)).to_be_focused()
    page.keyboard.press("/")
    expect(lines).to_have_count(0)
    expect(glow).to_have_count(0)
