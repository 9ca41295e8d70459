"""Guided first games in the browser: from the first bubble to the last, with a mouse, with keys, and astray."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from doubloon.core.move import Move
from doubloon.core.showing import showing_of
from doubloon.core.view import View, move_view
from doubloon.lessons import LEARNER, has_lesson, lesson_of
from doubloon.lessons.following import match_of, steps_of
from doubloon.lessons.guide import Place
from doubloon.registry import game_ids
from doubloon.words import Words
from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible, check_accessible_by_day_and_by_night, check_fits
from tests.page.playing import address, open_table

QUICK = "localStorage.doubloon = JSON.stringify({pace: 'once', asking: 'never'})"
TITLES = {
    "silver_gold": "Silver & Gold",
    "loot_island": "Loot Island",
    "jackal": "Jackal: Treasure Island",
    "maracaibo": "Pirates of Maracaibo",
}
TRIES = 3
ANSWERED, SOON = 500, 5_000  # milliseconds
MANNERS = "rrrfrrrf"  # every way to turn and flip a pattern

# Does the bubble lie on nothing that the expected move is done with, nor on the main button?
COVERED = """(spots) => {
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  const shown = spots.map((spot) => document.querySelector(`main [data-spot="${CSS.escape(spot)}"]`)).filter(Boolean);
  const boxes = [...shown, document.querySelector("[data-main]")].map((one) => one.getBoundingClientRect());
  const meets = ({ left, top, right, bottom }) =>
    left < right && left < bubble.right && bubble.left < right && top < bubble.bottom && bubble.top < bottom;
  return !boxes.some(meets);
}"""
# The bubble of this place of the lesson, and whether the page has come so far.
PLACE = '.bubble[data-place="%d.%d"]'
REACHED = """([step, made]) => {
  const [at, done] = (document.querySelector(".bubble")?.dataset.place ?? "-1.0").split(".").map(Number);
  return at > step || (at === step && done >= made);
}"""
# What the board plays in one go: cards together, then their landing; cards together, then the island that they pay for.
AT_ONCE = {
    ("loot_island", "play 7 g03a"): (["map:G03a", "map:G05a"], ["landing:7"]),
    ("loot_island", "pay r06a r09a"): (["map:R06a", "map:R09a"], ["island:charts"]),
}


def begin(page: Page, game: str) -> None:
    """From the front page, as somebody who has never been here."""
    page.add_init_script(QUICK)
    page.goto("/")
    learn(page, game).click()
    expect(bubble(page)).to_be_visible()


def learn(page: Page, game: str) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^Learn.*{TITLES[game]}"))


def bubble(page: Page) -> Locator:
    return page.locator(".bubble")


def spots_of(game: str, move: Move, view: View) -> tuple[list[str], list[str]]:
    choice = showing_of(game).choice(view, move_view(move))
    return choice.start, choice.goal


def press(page: Page, spot: str) -> None:
    """A click in the middle of a thing, whatever lies on it; on the hull of a boat, as people sit in the middle."""
    box = page.locator(f'main [data-spot="{spot}"]').first.bounding_box()
    assert box is not None, spot
    down = 0.85 if spot.startswith("boat:") else 0.5
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * down)


def point(page: Page, place: Place, start: list[str], goal: list[str]) -> None:
    """Point at a move; once more where the first try came too early, while the last move was still on its way."""
    played = page.locator(f".bubble:not({PLACE % place})")
    for _ in range(TRIES):
        point_once(page, start, goal, played)
        with suppress(TimeoutError):
            played.wait_for(state="attached", timeout=SOON)
            return
        page.keyboard.press("Escape")
    raise AssertionError(f"nothing was played by pointing at {start} and {goal}")


def point_once(page: Page, start: list[str], goal: list[str], played: Locator) -> None:
    """Click on what a move is made with, then on where it ends; then the main button, where that is still needed."""
    for spot in [*start, *goal]:
        taken_up = page.locator(f'main [data-spot="{spot}"][aria-pressed="true"]')
        if spot in start and taken_up.count():  # who acted last is chosen already
            continue
        press(page, spot)
        # A press too early would answer the next question; what is only taken up plays nothing before its goal is.
        answered = taken_up.or_(played) if goal and spot in start else played
        with suppress(TimeoutError):
            answered.first.wait_for(state="attached", timeout=ANSWERED)
        if played.count():
            return
    if page.locator("[data-main]").is_enabled():
        page.locator("[data-main]").click()


def lay(page: Page, boxes: list[str]) -> None:
    """Lay the pattern of the expedition on these boxes and cross it off."""
    wanted = {spot.partition("/")[2] for spot in boxes}
    for spot in boxes:
        for key in MANNERS:
            press(page, spot)
            laid = page.locator('.islands button.box[aria-pressed="true"]').evaluate_all(
                "(all) => all.map((one) => one.dataset.box)"
            )
            if {one.rpartition("/")[2] for one in laid} == wanted:
                page.get_by_role("button", name="Cross off").click()
                return
            page.keyboard.press("Escape")
            page.keyboard.press(key)
    raise AssertionError(f"the pattern cannot be laid on {boxes}")


def follow(page: Page, game: str) -> None:
    """Through all bubbles with the mouse; a board may play several moves of a step at once."""
    match, words = match_of(game), Words("en", game)
    count = len(lesson_of(game).steps)
    for guide, step in steps_of(match):
        page.wait_for_function(REACHED, arg=list(guide.place))
        if guide.place.made and not page.locator(PLACE % guide.place).count():
            continue
        expect(page.locator("#lesson-title")).to_have_text(words(f"lesson-{step.key}-title"))
        expect(bubble(page)).to_contain_text(f"{guide.place.step + 1} of {count}")
        if step.spots or step.expects:
            expect(page.get_by_test_id("spotlight").first).to_be_visible()
        if not step.expects:
            if guide.place.step + 1 < count:
                bubble(page).get_by_role("button", name="Next").click()
            continue
        move = guide.expected()[0]
        start, goal = spots_of(game, move, match.state.view(LEARNER))
        expect(bubble(page).get_by_role("button", name="Show me")).to_be_enabled()
        page.wait_for_function(COVERED, arg=[*start, *goal])
        if move.kind == "cross":
            lay(page, goal)
        else:
            point(page, guide.place, *AT_ONCE.get((game, move.text), (start, goal)))


@pytest.mark.parametrize("game", [game for game in game_ids() if has_lesson(game)])
def test_a_guided_game_is_followed_by_pointing_and_played_on(visit: Visit, game: str) -> None:
    page = visit()
    begin(page, game)
    check_accessible_by_day_and_by_night(page)
    follow(page, game)
    bubble(page).get_by_role("button", name="Play on").click()
    expect(bubble(page)).to_have_count(0)
    expect(page.locator("#question")).to_be_focused()
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()


def test_who_plays_alone_for_the_first_time_is_told_what_is_different(visit: Visit) -> None:
    page = visit(**PHONE)
    page.add_init_script("sessionStorage.told ??= localStorage.removeItem('doubloon-alone') ?? 'no'")
    table = open_table(page, "maracaibo", plain=False)
    for title, name in (("Jordan", "Next"), ("Jordan’s card", "Next"), ("Who wins", "Play on")):
        expect(page.locator("#lesson-title")).to_have_text(title)
        expect(page.locator("[data-main]")).to_be_visible()
        bubble(page).get_by_role("button", name=name).click()
    expect(bubble(page)).to_have_count(0)
    page.goto(address(table, plain=False))
    expect(page.locator("#question")).to_be_visible()
    expect(bubble(page)).to_have_count(0)


def test_on_a_phone_a_bubble_shows_what_it_tells_of_wherever_the_question_is_answered(visit: Visit) -> None:
    page = visit(**PHONE)
    begin(page, "maracaibo")
    expect(page.get_by_test_id("spotlight")).to_have_count(len(lesson_of("maracaibo").steps[0].spots))
    bubble(page).get_by_role("button", name="Next").click()
    expect(page.get_by_test_id("spotlight")).to_have_count(2)


def test_a_wrong_turn_is_answered_kindly_and_taken_back(visit: Visit) -> None:
    page = visit()
    begin(page, "silver_gold")
    for name in ("Next", "Show me", "Next"):
        bubble(page).get_by_role("button", name=name).click()
    expect(page.locator("#lesson-title")).to_have_text("Lay the pattern")
    page.keyboard.press("b")  # one box instead of the pattern
    press(page, "box:GN04/d1")
    if page.get_by_role("button", name="Cross off").is_enabled():
        page.get_by_role("button", name="Cross off").click()
    expect(bubble(page)).to_contain_text(re.compile("allowed, too|course of your own"))
    bubble(page).get_by_role("button", name="Take back").click()
    expect(page.locator("#lesson-title")).to_have_text("Lay the pattern")
    expect(bubble(page)).not_to_contain_text("allowed, too")
    bubble(page).get_by_role("button", name="Back").click()
    expect(page.locator("#lesson-title")).to_have_text("What everybody draws")
    bubble(page).get_by_role("button", name="Next").click()
    expect(page.locator("#lesson-title")).to_have_text("Lay the pattern")


def test_by_keys_alone_and_going_on_later_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    begin(page, "silver_gold")
    expect(bubble(page)).to_be_focused()
    check_fits(page)
    check_accessible(page)
    for title in ("Keep two", "What everybody draws", "Lay the pattern", "Coins and cups"):
        bubble(page).locator("[data-guide]").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#lesson-title")).to_have_text(title)
        expect(bubble(page)).to_be_focused()
    page.goto("/")  # later
    learn(page, "silver_gold").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#lesson-title")).to_have_text("Coins and cups")
    page.get_by_role("button", name="Leave the lesson").focus()
    page.keyboard.press("Enter")
    expect(bubble(page)).to_have_count(0)
    expect(page.locator("#question")).to_be_focused()
    page.reload()  # who left is left alone
    expect(page.locator("#question")).to_be_visible()
    expect(bubble(page)).to_have_count(0)
    page.goto("/")  # and later still, to its end
    learn(page, "silver_gold").click()
    expect(page.locator("#lesson-title")).to_have_text("Coins and cups")
    for place in ((5, 0), (5, 1), (6, 0), (7, 0), (8, 0), (9, 0)):
        expect(bubble(page).locator("[data-guide]")).to_be_enabled()
        bubble(page).locator("[data-guide]").focus()
        page.keyboard.press("Enter")
        expect(page.locator(PLACE % place)).to_be_visible()
    bubble(page).get_by_role("button", name="Play on").focus()
    page.keyboard.press("Enter")
    expect(bubble(page)).to_have_count(0)
    expect(page.locator("#question")).to_be_focused()
