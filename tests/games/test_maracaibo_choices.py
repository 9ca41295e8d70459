"""The choices of Pirates of Maracaibo: where each starts and ends, and what it costs."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.stories.builder import person, play, rival, table
from doubloon.registry import find_game
from tests.games.maracaibo_shown import SHOWING, chosen, meeting, seen, signs, spoken, spots

# Sailing


def test_a_ship_is_picked_up_and_goes_to_a_space_with_the_card_that_lies_there() -> None:
    sail = chosen(meeting(), "sail c2r1")
    assert (sail.start, sail.goal) == (["ship:0"], ["space:c2r1"])
    assert spoken(sail.label) == "Cabin Boy"
    assert spoken(sail.group) == "column 2"
    assert spoken(sail.about) == "crew; costs 3; 4 VP at the end; each round: 2 doubloons"


@pytest.mark.parametrize(
    ("doubloons", "options", "costs"),
    [
        (10, [], "1 step, 2 doubloons to Ben, Cor"),
        (1, [], "1 step, 1 doubloon to Ben, Cor"),
        (0, [], "1 step"),
        (10, ["pirate_skirmish=yes"], "1 step, combat with Ben, Cor"),
    ],
)
def test_sailing_costs_steps_and_what_the_ships_there_take(doubloons: int, options: list[str], costs: str) -> None:
    state = meeting(doubloons, options)
    assert spoken(chosen(state, "sail c2r1").costs) == costs
    taken = signs(spots(SHOWING.shown(seen(state)))["space:c2r1"], "fee")
    assert taken == (["⚔"] if options else [f"−{min(doubloons, 2)}"] if doubloons else [])


def test_jordan_is_paid_nothing_but_the_supply_is() -> None:
    state = table([person(ship="c1r1")], jordan=rival(ship="c2r1"))
    assert spoken(chosen(state, "sail c2r1").costs) == "1 step, 1 doubloon to the supply"


def test_step_by_step_only_a_stop_is_paid_for() -> None:
    state = meeting(options=["fog_improvements=yes"])
    assert spoken(chosen(state, "sail c2r1").costs) == "1 step"
    play(state, "sail c2r1")
    stop = chosen(state, "stop")
    assert stop.goal == ["space:c2r1"]
    assert spoken(stop.costs) == "2 doubloons to Ben, Cor"


def test_whom_to_pay_is_pointed_at_by_the_ship() -> None:
    state = meeting(doubloons=1)
    play(state, "sail c2r1")
    assert (spoken(chosen(state, "pay 3").label), chosen(state, "pay 3").goal) == ("Cor", ["ship:2"])


def test_the_starting_zone_is_not_the_start_of_the_track() -> None:
    shown = spots(SHOWING.shown(seen(meeting())))
    assert spoken(shown["space:start"].name) == "starting zone"
    assert spoken(shown["track:start"].name) == "the start of the track"


# What is bought


@pytest.mark.parametrize(
    ("cards", "doing", "first", "text", "costs"),
    [
        ("", "curacao", "side 1", "buy c2r1", "costs 6"),  # 3 more than printed
        ("ghost_ship", "curacao", "side 1", "buy c2r1", "costs 3"),
        ("", "fluyt", "", "buy c2r2", "costs 7"),
    ],
)
def test_a_price_counts_what_an_effect_adds_and_discounts(
    cards: str, doing: str, first: str, text: str, costs: str
) -> None:
    state = table(
        [person(doubloons=30, cards=cards), person()], cards={"c2r1": "cabin_boy", "c2r2": "sloop"}, doing=doing
    )
    if first:
        play(state, first)
    choice = chosen(state, text)
    assert choice.goal == [f"space:{text.split()[1]}"]
    assert spoken(choice.costs) == costs
    before = state.players[0].doubloons
    play(state, text)
    assert f"costs {before - state.players[0].doubloons}" == costs


def test_a_residence_at_half_price_is_told_so() -> None:
    state = table([person(doubloons=30), person()], cards={"c2r4": "tavern"}, doing="ret", options=["retirement=yes"])
    assert spoken(chosen(state, "build c2r4").costs) == "costs 7"  # half of 13, rounded up


def test_the_card_under_the_ship_is_what_is_bought_or_left() -> None:
    state = table([person(ship="c1r1"), person()], cards={"c2r1": "cabin_boy"})
    play(state, "sail c2r1")
    assert chosen(state, "ignore").goal == chosen(state, "acquire").goal == ["space:c2r1"]
    assert spoken(chosen(state, "acquire").costs) == "costs 3"


# Treasures, raids, effects


def test_a_treasure_goes_from_its_storage_to_a_hole() -> None:
    one = person(stored={"gold": "plain 1"}, figurehead="poseidon", extra="- - - -")
    state = table([one, person()], doing="trinidad")
    play(state, "entry 2")
    bury, extra = chosen(state, "bury gold bonus1 2"), chosen(state, "bury gold plain extra3")
    assert (bury.start, bury.goal) == (["storage:0/gold/1"], ["bury:0/gold/2"])
    assert (extra.start, extra.goal) == (["storage:0/gold/plain"], ["bury:0/extra/3"])
    assert spoken(chosen(state, "bury gold plain 1").brings) == "4 doubloons"


def test_a_gained_treasure_is_taken_from_an_island_and_stored() -> None:
    state = table([person(), person()], doing="treasure_map")
    assert chosen(state, "type gold").goal == ["island:gold"]
    play(state, "type gold")
    store = chosen(state, "store gold 1")
    assert (spoken(store.label), store.goal) == ("bonus space 1", ["storage:0/gold/1"])
    assert spoken(store.brings) == "2 doubloons"


def test_a_die_says_what_power_it_would_give_with_the_printed_bonus_and_ones_own() -> None:
    """Tortuga's raid adds 2 to every die, the Gunner 1, the Boatswain 2 to gold."""
    state = table([person(cards="gunner boatswain"), person()], doing="tortuga", dice=[4, 2, 6])
    play(state, "entry 1", "side 1", "keep")
    raid = seen(state).raid
    assert raid is not None
    assert raid.plus == 2
    powers = [spoken(chosen(state, f"die {die}").brings) for die in ("gold", "emerald", "pearl")]
    assert powers == ["9 power", "5 power", "9 power"]
    play(state, "die gold")
    spending = seen(state).raid
    assert spending is not None
    assert spending.power == 9


