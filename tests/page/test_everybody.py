"""The same table for everybody: by keyboard alone, in each language, on a phone, when the line breaks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import ASKS_ALWAYS, Visit
from tests.page.looking import PHONE, check_accessible, check_fits
from tests.page.playing import choices, choose, open_table, over, question, until_asked
from tests.server.serving import Server

GAME = "silver_gold"
TURNS = {
    "en-GB": ("Your turn", "Keep two of your four cards."),
    "nl-NL": ("Jij bent aan de beurt", "Houd twee van je vier kaarten."),
    "fr-FR": ("À vous de jouer", "Gardez deux de vos quatre cartes."),
}


def played_by_keys(page: Page) -> None:
    """One move with nothing but the keyboard: a number, and Enter where it could be longer or is asked for."""
    asked = page.locator("[data-version]").get_attribute("data-version")
    page.keyboard.press("1")
    played = page.locator(f'[data-version]:not([data-version="{asked}"]), #verdict')
    sure = page.locator("[data-confirm]")
    if choices(page).count() >= 10:
        page.keyboard.press("Enter")
    expect(played.or_(sure).first).to_be_attached()
    if sure.count():
        expect(sure).to_be_focused()
        page.keyboard.press("Enter")
    expect(played.first).to_be_attached()


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    anne = visit()
    open_table(anne, "jackal", "bot", options={"max_rounds": "5", "no_progress_rounds": "5"})
    expect(question(anne)).to_be_visible()
    anne.keyboard.press("/")
    for _ in range(2000):
        if over(anne):
            break
        if choices(anne).count():
            played_by_keys(anne)
        else:
            anne.wait_for_timeout(20)
    for _ in range(40):
        anne.keyboard.press("Tab")
        if anne.evaluate("document.activeElement.textContent") == "Watch it again":
            break
    anne.keyboard.press("Enter")
    expect(anne.get_by_role("slider", name="Move shown")).to_be_visible()


def test_choices_are_narrowed_down_by_typing_and_spots_reached_by_arrows(visit: Visit) -> None:
    anne = visit()
    anne.context.add_init_script(ASKS_ALWAYS)
    open_table(anne, "jackal", "bot")
    until_asked(anne)
    expect(choices(anne)).to_have_count(40)
    expect(anne.get_by_role("searchbox")).to_be_focused()
    anne.keyboard.type("f1")
    expect(choices(anne)).to_have_count(2)  # f1 and f11
    anne.keyboard.press("Escape")
    expect(choices(anne)).to_have_count(40)
    spot = anne.locator("[data-spot='tile:d1']")
    spot.focus()
    anne.keyboard.press("ArrowRight")
    expect(anne.locator("[data-spot='tile:e1']")).to_be_focused()
    anne.keyboard.press("Enter")
    expect(anne.locator("[data-confirm]")).to_be_focused()
    anne.keyboard.press("Enter")
    expect(question(anne)).to_contain_text("what do you do in this turn?")


@pytest.mark.parametrize("locale", TURNS)
def test_the_table_speaks_the_readers_language(visit: Visit, locale: str) -> None:
    anne = visit(locale=locale)
    open_table(anne, GAME, "bot")
    turn, asked = TURNS[locale]
    expect(anne.locator("[data-version]")).to_contain_text(turn)
    expect(question(anne)).to_contain_text(asked)
    assert anne.evaluate("document.documentElement.lang") == locale[:2]
    for _ in range(4):
        choose(anne)
    check_accessible(anne)


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    anne = visit()
    open_table(anne, GAME, "bot")
    choose(anne)
    until_asked(anne)
    anne.get_by_role("button", name="Settings").click()
    anne.get_by_role("radio", name="Nederlands").check()
    expect(anne.locator("[data-version]")).to_contain_text("Jij bent aan de beurt")
    anne.keyboard.press("Escape")
    anne.get_by_role("button", name="Sluiten").click()
    expect(anne.get_by_role("region", name="Verslag")).to_contain_text("Je houdt")


@pytest.mark.parametrize("game", ["silver_gold", "loot_island", "jackal", "maracaibo"])
def test_a_phone_shows_everything_without_scrolling_sideways(visit: Visit, game: str) -> None:
    anne = visit(**PHONE, has_touch=True, color_scheme="dark")
    open_table(anne, game, "bot")
    until_asked(anne)
    check_fits(anne)
    for _ in range(3):
        choose(anne)
        until_asked(anne)
        check_fits(anne)
    bottom = anne.locator("[data-version]").evaluate("bar => Math.round(bar.getBoundingClientRect().bottom)")
    tabs = anne.get_by_role("navigation", name="What to see").evaluate("bar => bar.getBoundingClientRect().height")
    assert bottom == PHONE["height"] - round(tabs), "the prompt bar is not right above the tabs"
    check_accessible(anne)
    for tab in ("Board", "Mine", "Others"):
        anne.get_by_role("button", name=tab, exact=True).click()
        check_fits(anne)
        check_accessible(anne)
    anne.get_by_role("button", name="Log", exact=True).click()
    expect(anne.get_by_role("region", name="Log")).to_be_visible()
    check_fits(anne)
    check_accessible(anne)


def test_a_broken_line_is_told_and_mended(visit: Visit, server: Server, alarms: list[str]) -> None:
    anne = visit()
    open_table(anne, GAME, "bot")
    choose(anne)
    until_asked(anne)
    server.kill()
    expect(anne.get_by_text("The connection is lost.")).to_be_visible()
    expect(choices(anne)).to_have_count(0)
    server.start()
    expect(anne.get_by_text("The connection is lost.")).to_have_count(0)
    choose(anne)
    assert all("net::ERR_" in alarm for alarm in alarms), alarms
    alarms.clear()  # the browser's own word for every try while the server was down


def test_a_board_that_could_not_be_fetched_comes_by_itself(visit: Visit, alarms: list[str]) -> None:
    anne = visit()
    kept_back: list[str] = []

    def first_time_in_vain(route: Route) -> None:
        if kept_back:
            route.continue_()
        else:
            kept_back.append(route.request.url)
            route.abort()

    anne.route("**/assets/General-*.js", first_time_in_vain)
    open_table(anne, GAME, "bot")
    until_asked(anne)
    assert kept_back
    assert all("net::ERR_FAILED" in alarm for alarm in alarms), alarms
    alarms.clear()  # the browser's own word for the file that was kept back


def test_the_opponents_last_moves_are_marked_after_a_reload_as_before(visit: Visit) -> None:
    anne = visit()
    open_table(anne, "jackal", "bot")
    for _ in range(2):
        choose(anne)
        until_asked(anne)
    marked = anne.locator("[data-trace]")
    expect(marked.first).to_be_attached()
    before = marked.evaluate_all("spots => spots.map((spot) => spot.dataset.spot + spot.dataset.trace)")
    anne.reload()
    until_asked(anne)
    expect(marked).to_have_count(len(before))
    assert before == marked.evaluate_all("spots => spots.map((spot) => spot.dataset.spot + spot.dataset.trace)")
