"""Chapter 1: what is in the box."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from doubloon.core.errors import DoubloonError
from doubloon.games.maracaibo.seen.faces import EffectView
from doubloon.games.maracaibo.stories.builder import person, table
from tests.rules.maracaibo.story import (
    PRINTED,
    act,
    box,
    complaint,
    jordan_of,
    look,
    new_game,
    offers,
    opened,
    seen,
    space,
)

IMPROVEMENT, RESIDENCE, LOCATION = 0, 1, 2


def count(kind: int, tier: int) -> int:
    return sum(1 for entry in box().cards if (entry.kind, entry.tier) == (kind, tier))


# Players


@pytest.mark.rule("PM-001")
def test_one_to_four_players() -> None:
    for seats in (1, 2, 3, 4):
        assert len(look(opened(seats, "seats")).players) == seats
    for seats in (0, 5):
        with pytest.raises(DoubloonError, match="seats"):
            new_game(seats, "seats")


@pytest.mark.rule("PM-001")
def test_one_player_plays_against_jordan_and_more_do_not() -> None:
    assert jordan_of(opened(1, "alone")).ship == "start"
    assert [look(opened(seats, "not alone")).jordan for seats in (2, 3, 4)] == [None] * 3


@pytest.mark.rule("PM-001")
def test_no_file_changes_the_number_of_players(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ("players = [1, 4]", "players = [1, 5]"))
    assert sentence == "box.toml: the file must have players = [1, 4]"


# Shared pieces


@pytest.mark.rule("PM-002")
def test_three_islands_six_value_tiles_twelve_figureheads() -> None:
    assert list(look(opened(2, "shared")).islands) == ["gold", "emerald", "pearl"]
    assert len(box().value_tiles) == 6
    assert [tile.letter for tile in box().figureheads] == list("ABCDEFGHIJKL")
    assert box().numbers.score_track == 50


@pytest.mark.rule("PM-002")
def test_the_board_has_an_exploration_track_the_gulf_and_maracaibo() -> None:
    boards = look(opened(2, "shared")).boards
    assert (boards.track[0].id, boards.track[-1].to) == ("start", [])
    assert [effect.e for effect in boards.gulf] == ["upgrade", "choose"]
    assert [effect.e for effect in boards.maracaibo] == ["vp", "upgrade"]


@pytest.mark.rule("PM-002")
@pytest.mark.parametrize("pips", [(1, 6, 2), (3, 4, 5)])
def test_three_dice_with_six_faces(pips: tuple[int, int, int]) -> None:
    state = table([person(), person()], doing="trinidad", dice=pips)
    act(state, 0, "do")
    raid = look(state).raid
    assert raid is not None
    assert raid.dice == dict(zip(("gold", "emerald", "pearl"), pips, strict=True))


@pytest.mark.rule("PM-002", "PM-028")
def test_there_are_as_many_value_tiles_as_locations_with_the_symbol(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ('"pearl", "pearl"]\n\n# Layout', '"pearl"]\n\n# Layout'))
    assert sentence == "box.toml: treasure_value_tiles has 5 tiles, but 6 tier I locations show their symbol"


@pytest.mark.rule("PM-002", "PM-032")
def test_a_box_without_enough_figureheads_is_refused(tmp_path: Path) -> None:
    lines = [line for line in PRINTED.read_text(encoding="utf-8").splitlines() if "letter = " in line]
    sentence = complaint(tmp_path, *[(line + "\n", "") for line in lines[:7]])
    assert sentence == "box.toml: figureheads has 5 tiles; the fullest market needs 6"


# Cards


@pytest.mark.rule("PM-003", "A-02")
def test_tier_i_has_6_locations_12_residences_and_22_improvements() -> None:
    assert (count(LOCATION, 1), count(RESIDENCE, 1), count(IMPROVEMENT, 1)) == (6, 12, 22)
    assert all(entry.value_tile for entry in box().cards if (entry.kind, entry.tier) == (LOCATION, 1))


@pytest.mark.rule("PM-003", "PM-021")
def test_too_few_cards_for_the_deal_are_refused(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ("tier1_improvements_used = 15", "tier1_improvements_used = 23"))
    assert sentence == "box.toml: setup uses 23 tier I improvements, 22 exist"
    residence = next(line for line in PRINTED.read_text(encoding="utf-8").splitlines() if '"tavern", cost' in line)
    sentence = complaint(tmp_path, ("tier1_residences_used = 4", "tier1_residences_used = 12"), (residence + "\n", ""))
    assert sentence == "box.toml: setup uses 12 residences, but 11 exist"


@pytest.mark.rule("PM-003", "A-36")
def test_the_back_of_a_tier_i_card_shows_its_type_and_that_of_tier_ii_only_its_tier() -> None:
    cards = {"c1r1": "tobacco", "c1r2": "aruba", "c1r3": "purser", "c1r4": "jamaica", "c2r1": "hacienda"}
    options = ["fog_improvements=yes", "fog_locations=yes"]
    state = table([person(), person()], cards=cards, down="c1r1 c1r2 c1r3 c1r4", fills="c2r1", options=options)
    backs = [space(state, name).back for name in ("c1r1", "c1r2", "c1r3", "c1r4", "c2r1")]
    assert backs == ["improvement", "location", "", "", "residence"]


@pytest.mark.rule("PM-003")
def test_no_card_is_there_twice(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ('{id = "rum", tier', '{id = "sugar", tier'))
    assert sentence == "box.toml: improvements.cards[sugar] is there twice"


@pytest.mark.rule("PM-004")
def test_tier_ii_has_no_residences() -> None:
    assert (count(LOCATION, 2), count(RESIDENCE, 2)) == (6, 0)
    assert count(IMPROVEMENT, 2) == 34
    assert {box().cards[number].kind for number in box().tier2} == {IMPROVEMENT, LOCATION}


@pytest.mark.rule("PM-004")
def test_no_card_has_a_third_tier(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ('{id = "rum", tier = 1', '{id = "rum", tier = 3'))
    assert sentence == "box.toml: improvements.cards[rum] must have tier from 1 to 2, not 3"


@pytest.mark.rule("PM-005")
def test_the_bottom_of_every_quest_is_harder_and_pays_more() -> None:
    assert len(box().quests) == 28
    for quest in box().quests:
        top, bottom = dict(quest.top.needs), dict(quest.bottom.needs)
        assert set(top) == set(bottom)
        assert all(bottom[counter] >= needed for counter, needed in top.items())
        assert bottom != top
        assert 0 < quest.top.vp < quest.bottom.vp


@pytest.mark.rule("PM-005")
def test_a_quest_without_one_of_its_conditions_is_refused(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, (", bottom = {vp = 7, need = {gold = 5}}", ""))
    assert sentence == "box.toml: quests.cards[q01] must have bottom = a table, not nothing"
    sentence = complaint(tmp_path, ("top = {vp = 3, need = {gold = 3}}", "top = {vp = 3, need = {}}"))
    assert sentence.endswith("must have need = at least one counter")


@pytest.mark.rule("PM-009")
def test_improvements_are_crew_equipment_or_ship() -> None:
    types = Counter(entry.type for entry in box().cards if entry.kind == IMPROVEMENT)
    assert set(types) == {0, 1, 2}
    faces = [look(opened(2, f"types {seed}")).cards.values() for seed in range(3)]
    assert {face.type for shown in faces for face in shown} == {"crew", "equipment", "ship", ""}


@pytest.mark.rule("PM-009")
def test_another_type_of_improvement_is_refused(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ('"rum", tier = 1, type = "equipment"', '"rum", tier = 1, type = "drink"'))
    assert sentence == "box.toml: improvements.cards[rum] has the type 'drink'; there are crew, equipment, ship"
    sentence = complaint(tmp_path, ('["crew", "equipment", "ship"]\n', '["crew", "ship", "equipment"]\n'))
    assert sentence == "box.toml: the file must have improvement_types = ['crew', 'equipment', 'ship'] (PM-009)"


@pytest.mark.rule("PM-010")
@pytest.mark.parametrize(
    ("id", "cost", "points", "scrolls"),
    [
        ("tobacco", 8, 7, {"income": ["doubloons"]}),
        ("smuggler", 6, 3, {"now": ["bury", "marker"]}),
        ("ghost_ship", 10, 2, {"ongoing": ["discount"]}),
        ("pearl_diver", 9, 5, {"now": ["treasure"], "ongoing": ["raid_power"]}),
        ("galleon", 10, 7, {"ongoing": ["discount"], "income": ["doubloons"]}),
        ("gravedigger", 10, 4, {"endgame": ["vp_per"]}),
    ],
)
def test_an_improvement_shows_cost_points_and_its_scrolls(
    id: str, cost: int, points: int, scrolls: dict[str, list[str]]
) -> None:
    face = look(table([person(), person()], cards={"c2r1": id})).cards[id]

    def names(effects: list[EffectView]) -> list[str]:
        return [effect.e for effect in effects]

    assert (face.kind, face.cost, face.vp) == ("improvement", cost, points)
    shown = {"now": face.now, "ongoing": face.ongoing, "income": face.income, "endgame": face.endgame}
    assert {key: names(effects) for key, effects in shown.items() if effects} == scrolls


@pytest.mark.rule("PM-010")
@pytest.mark.parametrize(("missing", "key"), [("cost = 7, ", "cost"), ("vp = 4, ", "vp")])
def test_an_improvement_without_cost_or_points_is_refused(tmp_path: Path, missing: str, key: str) -> None:
    old = '{id = "rum", tier = 1, type = "equipment", cost = 7, vp = 4, '
    sentence = complaint(tmp_path, (old, old.replace(missing, "")))
    assert sentence == f"box.toml: improvements.cards[rum] must have {key} = a whole number, not nothing"


# What each player owns


@pytest.mark.rule("PM-006")
def test_every_player_has_the_same_pieces() -> None:
    pieces = tomllib.loads(PRINTED.read_text(encoding="utf-8"))["pieces"]
    assert pieces["player_tokens_each"] == 7
    assert pieces["black_market_tiles_each"] == 5
    assert [pieces[f"{piece}_tokens_each"] for piece in ("ship", "explorer", "scoring")] == [1, 1, 1]
    assert len(pieces["player_colours"]) == 4
    boards = look(opened(4, "pieces")).boards
    assert len(boards.slots) == 18
    assert list(boards.storage) == list(boards.buried) == ["gold", "emerald", "pearl"]


@pytest.mark.rule("PM-006", "PM-007")
def test_every_player_owns_the_same_five_black_market_tiles() -> None:
    view = look(opened(4, "tiles"))
    assert [list(player.markets) for player in view.players] == [["bm1", "bm2", "bm3", "bm4", "bm5"]] * 4
    assert [tile.id for tile in view.boards.tiles] == list(view.players[0].markets)
    assert all(tile.front and tile.back and tile.front != tile.back for tile in view.boards.tiles)


@pytest.mark.rule("PM-006", "PM-007")
def test_a_box_with_four_or_one_sided_tiles_is_refused(tmp_path: Path) -> None:
    lines = PRINTED.read_text(encoding="utf-8").splitlines()
    tile = next(line for line in lines if '{id = "bm5"' in line)
    sentence = complaint(tmp_path, (tile + "\n", ""))
    assert sentence == "box.toml: black_market has 4 tiles; pieces.black_market_tiles_each says 5"
    sentence = complaint(tmp_path, (tile[tile.index(", back") :], "},"))
    assert sentence == "box.toml: black_market.tiles[bm5] must have front and back = lists of effects"


@pytest.mark.rule("PM-008")
@pytest.mark.parametrize("colour", ["gold", "emerald", "pearl"])
def test_a_die_and_a_marker_of_a_colour_belong_to_its_treasure(colour: str) -> None:
    state = table([person(), person()], doing="trinidad", dice=[5, 5, 5])
    act(state, 0, "do", "keep", f"die {colour}", "spend basic 3", f"store {colour} plain")
    assert {name: area.total for name, area in seen(state, 0).areas.items()} == {
        name: int(name == colour) for name in ("gold", "emerald", "pearl")
    }
    assert look(state).islands == {name: 4 - (name == colour) for name in ("gold", "emerald", "pearl")}


@pytest.mark.rule("PM-008", "PM-544")
def test_grey_markers_are_upgrades_and_rubies_and_no_treasure() -> None:
    state = table([person(upgrades="s01 s03", rubies=2), person()], options=["rubies=yes"])
    assert (seen(state, 0).upgrades, seen(state, 0).rubies) == (["s01", "s03"], 2)
    assert [area.total for area in seen(state, 0).areas.values()] == [0, 0, 0]


@pytest.mark.rule("PM-011", "PM-290")
def test_a_token_marks_a_residence_or_50_points() -> None:
    # Given 49 points, when the first token on Hacienda brings 2: the player goes on beyond 50
    state = table([person(ship="c1r1", doubloons=16, score=49), person()], cards={"c2r1": "hacienda"})
    act(state, 0, "sail c2r1", "construct")
    assert space(state, "c2r1").tokens == [0]
    assert seen(state, 0).score == 51


# Solo and modules


@pytest.mark.rule("PM-012")
def test_the_solo_deck_has_six_a_and_six_b_cards(tmp_path: Path) -> None:
    assert Counter(entry.hard for entry in box().solo_cards) == {False: 6, True: 6}
    lines = PRINTED.read_text(encoding="utf-8").splitlines()
    b6 = next(line for line in lines if '{id = "b6"' in line)
    assert complaint(tmp_path, (b6 + "\n", "")) == "box.toml: solo_cards must have 6 cards of deck B, not 5 (PM-012)"


@pytest.mark.rule("PM-012")
def test_jordan_has_boards_of_the_solo_kind() -> None:
    jordan = jordan_of(opened(1, "solo"))
    assert (jordan.level, jordan.upgrades, jordan.deck) == (1, 0, 6)
    assert jordan.treasures == {"gold": 0, "emerald": 0, "pearl": 0}


@pytest.mark.rule("PM-013", "PM-540")
def test_two_ruby_tiles_and_a_market_of_six_spaces_come_with_the_rubies_module(tmp_path: Path) -> None:
    view = look(opened(2, "rubies", "rubies=yes"))
    assert sorted(cell.card or "" for cell in view.cells if cell.rubies) == ["bonaire", "tobago"]
    assert len(view.boards.ruby_market) == 6
    assert not any(cell.rubies for cell in look(opened(2, "rubies")).cells)
    sentence = complaint(tmp_path, ('market = [[{e = "vp", n = 5}], ', "market = ["))
    assert sentence == "box.toml: rubies must have 6 market spaces, not 5"


@pytest.mark.rule("PM-013", "PM-550")
def test_the_residence_discount_tile_comes_with_the_retirement_module() -> None:
    def tiles(*options: str) -> list[str]:
        return [node.id for node in look(opened(2, "retired", *options)).boards.track if node.id == "ret"]

    assert tiles() == []
    assert tiles("retirement=yes") == ["ret"]
    people = [person(explorer="c2", doubloons=40), person()]
    assert "explore ret" not in offers(table(people, doing="bonaire"), 0)
    assert "explore ret" in offers(table(people, doing="bonaire", options=["retirement=yes"]), 0)
