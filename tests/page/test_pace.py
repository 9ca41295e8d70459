"""The moves of the others, one after the other: how to have enough of them, how to see them again, and what moves."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visit
from tests.page.looking import check_accessible
from tests.page.playing import choose, close_list, open_table, question, sit_down, until_asked
from tests.page.wire import Wire
from tests.server.serving import Server

# Notes every movement of a piece: what it is, along how many points, for how long.
WATCH = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const { piece, face } = this.dataset;
    window.moved.push({ piece, face, frames: frames.length, lasts: timing.duration });
    return animate.call(this, frames, timing);
  };
}"""


# Notes what is said to happen, one thing after the other.
LISTEN = """() => {
  window.said = [];
  const note = () => {
    const behind = document.querySelector("[data-main]")?.textContent.includes("Skip");
    const text = document.querySelector(".sure")?.textContent.trim();
    if (behind && text && text !== window.said.at(-1)) window.said.push(text);
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def moved(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.moved")
    return found


def skip(page: Page) -> Locator:
    return page.locator("[data-main]", has_text="Skip")


def sit_with_three(visit: Visit, pace: str, motion: str = "no-preference") -> Page:
    """Anne at a table of Jackal, all boats placed."""
    anne = visit(pace=pace, reduced_motion=motion)
    open_table(anne, "jackal", "bot", "bot", "bot", plain=False)
    choose(anne)
    until_asked(anne)
    return anne


def until_it_is_annes_turn(page: Page) -> None:
    """At the table; the page may be behind."""
    expect(page).to_have_title(re.compile("● Your turn"))


def test_the_moves_of_the_others_come_one_after_the_other_until_space_is_pressed(visit: Visit) -> None:
    anne = sit_with_three(visit, "calm")
    anne.evaluate(WATCH)
    choose(anne)
    until_it_is_annes_turn(anne)
    expect(question(anne)).to_contain_text("Waiting for")
    expect(skip(anne)).to_be_enabled()
    check_accessible(anne)
    anne.keyboard.press(" ")
    expect(question(anne)).to_contain_text("what do you do")
    expect(skip(anne)).to_have_count(0)
    assert {one["piece"].split(":")[0] for one in moved(anne) if one["piece"]} & {"pirate", "boat"}
    assert all(one["lasts"] <= 3 * 900 for one in moved(anne))


def test_a_click_on_the_board_is_enough_and_chooses_nothing(visit: Visit) -> None:
    anne = sit_with_three(visit, "calm")
    choose(anne)
    until_it_is_annes_turn(anne)
    pirate = anne.locator('main [data-spot="pirate:white-2"]').first
    pirate.click(force=True)
    expect(question(anne)).to_contain_text("what do you do")
    expect(pirate).to_have_attribute("aria-pressed", "false")
    pirate.click()
    expect(pirate).to_have_attribute("aria-pressed", "true")


def test_since_your_turn_goes_through_the_same_moves_back_and_forth(visit: Visit) -> None:
    anne = sit_with_three(visit, "once")
    choose(anne)
    until_asked(anne)
    close_list(anne)
    anne.keyboard.press("p")
    said = anne.locator(".sure")
    back, on = anne.get_by_role("button", name="One step back"), anne.get_by_role("button", name="One step on")
    back.click()  # which stops it
    expect(anne.get_by_role("button", name="To now")).to_be_visible()
    expect(said).to_have_text(re.compile(r"\S"))
    first = said.inner_text()
    anne.keyboard.press("ArrowRight")
    expect(said).not_to_have_text(first)
    back.click()
    expect(said).to_have_text(first)
    on.click()
    anne.get_by_role("button", name="To now").click()
    expect(question(anne)).to_contain_text("what do you do")
    expect(back).to_have_count(0)


def test_moves_that_come_in_one_message_are_shown_one_by_one(visit: Visit, server: Server, alarms: list[str]) -> None:
    with Wire(server.address) as wire:
        anne, bo = visit(pace="brisk", base_url=f"http://{wire.address}"), visit()
        id = open_table(anne, "jackal", "open", "bot", "bot")
        sit_down(bo, id, "Bo")
        choose(anne)  # where the boats land
        choose(bo)
        choose(anne)
        until_asked(bo)
        wire.cut()
        expect(anne.get_by_text("The connection is lost.")).to_be_visible()
        choose(bo)
        expect(question(bo)).to_contain_text("Waiting for Anne")
        anne.evaluate(LISTEN)
        wire.mend()
        expect(question(anne)).to_contain_text("what do you do")
        told = anne.evaluate("window.said")
        assert len(told) >= 3, told  # Bo, and two bots
        close_list(anne)
        anne.keyboard.press("p")
        anne.get_by_role("button", name="One step back").click()  # which stops it, at what Bo did
        expect(anne.locator(".sure")).to_contain_text("yellow boat sails")
        assert any("yellow boat sails" in each for each in told)
    alarms.clear()  # the browser's own word for every try while the line was cut


def test_where_nothing_may_move_what_happens_is_outlined(visit: Visit) -> None:
    anne = sit_with_three(visit, "brisk", "reduce")
    anne.evaluate(WATCH)
    anne.evaluate("""() => {
      window.outlined = 0;
      const note = () => (window.outlined += document.querySelectorAll("main .lit").length);
      new MutationObserver(note).observe(document.body, {subtree: true, attributes: true, childList: true});
    }""")
    choose(anne)
    until_asked(anne)
    assert moved(anne) == []
    assert anne.evaluate("window.outlined") > 0


def test_the_pace_is_a_setting(visit: Visit) -> None:
    anne = sit_with_three(visit, "calm")
    anne.get_by_role("button", name="Settings").click()
    anne.get_by_role("radio", name="at once").check(force=True)
    anne.keyboard.press("Escape")
    until_asked(anne)
    anne.evaluate("""() => {
      window.behind = 0;
      const note = () => (window.behind += document.querySelector("[data-main]")?.textContent.includes("Skip"));
      new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
    }""")
    choose(anne)
    until_it_is_annes_turn(anne)
    expect(question(anne)).to_contain_text("what do you do")
    assert anne.evaluate("window.behind") == 0
    anne.reload()
    anne.get_by_role("button", name="Settings").click()
    expect(anne.get_by_role("radio", name="at once")).to_be_checked()
