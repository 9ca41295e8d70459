"""Your tables on the front page: those first where others wait for you, counted in the title and on the icon."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible, check_fits
from tests.page.playing import post

BADGE = "navigator.setAppBadge = (count) => { window.badge = count; return Promise.resolve(); }"


def open_one(page: Page, *others: dict[str, str], seed: str = "tables", **more: Any) -> str:
    seats = [{"kind": "you"}, *others]
    plan = {"game": "maracaibo", "name": "Anne", "seats": seats, "seed": seed, **more}
    id: str = post(page, "/api/tables", plan)["table"]
    return id


def test_tables_stand_in_the_order_in_which_they_want_something(visit: Visit) -> None:
    anne, bo = visit("/"), visit("/")
    anne.add_init_script(BADGE)
    person, bot = {"kind": "open"}, {"kind": "bot", "level": "random"}
    open_one(anne, person)
    open_one(anne, bot, game="loot_island")
    days = {"kind": "days", "seconds": 2 * 24 * 3600}
    hers = open_one(anne, person, clock=days)
    post(bo, f"/api/tables/{hers}/join", {"name": "Bo"})
    calm = open_one(anne, person)
    post(bo, f"/api/tables/{calm}/join", {"name": "Bo"})

    anne.goto("/")
    own = anne.get_by_role("region", name="Your tables")
    rows = own.locator("[data-group]")
    expect(rows).to_have_count(4)
    assert [row.get_attribute("data-group") for row in rows.all()] == ["yours", "yours", "bots", "open"]
    expect(rows.first).to_contain_text("2 days left")
    expect(rows.nth(2)).to_contain_text("round 1 · with bots")
    expect(own.get_by_text("2 wait for you")).to_be_visible()
    expect(anne).to_have_title("(2) Doubloon")
    assert anne.evaluate("window.badge") == 2
    check_accessible(anne)
    check_fits(anne)

    # At the one table the title tells of the other, also where the page begins there.
    table = anne.request.get(f"/api/tables/{hers}").json()
    assert table["awaited"] == [0, 1]
    rows.first.get_by_role("link").click()
    anne.goto(f"/table/{hers}?board=general")
    button = anne.locator('button[aria-keyshortcuts="/"]')
    expect(anne).to_have_title(re.compile(r"^\(1\) ● Your turn"))
    expect(button).to_be_enabled()
    button.click()
    anne.locator('[data-move][aria-disabled="false"]').first.click()
    expect(anne.locator("#question")).to_contain_text("Bo")
    expect(anne).to_have_title(re.compile(r"^\(1\) Pirates of Maracaibo"))
    assert anne.evaluate("window.badge") == 1
    anne.goto("/")
    expect(rows.nth(1)).to_have_attribute("data-group", "waiting")
    expect(rows.nth(1)).to_contain_text("for Bo")
    expect(anne).to_have_title("(1) Doubloon")


def test_on_a_phone_they_come_before_everything_else(visit: Visit) -> None:
    anne = visit("/", **PHONE)
    open_one(anne, {"kind": "bot", "level": "random"})
    anne.goto("/")
    own = anne.get_by_role("region", name="Your tables")
    expect(own).to_be_visible()
    hero = anne.get_by_role("heading", level=1)
    expect(hero).to_be_visible()
    boxes = own.bounding_box(), hero.bounding_box()
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["y"] < boxes[1]["y"]
    check_fits(anne)
