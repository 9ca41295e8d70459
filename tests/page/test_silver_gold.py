"""The table of Silver & Gold, played as people play it: with a mouse, with a finger, with keys alone."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible, check_accessible_by_day_and_by_night, check_fits
from tests.page.silver_gold_table import (
    ASKED,
    BOT,
    OPEN,
    answer,
    begin,
    boxes,
    check_whole,
    confirm,
    count_clicks,
    join,
    keep_two,
    laid,
    sit_down,
)
from tests.page.test_pace import WATCH, moved

SOON = 2_000  # milliseconds


def test_an_ordinary_turn_takes_two_clicks(visit: Visit) -> None:
    page = visit()
    sit_down(page, BOT, BOT)
    begin(page)
    clicks = count_clicks(page)
    expect(page.locator("main section.round")).to_contain_text("1/7")
    boxes(page, "plain").first.click()
    confirm(page)
    expect(page.locator("main section.round")).to_contain_text("2/7")
    assert clicks() == 2
    # Beside the pattern that was laid down stands the same button, for a hand on the mouse.
    crossed = page.locator(".islands .ink").count()
    boxes(page, "plain").first.click()
    page.locator(".capsule .yes").click()
    expect(page.locator(".islands .ink")).not_to_have_count(crossed)
    assert clicks() == 4


@pytest.mark.parametrize("others", [0, 1, 2, 3])
def test_the_whole_board_is_seen_without_scrolling(visit: Visit, others: int) -> None:
    page = visit()
    sit_down(page, *[BOT] * others)
    expect(page.locator(".hand button.pick").first).to_be_visible()
    check_whole(page, ".hand")
    begin(page)
    seen = [".round", ".display", ".expedition", ".islands", *[".rivals"] * (others > 0)]
    large = 0.0
    for width, height in ((1100, 700), (1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        check_whole(page, *seen, ".tools")
        assert _size(page.locator("[data-place='0']"))["width"] > large, "more room, larger islands"
        large = _size(page.locator("[data-place='0']"))["width"]
    page.set_viewport_size({"width": 390, "height": 844})
    check_whole(page, *seen, ".score")
    expect(page.locator(".folded")).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 664})
    check_whole(page, *seen[:4], ".folded")


def test_the_pattern_follows_the_pointer_turns_and_snaps(visit: Visit) -> None:
    page = visit()
    sit_down(page)
    begin(page)
    pattern = page.locator(".expedition .drawn rect").count()
    sketched = page.locator(".islands .pencil")
    box = next(one for one in page.locator("[data-place='0'] button.box").all() if _sketches(one, sketched, pattern))
    name = box.get_attribute("data-box")
    seen = {_sketch(page)}
    for key in ("r", "r", "f", "r"):
        page.keyboard.press(key)
        expect(sketched).to_have_count(pattern)
        seen.add(_sketch(page))
    page.mouse.wheel(0, 100)
    expect(sketched).to_have_count(pattern)
    assert len(seen) > 1, "turning changes where it lies"
    page.mouse.down()
    page.mouse.up()
    lying = laid(page)
    assert len(lying) == pattern
    assert name in lying
    page.keyboard.press("Escape")
    expect(page.locator(".islands .pencil.laid")).to_have_count(0)
    page.mouse.down()
    page.mouse.up()
    lying = laid(page)
    confirm(page)
    for crossed in lying:
        expect(page.locator(f"[data-place='0'] [data-box='{crossed}']")).to_have_count(0)
    expect(page.locator("[data-place='0'] .ink")).to_have_count(pattern)


def _sketch(page: Page) -> str:
    """The boxes under the pattern that follows the pointer."""
    drawn: list[str] = page.locator(".islands [data-spot]:has(> .pencil)").evaluate_all(
        "(boxes) => boxes.map((box) => box.dataset.spot)"
    )
    return " ".join(drawn)


def _sketches(box: Locator, sketched: Locator, count: int) -> bool:
    """Does the pattern lie over a box when the mouse is there?"""
    box.hover()
    with suppress(AssertionError):
        expect(sketched).to_have_count(count, timeout=SOON)
        return True
    return False


def test_one_box_instead_and_a_chain_that_outlives_a_reload(visit: Visit) -> None:
    page = visit()
    sit_down(page, BOT)
    begin(page)
    page.get_by_role("button", name="One box").click()
    cross = boxes(page, "cross").first
    name = cross.get_attribute("data-box")
    place = cross.locator("xpath=..").get_attribute("data-place")
    cross.click()
    assert laid(page) == [name]
    expect(page.locator(".sure")).to_contain_text("1 extra box")
    confirm(page)
    expect(page.locator(".expedition")).to_contain_text("1 extra box due")
    inked = page.locator(f"[data-place='{place}'] .ink.now")
    expect(inked).to_have_count(1)

    page.reload()
    expect(page.locator(".expedition")).to_contain_text("1 extra box due")
    expect(inked).to_have_count(1)
    expect(page.locator(f"[data-place='{place}'] [data-box='{name}']")).to_have_count(0)
    expect(page.get_by_role("button", name="Turn", exact=True)).to_have_count(0)
    plain = boxes(page, "plain").first
    plain.click()
    plain.click()
    expect(page.locator("main section.round")).to_contain_text("2/7")


def test_others_and_spectators_see_who_is_ready_and_no_sealed_plan(visit: Visit) -> None:
    anna = visit()
    path = sit_down(anna, OPEN)
    bram = visit()
    join(bram, path, "Bram")
    keep_two(anna)
    keep_two(bram)
    watcher = visit(path)
    boxes(anna, "plain").first.click()
    confirm(anna)
    expect(anna.get_by_role("article").first.locator(".state")).to_contain_text("ready")
    for page in (bram, watcher):
        panel = page.locator(".rival[data-seat='0']")
        expect(panel.locator(".status")).to_have_text("done")
        expect(panel.locator(".mini")).to_have_count(2)
        expect(panel.locator(".ink")).to_have_count(0)
    box = boxes(bram, "plain").first
    box.click()
    box.click()
    for page in (bram, watcher):
        expect(page.locator(".rival[data-seat='0'] .ink.last").first).to_be_attached()


def test_an_island_of_another_player_is_enlarged_and_the_focus_comes_back(visit: Visit) -> None:
    page = visit()
    sit_down(page, BOT)
    begin(page)
    mini = page.get_by_role("button", name=re.compile("^Enlarge")).first
    mini.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    check_accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(mini).to_be_focused()


def test_on_a_phone_a_finger_lays_the_pattern_down_and_confirms(visit: Visit) -> None:
    page = visit(**PHONE, has_touch=True, is_mobile=True)
    sit_down(page, BOT, BOT)
    expect(page.locator(".hand button.pick").first).to_be_visible()
    check_fits(page)
    check_accessible(page)
    begin(page)
    check_whole(page)
    smallest = min(box["width"] for box in map(_size, boxes(page).all()))
    assert smallest >= 24, "a finger needs room"
    box = boxes(page).nth(3)
    box.tap()
    before = laid(page)
    assert before
    page.get_by_role("button", name="Turn", exact=True).tap()
    assert len(laid(page)) == len(before)
    page.get_by_role("button", name="Cross off").tap()
    expect(page.locator(".islands .ink").first).to_be_attached()
    check_whole(page)
    check_accessible(page)
    page.get_by_role("button", name="Mine").tap()
    own = page.get_by_role("article")
    expect(own).to_have_count(1)
    expect(own.locator(".score-card")).to_be_visible()
    expect(own.locator(".chart")).to_have_count(2)
    page.get_by_role("button", name="Others").tap()
    expect(page.get_by_role("article").locator(".chart")).to_have_count(6)


def _size(locator: Locator) -> dict[str, Any]:
    found = locator.bounding_box()
    assert found is not None
    return dict(found)


def test_axe_finds_nothing_while_choosing_crossing_and_taking(visit: Visit) -> None:
    page = visit()
    sit_down(page, memory_aid="yes")
    expect(page.locator(".hand button.pick").first).to_be_visible()
    check_accessible_by_day_and_by_night(page)
    begin(page)
    boxes(page).first.click()
    check_accessible_by_day_and_by_night(page)
    page.get_by_role("button", name="Choose again").click()
    expect(page.locator(".islands .pencil.laid")).to_have_count(0)
    # The first card, box by box, until it is full and another one can be taken.
    for _ in range(60):
        expect(page.locator(ASKED).first).to_be_visible()
        if page.locator(".display button.pick").count():
            break
        answer(page, 0)
    page.locator(".display button.pick").first.click()
    expect(page.get_by_role("button", name=re.compile("^Take [A-Z]"))).to_be_enabled()
    check_accessible_by_day_and_by_night(page)


@pytest.mark.parametrize(
    ("locale", "cross_off", "turn"),
    [("nl-NL", "Aankruisen", "Draaien"), ("fr-FR", "Cocher", "Tourner")],
)
def test_the_table_speaks_its_readers_language(visit: Visit, locale: str, cross_off: str, turn: str) -> None:
    page = visit(locale=locale)
    sit_down(page, BOT)
    page.locator(".hand button.pick").nth(0).click()
    page.locator(".hand button.pick").nth(1).click()
    page.locator("[data-main]").click()
    boxes(page).first.click()
    expect(page.get_by_role("button", name=cross_off)).to_be_enabled()
    expect(page.get_by_role("button", name=turn, exact=True)).to_be_visible()


def test_a_line_of_the_log_shows_its_boxes_on_the_board(visit: Visit) -> None:
    page = visit()
    sit_down(page, BOT)
    begin(page)
    box = boxes(page, "plain").first
    box.click()
    box.click()
    line = page.get_by_role("button", name=re.compile("has crossed .* on")).first
    line.hover()
    expect(page.locator(".rival .square.lit").first).to_be_attached()


def test_cards_fly_from_the_display_and_the_stack_and_full_ones_to_their_owner(visit: Visit) -> None:
    page = visit(pace="calm", reduced_motion="no-preference")
    sit_down(page)
    begin(page)
    page.evaluate(WATCH)
    for number in range(60):
        expect(page.locator(ASKED).first).to_be_visible()
        if page.locator(".display button.pick").count():
            break
        answer(page, 0)
        assert number < 59, "no card is ever full"
    # A likeness of the full card, which has no name any more, flies to the panel of its owner.
    page.wait_for_function("() => window.moved.some((one) => !one.piece && one.frames === 2)", polling=100)
    taken = page.locator(".display button.pick [data-spot^='card:']").first.get_attribute("data-spot")
    page.locator(".display button.pick").first.click()
    page.locator("[data-main]:enabled").click()
    owned = page.locator(f".islands [data-piece='{taken}']")
    expect(owned).to_be_visible()
    expect(page.locator(f".display [data-piece='{taken}']")).to_have_count(0)
    page.wait_for_function("(taken) => window.moved.some(({ piece }) => piece === taken)", arg=taken, polling=100)
    flown = {one["piece"]: one for one in moved(page) if one["piece"]}
    assert 200 <= flown[taken or ""]["lasts"] <= 400
    assert len([piece for piece in flown if piece.startswith("card:")]) > 1, "another one comes from the stack"
    expect(page.locator("[data-gone]")).to_have_count(0)
