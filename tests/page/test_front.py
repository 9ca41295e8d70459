"""The front page, as somebody sees it who has never been here."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible, check_accessible_by_day_and_by_night, check_fits, table_of

GAMES = ["Silver & Gold", "Jackal: Treasure Island", "Loot Island", "Pirates of Maracaibo"]
AT_A_TABLE = re.compile(r"/table/[\w-]+$")


def test_it_shows_every_game_with_a_picture_and_a_way_in(visit: Visit) -> None:
    page = visit("/")
    for game in GAMES:
        card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game))
        expect(card.locator("svg").first).to_be_visible()
        expect(card.get_by_role("button", name="Play against bots")).to_be_enabled()


def test_one_click_leads_to_a_game_against_bots(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Silver & Gold now").click()
    expect(page).to_have_url(AT_A_TABLE)
    assert table_of(page)["phase"] == "playing"
    page.goto("/")
    own = page.get_by_role("region", name="Your tables")
    expect(own.get_by_text("Silver & Gold").first).to_be_visible()
    expect(own.get_by_text("Your turn")).to_be_visible()


def test_play_with_friends_leads_to_a_table_with_open_seats(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Play with friends").click()
    expect(page).to_have_url(re.compile(r"/new/silver_gold\?friends$"))
    expect(page.get_by_label("Seat 2", exact=True)).to_have_value("open")
    page.go_back()
    expect(page.get_by_role("heading", name="The games")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "slogan"),
    [
        ("en-GB", "Four islands. One treasure."),
        ("nl-BE", "Vier eilanden. Eén schat."),
        ("fr-FR", "Quatre îles. Un trésor."),
        ("ja-JP", "Four islands. One treasure."),
    ],
)
def test_it_speaks_the_language_of_the_browser(visit: Visit, locale: str, slogan: str) -> None:
    page = visit("/", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(slogan)


def test_settings_take_effect_at_once_and_are_remembered(visit: Visit) -> None:
    page = visit("/", color_scheme="light")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Nederlands").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Vier eilanden. Eén schat.")
    page.get_by_role("radio", name="’s nachts").check()
    page.get_by_role("switch", name="Geluid").uncheck()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Vier eilanden. Eén schat.")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(10, 24, 34)"
    assert page.locator("html").get_attribute("lang") == "nl"
    page.get_by_role("button", name="Instellingen").click()
    expect(page.get_by_role("switch", name="Geluid")).not_to_be_checked()


def test_the_settings_can_be_reached_and_left_by_keyboard(visit: Visit) -> None:
    page = visit("/")
    button = page.get_by_role("button", name="Settings")
    button.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="English")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", level=1)).to_have_text("Vier eilanden. Eén schat.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Instellingen")).to_be_focused()
    expect(page.get_by_role("radio", name="English")).to_be_hidden()


@pytest.mark.parametrize("path", ["/new/chess", "/nowhere", "/table/"])
def test_an_address_that_means_nothing_says_so(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", name="Uncharted waters")).to_be_visible()
    check_accessible(page)
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_role("heading", name="The games")).to_be_visible()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_it_is_accessible_and_fits(visit: Visit, size: dict[str, int]) -> None:
    page = visit("/", **size)
    expect(page.get_by_role("heading", name=GAMES[-1])).to_be_visible()
    check_fits(page)
    check_accessible_by_day_and_by_night(page)
    page.get_by_role("button", name="Settings").click()
    check_fits(page)
    check_accessible_by_day_and_by_night(page)
