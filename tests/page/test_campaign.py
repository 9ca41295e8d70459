"""A campaign of Jackal: a course chosen on the chart, abilities drafted by pointing; another evening it goes on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from doubloon.bots.make import make_bot
from doubloon.core.chair import Chair
from doubloon.core.move import Move
from doubloon.core.showing import showing_of
from doubloon.core.state import State
from doubloon.registry import find_game
from tests.page.conftest import Visit
from tests.page.looking import check_accessible, check_accessible_by_day_and_by_night, check_fits
from tests.page.playing import address, post

OPTIONS = {"island": "skerry", "campaign": "long_reef-skerry", "landing": "recommended", "max_rounds": "20"}
ANNE = 0
SEEDS = 12

# A hand at the table beside the page: plays moves by their ids, one after the other.
HAND = """(table) => {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${table}`);
  let version = 0;
  let done = null;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.version) version = message.version;
    if (message.type === "done" || message.type === "refused") done?.(message.code ?? "done");
  };
  const once = (move) => new Promise((resolve) => {
    done = resolve;
    socket.send(JSON.stringify({ type: "move", version, move }));
  });
  // The other's move may not have come yet.
  const early = new Set(["stale", "not_your_turn"]);
  window.hand = async (move) => {
    for (let tries = 0; tries < 100; tries++) {
      const said = await once(move);
      if (!early.has(said)) return said;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return "late";
  };
  return new Promise((resolve) => {
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1 }));
    const timer = setInterval(() => version && (clearInterval(timer), resolve(true)), 20);
  });
}"""


class Story:
    """A game of two greedy crews, in which Anne takes the first ability for her first pirate."""

    def __init__(self, seed: str) -> None:
        game = find_game("jackal")
        self.options = game.options([f"{name}={value}" for name, value in OPTIONS.items()])
        self.seed = seed
        self.moves: list[tuple[int, Move, bool]] = []  # seat, move, whether it is one of Anne's choices of an ability
        self.drafts = 0
        state = game.new(2, seed, self.options)
        bots = [make_bot("greedy", name) for name in "ab"]
        while not state.over():
            seat = state.deciders()[0]
            drafted = seat == ANNE and bool(state.view(ANNE).prompt) and state.prompt(ANNE).key == "ability"
            move = state.moves(ANNE)[0] if drafted else bots[seat].choose(Chair(state, seat))
            self.moves.append((seat, move, drafted))
            self.drafts += drafted
            state.play(seat, move)
        self.end = state


def told() -> Story:
    """The first seed by which Anne learns something between each of the islands."""
    stories = (Story(str(seed)) for seed in range(SEEDS))
    return next(story for story in stories if story.drafts == 2)


def spots_of(state: State, move: Move) -> tuple[str, str]:
    view = state.view(ANNE)
    choice = next(each for each in showing_of("jackal").choices(view) if each.move == move.id)
    return choice.start[0], choice.goal[0]


def take(page: Page, ability: str, pirate: str) -> None:
    """The draft by pointing: a card, then a pirate."""
    expect(page.locator(".draft svg.chart")).to_be_visible()
    page.locator(f'.draft [data-spot="{ability}"]').click()
    page.locator(f'.draft [data-spot="{pirate}"]').click()
    sure = page.locator("[data-confirm]:enabled")
    taken = page.locator(f'body:not(:has(.draft [data-spot="{ability}"]))')
    expect(taken.or_(sure).first).to_be_visible()
    if sure.count():
        sure.click()
    expect(page.locator(f'.draft [data-spot="{ability}"]')).to_have_count(0)


def test_the_course_is_chosen_on_the_chart(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Set up a campaign").click()
    for island in ("skerry", "long_reef", "skerry"):
        page.locator(f'[data-island="{island}"]').click()
    expect(page.locator(".chart text.name")).to_have_text(["1 The Skerry", "2 Long Reef", "3 The Skerry"])
    check_accessible_by_day_and_by_night(page)
    check_fits(page)
    page.get_by_role("button", name="Set sail").click()
    expect(page.locator(".jackal .island")).to_be_visible()
    # Another evening: it is a table like any other.
    page.goto("/campaign")
    page.get_by_role("link", name="Go on").click()
    page.get_by_role("button", name="The chart").click()
    chart = page.get_by_role("region", name="The chart")
    expect(chart).to_contain_text("you are here")
    expect(chart).to_contain_text("After 0 of 3 islands")
    check_accessible(page)


def test_three_islands_with_drafts(visit: Visit) -> None:
    story = told()
    page, other = visit(), visit()
    for each in (page, other):
        each.add_init_script("localStorage.setItem('doubloon', JSON.stringify({ lone: 'button', pace: 'once' }))")
    seats = [{"kind": "you"}, {"kind": "open"}]
    plan = {"game": "jackal", "name": "Anne", "seats": seats, "seed": story.seed, "options": OPTIONS}
    id = post(page, "/api/tables", plan)["table"]
    page.goto(address(id, plain=False))
    # Bart needs no board: his hand plays from the front page.
    post(other, f"/api/tables/{id}/join", {"name": "Bart"})
    other.goto("/")
    pages = (page, other)
    expect(page.locator("[data-version]")).to_be_attached()
    for each in pages:
        each.evaluate(HAND, id)
    state = find_game("jackal").new(2, story.seed, story.options)
    for seat, move, drafted in story.moves:
        if drafted:
            take(page, *spots_of(state, move))
        else:
            assert pages[seat].evaluate("(move) => window.hand(move)", move.id) == "done"
        state.play(seat, move)
    assert state.digest() == story.end.digest()
    expect(page.locator("#verdict")).to_be_visible()
    expect(page.get_by_role("rowheader", name="The Skerry")).to_have_count(2)
    # The chart at the end: every island flies a flag, and the winner's boat lies in the harbour.
    chart = page.locator(".end svg.chart")
    expect(chart.locator("text.sub")).to_have_text([re.compile("^won by")] * 3)
    expect(chart.locator("[data-home]")).not_to_have_count(0)
    check_accessible(page)
