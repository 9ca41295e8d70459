"""Whole games of Pirates of Maracaibo by pointing alone: with two, four and one seat, every module, every layout."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from doubloon.games.maracaibo.box.box import MODULES
from tests.page.conftest import Visit
from tests.page.playing import LONGEST_GAME, open_table

# As somebody plays who knows the game: nothing is asked twice, and the others' moves are shown at once.
HASTY = """localStorage.setItem("doubloon", '{"asking":"never","pace":"once","lone":"itself","sounds":false}')"""

# What can be pressed on the board: spots that are open, answers beside a card.
OPEN = '[data-spot][role="button"].open, .answer'

# Presses something that is open, now this, now that, else the main button; that now and then anyway, as some questions
# are to be declined. Not again before the table has answered, unless it takes long: then something was only laid.
PLAY = """(open) => {
  const told = { count: 0, places: {} };
  let [version, pressed] = ["", 0];
  const press = () => {
    if (document.getElementById("verdict")) return clearInterval(timer);
    const now = document.querySelector("[data-version]").dataset.version + document.querySelectorAll(".held").length;
    if (now === version && Date.now() - pressed < 500) return;
    const main = document.querySelector("[data-main]:not(:disabled)");
    const things = [...document.querySelectorAll(open)].filter((each) => each.getBoundingClientRect().width > 0);
    const thing = things[(told.count * 7) % things.length];
    if (!main && !thing) return;
    [version, pressed] = [now, Date.now()];
    told.count += 1;
    if (main && (!thing || told.count % 4 === 0)) return main.click();
    const kind = (thing.dataset.spot ?? "answer").split(/[:/]/)[0];
    told.places[kind] = (told.places[kind] ?? 0) + 1;
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  const timer = setInterval(press, 25);
  window.told = told;
}"""


def play(page: Page, *others: str, options: dict[str, str]) -> dict[str, int]:
    """A whole game; how often which kind of thing was pressed."""
    page.add_init_script(HASTY)
    open_table(page, "maracaibo", *others, options=options, plain=False)
    expect(page.locator('[data-spot^="quest:"].open').first).to_be_visible()
    page.evaluate(PLAY, OPEN)
    expect(page.locator("#verdict")).to_be_visible(timeout=LONGEST_GAME * 1000)
    places: dict[str, int] = page.evaluate("window.told.places")
    return places


def modules(*names: str) -> dict[str, str]:
    assert set(names) <= set(MODULES)
    return dict.fromkeys(names, "yes")


def test_two_people_play_on_a_phone_as_quest_hunters_who_may_retire(visit: Visit) -> None:
    """Tabs open where there is something to press."""
    page = visit(width=390, height=844, has_touch=True)
    places = play(page, "bot", options=modules("quest_hunters", "retirement"))
    assert places["space"] > 10
    assert places["slot"] > 0


def test_four_people_play_in_the_hourglass_with_hidden_locations_and_skirmishes(visit: Visit) -> None:
    options = {"layout": "the_hourglass", **modules("fog_locations", "pirate_skirmish")}
    assert play(visit(), "bot", "bot", "bot", options=options)["space"] > 10


def test_one_plays_against_jordan_in_the_narrows_with_rubies_and_hidden_improvements(visit: Visit) -> None:
    options = {"difficulty": "3", "layout": "the_narrows", **modules("fog_improvements", "rubies")}
    page = visit()
    assert play(page, options=options)["space"] > 10
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("button", name="Jordan", exact=True).click()
    expect(page.locator('[data-spot="jordan"]')).to_be_visible()
