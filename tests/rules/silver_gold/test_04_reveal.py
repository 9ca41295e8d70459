"""Chapter 4: action 1, the reveal."""

from __future__ import annotations

from collections import Counter

import pytest

from doubloon.core.event import log_for
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    EXPEDITIONS,
    act,
    kinds,
    look,
    opened,
    told,
    wander,
)


def next_turn(state: State) -> None:
    """Everybody crosses one plain box of GN01, GN02 or GN03; nobody fills a card."""
    turn = look(state).turn
    for seat in range(state.seats):
        plain = [move for move in state.moves(seat) if move.kind == "box"]
        state.play(seat, plain[0])
    assert look(state).turn == turn + 1


@pytest.mark.rule("SG-034")
def test_each_turn_turns_up_the_top_of_the_expedition_stack() -> None:
    # Given the T revealed, and a stack with the other cards in the order of the deck
    state = table([person("GN01"), person("GN03")], expedition="T4", display="GY01 GY02 GY03 GN02")
    seen = [look(state).expedition]
    left = [look(state).expeditions_left]
    # When six more turns are played
    for _ in range(6):
        next_turn(state)
        seen.append(look(state).expedition)
        left.append(look(state).expeditions_left)
        for seat in (0, 1):  # and it is what everybody has to cross
            prompt = look(state, seat).prompt
            assert prompt is not None
            assert prompt.args == {"pattern": look(state).expedition}
    # Then the cards came from the top, one a turn, and one card is left
    assert seen == ["T4", "I2", "I3", "I3", "V3", "V3", "L4"]
    assert left == [7, 6, 5, 4, 3, 2, 1]


@pytest.mark.rule("SG-034", "SG-032")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_the_reveal_asks_nobody_anything(start: int) -> None:
    state = opened(3, "reveal", f"start={start}", listen=True)
    # The first question after the setup is action 2, put to everybody; the card lies open already.
    assert kinds(told(state))[-1] == "expedition"
    assert look(state).expedition in EXPEDITIONS
    assert look(state).expeditions_left == 7
    assert state.deciders() == (0, 1, 2)
    assert {move.kind for seat in range(3) for move in state.moves(seat)} <= {"cross", "box"}


@pytest.mark.rule("SG-035", "SG-036", "DV-36")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_only_the_newest_card_is_open_to_view(seat: int) -> None:
    # Given the third turn of a round, with the memory aid off
    people = [person("GN01"), person("GN03")]
    state = table(people, earlier="L4 T4", expedition="O4", listen=True)
    assert look(state, seat).expedition == "O4"
    assert look(state, seat).revealed is None
    # When the next cards are turned up, the view shows the newest of them, and so does the log
    next_turn(state)
    assert look(state, seat).expedition == "I2"
    next_turn(state)
    assert look(state, seat).expedition == "I3"
    shown = [event for event in log_for(state.events or [], seat) if event.kind == "expedition"]
    assert [event.args["pattern"] for event in shown] == ["I3"]
    assert len([event for event in told(state, seat) if event.kind == "expedition"]) == 2


@pytest.mark.rule("SG-036", "SG-035", "A-03")
def test_a_view_tells_nothing_of_the_cards_under_the_newest() -> None:
    people = [person("GN01"), person("GN03")]
    views = []
    for earlier in ("L4 T4", "V3 I2"):
        state = table(people, earlier=earlier, expedition="O4")
        views.append([look(state, seat) for seat in (SPECTATOR, 0, 1)])
    assert views[0] == views[1]


@pytest.mark.rule("DV-36", "A-03")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_with_the_memory_aid_all_cards_of_the_round_are_listed(seat: int) -> None:
    people = [person("GN01"), person("GN03")]
    state = table(people, earlier="L4 T4", expedition="O4", options=["memory_aid=yes"], listen=True)
    assert look(state, seat).revealed == ["L4", "T4", "O4"]
    next_turn(state)
    next_turn(state)
    assert look(state, seat).revealed == ["L4", "T4", "O4", "I2", "I3"]
    shown = [event for event in log_for(state.events or [], seat) if event.kind == "expedition"]
    assert [event.args["pattern"] for event in shown] == ["I2", "I3"]


@pytest.mark.rule("A-03")
def test_whoever_remembers_knows_what_has_been_revealed_and_nothing_of_what_comes() -> None:
    # Given a seat that has seen L, T and the square, without the memory aid
    state = table([person("GN01"), person("GN03")], earlier="L4 T4", expedition="O4", display="GY01 GY02 GY03 GN02")
    next_cards: Counter[str | None] = Counter()
    for k in range(200):
        # When it imagines how the round goes on
        world = state.imagine(0, rng_from(f"memory {k}"))
        pile: list[str | None] = ["L4", "T4", look(world).expedition]
        for _ in range(4):
            next_turn(world)
            pile.append(look(world).expedition)
        # Then the three never come again, and everything else may
        assert Counter(pile) <= EXPEDITIONS
        next_cards[pile[3]] += 1
    assert set(next_cards) == {"I2", "I3", "V3"}


@pytest.mark.rule("SG-034", "SG-035")
def test_no_card_comes_twice_in_a_round() -> None:
    for game in range(30):
        state = opened(2, f"pile {game}", "memory_aid=yes")
        before = look(state)
        for _ in wander(state, f"pile {game}"):
            after = look(state)
            if after.round == 2:
                break
            if after.turn > before.turn:
                assert after.revealed == [*(before.revealed or []), after.expedition]
            before = after
        assert before.turn == 7
        assert Counter(before.revealed) <= EXPEDITIONS


@pytest.mark.rule("SG-034")
def test_the_first_card_of_a_round_is_turned_up_before_anybody_acts() -> None:
    state = table([person("GN01"), person("GN03")], earlier="L4 T4 I2 I3 I3 V3", expedition="V3", listen=True)
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 b1")
    view = look(state)
    assert (view.round, view.turn, view.expeditions_left) == (2, 1, 7)
    assert view.expedition in EXPEDITIONS
