"""What lies round a board uses the room that there is: on a large screen, at the end, and for long sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from doubloon.registry import game_ids
from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible, check_fits
from tests.server.serving import Server, sqlite_in
from tools.gallery.positions import OVER, WAITING, Position, recorded
from tools.gallery.tables import cookie, lay

LARGE = {"width": 1920, "height": 1080}
WIDE = ("loot_island", "maracaibo")  # the frame with a strip
MOMENTS = {
    (position.played.game, position.moment.kind): position
    for position in recorded()
    if position.moment.kind in (OVER, WAITING)
}
BOXES = """(found) => [...document.querySelectorAll(found)].filter((one) => one.checkVisibility()).map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
# What a choice surely does, as long as it may be: the words of a test are put where those of the table would be.
SAY = "(sure, words) => sure.querySelector('p').append(words)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with these moments as tables."""
    database = sqlite_in(tmp_path_factory.mktemp("room"))
    lay(database, list(MOMENTS.values()))
    with Server(database) as server:
        yield server


def sit_down(page: Page, server: Server, position: Position) -> None:
    page.context.add_cookies([cookie(position, server.address)])  # type: ignore[list-item]
    page.goto(f"/table/{position.table}")
    expect(page.locator("main :is(svg, [data-spot])").first).to_be_attached()


def box(of: Locator) -> dict[str, Any]:
    found = of.bounding_box()
    assert found
    return dict(found)


@pytest.mark.parametrize("game", game_ids())
def test_on_a_large_screen_players_have_a_wide_column_and_people_talk_below_them(
    visit: Visit, server: Server, game: str
) -> None:
    page = visit(**LARGE)
    sit_down(page, server, MOMENTS[game, WAITING])
    people, talk = page.locator("section.players"), page.locator(".frame .talk")
    expect(talk.get_by_role("log", name="Chat")).to_be_visible()
    expect(page.get_by_role("log", name="Chat")).to_have_count(1)
    assert round(box(people)["width"]) == 315
    assert box(talk)["y"] >= box(people)["y"] + box(people)["height"]
    assert people.evaluate("(people) => people.scrollHeight <= people.clientHeight"), "nobody has to be looked for"
    check_fits(page)
    check_accessible(page)
    # Where there is less room, people talk below the story.
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(talk).to_have_count(0)


@pytest.mark.parametrize("game", WIDE)
@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, LARGE], ids=["1280", "1920"])
def test_the_result_dims_sea_and_strip_from_edge_to_edge(
    visit: Visit, server: Server, game: str, size: dict[str, int]
) -> None:
    page = visit(**size)
    sit_down(page, server, MOMENTS[game, OVER])
    expect(page.locator("#verdict")).to_be_visible()
    areas = page.evaluate(BOXES, "main > [data-area]")
    assert len(areas) == 2
    assert sorted(page.evaluate(BOXES, "main > .veil")) == sorted(areas)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator("#verdict")).to_be_hidden()
    assert page.evaluate(BOXES, "main > .veil") == []


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE], ids=["desktop", "phone"])
def test_what_is_sure_can_be_read_however_long_it_is(visit: Visit, server: Server, size: dict[str, int]) -> None:
    page = visit(**size)
    sit_down(page, server, MOMENTS["maracaibo", WAITING])
    bar, sure = page.locator(".frame > .bar"), page.locator(".bar .sure")
    before = box(bar)
    assert sure.get_attribute("tabindex") is None, "what is whole is no stop for keys"
    sure.evaluate(SAY, "Words that need a line and a half. " * (2 if size == PHONE else 4))
    expect(sure.locator("p")).not_to_have_text("")
    expect(sure).not_to_have_class("cut")
    assert box(sure)["y"] + box(sure)["height"] <= before["y"] + before["height"]
    # What is longer lies over all words of the bar for who points there or comes with keys.
    sure.evaluate(SAY, "And many more. " * (6 if size == PHONE else 8))
    expect(sure).to_have_attribute("tabindex", "0")
    for pointing in (True, False):
        if pointing:
            sure.hover()
        else:
            sure.focus()
        words = sure.locator(".said")
        expect(words).to_have_css("position", "absolute")
        assert words.evaluate("(words) => words.scrollHeight <= words.clientHeight"), "all of it"
        assert box(words)["y"] >= before["y"]
        assert box(words)["y"] + box(words)["height"] <= before["y"] + before["height"]
        page.mouse.move(0, 0)
        sure.blur()
        expect(words).not_to_have_css("position", "absolute")
    assert box(bar) == before
    check_accessible(page)
