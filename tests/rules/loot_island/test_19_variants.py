"""Chapter 19: the variants, in every combination."""

from __future__ import annotations

from itertools import product

import pytest

from doubloon.core.errors import BadOption
from doubloon.core.view import SPECTATOR
from doubloon.games.loot_island.game import loot_island
from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import hand, person, play, table, texts
from tests.rules.loot_island.story import (
    asked,
    cards,
    clause_against,
    heard,
    look,
    look_alike,
    new_game,
    people,
    worlds,
)
from tests.rules.story import act, told, wander

SETTINGS = list(product(["hidden", "open", "dealt"], ["no", "yes"], ["no", "yes"]))
DEALT = [7, 8, 9, 10, 11]
EVERYBODY = (0, 1, 2, SPECTATOR)


# Combinations


@pytest.mark.rule("LI-600", "LI-601", "LI-602", "LI-604", "LI-605")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(("healers", "events", "hands"), SETTINGS)
def test_every_combination_is_played_to_its_end(seats: int, healers: str, events: str, hands: str) -> None:
    options = [f"healers={healers}", f"events_shown={events}", f"initial_hand={hands}"]
    state = new_game(seats, f"all {options}", *options)
    view = look(state, 0)
    assert (view.healers is not None, view.players[0].own_healers is not None) == (
        healers == "open",
        healers == "dealt",
    )
    assert (view.events_shown is not None) == (events == "yes")
    assert (asked(state) == "keep-hand") == (hands == "yes")
    questions = {asked(state)}
    for _ in wander(state, "all"):
        questions.add(asked(state))
    assert state.over()
    assert ("offer" in questions) == (healers == "dealt")


@pytest.mark.rule("LI-600")
def test_the_healer_variants_exclude_each_other() -> None:
    game = loot_island()
    assert {option.name for option in game.declared} == {"healers", "events_shown", "initial_hand"}
    for wrong in (["healers=open", "healers=dealt"], ["healers=both"]):
        with pytest.raises(BadOption):
            game.options(wrong)
    plain = look(new_game(3, "plain"), 0)
    assert (plain.healers, plain.players[0].own_healers, plain.events_shown, plain.players[0].cards) == (
        None,
        None,
        None,
        7,
    )


# Healers, variant 1


@pytest.mark.rule("LI-601", "LI-345")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_set_aside_healers_lie_open_from_the_beginning(seats: int) -> None:
    state = new_game(seats, "open", "healers=open")
    shown = look(state).healers
    assert shown is not None
    assert len(shown) == seats
    assert sorted(look(state).healer_faces) == sorted(shown)
    for world in worlds(state, 0):
        assert world.healers == state.healers


@pytest.mark.rule("LI-601", "LI-345", "LI-346")
def test_open_healers_are_chosen_as_usual() -> None:
    crew = people(3, person(cubes=5), person(cubes=2), person(cubes=2))
    state = table(crew, at="end", first=2, healers="H03 H08 H12", options=["healers=open"])
    assert (state.deciders(), texts(state)) == ((2,), ["healer h03", "healer h08", "healer h12"])
    play(state, "healer h08")
    assert (state.deciders(), texts(state)) == ((1,), ["healer h03", "healer h12"])
    play(state, "healer h03")
    assert (state.deciders(), texts(state)) == ((0,), ["healer h12"])


# Healers, variant 2


@pytest.mark.rule("LI-602", "LI-607")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_is_dealt_two_healers_in_secret(seats: int) -> None:
    state = new_game(seats, "dealt", "healers=dealt", listen=True)
    hands = [look(state, seat).players[seat].own_healers for seat in range(seats)]
    dealt = [id for own in hands for id in own or []]
    assert len(dealt) == len(set(dealt)) == 2 * seats
    assert look(state).healers is None
    assert state.healers == ()
    for looker in (*range(seats), SPECTATOR):
        view = look(state, looker)
        others = [one.own_healers for party, one in enumerate(view.players) if party != looker]
        assert others == [None] * len(others)
        assert sorted(view.healer_faces) == sorted(hands[looker] or [] if looker >= 0 else [])
        told_of = [event.args["seat"] for event in told(state, looker) if event.kind == "healers-dealt"]
        assert told_of == ([looker] if looker >= 0 else [])