def test_dice_and_what_power_buys_lie_on_the_table_while_a_raid_goes_on() -> None:
    state = table([person(), person()], doing="trinidad", dice=[4, 2, 6])
    play(state, "do")
    assert (spoken(chosen(state, "reroll").label), chosen(state, "reroll").goal) == ("Reroll all", ["dice"])
    assert {"die:gold", "die:emerald", "die:pearl"} <= set(spots(SHOWING.shown(seen(state, 1))))
    play(state, "keep")
    assert (spoken(chosen(state, "die pearl").label), chosen(state, "die pearl").goal) == ("pearl 6", ["die:pearl"])
    play(state, "die pearl")
    spend = chosen(state, "spend basic 1")
    assert spend.goal == ["power:basic 1"]
    assert "power" in spoken(spend.costs)
    bystander = spots(SHOWING.shown(seen(state, 1)))
    assert {"power:basic 1", "power:basic 2"} <= set(bystander)


def test_open_entries_and_sides_lie_on_the_table() -> None:
    state = table([person(stored={"gold": "plain"}), person()], doing="trinidad")
    shown = SHOWING.shown(seen(state))
    assert [choice.goal for choice in shown.choices[:2]] == [["effect:1"], ["effect:2"]]
    assert spoken(spots(shown)["effect:2"].name) == "bury a treasure"
    state = table([person(), person()], doing="tobago")
    assert chosen(state, "side 2").goal == ["side:2"]
    assert spoken(chosen(state, "side 2").label) == "explore 2"


