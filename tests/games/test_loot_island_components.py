"""A component file that describes no playable box is refused with its name and the entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.bots.playout import play_randomly
from doubloon.core.errors import BadComponents, BadOption
from doubloon.core.rng import rng_from
from doubloon.games.loot_island.box.components import load_box
from doubloon.games.loot_island.box.maps import CARDS, RANKS, MapSet
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
    ("per_cube = 1, fixed = 3", "per_cube = -1, fixed = 3", "healers.cards[H01]", "per_cube from 0 to 9"),
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
    ("bonus = [25,", "bonus = [2500,", "crown_ladder", "from 0 to 99"),
    ("eliminated_at_cubes = 13", "eliminated_at_cubes = 0", "scoring", "from 1 to 99"),
    # Moves are written in small letters, so ids may not differ in their case alone.
    ('id = "R01b"', 'id = "R01A"', "maps.cards[R01A]", "an id of its own"),
    ('id = "H02"', 'id = "h01"', "healers.cards[h01]", "an id of its own"),
    ('id = "sail"', 'id = "DIG"', "small_islands.tiles[DIG]", "an id of its own"),
    ('id = "H05"', 'id = "Hé"', "healers.cards[Hé]", "letters and digits"),
    ('id = "dig"', 'id = "ß_ß"', "small_islands.tiles[ß_ß]", "letters, digits and _"),
    ('id = "B5"', 'id = "İ"', "events.cards[İ]", "letters and digits"),
    # The words call a card by its id.
    ('id = "R05a"', 'id = "R06c"', "maps.cards[R06c]", '"R05a"'),
    ('id = "RWb"', 'id = "R11b"', "maps.cards[R11b]", '"RWa"'),
    ('id = "red", letter = "R"', 'id = "blue", letter = "B"', "map_colors", "red (R), green (G)"),
    ('id = "red", letter = "R"', 'id = "red", letter = "Z"', "map_colors", "red (R), green (G)"),
    (
        'timing = ["immediate"], effect = "ship_turns_round"',
        'timing = ["phase3"], effect = "big_is_fewer"',
        "events.cards[B2]",
        "another effect wants another id",
    ),
    ('id = "sail", action = "move_ship"', 'id = "sail", action = "draw_maps"', "tiles[sail]", "'move_ship'"),
    ('"discard_cubes", amount = 3', '"discard_cubes", amount = 4', "tiles[cleanse_3]", "amount = 3"),
    # Nothing is taken from a file without a word and then left out.
    ('timing = ["phase1"]', 'timing = ["phase2"]', "events.cards[B5]", "phase1"),
    (
        'id = "R01a", color = "red", value = 1, icon = "chest"',
        'id = "R01a", color = "red", value = 1, icon = "draw"',
        "maps.cards[R01a]",
        "none, chest, plus_one",
    ),
    ('"reveal_treasure", amount = 1', '"reveal_treasure", amount = 3', "small_islands.tiles[dig]", "amount = 1"),
    ('"compass_to_bottom", amount = 1', '"compass_to_bottom", amount = 2', "tiles[undercut]", "amount = 1"),
    ('"draw_maps", amount = 2', '"draw_maps", amount = 2, cube_cost = 1', "tiles[charts]", "cube_cost"),
    ("crossed = 2", "crosed = 2", "treasures.cards[8]", "crosed"),
    ('type = "jewel", base = 2', 'type = "jewel", mult = 2, base = 2', "treasures.cards[2]", "mult"),
    ("fixed = 17", "fixed = 17, flat = 2", "healers.cards[H14]", "flat"),
    ('cubes = 2 },\n  { id = "B11"', 'cubes = 2, big = 1 },\n  { id = "B11"', "events.cards[B10]", "big"),
    ("threshold = 5,", "threshold = 5, islands = 2,", "setup.by_players[4]", "islands"),
    ("{ size = 2, per_other_type = 3 }", "{ size = 3, per_other_type = 3 }", "scoring.skull_sets[3]", "twice"),
    ("{ size = 2, bonus = 8 }", "{ size = 3, bonus = 8 }", "scoring.jewel_sets[3]", "twice"),
    ("treasures = 74", "treasures = 73", "counts", "treasures = 74"),
    ("healers = 14", "healers = 15", "counts", "healers = 14"),
    ("events = 18", "events = 17", "counts", "events = 18"),
    ("\nsmall_islands = 7", "\nsmall_islands = 6", "counts", "small_islands = 7"),
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


def test_there_are_not_more_skulls_than_can_be_split_into_sets(tmp_path: Path) -> None:
    more = [f'{{ ref = {100 + n}, pile = "II", type = "skull", base = 1, kind = "left" }},' for n in range(800)]
    file = tmp_path / "mine.toml"
    file.write_text(PRINTED.replace("  # pile II\n", "\n".join(more), 1), encoding="utf-8")
    with pytest.raises(BadComponents, match=r"mine.toml: treasures must have at most 40 skulls of a kind"):
        load_box(file)


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


def test_every_rank_of_a_colour_is_a_card_of_its_own() -> None:
    """Also the last of the 32 bits, which a C int would take for the sign."""
    for card in range(CARDS):
        hand = MapSet()
        hand.add(card)
        assert hand.cards() == [card]
        assert hand.of(card // RANKS) == 1 << card % RANKS
        assert hand.holds(card)
        hand.remove(card)
        assert [hand.of(colour) for colour in range(4)] == [0, 0, 0, 0]
