"""Hidden information: what a seat may see, what it knows, and what it can only imagine."""

from collections import Counter

import pytest
from msgspec.structs import replace

from doubloon.core.errors import IllegalMove
from doubloon.core.event import log_for
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold.seen.view import PlayerView, SilverGoldView
from doubloon.games.silver_gold.state import SilverGoldState
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    SHOWN,
    act,
    display,
    hand,
    ids,
    is_fair,
    look,
    new_game,
    offers,
    one_move,
    unfairness,
    working,
)


def without_reader(view: SilverGoldView) -> SilverGoldView:
    """A view without who reads it and what that seat is asked."""
    return replace(view, seat=SPECTATOR, prompt=None)


def crossing_off(stack: str = "PU04 PU05 PU06", seed: str = "story", listen: bool = False) -> SilverGoldState:
    """Two players; GN04 of the second one has a cross at d1, a coin at c3 and a palm at a1."""
    people = [person("GY08", "GN01"), person(("GN04", "a2 b2 c2 d2 a3"), coins=2)]
    return table(people, earlier="I2 L4", expedition="I3", display=SHOWN, stack=stack, seed=seed, listen=listen)


def choosing_a_replacement(stack: str, seed: str = "story") -> SilverGoldState:
    state = table([person(("GY03", "all but a1")), person("GN03")], display=SHOWN, stack=stack, seed=seed)
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 b1")
    return state


# The setup


@pytest.mark.rule("SG-020", "A-02")
def test_a_dealt_hand_is_seen_by_its_owner_only() -> None:
    state = new_game(3, "hands", listen=True)
    act(state, 1, "keep 1 3")
    own = [hand(state, seat) for seat in range(3)]
    assert len({card for cards in own for card in cards}) == 12
    for seat in range(3):
        view = look(state, seat)
        assert set(view.unseen) == set(look(state).unseen) - set(own[seat])
        assert len(view.unseen) == 43
        assert view.kept == ([0, 2] if seat == 1 else None)
        assert state.events is not None
        heard = [event.args["seat"] for event in log_for(state.events, seat)]
        assert set(heard) == {seat}, "dealt and kept cards are told to their owner alone"
    spectator = look(state)
    assert (spectator.hand, spectator.kept, len(spectator.unseen)) == (None, None, 47)
    assert log_for(state.events or [], SPECTATOR) == []
    assert [player.finished for player in spectator.players] == [False, True, False]


@pytest.mark.rule("SG-020", "SG-022", "A-02")
def test_after_the_setup_nobody_knows_more_than_a_spectator() -> None:
    state = new_game(3, "open table")
    for seat in [2, 0, 1]:
        act(state, seat, "keep 2 3")
    views = [look(state, seat) for seat in range(3)]
    assert all(view.hand is None and view.kept is None for view in views)
    assert all(without_reader(view) == look(state) for view in views)


@pytest.mark.rule("SG-088", "A-03")
def test_between_sealed_answers_everybody_sees_the_same_table_throughout_a_game() -> None:
    state = new_game(2, "same table")
    rng = rng_from("same table")
    compared = 0
    while not state.over():
        one_move(state, rng)
        nothing_sealed = not any(
            player.finished or player.due for seat in (0, 1) for player in look(state, seat).players
        )
        if nothing_sealed and look(state).round:
            compared += 1
            assert without_reader(look(state, 0)) == without_reader(look(state, 1)) == look(state)
    assert compared > 28


# What nobody can see


@pytest.mark.rule("A-27", "SG-092", "SG-109")
def test_no_view_depends_on_the_order_of_the_stack_or_on_chance_to_come() -> None:
    one = choosing_a_replacement("PU04 GY10 GN05", "one seed")
    other = choosing_a_replacement("GN05 PU04 GY10", "another seed")
    for seat in [0, 1, SPECTATOR]:
        assert look(one, seat) == look(other, seat)
    assert look(one).unseen == ["GN05", "GY10", "PU04"], "what is in it can be worked out, so it is shown"
    assert look(one).stack == 3


