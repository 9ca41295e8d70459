"""Moments of Pirates of Maracaibo: what was begun stays in sight; each module alone, to the end by pointing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec import Struct
from playwright.sync_api import Page, expect

from doubloon.core.match import Match
from doubloon.core.record import parse_record
from doubloon.core.rng import rng_from
from doubloon.core.showing import showing_of
from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.registry import find_game
from tests.page.conftest import Visit
from tests.page.test_maracaibo_games import HASTY, play_on
from tests.server.serving import Server, sqlite_in
from tools.gallery.positions import Moment, Played, Position, recorded
from tools.gallery.tables import cookie, lay

HIDDEN = "face down"
# A raid is being spent at a location that has something more to do.
NESTED = next(position for position in recorded() if position.name == "maracaibo spend")
LATE = 30  # plies before the end, at most: these are played in the page


class Alone(Struct, frozen=True):
    """A module, the table at which it is played, and what its own question points at."""

    module: str
    seats: int
    layout: str
    kind: str  # of the question
    goal: str  # how the spot begins that is pressed first
    number: int  # of the game, of which only some come to such a moment so late

    @property
    def options(self) -> list[str]:
        return [f"{self.module}=yes", f"layout={self.layout}", *(["difficulty=3"] if self.seats == 1 else [])]


ALONE = [
    Alone("fog_locations", 4, "the_hourglass", "move", HIDDEN, 29),
    Alone("fog_improvements", 2, "the_narrows", "step", HIDDEN, 4),
    Alone("pirate_skirmish", 4, "the_narrows", "move", "space:", 0),
    Alone("quest_hunters", 2, "standard", "quest", "quest:", 1),
    Alone("rubies", 1, "the_hourglass", "sell", "ruby:", 1),
    Alone("retirement", 2, "standard", "explore", "track:ret", 1),
]


class Late(Struct, frozen=True):
    """The last moment of a game at which the first seat is asked by the module, and how to answer."""

    position: Position
    spot: str
    move: str
    left: int


@cache
def late(alone: Alone) -> Late | None:
    """Of a game by chance; None if it has no such moment."""
    game, seed = find_game("maracaibo"), f"{alone.module} {alone.number}"
    match, chance = Match(game, alone.seats, seed, game.options(alone.options)), rng_from(seed)
    asked: tuple[int, str, str] | None = None
    while match.state.deciders():
        seat = match.state.deciders()[0]
        asked = (answer(match, alone) if seat == 0 else None) or asked
        moves = match.state.moves(seat)
        match.play(seat, moves[chance.below(len(moves))])
    if asked is None:
        return None
    ply, spot, move = asked
    moved = [(seat, move.id) for seat, move in match.moves[:ply]]
    played = Played(game.id, alone.seats, alone.options, seed, [], moved)
    return Late(Position(played, Moment(alone.module, ply, 0)), spot, move, len(match.moves) - ply)


def answer(match: Match, alone: Alone) -> tuple[int, str, str] | None:
    """What the module offers the first seat now: the ply, where it is pointed at, and the move."""
    if match.state.prompt(0).key != alone.kind:
        return None
    view = match.state.view(0)
    assert isinstance(view, MaracaiboView)
    hidden = {f"space:{cell.space}" for cell in view.cells if cell.card is None}
    for choice in showing_of("maracaibo").choices(view):
        fights = alone.module != "pirate_skirmish" or choice.costs
        fits = choice.goal and (
            choice.goal[-1] in hidden if alone.goal == HIDDEN else choice.goal[-1].startswith(alone.goal)
        )
        if fights and fits:
            return len(match.moves), choice.goal[-1], match.state.game.moveset[choice.move].text
    return None


def moment(alone: Alone) -> Late:
    found = late(alone)
    assert found is not None
    assert found.left <= LATE
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at whose tables the games have come so far."""
    database = sqlite_in(tmp_path_factory.mktemp("modules"))
    lay(database, [*(moment(alone).position for alone in ALONE), NESTED])
    with Server(database, limits="off") as server:
        yield server


def sit_down(page: Page, server: Server, position: Position) -> None:
    page.add_init_script(HASTY)
    page.context.add_cookies([cookie(position, server.address)])  # type: ignore[list-item]
    page.goto(f"/table/{position.table}")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_what_was_begun_stays_in_sight_until_it_is_its_turn(
    visit: Visit, server: Server, size: tuple[int, int]
) -> None:
    page = visit(width=size[0], height=size[1])
    sit_down(page, server, NESTED)
    expect(page.locator('[data-spot^="power:"].open').first).to_be_visible()
    waiting = page.locator('[data-area="strip"] [data-spot^="begun:"]')
    expect(waiting).to_have_count(1)
    expect(waiting).to_be_in_viewport()
    expect(waiting).to_have_accessible_name("Bury a treasure. Left to do: Trinidad")


@pytest.mark.parametrize("alone", ALONE, ids=lambda alone: alone.module)
def test_a_module_asks_is_answered_and_the_game_ends(visit: Visit, server: Server, alone: Alone) -> None:
    page, found = visit(), moment(alone)
    sit_down(page, server, found.position)
    target = page.locator(f'[data-spot="{found.spot}"].open')
    expect(target).to_be_visible()
    asked = page.locator("[data-version]").get_attribute("data-version")
    target.click()
    expect(page.locator(f'[data-version]:not([data-version="{asked}"]), #verdict').first).to_be_attached()
    play_on(page)
    record = parse_record(page.request.get(f"/api/tables/{found.position.table}/record").text())
    assert record.moves[found.position.moment.ply] == (0, found.move)
