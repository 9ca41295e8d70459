"""Chapter 17, deck B: events that act before the first turn of a round: ship, islands, compasses, hands."""

from __future__ import annotations

import pytest

from doubloon.core.rng import rng_from
from doubloon.games.loot_island.rules.loot import big_and_small
from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import column, hand, person, play, stack, table, texts, tiles_up
from tests.rules.loot_island.story import asked, clause_against, discard_loot, heard, look, people, seen
from tests.rules.story import told

SHIPS = [(corner, facing) for corner in range(4) for facing in (1, -1)]


def coast(state: LootState) -> int:
    return look(state).coast


def to_turn(state: LootState, round: int) -> None:
    """Everybody passes and leaves things as they are, until the first turn of this round."""
    while state.round < round or asked(state) != "turn":
        play(state, {"turn": "pass", "toss": "done"}.get(asked(state), texts(state)[0]))


# B1: the ship sails again


@pytest.mark.rule("LI-420", "LI-400", "LI-062")
@pytest.mark.parametrize("ship", SHIPS)
def test_the_ship_makes_a_second_regular_move(ship: tuple[int, int]) -> None:
    corner, facing = ship
    state = table(people(3), at="round", ship=ship, events="B1 B12")
    assert (state.corner, state.facing) == ((corner + 2 * facing) % 4, facing)
    to_turn(state, 3)
    assert (state.corner, state.facing) == ((corner + 3 * facing) % 4, facing)


@pytest.mark.rule("LI-420", "LI-065", "LI-061")
def test_it_comes_after_the_event_is_turned_and_before_hands_are_filled() -> None:
    state = table(people(3), at="round", events="B1", listen=True)
    kinds = [event.kind for event in told(state)]
    assert kinds[:5] == ["round", "ship-moved", "event", "ship-moved", "drew-hidden"]


@pytest.mark.rule("LI-420", "LI-640")
def test_the_skipped_coast_keeps_its_cards_and_compasses() -> None:
    # Coast 1 is skipped, coast 2 explored.
    state = table(people(3), at="round", events="B1", columns={2: "R03a", 4: "G03a"}, stacks={2: "1 0", 4: "2"})
    to_turn(state, 3)
    assert [(column(state, place), stack(state, place)) for place in (2, 4)] == [("R03a", "1 0"), ("", "")]
    assert seen(state, 2).area == 3


# B2: the ship turns round


@pytest.mark.rule("LI-421", "Q-18")
@pytest.mark.parametrize("ship", SHIPS)
def test_the_bow_points_back_at_the_coast_explored_last(ship: tuple[int, int]) -> None:
    corner, facing = ship
    state = table(people(3), at="loot", ship=ship, events="B2 B12", listen=True)
    assert (state.corner, state.facing) == ((corner + facing) % 4, -facing)
    assert [coast(state)] == heard(state, "exploring", "coast")
    to_turn(state, 3)
    # Later moves go that way too.
    assert (state.corner, state.facing) == (corner, -facing)


@pytest.mark.rule("LI-421", "LI-388", "LI-403")
def test_sailing_in_a_round_of_turning_goes_the_new_way() -> None:
    state = table(people(3, person(hand="R03a R04a")), at="loot", ship=(2, 1), events="B2", listen=True)
    play(state, "done", "pay r03a r04a", "use sail", "do")
    assert (state.corner, state.facing, coast(state)) == (2, -1, 1)


@pytest.mark.rule("LI-421", "Q-18")
def test_after_sailing_in_the_round_before_it_is_still_a_plain_turn() -> None:
    state = table(people(3, person(hand="R03a R04a")), ship=(0, 1), events="B2", listen=True)
    play(state, "pay r03a r04a", "use sail", "do")
    to_turn(state, 2)
    assert (state.corner, state.facing) == (2, -1)
    assert [coast(state)] == heard(state, "exploring", "coast") == [1]


