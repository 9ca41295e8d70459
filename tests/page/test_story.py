"""The log as a story, and what the others did since one's own turn."""

from __future__ import annotations

import re

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
    expect(turns.filter(has_text="Random (3) has crossed").first).to_be_visible()
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
    news = story_of(anne).locator("li.turn.news").filter(has_text="Random (2) has crossed")
    expect(news.first).to_be_visible()
    lit = anne.locator(".spot.lit")
    expect(lit).to_have_count(0)
    anne.keyboard.press("p")
    expect(lit.first).to_be_visible()
    expect(anne.locator(".sure")).to_contain_text("Random (2)")
    anne.locator("#question").click()
    expect(lit).to_have_count(0)
    anne.get_by_role("button", name="Since your turn").click()
    expect(lit.first).to_be_visible()
    expect(lit).to_have_count(0)  # by itself, when all is told


def test_things_that_the_story_names_light_up_on_the_board_and_the_other_way_round(visit: Visit) -> None:
    anne = visit()
    open_table(anne, GAME, "bot", plain=False)
    choose(anne)
    choose(anne)
    until_asked(anne)
    close_list(anne)
    chip = story_of(anne).locator("li.turn.news [data-chip^='box:']").last
    assert re.fullmatch(r"[A-Z]{2}\d\d", chip.inner_text())
    lit = anne.locator("main .lit")
    expect(lit).to_have_count(0)
    chip.hover()
    expect(lit.first).to_be_visible()
    chip.click()
    anne.mouse.move(5, 5)
    expect(lit.first).to_be_visible()  # held
    named = story_of(anne).locator(".named")
    expect(named).to_have_count(0)
    anne.locator(f"main [data-spot='{chip.get_attribute('data-chip')}']").first.hover(force=True)
    expect(named.first).to_be_visible()
    anne.mouse.move(5, 5)
    expect(named).to_have_count(0)
    check_accessible_by_day_and_by_night(anne)


def gains_in(gains: Locator) -> list[int]:
    return [int(gain) for gain in gains.evaluate_all("all => all.map((one) => one.dataset.gain)")]


def test_points_stand_at_the_edge_of_the_turn_that_brought_them(visit: Visit) -> None:
    anne = visit()
    open_table(anne, GAME, "bot", "bot")
    gains = story_of(anne).locator("[data-gain]")
    for _ in range(10):
        choose(anne)
        until_asked(anne)
        close_list(anne)
        if gains.count():
            break
    told = gains_in(gains)
    gained = sum(told)
    scores = anne.locator(".player .score [aria-hidden]").all_inner_texts()
    assert gained == sum(map(int, scores)) > 0
    # The tab remembers them.
    anne.reload()
    until_asked(anne)
    close_list(anne)
    expect(gains).to_have_count(len(told))
    assert gains_in(gains) == told


def test_a_pirate_flag_is_said_whole(visit: Visit) -> None:
    anne = visit()
    open_table(anne, GAME, "bot")
    close_list(anne)
    box = anne.get_by_role("textbox", name="Say something to the table")
    box.fill("🏴‍☠️")
    box.press("Enter")
    expect(anne.get_by_role("log")).to_contain_text("🏴‍☠️")
