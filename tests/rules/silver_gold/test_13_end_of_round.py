"""Chapter 13: end of a round."""

from collections import Counter

import pytest

from doubloon.core.event import log_for
from doubloon.core.rng import rng_from
from doubloon.games.silver_gold.state import SilverGoldState
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    SHOWN,
    SIX_EARLIER,
    act,
    completed,
    display,
    look,
    new_game,
    offers,
    one_move,
    working,
)


def seventh_turn(round: int = 1, seed: str = "story", *options: str) -> SilverGoldState:
    people = [
        person(("GN01", "a1"), "GY08", coins=2, palms=(3,), cups=(), completed="GY04"),
        person(("GN03", "all but b1"), "GY09", coins=5, palms=(1, 2), cups=(6,), completed="PU04"),
    ]
    return table(
        people,
        round=round,
        earlier=SIX_EARLIER,
        expedition="T4",
        display=SHOWN,
        cups_out=1,
        seed=seed,
        options=list(options),
        listen=True,
    )


@pytest.mark.rule("SG-108", "SG-110")
def test_a_round_ends_after_the_third_action_of_its_seventh_turn() -> None:
    state = seventh_turn()
    act(state, 0, "box 1 b1")
    act(state, 1, "box 1 b1")
    assert state.deciders() == (1,), "a replacement is still to be taken"
    assert state.events is not None
    assert (look(state).round, look(state).turn) == (1, 7)
    assert [event.kind for event in state.events if event.kind == "round-over"] == []
    act(state, 1, "take 1")
    assert [event.args for event in state.events if event.kind == "round-over"] == [{"round": 1}]
    assert (look(state).round, look(state).turn) == (2, 1)


@pytest.mark.rule("SG-108")
def test_a_round_does_not_end_after_its_sixth_turn() -> None:
    state = table([person("GN01"), person("GN03")], earlier="I2 I3 I3 V3 V3", expedition="L4", display="- - - -")
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 b1")
    assert (look(state).round, look(state).turn, look(state).expedition) == (1, 7, "T4")


@pytest.mark.rule("SG-109", "A-23", "SG-148")
@pytest.mark.parametrize("aid", ["no", "yes"])
def test_the_eighth_expedition_is_never_shown(aid: str) -> None:
    state = seventh_turn(1, "story", f"memory_aid={aid}")  # O4 lies last
    assert look(state).expeditions_left == 1
    assert look(state).revealed == (None if aid == "no" else [*SIX_EARLIER.split(), "T4"])
    assert "cross 2 a1 b1 a2 b2" not in offers(state, 1), "no square"
    act(state, 0, "box 1 b1")
    act(state, 1, "box 1 b1")
    act(state, 1, "take 1")
    assert state.events is not None
    log = log_for(state.events, 0)
    assert [(event.args["round"], event.args["turn"]) for event in log if event.kind == "turn"] == [(2, 1)]
    assert len([event for event in log if "pattern" in event.args]) == 1
    assert look(state).revealed == (None if aid == "no" else [look(state).expedition])


@pytest.mark.rule("SG-109", "A-23", "SG-113")
@pytest.mark.parametrize("aid", ["no", "yes"])
def test_a_whole_game_shows_seven_expeditions_a_round_and_no_eighth(aid: str) -> None:
    state = new_game(2, "eighth", f"memory_aid={aid}", listen=True)
    rng = rng_from("eighth")
    while not state.over():
        one_move(state, rng)
    assert state.events is not None
    shown = [event.args for event in state.events if "pattern" in event.args]
    turns = [(event.args["round"], event.args["turn"]) for event in state.events if event.kind == "turn"]
    assert turns == [(round, turn) for round in range(1, 5) for turn in range(1, 8)]
    assert len(shown) == len(turns)
    assert look(state).expeditions_left == 1
    assert look(state).revealed == (None if aid == "no" else [args["pattern"] for args in shown[-7:]])


