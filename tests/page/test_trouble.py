"""When something is amiss: it is said in words, with the way on."""

from __future__ import annotations

import subprocess
import sys

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import ASKS_ALWAYS, Visit
from tests.page.looking import check_accessible
from tests.page.playing import address, choices, choose, heard_by, open_table, post, question, until_asked
from tests.page.silver_gold_table import begin, boxes, laid
from tests.page.wire import Wire
from tests.server.serving import Server

# Until it is loaded anew, the page speaks as one that was loaded long ago.
OLD_PAGE = """(() => {
  if (!location.pathname.startsWith("/table/") || sessionStorage.old) return;
  sessionStorage.old = "yes";
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { send.call(this, text.replace('"protocol":1', '"protocol":0')); };
})()"""


def test_a_page_that_is_older_than_the_server_says_so_and_is_loaded_anew(visit: Visit) -> None:
    anne = visit()
    anne.context.add_init_script(OLD_PAGE)
    seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
    anne.goto(address(post(anne, "/api/tables", {"game": "silver_gold", "name": "Anne", "seats": seats})["table"]))
    expect(anne.get_by_role("heading", name="This page is out of date")).to_be_visible()
    expect(anne.get_by_text("Your seat is kept")).to_be_visible()
    check_accessible(anne)
    anne.get_by_role("button", name="Load the page anew").click()
    until_asked(anne)
    expect(choices(anne).first).to_be_visible()


def test_a_table_that_was_removed_is_told_from_one_that_never_was(visit: Visit, server: Server) -> None:
    anne = visit()
    anne.context.add_init_script(ASKS_ALWAYS)
    id = open_table(anne, "silver_gold", "bot")
    until_asked(anne)
    removing = [sys.executable, "-m", "doubloon", "tables", "remove", id, "--records", "--db", server.db]
    subprocess.run(removing, check=True, timeout=60, stdout=subprocess.DEVNULL)
    choices(anne).first.click()
    anne.locator("[data-confirm]").click()
    expect(anne.get_by_role("heading", name="The table is gone")).to_be_visible()
    expect(anne.get_by_text("put away by whoever runs the server")).to_be_visible()
    anne.get_by_role("link", name="To the front page").click()
    expect(anne.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_who_comes_a_moment_too_late_for_a_seat_is_told_and_watches(visit: Visit) -> None:
    anne, bo, cy = visit(), visit(), visit()
    id = open_table(anne, "silver_gold", "open")
    cy.goto(f"/table/{id}")

    def bo_is_quicker(route: Route) -> None:
        post(bo, f"/api/tables/{id}/join", {"name": "Bo"})
        route.continue_()

    cy.route("**/join", bo_is_quicker)
    cy.get_by_role("button", name="Sit down").click()
    expect(cy.get_by_text("Somebody else took that seat a moment before you")).to_be_visible()
    expect(cy.get_by_text("You are watching").first).to_be_visible()
    check_accessible(cy)
    cy.get_by_role("status").get_by_role("link", name="To the front page").click()
    expect(cy).to_have_url(f"{cy.url.partition('/table/')[0].rstrip('/')}/")


def test_a_form_whose_server_is_away_keeps_what_was_chosen(visit: Visit, server: Server, alarms: list[str]) -> None:
    anne = visit("/new/silver_gold")
    opening = anne.get_by_role("button", name="Begin the game")
    expect(opening).to_be_enabled()
    anne.get_by_label("Your name").fill("Anne")
    server.kill()
    opening.click()
    expect(anne.get_by_role("alert")).to_have_text("The server does not answer. Try again in a moment.")
    server.start()
    opening.click()
    until_asked(anne)
    choose(anne)
    assert all("net::ERR_" in alarm for alarm in alarms), alarms
    alarms.clear()


def rests(page: Page, wire: Wire, deed: str) -> None:
    """The line breaks: what waits for a yes keeps its name in grey, and nothing does anything; then it is mended."""
    main = page.locator("[data-main]")
    expect(main).to_have_text(deed)
    expect(main).to_be_enabled()
    wire.cut()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    expect(main).to_have_text(deed)
    expect(main).to_be_disabled()
    expect(page.locator(".frame.cut")).to_be_attached()
    for yes in page.get_by_test_id("capsule").get_by_role("button", include_hidden=True).all():
        expect(yes).to_be_disabled()
    page.keyboard.press("Enter")
    expect(main).to_have_text(deed)
    expect(page.get_by_role("button", name="Take back")).to_be_disabled()
    box = page.get_by_role("textbox", name="Say something to the table")
    box.fill("Is anybody there?")
    expect(page.get_by_role("button", name="Say", exact=True)).to_be_disabled()
    check_accessible(page)
    wire.mend()
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    expect(main).to_have_text(deed)
    expect(main).to_be_enabled()
    expect(box).to_have_value("Is anybody there?")


def test_what_waits_for_a_yes_outlives_a_broken_line(visit: Visit, server: Server, alarms: list[str]) -> None:
    with Wire(server.address) as wire:
        anne = visit(base_url=f"http://{wire.address}")
        anne.context.add_init_script(ASKS_ALWAYS)
        open_table(anne, "jackal", "bot", plain=False)
        landing = anne.locator("main [data-spot='tile:a5']").first
        expect(landing).to_be_visible()
        landing.click()
        expect(anne.locator("[data-confirm]")).to_be_enabled()
        rests(anne, wire, anne.locator("[data-confirm]").inner_text())
        anne.locator("[data-confirm]").click()
        expect(question(anne)).to_contain_text("what do you do in this turn?")

        open_table(anne, "silver_gold", "bot", plain=False)
        begin(anne)
        boxes(anne).first.click()
        pattern = laid(anne)
        assert pattern
        rests(anne, wire, "Cross off")
        assert laid(anne) == pattern
        anne.locator("[data-main]").click()
        expect(anne.locator(".islands .pencil.laid")).to_have_count(0)
    alarms.clear()  # the browser's own word for every try while the line was cut


@pytest.mark.parametrize("spot", ["landing:", "map:"])
def test_what_is_held_outlives_a_broken_line(visit: Visit, server: Server, alarms: list[str], spot: str) -> None:
    with Wire(server.address) as wire:
        anne = visit(base_url=f"http://{wire.address}")
        open_table(anne, "loot_island", "bot", plain=False)
        anne.locator(f'main [data-spot^="{spot}"].open').first.click()
        held = anne.locator("main [data-spot][aria-pressed=true]")
        expect(held).to_have_count(1)
        wire.cut()
        expect(anne.get_by_text("The connection is lost.")).to_be_visible()
        told = heard_by(anne)
        wire.mend()
        expect(anne.get_by_text("The connection is lost.")).to_have_count(0)
        assert any('"snapshot"' in text or '"update"' in text for text in told)
        expect(held).to_have_count(1)
        other = "map:" if spot == "landing:" else "landing:"
        anne.locator(f'main [data-spot^="{other}"].open').first.click()
        expect(anne.locator("[data-main]")).to_have_text("Lay 1 card")
    alarms.clear()  # the browser's own word for every try while the line was cut
