"""Chapter 1: what is in the box, and how the island is laid out."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from doubloon.core.errors import DoubloonError
from doubloon.games.loot_island.stories.builder import column, person, play, refs, stack, table, tiles_up
from tests.rules.loot_island.story import (
    PRINTED,
    box,
    complaint,
    cubes,
    discard_loot,
    landing,
    look,
    new_game,
    offers,
    people,
    seen,
)

LETTERS = {"red": "R", "green": "G", "purple": "P", "orange": "O"}


def faces() -> dict[str, tuple[str, int, str]]:
    """Every map card of the box as a view shows it: colour, number (0: star), icon."""
    ids = " ".join(card.id for card in box().maps)
    return {id: (face.colour, face.value, face.icon) for id, face in look(table(people(3), discards=ids)).maps.items()}


# What there is


@pytest.mark.rule("LI-001", "LI-010", "Q-40")
def test_88_maps_in_four_colours_each_number_and_the_star_twice() -> None:
    assert len(box().maps) == 88
    found = Counter((colour, value) for colour, value, _ in faces().values())
    assert found == {(colour, value): 2 for colour in LETTERS for value in range(11)}


@pytest.mark.rule("LI-001", "LI-012")
def test_74_treasures_with_numbers_of_their_own_in_four_piles() -> None:
    assert [treasure.ref for treasure in box().treasures] == list(range(1, 75))
    assert Counter(treasure.pile for treasure in box().treasures) == {0: 21, 1: 16, 2: 16, 3: 21}


@pytest.mark.rule("LI-001", "LI-016")
def test_18_events_four_of_deck_a_and_fourteen_of_deck_b() -> None:
    names = [(event.id, event.deck) for event in box().events]
    assert names == [(f"A{n}", "A") for n in range(1, 5)] + [(f"B{n}", "B") for n in range(1, 15)]


@pytest.mark.rule("LI-001")
def test_the_other_parts_are_counted() -> None:
    counts = tomllib.loads(PRINTED.read_text(encoding="utf-8"))["counts"]
    assert (counts["maps"], counts["treasures"]) == (len(box().maps), len(box().treasures)) == (88, 74)
    assert (counts["events"], counts["healers"]) == (len(box().events), len(box().healers)) == (18, 14)
    assert counts["small_islands"] == len(box().tiles) == 7
    assert counts["compasses"] == 5 * box().compasses == 15
    assert (counts["characters"], counts["reference_cards"], counts["cubes"]) == (5, 5, 80)
    single = ("main_board", "ship", "first_player_tile", "score_pads")
    assert [counts[name] for name in single] == [1, 1, 1, 1]


@pytest.mark.rule("LI-001", "LI-010")
def test_a_file_with_another_number_of_maps_is_refused(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, ("maps = 88", "maps = 87"))
    assert sentence == "box.toml: counts must have maps = 88, not 87"


@pytest.mark.rule("LI-002")
def test_two_to_five_players() -> None:
    for seats in (2, 3, 4, 5):
        view = look(new_game(seats, "seats"))
        assert [player.area for player in view.players[:seats]] == [3] * seats
    for seats in (0, 1, 6):
        with pytest.raises(DoubloonError, match="seats"):
            new_game(seats, "seats")


@pytest.mark.rule("LI-002")
def test_five_colours_of_players() -> None:
    players = tomllib.loads(PRINTED.read_text(encoding="utf-8"))["players"]
    assert players["colors"] == ["blue", "red", "white", "yellow", "black"]
    assert players["compasses_each"] == box().compasses == 3


@pytest.mark.rule("LI-002", "LI-003")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("max_players = 5", "max_players = 6"), "meta must have max_players = 5, not 6"),
        (("min_players = 2\n", "min_players = 1\n"), "meta must have min_players = 2, not 1"),
        (("coasts = 4", "coasts = 5"), "board must have coasts = 4, not 5"),
        (("corners = 4", "corners = 3"), "board must have corners = 4, not 3"),
        (("landings = 8", "landings = 9"), "board must have landings = 8, not 9"),
    ],
)
def test_no_file_changes_players_or_board(tmp_path: Path, change: tuple[str, str], sentence: str) -> None:
    assert complaint(tmp_path, change) == f"box.toml: {sentence}"


# The island and the ship


@pytest.mark.rule("LI-003", "LI-004", "LI-005")
@pytest.mark.parametrize(
    ("ship", "coast"),
    [((0, 1), 0), ((1, 1), 1), ((2, 1), 2), ((3, 1), 3), ((0, -1), 3), ((1, -1), 0), ((2, -1), 1), ((3, -1), 2)],
)
def test_the_coast_at_the_bow_and_its_two_landings(ship: tuple[int, int], coast: int) -> None:
    columns = {place: f"{letter}03a" for place, letter in zip(range(8), "RGPORGPO", strict=True) if place < 4}
    columns |= {place: f"{letter}03b" for place, letter in zip(range(4, 8), "RGPO", strict=True)}
    state = table(people(3), at="loot", ship=ship, columns=columns, round=5)
    assert len(look(state).landings) == 8
    assert [place for place in range(8) if column(state, place) == ""] == [2 * coast, 2 * coast + 1]
    assert look(table(people(3), ship=ship)).coast == coast


@pytest.mark.rule("LI-003", "LI-006")
@pytest.mark.parametrize("facing", [1, -1])
@pytest.mark.parametrize("corner", [0, 1, 2, 3])
def test_a_ship_move_keeps_the_facing_and_shifts_the_coast(corner: int, facing: int) -> None:
    state = table(people(3, person(hand="R03a R06a")), ship=(corner, facing))
    before = look(state)
    play(state, "pay r03a r06a", "use sail", "do")
    after = look(state)
    assert (after.corner, after.facing) == ((corner + facing) % 4, facing)
    assert after.coast == (before.coast + facing) % 4


@pytest.mark.rule("LI-007")
@pytest.mark.parametrize(
    ("ship", "order"),
    [
        ((1, 1), [2, 3, 4, 5, 6, 7, 0, 1]),
        ((0, -1), [7, 6, 5, 4, 3, 2, 1, 0]),
        ((3, -1), [5, 4, 3, 2, 1, 0, 7, 6]),
    ],
)
def test_landings_are_met_in_sailing_order(ship: tuple[int, int], order: list[int]) -> None:
    ids = ["R02a R02b R04a", "G02a G02b G04a", "P02a P02b P04a", "O02a O02b O04a"]
    ids += ["R03a R05b R06a R08a", "G03a G05b G06a G08a", "P03a P05b P06a P08a", "O03a O05b O06a O08a"]
    stacks = {place: str(place % 3) for place in range(8)}
    state = table(people(3), at="final", ship=ship, columns=dict(enumerate(ids)), stacks=stacks, round=5, listen=True)
    assert discard_loot(state) == [place % 3 for place in order]
    assert [event.args["landing"] for event in state.events or [] if event.kind == "loot"] == order


@pytest.mark.rule("LI-007")
@pytest.mark.parametrize(("ship", "nearer"), [((2, 1), 4), ((2, -1), 3), ((0, 1), 0), ((0, -1), 7)])
def test_the_nearer_landing_of_a_coast_is_explored_first_in_a_tie(ship: tuple[int, int], nearer: int) -> None:
    columns = {nearer: "R04a R04b R08a R08b", nearer ^ 1: "G04a G04b G08a G08b"}
    state = table(people(3), at="loot", ship=ship, columns=columns, stacks={nearer: "1", nearer ^ 1: "2"})
    assert state.deciders() == (1,)
    assert len(look(state).revealed) == 5


@pytest.mark.rule("LI-008")
def test_a_landing_holds_a_column_and_a_stack_in_their_order() -> None:
    state = table(people(3, person(hand="G05b G08a")), columns={6: "G03a"}, stacks={6: "2 1"})
    play(state, "play 6 g05b", "lay g08a", "done")
    assert landing(state, 6).column == ["G03a", "G05b", "G08a"]
    assert landing(state, 6).stack == [2, 1, 0]


# Maps


@pytest.mark.rule("LI-009")
def test_a_map_shows_a_colour_a_number_or_a_star_and_one_icon_at_most() -> None:
    for id, (colour, value, icon) in faces().items():
        assert re.fullmatch(f"{LETTERS[colour]}({value:02}|W)[ab]", id)
        assert id[1] != "W" or value == 0
        assert icon in ("none", "draw", "discard", "chest", "plus_one")
    assert {icon for _, _, icon in faces().values()} == {"none", "draw", "discard", "chest", "plus_one"}


@pytest.mark.rule("LI-009")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (('value = 1, icon = "chest"', 'value = 11, icon = "chest"'), "must have value from 0 to 10, not 11"),
        (('icon = "chest"', 'icon = "star"'), "has icon = 'star'; allowed are none, draw, discard, chest, plus_one"),
        (('color = "red"', 'color = "blue"'), "has color = 'blue'; allowed are red, green, purple, orange"),
    ],
)
def test_no_other_number_icon_or_colour(tmp_path: Path, change: tuple[str, str], sentence: str) -> None:
    assert complaint(tmp_path, change) == f"box.toml: maps.cards[R01a] {sentence}"


@pytest.mark.rule("LI-009", "Q-40")
def test_a_fifth_colour_is_refused(tmp_path: Path) -> None:
    grey = '{ id = "orange", letter = "O", symbol = "sun" },\n  { id = "grey", letter = "X", symbol = "sun" },'
    sentence = complaint(tmp_path, ('{ id = "orange", letter = "O", symbol = "sun" },', grey))
    assert "red (R), green (G), purple (P), orange (O)" in sentence
    assert "LI-009" in sentence


@pytest.mark.rule("LI-011")
def test_every_star_shows_a_chest(tmp_path: Path) -> None:
    assert {icon for _, value, icon in faces().values() if value == 0} == {"chest"}
    sentence = complaint(tmp_path, ('value = 0, icon = "chest"', 'value = 0, icon = "draw"'))
    assert sentence.startswith("box.toml: maps.cards[RWa] must have icon")
    assert "LI-011" in sentence


# Treasures


def treasures() -> list[dict[str, object]]:
    cards = tomllib.loads(PRINTED.read_text(encoding="utf-8"))["treasures"]["cards"]
    return [dict(card) for card in cards]


@pytest.mark.rule("LI-012")
def test_six_types_and_four_numerals() -> None:
    all_refs = " ".join(str(treasure.ref) for treasure in box().treasures)
    shown = look(table(people(5, person(treasures=all_refs)))).treasures.values()
    assert {face.type for face in shown} == {"amulet", "coin_bag", "book", "jewel", "crown", "skull"}
    assert {face.pile for face in shown} == {"I", "II", "III", "IV"}
    assert len(shown) == 74


@pytest.mark.rule("LI-012")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("{ ref = 2,", "{ ref = 1,"), "treasures.cards[1] is there twice"),
        (
            ('ref = 2, pile = "I"', 'ref = 2, pile = "V"'),
            "treasures.cards[2] has pile = 'V'; allowed are I, II, III, IV",
        ),
        (('type = "jewel"', 'type = "ring"'), "treasures.cards[2] has type = 'ring'; allowed are amulet, coin_bag"),
        (('"crown", "skull"]', '"skull", "crown"]'), "scoring must have treasure_types"),
    ],
)
def test_what_no_treasure_can_be(tmp_path: Path, change: tuple[str, str], words: str) -> None:
    assert words in complaint(tmp_path, change)


@pytest.mark.rule("LI-013")
def test_what_treasures_show() -> None:
    all_refs = " ".join(str(treasure.ref) for treasure in box().treasures)
    shown = list(look(table(people(5, person(treasures=all_refs)))).treasures.values())
    books = [face for face in shown if face.type == "book"]
    assert {face.multiplier for face in books} == {1, 2, 3}
    assert {face.base for face in books} == {0}
    assert all(face.base >= 1 and face.multiplier == 0 for face in shown if face.type != "book")
    assert {face.crosses for face in shown if face.type == "crown"} == {1, 2, 3, 4}
    assert {face.crosses for face in shown if face.type != "crown"} == {0}
    assert {face.kind for face in shown if face.type == "skull"} == {"right", "left", "front"}
    assert {face.kind for face in shown if face.type != "skull"} == {None}
    assert {face.crossed for face in shown} == {0, 1, 2}
    assert max(face.curse for face in shown) == 5


@pytest.mark.rule("LI-013")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("base = 4, curse = 2, crosses = 1", "base = 4, curse = 2, crosses = 0"), "[1] must have crosses from 1"),
        (('type = "jewel", base = 2, ', 'type = "jewel", '), "[2] must have base = a whole number, not nothing"),
        (('type = "book", mult = 2, ', 'type = "book", '), "[5] must have mult = a whole number, not nothing"),
        (('kind = "right"', 'kind = "behind"'), "[9] has kind = 'behind'; allowed are right, left, front"),
    ],
)
def test_what_a_treasure_must_show(tmp_path: Path, change: tuple[str, str], words: str) -> None:
    assert f"treasures.cards{words}" in complaint(tmp_path, change)


@pytest.mark.rule("LI-014")
@pytest.mark.parametrize("ref", [12, 15, 65])
def test_without_a_curse_icon_a_treasure_brings_no_cubes(ref: int) -> None:
    assert "curse" not in treasures()[ref - 1]
    state = table(people(3), at="loot", columns={0: "R03a R05b R06a R07b"}, stacks={0: "1"}, treasure_deck=str(ref))
    play(state, f"take {ref}", "keep")
    assert (cubes(state), refs(state, 1)) == ([3, 3, 3], [ref])


# Healers, events, tiles, the rest


@pytest.mark.rule("LI-015")
@pytest.mark.parametrize(("healer", "cost"), [("H01", 7), ("H05", 12), ("H07", 9), ("H12", 12)])
def test_a_healer_costs_so_much_a_cube_and_a_fixed_part(healer: str, cost: int) -> None:
    known = (person(cubes=4, treasures="16 57"), person(cubes=0), person(cubes=0))
    state = table(list(known), at="end", first=2, healers=healer)
    play(state, f"healer {healer.lower()}")
    assert seen(state, 0).loot == 25 - cost


@pytest.mark.rule("LI-015")
def test_healers_ask_0_1_or_2_a_cube() -> None:
    assert {healer.per_cube for healer in box().healers} == {0, 1, 2}
    assert all(healer.per_cube + healer.fixed > 0 for healer in box().healers)


@pytest.mark.rule("LI-017", "Q-02")
def test_seven_tiles_with_six_actions_and_two_that_discard_cubes() -> None:
    tiles = look(new_game(5, "tiles")).tiles
    assert [tile.id for tile in tiles] == [tile.id for tile in box().tiles]
    assert len({tile.action for tile in box().tiles}) == 6
    assert {tile.id: tile.amount for tile in tiles if tile.id.startswith("cleanse")} == {"cleanse_3": 3, "cleanse_2": 2}


@pytest.mark.rule("LI-018")
def test_players_choose_freely_whatever_the_reference_number() -> None:
    for choice in (7, 28, 70):
        state = table(
            people(5), at="loot", columns={0: "R02a R03a R05b R06a R07b"}, stacks={0: "0 1 2"}, treasure_deck="7 28 70"
        )
        assert offers(state) == ["take 7", "take 28", "take 70"]
        play(state, f"take {choice}", "keep")
        assert refs(state, 0) == [choice]


@pytest.mark.rule("LI-019")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, 4])
def test_characters_have_no_abilities(seat: int) -> None:
    hands = people(5)
    hands[seat] = person(hand="R03a R06a", cubes=5)
    state = table(hands, active=seat)
    everything = [f"play {place} r0{n}a" for place in range(8) for n in (3, 6)]
    assert offers(state) == [*everything, "pay r03a r06a", "pass"]
    play(state, "pay r03a r06a", "use cleanse_3", "drop 3")
    assert (cubes(state)[seat], tiles_up(state).split()[0], stack(state, 0)) == (2, "cleanse_2", "")
