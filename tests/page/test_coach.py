"""The coach in the page: why a thing cannot be chosen, and what the strongest opponent would do."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible
from tests.page.playing import open_table, question


def why(page: Page) -> Locator:
    return page.get_by_test_id("why-not")


def spot(page: Page, id: str) -> Locator:
    return page.locator(f"main [data-spot='{id}']").first


def test_resting_on_what_cannot_be_chosen_names_its_rule_and_what_can(visit: Visit) -> None:
    anne = visit()
    open_table(anne, "jackal", "bot", plain=False)
    spot(anne, "tile:g7").hover()
    expect(why(anne)).to_contain_text("A boat starts at sea beside a beach tile.")
    expect(why(anne).get_by_role("link", name="Rule JK-033")).to_have_attribute("href", "/rules/jackal#JK-033")
    check_accessible(anne)
    anne.keyboard.press("Escape")
    expect(why(anne)).to_have_count(0)
    anne.mouse.move(640, 40)
    spot(anne, "tile:g7").hover()
    expect(why(anne)).to_be_visible()
    why(anne).get_by_role("button", name="Or:").click()
    expect(question(anne)).to_contain_text("what do you do in this turn?")
    expect(why(anne)).to_have_count(0)


def test_w_asks_about_what_has_the_focus_and_gives_the_focus_back(visit: Visit) -> None:
    anne = visit(locale="nl-NL")
    open_table(anne, "jackal", "bot", plain=False)
    anne.locator("main [data-spot][tabindex='0']").first.focus()
    for _ in range(6):
        anne.keyboard.press("Shift+ArrowDown")
    inside = "document.activeElement.dataset.spot"
    at = anne.evaluate(inside)
    anne.keyboard.press("w")
    expect(why(anne)).to_contain_text("Regel JK-")
    expect(why(anne)).to_be_focused()
    anne.keyboard.press("Escape")
    expect(why(anne)).to_have_count(0)
    assert anne.evaluate(inside) == at


def test_a_tap_on_a_phone_asks_too(visit: Visit) -> None:
    anne = visit(**PHONE, has_touch=True, locale="fr-FR")
    open_table(anne, "jackal", "bot", plain=False)
    spot(anne, "tile:g7").tap()
    expect(why(anne)).to_contain_text("Règle JK-033")
    check_accessible(anne)


def test_a_hint_shows_where_to_look_then_the_move_then_the_best(visit: Visit) -> None:
    anne = visit()
    open_table(anne, "silver_gold", "bot", plain=False)
    expect(question(anne)).to_be_visible()
    hint, glow = anne.get_by_test_id("hint"), anne.get_by_test_id("glow")
    anne.keyboard.press("h")
    expect(hint).to_contain_text("Look here first.")
    expect(glow).to_have_count(1)
    anne.keyboard.press("h")
    expect(hint).to_contain_text(re.compile(r"Expects \d+ points \(± \d+\), wins \d+ of 100 games\."))
    expect(glow).to_have_count(2)
    check_accessible(anne)
    anne.keyboard.press("h")
    expect(anne.get_by_test_id("hint-best").get_by_role("listitem")).to_have_count(5)
    check_accessible(anne)
    anne.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(question(anne)).to_be_visible()
