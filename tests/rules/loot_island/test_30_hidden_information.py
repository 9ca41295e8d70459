"""Hidden information: what a seat cannot know is in no view, no event and no imagined world."""

from __future__ import annotations

import pytest

from doubloon.core.view import SPECTATOR
from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import hand, person, play, table, texts
from tests.rules.loot_island.story import heard, inside, look, look_alike, new_game, people, worlds
from tests.rules.story import told, wander

EVERYBODY = (SPECTATOR, 0, 1, 2)


def ids(state: LootState, cards: list[int]) -> set[str]:
    return {state.box.map_at[card].id for card in cards}


# Hands


@pytest.mark.rule("LI-081", "LI-073", "LI-044")
@pytest.mark.parametrize("passed", [False, True])
def test_a_hand_is_its_owners_business_also_after_passing(passed: bool) -> None:
    one, other = (table(people(3, person(), person(hand=held, passed=passed))) for held in ("R03a R04a", "G07a PWb"))
    look_alike(one, other, (SPECTATOR, 0, 2))
    assert look(one, 0).players[1].hand is None
    assert (look(one, 0).players[1].cards, look(one, 0).players[1].passed) == (2, passed)
    assert look(one, 1).players[1].hand == ["R03a", "R04a"]
    assert "R03a" not in look(one, 0).maps


@pytest.mark.rule("LI-025", "LI-044", "LI-056")
def test_nobody_knows_the_order_of_the_map_deck() -> None:
    one, other = (table(people(3), deck=order) for order in ("R03a G04a P05a", "P05a R03a G04a"))
    look_alike(one, other, EVERYBODY)
    tops = {world.map_deck[world.map_at] for world in worlds(one, 0, 30)}
    assert len(tops) > 15


@pytest.mark.rule("LI-044", "LI-081")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    state = table(people(3, person(hand="R03a R04a")), deck="G05a PWb", listen=True)
    play(state, "pay r03a r04a", "use charts", "do")
    assert [event.args["cards"] for event in told(state, 0) if event.kind == "drew"] == [["G05a", "PWb"]]
    for looker in (1, 2, SPECTATOR):
        assert not [event for event in told(state, looker) if event.kind == "drew"]
        hidden = [event.args for event in told(state, looker) if event.kind == "drew-hidden"]
        assert hidden == [{"seat": 0, "count": 2}]


@pytest.mark.rule("LI-045", "LI-066", "LI-091")
def test_cards_discarded_in_phase_1_and_for_islands_are_open() -> None:
    state = table(people(3, person(hand="R03a R04a GWb")), at="hands", listen=True)
    play(state, "toss gwb", "done", "pay r03a r04a")
    assert look(state).map_discards == ["R03a", "R04a", "GWb"]
    assert (heard(state, "tossed", "cards"), heard(state, "paid", "cards")) == ([["GWb"]], [["R03a", "R04a"]])


@pytest.mark.rule("LI-046", "LI-056", "Q-49")
def test_a_hand_that_has_not_drawn_since_a_reshuffle_holds_none_of_its_cards() -> None:
    crew = people(3, person(hand="R03a R04a"), person(hand="O07a O08a"))
    state = table(crew, deck="G05a", deck_size=1, discards="P01a P02a P03a P04a")
    play(state, "pay r03a r04a", "use charts", "do")
    shuffled = {"P01a", "P02a", "P03a", "P04a", "R03a", "R04a"}
    for world in worlds(state, 2, 30):
        assert not shuffled & set(hand(world, 1).split())
        # Seat 0 drew the last card of the old deck and one of the new.
        assert len(shuffled & set(hand(world, 0).split())) == 1
        assert ids(world, list(world.map_deck[world.map_at :])) < shuffled
    assert len({hand(world, 0) for world in worlds(state, 2, 30)}) > 5


# Treasures


@pytest.mark.rule("LI-023", "LI-012")
def test_treasures_are_unknown_within_their_pile_only() -> None:
    state = new_game(3, "piles")
    while look(state).open:
        state = new_game(3, state.digest())
    piles = [state.box.treasures[number].pile for number in state.treasure_deck]
    assert look(state).treasure_top == "I"
    found = worlds(state, 0)
    for world in found:
        assert [world.box.treasures[number].pile for number in world.treasure_deck] == piles
        assert sorted(world.treasure_deck) == sorted(state.treasure_deck)
    assert len({world.treasure_deck[0] for world in found}) > 3
    assert len({world.treasure_deck[-1] for world in found}) > 3


