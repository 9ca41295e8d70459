"""What lies round every board stays where it is, and what one sets is kept to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from doubloon.registry import game_ids
from tests.page.conftest import ASKS_ALWAYS, Visit
from tests.page.playing import list_button, open_table
from tests.page.test_jackal import click_at, spots, version
from tests.page.test_near import overlap

# What can be chosen on the boards of all games.
CHOOSABLE = "main :is([data-spot][role=button], button.pick, button.box)"
# Where the prompt bar and the parts of the board lie.
AREAS = """() => [...document.querySelectorAll(".frame > .bar, main.board > *")].map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
})"""


@pytest.mark.parametrize("game", game_ids())
def test_nothing_covers_or_moves_the_board(visit: Visit, game: str) -> None:
    page = visit()
    page.context.add_init_script(ASKS_ALWAYS)  # or a landing would be played by the first press
    open_table(page, game, "bot", plain=False)
    thing = page.locator(CHOOSABLE).first
    expect(thing).to_be_visible()
    expect(list_button(page)).to_be_enabled()
    before = page.evaluate(AREAS)
    page.keyboard.press("/")
    choices = page.get_by_role("region", name="Your choices")
    expect(choices).to_be_visible()
    assert page.evaluate(AREAS) == before
    for part in page.locator("main.board > *").all():
        assert not overlap(choices, part)
    page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    thing.focus()
    page.keyboard.press("Enter")
    expect(page.locator("main [aria-pressed=true], [data-confirm]").first).to_be_attached()
    assert page.evaluate(AREAS) == before
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert page.evaluate(AREAS) == before


def ask(page: Page, when: str) -> None:
    """Choose in the settings when a move is asked about."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name=when, exact=True).check(force=True)
    page.keyboard.press("Escape")


def test_when_a_move_is_asked_about_is_a_setting(visit: Visit) -> None:
    page = visit()
    open_table(page, "jackal", "bot", options={"landing": "recommended"}, plain=False)
    expect(spots(page, "boat:").first).to_be_visible()
    before = version(page)
    ask(page, "always")
    page.keyboard.press("b")
    click_at(spots(page, "tile:").first)
    expect(page.locator("[data-confirm]")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert version(page) == before
    # What cannot be undone goes unasked for who wants it so.
    ask(page, "never")
    page.keyboard.press("1")
    hidden = page.get_by_role("button", name=re.compile(r"^[a-k]\d+\. Unexplored")).first
    expect(hidden).to_be_visible()
    click_at(hidden)
    expect(page.locator(f'[data-version]:not([data-version="{before}"])')).to_be_attached()
