"""Every kind of decision of every game, looked at once: the look changes from one to the next.

`make gallery` looks at all of them in all sizes, themes and languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

import pytest
from playwright.sync_api import Browser, Page

from doubloon.core.showing import showing_of
from doubloon.registry import game_ids
from tests.server.serving import Server, sqlite_in
from tools.gallery import drawing
from tools.gallery.drawing import Look, looks
from tools.gallery.positions import OVER, WAITING, Position, recorded
from tools.gallery.record import kinds_of
from tools.gallery.tables import lay

# Three heads have no room of 24 pixels each in a boat of 50: on a desktop each is taken up by its number, too, and is a
# line of the list; on a phone it has a button of its own.
BORNE = {"jackal": (r"too small: .*\[spot pirate:[a-z]+-\d\] “[^.]*\. (Aboard|Aan boord|À bord)",)}
UNDRAWN = """(spots) => spots.filter((spot) => !document.querySelector(`main [data-spot="${CSS.escape(spot)}"]`))"""
# What is there when a screen has all that it shows.
SCREENS = {
    "/": ".grid a",
    **{f"/new/{game}": "summary" for game in game_ids()},
    "/puzzles": ".cards a",
    "/campaign": "main .button",
    "/logbook": "main :is(a, button)",
}
STRIDE = 7  # through the looks: neighbours differ in all, and every look has its turn
POSITIONS = recorded()


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at whose tables all recorded positions lie."""
    database = sqlite_in(tmp_path_factory.mktemp("gallery"))
    lay(database, POSITIONS)
    with Server(database) as server:
        yield server


def rotated(positions: list[Position]) -> list[tuple[Look, Position]]:
    ways = looks()
    return [(ways[place * STRIDE % len(ways)], position) for place, position in enumerate(positions)]


def borne(fault: str, game: str) -> bool:
    return any(re.search(known, fault) for known in BORNE.get(game, ()))


def undrawn(page: Page, position: Position) -> list[str]:
    """Where choices lie, as far as the board does not draw it: they could be found in the list alone."""
    view = position.played.match(position.moment.ply).state.view(position.moment.seat)
    choices = showing_of(position.played.game).choices(view)
    spots = sorted({spot for choice in choices for spot in [*choice.start, *choice.goal]})
    missing: list[str] = page.evaluate(UNDRAWN, spots)
    return [f"not drawn: {spot}" for spot in missing]


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_what_leads_to_a_table_has_room_for_a_finger(browser: Browser, gallery: Server, size: tuple[int, int]) -> None:
    """The front page, the forms, the puzzles, the campaign, the log-book."""
    look = Look(size, "light", "fr")
    wrong: list[str] = []
    with drawing.opened(browser, gallery.address, look.language, look.phone) as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for path, ready in SCREENS.items():
            page.goto(path)
            page.locator(ready).first.wait_for()
            page.evaluate(drawing.SETTLED)
            wrong += [f"{fault} ({path})" for fault in drawing.faults(page, look)]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("game", game_ids())
def test_every_kind_of_decision_is_recorded(game: str) -> None:
    """If not: `python -m tools.gallery.record`."""
    kinds = {position.moment.kind for position in POSITIONS if position.played.game == game}
    assert kinds == {*kinds_of(game), WAITING, OVER}


@pytest.mark.parametrize("game", game_ids())
def test_nothing_is_cut_off_or_covered_or_too_small(browser: Browser, gallery: Server, game: str) -> None:
    wrong: dict[str, str] = {}

    def owner(one: tuple[Look, Position]) -> tuple[str, bool]:
        return one[0].language, one[0].phone

    every = rotated([position for position in POSITIONS if position.played.game == game])
    for (language, phone), group in groupby(sorted(every, key=owner), owner):
        with drawing.opened(browser, gallery.address, language, phone) as page:
            for look, position in group:
                drawing.sit_down(page, gallery.address, position)
                drawing.look(page, look)
                assert page.locator("[data-version]").count() == 1
                found = [fault for fault in drawing.faults(page, look) if not borne(fault, game)]
                found += undrawn(page, position)
                wrong |= dict.fromkeys(found, f"{position.name} {look.name}")
    assert wrong == {}, "\n".join(f"{fault} ({where})" for fault, where in wrong.items())
