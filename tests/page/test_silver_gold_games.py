"""Whole games of Silver & Gold in the page: two browsers and a bot, and one alone with keys."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.page.conftest import Visit
from tests.page.playing import LONGEST_GAME
from tests.page.silver_gold_table import (
    ASKED,
    AUTOPLAY,
    BOT,
    BY_HAND,
    OPEN,
    answer,
    boxes,
    is_over,
    join,
    keep_two,
    laid,
    settled,
    sit_down,
)


def test_two_browsers_and_a_bot_play_a_whole_game(visit: Visit) -> None:
    anna = visit()
    path = sit_down(anna, OPEN, BOT)
    bram = visit()
    join(bram, path, "Bram")
    keep_two(bram)
    bram.evaluate(AUTOPLAY)
    number = 0
    while number < BY_HAND:
        number += answer(anna, number)
        anna.locator(ASKED).first.wait_for(state="attached")
    anna.evaluate(AUTOPLAY)
    expect(anna.locator("#verdict")).to_be_visible(timeout=LONGEST_GAME * 1000)
    expect(bram.locator("#verdict")).to_be_visible()
    for page in (anna, bram):
        expect(page.locator("main section.round")).to_contain_text("4/4")
    told = [page.locator(".end tfoot .total td").all_inner_texts() for page in (anna, bram)]
    assert told[0] == told[1]
    assert len(told[0]) == 3


def test_a_whole_game_alone_by_keys_only(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    press = page.keyboard.press

    def reach(target: Locator) -> None:
        """With the tabulator, as nothing else is at hand."""
        for _ in range(60):
            if target.evaluate("(one) => one.contains(document.activeElement)"):
                return
            press("Tab")
        raise AssertionError(f"the tabulator does not come to {target}")

    expect(page.locator(".hand button.pick").first).to_be_visible()
    for place in range(2):
        reach(page.locator(".hand button.pick").nth(place))
        press("Enter")
    press("m")
    expect(page.get_by_role("button", name="Keep these two")).to_be_focused()
    press("Enter")
    choices = 0
    while not is_over(page):
        expect(
            page.locator(".islands button.box, .display button.pick").or_(page.locator("#verdict")).first
        ).to_be_visible()
        if page.locator(".display button.pick").count():
            card = page.locator(".display button.pick").nth(choices % page.locator(".display button.pick").count())
            reach(card)
            press("Enter")
            press("Enter")
        elif boxes(page).count():
            reach(page.locator(".islands"))
            # An arrow lays a choice down where it goes; with none left to go to, Enter does.
            press(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"][choices % 4])
            if not laid(page):
                press("Enter")
            assert laid(page)
            press("Enter")
        choices += 1
        settled(page)
        assert choices < 120, "a game has no more choices than that"
    expect(page.locator("main section.round")).to_contain_text("ghost ship")
    expect(page.locator("main section.round")).to_contain_text("28 cards removed")
