"""What stands beside a thing on the board: its words in large, and the question whether it is meant."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import ASKS_ALWAYS, Visit
from tests.page.looking import PHONE, check_accessible
from tests.page.playing import open_table, question

HOLD = 700  # milliseconds of a long press


def card(page: Page) -> Locator:
    return page.get_by_test_id("lookup")


def spot(page: Page, id: str) -> Locator:
    return page.locator(f"main [data-spot='{id}']").first


def picture_of(thing: Locator) -> Locator:
    """The whole picture in which something is drawn."""
    return thing.locator("xpath=ancestor::*[local-name()='svg'][last()]")


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    aside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return not aside and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


@pytest.mark.parametrize(
    ("game", "id"), [("jackal", "tile:g7"), ("loot_island", "landing:0"), ("maracaibo", "space:c3r1")]
)
def test_a_thing_that_the_pointer_rests_on_is_shown_in_large_beside_the_board(visit: Visit, game: str, id: str) -> None:
    anne = visit()
    open_table(anne, game, "bot", plain=False)
    thing = spot(anne, id)
    thing.hover()
    expect(card(anne)).to_be_visible()
    label = thing.get_attribute("aria-label")
    assert label is not None
    expect(card(anne).get_by_role("heading", include_hidden=True)).to_have_text(label.split(".")[0])
    drawn = card(anne).locator(".picture > div").bounding_box()
    assert drawn is not None
    assert drawn["width"] > 100
    assert not overlap(card(anne), picture_of(thing))
    assert card(anne).locator("[data-spot], [id]").count() == 0
    anne.keyboard.press("Escape")
    expect(card(anne)).to_have_count(0)
    anne.mouse.move(5, 5)
    thing.hover()
    expect(card(anne)).to_be_visible()
    anne.mouse.move(640, 40)
    expect(card(anne)).to_have_count(0)


def test_w_shows_what_has_the_focus(visit: Visit) -> None:
    anne = visit()
    open_table(anne, "jackal", "bot", plain=False)
    anne.locator("main [data-spot][tabindex='0']").first.focus()
    anne.keyboard.press("w")
    expect(card(anne)).to_be_visible()
    check_accessible(anne)
    anne.keyboard.press("w")
    expect(card(anne)).to_have_count(0)


def test_a_long_press_shows_the_thing_and_chooses_nothing(visit: Visit) -> None:
    anne = visit(**PHONE, has_touch=True)
    open_table(anne, "loot_island", "bot", plain=False)
    thing = spot(anne, "landing:0")
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = anne.context.new_cdp_session(anne)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    anne.wait_for_timeout(HOLD)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card(anne)).to_be_visible()
    assert not overlap(card(anne), picture_of(thing))
    anne.touchscreen.tap(200, 20)
    expect(card(anne)).to_have_count(0)


def pinch(page: Page, at: dict[str, float], begin: float, end: float) -> None:
    """Two fingers beside a point, which go from so far apart to so far apart."""
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": at["x"] + side * apart / 2, "y": at["y"], "id": nth} for nth, side in enumerate((-1, 1))]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if apart else []})

    touch("touchStart", begin)
    for step in range(1, 6):
        touch("touchMove", begin + (end - begin) * step / 5)
    touch("touchEnd", 0)


@pytest.mark.parametrize(("game", "id"), [("loot_island", "landing:0"), ("maracaibo", "space:c3r1")])
def test_two_fingers_make_the_board_larger_where_they_are_and_small_again(visit: Visit, game: str, id: str) -> None:
    anne = visit(**PHONE, has_touch=True)
    open_table(anne, game, "bot", plain=False)
    expect(anne.locator("main [data-spot]").first).to_be_attached()  # by then the question has opened its tab
    anne.get_by_role("navigation", name="What to see").get_by_role("button", name="Board").click()
    thing = spot(anne, id)
    expect(thing).to_be_visible()
    thing.evaluate("(thing) => thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })")
    picture = picture_of(thing)
    before, small = thing.bounding_box(), picture.bounding_box()
    assert before is not None
    assert small is not None
    middle = {"x": before["x"] + before["width"] / 2, "y": before["y"] + before["height"] / 2}
    held = anne.locator("main [aria-pressed='true']").count()
    pinch(anne, middle, 60, 96)
    large = picture.bounding_box()
    assert large is not None
    assert large["width"] / small["width"] == pytest.approx(1.6, abs=0.05)
    # The board itself grows, in its own room: not the page.
    assert anne.evaluate("visualViewport.scale") == 1
    after = thing.bounding_box()
    assert after is not None
    assert after["x"] <= middle["x"] <= after["x"] + after["width"]
    assert after["y"] <= middle["y"] <= after["y"] + after["height"]
    expect(anne.locator("main [aria-pressed='true']")).to_have_count(held)
    pinch(anne, middle, 96, 60)
    again = picture.bounding_box()
    assert again is not None
    assert again["width"] == pytest.approx(small["width"], abs=2)


def test_a_choice_is_confirmed_where_it_was_made(visit: Visit) -> None:
    anne = visit()
    anne.context.add_init_script(ASKS_ALWAYS)
    open_table(anne, "jackal", "bot", plain=False)
    landing = spot(anne, "tile:a5")
    capsule = anne.get_by_test_id("capsule")
    landing.click()
    expect(capsule).to_be_visible()
    box = capsule.bounding_box()
    assert box is not None
    assert (round(box["width"]), round(box["height"])) == (40, 84)
    for offered in anne.locator("main [data-spot][role=button]").all():
        assert not overlap(capsule, offered)
    check_accessible(anne)
    capsule.get_by_title("Choose again").click()
    expect(capsule).to_have_count(0)
    expect(question(anne)).to_contain_text("where does your boat land?")
    landing.click()
    expect(capsule).to_be_visible()
    landing.click()
    expect(question(anne)).to_contain_text("what do you do in this turn?")
    expect(capsule).to_have_count(0)


def test_a_phone_has_no_capsule(visit: Visit) -> None:
    anne = visit(**PHONE, has_touch=True)
    anne.context.add_init_script(ASKS_ALWAYS)
    open_table(anne, "jackal", "bot")
    spot(anne, "tile:d1").tap()
    expect(anne.locator("[data-confirm]")).to_be_visible()
    expect(anne.get_by_test_id("capsule")).to_have_count(0)