def offering(**cubes: int) -> LootState:
    """Healer variant 2 with three players, right after the cube check."""
    healers = ["H01 H14", "H02 H13", "H03 H12"]
    crew = [
        person(cubes=cubes.get(f"seat{seat}", 3), healers=own, treasures="70" if seat == 0 else "")
        for seat, own in enumerate(healers)
    ]
    return table(crew, at="end", options=["healers=dealt"], listen=True)


@pytest.mark.rule("LI-603", "LI-609", "Q-24", "D-25")
def test_all_put_down_a_healer_after_the_cube_check_even_the_eliminated() -> None:
    state = offering(seat1=13, seat2=0)
    assert [player.eliminated for player in look(state).players] == [False, True, False]
    assert (state.deciders(), asked(state)) == ((0, 1, 2), "offer")
    assert [[move.text for move in state.moves(seat)] for seat in range(3)] == [
        ["offer h01", "offer h14"],
        ["offer h02", "offer h13"],
        ["offer h03", "offer h12"],
    ]
    assert clause_against(state, "offer h02", seat=0) == "LI-603"
    act(state, 2, "offer h03")
    act(state, 0, "offer h14")
    act(state, 1, "offer h02")
    # Only seat 0 is left with cubes; every card on the table is a choice.
    assert look(state).healers == ["H02", "H03", "H14"]
    assert (state.deciders(), texts(state)) == ((0,), ["healer h02", "healer h03", "healer h14"])
    play(state, "healer h02")
    assert (state.over(), state.scores()[0]) == (True, 15 + 5 - (3 + 2))


@pytest.mark.rule("LI-603", "LI-609", "LI-602")
def test_what_is_put_down_stays_secret_until_all_have() -> None:
    one, other = offering(), offering()
    act(one, 0, "offer h14")
    act(other, 0, "offer h01")
    look_alike(one, other, (1, 2, SPECTATOR))
    assert look(one, 1).ply == look(offering(), 1).ply, "how far others are is not to be counted"
    assert (look(one, 0).players[0].offered, look(one, 1).players[0].offered) == ("H14", None)
    assert not [event for event in told(one, 1) if event.kind == "offering"]
    act(one, 1, "offer h02")
    assert look(one).healers is None
    act(one, 2, "offer h03")
    assert look(one).healers == ["H02", "H03", "H14"]
    assert heard(one, "healers-shown", "ids") == [["H02", "H03", "H14"]]


@pytest.mark.rule("LI-603", "Q-24")
def test_ones_own_healer_carries_no_priority() -> None:
    state = offering(seat0=4, seat1=2, seat2=3)
    act(state, 0, "offer h01")
    act(state, 1, "offer h13")
    act(state, 2, "offer h12")
    assert (state.deciders(), texts(state)) == ((1,), ["healer h01", "healer h12", "healer h13"])
    play(state, "healer h01")
    assert (state.deciders(), texts(state)) == ((2,), ["healer h12", "healer h13"])


@pytest.mark.rule("LI-609", "LI-602")
def test_the_healer_not_put_down_stays_hidden() -> None:
    state = offering()
    for seat, own in enumerate(("h01", "h02", "h03")):
        act(state, seat, f"offer {own}")
    assert sorted(look(state).healer_faces) == ["H01", "H02", "H03"]
    assert [player.own_healers for player in look(state, 1).players] == [None, ["H13"], None]
    play(state, *[f"healer {own}" for own in ("h01", "h02", "h03")])
    assert state.over()
    assert sorted(look(state).healer_faces) == ["H01", "H02", "H03"]
    hidden = {world.players[0].own_healers for world in worlds(state, 1, 40)}
    assert len(hidden) > 3


# Events


@pytest.mark.rule("LI-604", "LI-028")
def test_the_four_events_to_come_are_known_but_not_their_order() -> None:
    state = new_game(3, "events", "events_shown=yes", listen=True)
    shown = look(state).events_shown
    assert shown is not None
    assert [shown] == heard(state, "events-shown", "ids")
    to_come = [state.box.events[number].id for number in state.event_deck]
    assert sorted(to_come) == sorted(shown)
    assert all(id.startswith("B") for id in shown)
    orders = {world.event_deck for world in worlds(state, 0, 60)}
    assert len(orders) > 12
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(state.event_deck))}


