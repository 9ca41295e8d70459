"""Two people in two browsers, one of whom loses the connection for a moment, then for long, and comes back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from doubloon.server.protocol import LEAST_AWAY
from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible, check_fits, table_of
from tests.page.playing import choose, close_list, post, question, sit_down, until_asked
from tests.page.wire import Wire
from tests.server.serving import Server

MOMENT = 1.0  # seconds


def notes(page: Page) -> list[str]:
    """Newest first."""
    return page.get_by_role("region", name="Log").locator("li.note > span").all_inner_texts()


def test_one_loses_the_line_and_nothing_unfair_can_be_done(visit: Visit, server: Server, alarms: list[str]) -> None:
    with Wire(server.address) as wire:
        anne = visit()
        bo = visit(base_url=f"http://{wire.address}", **PHONE, has_touch=True)
        seats = [{"kind": "you"}, {"kind": "open"}]
        plan = {"game": "silver_gold", "name": "Anne", "seats": seats, "seed": "page", "away": LEAST_AWAY}
        id = post(anne, "/api/tables", plan)["table"]
        sit_down(bo, id, "Bo")
        anne.goto(f"/table/{id}?board=general")
        choose(anne)
        bos = anne.get_by_role("article", name="Bo (2)")
        offer = bos.get_by_role("button", name="Let a bot play on")
        expect(bos.get_by_text("connected")).to_be_visible()

        # For a moment: nobody can do anything, and all goes on.
        wire.cut()
        expect(bo.get_by_text("The connection is lost.")).to_be_visible()
        expect(bos.get_by_text("away", exact=True)).to_be_visible()
        expect(bos.get_by_text("Ask for a bot in")).to_be_visible()
        assert offer.count() == 0
        check_accessible(anne)
        anne.wait_for_timeout(MOMENT * 1000)
        wire.mend()
        expect(bos.get_by_text("connected")).to_be_visible()
        expect(bos.get_by_text("Ask for a bot in")).to_have_count(0)
        assert notes(anne) == []

        # For long: after the stated time a bot that is not weak plays on.
        wire.cut()
        expect(offer).to_be_visible(timeout=(LEAST_AWAY + 10) * 1000)
        levels = bos.get_by_role("combobox").locator("option").all_inner_texts()
        assert levels == ["Sailor", "Mate", "Navigator", "Admiral"]
        offer.click()
        expect(bos.get_by_text("a bot stands in")).to_be_visible()
        until_asked(anne)  # the bot has chosen, and the cards are shown
        expect(bos.get_by_text("ready")).to_be_visible()  # or its next answer would make the wish idle
        close_list(anne)
        assert notes(anne) == ["A bot (Sailor) plays for Bo, as Anne asked."]

        # What has come to light is not taken back behind Bo's back.
        anne.get_by_role("button", name="Take back: why not?").click()
        anne.get_by_role("button", name="Ask the others").click()
        expect(anne.get_by_text("Not yet answered: Bo (away)")).to_be_visible()
        expect(question(anne)).not_to_contain_text("Keep two of your four cards.")

        # Bo is back, plays at once and is asked.
        wire.mend()
        expect(bos.get_by_text("connected")).to_be_visible()
        expect(bo.get_by_text("Anne asks to take back a move.")).to_be_visible()
        expect(bo.locator(".strip").get_by_text("A bot (Sailor) plays for Bo, as Anne asked.")).to_be_visible()
        check_fits(bo)
        bo.get_by_role("button", name="Yes").click()
        expect(question(anne)).to_contain_text("Keep two of your four cards.")
        told = [
            "Anne took a move back, with all that followed. Agreed: Bo.",
            "Bo is back and plays again.",
            "A bot (Sailor) plays for Bo, as Anne asked.",
        ]
        assert notes(anne) == told
        bo.get_by_role("navigation").get_by_role("button", name="Log").click()
        expect(bo.locator("li.note")).to_have_count(len(told))
        assert notes(bo) == told
        expect(bo.locator("li.note").first).to_be_in_viewport()
        check_accessible(bo)
        bo.close()  # before the line is gone for good
        assert all("net::ERR_" in alarm or "WebSocket" in alarm for alarm in alarms), alarms
        alarms.clear()  # the browser's own word for every try while the line was cut


def test_the_form_says_how_long_to_wait_for_somebody_who_is_away(visit: Visit) -> None:
    anne = visit("/new/silver_gold?friends")
    anne.get_by_text("When somebody is away").click()
    field = anne.get_by_label("After this time")
    expect(field).to_have_value("60")
    field.select_option("after 5 minutes")
    check_accessible(anne)
    anne.get_by_role("button", name="Open the table").click()
    expect(anne.get_by_text("At the table")).to_be_visible()
    assert table_of(anne)["away"] == 300
    expect(anne.get_by_text("Somebody away: a bot may play on after 5 minutes")).to_be_visible()
