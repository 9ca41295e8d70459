"""The sea of Loot Island, played by pointing at it: with a mouse, with a finger, with keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible, check_accessible_by_day_and_by_night, check_fits
from tests.page.playing import LONGEST_GAME, PACED, open_table, question

# What can be chosen on the board, and what is chosen.
OPEN = ".loot-island [data-spot][role=button][aria-pressed=false]"
HELD = ".loot-island [data-spot][aria-pressed=true]"

# Points at something that can be chosen whenever there is anything, or goes there with keys alone, places before cards;
# says yes, or gives one of the answers where nothing is to be pointed at.
AUTOPLAY = f"""(keys) => {{
  let turn = 0;
  const seen = (found) => [...document.querySelectorAll(found)].filter((each) => each.getClientRects().length);
  const enter = (found) => {{
    found.focus();
    if (document.activeElement !== found) throw new Error(`no key reaches ${{found.dataset.spot}}`);
    found.dispatchEvent(new KeyboardEvent("keydown", {{ key: "Enter", bubbles: true }}));
  }};
  // The main button has Enter, wherever the focus is.
  const yes = (found) =>
    keys ? document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: "Enter", bubbles: true }})) : found.click();
  const click = (found) => (keys ? enter(found) : found.dispatchEvent(new MouseEvent("click", {{ bubbles: true }})));
  const press = () => {{
    turn += 1;
    const sure = document.querySelector("[data-confirm]:enabled");
    if (sure) return yes(sure);
    const answers = seen(".answers [data-move]:enabled");
    if (answers.length) return answers[turn % answers.length].click();
    const main = document.querySelector("[data-main]:enabled");
    if (main && seen("{HELD}").length) return yes(main);
    const near = seen("{OPEN}").filter((spot) => !spot.closest(".another"));
    const open = near.filter((spot) => spot.dataset.spot !== "pass" || turn % 5 === 0);
    const goals = open.filter((spot) => !spot.dataset.spot.startsWith("map:"));
    const choice = seen("{HELD}").length && goals.length ? goals : open;
    if (choice.length && turn % 6) click(choice[(turn * 7) % choice.length]);
    else if (main) yes(main);
  }};
  ({PACED})(press);
}}"""


# Of everybody who is still in: the gold of all groups together, and the loot value.
COUNTED = """() => [...document.querySelectorAll("[data-testid=count] article:not(.out)")].map((each) => {
  const number = (one) => Number(one.textContent.replace("−", "-").replace("+", ""));
  const gold = [...each.querySelectorAll(".gold")].map(number);
  return [gold.reduce((sum, one) => sum + one, 0), number(each.querySelector(".total"))];
})"""


def spots(page: Page, kind: str = "") -> Locator:
    """What can be chosen now, all of it or of one kind."""
    return page.locator(f'{OPEN}[data-spot^="{kind}"]' if kind else OPEN)


def spot(page: Page, id: str) -> Locator:
    return page.locator(f'.loot-island [data-spot="{id}"]')


def click_at(target: Locator) -> None:
    """At the left edge, which stays in sight of a card under the next one."""
    box = target.locator(".frame").last.bounding_box()
    assert box
    target.page.mouse.click(box["x"] + box["width"] * 0.12, box["y"] + box["height"] * 0.4)


def version(page: Page) -> str | None:
    return page.locator("[data-version]").get_attribute("data-version")


def play_on(page: Page, keys: bool = False) -> None:
    page.evaluate(AUTOPLAY, keys)
    expect(page.locator("#verdict")).to_be_visible(timeout=LONGEST_GAME * 1000)


def until_my_turn(page: Page) -> None:
    expect(question(page)).to_contain_text("Play maps to a landing")


def test_a_turn_is_a_card_and_a_landing_and_its_yield_shows_before(visit: Visit) -> None:
    page = visit()
    open_table(page, "loot_island", "bot", "bot", plain=False)
    until_my_turn(page)
    expect(page.locator("[data-move]")).to_have_count(0)
    check_fits(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all of it is on one screen"
    check_accessible_by_day_and_by_night(page)
    # Who passes first has the First Player tile.
    expect(spot(page, "pass").locator(".tile")).to_be_visible()
    before = version(page)
    click_at(spots(page, "map:").first)
    card = page.locator(HELD).get_attribute("data-spot")
    assert card
    assert version(page) == before, "choosing a card plays nothing"
    landing = spot(page, spots(page, "landing:").last.get_attribute("data-spot") or "")
    # Every landing that takes it says what it would come to; the one pointed at shows all of it.
    expect(page.locator(".offer .sum").first).to_contain_text("0→1")
    landing.hover()
    expect(landing.locator(".ghost")).to_have_count(1)
    expect(page.locator("div.plaque", has_text="→")).to_have_count(1)
    # Laid down, it can still be lifted; pressed once more, it is played, and the turn is over.
    click_at(landing)
    expect(page.locator("[data-main]")).to_have_text("Lay 1 card")
    assert version(page) == before
    click_at(landing)
    expect(page.locator(f'[data-version]:not([data-version="{before}"])')).to_be_attached()
    expect(page.locator(f'.hand [data-spot="{card}"]')).to_have_count(0)
    expect(question(page)).not_to_contain_text("lay one more card")


def test_a_landing_may_be_chosen_before_its_cards(visit: Visit) -> None:
    page = visit()
    open_table(page, "loot_island", "bot", "bot", plain=False)
    until_my_turn(page)
    before = version(page)
    landing = spots(page, "landing:").first.get_attribute("data-spot") or ""
    click_at(spot(page, landing))
    expect(page.locator(HELD)).to_have_count(1)
    # A whole colour goes there by one click; one of its cards is taken back by another.
    page.get_by_role("button", name="all 2").first.click()
    expect(page.locator("[data-main]")).to_have_text("Lay 2 cards")
    click_at(page.locator(".hand [aria-pressed=true]").first)
    expect(page.locator("[data-main]")).to_have_text("Lay 1 card")
    # All of it moves to another landing that is pressed, and is played there.
    other = page.locator(".loot-island .another[data-spot^='landing:']").last.get_attribute("data-spot") or ""
    click_at(spot(page, other))
    expect(spot(page, other).locator(".ghost")).to_have_count(1)
    expect(spot(page, landing)).to_have_attribute("aria-pressed", "false")
    assert version(page) == before
    page.locator("[data-main]").click()
    expect(page.locator(f'[data-version]:not([data-version="{before}"])')).to_be_attached()
    # What lies there now can be looked at card by card.
    spot(page, other).locator('[data-spot^="map:"]').first.hover()
    expect(page.get_by_test_id("lookup").get_by_role("heading", include_hidden=True)).not_to_contain_text("landing")


def test_several_cards_are_laid_in_one_go_and_dragged(visit: Visit) -> None:
    page = visit()
    open_table(page, "loot_island", "bot", "bot", plain=False)
    until_my_turn(page)
    before, many = version(page), page.locator('.hand [data-spot^="map:"]').count()
    page.get_by_role("button", name="all 2").first.click()
    expect(page.locator(HELD)).to_have_count(2)
    spots(page, "landing:").first.hover()
    expect(page.locator(".ghost")).to_have_count(2)
    page.keyboard.press("Escape")
    # Dragged: the whole of what is held goes along.
    page.get_by_role("button", name="all 2").first.click()
    card, landing = page.locator(f"{HELD} .frame").first.bounding_box(), spots(page, "landing:").last
    box = landing.locator(".frame").last.bounding_box()
    assert card
    assert box
    page.mouse.move(card["x"] + 12, card["y"] + 50)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] - 20, steps=3)
    expect(page.locator(".carried svg.sign")).not_to_have_count(0)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    # While they are held over it, the landing shows what it would be.
    expect(landing.locator(".ghost")).to_have_count(2)
    expect(page.locator("div.plaque", has_text="→")).to_have_count(1)
    page.mouse.up()
    expect(page.locator("[data-main]")).to_have_text("Lay 2 cards")
    page.locator("[data-main]").click()
    expect(page.locator(f'[data-version]:not([data-version="{before}"])')).to_be_attached()
    expect(page.locator(f".hand [data-piece]:nth-of-type({many - 1})")).to_have_count(0)


def test_the_price_is_laid_on_the_small_island_it_is_for(visit: Visit) -> None:
    page = visit()
    open_table(page, "loot_island", "bot", "bot", plain=False)
    until_my_turn(page)
    click_at(spots(page, "map:").last)
    first = page.locator(HELD).get_attribute("data-spot")
    second = page.locator(f'.hand .open[data-spot]:not([data-spot="{first}"])').first
    click_at(second)
    expect(page.locator(HELD)).to_have_count(2)
    click_at(spot(page, "island:charts"))
    expect(question(page)).to_contain_text("Charts: do you perform the action?")
    # The main button does what the island is for; who wants only to close it finds that beside.
    expect(page.locator("[data-main]")).to_have_text("Perform it")
    expect(page.get_by_role("button", name="Decline")).to_be_visible()


def test_keys_alone_play_a_turn_and_escape_lets_go(visit: Visit) -> None:
    page = visit()
    open_table(page, "loot_island", "bot", "bot", plain=False)
    until_my_turn(page)
    spots(page, "map:").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(HELD)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(HELD)).to_have_count(0)
    page.keyboard.press("Space")
    before = version(page)
    spots(page, "landing:").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-main]")).to_have_text("Lay 1 card")
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-version]:not([data-version="{before}"])')).to_be_attached()


@pytest.mark.parametrize(
    ("others", "options", "how"),
    [
        (1, {}, ""),
        (2, {"healers": "open", "events_shown": "yes"}, ""),
        (4, {"healers": "dealt", "initial_hand": "yes"}, "phone"),
        (2, {"healers": "dealt"}, "keys"),
    ],
    ids=["two and Aaron", "three", "five on a phone", "keys alone"],
)
def test_a_whole_game_on_the_board_alone(visit: Visit, others: int, options: dict[str, str], how: str) -> None:
    page = visit(**PHONE, has_touch=True) if how == "phone" else visit()
    open_table(page, "loot_island", *["bot"] * others, options=options, plain=False)
    expect(spots(page).first).to_be_visible()
    check_accessible(page)
    play_on(page, how == "keys")
    # Cubes and healers come before the count.
    expect(page.get_by_test_id("settling").get_by_role("listitem")).to_have_count(others + 1)
    expect(page.get_by_test_id("settling")).to_have_attribute("data-step", "2")
    expect(page.get_by_role("rowheader", name="loot value")).to_be_visible()
    # Piece by piece the treasures come to what was counted.
    page.keyboard.press("Shift")
    expect(page.get_by_test_id("count")).to_be_visible()
    for shown, total in page.evaluate(COUNTED):
        assert shown == total
    check_accessible(page)
    check_fits(page)


def test_a_phone_has_island_small_islands_and_hand_on_one_screen(visit: Visit) -> None:
    page = visit(**PHONE, has_touch=True)
    open_table(page, "loot_island", "bot", plain=False)
    until_my_turn(page)
    check_fits(page)
    check_accessible_by_day_and_by_night(page)
    for id in ("landing:0", "landing:4", "island:sail", "pass", "aaron"):
        expect(spot(page, id).first).to_be_in_viewport()
    before = version(page)
    spots(page, "map:").first.tap()
    spots(page, "landing:").first.tap()
    page.locator("[data-main]").tap()
    expect(page.locator(f'[data-version]:not([data-version="{before}"])')).to_be_attached()
    page.get_by_role("button", name="Mine").click()
    expect(spot(page, "compass:0")).to_be_visible()
    check_fits(page)
    check_accessible(page)
