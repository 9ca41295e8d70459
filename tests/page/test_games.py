"""One whole game of each game through the general table: the page plays its first legal choice each time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.looking import check_accessible, check_fits
from tests.page.playing import autoplay, open_table, until_asked

# Few seats and options that make games short.
GAMES: dict[str, tuple[str, list[str], dict[str, str], str]] = {
    "loot_island": ("en-GB", ["bot"], {}, "loot value"),
    "jackal": ("nl-NL", ["bot"], {"max_rounds": "12", "island": "skerry"}, "Het Rotseiland"),
    "maracaibo": ("fr-FR", [], {}, "total"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_through_the_general_table(visit: Visit, game: str) -> None:
    """In three languages, so that every word of the games is asked for in some."""
    locale, others, options, row = GAMES[game]
    page = visit(locale=locale)
    open_table(page, game, *others, options=options)
    until_asked(page)
    check_accessible(page)
    autoplay(page)
    expect(page.get_by_role("rowheader", name=row)).to_be_visible()
    check_accessible(page)
    check_fits(page)


def test_who_plays_along_without_a_seat_has_a_panel_too(visit: Visit) -> None:
    page = visit()
    open_table(page, "loot_island", "bot")
    until_asked(page)
    panel = page.get_by_role("article", name="Aaron")
    expect(panel).to_contain_text("compasses 3/3")
    check_accessible(page)
