"""Chapter 3: rounds, turns and the three actions of a turn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    SIX_EARLIER,
    act,
    clause_against,
    completed,
    kinds,
    look,
    offers,
    opened,
    told,
    wander_to_the_end,
)

ACTION_2 = {"finished", "no-box-left"}
ACTION_3 = {"cup", "no-cup", "completed", "took", "drew", "no-replacement", "refilled"}


@pytest.mark.rule("SG-029", "SG-030", "SG-028")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_four_rounds_of_seven_turns(seats: int) -> None:
    state = opened(seats, "long", listen=True)
    wander_to_the_end(state, f"long {seats}")
    turns = [(e.args["round"], e.args["turn"]) for e in told(state) if e.kind == "turn"]
    assert turns == [(round, turn) for round in (1, 2, 3, 4) for turn in (1, 2, 3, 4, 5, 6, 7)]
    assert kinds(told(state))[-1] == "game-over"
    assert look(state).ending is not None


@pytest.mark.rule("SG-029", "SG-030")
def test_the_game_is_over_with_the_28th_turn_and_not_before() -> None:
    cards = [person("GN01", "GN03"), person("OR01", "OR02")]
    last = table(cards, round=4, earlier=SIX_EARLIER, expedition="T4")
    act(last, 0, "box 1 a1")
    assert not last.over()
    act(last, 1, "box 1 b1")
    assert last.over()
    assert clause_against(last, 0, "box 1 b1") == "SG-113"
    sixth = table(cards, round=4, earlier="I2 I3 I3 V3 V3", expedition="L4")
    act(sixth, 0, "box 1 a1")
    act(sixth, 1, "box 1 b1")
    assert (look(sixth).round, look(sixth).turn) == (4, 7)


@pytest.mark.rule("SG-031", "SG-033", "SG-030")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_turn_is_reveal_then_crossing_off_then_claiming(seats: int) -> None:
    state = opened(seats, "order", listen=True)
    wander_to_the_end(state, f"order {seats}")
    story = kinds(told(state))
    story = story[story.index("expedition") :]
    turns = " ".join(story).split("expedition ")[1:]
    assert len(turns) == 28
    for turn in turns:
        happened = turn.split()
        crossing = [place for place, kind in enumerate(happened) if kind in ACTION_2]
        claiming = [place for place, kind in enumerate(happened) if kind in ACTION_3]
        assert len(crossing) == seats  # everybody has a part in action 2
        assert max(crossing) < min(claiming, default=99)
    assert any(set(turn.split()) & ACTION_3 for turn in turns)


@pytest.mark.rule("SG-031")
@pytest.mark.parametrize("text", ["take 1", "take top", "keep 1 2"])
def test_nothing_is_taken_while_boxes_are_crossed(text: str) -> None:
    state = table([person("GN01", "GN03"), person("OR01", "OR02")])
    assert clause_against(state, 0, text) == "SG-031"


@pytest.mark.rule("SG-031")
@pytest.mark.parametrize("text", ["box 2 a1", "cross 2 a1 b1 c1", "extra 2 a1", "keep 1 2"])
def test_nothing_is_crossed_while_cards_are_taken(text: str) -> None:
    # Given action 3, in which seat 1 replaces a full card
    state = table([person(("GN01", "all but a1"), "OR01"), person("GN05", "OR02")])
    act(state, 1, "box 1 c1")
    act(state, 0, "box 1 a1")
    assert offers(state, 0) == ["take 1", "take 2", "take 3", "take 4", "take top"]
    # Then no box can be crossed, although the other card has empty ones
    assert clause_against(state, 0, text) == "SG-031"


@pytest.mark.rule("SG-032")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_revealed_card_applies_to_every_player(start: int) -> None:
    people = [person("GN01"), person("GY01"), person("OR01")]
    state = table(people, expedition="L4", start=start)
    assert state.deciders() == (0, 1, 2)
    sizes = []
    for seat in range(3):
        prompt = look(state, seat).prompt
        assert prompt is not None
        assert prompt.args == {"pattern": "L4"}
        sizes.append(len(offers(state, seat, "cross")))
    assert sizes == [8, 4, 8]  # the oracle's numbers for the L on these three cards


@pytest.mark.rule("SG-033", "SG-069", "SG-061")
def test_action_3_waits_until_the_last_extra_box_is_crossed() -> None:
    # Given Ann with a card and a coin row one box from full, and Ben with a cross before him
    state = table(
        [person(("OR04", "all but d1"), "GN01", coins=3), person("PU01", "GN03")], expedition="I2", listen=True
    )
    # When Ann fills both, and Ben crosses his cross
    act(state, 0, "box 1 d1")
    act(state, 1, "cross 1 a1 b1")
    # Then Ben's extra box is still due: no cup, no card set aside, nothing to take
    assert state.deciders() == (1,)
    assert look(state, 0).cups_left == [6, 5, 4, 3, 2, 1]
    assert look(state, 0).players[0].completed == []
    assert look(state, 0).players[0].cups == []
    assert set(kinds(told(state, 0))) & ACTION_3 == set()
    # When he has crossed it
    act(state, 1, "extra 1 c1")
    # Then action 3 begins
    assert look(state, 0).players[0].cups == [6]
    assert [card.id for card in look(state, 0).players[0].completed] == ["OR04"]
    assert state.deciders() == (0,)
    assert look(state, 1).prompt is None


@pytest.mark.rule("SG-033", "SG-049", "SG-082")
@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.parametrize(
    ("before", "coins", "card", "cups"),
    [
        ("all but d3", 0, "GY09", 0),
        ("", 3, "", 1),
        ("all but d3", 3, "GY09", 1),
    ],
    ids=["a card", "a coin row", "both"],
)
def test_the_last_extra_box_of_all_still_counts_and_nothing_is_shown_before_it(
    start: int, before: str, coins: int, card: str, cups: int
) -> None:
    # Given Ann, who fills a card and a coin row, and Ben, whose extra box will fill a card, a coin row or both
    people = [person(("OR04", "all but d1"), "GN01", coins=3), person("PU01", ("GY09", before), coins=coins)]
    state = table(people, expedition="I2", start=start, listen=True)
    shown, reveals = look(state).players, state.reveals
    # When Ann has finished and Ben has crossed a cross
    act(state, 0, "box 1 d1")
    act(state, 1, "cross 1 a1 b1")
    # Then nobody has seen anything of either plan
    assert state.deciders() == (1,)
    assert state.reveals == reveals
    assert kinds(told(state)) == ["finished"]
    assert kinds(told(state, 1)) == ["finished", "crossed-cross"]
    assert look(state).players == [replace(shown[0], finished=True), shown[1]]
    assert look(state, 1).players[0] == replace(shown[0], finished=True)
    # When Ben crosses his extra box
    act(state, 1, "extra 2 d3")
    # Then both plans lie open, and both players claim what they have filled
    assert state.reveals > reveals
    assert [event.args["seat"] for event in told(state) if event.kind == "plan"] == [0, 1, 1]
    while offers(state, state.deciders()[0], "take"):
        act(state, state.deciders()[0], "take 1")
    assert (completed(state, 0), len(look(state).players[0].cups)) == ("OR04", 1)
    assert (completed(state, 1), len(look(state).players[1].cups)) == (card, cups)


@pytest.mark.rule("SG-081")
@pytest.mark.parametrize("stranger", [SPECTATOR, 2, 7])
def test_nobody_takes_a_card_without_a_seat(stranger: int) -> None:
    state = table([person(("GN01", "all but a1"), "OR01"), person("GN05", "OR02")])
    act(state, 1, "box 1 c1")
    act(state, 0, "box 1 a1")
    assert state.deciders() == (0,)
    assert clause_against(state, stranger, "take 1") == "SG-081"
