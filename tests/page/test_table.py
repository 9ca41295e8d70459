"""A table as people play it: two browsers, a bot, somebody who watches. Silver & Gold through the general table."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.looking import check_accessible, check_accessible_by_day_and_by_night
from tests.page.playing import (
    address,
    choices,
    choose,
    close_list,
    heard_by,
    open_table,
    post,
    question,
    sit_down,
    until_asked,
)

GAME = "silver_gold"
CROSS = "1 extra box"

# Writes onto the page how many notes it has played, how loud the last was, and when its player went on and off.
LISTENING = """
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    const page = document.documentElement.dataset;
    this.onstatechange = () => (page.player = `${page.player ?? ""} ${this.state}`);
  }
  createOscillator() {
    const page = document.documentElement.dataset;
    page.notes = Number(page.notes ?? 0) + 1;
    return super.createOscillator();
  }
  createGain() {
    const [made, page] = [super.createGain(), document.documentElement.dataset];
    const ramp = made.gain.linearRampToValueAtTime.bind(made.gain);
    made.gain.linearRampToValueAtTime = (loud, at) => ramp((page.loud = loud.toFixed(4)), at);
    return made;
  }
};
"""

# Where there is little time between two sounds, the player goes on and off for each or once for both.
FELL_SILENT = re.compile(r"^ running\b.* suspended$")

MARKS_INSIDE = """(spot) => {
  const within = (inner, outer) =>
    inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right;
  const boxes = [...spot.querySelectorAll(".mark")].map((mark) => mark.getBoundingClientRect());
  return boxes.filter((box) => within(box, spot.getBoundingClientRect())).length;
}"""
FROM_THE_TOP = "(place) => place.getBoundingClientRect().top + scrollY"


def two_people(visit: Visit, *others: str) -> tuple[Page, Page, str]:
    anne, bo = visit(), visit()
    id = open_table(anne, GAME, "open", *others)
    sit_down(bo, id, "Bo")
    return anne, bo, id


def boxes_on(page: Page) -> list[str]:
    """How each box on everybody's cards looks, and what it is called."""
    boxes: list[str] = page.locator("[data-spot^='box:']").evaluate_all(
        "spots => spots.map((spot) => `${spot.className} ${spot.ariaLabel}`)"
    )
    return boxes


def test_a_reload_in_the_middle_of_a_chain_leads_back_into_it(visit: Visit) -> None:
    anne = visit()
    open_table(anne, GAME, "bot")
    choose(anne)  # two cards
    until_asked(anne)
    while not choices(anne).filter(has_text=CROSS).count():
        choose(anne)
    choose(anne, having=CROSS)
    expect(question(anne)).to_contain_text("cross one extra box")
    before = choices(anne).all_inner_texts()
    anne.reload()
    expect(question(anne)).to_contain_text("cross one extra box")
    until_asked(anne)
    expect(choices(anne)).to_have_count(len(before))
    assert choices(anne).all_inner_texts() == before
    choose(anne)


def test_neither_a_spectator_nor_an_opponent_sees_a_sealed_plan(visit: Visit) -> None:
    anne, bo, id = two_people(visit)
    watcher = visit()
    told = {"watcher": heard_by(watcher), "bo": heard_by(bo)}
    watcher.goto(address(id))
    bo.reload()
    for page in (anne, bo):
        choose(page)
    until_asked(bo)
    until_asked(anne)
    expect(watcher.locator("[data-spot^='box:']").first).to_be_visible()
    shown = {page: boxes_on(page) for page in (watcher, bo)}
    heard = {who: len(frames) for who, frames in told.items()}

    choose(anne)
    while choices(anne).count():  # and the rest of the chain
        choose(anne)
    close_list(anne)
    expect(anne.get_by_role("region", name="Log").get_by_text("You cross").first).to_be_attached()

    for page in (watcher, bo):
        expect(page.get_by_role("article", name="Anne (1)").get_by_text("ready")).to_be_visible()
        assert boxes_on(page) == shown[page]
        expect(page.get_by_text("Anne crosses")).to_have_count(0)
    for who, frames in told.items():
        assert len(frames) > heard[who], "nothing was told, not even that Anne is ready"
        for frame in frames[heard[who] :]:
            assert '"crossed-' not in frame
            assert '"plan"' not in frame
    expect(watcher.locator("[data-move]")).to_have_count(0)
    expect(watcher.get_by_text("You are watching")).to_be_visible()


