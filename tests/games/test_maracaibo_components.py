"""A component file that describes no playable box is refused with its name and the entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.bots.playout import play_randomly
from doubloon.core.errors import BadComponents
from doubloon.core.rng import rng_from
from doubloon.games.maracaibo.components import load_box
from doubloon.games.maracaibo.game import Maracaibo

PRINTED = Path(load_box.__code__.co_filename).with_name("components.toml").read_text(encoding="utf-8")

WRONG = [
    ('{e = "raid", dice = "pearl", plus = 1}', '{e = "rade", dice = "pearl"}', "[brigantine].now[rade]", "'rade'"),
    ('{e = "raid", dice = "pearl", plus = 1}', '{e = "raid", plus = 1}', "[brigantine].now[raid]", "needs dice"),
    ('{e = "raid", dice = "pearl", plus = 1}', '{e = "raid", dice = "ruby"}', "[brigantine].now[raid]", "'ruby'"),
    ('{e = "raid", dice = "pearl", plus = 1}', '{e = "quest", n = 2}', "[brigantine].now[quest]", "does not take"),
    ('[{e = "raid_power", n = 2, die = "gold"}]', '[{e = "raid_power"}]', "[boatswain].ongoing[raid_power]", "needs n"),
    ('income = [{e = "doubloons", n = 3}]', 'income = [{e = "quest"}]', "[tobacco].income[quest]", "unknown here"),
    ('per = "doubloon_income"', 'per = "dubloons"', "residences.cards[hacienda].score", "'dubloons'"),
    ("need = {gold = 3}", "need = {goold = 3}", "quests.cards[q01].top.need", "'goold'"),
    ('to = ["u1", "l1"]', 'to = ["u1", "l9"]', "exploration.nodes[a2]", "'l9'"),
    ('to = ["a1"], shared = true', 'to = ["a1"]', "exploration.nodes[start]", "shared"),
    ('to = ["e3"]', 'to = ["e1"]', "exploration", "does not lead to the end"),
    ("tier1_improvements_used = 15", "tier1_improvements_used = 23", "setup", "22"),
    ("tier1_improvements_used = 15", "tier1_improvements_used = 14", "layout[standard]", "24 cards are dealt"),
    ('tiles = ["gold", "gold", "emerald"', 'tiles = ["gold", "emerald"', "treasure_value_tiles", "6 tier I"),
    ("black_market_tiles_each = 5", "black_market_tiles_each = 6", "black_market", "has 5 tiles"),
    ('supply_on = ["bonaire", "tobago"]', 'supply_on = ["bonaire"]', "rubies", "tobago"),
    ('{id = "s02", zone = 0', '{id = "s01", zone = 0', "ship_board.slots[s01]", "twice"),
    ('type = "crew", cost = 3', 'type = "cook", cost = 3', "improvements.cards[cabin_boy]", "'cook'"),
    ('"######GG#"', '".#####GG#"', "layout[standard]", "card cells"),
    ('"#EE######", "####....."]', '".EE#.####", "#.####..#"]', "layout[standard]", "c3r4 that no ship can"),
    ('[{e = "use_market"}, {e = "doubloons", n = 4}]', '[{e = "doubloons"}]', "[contraband].now[doubloons]", "needs n"),
    ('front = [{e = "bury"}]', 'front = [{e = "use_market"}]', "bm1", "for ever"),
    ('a = "acquire"}, {a = "quest"}', 'a = "acquire"}, {a = "pray"}', "solo_cards.cards[a6].main[pray]", "'pray'"),
    ('game = "pirates_of_maracaibo"', 'game = "silver_gold"', "the file", "pirates_of_maracaibo"),
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


def test_a_custom_layout_can_be_played(tmp_path: Path) -> None:
    printed = 'rows = ["###PP####", "######GG#", "#EE######", "####....."]'
    file = tmp_path / "mine.toml"
    mine = 'rows = ["####.....", "#EE######", "######GG#", "###PP####"]'
    file.write_text(PRINTED.replace(printed, mine, 1), encoding="utf-8")
    game = Maracaibo(file)
    assert game.components != "box"
    state = game.new(2, "custom")
    play_randomly(state, rng_from("custom"), 5_000)
    assert state.over()
