"""The drawn table of Pirates of Maracaibo: sailing, buying, keys alone, others' boards, phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible, check_accessible_by_day_and_by_night, check_fits
from tests.page.playing import open_table, question
from tests.page.test_pace import WATCH, moved


def begin(page: Page) -> None:
    """Keep a quest by pointing at it, whatever others do meanwhile; then the own ship has somewhere to sail."""
    expect(page.locator('[data-spot^="quest:"].open').first).to_be_visible()
    page.locator('[data-spot^="quest:"].open').first.click()
    page.locator("[data-main]").click()
    sure = page.locator("[data-confirm]")
    expect(sure.or_(spaces(page)).first).to_be_visible()
    if sure.count():
        sure.click()
    expect(spaces(page).first).to_be_visible()


def spaces(page: Page) -> Locator:
    return page.locator('[data-spot^="space:"].open')


def test_what_the_main_button_does_is_never_cut_off(visit: Visit) -> None:
    page = visit(width=390, height=664, has_touch=True, locale="fr-FR")
    open_table(page, "maracaibo", "bot", plain=False)
    page.locator('[data-spot^="quest:"].open').first.tap()
    deed = page.locator("[data-main]:enabled")
    deed.tap()
    expect(page.locator("[data-confirm]:enabled")).to_contain_text("Gardez quête «")
    expect(page.locator("[data-main] .small")).to_have_count(1)  # with two lines of usual letters it would end in dots
    assert page.locator("[data-main] span").evaluate("what => what.scrollHeight <= what.clientHeight + 1")


def test_who_sails_has_the_ship_in_hand_and_sees_what_it_costs(visit: Visit) -> None:
    page = visit()
    open_table(page, "maracaibo", plain=False)
    begin(page)
    expect(page.locator('[data-spot="ship:0"]')).to_have_attribute("aria-pressed", "true")
    spaces(page).first.hover()
    expect(page.locator(".course")).to_be_attached()
    expect(page.get_by_text("1 step", exact=True)).to_be_attached()
    spaces(page).first.click()
    expect(question(page)).not_to_have_text("Where does your ship stop?")


def test_buying_and_leaving_a_card_lie_beside_it(visit: Visit) -> None:
    page = visit()
    open_table(page, "maracaibo", plain=False)
    begin(page)
    page.get_by_role("button", name=re.compile(r"costs [3-7]\b")).first.click()
    answers = page.locator(".answer")
    expect(answers).to_have_count(2)
    purse = page.locator(".purse").get_by_role("img")
    before = int((purse.get_attribute("aria-label") or "").split(": ")[1])
    answers.filter(has_text="gain 5").click()
    expect(purse).to_have_attribute("aria-label", f"doubloons: {before + 5}")


def test_ships_sail_and_what_is_bought_flies_to_its_owner(visit: Visit) -> None:
    page = visit(pace="calm", reduced_motion="no-preference")
    open_table(page, "maracaibo", plain=False)
    begin(page)
    page.evaluate(WATCH)
    page.get_by_role("button", name=re.compile(r"costs [3-7]\b")).first.click()
    page.locator(".answer.first").click()
    page.locator("[data-confirm]:enabled").click()
    owned = page.locator('[data-area="strip"] [data-piece^="card:"]')
    expect(owned).to_have_count(1)
    bought = owned.get_attribute("data-piece")
    # Then Jordan's turn.
    page.wait_for_function("() => window.moved.some(({ piece }) => piece === 'ship:1')", polling=100)
    flown = {one["piece"]: one for one in moved(page)}
    assert {"ship:0", "ship:1", bought} <= set(flown)
    assert all(200 <= flown[piece]["lasts"] <= 3 * 900 for piece in ("ship:0", "ship:1", bought))


def test_everything_lies_on_one_screen_without_scrolling(visit: Visit) -> None:
    page = visit()
    open_table(page, "maracaibo", "bot", "bot", "bot", plain=False)
    begin(page)
    for part in ("sea", "strip"):
        box = page.locator(f'[data-area="{part}"]').bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 800
    assert page.locator(".players").first.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
    drawn = page.locator('[data-spot^="slot:0/"]')
    assert min([box["width"] for one in drawn.all() if (box := one.bounding_box())]) > 30
    check_accessible_by_day_and_by_night(page)


def test_others_boards_are_one_click_away_and_a_question_brings_ones_own_back(visit: Visit) -> None:
    page = visit()
    open_table(page, "maracaibo", "bot", plain=False)
    begin(page)
    expect(page.locator('[data-spot="slot:0/s01"]')).to_be_visible()
    page.locator(".tabs button").nth(1).click()
    expect(page.locator('[data-spot="slot:1/s01"]')).to_be_visible()
    expect(page.locator('[data-spot="slot:0/s01"]')).to_have_count(0)
    spaces(page).first.click()
    expect(page.locator('[data-spot="slot:0/s01"]')).to_be_visible()


def test_a_turn_with_keys_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, "maracaibo", plain=False)

    def reach(target: str) -> None:
        for _ in range(120):
            if page.evaluate("(what) => document.activeElement?.matches(what) ?? false", target):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"the tabulator does not come to {target}")

    expect(page.locator('[data-spot^="quest:"].open').first).to_be_visible()
    reach('[data-spot^="quest:"].open')
    page.keyboard.press("Enter")
    reach("[data-main]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(spaces(page).first).to_be_visible()
    cheap = ", ".join(f'[aria-label*="costs {cost};"]' for cost in range(3, 8))
    reach(f'[data-spot^="space:"].open:is({cheap})')
    page.keyboard.press("Enter")
    reach(".answer.first")
    page.keyboard.press("Tab")
    assert "gain 5" in page.evaluate("document.activeElement.textContent")
    purse = page.locator(".purse").get_by_role("img")
    before = int((purse.get_attribute("aria-label") or "").split(": ")[1])
    page.keyboard.press("Enter")
    expect(purse).to_have_attribute("aria-label", f"doubloons: {before + 5}")
    expect(page.locator("[data-main]:enabled", has_text="End turn")).to_be_visible()
    page.keyboard.press("Enter")
    expect(spaces(page).first).to_be_visible()  # after Jordan's turn the next one


def test_letters_lead_to_the_sea_and_to_everybodys_boards(visit: Visit) -> None:
    page = visit()
    open_table(page, "maracaibo", plain=False)
    begin(page)
    page.keyboard.press("s")
    expect(page.locator('[data-spot^="space:"]:focus')).to_be_visible()
    page.keyboard.press("v")
    expect(page.locator('[data-spot="jordan"]')).to_be_visible()
    page.keyboard.press("y")
    expect(page.locator('[data-spot="slot:0/s01"]')).to_be_visible()


def test_who_listens_hears_every_effect_as_a_sentence(visit: Visit) -> None:
    page = visit()
    open_table(page, "maracaibo", "bot", plain=False)
    begin(page)
    told = "(things) => things.map((thing) => thing.getAttribute('aria-label'))"
    for kind in ("space:c", "slot:0/", "storage:0/gold/", "bury:0/gold/", "track:", "quest:", "figurehead:", "island:"):
        labels = page.locator(f'[data-spot^="{kind}"]').evaluate_all(told)
        assert labels
        for label in labels:
            assert re.search(r"[.:;] .*[A-Za-z]{2}", label), f"{kind}: {label}"
            assert not re.search(r"\b(q\d\d|s\d\d|bm\d|c\d+r\d+|\w+_\w+)\b", label), label
    sail = spaces(page).first.get_attribute("aria-label") or ""
    assert re.search(r"column \d, row \d", sail)
    assert re.search(r"\d steps?", sail)


@pytest.mark.parametrize("tab", ["Board", "Mine"])
def test_on_a_phone_the_sea_and_the_own_boards_have_a_tab_each(visit: Visit, tab: str) -> None:
    page = visit(**PHONE)
    open_table(page, "maracaibo", "bot", plain=False)
    tabs = page.get_by_role("navigation")
    # The question opens its own tab first.
    expect(tabs.get_by_role("button", name="Mine")).to_have_attribute("aria-current", "page")
    tabs.get_by_role("button", name=tab).click()
    expect(page.locator('[data-area="sea"]')).to_be_visible(visible=tab == "Board")
    expect(page.locator('[data-area="strip"]')).to_be_visible(visible=tab == "Mine")
    check_fits(page)
    check_accessible(page)


def test_on_a_phone_the_tab_of_the_question_opens_itself(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page, "maracaibo", plain=False)
    tabs = page.get_by_role("navigation")
    expect(tabs.get_by_role("button", name="Mine")).to_have_attribute("aria-current", "page")
    begin(page)
    expect(tabs.get_by_role("button", name="Board")).to_have_attribute("aria-current", "page")


def test_on_a_phone_the_small_map_moves_the_window_and_a_button_shows_the_whole_sea(visit: Visit) -> None:
    page = visit(**PHONE)
    open_table(page, "maracaibo", plain=False)
    begin(page)
    window = page.get_by_role("region", name="The Caribbean and the mainland")
    assert window.evaluate("(box) => box.scrollWidth > 2 * box.clientWidth")
    small = page.locator(".phone > svg")
    box = small.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.9, box["y"] + box["height"] / 2)
    page.wait_for_function("() => document.querySelector('.window').scrollLeft > 200", polling=100)
    page.get_by_role("button", name="The whole sea").click()
    assert window.evaluate("(box) => box.scrollWidth <= box.clientWidth + 1")
