"""An ordinary turn of each game takes few clicks: of Silver & Gold two, which `test_silver_gold.py` counts.

Nothing is set: what turns something over is asked about once more, which is a click. In Jackal the piece that acted
last is chosen already, so exploring on takes two, too: `test_jackal_moments.py`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.playing import heard_by, open_table, question
from tests.page.test_jackal import HELD, click_at, land, spots
from tests.page.test_maracaibo import begin


def count_clicks(page: Page) -> Callable[[], int]:
    page.evaluate("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")
    return lambda: int(page.evaluate("window.clicks"))


def plies(page: Page) -> int:
    """How often something was told since the page came."""
    return int(page.locator("[data-version]").get_attribute("data-version") or 0)


def ends(page: Page, told: list[str]) -> list[dict[str, Any]]:
    """Where one can come to in one go, once the page has been told."""
    for _ in range(400):
        reached = [message for text in told if (message := json.loads(text))["type"] == "reach"]
        if reached:
            found: list[dict[str, Any]] = reached[-1]["ends"]
            return found
        page.wait_for_timeout(50)
    raise AssertionError("nobody says how far one gets")


def test_a_turn_of_jackal_takes_two_clicks(visit: Visit) -> None:
    page = visit()
    open_table(page, "jackal", "bot", plain=False)
    land(page)
    clicks, before = count_clicks(page), plies(page)
    click_at(spots(page, "boat:").first)
    click_at(spots(page, "tile:").first)
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert clicks() == 2
    # Who turns a tile over is asked once more, as that cannot be taken back, and says yes by a click on it.
    expect(spots(page, "pirate:").first).to_be_visible()
    click_at(page.locator('.island [data-spot="pirate:white-1"]'))
    assert explore(page, "pirate:white-1", clicks) == 2


def explore(page: Page, pirate: str, clicks: Callable[[], int]) -> int:
    """The held pirate steps onto a tile that lies face down; how many clicks that takes, all of them on the board."""
    before, so_far = plies(page), clicks()
    expect(page.locator(HELD)).to_have_attribute("data-spot", pirate)
    hidden = page.get_by_role("button", name=re.compile(r"^[a-k]\d+\. Unexplored")).first
    expect(hidden).to_be_visible()
    click_at(hidden)
    expect(page.locator("[data-confirm]:enabled")).to_be_attached()
    assert plies(page) == before
    click_at(hidden)
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
    return clicks() - so_far


def test_a_turn_of_loot_island_takes_three_clicks(visit: Visit) -> None:
    page = visit()
    open_table(page, "loot_island", "bot", plain=False)
    card = page.locator('.hand [data-spot^="map:"].open').first
    expect(card).to_be_visible()
    clicks, before = count_clicks(page), plies(page)
    card.click()
    page.locator('[data-spot^="landing:"].open').first.click()
    page.locator("[data-main]:enabled").click()
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before))
    assert clicks() == 3


def test_a_turn_of_maracaibo_takes_two_clicks_and_ends_by_itself(visit: Visit) -> None:
    page = visit()
    open_table(page, "maracaibo", "bot", plain=False)
    begin(page)
    clicks = count_clicks(page)
    asked = question(page).inner_text()
    page.get_by_role("button", name=re.compile(r"costs [3-7]\b")).first.click()
    page.locator(".answer").filter(has_text="gain 5").click()
    expect(question(page)).not_to_have_text(asked)
    expect(page.locator('[data-spot^="space:"].open').first).to_be_visible()
    assert clicks() == 2


def test_one_click_sails_through_the_fog_and_one_takes_all_of_it_back(visit: Visit) -> None:
    page = visit()
    told = heard_by(page)
    open_table(page, "maracaibo", options={"fog_improvements": "yes"}, plain=False)
    begin(page)
    asked = question(page).inner_text()
    expect(page.locator('[data-spot^="space:"].open').first).to_be_visible()
    end = next(end for end in ends(page, told) if not end.get("final"))
    clicks = count_clicks(page)
    page.locator(f'[data-spot="{end["choice"]["goal"][0]}"]').first.click()
    expect(question(page)).not_to_have_text(asked)
    assert clicks() == 1
    page.keyboard.press("u")
    expect(question(page)).to_have_text(asked)
    assert clicks() == 1
