"""A component file that describes no playable box is refused with its name and the entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.bots.playout import play_randomly
from doubloon.core.errors import BadComponents, BadOption
from doubloon.core.rng import rng_from
from doubloon.games.loot_island.components import load_box
from doubloon.games.loot_island.game import LootIsland, loot_island

PRINTED = Path(load_box.__code__.co_filename).with_name("components.toml").read_text(encoding="utf-8")

WRONG = [
    ('game = "Loot Island"', 'game = "Silver"', "meta", '"Loot Island"'),
    ("rounds = 5", "rounds = 12", "meta", "rounds from 1 to 9"),
    ("landings = 8", "landings = 10", "board", "landings = 8"),
    ("start_cubes = 3", 'start_cubes = "three"', "players", "start_cubes = a whole number"),
    ('id = "R03a", color = "red"', 'id = "R03a", color = "pink"', "maps.cards[R03a]", "red, green, purple, orange"),
    ('value = 3, icon = "none"', 'value = 11, icon = "none"', "maps.cards[R03a]", "from 0 to 10"),
    ('value = 5, icon = "draw"', 'value = 5, icon = "drew"', "maps.cards[R05a]", "none, draw, discard, chest"),
    ('value = 0, icon = "chest"', 'value = 0, icon = "none"', "maps.cards[RWa]", "LI-011"),
    ('id = "R03b"', 'id = "R03a"', "maps.cards[R03a]", "an id of its own"),
    ("maps = 88", "maps = 87", "counts", "maps = 88"),
    ('type = "crown", base = 4', 'type = "tiara", base = 4', "treasures.cards[1]", "amulet, coin_bag, book"),
    ("ref = 2,", "ref = 1,", "treasures.cards[1]", "twice"),
    ('kind = "right"', 'kind = "up"', "treasures.cards[9]", "right, left, front"),
    ("per_cube = 1, fixed = 0", "per_cube = -1, fixed = 0", "healers.cards[H01]", "per_cube from 0 to 9"),
    ('action = "move_ship"', 'action = "row"', "small_islands.tiles[sail]", "move_ship"),
    ("base_cost = { same_color = 2", "base_cost = { same_color = 1", "small_islands.base_cost", "0 or 2"),
    ('effect = "ship_turns_round"', 'effect = "ship_sinks"', "events.cards[B2]", "ship_turns_round"),
    ('effect = "compass_limit", limit = 2', 'effect = "compass_limit"', "events.cards[B4]", "limit"),
    ('deck = "A", timing = ["phase3"]', 'deck = "C", timing = ["phase3"]', "events.cards[A4]", "A, B"),
    ("hand_with_b5 = 5", "hand_with_b5 = 4", "aaron", "hand_with_b5 = 5"),
    ("players = 3, hand = 7", "players = 3, hand = 6", "variant_initial_hand.keep", "players3 = 6"),
    ("treasure_deck = 58", "treasure_deck = 60", "setup.by_players[4]", "treasure_deck = 58"),
    ("healers = 5", "healers = 4", "setup.by_players[5]", "healers = 5"),
    ("bonus = [25, 18, 11, 4, 0]", "bonus = [25, 18, 11]", "crown_ladder", "at least 5"),
    ("eliminated_at_cubes = 13", "eliminated_at_cubes = 0", "scoring", "from 1 to 99"),
]


@pytest.mark.parametrize(("printed", "wrong", "entry", "problem"), WRONG, ids=[row[1][:40] for row in WRONG])
def test_a_wrong_component_file_names_file_entry_and_problem(
    printed: str, wrong: str, entry: str, problem: str, tmp_path: Path
) -> None:
    assert printed in PRINTED
    file = tmp_path / "mine.toml"
    file.write_text(PRINTED.replace(printed, wrong, 1), encoding="utf-8")
    with pytest.raises(BadComponents) as error:
        load_box(file)
    assert str(error.value).startswith("mine.toml: ")
    assert entry in str(error.value)
    assert problem in str(error.value)


def test_other_figures_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    changed = PRINTED.replace("start_cubes = 3", "start_cubes = 1").replace(
        "eliminated_at_cubes = 13", "eliminated_at_cubes = 20"
    )
    file.write_text(changed.replace('value = 3, icon = "none"', 'value = 3, icon = "chest"'), encoding="utf-8")
    game = LootIsland(file)
    assert game.components != "box"
    for seats in range(2, 6):
        state = game.new(seats, "figures")
        play_randomly(state, rng_from("figures"), 20_000)
        assert state.over()


@pytest.mark.parametrize(
    ("option", "allowed"),
    [
        ("healers=none", "one of hidden, open, dealt"),
        ("initial_hand=perhaps", "yes or no"),
        ("events=yes", "healers, events_shown, initial_hand"),
    ],
)
def test_a_wrong_option_names_what_is_allowed(option: str, allowed: str) -> None:
    with pytest.raises(BadOption, match=allowed):
        loot_island().options([option])