@pytest.mark.rule("SG-109")
def test_no_view_depends_on_the_expeditions_to_come() -> None:
    state = new_game(2, "to come")
    act(state, 0, "keep 1 2")
    act(state, 1, "keep 1 2")
    views = [look(state, seat) for seat in (0, 1, SPECTATOR)]
    next_ones = set()
    for number in range(20):
        world = state.imagine(SPECTATOR, rng_from(f"{number}"))
        assert [look(world, seat) for seat in (0, 1, SPECTATOR)] == views
        for seat in [0, 1]:
            act(world, seat, offers(world, seat)[-1])
            while seat in world.deciders() and look(world).turn == 1:
                act(world, seat, offers(world, seat)[-1])
        next_ones.add(look(world).expedition)
    assert len(next_ones) > 3


# Sealed plans


@pytest.mark.rule("SG-049", "SG-139", "A-07")
def test_a_sealed_plan_shows_only_that_it_exists() -> None:
    before = crossing_off()
    plans = [["box 1 b3"], ["box 1 a1"], ["box 1 c3"], ["box 1 d1", "extra 1 a1"], ["box 1 d1", "extra 1 c3"]]
    for seat in [0, SPECTATOR]:
        seen = []
        for plan in plans:
            state = crossing_off()
            act(state, 1, *plan)
            seen.append(look(state, seat))
        assert all(view == seen[0] for view in seen)
        finished = [replace(player, finished=False) for player in seen[0].players]
        assert replace(seen[0], deciders=[0, 1], players=finished) == look(before, seat)
        assert [player.finished for player in seen[0].players] == [False, True]


@pytest.mark.rule("SG-139", "SG-140")
def test_nobody_sees_how_far_an_unfinished_plan_is() -> None:
    state = crossing_off(listen=True)
    before = [look(state, 0), look(state)]
    act(state, 1, "box 1 d1")  # a cross: an extra box is due
    assert look(state, 1).players[1].due == 1
    assert [look(state, 0), look(state)] == before
    assert state.events is not None
    assert log_for(state.events, 0) == log_for(state.events, SPECTATOR) == []


@pytest.mark.rule("SG-081")
def test_a_spectator_is_asked_nothing_and_can_play_nothing() -> None:
    state = new_game(2, "spectator")
    move = state.moves(0)[0]
    state.play(0, move)
    before = state.digest()
    assert state.moves(SPECTATOR) == []
    with pytest.raises(IllegalMove):
        state.play(SPECTATOR, move)
    assert state.digest() == before


# Imagined worlds


@pytest.mark.rule("A-03", "SG-139", "SG-020")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_imagined_world_looks_like_the_real_one_and_depends_on_knowledge_alone(seats: int) -> None:
    state = new_game(seats, "imagine")
    rng = rng_from("imagine")
    ply = 0
    while not state.over():
        ply += 1
        real = state.digest()
        for seat in range(-1, seats):
            world = state.imagine(seat, rng_from(f"{ply}"))
            assert look(world, seat) == look(state, seat)
            # Two positions that look and looked the same to a seat give it the same world.
            again = rng_from(f"again {ply}")
            assert world.imagine(seat, again.clone()).digest() == state.imagine(seat, again).digest()
        assert state.digest() == real, "imagining changes nothing"
        one_move(state, rng)


@pytest.mark.rule("A-03", "A-27", "SG-092")
def test_what_a_seat_imagines_does_not_depend_on_the_real_stack_seed_or_plans() -> None:
    worlds = []
    for stack, seed, plan in [
        ("PU04 PU05 PU06", "a", ["box 1 b3"]),
        ("PU06 PU04 PU05", "b", ["box 1 a1"]),
        ("PU05 PU06 PU04", "c", ["box 1 d1", "extra 1 c3"]),
    ]:
        state = crossing_off(stack, seed)
        act(state, 1, *plan)
        worlds.append([state.imagine(seat, rng_from("me")).digest() for seat in (0, SPECTATOR)])
    assert worlds[0] == worlds[1] == worlds[2]


@pytest.mark.rule("SG-139")
def test_what_a_seat_imagines_does_not_depend_on_how_far_another_plan_is() -> None:
    state = crossing_off()
    idle = state.imagine(0, rng_from("me")).digest()
    act(state, 1, "box 1 d1")
    assert state.imagine(0, rng_from("me")).digest() == idle
    world = state.imagine(1, rng_from("me"))
    assert look(world, 1).players[1].due == 1, "the own half-made plan stays"


