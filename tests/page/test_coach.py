"""The coach in the page: why a thing cannot be chosen, and what the strongest opponent would do."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible
from tests.page.playing import autoplay, open_table, question
from tests.page.test_jackal import click_at, land, spots
from tests.page.test_near import overlap


def why(page: Page) -> Locator:
    return page.get_by_test_id("why-not")


def spot(page: Page, id: str) -> Locator:
    return page.locator(f"main [data-spot='{id}']").first


def test_a_click_on_what_cannot_be_chosen_names_its_rule_and_what_can(visit: Visit) -> None:
    anne = visit()
    open_table(anne, "jackal", "bot", plain=False)
    spot(anne, "tile:g7").click()
    expect(why(anne)).to_contain_text("A boat starts at sea beside a beach tile.")
    expect(why(anne).get_by_role("link", name="Rule JK-033")).to_have_attribute("href", "/rules/jackal#JK-033")
    check_accessible(anne)
    anne.keyboard.press("Escape")
    expect(why(anne)).to_have_count(0)
    spot(anne, "tile:g7").click()
    expect(why(anne)).to_be_visible()
    why(anne).get_by_role("button", name="Or:").click()
    expect(question(anne)).to_contain_text("what do you do in this turn?")
    expect(why(anne)).to_have_count(0)


def test_who_rests_on_a_thing_only_reads_until_something_looks_for_its_place(visit: Visit) -> None:
    anne = visit()
    open_table(anne, "jackal", "bot", plain=False)
    land(anne)
    spot(anne, "tile:f6").hover()
    expect(anne.get_by_test_id("lookup")).to_be_visible()
    anne.wait_for_timeout(300)  # it would come with that, or a moment later
    expect(why(anne)).to_have_count(0)
    click_at(spots(anne, "boat:").first)
    spot(anne, "tile:e6").hover()
    expect(why(anne)).to_be_visible()


@pytest.mark.parametrize(("game", "id"), [("loot_island", "deck:maps"), ("maracaibo", "river:1")])
def test_why_covers_neither_the_own_things_nor_what_is_looked_at(visit: Visit, game: str, id: str) -> None:
    anne = visit()
    open_table(anne, game, "bot", plain=False)
    spot(anne, id).hover()
    expect(anne.get_by_test_id("lookup")).to_be_visible()
    anne.keyboard.press("w")
    expect(why(anne)).to_be_visible()
    for part in [*anne.locator("main.board > *").all(), anne.get_by_test_id("lookup")]:
        assert not overlap(why(anne), part)
    anne.set_viewport_size({"width": 1280, "height": 720})  # the room for it becomes lower
    for part in anne.locator("main.board > *").all():
        assert not overlap(why(anne), part)


def test_what_the_question_is_not_about_is_answered_with_the_question(visit: Visit) -> None:
    anne = visit()
    open_table(anne, "maracaibo", "bot", plain=False)
    spot(anne, "river:1").hover()
    anne.keyboard.press("w")
    asked = question(anne).inner_text().strip()
    expect(why(anne)).to_contain_text(f"The question is about something else: “{asked}”")
    expect(why(anne).get_by_role("link", name=re.compile("Rule PM-"))).to_be_visible()


def test_w_asks_about_what_has_the_focus_and_gives_the_focus_back(visit: Visit) -> None:
    anne = visit(locale="nl-NL")
    open_table(anne, "jackal", "bot", plain=False)
    anne.locator("main [data-spot][tabindex='0']").first.focus()
    for _ in range(6):
        anne.keyboard.press("Shift+ArrowDown")
    inside = "document.activeElement.dataset.spot"
    at = anne.evaluate(inside)
    anne.keyboard.press("w")
    expect(why(anne)).to_contain_text("Regel JK-")
    expect(why(anne)).to_be_focused()
    anne.keyboard.press("Escape")
    expect(why(anne)).to_have_count(0)
    assert anne.evaluate(inside) == at


def test_a_tap_on_a_phone_asks_too(visit: Visit) -> None:
    anne = visit(**PHONE, has_touch=True, locale="fr-FR")
    open_table(anne, "jackal", "bot", plain=False)
    spot(anne, "tile:g7").tap()
    expect(why(anne)).to_contain_text("Règle JK-033")
    assert not overlap(why(anne), anne.locator("main.board"))
    check_accessible(anne)


def test_a_hint_shows_where_to_look_then_the_move_then_the_best(visit: Visit) -> None:
    anne = visit()
    open_table(anne, "silver_gold", "bot", plain=False)
    expect(question(anne)).to_be_visible()
    hint, glow = anne.get_by_test_id("hint"), anne.get_by_test_id("glow")
    anne.keyboard.press("h")
    expect(hint).to_contain_text("Look here first.")
    expect(glow).to_have_count(1)
    anne.keyboard.press("h")
    expect(hint).to_contain_text(re.compile(r"Expects \d+ points \(± \d+ in \d+ games\)"))
    expect(glow).to_have_count(2)
    check_accessible(anne)
    anne.keyboard.press("h")
    expect(anne.get_by_test_id("hint-best").get_by_role("listitem")).to_have_count(5)
    check_accessible(anne)
    anne.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    expect(question(anne)).to_be_visible()


MOMENT = 12
EXPEDITION = {"key": "event-expedition", "args": {"pattern": "I2"}}


def analysed(page: Page, id: str) -> dict[str, Any]:
    """What the server would say in the end, with two moves of the real game."""
    frame = page.request.get(f"/api/tables/{id}/replay?ply={MOMENT}&seat=0").json()
    played, better = [move["id"] for move in frame["view"]["prompt"]["moves"]][:2]
    point = {"seat": 0, "error": 2.0, "chance": 0.5, "chance_error": 0.1}
    moment = {"ply": MOMENT, "played": played, "better": better, "cost": 9.6, "error": 1.4}
    curve = [{"ply": 0, "points": 91.0, **point}, {"ply": frame["plies"], "points": 60.0, **point}]
    found = {
        "game": "silver_gold",
        "seat": 0,
        "seats": 1,
        "plies": frame["plies"],
        "curve": curve,
        "rounds": [],
        "choices": 40,
        "suspects": 8,
        "moments": [{**moment, "chance": 0.3, "better_chance": 0.6, "pairs": 120}],
        "expected": 91.0,
        "cost": 9.6,
        "luck": -21.4,
        "result": 60.0,
        "biggest": None,
        "draws": [
            {"ply": MOMENT + 3, "what": [EXPEDITION], "guess": 6.0, "points": 8.2, "error": 2.0, "games": 40},
            {"ply": MOMENT + 9, "what": [EXPEDITION], "guess": -0.8, "points": 0.0, "error": 0.0, "games": 0},
        ],
        "own": [MOMENT],
    }
    return {"seat": 0, "done": 1, "total": 1, "curve": [], "analysis": found, "failed": False}


def test_a_finished_game_is_analysed_its_worst_moment_played_on_and_noted_in_the_log_book(visit: Visit) -> None:
    """The analysis itself is the server's test; here it comes ready-made, after a look at its progress."""
    anne = visit()
    id = open_table(anne, "silver_gold", plain=False)
    autoplay(anne)
    told = analysed(anne, id)
    answers = [{**told, "done": 3, "total": 40, "analysis": None}, told]

    def answer(route: Route) -> None:
        route.fulfill(json=answers.pop(0) if len(answers) > 1 else answers[0])

    anne.route(re.compile(f"/api/tables/{id}/analysis(\\?|$)"), answer)
    anne.get_by_role("link", name="Analysis").click()
    panel = anne.get_by_test_id("analysis")
    expect(panel.get_by_role("progressbar")).to_be_visible()
    expect(panel.get_by_test_id("sum")).to_contain_text("91 points to be expected at the start")
    check_accessible(anne)
    panel.get_by_role("button", name=f"Move {MOMENT + 1}").click()
    expect(panel).to_contain_text("The Admiral: ")
    expect(anne.get_by_test_id("glow").first).to_be_visible()
    # Another move, played on beside it: this answer is the server's own.
    panel.get_by_role("combobox", name="Try another move").select_option(index=2)
    panel.get_by_role("button", name="Play it on").click()
    expect(panel.get_by_test_id("try")).to_contain_text(re.compile("against what was played, in [0-9]+ games each"))
    # Luck, card by card; a click shows the moment.
    luck = panel.get_by_test_id("luck")
    expect(luck).to_contain_text("+8.2 ± 2")
    luck.get_by_text("One smaller one").click()
    expect(luck).to_contain_text("about −0.8")
    check_accessible(anne)
    luck.get_by_role("button").first.click()
    expect(luck.get_by_role("button").first).to_have_attribute("aria-pressed", "true")
    panel.get_by_role("button", name="To the next choice").click()
    expect(panel.get_by_test_id("try")).to_be_visible()
    panel.get_by_role("button", name="Play on from here").click()
    anne.wait_for_url(lambda url: id not in url)
    expect(question(anne)).to_be_visible()
    anne.goto("/logbook")
    expect(anne.get_by_test_id("standings").get_by_role("row")).to_have_count(2)
    expect(anne.get_by_test_id("counts")).to_contain_text("1 game,")
    check_accessible(anne)


