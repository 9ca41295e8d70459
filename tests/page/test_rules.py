"""The rules to read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from doubloon.registry import find_game, game_ids
from doubloon.rules import clauses
from doubloon.rules.figures import figures_of
from tests.page.conftest import ASKS_ALWAYS, Visit
from tests.page.looking import PHONE, check_accessible_by_day_and_by_night, check_fits
from tests.page.playing import choices, open_table, question, until_asked

# The next move that the page sends is another one, which the rules do not allow.
ASTRAY = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  const said = JSON.parse(data);
  if (said.type === "move" && window.astray !== undefined) [said.move, window.astray] = [window.astray, undefined];
  return send.call(this, JSON.stringify(said));
};
"""


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


@pytest.mark.parametrize("game", game_ids())
def test_every_clause_has_an_anchor(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    expect(page.locator("a.clause")).to_have_count(len(clauses(game)))
    anchors = page.locator("a.clause").evaluate_all("(all) => all.map(({ id, hash }) => [id, hash])")
    assert dict(anchors) == {clause: f"#{clause}" for clause in clauses(game)}


@pytest.mark.parametrize(("locale", "words"), [("nl-NL", "Het spel in één minuut"), ("fr-FR", "Le jeu en une minute")])
def test_they_speak_the_readers_language_on_a_phone(visit: Visit, locale: str, words: str) -> None:
    page = visit("/rules/silver_gold", locale=locale, **PHONE, has_touch=True)
    expect(page.get_by_role("heading", name=words)).to_be_visible()
    check_fits(page)


def rules(page: Page, game: str = "Silver & Gold") -> Locator:
    """Those beside a table."""
    return page.get_by_role("dialog", name=f"The rules of {game}")


def test_what_is_forbidden_leads_to_its_rule_beside_the_board(visit: Visit) -> None:
    page = visit()
    open_table(page, "jackal", "bot", plain=False)
    page.locator("main [data-spot='tile:g7']").first.click()
    page.get_by_test_id("why-not").get_by_role("link", name="Rule JK-033").click()
    read = rules(page, "Jackal: Treasure Island")
    expect(read.get_by_role("link", name="Rule JK-033")).to_be_focused()
    expect(read.get_by_role("link", name="Rule JK-033")).to_be_in_viewport()
    expect(read).to_contain_text("A boat starts at sea beside a beach tile.")
    read.get_by_role("button", name="Back to your table").click()
    expect(read).to_have_count(0)


def test_a_refusal_leads_to_its_rule_beside_the_board(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(ASKS_ALWAYS)
    page.add_init_script(ASTRAY)
    open_table(page, "silver_gold", "bot")
    until_asked(page)
    page.evaluate("(move) => { window.astray = move; }", find_game("silver_gold").moveset.parse("take 1").id)
    choices(page).first.click()
    page.locator("[data-confirm]").click()
    refused = page.locator(".sure")
    expect(refused).to_contain_text("The rules do not allow that")
    refused.get_by_role("link", name="Why?").click()
    read = rules(page)
    expect(read.locator("a:focus")).to_have_attribute("aria-label", re.compile(r"^Rule SG-\d+$"))
    expect(read.locator(".asked")).to_contain_text("The rules do not allow that")
    page.keyboard.press("Escape")
    expect(read).to_have_count(0)


def test_a_line_of_the_story_leads_to_its_rule(visit: Visit) -> None:
    page = visit()
    open_table(page, "silver_gold", "bot", plain=False)
    dealt = page.get_by_role("region", name="Log").locator(".sentence").filter(has_text="You are dealt")
    dealt.first.hover()
    dealt.first.get_by_role("link", name="Rule SG-018").click()
    expect(rules(page).get_by_role("link", name="Rule SG-018")).to_be_focused()


def test_what_a_table_plays_with_is_marked_and_the_rest_is_folded(visit: Visit) -> None:
    page = visit()
    open_table(page, "maracaibo", "bot", options={"rubies": "yes"}, plain=False)
    expect(question(page)).to_be_visible()
    page.keyboard.press("?")
    read = rules(page, "Pirates of Maracaibo")
    expect(read.get_by_role("heading", name="Rubies at your table")).to_be_attached()
    expect(read.get_by_role("link", name="Rule PM-540")).to_be_visible()
    expect(read.get_by_role("link", name="Rule PM-550")).to_be_hidden()
    read.get_by_role("searchbox").fill("half price")  # what is sought is unfolded
    expect(read.get_by_role("link", name="Rule PM-551")).to_be_visible()


@pytest.mark.parametrize("game", game_ids())
def test_figures_are_drawn_by_the_board_and_bear_their_verdict(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    names = list(figures_of(game))
    for name in (names[0], names[len(names) // 2], names[-1]):
        figure = page.locator(f'[data-figure="{name}"]')
        figure.scroll_into_view_if_needed()
        expect(figure).to_have_attribute("data-drawn", "true")
        expect(figure.locator("svg").first).to_be_attached()
        expect(figure.locator("[data-spot]")).to_have_count(0)  # a picture: nothing of it can be pressed
    check_accessible_by_day_and_by_night(page)


def test_on_a_phone_a_figure_shows_what_one_would_have_to_scroll_to_on_the_board(visit: Visit) -> None:
    page = visit("/rules/maracaibo", **PHONE, has_touch=True)
    figure = page.locator('[data-figure="gulf"]')
    figure.scroll_into_view_if_needed()
    expect(figure).to_have_attribute("data-drawn", "true")
    expect(figure.locator("svg text").filter(has_text=re.compile("^Maracaibo$"))).to_be_in_viewport()


def test_all_cards_hang_on_a_wall_that_can_be_searched(visit: Visit) -> None:
    page = visit("/rules/silver_gold")
    page.get_by_text("All cards").click()
    expect(page.locator("[data-card]")).to_have_count(47)
    page.get_by_role("searchbox", name="Search the cards").fill("grey")
    expect(page.locator("[data-card]")).to_have_count(11)


def test_rules_that_nobody_wrote_are_not_here(visit: Visit) -> None:
    page = visit("/rules/chess")
    expect(page.get_by_role("heading", name="Uncharted waters")).to_be_visible()


def test_each_option_of_the_form_leads_to_its_rule(visit: Visit) -> None:
    page = visit("/new/silver_gold")
    option = page.locator('[data-option="memory_aid"]')
    with page.expect_popup() as opened:
        option.get_by_role("link", name="Rule SG-135").click()
    expect(opened.value.get_by_role("link", name="Rule SG-135")).to_be_in_viewport()