@pytest.mark.rule("A-03")
def test_an_imagined_stack_holds_the_unseen_cards_in_any_order() -> None:
    stack = "PU04 PU05 PU06 PU07 PU08"
    state = choosing_a_replacement(stack)
    drawn: Counter[str] = Counter()
    for number in range(500):
        world = state.imagine(0, rng_from(f"{number}"))
        assert display(world) == SHOWN
        act(world, 0, "take top")
        drawn[working(world, 0).split(",")[0]] += 1
    assert sorted(drawn) == stack.split()
    assert is_fair(list(drawn.values()), 5)


@pytest.mark.rule("A-03", "SG-036")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_remembered_expeditions_stay_and_only_those_to_come_are_shuffled(seat: int) -> None:
    state = crossing_off()  # I2, L4 and one I3 are revealed, and nobody has the memory aid
    following: Counter[str | None] = Counter()
    for number in range(400):
        world = state.imagine(seat, rng_from(f"{number}"))
        act(world, 0, "box 2 a1")
        act(world, 1, "box 1 b3")
        following[look(world).expedition] += 1
    assert set(following) == {"I3", "V3", "T4", "O4"}
    assert unfairness([following[pattern] for pattern in ("I3", "V3", "T4", "O4")], [80, 160, 80, 80]) < 4


@pytest.mark.rule("SG-139", "SG-049")
def test_another_seats_sealed_plan_is_drawn_anew_from_all_legal_plans() -> None:
    state = crossing_off()
    legal = all_plans(state, 1)
    act(state, 1, "box 1 d1", "extra 1 c3")
    imagined = []
    for number in range(300):
        world = state.imagine(0, rng_from(f"{number}"))
        assert world.deciders() == (0,)
        plan = look(world, 1).players[1]
        if plan not in imagined:
            imagined.append(plan)
    assert sorted(map(repr, imagined)) == sorted(map(repr, legal))
    assert len(legal) == 1 + 4 + 4
    # The own seat keeps its plan.
    assert look(state.imagine(1, rng_from("own")), 1) == look(state, 1)


def all_plans(state: State, seat: int) -> list[PlayerView]:
    """Every result of a seat's action 2, as that seat would see it."""
    found: list[PlayerView] = []
    for move in state.moves(seat):
        after = state.clone()
        after.play(seat, move)
        results = all_plans(after, seat) if seat in after.deciders() else [look(after, seat).players[seat]]
        found += [result for result in results if result not in found]
    return found


@pytest.mark.rule("SG-020", "A-02")
def test_hands_and_choices_of_the_others_are_dealt_anew() -> None:
    state = new_game(2, "deal")
    act(state, 1, "keep 1 2")
    mine = hand(state, 0)
    cards: Counter[str] = Counter()
    pairs: Counter[str] = Counter()
    for number in range(600):
        world = state.imagine(0, rng_from(f"{number}"))
        assert hand(world, 0) == mine
        assert world.deciders() == (0,)
        theirs = hand(world, 1)
        cards.update(theirs)
        act(world, 0, "keep 1 2")
        kept = [place.card.id for place in look(world).players[1].working if place]
        pairs[str([theirs.index(card) for card in kept])] += 1
        assert len({*mine, *theirs}) == 8
        table_cards = [*kept, *mine[:2], *display(world).split(), *look(world).unseen]
        assert len(set(table_cards)) == 47
    assert not set(cards) & set(mine)
    assert is_fair(list(cards.values()), 43)
    assert is_fair(list(pairs.values()), 6)


@pytest.mark.rule("SG-020", "SG-139")
def test_every_imagined_world_can_be_played_to_its_end() -> None:
    for number in range(12):
        state = new_game(3, f"to the end {number}")
        rng = rng_from(f"{number}")
        for _ in range(9 * number):
            one_move(state, rng)
        world = state.imagine(number % 3, rng)
        while not world.over():
            one_move(world, rng)
        view = look(world)
        assert (view.round, view.turn) == (4, 7)
        lying = [*view.unseen, *[id for id in display(world).split() if id != "-"]]
        for player in view.players:
            lying += [place.card.id for place in player.working if place] + ids(player.completed)
        assert len(lying) == len(set(lying)) == 47