@pytest.mark.rule("LI-604")
def test_tables_with_the_same_events_in_another_order_look_alike() -> None:
    one, other = (
        table(people(3), events=order, options=["events_shown=yes"]) for order in ("B1 B2 B5 B9", "B9 B1 B5 B2")
    )
    look_alike(one, other, EVERYBODY)


@pytest.mark.rule("LI-604", "LI-028")
def test_the_order_in_which_they_are_shown_says_nothing() -> None:
    positions = []
    for number in range(40):
        state = new_game(3, f"shown {number}", "events_shown=yes")
        shown = look(state).events_shown or []
        positions.append(shown.index(state.box.events[state.event_deck[-1]].id))
    assert set(positions) == {0, 1, 2, 3}


# Initial hands


@pytest.mark.rule("LI-605", "LI-607", "Q-25")
@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 7), (4, 7), (5, 7)])
def test_later_players_are_dealt_more_and_keep_as_many(seats: int, size: int) -> None:
    state = new_game(seats, "hands", "initial_hand=yes")
    dealt = [size, *DEALT[1:seats]]
    in_turn_order = [(state.first + place) % seats for place in range(seats)]
    assert [look(state).players[seat].cards for seat in in_turn_order] == dealt
    assert state.deciders() == tuple(sorted(in_turn_order[1:])), "the First Player keeps what was dealt"
    while asked(state) == "keep-hand":
        play(state, texts(state)[-1])
    assert (cards(state), len(look(state).map_discards)) == ([size] * seats, sum(dealt) - size * seats)
    assert state.first == in_turn_order[0]
    if seats == 2:
        assert look(state).players[2].cards == 6


@pytest.mark.rule("LI-605", "D-02")
def test_any_cards_can_be_kept() -> None:
    state = new_game(3, "any", "initial_hand=yes")
    second = (state.first + 1) % 3
    held = hand(state, second).lower().split()
    found = [move.text for move in state.moves(second)]
    # One of eight goes; of equal cards the first stands for both.
    assert {text.split()[1][:3] for text in found} == {id[:3] for id in held}
    act(state, second, found[0])
    assert state.moves(second) == []
    assert clause_against(state, found[-1], seat=second) == "LI-605"


@pytest.mark.rule("LI-608", "Q-55", "LI-605")
def test_all_choose_in_secret_and_the_rejected_cards_are_shown_together() -> None:
    one, other = (new_game(3, "secret", "initial_hand=yes", listen=True) for _ in range(2))
    second, third = (one.first + 1) % 3, (one.first + 2) % 3
    options = one.moves(second)
    one.play(second, options[0])
    other.play(second, options[-1])
    look_alike(one, other, (one.first, third, SPECTATOR))
    assert look(one, third).ply == 0, "how far others are is not to be counted"
    assert look(one, second).tossing == [options[0].fields()["card"]]
    assert look(one, third).map_discards == []
    assert [event.args["cards"] for event in told(one, second) if event.kind == "tossing"] == [
        look(one, second).tossing
    ]
    assert not [event for event in told(one, third) if event.kind in ("tossing", "tossed")]
    while asked(one) == "keep-hand":
        play(one, texts(one)[0])
    assert len(look(one).map_discards) == 3
    assert heard(one, "tossed", "seat") == sorted([second, third])
    # Nobody has to wait for another.
    late = new_game(3, "secret", "initial_hand=yes")
    assert set(late.deciders()) == {second, third}


@pytest.mark.rule("LI-606", "LI-035", "LI-608")
def test_the_event_waits_for_the_hands() -> None:
    for number in range(200):
        state = new_game(3, f"waits {number}", "initial_hand=yes")
        if look(state).event == "A2":
            break
    assert (look(state).event, look(state).open, asked(state)) == ("A2", [], "keep-hand")
    while asked(state) == "keep-hand":
        play(state, texts(state)[0])
    assert len(look(state).open) == 3