@pytest.mark.rule("LI-421", "LI-438", "Q-18")
def test_after_two_coasts_were_explored_it_is_still_a_plain_turn() -> None:
    state = table(people(3), at="loot", event="B14", ship=(0, 1), events="B2", listen=True)
    assert heard(state, "exploring", "coast") == [0, 1]
    assert (state.corner, state.facing, coast(state)) == (1, -1, 0)


@pytest.mark.rule("LI-421", "LI-166", "LI-403")
def test_ties_follow_the_new_facing() -> None:
    columns = {0: "R03a R05b R06a R07b", 1: "G03a G05b G06a G07b"}
    state = table(people(3), at="round", ship=(0, 1), events="B2", columns=columns)
    assert (coast(state), big_and_small(state, 0)) == (0, (1, 0))


@pytest.mark.rule("LI-421", "LI-321", "LI-403", "Q-01")
def test_the_final_exploration_follows_the_new_facing() -> None:
    columns = {4: "R03a R05b R06a R08a", 6: "G03a G05b G06a G08a", 3: "P03a P05b P06a P08a"}
    state = table(
        people(3),
        at="round",
        round=4,
        ship=(0, 1),
        events="B2",
        columns=columns,
        stacks=dict.fromkeys(columns, "0"),
        listen=True,
    )
    play(state, "pass", "pass", "pass")
    discard_loot(state)
    # Corner 1 facing back: 1, 0, 7, 6, 5, 4, 3, 2.
    assert heard(state, "loot", "landing") == [6, 4, 3]


# B3: an island is closed


@pytest.mark.rule("LI-422", "LI-031")
@pytest.mark.parametrize(("seats", "in_play"), [(2, 6), (3, 6), (4, 6), (5, 7)])
def test_one_random_island_in_play_is_closed(seats: int, in_play: int) -> None:
    closed: list[str] = []
    for number in range(12 * in_play):
        state = table(people(seats), at="round", events="B3", seed=f"closed {number}")
        down = [tile.id for tile in look(state).tiles if not tile.up]
        assert len(down) == 1
        closed += down
    assert sorted(set(closed)) == sorted(tile.id for tile in look(state).tiles)
    assert len(set(closed)) == in_play
    assert max(closed.count(id) for id in set(closed)) < 30


@pytest.mark.rule("LI-422", "LI-063", "LI-400", "LI-094")
def test_it_cannot_be_used_this_round_and_is_turned_up_in_the_next() -> None:
    # Given that Sail is closed: no island moves the ship this round
    state = next(
        found
        for number in range(99)
        for found in [table(people(3), at="round", events="B3 B12", seed=f"sail {number}", deck="R03a R04a")]
        if "sail" not in tiles_up(found).split()
    )
    play(state, "pay r03a r04a")
    assert "use sail" not in texts(state)
    assert clause_against(state, "use sail") == "LI-094"
    play(state, "use outpost", "decline")
    to_turn(state, 3)
    assert len(tiles_up(state).split()) == 6


@pytest.mark.rule("LI-422")
def test_which_island_it_will_be_cannot_be_imagined_in_advance() -> None:
    state = table(
        people(3, person(passed=True), person(passed=True)), active=2, events="B3", options=["events_shown=yes"]
    )
    closed = set()
    for number in range(40):
        world = state.imagine(0, rng_from(f"world {number}"))
        play(world, "pass")
        if look(world).event == "B3":
            closed.add(tiles_up(world))
    assert len(closed) > 1


# B4: two compasses at most


THREE_OUT = {0: "0 1 2", 2: "2 0", 5: "1 0", 6: "2"}