def test_the_voyage_of_the_day_is_one_click_from_the_front_page(visit: Visit) -> None:
    anne = visit("/")
    voyage = anne.get_by_test_id("voyage")
    expect(voyage).to_contain_text("The same shuffles for everybody.")
    expect(voyage.get_by_test_id("spread")).to_have_count(0)
    voyage.get_by_role("button", name="Sail").click()
    expect(question(anne)).to_be_visible()


def test_who_has_sailed_sees_the_spread_and_the_admiral(visit: Visit) -> None:
    """Results and log-book come ready-made; the server's own are its tests'."""
    anne = visit("/")
    daily = anne.request.get("/api/daily").json()
    daily["today"] |= {"results": [92, 80, 61, 40], "admiral": 88}
    day = daily["today"]["date"]
    game = {"table": "t", "game": daily["today"]["game"], "date": day, "seats": 1, "against": [], "points": 80}
    kept = json.dumps([game | {"place": 1, "won": True, "hints": 0, "daily": day}])
    anne.add_init_script(f"localStorage.setItem('doubloon-logbook', {json.dumps(kept)})")
    anne.route("**/api/daily", lambda route: route.fulfill(json=daily))
    anne.goto("/")
    spread = anne.get_by_test_id("spread")
    expect(spread).to_contain_text("Your place: 2 of 4 finished tries on this server, from 40 to 92 points.")
    expect(spread).to_contain_text("The Admiral: 88 points.")
    expect(anne.get_by_role("img", name="Results of all tries")).to_be_visible()
    check_accessible(anne)