def test_a_move_is_taken_back_while_that_is_free_and_else_the_others_are_asked(visit: Visit) -> None:
    anne, bo, _ = two_people(visit)
    choose(anne)
    anne.get_by_role("button", name="Take back").click()
    expect(choices(anne)).to_have_count(6)
    choose(anne, 1)
    choose(bo)
    until_asked(anne)
    anne.get_by_role("button", name="Take back: why not?").click()
    expect(anne.get_by_text("the kept cards have been shown")).to_be_visible()
    anne.get_by_role("button", name="Ask the others").click()
    asked = bo.get_by_text("Anne asks to take back a move.")
    expect(asked).to_be_visible()
    check_accessible(bo)
    bo.get_by_role("button", name="No", exact=True).click()
    expect(asked).to_have_count(0)
    anne.get_by_role("button", name="Take back: why not?").click()
    anne.get_by_role("button", name="Ask the others").click()
    bo.get_by_role("button", name="Yes").click()
    expect(question(anne)).to_contain_text("Keep two of your four cards.")


def test_people_talk_and_see_each_other_leave(visit: Visit) -> None:
    anne, bo, _ = two_people(visit)
    box = bo.get_by_role("textbox", name="Say something to the table")
    box.fill("Ahoy <b>there</b>")
    until_asked(bo)  # the list takes the place of the story and of what is being written
    expect(box).to_have_count(0)
    close_list(bo)
    box.press("Enter")
    expect(anne.get_by_role("log", name="Chat").get_by_text("Ahoy <b>there</b>")).to_be_visible()
    bos = anne.get_by_role("article", name="Bo (2)")
    expect(bos.get_by_text("connected")).to_be_visible()
    bo.close()
    expect(bos.get_by_text("away")).to_be_visible()


def test_the_rule_behind_a_question_is_one_tap_away(visit: Visit) -> None:
    anne = visit()
    open_table(anne, GAME, "bot")
    anne.get_by_role("button", name="Why?").click()
    rules = anne.get_by_role("dialog", name="The rules of Silver & Gold")
    expect(rules.get_by_text("You see four treasure cards and keep any two")).to_be_visible()
    clause = rules.get_by_role("link", name="Rule SG-019")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    check_accessible(anne)
    anne.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(anne.get_by_role("button", name="Why?")).to_be_focused()


def test_what_a_move_will_surely_do_is_told_before(visit: Visit) -> None:
    anne = visit()
    open_table(anne, GAME, "bot")
    choose(anne)
    until_asked(anne)
    choices(anne).first.hover()
    expect(anne.locator(".sure")).to_contain_text("You cross")


def test_the_title_says_when_you_must_act(visit: Visit) -> None:
    anne, bo, _ = two_people(visit)
    expect(anne).to_have_title("● Your turn – Silver & Gold")
    choose(anne)
    expect(anne).to_have_title("Silver & Gold – Doubloon")
    choose(bo)
    expect(anne).to_have_title("● Your turn – Silver & Gold")


def test_sounds_call_fall_silent_and_can_be_switched_off(visit: Visit) -> None:
    anne, bo = visit(), visit()
    anne.add_init_script(LISTENING)
    sit_down(bo, open_table(anne, GAME, "open"), "Bo")
    page = anne.locator("html")
    choose(anne)
    expect(page).to_have_attribute("data-notes", "1")  # a move
    expect(page).to_have_attribute("data-player", FELL_SILENT)
    page.evaluate("(html) => (html.dataset.player = '')")
    choose(bo)
    expect(page).to_have_attribute("data-notes", "3")  # her turn
    expect(page).to_have_attribute("data-player", FELL_SILENT)

    expect(page).to_have_attribute("data-loud", "0.0360")  # six tenths of the loudest
    anne.get_by_role("button", name="Settings").click()
    anne.get_by_role("slider", name="Volume").fill("0.2")
    expect(page).to_have_attribute("data-loud", "0.0120")  # which is heard at once
    expect(page).to_have_attribute("data-notes", "5")
    anne.get_by_role("switch", name="Sounds").uncheck()
    anne.keyboard.press("Escape")
    choose(anne)
    choose(bo)
    expect(anne).to_have_title("● Your turn – Silver & Gold")
    expect(page).to_have_attribute("data-notes", "5")


