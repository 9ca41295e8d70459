"""A game over days: who comes back sees what happened, on whichever device, and a bot answers for who stays away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import ASKS_ALWAYS, Visit
from tests.page.hurried import Hurried
from tests.page.looking import PHONE, check_accessible
from tests.page.playing import address, choose, close_list, list_button, post, question, until_asked
from tests.server.serving import sqlite_in

HOUR = 3600
DAY = 24 * HOUR
A_DAY_OFF = """(() => {
  const real = Date;
  globalThis.Date = class extends real {
    constructor(...given) { given.length ? super(...given) : super(real.now() + 864e5); }
    static now() { return real.now() + 864e5; }
  };
})()"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hurried]:
    folder = tmp_path_factory.mktemp("days")
    server = Hurried(sqlite_in(folder), folder / "ahead")
    with server:
        yield server


def opened(anne: Page, bo: Page, plain: bool = True) -> dict[str, Any]:
    """A table of two with two days a turn, at which both sit and Anne's page is open."""
    seats = [{"kind": "you"}, {"kind": "open"}]
    clock = {"kind": "days", "seconds": 2 * DAY}
    plan = {"game": "silver_gold", "name": "Anne", "seats": seats, "seed": "days", "clock": clock, "stand_in": "sailor"}
    seated = post(anne, "/api/tables", plan)
    post(bo, f"/api/tables/{seated['table']}/join", {"name": "Bo"})
    anne.goto(address(seated["table"], plain))
    return seated


def to_a_turn_of_hers(anne: Page, bo: Page, id: str) -> None:
    """Both have kept two cards and crossed once; Anne's page is closed when Bo has made his move."""
    bo.goto(address(id))
    for page in (anne, bo, anne):
        choose(page)
    anne.goto("/")
    choose(bo)
    until_asked(bo)  # the next card lies there
    close_list(bo)


def version(page: Page) -> int:
    told = page.locator("[data-version]")
    expect(told).to_be_attached()
    return int(told.get_attribute("data-version") or 0)


def test_who_comes_back_after_a_night_sees_what_the_others_did_and_goes_to_her_turn(
    visit: Visit, server: Hurried
) -> None:
    anne, bo = visit(), visit()
    id = opened(anne, bo)["table"]
    to_a_turn_of_hers(anne, bo, id)
    server.wait(19 * HOUR)

    anne.goto(address(id))
    expect(question(anne)).to_have_text("You were away for 19 hours")
    bar = anne.get_by_role("region", name="What is asked")
    expect(bar).to_contain_text(re.compile(r"One turn of the others\. You have (29 h 0|28 h 59) min\."))
    told = anne.get_by_role("region", name="What the others did").get_by_role("listitem")
    expect(told.first).to_contain_text("Bo")
    main = anne.locator("[data-main]")
    expect(main).to_have_text("To my turn")
    check_accessible(anne)
    anne.get_by_role("button", name="One step back").click()
    expect(main).to_have_text("To my turn")  # looking back is no answer
    main.click()
    expect(anne.get_by_role("region", name="What the others did")).to_have_count(0)
    expect(question(anne)).not_to_contain_text("away")
    until_asked(anne)

    # Who loads the page again a moment later was not away.
    anne.reload()
    until_asked(anne)
    expect(anne.get_by_role("region", name="What the others did")).to_have_count(0)


def test_a_bot_answers_once_for_who_stays_away_and_another_device_goes_on(visit: Visit, server: Hurried) -> None:
    anne, bo, other = visit(), visit(), visit(**PHONE)
    seated = opened(anne, bo)
    id = seated["table"]
    to_a_turn_of_hers(anne, bo, id)
    choose(bo)  # and Bo waits for Anne
    close_list(bo)
    server.wait(2 * DAY + HOUR)
    expect(bo.locator("li.note")).to_contain_text("Anne")  # her time is up, and a bot plays for her
    until_asked(bo)

    # On a phone that was never here, whose clock is a day off.
    other.add_init_script(A_DAY_OFF)
    other.goto(seated["recovery"])
    expect(question(other)).to_have_text("You were away for 2 days")
    expect(other.get_by_role("region", name="What the others did").get_by_role("listitem").first).to_be_visible()
    check_accessible(other)
    other.locator("[data-main]").click()
    expect(other.get_by_role("region", name="What the others did")).to_have_count(0)
    expect(list_button(other)).to_be_enabled()

    # Her first device stays in step with it.
    anne.goto(address(id))
    expect(question(anne)).to_have_text("You were away for 2 days")
    anne.locator("[data-main]").click()
    until_asked(anne)
    before = version(anne)
    choose(other)
    expect(anne.locator(f'[data-version="{before}"]')).to_have_count(0)
    assert version(anne) == version(other)


def until_kept(page: Page, what: str) -> None:
    """The page keeps what is picked a moment later."""
    page.wait_for_function("(what) => (localStorage['doubloon-visits'] ?? '').includes(what)", arg=what)


def test_a_sketch_and_the_tab_are_there_again(visit: Visit) -> None:
    anne, bo = visit(**PHONE), visit()
    opened(anne, bo, plain=False)
    cards = anne.locator(".hand [aria-pressed]")
    expect(cards).to_have_count(4)
    cards.nth(2).click()
    expect(cards.nth(2)).to_have_attribute("aria-pressed", "true")
    tab = anne.get_by_role("button", name="Others")
    tab.click()
    expect(tab).to_have_attribute("aria-current", "page")
    until_kept(anne, "hand")
    anne.reload()
    expect(tab).to_have_attribute("aria-current", "page")
    anne.get_by_role("button", name="Board").click()
    expect(cards.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize(
    ("game", "spot"), [("loot_island", "landing:0"), ("jackal", "tile:f1"), ("maracaibo", "quest:q17")]
)
def test_what_was_pointed_at_and_not_sent_is_there_again(visit: Visit, game: str, spot: str) -> None:
    anne, bo = visit(), visit()
    anne.context.add_init_script(ASKS_ALWAYS)
    plan = {"game": game, "name": "Anne", "seats": [{"kind": "you"}, {"kind": "open"}], "seed": "days"}
    id = post(anne, "/api/tables", plan)["table"]
    post(bo, f"/api/tables/{id}/join", {"name": "Bo"})
    anne.goto(address(id, plain=False))
    pointed = anne.locator(f'[data-spot="{spot}"][aria-pressed]')
    expect(pointed).to_have_attribute("aria-pressed", "false")
    pointed.dispatch_event("click")
    expect(pointed).to_have_attribute("aria-pressed", "true")
    until_kept(anne, spot)
    anne.reload()
    expect(pointed).to_have_attribute("aria-pressed", "true")
