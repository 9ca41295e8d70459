"""The log as a story, and what the others did since one's own turn."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visit
from tests.page.looking import check_accessible_by_day_and_by_night
from tests.page.playing import choose, close_list, open_table, until_asked

GAME = "silver_gold"


def story_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Log")


def test_the_log_is_a_story_with_the_newest_turn_on_top(visit: Visit) -> None:
    anne = visit()
    open_table(anne, GAME, "bot", "bot")
    for _ in range(3):
        choose(anne)
    close_list(anne)
    story = story_of(anne)
    turns = story.locator("li.turn")
    expect(turns.filter(has_text="Cabin boy (3) has crossed").first).to_be_visible()
    said = story.inner_text()
    assert said.index("turn 2") < said.index("turn 1")
    rounds = story.get_by_role("button", expanded=False)
    expect(rounds.filter(has_text="Before the first round")).to_be_visible()
    assert "You keep" not in said
    rounds.filter(has_text="Before the first round").click()
    expect(story).to_contain_text("You keep")
    check_accessible_by_day_and_by_night(anne)


def test_what_happened_since_ones_own_turn_is_shown_once_more(visit: Visit) -> None:
    anne = visit()
    open_table(anne, GAME, "bot")
    choose(anne)
    choose(anne)
    until_asked(anne)
    close_list(anne)
    news = story_of(anne).locator("li.turn.news").filter(has_text="Cabin boy (2) has crossed")
    expect(news.first).to_be_visible()
    lit = anne.locator(".spot.lit")
    expect(lit).to_have_count(0)
    anne.keyboard.press("p")
    expect(lit.first).to_be_visible()
    expect(anne.locator(".sure")).to_contain_text("Cabin boy (2)")
    anne.locator("#question").click()
    expect(lit).to_have_count(0)
    anne.get_by_role("button", name="Since your turn").click()
    expect(lit.first).to_be_visible()
    expect(lit).to_have_count(0)  # by itself, when all is told
