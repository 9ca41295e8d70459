"""Clocks in the page: chosen in the form, seen at every seat, resting for who is away."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.looking import check_accessible
from tests.page.playing import choose, close_list, sit_down


def test_a_table_with_a_clock_from_the_form_to_the_first_turn(visit: Visit) -> None:
    anne, bo = visit("/new/silver_gold?friends"), visit()
    anne.get_by_text("Clock", exact=True).click()
    anne.get_by_role("combobox", name="Clock").select_option("2 minutes a turn")
    expect(anne.get_by_label("Who answers when the time is up")).to_have_value("mate")
    check_accessible(anne)
    anne.get_by_role("button", name="One player less").click()
    anne.get_by_role("button", name="Open the table").click()
    anne.wait_for_url(re.compile("/table/"))
    id = anne.url.rpartition("/")[2]
    sit_down(bo, id, "Bo")

    clocks = anne.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(clocks.first).to_have_text(re.compile(r"^(2:00|1:5\d)$"))
    anne.goto(f"/table/{id}?board=general")
    choose(anne)
    close_list(anne)
    rests = anne.get_by_role("article", name="(1)").get_by_role("timer")
    told = rests.inner_text()
    expect(anne.get_by_role("article", name="Bo").get_by_role("timer")).not_to_have_class(re.compile("resting"))
    expect(rests).to_have_class(re.compile("resting"))

    # Somebody goes away for some days: everybody reads until when.
    bo.get_by_role("button", name="Table").click()
    bo.get_by_role("combobox", name="I will be away").select_option("for 3 days")
    bo.get_by_role("button", name="Tell the others").click()
    expect(anne.get_by_role("article", name="Bo").get_by_text("away until")).to_be_visible()
    expect(anne.locator("li.note")).to_contain_text("the clock rests")
    expect(rests).to_have_text(told)
    check_accessible(anne)