@pytest.mark.rule("LI-048", "LI-012")
def test_after_a_reshuffle_only_the_numeral_on_top_is_known() -> None:
    state = table(
        people(3, person(hand="R03a R04a")), treasure_deck_size=0, treasure_discards="2 4 6 70 71 72", first=0
    )
    play(state, "pay r03a r04a", "use dig", "do", "keep")
    top = look(state).treasure_top
    found = worlds(state, 1, 60)
    assert all(look(world).treasure_top == top for world in found)
    seconds = {world.box.treasures[world.treasure_deck[1]].pile for world in found}
    assert len(seconds) == 2
    assert {tuple(sorted(world.treasure_deck)) for world in found} == {
        tuple(sorted(state.treasure_deck[state.treasure_at :]))
    }


@pytest.mark.rule("LI-051", "LI-172", "LI-045", "LI-411")
def test_treasures_that_were_seen_are_open_to_all() -> None:
    state = table(
        people(3, person(treasures="16 8")),
        at="loot",
        columns={0: "R03a R05b R06a R07b"},
        stacks={0: "1 2"},
        treasure_deck="3 12",
        treasure_discards="70",
    )
    play(state, "take 12")
    for looker in EVERYBODY:
        view = look(state, looker)
        assert (view.players[0].treasures, view.revealed, view.taken, view.treasure_discards) == (
            [16, 8],
            [3],
            12,
            [70],
        )
        assert sorted(view.treasures) == ["12", "16", "3", "70", "8"]


# Healers and events


@pytest.mark.rule("LI-027", "LI-344", "LI-348")
def test_nobody_knows_which_healers_are_set_aside() -> None:
    one, other = (table(people(3), healers=aside) for aside in ("H01 H02 H03", "H05 H09 H14"))
    look_alike(one, other, EVERYBODY)
    assert (look(one).healers, look(one).healer_faces) == (None, {})
    seen = {number for world in worlds(one, 0, 40) for number in world.healers}
    assert seen == set(range(14))


@pytest.mark.rule("LI-028", "LI-064", "LI-029")
def test_nobody_knows_which_events_are_to_come() -> None:
    one, other = (table(people(3), event="A3", events=order) for order in ("B1 B2 B3 B4", "B9 B12 B4 B7"))
    look_alike(one, other, EVERYBODY)
    assert (look(one).events_left, look(one).events_shown) == (4, None)
    to_come = {world.box.events[number].id for world in worlds(one, 0, 60) for number in world.event_deck}
    assert to_come == {f"B{number}" for number in range(1, 15)}


@pytest.mark.rule("LI-064", "LI-028", "LI-054")
def test_events_of_earlier_rounds_and_of_this_one_do_not_come_again() -> None:
    state = table(people(3), at="loot", event="B1", events="B12 B5")
    assert (look(state).event, look(state).past_events) == ("B12", ["B1"])
    to_come = {world.box.events[number].id for world in worlds(state, 0, 60) for number in world.event_deck}
    assert to_come == {f"B{number}" for number in range(1, 15)} - {"B1", "B12"}


# Whole games


@pytest.mark.rule("LI-081", "LI-501", "LI-602", "LI-608", "LI-027", "LI-028")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, []), (3, ["healers=dealt", "initial_hand=yes"]), (4, ["events_shown=yes", "healers=open"])],
)
def test_views_name_no_card_that_a_seat_cannot_see_and_imagined_worlds_look_the_same(
    seats: int, options: list[str]
) -> None:
    state = new_game(seats, f"views {options}", *options)
    for step, _ in enumerate(wander(state, "views")):
        if step % 9:
            continue
        for looker in (SPECTATOR, *range(seats)):
            view = look(state, looker)
            hidden = {card for seat in range(seats) if seat != looker for card in hand(state, seat).split()}
            hidden |= ids(state, list(state.map_deck[state.map_at :]))
            assert not hidden & set(view.maps)
            (world,) = worlds(state, looker, 1)
            assert look(world, looker) == view
            assert inside(world).rng.key != state.rng.key
    assert texts(state) == []
