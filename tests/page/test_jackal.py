"""The island of Jackal, played by pointing at it: with a mouse, with a finger, with keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible, check_accessible_by_day_and_by_night, check_fits
from tests.page.playing import LONGEST_GAME, PACED, open_table, question

# What can be chosen on the island, and what is chosen.
OPEN = ".jackal [data-spot][role=button][aria-pressed=false]"
NUMBERS_OVER_BUOYS = """() => {
  const numbers = [...document.querySelectorAll(".numbers :is(svg, b, i)")].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll('.island [data-spot^="tile:"][role="button"]')].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y, r] = [left + width / 2, top + height / 2, Math.min(width, height) / 4];
    const meets = (box) => box.left < x + r && box.right > x - r && box.top < y + r && box.bottom > y - r;
    return numbers.some((box) => box.width && meets(box));
  }).map((one) => one.dataset.spot);
}"""
HELD = ".jackal [data-spot][aria-pressed=true]"

# Points at something that can be chosen whenever there is anything, targets first; says yes, or presses the main button
# where nothing on the island is asked for.
AUTOPLAY = f"""() => {{
  let turn = 0;
  const click = (found) => found?.dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
  const press = () => {{
    const say = "[data-confirm]:enabled, .capsule [data-move]:enabled, .sayings:not(.quiet) button:enabled";
    const said = document.querySelector(say);
    if (said) return said.click();
    const open = [...document.querySelectorAll("{OPEN}")];
    const goals = open.filter((spot) => /^(tile|boat):/.test(spot.dataset.spot));
    const choice = document.querySelector("{HELD}") && goals.length ? goals : open;
    turn += 7;
    if (choice.length) click(choice[turn % choice.length]);
    else document.querySelector("[data-main]:enabled")?.click();
  }};
  ({PACED})(press);
}}"""


def spots(page: Page, kind: str = "") -> Locator:
    """What can be chosen now, all of it or of one kind."""
    return page.locator(f'{OPEN}[data-spot^="{kind}"]' if kind else OPEN)


def click_at(target: Locator) -> None:
    """With the mouse: a boat at its hull, a tile at its upper left, where nothing stands on it."""
    box = target.bounding_box()
    assert box
    boat = (target.get_attribute("data-spot") or "").startswith("boat:")
    across, down = (0.5, 0.8) if boat else (0.16, 0.2)
    target.page.mouse.click(box["x"] + box["width"] * across, box["y"] + box["height"] * down)


def answered(page: Page, before: str | None) -> None:
    """The move was played, after a yes where it cannot be taken back."""
    played = page.locator(f'[data-version]:not([data-version="{before}"]), #verdict')
    sure = page.locator("[data-confirm]:enabled")
    expect(played.or_(sure).first).to_be_attached()
    if sure.count():
        sure.click()
    expect(played.first).to_be_attached()


def version(page: Page) -> str | None:
    return page.locator("[data-version]").get_attribute("data-version")


def land(page: Page) -> None:
    """The boat at the first buoy."""
    expect(spots(page, "tile:").first).to_be_visible()
    before = version(page)
    click_at(spots(page, "tile:").first)
    answered(page, before)
    expect(spots(page, "boat:").first).to_be_visible()


def play_on(page: Page) -> None:
    page.evaluate(AUTOPLAY)
    expect(page.locator("#verdict")).to_be_visible(timeout=LONGEST_GAME * 1000)


def test_four_crews_by_pointing_at_the_island_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, "jackal", "bot", "bot", "bot", options={"max_rounds": "9"}, plain=False)
    land(page)
    check_accessible_by_day_and_by_night(page)
    # A turn takes two clicks: who, and where to. Choosing a piece plays nothing.
    before = version(page)
    click_at(spots(page, "boat:").first)
    expect(page.locator(HELD)).to_have_attribute("data-spot", "boat:white")
    assert version(page) == before
    expect(page.locator(".buoy.open text").first).to_have_text("1")
    click_at(spots(page, "tile:").first)
    answered(page, before)
    expect(spots(page, "pirate:").first).to_be_visible()
    spots(page, "pirate:").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".frame.open").first).to_be_visible()
    spots(page, "tile:").first.hover()
    expect(page.locator("main .ways .tip")).to_be_visible()  # the tile from near may show it once more
    check_accessible(page)
    play_on(page)
    expect(page.get_by_role("rowheader", name="Treasure Island")).to_be_visible()
    widths = page.locator(".bars i").evaluate_all("(bars) => bars.map((bar) => parseFloat(bar.style.width))")
    assert len(widths) == 4
    assert max(widths) <= 100, "bars are as long as purses are full"
    check_accessible(page)
    check_fits(page)


def test_escape_and_a_second_click_let_go(visit: Visit) -> None:
    page = visit()
    open_table(page, "jackal", "bot", plain=False)
    land(page)
    boat = page.locator('[data-spot="boat:white"]')
    click_at(boat)
    expect(page.locator(HELD)).to_have_count(1)
    click_at(boat)
    expect(page.locator(HELD)).to_have_count(0)
    click_at(boat)
    page.keyboard.press("Escape")
    expect(page.locator(HELD)).to_have_count(0)


def test_a_turn_with_keys_alone(visit: Visit) -> None:
    page = visit()
    open_table(page, "jackal", "bot", options={"landing": "recommended"}, plain=False)
    expect(spots(page, "pirate:").first).to_be_visible()
    focused = page.locator(":focus")
    for _ in range(40):
        page.keyboard.press("Tab")
        if (focused.get_attribute("data-spot") or "").startswith("pirate:"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(HELD)).to_have_count(1)
    for key, spot in (("b", "boat:white"), ("2", "pirate:white-2")):
        page.keyboard.press(key)
        expect(page.locator(HELD)).to_have_attribute("data-spot", spot)
        expect(focused).to_have_attribute("data-spot", spot)
    before = version(page)
    for key in ("ArrowDown", "ArrowDown", "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
        if (focused.get_attribute("data-spot") or "").startswith("tile:"):
            break
    assert (focused.get_attribute("data-spot") or "").startswith("tile:")
    page.keyboard.press("Enter")
    answered(page, before)
    expect(question(page)).to_be_visible()


@pytest.mark.parametrize(
    ("others", "options"),
    [
        (3, {"teams": "two_on_two", "island": "crescent_bay", "landing": "recommended", "max_rounds": "6"}),
        (1, {"teams": "two_crews_each", "island": "long_reef", "landing": "recommended", "max_rounds": "6"}),
        (3, {"island": "skerry", "campaign": "long_reef", "landing": "recommended", "max_rounds": "5"}),
    ],
)
def test_every_island_alone_or_with_allies(visit: Visit, others: int, options: dict[str, str]) -> None:
    page = visit()
    open_table(page, "jackal", *["bot"] * others, options=options, plain=False)
    expect(spots(page).first).to_be_visible()
    expect(page.locator('.jackal [data-spot^="boat:"]')).to_have_count(4)
    play_on(page)


@pytest.mark.parametrize("height", [PHONE["height"], 664])
def test_a_phone_shows_the_whole_island(visit: Visit, height: int) -> None:
    page = visit(width=PHONE["width"], height=height, has_touch=True)
    open_table(page, "jackal", "bot", "bot", "bot", options={"landing": "recommended"}, plain=False)
    expect(spots(page, "pirate:").first).to_be_visible()
    check_fits(page)
    check_accessible(page)
    # A finger has large buttons, or a lens that can be unfolded over a corner of the island.
    spots(page, "pirate:").first.dispatch_event("click")
    if height < PHONE["height"]:
        expect(page.locator(".jackal .lens")).to_have_count(0)
        page.get_by_role("button", name="Lens").tap()
    expect(page.locator(".jackal .lens")).to_be_visible()
    island = page.locator(".jackal .island").bounding_box()
    bar = page.locator("[data-version]").bounding_box()
    assert island
    assert bar
    assert island["x"] >= 0
    assert island["x"] + island["width"] <= PHONE["width"]
    assert island["y"] + island["height"] <= bar["y"] + 1


@pytest.mark.parametrize(("width", "height"), [(390, 664), (360, 640), (844, 390), (1280, 800)])
def test_no_number_lies_on_a_place_to_land(visit: Visit, width: int, height: int) -> None:
    page = visit(width=width, height=height, locale="fr-FR")
    open_table(page, "jackal", "bot", plain=False)
    expect(spots(page, "tile:").first).to_be_visible()
    assert spots(page, "tile:").count() > 10
    assert page.evaluate(NUMBERS_OVER_BUOYS) == []
