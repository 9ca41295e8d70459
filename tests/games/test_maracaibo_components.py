"""A component file that describes no playable box is refused with its name and the entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.bots.playout import play_randomly
from doubloon.core.errors import BadComponents, BadOption
from doubloon.core.rng import rng_from
from doubloon.games.maracaibo.box.components import load_box
from doubloon.games.maracaibo.game import Maracaibo
from doubloon.games.maracaibo.player import Area
from doubloon.games.maracaibo.state import MaracaiboState

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
    ('{id = "bm2", front', '{id = "bm1", front', "black_market.tiles[bm1]", "twice"),
    ('{id = "a2", deck', '{id = "a1", deck', "solo_cards.cards[a1]", "twice"),
    ('columns = [["quest", "residence", "advance"]', 'columns = ["quest"', "jordan", "upgrade_columns"),
    ('front = [{e = "bury"}]', 'front = [{e = "space_again"}]', "bm1", "for ever"),
    ('cost = 1, then = [{e = "vp", n = 1}]', 'cost = 1, then = [{e = "raid", dice = "none"}]', "basic 1", "for ever"),
    ('{e = "raid", dice = "pearl", plus = 1}', '{e = "explore", n = 0}', "[brigantine].now[explore]", "from 1"),
    ('{e = "raid", dice = "pearl", plus = 1}', '{e = "bury", n = 0}', "[brigantine].now[bury]", "from 1"),
    ('of = ["gold", "emerald", "pearl"], n = 3}', 'of = ["gold"], n = 0}', "[hawk].now[treasure]", "from 1"),
    ('per = "quests", n = 1}]}', 'per = "doubloon_income", n = 1}]}', "[whale].income[doubloons_per]", "itself"),
    ('per = "quests", n = 1}]}', 'per = "quests_scored", n = 1}]}', "[whale].income[doubloons_per]", "at the end"),
    ('per = "crew", n = 1, max = 6', 'per = "quests_scored", n = 1', "[bm3].front[vp_per]", "at the end"),
    ("need = {gold = 3}", "need = {quests_scored = 3}", "quests.cards[q01].top.need", "at the end"),
    (
        'ongoing = [{e = "explore_plus", n = 1}]}',
        'ongoing = [{e = "bury_spaces", of = []}]}',
        "[lookout]",
        "figureheads",
    ),
    (', {e = "explorer_home"}]', "]", "exploration.nodes[ret]", "explorer_home"),
    ("{markers = 3, vp = 3}", "{markers = 0, vp = 3}", "scoring", "upwards"),
    ("start_doubloons = [10,", "start_doubloons = [-1,", "setup", "start_doubloons"),
    ("barriers = [2, 5, 8]", "barriers = [5, 2, 8]", "ship_board", "barriers"),
    ('vp = 4, income = [{e = "doubloons", n = 2}]', "vp = 4, incom = []", "[cabin_boy]", "incom"),
    ('{id = "s02", zone = 0, now', '{id = "s02", zone = 0, nowe', "ship_board.slots[s02]", "nowe"),
    ('{id = "a1", at', '{id = "a1", rivers = 1, at', "exploration.nodes[a1]", "rivers"),
    ('letter = "B", ongoing', 'letter = "B", always', "figureheads.tiles[dragon]", "always"),
    ('{id = "q01", top', '{id = "q01", vp = 3, top', "quests.cards[q01]", "vp"),
    ('retirement = "ret"  ', 'retirement = "home"  ', "exploration", "'home'"),
    ('retirement = "ret"  ', 'retirement = "c3"  ', "exploration", "'c3'"),
    ("remote_acquire_extra = 3", "remote_acquire_extra = 4", "turn", "remote_acquire_extra = 3"),
    ('tie_break = ["buried"]', 'tie_break = ["rivers"]', "scoring", "tie_break"),
    ("spaces = 7 ", "spaces = 8 ", "islands", "spaces = 7"),
    ("tier2_face_up_share = 0.5", "tier2_face_up_share = 1.0", "modules.fog_improvements", "tier2_face_up_share = 0.5"),
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


def test_the_numbers_for_learners_have_room_for_a_larger_hideout(tmp_path: Path) -> None:
    """More storage than fits into a machine word, and a figurehead with six spaces: every number fits its column."""
    storage = 'gold = {storage = [[{e = "doubloons", n = 2}], [{e = "vp", n = 1}]'
    mine = PRINTED.replace(storage, storage + ', [{e = "vp", n = 1}]' * 60, 1)
    mine = mine.replace(
        'of = [[{e = "doubloons", n = 5}], [{e = "vp", n = 4}]',
        'of = [[{e = "doubloons", n = 5}], [{e = "vp", n = 4}], [], []',
        1,
    )
    file = tmp_path / "mine.toml"
    file.write_text(mine, encoding="utf-8")
    game = Maracaibo(file)
    columns = game.columns(2)
    state, rng = game.new(2, "larger"), rng_from("larger")
    assert isinstance(state, MaracaiboState)
    area = state.players[0].areas[0]
    state.players[0].set_area(0, Area(area.plain, 1 << 61, 1 << 4))
    state.players[0].extra = (0, 1, 2, 0, 1, 2)
    row = state.numbers(0)
    for _ in range(200):
        if state.over():
            break
        seat = state.deciders()[0]
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
        assert len(state.numbers(seat)) == len(columns)
    assert len(row) == len(columns)
    assert all(column.low <= number <= column.high for number, column in zip(row, columns, strict=True))
    told = dict(zip([column.name for column in columns], row, strict=True))
    assert told["player 1: covered bonuses of gold+60"] == 1 << 1
    assert [told[f"player 1: on the figurehead/{place}"] for place in (5, 6)] == [1, 2]


def test_there_must_be_quests_for_everybody_and_the_market(tmp_path: Path) -> None:
    """Four players who draw three each need twelve; the market, and Jordan alone, come on top of what is kept."""
    file = tmp_path / "mine.toml"
    start, end = PRINTED.index('  {id = "q13"'), PRINTED.index("]\n\n[figureheads]")
    few = PRINTED[:start] + PRINTED[end:]
    file.write_text(few, encoding="utf-8")
    load_box(file)
    file.write_text(few.replace("quest_draw = 3, quest_keep = 2", "quest_draw = 4, quest_keep = 2"), encoding="utf-8")
    with pytest.raises(BadComponents, match=r"quests must have at least 16 cards"):
        load_box(file)
    file.write_text(few.replace("quest_keep = 2, quest_market = 3", "quest_keep = 2, quest_market = 5"), "utf-8")
    with pytest.raises(BadComponents, match=r"quests must have at least 13 cards"):
        load_box(file)


def test_there_must_be_figureheads_for_the_solo_market(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    start, end = PRINTED.index('  {id = "sea_snake"'), PRINTED.index("]\n\n[black_market]")
    file.write_text(
        (PRINTED[:start] + PRINTED[end:]).replace("figurehead_market_extra = 2", "figurehead_market_extra = 1"), "utf-8"
    )
    load_box(file)
    file.write_text(
        file.read_text("utf-8").replace("figurehead_market_solo = 3", "figurehead_market_solo = 6"), "utf-8"
    )
    with pytest.raises(BadComponents, match=r"figureheads has 5 tiles"):
        load_box(file)


def test_a_box_without_a_discount_tile_has_no_retirement(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    tile = next(line for line in PRINTED.splitlines(keepends=True) if '{id = "ret"' in line)
    named = next(line for line in PRINTED.splitlines(keepends=True) if line.startswith("retirement = "))
    mine = PRINTED.replace(tile, "").replace(named, "").replace('to = ["c3", "ret"]', 'to = ["c3"]')
    file.write_text(mine, encoding="utf-8")
    game = Maracaibo(file)
    game.new(2, "without")
    with pytest.raises(BadOption, match=r"option retirement needs a Residence Discount tile.*PM-550"):
        game.new(2, "with", game.options(["retirement=yes"]))


def test_a_treasure_value_may_fall_with_more_markers(tmp_path: Path) -> None:
    """The last step that is reached counts, not the dearest."""
    file = tmp_path / "mine.toml"
    file.write_text(PRINTED.replace("{markers = 5, vp = 4}", "{markers = 5, vp = 1}"), encoding="utf-8")
    assert [load_box(file).island_value(markers) for markers in (2, 4, 6, 7, 20)] == [2, 3, 1, 5, 5]
