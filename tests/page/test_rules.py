"""The rules to read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible_by_day_and_by_night, check_fits


def test_the_front_page_leads_to_the_rules_which_can_be_searched(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name=re.compile("^Rules.*Silver")).click()
    expect(page).to_have_url(re.compile("/rules/silver_gold$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of Silver & Gold")
    expect(page.get_by_role("heading", name="The game in a minute")).to_be_visible()
    check_accessible_by_day_and_by_night(page)
    page.get_by_role("searchbox").fill("ghost ship")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"\d passages"))
    expect(page.locator("mark").first).to_have_text("ghost ship")
    expect(page.get_by_role("heading", name="Setup")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    expect(page.get_by_role("heading", name="Setup")).to_be_visible()


def test_a_link_to_a_clause_brings_it_into_sight(visit: Visit) -> None:
    page = visit("/rules/silver_gold#SG-126")
    place = page.get_by_role("link", name="Rule SG-126")
    expect(place).to_be_in_viewport()
    expect(place).to_be_focused()


@pytest.mark.parametrize(("locale", "words"), [("nl-NL", "Het spel in één minuut"), ("fr-FR", "Le jeu en une minute")])
def test_they_speak_the_readers_language_on_a_phone(visit: Visit, locale: str, words: str) -> None:
    page = visit("/rules/silver_gold", locale=locale, **PHONE, has_touch=True)
    expect(page.get_by_role("heading", name=words)).to_be_visible()
    check_fits(page)


def test_the_question_at_a_table_leads_to_its_rule(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Silver & Gold now").click()
    page.get_by_role("button", name="Why?").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Read on in the rulebook").click()
    expect(opened.value).to_have_url(re.compile(r"/rules/silver_gold#SG-\d+$"))


def test_rules_that_nobody_wrote_are_not_here(visit: Visit) -> None:
    page = visit("/rules/chess")
    expect(page.get_by_role("heading", name="Uncharted waters")).to_be_visible()


def test_each_option_of_the_form_leads_to_its_rule(visit: Visit) -> None:
    page = visit("/new/silver_gold")
    option = page.locator('[data-option="memory_aid"]')
    with page.expect_popup() as opened:
        option.get_by_role("link", name="Rule SG-135").click()
    expect(opened.value.get_by_role("link", name="Rule SG-135")).to_be_in_viewport()
