"""Opening a table, waiting at it, sitting down at it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible, check_accessible_by_day_and_by_night, check_fits, table_of

GAMES = ["silver_gold", "loot_island", "jackal", "maracaibo"]


def open_table(page: Page) -> str:
    """Press the button; the path of the table."""
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="At the table")).to_be_visible()
    path: str = page.evaluate("location.pathname")
    return path


@pytest.mark.parametrize("game", GAMES)
def test_the_form_asks_for_every_option_and_explains_it(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}")
    expect(page.get_by_role("button", name="Begin the game")).to_be_visible()
    games = page.evaluate("fetch('/api/games').then((answer) => answer.json())")
    options = next(one["options"] for one in games["games"] if one["id"] == game)
    for option in options:
        field = page.locator(f"[data-option={option['name']}]")
        expect(field.get_by_text(option["words"]["en"]["name"]).first).to_be_visible()
        expect(field.get_by_text(option["words"]["en"]["help"])).to_be_visible()
        expect(field.locator("input, select").first).to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_the_form_is_accessible_and_fits_a_phone(visit: Visit, game: str) -> None:
    page = visit(f"/new/{game}?friends", **PHONE)
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    page.get_by_text("Fix the shuffles").click()
    check_fits(page)
    check_accessible_by_day_and_by_night(page)


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en-GB", "Two-on-two is for exactly 4 players, not for 3. (JK-309)"),
        ("nl-NL", "Twee tegen twee is voor precies 4 spelers, niet voor 3. (JK-309)"),
        ("fr-FR", "Le deux contre deux se joue à 4 exactement, pas à 3. (JK-309)"),
    ],
)
def test_values_that_cannot_be_are_grey_with_the_reason_in_the_readers_language(
    visit: Visit, locale: str, sentence: str
) -> None:
    page = visit("/new/jackal", locale=locale)
    teams = page.locator("[data-option=teams]")
    expect(teams.get_by_text(sentence)).to_be_visible()
    expect(teams.locator("[value=two_on_two]")).to_be_disabled()
    expect(teams.locator("[value=none]")).to_be_enabled()


def test_what_is_wrong_stands_at_its_option_until_it_is_mended_and_nothing_is_lost(visit: Visit) -> None:
    page = visit("/new/jackal?friends")
    page.get_by_label("Your name").fill("Anne")
    more, fewer = (page.get_by_role("button", name=f"One player {way}") for way in ("more", "less"))
    more.click()
    page.get_by_role("radio", name="two-on-two").check()
    fewer.click()
    expect(page.locator("[data-option=teams]").get_by_role("alert")).to_contain_text("exactly 4 players, not for 3")
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    more.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_label("Your name")).to_have_value("Anne")
    open_table(page)
    expect(page.get_by_text("Teams: two-on-two")).to_be_visible()
    expect(page.get_by_text("3 seats are free.")).to_be_visible()


def test_one_click_lays_a_ready_made_table(visit: Visit) -> None:
    page = visit("/new/maracaibo")
    ready = page.get_by_role("region", name="Ready-made")
    expect(ready.get_by_role("button", name="As in the box")).to_have_attribute("aria-pressed", "true")
    chosen = page.locator("[data-option]").get_by_role("switch", checked=True)
    ready.get_by_role("button", name="Everything").click()
    expect(chosen).to_have_count(6)
    ready.get_by_role("button", name="Alone").click()
    expect(chosen).to_have_count(0)
    expect(page.get_by_text("1 player", exact=True)).to_be_visible()
    page.get_by_role("button", name="Begin the game").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert len(table_of(page)["seats"]) == 1


def test_a_campaign_is_put_together_island_by_island(visit: Visit) -> None:
    page = visit("/new/jackal?friends")
    campaign = page.locator("[data-option=campaign]")
    campaign.get_by_role("combobox").select_option(label="Long Reef")
    campaign.get_by_role("combobox").select_option(label="The Skerry")
    campaign.get_by_role("combobox").select_option(label="Long Reef")
    campaign.get_by_role("button", name="Take out Long Reef").first.click()
    open_table(page)
    expect(page.get_by_text("Campaign: The Skerry, Long Reef")).to_be_visible()


def test_alone_against_jordan_is_a_table_with_one_seat(visit: Visit) -> None:
    page = visit("/new/maracaibo")
    for _ in range(2):
        page.get_by_role("button", name="One player less").click()
    expect(page.get_by_role("button", name="One player less")).to_be_disabled()
    expect(page.get_by_label("Seat 1", exact=True)).to_have_value("you")
    page.get_by_role("button", name="Begin the game").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert table_of(page)["phase"] == "playing"


def test_two_people_meet_at_a_table_and_the_game_begins(visit: Visit) -> None:
    anne = visit("/new/silver_gold?friends")
    anne.get_by_label("Your name").fill("Anne")
    anne.get_by_label("Seat 3", exact=True).select_option("bot")
    anne.get_by_label("Strength of the bot on seat 3").select_option("cabin_boy")
    path = open_table(anne)
    link = anne.get_by_label("Link to the table").input_value()
    assert link.endswith(path)
    expect(anne.get_by_role("img", name="QR code")).to_be_visible()
    assert anne.get_by_role("img", name="QR code").evaluate("image => image.decode().then(() => image.naturalWidth)")

    bert = visit(path)
    expect(bert.get_by_text("One seat is free.")).to_be_visible()
    expect(bert.get_by_text("Anne")).to_be_visible()
    expect(anne.get_by_text("1 person watches")).to_be_visible()
    bert.get_by_label("Your name").fill("Bert")
    bert.get_by_role("button", name="Sit down").click()

    for page in (anne, bert):
        expect(page.get_by_role("heading", name="At the table")).to_be_hidden()
        assert [seat["name"] for seat in table_of(page)["seats"]] == ["Anne", "Bert", ""]
        assert table_of(page)["phase"] == "playing"


def test_bots_fill_the_seats_of_those_who_do_not_come(visit: Visit) -> None:
    page = visit("/new/silver_gold?friends")
    open_table(page)
    page.get_by_label("Strength of the bots").select_option("cabin_boy")
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.get_by_role("heading", name="At the table")).to_be_hidden()


def test_a_public_table_stands_on_the_front_page_until_its_owner_leaves(visit: Visit) -> None:
    anne = visit("/new/loot_island?friends")
    anne.get_by_label("Your name").fill("Anne the Public")
    anne.get_by_role("switch", name="Show the table on the front page").check()
    open_table(anne)
    bert = visit("/")
    row = bert.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Anne the Public")
    expect(row).to_contain_text("2 seats free")
    row.get_by_role("link").click()
    expect(bert.get_by_role("button", name="Sit down")).to_be_visible()
    anne.get_by_role("button", name="Give up the seat").click()
    expect(anne.get_by_role("heading", name="The games")).to_be_visible()
    expect(bert.get_by_text("Anne the Public")).to_be_hidden()


def test_the_recovery_link_outlives_a_reload_and_brings_the_seat_to_another_device(visit: Visit) -> None:
    desk = visit("/new/silver_gold?friends")
    desk.get_by_label("Your name").fill("Anne")
    path = open_table(desk)
    secret = desk.get_by_label("Your seat, on another device").input_value()
    assert "#recover=" in secret
    desk.reload()
    expect(desk.get_by_role("heading", name="At the table")).to_be_visible()
    expect(desk.get_by_label("Your seat, on another device")).to_have_value(secret)
    desk.get_by_role("button", name="Done").click()
    expect(desk.get_by_label("Your seat, on another device")).to_be_hidden()
    desk.reload()
    expect(desk.get_by_role("heading", name="At the table")).to_be_visible()
    expect(desk.get_by_label("Your seat, on another device")).to_be_hidden()

    phone = visit(secret, **PHONE)
    expect(phone.get_by_role("button", name="Give up the seat")).to_be_visible()
    assert phone.evaluate("location.pathname + location.hash") == path


def test_other_devices_are_signed_out_and_the_link_is_a_new_one(visit: Visit) -> None:
    desk = visit("/new/silver_gold?friends")
    open_table(desk)
    desk.get_by_role("button", name="Fill with bots").click()
    desk.get_by_role("button", name="Table", exact=True).click()
    link = desk.get_by_label("Your seat, on another device")
    first = link.input_value()
    phone = visit(first)
    phone.get_by_role("button", name="Table", exact=True).click()
    expect(phone.get_by_role("button", name="Give up my seat")).to_be_visible()
    desk.get_by_role("button", name="Sign out my other devices").click()
    expect(desk.get_by_text("No other device has your seat any more.")).to_be_visible()
    expect(link).not_to_have_value(first)
    again = link.input_value()
    expect(phone.get_by_role("button", name="Give up my seat")).to_be_hidden()
    expect(phone.get_by_text("Your seat was signed out on this device")).to_be_visible()
    phone.reload()
    expect(phone.get_by_text("You are watching")).to_be_visible()
    expect(phone.get_by_text("Your seat was signed out on this device")).to_have_count(0)  # once is enough
    expect(desk.get_by_text("Your seat was signed out on this device")).to_have_count(0)
    lost = visit(first)
    expect(lost.get_by_role("heading", name="This link brings no seat any more")).to_be_visible()
    found = visit(again)
    found.get_by_role("button", name="Table", exact=True).click()
    expect(found.get_by_role("button", name="Give up my seat")).to_be_visible()


def test_a_recovery_link_that_is_no_good_says_so_and_lets_one_watch(visit: Visit) -> None:
    path = open_table(visit("/new/silver_gold?friends"))
    page = visit(f"{path}#recover=of-no-use")
    expect(page.get_by_role("heading", name="This link brings no seat any more")).to_be_visible()
    assert page.evaluate("location.hash") == ""
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("heading", name="At the table")).to_be_visible()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_the_lobby_is_accessible_and_fits(visit: Visit, size: dict[str, int]) -> None:
    anne = visit("/new/jackal?friends", **size)
    path = open_table(anne)
    bert = visit(path, **size)
    expect(bert.get_by_role("button", name="Sit down")).to_be_visible()
    for page in (anne, bert):
        check_fits(page)
        check_accessible_by_day_and_by_night(page)


@pytest.mark.parametrize(
    ("locale", "send", "waiting"),
    [
        ("nl-NL", "Open de tafel", "Er zijn 2 plaatsen vrij."),
        ("fr-CA", "Ouvrir la table", "2 places sont libres."),
    ],
)
def test_form_and_lobby_speak_the_language_and_fit_a_phone(visit: Visit, locale: str, send: str, waiting: str) -> None:
    page = visit("/new/jackal?friends", **PHONE, locale=locale)
    expect(page.get_by_role("button", name=send)).to_be_visible()
    check_fits(page)
    page.get_by_role("button", name=send).click()
    expect(page.get_by_text(waiting)).to_be_visible()
    check_fits(page)
    check_accessible(page)
    assert re.findall(r"\b(?:house|level|refused)-\w+", page.locator("body").inner_text()) == []


@pytest.mark.parametrize(("locale", "title"), [("nl-NL", "Piraten van Maracaibo"), ("fr-FR", "Pirates de Maracaibo")])
def test_the_form_calls_a_game_as_its_table_does(visit: Visit, locale: str, title: str) -> None:
    page = visit("/new/maracaibo", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.locator("form .button.primary").click()
    expect(page.locator(".brand")).to_contain_text(title)
