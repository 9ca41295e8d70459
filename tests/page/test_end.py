"""The end of a game and what comes after it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from doubloon.core.record import parse_record
from tests.page.conftest import Visit
from tests.page.looking import (
    PHONE,
    check_accessible,
    check_accessible_by_day_and_by_night,
    check_fits,
    table_of,
)
from tests.page.playing import BOT, address, autoplay, open_table, sit_down, until_asked
from tests.server.serving import Browser, Guests, Server, run

GAME = "silver_gold"


@dataclass(frozen=True)
class Finished:
    """A table whose game is over, and the cookies of Anne, who played it."""

    id: str
    cookies: list[Any]


def cookies_of(guest: Browser, server: Server) -> list[Any]:
    """As Playwright wants them."""
    url = f"http://{server.address}"
    return [{"name": name, "value": value, "url": url} for name, value in guest.http.cookies.items()]


def played(server: Server, story: Callable[[Guests], Awaitable[None]]) -> None:
    """Play without a browser, which would draw two hundred positions that nobody looks at."""
    # In another thread: Playwright's event loop may be running in this one.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(run, server.address, story).result()


@pytest.fixture(scope="module")
def finished(server: Server) -> Finished:
    tables: list[Finished] = []

    async def story(guests: Guests) -> None:
        anne = guests.come()
        seats = [{"kind": "you"}, {"kind": "bot", "level": BOT}]
        opened = await anne.post("/api/tables", game=GAME, seats=seats, name="Anne", seed="page")
        player = await anne.table(opened["table"])
        await player.play_out()
        tables.append(Finished(opened["table"], cookies_of(anne, server)))

    played(server, story)
    return tables[0]


def back_at(visit: Visit, finished: Finished, **settings: Any) -> Page:
    """Anne at the end of her game."""
    return come_back(visit(**settings), finished)


def come_back(page: Page, finished: Finished) -> Page:
    page.context.add_cookies(finished.cookies)
    page.goto(address(finished.id))
    expect(page.locator("#verdict")).to_be_visible()
    return page


def test_the_end_tells_who_won_and_where_the_points_come_from(visit: Visit, finished: Finished) -> None:
    anne = back_at(visit, finished)
    expect(anne.locator("#verdict")).to_have_text(re.compile(r"(You win|wins) with \d+ points"))
    expect(anne.get_by_text("All rounds have been played.")).to_be_visible()
    sheet = anne.get_by_role("table")
    expect(sheet.get_by_role("columnheader")).to_have_count(3)
    for part in ("completed cards", "seals", "coin boxes", "cups", "palms", "total"):
        expect(sheet.get_by_role("rowheader", name=part)).to_be_visible()
    check_accessible(anne)
    anne.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    check_fits(anne)
    check_accessible(anne)


def test_each_category_of_points_leads_to_its_rule(visit: Visit, finished: Finished) -> None:
    anne = back_at(visit, finished)
    palms = anne.get_by_role("table").get_by_role("rowheader", name="palms").get_by_role("link")
    expect(palms).to_have_attribute("href", "/rules/silver_gold#SG-118")
    palms.click()
    rules = anne.get_by_role("dialog", name="The rules of Silver & Gold")
    expect(rules.get_by_role("link", name="Rule SG-118")).to_be_focused()
    rules.get_by_role("button", name="Back to your table").click()
    expect(rules).to_have_count(0)
    expect(anne.locator("#verdict")).to_be_visible()


def test_the_score_is_counted_category_by_category_until_a_key_is_pressed(visit: Visit, finished: Finished) -> None:
    anne = visit(reduced_motion="no-preference")
    anne.clock.install(time=0)
    anne.clock.pause_at(1)  # no time passes for the page but when we say so
    come_back(anne, finished)
    sheet = anne.get_by_role("table")
    last = sheet.get_by_role("row").filter(has_text="palms").get_by_role("cell").first
    expect(last).to_have_text("–")
    expect(sheet.get_by_text("★")).to_have_count(0)
    anne.keyboard.press("ArrowDown")
    expect(last).to_have_text(re.compile(r"\d"))
    expect(sheet.get_by_text("★")).to_have_count(1)
    parts = anne.locator(".bars .line").first.locator("i")
    expect(parts).to_have_count(5)
    anne.reload()
    expect(last).to_have_text("–")
    anne.clock.run_for(6000)
    expect(last).to_have_text(re.compile(r"\d"))  # by itself


def test_the_end_tells_how_it_came_to_that(visit: Visit, finished: Finished) -> None:
    anne = back_at(visit, finished)
    expect(anne.locator("#verdict")).to_be_focused()
    chart = anne.get_by_role("img", name="Points over time")
    expect(chart.locator(".line")).to_have_count(2)
    expect(anne.locator('[data-remark="biggest"]')).to_contain_text(re.compile(r"gained \d+ at once"))
    assert 1 <= anne.locator("[data-remark]").count() <= 4
    check_accessible_by_day_and_by_night(anne)
    anne.locator('[data-remark="biggest"]').get_by_role("link").click()
    expect(anne.get_by_text(re.compile(r"Move \d+ of \d+"))).to_be_visible()


def test_who_looks_at_the_board_keeps_the_verdict_and_the_way_back(visit: Visit, finished: Finished) -> None:
    anne = back_at(visit, finished)
    verdict = anne.locator("#verdict").inner_text()
    anne.get_by_role("button", name="Look at the board").click()
    expect(anne.locator("#verdict")).to_be_hidden()
    expect(anne.locator("#question")).to_have_text(verdict)
    anne.get_by_role("button", name="To the result").click()
    expect(anne.locator("#verdict")).to_be_focused()


def test_on_a_phone_the_next_game_is_in_the_bar(visit: Visit, finished: Finished) -> None:
    anne = back_at(visit, finished, **PHONE)
    expect(anne.locator("[data-main]")).to_have_text("Play again")
    check_accessible(anne)


def test_enter_plays_again_once_the_score_is_counted(visit: Visit, server: Server) -> None:
    tables: list[Finished] = []

    async def story(guests: Guests) -> None:
        anne = guests.come()
        rounds = {"max_rounds": "2", "no_progress_rounds": "2"}
        seats = [{"kind": "you"}, {"kind": "bot", "level": BOT}]
        opened = await anne.post("/api/tables", game="jackal", seats=seats, name="Anne", options=rounds)
        await (await anne.table(opened["table"])).play_out()
        tables.append(Finished(opened["table"], cookies_of(anne, server)))

    played(server, story)
    anne = back_at(visit, tables[0])
    anne.keyboard.press("Enter")
    expect(anne).not_to_have_url(re.compile(tables[0].id))


def test_who_is_writing_when_the_game_ends_goes_on_writing(visit: Visit) -> None:
    anne = visit(width=1920, height=1080)
    anne.context.add_init_script("localStorage.doubloon = JSON.stringify({pace: 'once', asking: 'never'})")
    id = open_table(anne, "jackal", "bot", options={"max_rounds": "2"})
    until_asked(anne)
    anne.get_by_role("textbox", name="Say something to the table").fill("Good")
    autoplay(anne)
    expect(anne.get_by_role("button", name="Play again")).to_be_visible()
    anne.keyboard.type(" game")
    anne.keyboard.press("Enter")
    expect(anne.get_by_role("log", name="Chat").get_by_text("Good game")).to_be_visible()
    assert anne.url.partition("?")[0].endswith(f"/table/{id}")


def test_on_a_phone_the_result_waits_for_what_is_being_written(visit: Visit) -> None:
    anne = visit()
    open_table(anne, "jackal", "bot", options={"max_rounds": "2", "no_progress_rounds": "2"})
    phone = anne.context.new_page()  # the same seat
    phone.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    phone.goto(anne.url)
    phone.get_by_role("button", name="Log", exact=True).click()
    phone.get_by_role("textbox", name="Say something to the table").fill("Good")
    autoplay(anne)
    expect(phone.locator("#verdict")).to_be_attached()
    expect(phone.locator("#verdict")).to_be_hidden()
    phone.keyboard.type(" game")
    phone.keyboard.press("Enter")
    expect(phone.locator("#verdict")).to_be_focused()
    phone.get_by_role("button", name=re.compile("^Log")).click()
    expect(phone.get_by_role("log", name="Chat").get_by_text("Good game")).to_be_visible()
    phone.get_by_role("textbox", name="Say something to the table").fill("Once more?")
    phone.keyboard.press("Enter")
    expect(phone.get_by_role("log", name="Chat").get_by_text("Once more?")).to_be_visible()


def test_a_finished_game_can_still_be_found_on_the_front_page(visit: Visit, finished: Finished) -> None:
    anne = back_at(visit, finished)
    anne.goto("/")
    own = anne.get_by_role("region", name="Your tables").get_by_role("listitem").filter(has_text="over")
    own.get_by_role("link", name="Look in").click()
    expect(anne.locator("#verdict")).to_be_visible()


def test_the_record_can_be_downloaded_and_read(visit: Visit, finished: Finished, tmp_path: Path) -> None:
    anne = back_at(visit, finished)
    with anne.expect_download() as download:
        anne.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record"
    download.value.save_as(file)
    record = parse_record(file.read_text(encoding="utf-8"))
    assert record.header["seed"] == "page"


def test_a_replay_goes_to_any_move_with_anybodys_eyes(visit: Visit, finished: Finished) -> None:
    anne = back_at(visit, finished)
    dialled: list[str] = []
    anne.on("websocket", lambda socket: dialled.append(socket.url))
    anne.get_by_role("link", name="Watch it again").click()
    expect(anne.get_by_text("The start")).to_be_visible()
    anne.get_by_role("button", name="One move on").click()
    anne.keyboard.press("Escape")
    expect(anne.get_by_text(re.compile(r"Move 1 of \d+"))).to_be_visible()
    expect(anne).to_have_url(re.compile(r"ply=1\b.*seat=0"))
    anne.get_by_role("slider", name="Move shown").fill("12")
    expect(anne).to_have_url(re.compile(r"ply=12\b"))
    anne.get_by_label("Seen by").select_option("a spectator")
    expect(anne).to_have_url(re.compile(r"seat=-1"))
    expect(anne.locator("[data-move]")).to_have_count(0)
    assert dialled == []  # another move or other eyes are no other table
    check_accessible(anne)
    anne.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    check_fits(anne)
    check_accessible(anne)

    friend = visit(f"/table/{finished.id}?ply=12&seat=-1&board=general")
    expect(friend.get_by_text(re.compile(r"Move 12 of \d+"))).to_be_visible()
    board = "[data-spot]"
    expect(friend.locator(board).first).to_be_visible()
    assert friend.locator(board).evaluate_all("spots => spots.map((spot) => spot.ariaLabel)") == anne.locator(
        board
    ).evaluate_all("spots => spots.map((spot) => spot.ariaLabel)")


def test_a_stranger_who_sees_with_annes_eyes_is_not_taken_for_anne(visit: Visit, finished: Finished) -> None:
    moment = f"/table/{finished.id}?ply=12&seat=0"
    anne, stranger = back_at(visit, finished), visit()
    for page, called_you in ((anne, True), (stranger, False)):
        page.goto(moment)
        expect(page.get_by_text(re.compile(r"Move 12 of \d+"))).to_be_visible()
        expect(page.get_by_role("region", name="Log").get_by_role("listitem").first).to_be_visible()
        said = page.locator("main").inner_text() + " ".join(
            page.locator("main [aria-label]").evaluate_all("all => all.map((one) => one.ariaLabel)")
        )
        assert bool(re.search(r"\byour?\b", said, re.IGNORECASE)) == called_you


def test_a_link_to_a_moment_of_a_running_game_leads_to_the_game(visit: Visit) -> None:
    anne = visit()
    id = open_table(anne, GAME, "bot")
    anne.goto(f"/table/{id}?ply=1&board=general")
    until_asked(anne)


def test_a_rematch_brings_both_to_the_same_new_table_and_nobody_else(visit: Visit) -> None:
    anne, bo = visit(), visit()
    id = open_table(anne, "jackal", "open", options={"max_rounds": "2", "no_progress_rounds": "2"})
    sit_down(bo, id, "Bo")
    autoplay(anne, bo)
    expect(bo.get_by_role("table")).to_have_text(anne.get_by_role("table").inner_text(), use_inner_text=True)
    anne.get_by_role("button", name="Play again").click()
    expect(anne).not_to_have_url(re.compile(id))
    expect(anne.get_by_text("Waiting for Bo.")).to_be_visible()
    expect(anne.get_by_role("listitem").filter(has_text="seat kept")).to_contain_text("Bo")
    check_accessible(anne)
    stranger = visit()
    stranger.goto(anne.url)
    expect(stranger.get_by_text("Waiting for Bo.")).to_be_visible()
    expect(stranger.get_by_role("button", name="Sit down")).to_have_count(0)
    bo.get_by_role("button", name="To the next game").click()
    expect(bo).not_to_have_url(re.compile(id))
    expect(anne.locator("#question")).to_be_visible()
    assert anne.url == bo.url


def test_whoever_a_seat_is_kept_for_takes_it_at_the_new_table(visit: Visit, server: Server) -> None:
    bos: list[Finished] = []

    async def story(guests: Guests) -> None:
        anne, bo = guests.come(), guests.come()
        rounds = {"max_rounds": "2", "no_progress_rounds": "2"}
        seats = [{"kind": "you"}, {"kind": "open"}]
        opened = await anne.post("/api/tables", game="jackal", seats=seats, name="Anne", options=rounds)
        await bo.post(f"/api/tables/{opened['table']}/join", name="Bo")
        players = await anne.table(opened["table"]), await bo.table(opened["table"])
        await asyncio.gather(*(player.play_out() for player in players))
        again = await anne.post(f"/api/tables/{opened['table']}/rematch")
        bos.append(Finished(again["table"], cookies_of(bo, server)))

    played(server, story)
    stranger = visit(f"/table/{bos[0].id}")
    expect(stranger.get_by_text("takes their seat back by opening this link")).to_be_visible()
    expect(stranger.get_by_text("gives a name and sits down")).to_have_count(0)
    bo = visit(**PHONE)
    bo.context.add_cookies(bos[0].cookies)
    bo.goto("/")
    bo.get_by_role("region", name="Your tables").get_by_role("link", name="To the next game").click()
    expect(bo.get_by_text("Bo, this seat was kept for you.")).to_be_visible()
    check_fits(bo)
    check_accessible(bo)
    expect(stranger.get_by_role("button", name="Take your seat")).to_have_count(0)
    bo.get_by_role("button", name="Take your seat").click()
    expect(bo.locator("#question")).to_be_visible()
    seat = table_of(bo)["seats"][1]
    assert (seat["kind"], seat["name"]) == ("human", "Bo")