@pytest.mark.rule("SG-110", "SG-113")
def test_the_round_boxes_are_crossed_one_by_one_from_first_to_last() -> None:
    state = new_game(2, "boxes", listen=True)
    rng = rng_from("boxes")
    rounds = [look(state).round]
    while not state.over():
        one_move(state, rng)
        if look(state).round != rounds[-1]:
            rounds.append(look(state).round)
    assert rounds == [0, 1, 2, 3, 4]
    assert state.events is not None
    assert [event.args for event in state.events if event.kind == "round-over"] == [
        {"round": 1},
        {"round": 2},
        {"round": 3},
        {"round": 4},
    ]


@pytest.mark.rule("SG-111")
def test_all_eight_expeditions_are_shuffled_anew_the_unused_one_among_them() -> None:
    first: Counter[str | None] = Counter()
    for number in range(200):
        state = seventh_turn(2, f"anew {number}")
        act(state, 0, "box 1 b1")
        act(state, 1, "box 1 b1")
        act(state, 1, "take 1")
        view = look(state)
        assert (view.round, view.turn, view.expeditions_left) == (3, 1, 7)
        first[view.expedition] += 1
    # Doubled patterns come twice as often: 50 against 25 of 200.
    assert all(34 <= first[double] <= 66 for double in ("I3", "V3"))
    assert all(12 <= first[single] <= 38 for single in ("I2", "L4", "T4", "O4"))


@pytest.mark.rule("SG-111", "SG-030")
def test_each_round_deals_seven_different_cards_of_the_eight() -> None:
    state = new_game(2, "seven", "memory_aid=yes")
    rng = rng_from("seven")
    rounds: dict[int, list[str]] = {}
    while not state.over():
        view = look(state)
        rounds[view.round] = view.revealed or []
        one_move(state, rng)
    deck = Counter(look(state).expedition_deck)
    del rounds[0]
    assert [len(shown) for shown in rounds.values()] == [7, 7, 7, 7]
    for shown in rounds.values():
        assert Counter(shown) <= deck
    assert len({tuple(shown) for shown in rounds.values()}) == 4, "not the same order again"


@pytest.mark.rule("SG-112")
def test_everything_but_the_expeditions_carries_over_into_the_next_round() -> None:
    state = seventh_turn()
    before = look(state)
    act(state, 1, "box 2 b2")
    act(state, 0, "box 1 b1")
    after = look(state)
    assert after.round == 2
    assert working(state, 0) == "GN01 a1 b1, GY08"
    assert working(state, 1) == "GN03 c1 d1 a2 b2 d2 a3 b3 c3 d3, GY09 b2"
    assert [completed(state, seat) for seat in range(2)] == ["GY04", "PU04"]
    assert [(player.coins, player.palms, player.cups) for player in after.players] == [
        (2, [3], []),
        (5, [1, 2], [6]),
    ]
    assert after.cups_left == before.cups_left == [5, 4, 3, 2, 1]
    assert display(state) == SHOWN
    assert after.unseen == before.unseen
    assert after.scores == before.scores


@pytest.mark.rule("SG-112")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f", "g", "h"])
def test_the_order_of_the_treasure_stack_survives_the_end_of_a_round(seed: str) -> None:
    stack = "PU04 PU05 PU06 PU07 PU08"
    people = [person("GN01", ("GY03", "all but a1 b1")), person(("GN03", "all but b1"))]
    state = table(people, earlier=SIX_EARLIER, expedition="T4", display=SHOWN, stack=stack, seed=seed)
    act(state, 0, "box 2 a1")
    act(state, 1, "box 1 b1")
    act(state, 1, "take 1")
    assert display(state) == "PU04 OR05 OR06 OR07"
    assert look(state).round == 2
    act(state, 0, "box 2 b1")
    act(state, 1, "box 1 c4")
    act(state, 0, "take top")
    assert working(state, 0) == "GN01, PU05"