@pytest.mark.rule("LI-423", "LI-424", "LI-104", "Q-50", "D-05", "LI-400")
def test_who_has_three_compasses_out_takes_one_back_in_turn_order() -> None:
    state = table(people(3), at="phase 2", event="B4", first=1, stacks=THREE_OUT)
    # When seat 1 has two out, seats 2 and 0 three
    assert (state.deciders(), texts(state)) == ((2,), ["withdraw 0", "withdraw 2", "withdraw 6"])
    assert clause_against(state, "withdraw 5") == "LI-424"
    assert clause_against(state, "pass") == "LI-424"
    play(state, "withdraw 2")
    assert (stack(state, 2), seen(state, 2).area, seen(state, 2).landings) == ("0", 1, [0, 6])
    assert (state.deciders(), texts(state)) == ((0,), ["withdraw 0", "withdraw 2", "withdraw 5"])
    play(state, "withdraw 0")
    assert (stack(state, 0), seen(state, 0).area) == ("1 2", 1)
    assert (state.deciders(), asked(state)) == ((1,), "turn")


@pytest.mark.rule("LI-424", "LI-069")
def test_compasses_come_back_after_hands_are_filled() -> None:
    state = table(people(3), at="round", events="B4", stacks=THREE_OUT)
    assert (state.deciders(), asked(state)) == ((0,), "withdraw")
    assert [player.cards for player in look(state).players] == [7, 7, 7]


@pytest.mark.rule("LI-423", "LI-425", "LI-102", "Q-14", "D-13")
def test_below_the_limit_the_compass_comes_from_the_area() -> None:
    state = table(people(3, person(hand="R03a G03a")), event="B4", stacks={0: "0 1"})
    play(state, "play 5 r03a")
    assert (stack(state, 5), seen(state, 0).area) == ("0", 1)
    play(state, "done", "pass", "pass", "play 7 g03a")
    assert texts(state) == ["from 0", "from 5"]
    assert clause_against(state, "from 3") == "LI-425"
    play(state, "from 0", "done")
    assert (stack(state, 0), stack(state, 7), seen(state, 0).area) == ("1", "0", 1)


@pytest.mark.rule("LI-425", "LI-383", "Q-14")
def test_an_outpost_then_only_moves_a_compass() -> None:
    state = table(people(3, person(hand="R03a R04a")), event="B4", stacks={0: "1 0 2", 2: "0"})
    play(state, "pay r03a r04a", "use outpost", "outpost 6")
    assert texts(state) == ["from 0", "from 2"]
    play(state, "from 0")
    assert (stack(state, 0), stack(state, 6), seen(state, 0).area) == ("1 2", "0", 1)


@pytest.mark.rule("LI-423", "LI-400")
def test_the_limit_ends_with_the_round() -> None:
    state = table(people(3), at="loot", event="B4", events="B12", stacks={2: "0", 4: "0"}, deck="R03a")
    play(state, "play 6 r03a")
    assert asked(state) == "lay"
    assert (stack(state, 6), seen(state, 0).area) == ("0", 0)


# B5: one card fewer


@pytest.mark.rule("LI-426", "LI-067", "Q-15", "Q-35", "LI-554")
@pytest.mark.parametrize(("seats", "full", "fewer"), [(2, 6, 5), (3, 7, 6), (4, 7, 6), (5, 7, 6)])
def test_hands_are_filled_to_one_card_fewer(seats: int, full: int, fewer: int) -> None:
    cards = ["R03a", "R04a", "R05a", "R06a", "G03a", "G04a", "G05a"][:full]
    state = table(people(seats, person(hand=" ".join(cards))), at="round", events="B5 B12")
    play(state, "done")
    # A full hand stays as it is: nobody discards down.
    assert [player.cards for player in look(state).players[:seats]] == [full] + [fewer] * (seats - 1)
    assert (hand(state, 0).split(), look(state).map_discards) == (cards, [])
    to_turn(state, 3)
    assert [player.cards for player in look(state).players[:seats]] == [full] * seats


@pytest.mark.rule("LI-426", "LI-510", "LI-551")
def test_aaron_gets_five_cards() -> None:
    state = table(people(2), at="round", events="B5 B12", aaron=person(hand="R03a"))
    assert [player.cards for player in look(state).players] == [5, 5, 5]
    assert look(state).map_discards == ["R03a"]
    to_turn(state, 3)
    assert [player.cards for player in look(state).players] == [6, 6, 6]