def test_news_are_read_out(visit: Visit) -> None:
    anne, bo, _ = two_people(visit)
    choose(anne)
    choose(bo)
    expect(anne.get_by_test_id("spoken")).to_contain_text("The expedition card shows")
    expect(anne.get_by_test_id("spoken")).to_contain_text("Your turn")


def test_what_the_log_names_shows_on_the_board(visit: Visit) -> None:
    anne = visit()
    open_table(anne, GAME, "bot")
    choose(anne)
    choose(anne)
    close_list(anne)
    chip = anne.get_by_role("region", name="Log").locator("[data-chip]").first
    chip.hover()
    expect(anne.locator(".spot.lit").first).to_be_visible()
    chip.click()
    anne.mouse.move(5, 5)
    expect(anne.locator(".spot.lit").first).to_be_visible()


def test_somebody_who_gives_up_the_seat_watches_from_then_on(visit: Visit) -> None:
    anne = visit()
    open_table(anne, GAME, "bot")
    until_asked(anne)
    anne.get_by_role("button", name="Table", exact=True).click()
    anne.get_by_role("button", name="Give up my seat").click()
    check_accessible(anne)
    anne.get_by_role("button", name="Give up my seat").click()
    expect(anne.get_by_text("You are watching")).to_be_visible()
    expect(choices(anne)).to_have_count(0)


def test_whoever_watches_takes_a_seat_that_was_given_up(visit: Visit) -> None:
    anne, bo, id = two_people(visit)
    post(bo, f"/api/tables/{id}/leave", {})
    zoe = visit(address(id))
    expect(zoe.get_by_text("You are watching")).to_be_visible()
    zoe.get_by_label("Your name").fill("Zoe")
    check_accessible(zoe)
    zoe.get_by_role("button", name="Sit down").click()
    choose(zoe)
    expect(anne.get_by_role("article", name="Zoe (2)")).to_be_visible()
    expect(anne.get_by_role("button", name="Sit down")).to_have_count(0)


def test_the_board_stays_under_the_pointer_when_something_is_asked_about(visit: Visit) -> None:
    anne = visit()
    open_table(anne, "jackal", "bot")
    until_asked(anne)
    space = anne.locator("[data-spot='tile:g7']")
    before = space.evaluate(FROM_THE_TOP)
    space.click()
    expect(anne.locator(".about")).to_be_in_viewport()
    assert space.evaluate(FROM_THE_TOP) == before


def test_where_pieces_have_letters_and_colours_players_have_the_same(visit: Visit) -> None:
    anne = visit()
    open_table(anne, "jackal", "bot")
    choose(anne)  # where the boat lands
    choose(anne)
    expect(anne.locator("article header .mark[data-tone]")).to_have_text(["W", "Y"])
    expect(anne.locator("[data-trace]").first).to_have_attribute("data-trace", "Y")
    close_list(anne)
    expect(anne.get_by_role("region", name="Log").locator(".mark[data-tone=yellow]").first).to_have_text("Y")


def test_pieces_that_share_a_small_space_can_all_be_seen(visit: Visit) -> None:
    anne = visit()
    open_table(anne, "maracaibo", "bot", "bot", "bot")
    assert anne.locator("[data-spot='space:start']").last.evaluate(MARKS_INSIDE) == 4


def test_there_is_no_table_at_a_wrong_address(visit: Visit) -> None:
    page = visit("/table/AAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="The table is gone")).to_be_visible()
    check_accessible(page)


def test_the_table_is_accessible_by_day_and_by_night(visit: Visit) -> None:
    anne = visit()
    open_table(anne, GAME, "bot")
    until_asked(anne)
    check_accessible_by_day_and_by_night(anne)
    choose(anne)
    until_asked(anne)
    choices(anne).first.focus()
    check_accessible_by_day_and_by_night(anne)
