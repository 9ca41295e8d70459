"""Chapter 23: immediate effects."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.stories.builder import person, play, table, texts
from tests.rules.maracaibo.story import asked, clause_against, kinds, look, offers, seen, space, told

ISLANDS = ["island gold", "island emerald", "island pearl"]
TYPES = ["type gold", "type emerald", "type pearl"]
BURIED = {"gold": "1 2 3 4 5", "pearl": "1 2"}  # seven
CREW = "navigator master_gunner purser musician pearl_diver prospector gravedigger"  # seven
EQUIPMENT = "coffee cocoa indigo cannons cutlasses machetes pickaxe"  # seven


@pytest.mark.rule("PM-384", "PM-161")
@pytest.mark.parametrize(("card", "power"), [("sloop", 5), ("frigate", 7), ("cutlasses", 4)])
def test_a_raid_of_fixed_power_rolls_no_die(card: str, power: int) -> None:
    state = table([person(), person()], doing=card, listen=True)
    assert texts(state) == ["do", "skip"]
    play(state, "do")
    raid = look(state).raid
    assert raid is not None
    assert (raid.power, raid.treasures) == (power, ["gold", "emerald", "pearl"])
    assert "rolled" not in kinds(told(state))


@pytest.mark.rule("PM-384", "PM-161")
def test_its_treasure_may_be_of_any_type() -> None:
    state = table([person(), person()], doing="sloop")
    play(state, "do", "spend basic 3")
    assert texts(state) == TYPES
    play(state, "type emerald", "store emerald plain")
    assert look(state).islands == {"gold": 4, "emerald": 3, "pearl": 4}


@pytest.mark.rule("PM-385", "PM-162")
@pytest.mark.parametrize(("card", "die", "plus"), [("brigantine", "pearl", 1), ("corvette", "gold", 3)])
def test_a_raid_with_one_die_rolls_that_die_and_adds_what_is_shown(card: str, die: str, plus: int) -> None:
    state = table([person(), person()], doing=card, dice=[5, 2])
    play(state, "do")
    raid = look(state).raid
    assert raid is not None
    assert raid.dice == {die: 5}
    # Then a reroll is as in any raid, and the type is that of the die
    play(state, "reroll")
    raid = look(state).raid
    assert raid is not None
    assert (raid.power, raid.treasures) == (2 + plus, [die])


@pytest.mark.rule("PM-386")
def test_an_explore_icon_moves_the_explorer_with_all_permanent_effects() -> None:
    plain = table([person(), person()], doing="cartographer")
    assert set(offers(plain, 0, "explore")) == {"explore a1", "explore a2", "explore u1", "explore l1"}
    play(plain, "explore u1")
    assert (seen(plain, 0).explorer, seen(plain, 0).score) == ("u1", 2)
    # With Spyglass and +1, one movement can be given up and three are left
    helped = table([person(cards="spyglass lookout", doubloons=0), person()], doing="cartographer")
    play(helped, "trade spyglass")
    assert "explore l1" in texts(helped)
    assert "explore l2" not in texts(helped)
    assert seen(helped, 0).doubloons == 3


@pytest.mark.rule("PM-387")
def test_the_explorers_present_space_is_gained_again() -> None:
    # Given an explorer on the space with 2 points
    state = table([person(explorer="u1"), person()], doing="guide")
    assert texts(state) == ["entry 1", "entry 2", "done"]
    play(state, "entry 1")
    assert (seen(state, 0).score, seen(state, 0).explorer) == (2, "u1")
    # It is the space of that moment: after moving on to 3 doubloons, those are gained twice
    other = table([person(explorer="u1", doubloons=0), person()], doing="guide")
    play(other, "entry 2", "explore u2", "do")
    assert (seen(other, 0).score, seen(other, 0).doubloons) == (0, 6)


@pytest.mark.rule("PM-387")
def test_everything_on_that_space_is_gained_again() -> None:
    # Given the space "bury, 2 doubloons"
    state = table([person(explorer="d2", doubloons=0, stored={"gold": "plain"}), person()], doing="guide")
    play(state, "entry 1")
    assert seen(state, 0).doubloons == 2
    play(state, "bury gold plain 5")
    assert seen(state, 0).buried == 1


@pytest.mark.rule("PM-388")
def test_two_upgrade_icons_are_two_upgrades() -> None:
    state = table([person(), person()], doing="carpenter")
    play(state, "entry 2", "slot s03", "slot s04", "end turn")
    assert seen(state, 0).upgrades == ["s03", "s04"]


@pytest.mark.rule("PM-370", "PM-215")
def test_each_shovel_buries_one_treasure() -> None:
    state = table([person(stored={"gold": "plain plain", "pearl": "plain"}), person()], doing="shovels")
    play(state, "bury gold plain 5", "bury pearl plain 5")
    assert texts(state) == ["end turn"]
    own = seen(state, 0)
    assert (own.buried, own.areas["gold"].plain) == (2, 1)
    # and the second may be left out
    less = table([person(stored={"gold": "plain plain"}), person()], doing="shovels")
    play(less, "bury gold plain 5", "skip")
    assert seen(less, 0).buried == 1


@pytest.mark.rule("PM-371")
def test_a_quest_icon_gains_a_quest_from_market_or_deck() -> None:
    state = table([person(), person()], quest_market="q01 q02", quest_deck="q03 q04", doing="merchantman")
    assert texts(state) == ["quest market 1", "quest market 2", "quest deck", "skip"]
    deck = state.clone()
    play(state, "quest market 2", "end turn")
    assert look(state, 0).players[0].quests == ["q02"]
    play(deck, "quest deck", "end turn")
    assert look(deck, 0).players[0].quests == ["q03"]


@pytest.mark.rule("PM-372", "PM-238")
@pytest.mark.parametrize(
    ("source", "points", "doubloons"), [("s18", 5, 0), ("s01", 0, 5), ("merchantman", 0, 2), ("contraband", 0, 4)]
)
def test_shown_points_and_doubloons_are_gained(source: str, points: int, doubloons: int) -> None:
    state = table([person(doubloons=1), person()], doing=source)
    assert (seen(state, 0).score, seen(state, 0).doubloons) == (points, 1 + doubloons)


@pytest.mark.rule("PM-389", "PM-234")
def test_a_discarded_quest_brings_8_doubloons_and_goes_under_the_deck() -> None:
    # Given two quests in hand and one card in the deck
    people = [person(doubloons=0, quests="q05 q06"), person(quests="q07")]
    state = table(people, quest_market="q01 q02", quest_deck="q03", doing="fence")
    play(state, "entry 1")
    assert texts(state) == ["discard q05", "discard q06"]
    assert clause_against(state, 0, "discard q07") == "PM-389"
    # When one is discarded
    play(state, "discard q06")
    assert seen(state, 0).doubloons == 8
    assert look(state, 0).players[0].quests == ["q05"]
    assert look(state).quest_deck == 2
    # Then it lies below the old card: that one replaces a taken market card, and the next is the discarded one
    play(state, "quest market 1")
    assert look(state).quest_market == ["q03", "q02"]
    assert look(state).quest_deck == 1


@pytest.mark.rule("PM-389")
def test_without_a_quest_there_is_nothing_to_discard() -> None:
    state = table([person(doubloons=0), person()], doing="fence")
    assert texts(state) == ["quest market 1", "quest market 2", "quest deck", "skip"]


@pytest.mark.rule("PM-390", "PM-296")
@pytest.mark.parametrize("island", ["gold", "emerald", "pearl"])
def test_a_marker_goes_to_an_island_of_choice(island: str) -> None:
    state = table([person(), person()], islands=(0, 3, 9), doing="smuggler")
    before = look(state).islands
    assert texts(state) == [*ISLANDS, "skip"]
    play(state, f"island {island}")
    assert look(state).islands == {name: count + (name == island) for name, count in before.items()}
    assert texts(state) == ["end turn"]


@pytest.mark.rule("PM-399")
@pytest.mark.parametrize("island", ["gold", "emerald", "pearl"])
def test_two_markers_go_to_the_same_island(island: str) -> None:
    state = table([person(), person()], doing="treasure_ship")
    play(state, "entry 1")
    assert texts(state) == ISLANDS
    play(state, f"island {island}")
    assert look(state).islands == {name: 6 if name == island else 4 for name in ("gold", "emerald", "pearl")}
    assert texts(state) == [*TYPES, "skip"]


@pytest.mark.rule("PM-391", "PM-246")
def test_the_construct_icon_builds_any_residence() -> None:
    homes = {"c1r1": "hacienda", "c5r2": "golden_manor", "c9r1": "shipyard", "c9r2": "hidden_vault"}
    state = table([person(ship="c2r1", doubloons=16, residences="c5r2"), person()], cards=homes, doing="flagship")
    assert texts(state) == ["build c1r1", "build c9r1", "skip"]
    play(state, "build c9r1")
    assert seen(state, 0).doubloons == 3
    assert space(state, "c9r1").tokens == [0]


GOODS = {
    "c1r1": "lookout",
    "c1r2": "sugar",
    "c1r3": "schooner",
    "c1r4": "brigantine",
    "c2r1": "tobacco",
    "c2r2": "purser",
}
HIDDEN = "c2r4 c3r1 c3r2 c3r4 c4r2 c4r3 c4r4 c5r2 c5r3 c6r1 c6r2 c6r3 c7r1 c7r3 c8r1 c8r3 c9r1 c9r2 c9r3"


@pytest.mark.rule("PM-391", "PM-240", "PM-241", "A-18", "PM-242")
@pytest.mark.parametrize(
    ("source", "way", "doubloons", "cards", "bought", "paid"),
    [
        ("fluyt", [], 5, "", ["c1r3"], 5),  # ships: Schooner (5), Brigantine (7)
        ("fluyt", [], 4, "ghost_ship", ["c1r3", "c1r4"], 2),
        ("curacao", ["side 1"], 8, "", ["c1r1"], 8),  # crew: Lookout (5), Purser (7), each 3 more
        ("curacao", ["side 1"], 5, "ghost_ship flagship", ["c1r1", "c2r2"], 3),
        ("curacao", ["side 1"], 0, "ghost_ship flagship galleon pinnace", [], 0),  # 8 - 7
        ("curacao", ["side 1"], 1, "ghost_ship flagship galleon pinnace", ["c1r1"], 1),
        ("margarita", ["side 1"], 5, "", ["c1r2"], 6),  # equipment: Sugar (3), Tobacco (8); Margarita gives 2 doubloons
    ],
)
def test_acquire_icons_buy_from_anywhere_crew_and_equipment_for_3_more(
    source: str, way: list[str], doubloons: int, cards: str, bought: list[str], paid: int
) -> None:
    people = [person(ship="c4r4", doubloons=doubloons, cards=cards), person(ship="c1r1")]
    state = table(people, cards=GOODS, fills=HIDDEN, doing=source)
    if not bought:
        assert "side 1" not in texts(state)
        return
    play(state, *way)
    had = doubloons + (2 if source == "margarita" else 0)
    if way and len(bought) == 1:
        assert asked(state) == "end-turn", "the only card was bought unasked"
    else:
        assert offers(state, 0, "buy") == [f"buy {place}" for place in bought]
        play(state, f"buy {bought[0]}")
    assert had - seen(state, 0).doubloons == paid
    assert seen(state, 0).cards[-1] == GOODS[bought[0]]


@pytest.mark.rule("A-18", "PM-242", "PM-391")
def test_the_3_more_are_added_before_discounts_and_the_price_never_falls_below_0() -> None:
    # Given discounts of 9 in all: Lookout costs 5 + 3 - 9, which is nothing, not 3
    saver = person(doubloons=0, cards="ghost_ship flagship galleon pinnace", figurehead="unicorn")
    state = table([saver, person()], cards=GOODS, fills=HIDDEN, doing="curacao")
    play(state, "side 1")
    assert seen(state, 0).doubloons == 0
    assert "lookout" in seen(state, 0).cards


@pytest.mark.rule("PM-392", "PM-320")
def test_income_icons_pay_the_present_income_of_their_kind() -> None:
    # Given an income of 5 doubloons and 4 points
    planter = person(doubloons=0, cards="tobacco sugar rum", figurehead="sea_snake")
    doubloons = table([planter, person()], doing="tax_collector")
    assert (seen(doubloons, 0).doubloons, seen(doubloons, 0).score) == (7, 0)
    points = table([planter, person()], doing="royal_yacht")
    assert (seen(points, 0).doubloons, seen(points, 0).score) == (0, 4)


@pytest.mark.rule("PM-392", "A-17")
def test_the_income_of_the_whale_is_doubloon_income() -> None:
    state = table([person(doubloons=0, figurehead="whale", quests="q01 q02 q03", cards="sugar"), person()], doing="du1")
    assert seen(state, 0).doubloons == 2 + 3


@pytest.mark.rule("PM-393", "PM-139")
@pytest.mark.parametrize(
    ("location", "points"), [("hispaniola", 7), ("tortuga", 7), ("martinique", 7), ("jamaica", 2 * 4)]
)
def test_points_per_counter_on_locations_have_no_cap(location: str, points: int) -> None:
    # Given seven of each, and four rivers
    rich = person(buried=BURIED, cards=f"{CREW} {EQUIPMENT}", explorer="e1")
    state = table([rich, person()], doing=location)
    play(state, "entry 2")
    assert seen(state, 0).score == points
    # and nothing comes of nothing
    poor = table([person(), person()], doing=location)
    play(poor, "entry 2")
    assert seen(poor, 0).score == 0


@pytest.mark.rule("PM-394", "PM-180")
@pytest.mark.parametrize(
    ("source", "types"),
    [
        ("treasure_map", TYPES),
        ("bl1", ["type gold", "type pearl"]),
        ("cl1", ["type emerald", "type pearl"]),
        ("pickaxe", ["type gold"]),
        ("jewellers_lens", ["type emerald"]),
        ("pearl_diver", ["type pearl"]),
    ],
)
def test_one_of_the_depicted_treasures_is_gained(source: str, types: list[str]) -> None:
    state = table([person(), person()], doing=source)
    assert texts(state) == [*types, "skip"]
    chosen = types[-1].removeprefix("type ")
    play(state, types[-1], f"store {chosen} plain")
    assert look(state).islands[chosen] == 3
    assert sum(look(state).islands.values()) == 11
    assert seen(state, 0).areas[chosen].total == 1
    assert texts(state) == ["end turn"]


@pytest.mark.rule("PM-394", "PM-181")
def test_from_an_empty_island_it_comes_from_the_supply() -> None:
    state = table([person(), person()], islands=(0, 4, 4), doing="treasure_map")
    play(state, "type gold", "store gold plain")
    assert look(state).islands == {"gold": 0, "emerald": 4, "pearl": 4}
    assert seen(state, 0).areas["gold"].total == 1
