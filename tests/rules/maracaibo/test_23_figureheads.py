"""Chapter 23: the twelve figureheads."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, table, texts
from tests.rules.maracaibo.story import box, clause_against, inside, look, offers, seen

ARRIVE = ("sail maracaibo", "skip", "end turn")


def raid(one: Person) -> MaracaiboState:
    """A raid with the gold die alone, which shows 3, plus 3: the power can be spent."""
    state = table([one, person()], doing="corvette", dice=[3])
    play(state, "do", "keep")
    return state


def power(state: MaracaiboState) -> int:
    found = look(state).raid
    return found.power if found else 0


@pytest.mark.rule("A-19", "PM-002")
def test_there_are_twelve_letters_and_the_lost_names_are_ours() -> None:
    letters = {tile.letter: tile.id for tile in box().figureheads}
    assert "".join(sorted(letters)) == "ABCDEFGHIJKL"
    assert (letters["E"], letters["K"]) == ("lion", "shark")
    named = "mermaid dragon harpy whale lion sea_snake poseidon kraken hawk nautilus shark unicorn"
    assert [letters[letter] for letter in sorted(letters)] == named.split()


@pytest.mark.rule("PM-400")
def test_a_mermaid_2_power_for_2_points_and_2_doubloons_once_a_raid() -> None:
    state = raid(person(figurehead="mermaid", doubloons=0))
    play(state, "spend mermaid")
    assert (seen(state, 0).score, seen(state, 0).doubloons, power(state)) == (2, 2, 4)
    assert clause_against(state, 0, "spend mermaid") == "PM-158"


@pytest.mark.rule("PM-401", "PM-380")
def test_b_dragon_up_to_2_spaces_more() -> None:
    state = table([person(figurehead="dragon"), person()], doing="bonaire")
    spaces = ("a1", "a2", "u1", "u2", "u3", "l1", "l2", "l3")
    assert set(offers(state, 0, "explore")) == {f"explore {name}" for name in spaces}


@pytest.mark.rule("PM-402", "PM-079")
def test_c_harpy_moves_up_to_4_and_brings_4_doubloons_a_round() -> None:
    # Given a ship four steps from the Gulf
    ship = person(ship="c6r1", figurehead="harpy")
    state = table([ship, person(ship="c6r1")])
    assert {"sail gulf", "sail c7r1", "sail c8r1", "sail c9r1"} <= set(texts(state))
    # which no other ship reaches from there
    other = table([person(ship="c6r1"), ship])
    assert "sail gulf" not in texts(other)
    # and not five
    far = table([person(ship="c6r2", figurehead="harpy"), person()])
    assert "sail gulf" not in texts(far)
    assert (seen(state, 0).movement, seen(state, 0).doubloon_income) == (4, 4)
    end = table([person(figurehead="harpy", doubloons=1), person(ship="gulf")], active=1)
    play(end, *ARRIVE)
    assert seen(end, 0).doubloons == 5


@pytest.mark.rule("PM-403", "A-17")
@pytest.mark.parametrize(("quests", "income"), [("", 0), ("q01", 1), ("q01 q02 q03", 3)])
def test_d_whale_brings_a_doubloon_a_round_for_each_quest_held(quests: str, income: int) -> None:
    state = table([person(figurehead="whale", quests=quests, doubloons=0), person(ship="gulf")], active=1)
    assert seen(state, 0).doubloon_income == income
    play(state, *ARRIVE)
    assert seen(state, 0).doubloons == income


@pytest.mark.rule("PM-403", "A-27")
def test_d_whale_may_replace_the_whole_market_before_gaining_a_quest() -> None:
    # Given a market of two and four cards in the deck
    people = [person(figurehead="whale"), person()]
    state = table(people, quest_market="q01 q02", quest_deck="q03 q04 q05 q06", doing="merchantman")
    assert texts(state) == ["refresh", "keep", "skip"]
    kept = state.clone()
    # When it is refreshed
    play(state, "refresh")
    # Then two new cards lie there, the old ones are under the deck, and the quest is still to be gained
    assert look(state).quest_market == ["q03", "q04"]
    assert look(state).quest_deck == 4
    assert texts(state) == ["quest market 1", "quest market 2", "quest deck"]
    ids = [box().quests[number].id for number in inside(state).quest_deck]
    assert set(ids[:2]) == {"q01", "q02"}
    assert ids[2:] == ["q06", "q05"]
    # or all stays as it is
    play(kept, "keep")
    assert look(kept).quest_market == ["q01", "q02"]
    assert texts(kept) == ["quest market 1", "quest market 2", "quest deck"]


@pytest.mark.rule("A-27")
def test_refreshed_cards_go_under_the_deck_in_random_order() -> None:
    orders = set()
    for seed in range(20):
        people = [person(figurehead="whale"), person()]
        state = table(
            people, quest_market="q01 q02", quest_deck="q03 q04 q05", doing="merchantman", seed=f"order {seed}"
        )
        play(state, "refresh")
        orders.add(inside(state).quest_deck[:2])
    assert len(orders) == 2


@pytest.mark.rule("A-27", "PM-403")
@pytest.mark.parametrize(("deck", "possible"), [("", False), ("q03", False), ("q03 q04", True)])
def test_a_deck_smaller_than_the_market_cannot_refresh_it(deck: str, possible: bool) -> None:
    people = [person(figurehead="whale"), person()]
    state = table(people, quest_market="q01 q02", quest_deck=deck, doing="merchantman")
    assert ("refresh" in texts(state)) == possible


@pytest.mark.rule("PM-403")
def test_nobody_else_may_replace_the_market() -> None:
    state = table([person(), person(figurehead="whale")], doing="merchantman")
    assert texts(state) == ["quest market 1", "quest market 2", "quest deck", "skip"]


@pytest.mark.rule("PM-404", "PM-163")
def test_e_lion_2_power_more_and_a_second_reroll() -> None:
    # Given a raid with all dice
    state = table([person(figurehead="lion"), person()], doing="trinidad")
    play(state, "do", "reroll")
    assert texts(state) == ["reroll", "keep"]
    # Then there is no third reroll
    play(state, "reroll")
    assert texts(state) == ["die gold", "die emerald", "die pearl"]
    # and the last roll counts: 5 pips, 3 of the raid
    one_die = table([person(figurehead="lion"), person()], doing="corvette", dice=[1, 2, 5])
    play(one_die, "do", "reroll", "reroll")
    assert power(one_die) == 5 + 3 + 2
    # and a raid without dice has the power too
    fixed = table([person(figurehead="lion"), person()], doing="sloop")
    play(fixed, "do")
    assert power(fixed) == 5 + 2


@pytest.mark.rule("PM-404", "PM-151")
def test_without_the_lion_one_reroll_is_all() -> None:
    state = table([person(), person(figurehead="lion")], doing="trinidad")
    play(state, "do", "reroll")
    assert texts(state) == ["die gold", "die emerald", "die pearl"]


@pytest.mark.rule("PM-405")
def test_f_sea_snake_brings_2_doubloons_and_2_points_a_round() -> None:
    state = table([person(figurehead="sea_snake", doubloons=0), person(ship="gulf")], active=1)
    play(state, *ARRIVE)
    assert (seen(state, 0).doubloons, seen(state, 0).score) == (2, 2)


@pytest.mark.rule("PM-406", "A-25")
@pytest.mark.parametrize("treasure", ["gold", "emerald", "pearl"])
def test_g_poseidon_takes_any_type_on_its_four_spaces(treasure: str) -> None:
    owner = person(figurehead="poseidon", doubloons=0, stored={treasure: "plain"})
    for space in range(1, 5):
        state = table([owner, person()], doing="bm1 front")
        play(state, f"bury {treasure} plain extra{space}")
        # Then it is buried and keeps its type
        own = seen(state, 0)
        assert own.buried == 1
        assert own.extra == [treasure if place == space else None for place in range(1, 5)]
        assert own.areas[treasure].total == 1
        # and each space has its own reward
        if space == 1:
            assert own.doubloons == 5
        elif space == 2:
            assert own.score == 4
        elif space == 3:
            assert offers(state, 0, "slot") == [f"slot s0{number}" for number in range(1, 7)]
            assert "skip" in texts(state)
        else:
            assert texts(state) == ["type gold", "type emerald", "type pearl"]


@pytest.mark.rule("PM-406", "A-25")
def test_g_poseidon_can_be_used_when_the_area_below_the_line_is_full_and_needs_not_be_used() -> None:
    full = person(figurehead="poseidon", stored={"gold": "plain"}, buried={"gold": "1 2 3 4 5"}, extra="pearl - - -")
    state = table([full, person()], doing="bm1 front")
    assert offers(state, 0, "bury") == [f"bury gold plain extra{space}" for space in (2, 3, 4)]
    assert clause_against(state, 0, "bury gold plain extra1") == "PM-406"
    # and with room in the hideout it is a choice
    room = table([person(figurehead="poseidon", stored={"gold": "plain"}), person()], doing="bm1 front")
    assert len(offers(room, 0, "bury")) == 5 + 4
    # which nobody has without it
    none = table([person(stored={"gold": "plain"}), person(figurehead="poseidon")], doing="bm1 front")
    assert len(offers(none, 0, "bury")) == 5
    assert clause_against(none, 0, "bury gold plain extra2") == "PM-406"


@pytest.mark.rule("PM-406")
def test_g_poseidon_full_and_hideout_full_leave_nothing_to_bury() -> None:
    full = person(figurehead="poseidon", stored={"gold": "plain"}, buried={"gold": "1 2 3 4 5"}, extra="pearl " * 4)
    state = table([full, person()], doing="bm1 front")
    assert texts(state) == ["end turn"]


@pytest.mark.rule("PM-407")
def test_h_kraken_3_power_for_6_doubloons_once_a_raid() -> None:
    state = raid(person(figurehead="kraken", doubloons=0))
    play(state, "spend kraken")
    assert (seen(state, 0).doubloons, power(state)) == (6, 3)
    assert clause_against(state, 0, "spend kraken") == "PM-158"


@pytest.mark.rule("PM-408", "PM-188")
@pytest.mark.parametrize("treasure", ["gold", "emerald", "pearl"])
def test_i_hawk_3_treasures_of_one_type_at_once(treasure: str) -> None:
    state = table([person(), person()], doing="hawk")
    assert texts(state) == ["type gold", "type emerald", "type pearl"]
    play(state, f"type {treasure}", *[f"store {treasure} plain"] * 3)
    assert texts(state) == ["end turn"]
    assert {name: area.total for name, area in seen(state, 0).areas.items()} == {
        name: 3 if name == treasure else 0 for name in ("gold", "emerald", "pearl")
    }
    assert look(state).islands[treasure] == 1


@pytest.mark.rule("PM-409", "PM-201", "PM-237")
def test_j_nautilus_a_movement_for_a_gold_once_an_explore_action() -> None:
    state = table([person(figurehead="nautilus"), person()], doing="bonaire")
    play(state, "trade nautilus", "store gold plain")
    assert seen(state, 0).areas["gold"].total == 1
    assert look(state).islands["gold"] == 3
    assert texts(state) == ["explore a1", "explore a2"]


@pytest.mark.rule("PM-409", "PM-201")
def test_j_nautilus_cannot_give_up_the_only_movement() -> None:
    # Given Explore 1, from the second emerald storage space
    state = table([person(figurehead="nautilus"), person()], doing="jewellers_lens")
    play(state, "type emerald", "store emerald 2")
    assert texts(state) == ["explore a1", "skip"]


@pytest.mark.rule("PM-410")
def test_k_shark_2_power_bury_a_treasure_once_a_raid() -> None:
    state = raid(person(figurehead="shark", stored={"gold": "plain plain"}))
    play(state, "spend shark", "bury gold plain 5")
    assert (seen(state, 0).buried, power(state)) == (1, 4)
    assert clause_against(state, 0, "spend shark") == "PM-158"


@pytest.mark.rule("PM-411", "PM-383")
@pytest.mark.parametrize(
    ("card", "move", "cards", "paid"),
    [("tobacco", "acquire", "", 6), ("hacienda", "construct", "", 14), ("sugar", "acquire", "ghost_ship", 0)],
)
def test_l_unicorn_improvements_and_residences_cost_2_less(card: str, move: str, cards: str, paid: int) -> None:
    state = table([person(figurehead="unicorn", doubloons=paid, cards=cards), person()], cards={"c1r1": card})
    play(state, "sail c1r1", move)
    assert seen(state, 0).doubloons == 0
