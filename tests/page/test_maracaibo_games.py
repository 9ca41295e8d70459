"""Whole games of Pirates of Maracaibo by pointing alone: with two, four and one seat, every module, every layout."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from doubloon.games.maracaibo.box.box import MODULES
from tests.page.conftest import Visit
from tests.page.playing import LONGEST_GAME, open_table

# As somebody plays who knows the game: nothing is asked twice, and the others' moves are shown at once. And it is
# noticed when the page has been told how far a ship can sail through the fog.
HASTY = """
  localStorage.setItem("doubloon", '{"asking":"never","pace":"once","lone":"itself","sounds":false}');
  const { WebSocket: Plain } = window;
  window.WebSocket = class extends Plain {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const { type } = JSON.parse(data);
        if (type === "reach" || type === "update") window.reached = type === "reach";
      });
    }
  };
"""

# What can be pressed on the board: spots that are open, answers beside a card.
OPEN = '[data-spot][role="button"].open, .answer'

# Presses something that is open, now this, now that, else the main button; that now and then anyway, as some questions
# are to be declined. Not again before the table has answered, so that the same game is played every time; where nothing
# comes of it for long, something else. `stuck` is the question at which nothing goes on.
PLAY = """(open) => {
  const [PATIENCE, DESPAIR] = [4_000, 60_000];
  const told = { count: 0, places: {}, stuck: "" };
  let [now, since] = ["", Date.now()];
  const press = () => {
    if (document.getElementById("verdict")) return clearInterval(timer);
    const question = document.getElementById("question").innerText.trim();
    const held = document.querySelectorAll(".held").length;
    const seen = document.querySelector("[data-version]").dataset.version + " " + held;
    const waited = Date.now() - since;
    if (seen === now && waited < PATIENCE) return;
    if (question.startsWith("Where does your ship sail next") && !window.reached && waited < PATIENCE) return;
    const main = document.querySelector("[data-main]:not(:disabled)");
    const things = [...document.querySelectorAll(open)].filter((each) => each.getBoundingClientRect().width > 0);
    const thing = things[(told.count * 7) % things.length];
    if (!main && !thing) {
      if (waited > DESPAIR) told.stuck = question;
      return;
    }
    [now, since] = [seen, Date.now()];
    told.count += 1;
    if (main && (!thing || told.count % 4 === 0)) return main.click();
    const kind = (thing.dataset.spot ?? "answer").split(/[:/]/)[0];
    told.places[kind] = (told.places[kind] ?? 0) + 1;
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  const timer = setInterval(press, 25);
  window.told = told;
}"""
OVER_OR_STUCK = "() => document.getElementById('verdict') || window.told.stuck"


def play(page: Page, *others: str, options: dict[str, str]) -> dict[str, int]:
    """A whole game; how often which kind of thing was pressed."""
    page.add_init_script(HASTY)
    open_table(page, "maracaibo", *others, options=options, plain=False)
    expect(page.locator('[data-spot^="quest:"].open').first).to_be_visible()
    return play_on(page)


def play_on(page: Page) -> dict[str, int]:
    """The rest of a game at which the page is asked something now."""
    page.evaluate(PLAY, OPEN)
    page.wait_for_function(OVER_OR_STUCK, polling=200, timeout=LONGEST_GAME * 1000)
    assert page.evaluate("window.told.stuck") == "", "nothing can be pressed at this question"
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
