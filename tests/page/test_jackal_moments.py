"""Single moments of Jackal in the browser: an ally's boat, a way over several tiles, what targets promise, a name, two
fingers, and what moves."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from doubloon.core.chair import Chair
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.reaching import reach
from doubloon.core.rng import rng_from
from doubloon.core.showing import showing_of
from doubloon.core.shown import End
from doubloon.core.state import State
from doubloon.games.jackal.seen.view import JackalView
from doubloon.registry import find_game
from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible, check_accessible_by_day_and_by_night, check_fits
from tests.page.playing import heard_by, open_table
from tests.page.test_clicks import count_clicks, explore
from tests.page.test_jackal import HELD, answered, click_at, spots, version
from tests.page.test_pace import WATCH, moved
from tests.server.serving import Server, sqlite_in
from tools.gallery.positions import Moment, Played, Position
from tools.gallery.tables import cookie, lay

PLIES = 400
# Games that come to it soon.
ALLY = "2"
FAR = "0"
ON = "0"

ACTS = {"moved", "advanced", "swims", "aboard", "back", "sailed"}

Wanted = Callable[[Match, int], bool]


def walked(name: str, seed: str, seats: int, options: list[str], wanted: Wanted) -> Position:
    """The first question of a random game that is as wanted."""
    game = find_game("jackal")
    match = Match(game, seats, seed, game.options(options))
    chance = random.Random(seed)
    for _ in range(PLIES):
        seat = match.state.deciders()[0]
        if wanted(match, seat):
            moves = [(mover, move.id) for mover, move in match.moves]
            return Position(Played("jackal", seats, options, seed, [], moves), Moment(name, len(moves), seat))
        match.play(seat, chance.choice(match.state.moves(seat)))
    raise AssertionError(f"the game {seed} never comes to {name}")


def may_sail_with_an_ally(match: Match, seat: int) -> bool:
    return any(move.kind == "sail" and move.fields().get("boat") == "ally" for move in match.state.moves(seat))


def ways(state: State, seat: int) -> list[End]:
    """Where a pirate can come to over several tiles, all of them known, with nothing lost."""
    found = reach(Chair(state, seat), showing_of("jackal"), rng_from("ways")).ends
    return [end for end in found if end.choice.start[0].startswith("pirate:") and is_plain(end)]


def is_plain(end: End) -> bool:
    said = {sure.what for sure in end.foretold.sure}
    return not end.foretold.harm and not said & {"explored", "rolled"} and not end.choice.manner and not end.further[1:]


def may_go_far(match: Match, seat: int) -> bool:
    return match.state.prompt(seat).key == "action" and bool(ways(match.state, seat))


def explorer(match: Match, seat: int) -> str:
    """The pirate who acted last for a seat, if he can step onto tiles that lie face down and be done there."""
    state = match.state
    view = state.view(seat)
    if state.prompt(seat).key != "action" or not isinstance(view, JackalView):
        return ""
    own = {crew.colour for crew in view.crews if crew.seat == seat}
    acted = [str(event.args.get("figure") or event.args["boat"]) for event in match.events if event.kind in ACTS]
    last = next((piece for piece in reversed(acted) if piece.partition("-")[0] in own), "")
    hidden = {cell.cell for cell in view.cells if not cell.face_up and cell.zone != "sea"}
    steps = [move for move in state.moves(seat) if move.kind == "step" and move.fields()["cell"] in hidden]
    mine = [move for move in steps if f"{view.turn}-{move.fields()['figure']}" == last]
    return last if mine and all(is_soon_over(state, seat, move) for move in mine) else ""


def is_soon_over(state: State, seat: int, move: Move) -> bool:
    after = state.clone()
    after.play(seat, move)
    return seat not in after.deciders()


@pytest.fixture(scope="module")
def on() -> Position:
    return walked("on", ON, 2, ["landing=recommended"], lambda match, seat: bool(explorer(match, seat)))


@pytest.fixture(scope="module")
def ally() -> Position:
    return walked("ally", ALLY, 4, ["teams=two_on_two", "landing=recommended"], may_sail_with_an_ally)


@pytest.fixture(scope="module")
def far() -> Position:
    return walked("far", FAR, 2, ["landing=recommended"], may_go_far)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, ally: Position, far: Position, on: Position) -> Iterator[Server]:
    """A server with these moments as tables."""
    database = sqlite_in(tmp_path_factory.mktemp("moments"))
    lay(database, [ally, far, on])
    with Server(database) as server:
        yield server


def sit_down(page: Page, server: Server, position: Position) -> list[str]:
    """At the seat that is asked; what its socket is told from then on."""
    told = heard_by(page)
    page.context.add_cookies([cookie(position, server.address)])  # type: ignore[list-item]
    page.goto(f"/table/{position.table}")
    expect(spots(page).first).to_be_visible()
    return told


def log_in(told: list[str]) -> list[dict[str, Any]]:
    """The lines that came with updates."""
    messages = [json.loads(text) for text in told]
    return [line for message in messages if message["type"] == "update" for line in message["log"]]


def take_up(page: Page, spot: str) -> None:
    """Choose a piece, unless it is chosen already."""
    if page.locator(f'{HELD}[data-spot="{spot}"]').count() == 0:
        click_at(page.locator(f'.jackal .island [data-spot="{spot}"]'))
    expect(page.locator(f'{HELD}[data-spot="{spot}"]')).to_be_attached()


def tile(page: Page, spot: str) -> Locator:
    return page.locator(f'.jackal .island [data-spot="{spot}"][role=button]').first


def test_an_allys_boat_is_sailed_by_pointing_at_it(visit: Visit, server: Server, ally: Position) -> None:
    page = visit()
    told = sit_down(page, server, ally)
    state = ally.played.match(ally.moment.ply).state
    choices = zip(
        showing_of("jackal").choices(state.view(ally.moment.seat)), state.moves(ally.moment.seat), strict=True
    )
    other = next(choice.start[0] for choice, move in choices if move.fields().get("boat") == "ally")
    assert other == "boat:red"
    take_up(page, other)
    expect(page.locator(".buoy.open text").first).to_have_text(re.compile("^[12]$"))
    before = version(page)
    click_at(spots(page, "tile:").first)
    answered(page, before)
    sailed = next(line for line in log_in(told) if line["kind"] == "sailed")
    assert f"boat:{sailed['args']['boat']}" == other


def test_one_click_goes_over_several_tiles_step_by_step(visit: Visit, server: Server, far: Position) -> None:
    page = visit()
    told = sit_down(page, server, far)
    end = ways(far.played.match(far.moment.ply).state, far.moment.seat)[0]
    start, goal = end.choice.start[0], end.choice.goal[0]
    clicks = count_clicks(page)
    take_up(page, start)
    # Every way is drawn, and the one that is pointed at in full.
    expect(page.locator(".reaches path").first).to_be_attached()
    expect(tile(page, goal)).to_be_visible()
    tile(page, goal).hover(position={"x": 9, "y": 9})
    expect(page.locator(".ways .bend").first).to_be_attached()
    before = version(page)
    click_at(tile(page, goal))
    answered(page, before)
    assert clicks() <= 2
    gone = [line for line in log_in(told) if line["args"].get("figure") == start.partition(":")[2]]
    assert gone[0]["kind"] == "passes"
    assert gone[1]["args"]["cell"] == goal.partition(":")[2]


def test_who_goes_on_exploring_has_two_clicks_the_yes_among_them(visit: Visit, server: Server, on: Position) -> None:
    page = visit()
    told = sit_down(page, server, on)
    pirate = explorer(on.played.match(on.moment.ply), on.moment.seat)
    assert explore(page, f"pirate:{pirate}", count_clicks(page)) == 2
    assert "explored" in [line["kind"] for line in log_in(told)]


def test_every_target_says_what_surely_happens_there(visit: Visit) -> None:
    page = visit()
    open_table(page, "jackal", "bot", options={"landing": "recommended"}, plain=False)
    expect(spots(page, "pirate:").first).to_be_visible()
    expect(page.locator(".promises > g")).to_have_count(0)
    page.keyboard.press("1")
    # From the boat one lands on tiles that nobody has seen.
    expect(page.locator(".promises > g")).to_have_count(spots(page, "tile:").count())
    check_accessible(page)


def test_a_pirate_gets_a_name_that_everybody_reads(visit: Visit) -> None:
    page = visit()
    open_table(page, "jackal", "bot", options={"landing": "recommended"}, plain=False)
    page.get_by_role("button", name="Give White 1 a name").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("Anne Bonny")
    check_accessible(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("article").first).to_contain_text("Anne Bonny")
    # Two pirates do not share one; the reason is said where it was asked.
    page.get_by_role("button", name="Give White 2 a name").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("anne bonny")
    page.get_by_role("button", name="Give this name").click()
    expect(page.get_by_role("alert")).to_have_text("Somebody else at this table is called so already.")
    page.keyboard.press("Escape")
    # On the board, from near, and in the story.
    page.keyboard.press("1")
    expect(page.locator(".island .tag")).to_have_text("Anne Bonny")
    page.keyboard.press("w")
    expect(page.get_by_test_id("lookup")).to_contain_text("Anne Bonny (White 1)")
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    before = version(page)
    tile(page, spots(page, "tile:").first.get_attribute("data-spot") or "").press("Enter")
    answered(page, before)
    expect(page.get_by_role("region", name="Log")).to_contain_text("Anne Bonny")


PINCH = """(apart) => {
  const island = document.querySelector(".jackal .island");
  const { left, top, width, height } = island.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const finger = (by, identifier) => new Touch({ identifier, target: island, clientX: x + by, clientY: y });
  const fingers = (half) => [-half, half].map(finger);
  const touch = (kind, touches) =>
    island.dispatchEvent(new TouchEvent(kind, { touches, bubbles: true, cancelable: true }));
  touch("touchstart", fingers(40));
  touch("touchmove", fingers(40 * apart));
  touch("touchend", []);
}"""


def test_two_fingers_bring_the_island_near_and_two_taps_send_it_back(visit: Visit) -> None:
    page = visit(width=PHONE["width"], height=PHONE["height"], has_touch=True)
    open_table(page, "jackal", "bot", options={"landing": "recommended"}, plain=False)
    island, whole = page.locator(".jackal .island"), page.locator(".jackal .whole")
    expect(island).to_be_visible()

    def ratio() -> float:
        inner, outer = whole.bounding_box(), island.bounding_box()
        assert inner
        assert outer
        return inner["width"] / outer["width"]

    assert ratio() == pytest.approx(1, abs=0.01)
    page.evaluate(PINCH, 2)
    assert ratio() == pytest.approx(2, abs=0.05)
    check_fits(page)
    # No further than is of use.
    page.evaluate(PINCH, 9)
    assert ratio() == pytest.approx(3, abs=0.05)
    box = island.bounding_box()
    assert box
    page.evaluate("document.querySelector('.jackal .island').scrollTo(0, 0)")  # the sea in the corner
    for _ in range(2):
        page.touchscreen.tap(box["x"] + 12, box["y"] + 12)
    expect(whole).to_have_attribute("style", "width: 100%; height: 100%;")


def test_tiles_turn_over_and_figures_hop(visit: Visit) -> None:
    page = visit(pace="brisk", reduced_motion="no-preference")
    open_table(page, "jackal", "bot", options={"landing": "recommended"}, plain=False)
    expect(spots(page, "pirate:").first).to_be_visible()
    page.evaluate(WATCH)
    page.keyboard.press("1")
    before = version(page)
    click_at(spots(page, "tile:").first)
    answered(page, before)
    page.wait_for_function("['face', 'piece'].every((what) => window.moved.some((one) => one[what]))")
    hops = [one["frames"] for one in moved(page) if one["piece"] == "pirate:white-1"]
    assert hops[0] >= 3, "up and down again"


def test_every_kind_of_tile_on_one_page(visit: Visit) -> None:
    page = visit("/tiles")
    expect(page.locator("[data-tile] svg")).not_to_have_count(0)
    shown = set(page.locator("[data-tile]").evaluate_all("(tiles) => tiles.map(({ dataset }) => dataset.kind)"))
    islands = page.request.get("/api/islands").json()
    assert shown == {tile["kind"] for tile in islands["tiles"]}
    assert len(shown) == 28
    assert sum(sum(tile["copies"].values()) for tile in islands["tiles"]) == 66
    check_accessible_by_day_and_by_night(page)
    check_fits(page)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    check_fits(page)
