"""Single moments of Loot Island in the browser: a copied icon, offers, gifts, piles, a compass that moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from doubloon.games.loot_island.seen.view import LootView
from tests.page.conftest import Visit
from tests.page.looking import PHONE, check_accessible
from tests.page.playing import question
from tests.page.test_loot_island import HELD, click_at, spot, spots, version
from tests.server.serving import Server, sqlite_in
from tools.gallery.positions import Moment, Position, recorded
from tools.gallery.tables import cookie, lay

RECORDED = {position.moment.kind: position for position in recorded() if position.played.game == "loot_island"}


def view_of(position: Position) -> LootView:
    view = position.played.match(position.moment.ply).state.view(position.moment.seat)
    assert isinstance(view, LootView)
    return view


def moment(kind: str, name: str, back: int = 0, seat: int | None = None) -> Position:
    """A recorded moment, so many moves earlier or as another seat sees it."""
    played, asked = RECORDED[kind].played, RECORDED[kind].moment
    return Position(played, Moment(name, asked.ply - back, asked.seat if seat is None else seat))


COPY = moment("copy", "copying")
DRAW = moment("draw", "drawing")
DROP = moment("drop", "dropping")
GIFTS = moment("open-pick", "gifts", back=1)
LOOT = moment("pick", "picking")
MOVE = moment("source", "moving")
TURN = moment("turn", "turning")
OFFER = moment("draw", "offering to another", seat=0)


# Which pieces begin to fly, and from where; what is only a likeness of a piece has no name.
FLIGHTS = """() => {
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.matches(".disc")) window.flights.push([this.dataset.piece ?? "", frames[0].translate]);
    return animate.call(this, frames, timing);
  };
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with these moments as tables."""
    database = sqlite_in(tmp_path_factory.mktemp("moments"))
    lay(database, [COPY, DRAW, DROP, GIFTS, LOOT, MOVE, OFFER, TURN])
    with Server(database) as server:
        yield server


def sit_down(page: Page, server: Server, position: Position) -> None:
    page.context.add_cookies([cookie(position, server.address)])  # type: ignore[list-item]
    page.goto(f"/table/{position.table}")
    expect(page.locator(".loot-island .sea")).to_be_visible()


def test_the_icon_that_a_one_copies_is_pointed_at(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, COPY)
    expect(question(page)).to_contain_text("use an icon")
    expect(page.locator(".answers")).to_have_count(0)
    icon = spots(page, "map:").first
    expect(icon).to_be_visible()
    card = (icon.get_attribute("data-spot") or "").partition(":")[2]
    view = view_of(COPY)
    assert view.maps[card].icon in ("draw", "discard")
    assert [place for place in view.landings if card in place.column and view.seat in place.stack]
    before = version(page)
    icon.click(position={"x": 6, "y": 12})
    main = page.locator("[data-confirm]:enabled")
    expect(main.or_(page.locator(f'[data-version]:not([data-version="{before}"])')).first).to_be_attached()
    if main.count():
        main.click()
    expect(page.locator(f'[data-version]:not([data-version="{before}"])')).to_be_attached()


def test_an_offered_card_lies_at_the_hand_of_who_is_asked(visit: Visit, server: Server) -> None:
    page = visit(**PHONE, has_touch=True)
    sit_down(page, server, DRAW)
    expect(question(page)).to_contain_text("draw a card")
    offered = page.locator('.hand .offered [data-spot="deck:maps"]')
    expect(offered).to_be_in_viewport()
    check_accessible(page)
    # Others see at the hand of who is asked what the cards on the landing offer.
    other = visit()
    sit_down(other, server, OFFER)
    expect(other.locator(f'[data-spot="seat:{DRAW.moment.seat}"] .offer')).to_contain_text("Draw 1 card")
    check_accessible(other)


def test_cubes_go_by_pointing_at_them_on_the_heap_and_it_tells_how_many_are_left(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, DROP)
    view = view_of(DROP)
    held, prompt = view.players[view.seat].cubes, view.prompt
    assert prompt
    most = prompt.args["most"]
    assert isinstance(most, int)
    # The main button has the most of them, and the heap shows what that would leave. The hand stays in front.
    heap = page.locator(".me .figure")
    expect(heap).to_have_text(f"{held}→{held - most}")
    expect(page.locator(".hand")).to_be_visible()
    expect(page.locator(".answers")).to_have_count(0)
    expect(spots(page, "cubes:")).to_have_count(most)
    cube = spot(page, "cubes:1")
    cube.hover()
    expect(heap).to_have_text(f"{held}→{held - 1}")
    check_accessible(page)
    before = version(page)
    cube.click()
    sure = page.locator("[data-confirm]:enabled")
    played = page.locator(f'[data-version]:not([data-version="{before}"])')
    expect(sure.or_(played).first).to_be_attached()
    if sure.count():
        sure.click()
    expect(played).to_be_attached()
    expect(heap).to_have_text(str(held - 1))


def test_gifts_for_who_passes_lie_on_the_island_and_the_hand_stays_in_front(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, GIFTS)
    view = view_of(GIFTS)
    assert view.open
    expect(page.locator('.hand [data-spot^="map:"]').first).to_be_visible()
    for ref in view.open:
        expect(page.locator(f'.sea [data-spot="treasure:{ref}"]')).to_be_visible()
    # Shift and P passes, as a click on the tile would; then one of them is taken.
    page.keyboard.press("Shift+P")
    expect(question(page)).to_contain_text("take one of the open treasures")
    expect(page.locator('.loot [data-spot^="treasure:"]')).to_have_count(len(view.open))


def test_discards_are_a_pile_that_opens(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, LOOT)
    view = view_of(LOOT)
    assert len(view.map_discards) > 1
    page.get_by_role("button", name="discarded map cards").click()
    expect(page.get_by_test_id("pile").locator("svg[role=img]:visible")).to_have_count(len(view.map_discards))
    check_accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("pile").first).to_be_hidden()


def test_loot_is_taken_by_a_tap_on_a_low_phone_and_becomes_less(visit: Visit, server: Server) -> None:
    page = visit(width=390, height=664, has_touch=True)
    sit_down(page, server, LOOT)
    tiles = page.locator('.loot [data-spot^="treasure:"]')
    expect(tiles).to_have_count(len(view_of(LOOT).revealed))
    boxes = [tile.bounding_box() for tile in tiles.all()]
    assert min(box["width"] for box in boxes if box) >= 32
    taken = tiles.last.get_attribute("data-spot")
    tiles.last.tap()
    # What keeping and discarding mean for cubes stands on the buttons.
    expect(question(page)).to_contain_text("keep it, or discard it?")
    expect(page.locator("[data-main]")).to_contain_text("Keep")
    expect(page.get_by_role("button", name="Discard −")).to_be_visible()
    check_accessible(page)
    page.locator("[data-main]").tap()
    expect(page.locator(f'.loot [data-spot="{taken}"]')).to_have_count(0)


def test_what_does_not_go_with_the_cards_that_are_held_stands_back(visit: Visit, server: Server) -> None:
    page = visit()
    sit_down(page, server, TURN)
    expect(spots(page, "map:").first).to_be_visible()
    expect(page.locator(".hand .rests")).to_have_count(0)
    click_at(spots(page, "map:").first)
    expect(page.locator(HELD)).to_have_count(1)
    view = view_of(TURN)
    hand = view.players[view.seat].hand or []
    others = [card for card in hand if view.maps[card].colour != view.maps[hand[0]].colour]
    expect(page.locator(".hand .rests")).to_have_count(len(others))


def test_a_compass_flies_straight_from_landing_to_landing(visit: Visit, server: Server) -> None:
    page = visit(pace="brisk", reduced_motion="no-preference")
    sit_down(page, server, MOVE)
    view, seat = view_of(MOVE), MOVE.moment.seat
    assert view.prompt
    expect(question(page)).to_contain_text("move a compass")
    source, target = view.players[seat].landings[0], view.prompt.args["landing"]
    old = page.locator(f'[data-piece="disc:{seat}:{source}"]')
    before = old.bounding_box()
    page.evaluate(FLIGHTS)
    click_at(spot(page, f"landing:{source}"))
    new = page.locator(f'[data-piece="disc:{seat}:{target}"]')
    expect(new).to_be_attached()
    expect(old).to_have_count(0)
    page.wait_for_function("window.flights.length > 0")
    assert [piece for piece, _ in page.evaluate("window.flights")] == [f"disc:{seat}:{target}"]
    new.evaluate("(disc) => Promise.allSettled(disc.getAnimations().map((flight) => flight.finished))")
    after = new.bounding_box()
    assert before
    assert after
    flown = [float(way.removesuffix("px")) for way in page.evaluate("window.flights[0][1]").split()]
    assert flown == pytest.approx([before["x"] - after["x"], before["y"] - after["y"]], abs=12)
