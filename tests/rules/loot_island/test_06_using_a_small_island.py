"""Chapter 6: using a small island, its price and its tile."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.stories.builder import column, hand, person, play, stack, table, texts, tiles_up
from tests.rules.loot_island.story import asked, cards, clause_against, cubes, heard, look, offers, people
from tests.rules.story import kinds, told

SIX = ["cleanse_3", "undercut", "outpost", "charts", "dig", "sail"]


# The price


@pytest.mark.rule("LI-090")
def test_two_cards_of_one_colour_are_paid() -> None:
    state = table(people(3, person(hand="R03a R06a R09a G03a P02a P04a")))
    pairs = ["r03a r06a", "r03a r09a", "r06a r09a", "p02a p04a"]
    assert offers(state, "pay") == [f"pay {pair}" for pair in pairs]
    play(state, "pay r03a r09a")
    assert (hand(state, 0), look(state).map_discards) == ("R06a G03a P02a P04a", ["R03a", "R09a"])
    assert asked(state) == "tile"


@pytest.mark.rule("LI-090")
@pytest.mark.parametrize("text", ["pay r03a", "pay g03a g06a", "pay r03a r09a", "pay r05a r09a"])
def test_no_other_price_will_do(text: str) -> None:
    state = table(people(3, person(hand="R03a R06a G03a"), person(hand="G06a R09a")))
    assert clause_against(state, text) == "LI-090"


@pytest.mark.rule("LI-090", "LI-091")
def test_two_equal_cards_pay_together() -> None:
    state = table(people(3, person(hand="R04a R04b")))
    assert offers(state, "pay") == ["pay r04a r04b"]
    state = table(people(3, person(hand="R04a R04b R06a")))
    assert offers(state, "pay") == ["pay r04a r04b", "pay r04a r06a"]
    assert clause_against(state, "pay r04b r06a") == "LI-091"


@pytest.mark.rule("LI-091")
@pytest.mark.parametrize("pair", ["r01a r10a", "r02a r05a", "r07a r09b", "r04a rwa", "rwa rwb", "r01a rwb"])
def test_numbers_and_icons_do_not_matter_and_a_star_has_its_own_colour(pair: str) -> None:
    state = table(people(3, person(hand=f"{pair} GWa")))
    assert offers(state, "pay") == [f"pay {pair}"]
    play(state, f"pay {pair}", "use sail")
    assert asked(state) == "perform"


@pytest.mark.rule("LI-091")
def test_a_star_pays_for_no_other_colour() -> None:
    assert offers(table(people(3, person(hand="RWa GWa PWa O03a"))), "pay") == []


# The tile


@pytest.mark.rule("LI-092", "LI-094")
def test_any_face_up_tile_may_be_chosen_and_no_other() -> None:
    state = table(people(3, person(hand="R03a R06a")), tiles="charts sail")
    play(state, "pay r03a r06a")
    assert offers(state) == ["use charts", "use sail"]
    assert clause_against(state, "use dig") == "LI-094"
    assert clause_against(state, "use cleanse_2") == "LI-031"
    assert clause_against(state, "pass") == "LI-092"


@pytest.mark.rule("LI-092")
@pytest.mark.parametrize("seats", [3, 5])
def test_all_tiles_in_play_are_on_offer(seats: int) -> None:
    state = table(people(seats, person(hand="R03a R06a")))
    play(state, "pay r03a r06a")
    assert offers(state) == [f"use {tile.id}" for tile in look(state).tiles]
    assert len(offers(state)) == (7 if seats == 5 else 6)


@pytest.mark.rule("LI-092", "LI-099")
def test_without_a_face_up_tile_there_is_no_island() -> None:
    state = table(people(3, person(hand="R03a R06a")), tiles="")
    assert offers(state, "pay") == []
    assert offers(state, "play") != []
    assert clause_against(state, "pay r03a r06a") == "LI-092"


@pytest.mark.rule("LI-093", "LI-094", "LI-389")
@pytest.mark.parametrize(
    ("tile", "perform", "decline"),
    [
        ("cleanse_3", "drop 1", "drop 0"),
        ("undercut", "undercut 0", "decline"),
        ("outpost", "outpost 4", "decline"),
        ("charts", "do", "decline"),
        ("dig", "do", "decline"),
        ("sail", "do", "decline"),
    ],
)
def test_the_action_is_performed_or_declined_and_the_tile_flips(tile: str, perform: str, decline: str) -> None:
    for choice in (perform, decline):
        state = table(people(3, person(hand="R03a R06a")), stacks={0: "1 0"}, treasure_deck="12")
        play(state, "pay r03a r06a", f"use {tile}")
        assert {perform, decline} <= set(texts(state))
        play(state, choice, *(["keep"] if (tile, choice) == ("dig", "do") else []))
        assert tiles_up(state).split() == [other for other in SIX if other != tile]
        assert (asked(state), state.deciders()) == ("turn", (1,))
        view = look(state)
        unchanged = (
            (cubes(state), stack(state, 0), stack(state, 4)) == ([3, 3, 3], "1 0", "")
            and (cards(state), view.players[0].treasures) == ([0, 0, 0], [])
            and (view.corner, view.treasure_deck) == (0, 42)
        )
        assert unchanged == (choice == decline)


@pytest.mark.rule("LI-094")
def test_a_used_tile_is_closed_to_all_until_the_next_round() -> None:
    known = [person(hand="R03a R06a"), person(hand="G03a G06a"), person()]
    state = table(known, events="B14")
    play(state, "pay r03a r06a", "use sail", "decline", "pay g03a g06a")
    assert clause_against(state, "use sail") == "LI-094"
    assert [tile.up for tile in look(state).tiles if tile.id == "sail"] == [False]
    play(state, "use dig", "decline", "pass", "pass", "pass")
    assert look(state).round == 2
    assert tiles_up(state).split() == SIX


@pytest.mark.rule("LI-095", "LI-099", "LI-391")
@pytest.mark.parametrize("tile", ["undercut", "cleanse_3"])
def test_a_tile_may_be_used_where_its_action_is_impossible(tile: str) -> None:
    state = table(people(3, person(hand="R03a R06a", cubes=0)), stacks={0: "1"})
    play(state, "pay r03a r06a", f"use {tile}")
    assert tile not in tiles_up(state).split()
    assert (state.deciders(), stack(state, 0), cubes(state)) == ((1,), "1", [0, 3, 3])


@pytest.mark.rule("LI-096", "Q-30")
def test_the_price_is_paid_before_the_tile_is_chosen_and_the_flip_comes_last() -> None:
    state = table(people(3, person(hand="R03a R06a")), listen=True)
    play(state, "pay r03a r06a")
    assert (cards(state)[0], look(state).map_discards, asked(state)) == (0, ["R03a", "R06a"], "tile")
    play(state, "use sail")
    assert "sail" in tiles_up(state).split()
    play(state, "do")
    assert "sail" not in tiles_up(state).split()
    assert kinds(told(state)) == ["paid", "island-used", "ship-moved"]


@pytest.mark.rule("LI-096", "Q-30")
def test_the_paid_cards_can_be_drawn_again() -> None:
    state = table(people(3, person(hand="R03a R06a")), deck_size=0)
    play(state, "pay r03a r06a", "use charts", "do")
    assert hand(state, 0) == "R03a R06a"
    assert (look(state).map_deck, look(state).map_discards) == (0, [])


@pytest.mark.rule("LI-097")
@pytest.mark.parametrize("pair", ["g01a g01b", "g05a g07a", "g09a g09b"])
def test_paid_cards_trigger_nothing(pair: str) -> None:
    state = table(people(3, person(hand=pair)), columns={0: "G03a"}, stacks={0: "0 1"}, listen=True)
    play(state, f"pay {pair}", "use sail", "decline")
    assert (cubes(state), cards(state), state.deciders()) == ([3, 3, 3], [0, 0, 0], (1,))
    assert (column(state, 0), heard(state, "cubes-taken", "seat")) == ("G03a", [])


@pytest.mark.rule("LI-098")
def test_one_tile_a_turn_and_several_on_several_turns() -> None:
    known = [person(hand="R03a R06a G03a G06a P03a P06a"), person(passed=True), person(hand="O03a")]
    state = table(known)
    play(state, "pay r03a r06a", "use sail", "decline")
    assert state.deciders() == (2,)
    play(state, "play 4 o03a", "done", "pay g03a g06a", "use dig", "decline", "pass")
    play(state, "pay p03a p06a", "use charts", "decline")
    assert tiles_up(state).split() == ["cleanse_3", "undercut", "outpost"]
    assert (state.deciders(), cards(state)[0]) == ((0,), 0)


@pytest.mark.rule("LI-099")
@pytest.mark.parametrize(
    ("held", "tiles", "available"),
    [
        ("R03a R06a", "undercut", True),
        ("R03a R06a", "cleanse_3", True),
        ("R03a RWa", "sail", True),
        ("R03a G03a P03a O03a", "sail charts dig", False),
        ("R03a", "sail", False),
        ("R03a R06a", "", False),
    ],
)
def test_the_price_and_a_tile_are_all_it_takes(held: str, tiles: str, available: bool) -> None:
    state = table(people(3, person(hand=held, cubes=0)), tiles=tiles)
    assert (offers(state, "pay") != []) == available


@pytest.mark.rule("LI-099")
@pytest.mark.parametrize(("held", "tiles", "available"), [("R03a R04a", "sail", True), ("R03a R04a", "", False)])
def test_for_aaron_too(held: str, tiles: str, available: bool) -> None:
    """No card of his fits on the main island: the red columns are higher."""
    columns = {0: "R05a", 2: "R05b", 4: "R07a", 6: "R07b"}
    state = table(people(2), columns=columns, tiles=tiles, aaron=person(hand=held))
    assert ("aaron" in offers(state)) == available
