"""Chapter 5, simultaneity: everybody crosses off at the same time, and nobody sees how."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec.structs import replace

from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    act,
    clause_against,
    crossed,
    kinds,
    look,
    offers,
    told,
)

OTHERS = pytest.mark.parametrize("looker", [1, 2, SPECTATOR])


def three_at_work(listen: bool = False) -> State:
    """Ann can cross a coin and a palm with one corner; Ben and Cleo have cards with crosses."""
    #   C . ~ ~     Ann's OR05
    #   . P . .
    #   . . . .
    #   ~ ~ . X
    return table(
        [person("OR05", "GN01", coins=3), person("PU01", "GN03"), person("GY09", "GN06")],
        expedition="V3",
        display="OR06 PU12 GN02 GY03",
        listen=listen,
    )


@pytest.mark.rule("SG-048")
def test_everybody_is_asked_at_the_same_time() -> None:
    state = three_at_work()
    assert state.deciders() == (0, 1, 2)
    assert all(offers(state, seat) for seat in range(3))
    # whoever sits there may finish first
    act(state, 2, "box 1 b1")
    assert state.deciders() == (0, 1)
    act(state, 0, "box 2 a1")
    assert state.deciders() == (1,)


@pytest.mark.rule("SG-048", "SG-049", "SG-050")
def test_the_order_in_which_players_finish_has_no_influence() -> None:
    plans = {
        0: ["cross 1 a1 b1 b2"],
        1: ["box 1 a1", "extra 1 d3", "extra 2 b1"],
        2: ["box 1 d3"],
    }
    digests = set()
    for order in permutations(range(3)):
        state = three_at_work()
        for seat in order:
            act(state, seat, *plans[seat])
        digests.add(state.digest())
    assert len(digests) == 1


@pytest.mark.rule("SG-050", "SG-073")
def test_what_one_player_crosses_changes_nothing_for_the_others() -> None:
    state = three_at_work()
    before = [(offers(state, seat), look(state, seat).palm_worth) for seat in (1, 2)]
    shared = (look(state).display, look(state).cups_left)
    # When Ann fills a coin row and scores a palm
    act(state, 0, "cross 1 a1 b1 b2")
    # Then the others may do what they could, and display and cups are as they were
    assert [(offers(state, seat), look(state, seat).palm_worth) for seat in (1, 2)] == before
    assert (look(state).display, look(state).cups_left) == shared


@pytest.mark.rule("SG-049", "SG-139", "SG-140", "A-07", "DV-26")
@OTHERS
def test_a_finished_player_looks_as_at_the_reveal_but_for_being_finished(looker: int) -> None:
    # Given a finished Ann, who has crossed a coin and a palm, and others who have not finished
    state = three_at_work(listen=True)
    before = look(state, looker)
    assert not before.players[0].finished
    heard = len(told(state, looker))
    act(state, 0, "cross 1 a1 b1 b2")
    # Then the others see cards, coin boxes, palm entries and points as at the reveal
    ann, *rest = before.players
    assert look(state, looker) == replace(before, deciders=[1, 2], players=[replace(ann, finished=True), *rest])
    assert [(event.kind, event.args) for event in told(state, looker)[heard:]] == [("finished", {"seat": 0})]
    assert state.scores() == [3, 0, 0]  # the public points: three coin boxes
    # and when all have finished, all of it appears at once
    act(state, 1, "box 2 b1")
    assert look(state, looker).players[0].coins == 3
    act(state, 2, "box 1 b1")
    shown = look(state, looker).players[0]
    assert shown.working[0] is not None
    assert shown.working[0].crossed == ["a1", "b1", "b2"]
    assert (shown.coins, shown.palms) == (4, [3])
    assert shown.sheet.total == 4 + 3 + 6  # coin boxes, palm, and the cup of action 3
    assert not shown.finished  # the next turn has begun
    news = [event for event in told(state, looker)[heard:] if event.args.get("seat") == 0]
    assert [event.kind for event in news] == ["finished", "plan", "plan-coins", "palm", "row-filled", "cup"]
    assert news[1].args["boxes"] == ["a1", "b1", "b2"]
    assert (news[2].args["coins"], news[3].args["points"]) == (4, 3)


@pytest.mark.rule("SG-139", "SG-049", "SG-140", "A-07")
@OTHERS
def test_of_a_player_in_the_middle_of_a_chain_nothing_is_seen(looker: int) -> None:
    # Given Ann, who has crossed a cross and owes an extra box
    state = three_at_work(listen=True)
    before = look(state, looker)
    heard = len(told(state, looker))
    act(state, 0, "cross 1 c3 c4 d4")
    assert look(state, 0).players[0].due == 1
    # Then for everybody else nothing at all has changed
    assert look(state, looker) == before
    assert told(state, looker)[heard:] == []
    # and even her last box says no more than that she has finished
    act(state, 0, "extra 1 a1")
    ann, *rest = before.players
    assert look(state, looker) == replace(before, deciders=[1, 2], players=[replace(ann, finished=True), *rest])
    assert kinds(told(state, looker)[heard:]) == ["finished"]


@pytest.mark.rule("SG-049", "SG-139")
def test_all_plans_become_public_at_one_moment() -> None:
    state = three_at_work(listen=True)
    act(state, 2, "box 1 b1")
    act(state, 0, "cross 1 a1 b1 b2")
    act(state, 1, "box 2 b1")
    # For a spectator every plan comes after the last player has finished, and with one and the same reveal.
    story = told(state)
    plans = [place for place, kind in enumerate(kinds(story)) if kind.startswith("plan") or kind == "palm"]
    assert len(plans) == 5
    finished = [place for place, kind in enumerate(kinds(story)) if kind == "finished"]
    assert min(plans) > max(finished)
    assert {story[place].reveals for place in plans} == {story[finished[-1]].reveals + 1}


@pytest.mark.rule("SG-139")
def test_the_owner_sees_the_own_plan() -> None:
    state = three_at_work(listen=True)
    act(state, 0, "cross 1 c3 c4 d4")
    own = look(state, 0)
    assert crossed(state, 0) == "c3 c4 d4"
    assert own.players[0].due == 1
    assert not own.players[0].finished
    act(state, 0, "extra 1 a1")
    assert look(state, 0).players[0].coins == 4
    assert look(state, 0).scores[0] == 4
    assert kinds(told(state, 0)) == ["crossed-cross", "crossed-extra", "coin", "finished"]


@pytest.mark.rule("SG-049", "SG-139", "A-07")
@pytest.mark.parametrize("looker", [1, SPECTATOR])
def test_a_world_imagined_by_another_depends_on_no_sealed_plan(looker: int) -> None:
    # Given the same table with three different plans of Ann, all finished
    worlds = []
    for plan in (["cross 1 a1 b1 b2"], ["box 2 d3"], ["box 1 d4", "extra 1 a1"]):
        state = three_at_work()
        act(state, 0, *plan)
        worlds.append([state.imagine(looker, rng_from(str(k))).digest() for k in range(15)])
    assert worlds[0] == worlds[1] == worlds[2]
    # and an unfinished one, which looks like one that has not been begun
    begun, untouched = three_at_work(), three_at_work()
    act(begun, 0, "box 1 d4")
    assert begun.imagine(looker, rng_from("x")).digest() == untouched.imagine(looker, rng_from("x")).digest()


@pytest.mark.rule("SG-139")
def test_a_spectator_has_no_moves_and_cannot_play() -> None:
    state = three_at_work()
    for plan in ("box 1 d4", "extra 1 a1"):
        assert offers(state, SPECTATOR) == []
        assert clause_against(state, SPECTATOR, "box 1 b1") == "SG-140"
        act(state, 0, plan)
    # not even what the last mover could have played
    assert offers(state, SPECTATOR) == []
    assert clause_against(state, SPECTATOR, "extra 1 b1") == "SG-140"


@pytest.mark.rule("SG-140", "SG-055")
def test_a_player_has_finished_when_no_extra_box_is_due() -> None:
    state = three_at_work()
    act(state, 1, "box 1 a1")
    assert not look(state, 1).players[1].finished
    act(state, 1, "extra 1 d3")
    assert not look(state, 1).players[1].finished
    assert state.deciders() == (0, 1, 2)
    act(state, 1, "extra 1 b1")
    assert look(state, 1).players[1].finished
    assert state.deciders() == (0, 2)
    assert clause_against(state, 1, "extra 1 c1") == "SG-140"


@pytest.mark.rule("SG-140", "SG-054", "SG-059")
def test_a_player_has_finished_when_no_extra_box_can_be_crossed() -> None:
    # Given a cross as the last empty box of seat 1, and a third player without any card
    people = [person(("GY09", "all but a1")), person("GN01"), person()]
    state = table(people, display="- - - -", stack="")
    assert [player.finished for player in look(state).players] == [False, False, True]
    act(state, 0, "box 1 a1")
    assert [player.finished for player in look(state).players] == [True, False, True]
    assert state.deciders() == (1,)
    assert clause_against(state, 2, "box 1 a1") == "SG-140"
