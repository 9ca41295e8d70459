"""A box of somebody's own explains itself: texts come from what its events and small islands do."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from doubloon.core.match import Match
from doubloon.games.loot_island.box.components import PRINTED
from doubloon.games.loot_island.box.event_reading import EFFECTS
from doubloon.games.loot_island.game import LootIsland, loot_island
from doubloon.games.loot_island.seen.view import LootView
from doubloon.games.loot_island.stories.builder import person, table
from doubloon.text.typed import interpret
from doubloon.words import LANGUAGES
from tests.text.loot_island_scenes import table_in

CHANGED = [
    ("draw = 2, cubes = 2", "draw = 1, cubes = 0"),
    ("big = -1, small = 1", "big = 2, small = -3"),
    ("big = -1, small = -1", "big = 2, small = 2"),
    ('"ship_moves_again", steps = 1', '"ship_moves_again", steps = 3'),
    ("tiles = 1", "tiles = 2"),
    ("limit = 2", "limit = 1"),
    ("delta = -1", "delta = 2"),
    ("hand_with_b5 = 5", "hand_with_b5 = 8"),
    ("same_color = 2, any_color = 1", "same_color = 0, any_color = 3"),
    ("same_color = 0, any_color = 1", "same_color = 2, any_color = 0"),
    ('"first_pass_curses_others", cubes = 2', '"first_pass_curses_others", cubes = 1'),
    ("extra = 1", "extra = 2"),
    ('id = "B2"', 'id = "B20"'),
    ('id = "charts", action = "draw_maps", amount = 2', 'id = "Old_Library", action = "draw_maps", amount = 1'),
    ("cube_cost = 1", "cube_cost = 3"),
    ('action = "move_ship", amount = 1', 'action = "move_ship", amount = 2'),
]


@cache
def own_game(folder: Path) -> LootIsland:
    text = PRINTED.read_text(encoding="utf-8")
    for printed, changed in CHANGED:
        assert text.count(printed) == 1
        text = text.replace(printed, changed)
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return LootIsland(file)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> LootIsland:
    return own_game(tmp_path_factory.mktemp("own"))


@pytest.fixture(scope="module")
def mine(own: LootIsland) -> LootView:
    return cast(LootView, own.new(3, "own").view(0))


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [
        ("en", "A1", "At once each player may draw 1 extra map for nothing."),
        ("en", "A4", "Big loot: 2 treasures more. Small loot: 3 treasures fewer."),
        ("en", "B11", "Big and small loot: 2 treasures more each."),
        ("en", "B1", "At once the ship moves 3 more corners."),
        ("en", "B3", "At once 2 random small islands are closed for this round."),
        ("en", "B4", "At most 1 compass per player"),
        ("en", "B5", "Hands are filled up to 2 cards more."),
        ("en", "B7", "A small island costs 3 cards."),
        ("en", "B9", "A small island costs 2 cards of one colour, and its user passes at once."),
        ("en", "B8", "all others take 1 cube."),
        ("en", "B14", "The next 2 coasts are explored too."),
        ("en", "B20", "B20: At once the ship turns round"),
        ("en", "old library", "Old library: draw 1 map card"),
        ("en", "dig", "Dig: take 3 cubes and reveal a treasure"),
        ("en", "sail", "Sail: move the ship 2 corners on"),
        ("nl", "A4", "Grote buit: 2 schatten meer. Kleine buit: 3 schatten minder."),
        ("nl", "B7", "Een klein eiland kost 3 kaarten."),
        ("nl", "old library", "trek 1 landkaart"),
        ("fr", "A4", "Gros butin : 2 trésors de plus. Petit butin : 3 trésors de moins."),
        ("fr", "B9", "Une petite île coûte 2 cartes de la même couleur, et son utilisateur passe aussitôt."),
        ("fr", "cap au large", "avancez le bateau de 2 coins"),
    ],
)
def test_other_figures_are_told(mine: LootView, language: str, asked: str, said: str) -> None:
    assert said in table_in(language, seats=3).explained(mine, f"? {asked}")


@pytest.mark.parametrize(
    ("language", "event", "typed", "said"),
    [
        ("en", "B7", "pay r5 r9", "a small island costs 3 cards; pay with"),
        ("en", "B7", "pay g4", "a small island costs 3 cards; pay with"),
        ("en", "B7", "pay r5 g4", "a small island costs 3 cards; pay with"),
        ("en", "B9", "pay r5", "a small island costs 2 cards of one colour and you pass."),
        ("en", "B9", "pay p2 p3", "a small island costs 2 cards of one colour; pay with"),
        ("nl", "B7", "pay g4", "kost een klein eiland 3 kaarten; betaal met kaarten uit je hand."),
        ("fr", "B9", "pay r5", "une petite île coûte 2 cartes de la même couleur et vous passez."),
    ],
)
def test_a_refused_payment_is_told_the_price_of_the_own_file(
    own: LootIsland, language: str, event: str, typed: str, said: str
) -> None:
    state = table([person(hand="R05a R09a"), person(), person()], event=event, game=own)
    match = Match(own, 3, "own")
    match.state = state
    answer = interpret(table_in(language, seats=3), match, state.view(0), typed)
    assert isinstance(answer, str)
    assert said in answer


def test_the_printed_names_go_only_with_printed_effects(mine: LootView) -> None:
    assert table_in("en", seats=3).explained(mine, "? about turn") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_box_is_told_too(language: str) -> None:
    """Every effect and every action, in whole sentences without a gap."""
    view = cast(LootView, loot_island().new(5, "printed").view(0))
    surface = table_in(language, seats=3)
    assert {face.effect for face in view.event_faces.values()} == EFFECTS.keys()
    assert len(view.tiles) == 7
    for id in view.event_faces:
        said = surface.explained(view, f"? {id}")
        assert said.startswith(surface.words(f"events-{id}"))
        assert said.endswith(".")
        assert not re.search(r"[{}]|  | \.", said)
    for tile in view.tiles:
        assert ":" in surface.explained(view, f"? {tile.id}")
