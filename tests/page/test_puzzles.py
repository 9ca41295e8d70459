"""Puzzles in the browser: solved by pointing and with keys alone, with help, shared, made, and the one of the day."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.page.conftest import Visit, open_browser
from tests.page.looking import PHONE, check_accessible, check_accessible_by_day_and_by_night, check_fits
from tests.page.playing import post
from tests.server.serving import Server, sqlite_in

HELD = '.card [data-spot][aria-pressed="true"]'
MAKING = 120  # seconds until a card is made, by a process to which all others go first
MONDAY = "2025-01-06"  # an easy card


def open_card(page: Page, path: str) -> dict[str, Any]:
    """Open a card of the shelf; what the server proves of it."""
    page.goto(path)
    expect(page.locator(HELD)).to_have_count(1)
    cards = page.request.get("/api/puzzles").json()["cards"]
    card = next(card for card in cards if path.endswith(f"/{card['id']}"))
    proof = post(page, "/api/puzzles/proof", {"code": card["code"]})
    assert proof["verdict"] == "solved"
    return {"code": card["code"], "line": [move for turn in proof["line"] for move in turn], **proof["best"]}


def choice_of(page: Page, card: dict[str, Any], ply: int) -> dict[str, Any]:
    """How the next move of the solution is shown."""
    now = post(page, "/api/puzzles/position", {"code": card["code"], "moves": card["line"][:ply]})
    move = card["line"][ply]
    found: dict[str, Any] = next(choice for choice in now["shown"]["choices"] if choice["move"] == move)
    return found


def target(page: Page, spot: str) -> Locator:
    return page.locator(f'.card [data-spot="{spot}"][role=button]')


def played(page: Page, ply: int) -> None:
    expect(page.locator(f'[data-ply="{ply}"][data-busy="false"]')).to_be_attached()


def load(page: Page, choice: dict[str, Any]) -> None:
    """With the coin or without, as the choice wants it: the switch has a letter."""
    switch = page.locator(".card [aria-keyshortcuts=C]")
    if switch.count() and (switch.get_attribute("aria-pressed") == "true") != bool(choice.get("manner")):
        page.keyboard.press("c")


def walk_to(page: Page, name: str, value: str, key: str) -> None:
    """Press a key until what has this has the focus."""
    for _ in range(40):
        if page.evaluate(f"document.activeElement?.dataset?.{name}") == value:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never comes to {value}")


def point_at_solution(page: Page, card: dict[str, Any]) -> None:
    """Every move of the proved solution, by clicks on the card."""
    for ply in range(len(card["line"])):
        played(page, ply)
        choice = choice_of(page, card, ply)
        goal = target(page, choice["goal"][0])
        expect(goal).to_be_visible()
        load(page, choice)
        goal.dispatch_event("click")
        played(page, ply + 1)


def test_a_puzzle_by_pointing_with_every_help(visit: Visit) -> None:
    page = visit()
    card = open_card(page, "/puzzles/over_the_ice")
    expect(page.get_by_role("heading", name="Over the ice")).to_be_visible()
    expect(page.locator(".north")).to_contain_text("N")
    check_accessible_by_day_and_by_night(page)
    check_fits(page)
    # A move that is not of the solution, the solver's word on it, and back.
    first = choice_of(page, card, 0)["goal"][0]
    others = page.locator(f'.card [data-spot^="tile:"][role=button]:not([data-spot="{first}"])')
    others.first.dispatch_event("click")
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", "0")
    page.get_by_role("button", name="Still solvable?").click()
    expect(page.get_by_text(re.compile("^(Yes: in|No: it is proved)"))).to_be_visible()
    page.get_by_role("button", name=re.compile("^Back to turn")).first.click()
    played(page, 0)
    page.keyboard.press("y")
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", "0")
    page.get_by_role("button", name=re.compile("^Back to turn")).first.click()
    played(page, 0)
    # The next move is drawn, not played.
    page.get_by_role("button", name="Show a move").click()
    expect(page.locator(".ways .tip")).to_be_visible()
    played(page, 0)
    # The solution step by step, and back to the own moves.
    page.get_by_role("button", name="Solution").click()
    expect(page.get_by_text(f"Step 0 of {len(card['line'])}")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text(f"Step 1 of {len(card['line'])}")).to_be_visible()
    page.get_by_role("button", name="Back to my moves").click()
    played(page, 0)
    point_at_solution(page, card)
    expect(page.locator("[data-ending=solved]")).to_be_visible()
    expect(page.get_by_text(re.compile("^Proved best: 4 turns"))).to_be_visible()
    check_accessible(page)
    # With help: a ring on the shelf, no gold.
    page.get_by_role("link", name="To the shelf").click()
    expect(page.get_by_text("1 of 3 solved")).to_be_visible()
    expect(page.locator(".cards .seal").get_by_role("img")).to_have_attribute("aria-label", re.compile("with help"))


def test_a_puzzle_alone_on_a_phone_and_lost_first(visit: Visit) -> None:
    page = visit(width=PHONE["width"], height=PHONE["height"], has_touch=True)
    card = open_card(page, "/puzzles/balloon_ride")
    check_fits(page)
    check_accessible(page)
    point_at_solution(page, card)
    expect(page.locator("[data-ending=solved]")).to_be_visible()
    expect(page.get_by_role("img", name="solved in the proved best")).to_be_visible()


def test_a_puzzle_with_keys_alone(visit: Visit) -> None:
    page = visit()
    card = open_card(page, "/puzzles/into_the_pit")
    for ply in range(len(card["line"])):
        played(page, ply)
        choice = choice_of(page, card, ply)
        goal = choice["goal"][0]
        expect(target(page, goal)).to_be_visible()
        # The pirate who is asked has the focus; where he can go lies before him.
        load(page, choice)
        walk_to(page, "spot", goal, "Shift+Tab")
        page.keyboard.press("Enter")
        played(page, ply + 1)
    expect(page.locator("[data-ending=solved]")).to_be_visible()
    # Taken back from the end, as far as one likes.
    page.keyboard.press("u")
    played(page, len(card["line"]) - 1)


def test_a_card_of_ones_own_is_judged_played_and_shared(visit: Visit) -> None:
    page = visit("/puzzles/edit")
    expect(page.get_by_text("The card can be played.")).to_be_visible()
    check_accessible(page)
    page.get_by_role("button", name="Ask the solver").click()
    expect(page.locator('[data-verdict="solved"]')).to_contain_text("Proved best")
    # Without its chest it is no card; the reader is told so in a sentence.
    page.get_by_role("button", name=re.compile("^jungle,")).click()
    page.locator('[data-cell="a4"]').click()
    expect(page.get_by_text("There must be a chest")).to_be_visible()
    page.get_by_role("button", name=re.compile("^treasure chest I,")).click()
    page.locator('[data-cell="d4"]').click()
    link = page.get_by_role("textbox", name="Link to this card")
    expect(link).to_be_visible()
    shared = link.input_value()
    friend = visit(shared.partition("://")[2].partition("/")[2].join(["/", ""]))
    expect(friend.get_by_role("heading", name="A card from a friend")).to_be_visible()
    expect(friend.locator(HELD)).to_have_count(1)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/puzzles/card/abc", "holds no card"),
        ("/puzzles/card/" + "a" * 1200, "holds no card"),
        ("/puzzles/no_such_card", "no card of that name"),
        ("/puzzles/day/2999-01-01", "A day has one"),
        ("/puzzles/made/silly/1", "A day has one"),
    ],
)
def test_what_is_no_card_is_said_in_a_sentence(visit: Visit, path: str, said: str) -> None:
    page = visit(path)
    expect(page.get_by_text(said)).to_be_visible()


def test_the_puzzle_of_a_day_is_equal_on_two_servers(
    visit: Visit, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    page = visit(f"/puzzles/day/{MONDAY}")
    expect(page.locator(HELD)).to_have_count(1, timeout=MAKING * 1000)
    here = page.request.get(f"/api/puzzles/day/{MONDAY}").json()
    with Server(sqlite_in(tmp_path_factory.mktemp("other"))) as other:
        context = open_browser(browser, other)
        there = context.request.get(f"/api/puzzles/day/{MONDAY}", timeout=MAKING * 1000).json()
        context.close()
    assert here == there
    assert here["best"]["turns"] == here["max_turns"]