def test_an_effect_that_is_paid_for_lies_where_it_is_printed() -> None:
    state = table([person(), person()], doing="s07")
    pay = chosen(state, "pay")
    assert (spoken(pay.label), pay.goal, spoken(pay.brings)) == ("pay 3", ["slot:0/s07"], "take a figurehead")


# Quests, tiles, explorers


def test_all_quests_that_are_kept_are_picked_up() -> None:
    view = find_game("maracaibo").new(2, "kept").view(0)
    assert isinstance(view, MaracaiboView)
    assert view.dealt
    for choice in SHOWING.choices(view):
        assert choice.start
        assert set(choice.start) <= {f"quest:{id}" for id in view.dealt}


def test_quests_come_from_the_market_or_the_deck_and_go_back_there() -> None:
    state = table([person(figurehead="whale"), person()], quest_market="q11 q23", doing="s02")
    assert chosen(state, "refresh").goal == ["deck:quests"]
    assert spoken(chosen(state, "keep").label) == "Keep this market"
    play(state, "keep")
    assert chosen(state, "quest market 2").goal == ["quest:q23"]
    assert chosen(state, "quest deck").goal == ["deck:quests"]


def test_a_tile_is_put_on_a_space() -> None:
    state = table([person(), person()], cards={"c3r2": "trinidad"}, doing="s17")
    place = chosen(state, "place bm2 c3r2")
    assert (place.start, place.goal) == (["tile:bm2"], ["space:c3r2"])
    assert spoken(place.label) == "black market tile, Trinidad"


def test_a_placed_tile_is_used_from_afar() -> None:
    state = table([person(markets={"bm2": "c3r2"}, buried={"gold": "1"}), person()], doing="contraband")
    use = chosen(state, "use bm2")
    assert (spoken(use.label), use.goal) == ("black market tile", ["tile:bm2"])
    assert spoken(use.brings) == "1 VP per buried treasure, at most 6"


def test_rubies_are_sold_to_a_space_or_returned() -> None:
    state = table([person(ship="c9r1", rubies=2), person()], ruby_market="1", options=["rubies=yes"])
    play(state, "sail gulf")
    assert chosen(state, "sell 2").goal == ["ruby:2"]
    assert spoken(chosen(state, "sell 2").brings) == "7 doubloons"
    play(state, "skip")
    give = chosen(state, "return 2")
    assert (spoken(give.label), give.goal, spoken(give.brings)) == ("return 2", ["rubies:2"], "4 VP")
    assert {"rubies:1", "rubies:2"} <= set(spots(SHOWING.shown(seen(state))))
    assert chosen(state, "return 0").goal == []  # the main button keeps them all


def test_an_explorer_goes_to_a_space_of_the_track() -> None:
    state = table([person(), person()], doing="cartographer")
    view = seen(state)
    explore = [choice for choice in SHOWING.choices(view) if choice.goal and choice.goal[0].startswith("track:")]
    assert explore
    assert all(choice.start == ["explorer:0"] for choice in explore)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["space 1 before river 1", "upper space 2 before river 1", "lower space 3 after river 1"]),
        ("nl", ["veld 1 voor rivier 1", "bovenste veld 2 voor rivier 1", "onderste veld 3 na rivier 1"]),
        (
            "fr",
            [
                "la case 1 avant la rivière 1",
                "la case 2 du haut avant la rivière 1",
                "la case 3 du bas après la rivière 1",
            ],
        ),
    ],
)
def test_a_space_of_the_track_has_a_name_and_shows_the_number_that_the_name_tells(
    language: str, names: list[str]
) -> None:
    shown = spots(SHOWING.shown(seen(meeting())))
    found = [shown[f"track:{id}"] for id in ("a1", "u2", "bl3")]
    assert [spoken(spot.name, language) for spot in found] == names
    assert [spot.title for spot in found] == ["1", "2", "3"]
