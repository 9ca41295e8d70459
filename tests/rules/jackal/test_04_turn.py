"""Chapter 4: the course of a turn."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import boat, offered, pass_turns, table, targets, trapped, where
from tests.rules.jackal.story import act, clause_against, drawn, figure, kinds, look, step, steps, told, verbs


def order(state: JackalState, *wanted: str) -> list[str]:
    """Which of these were told, in the order told."""
    return [kind for kind in kinds(state) if kind in wanted]


@pytest.mark.rule("JK-037", "JK-038", "JK-268")
def test_wake_ups_action_bottles_bear_and_then_the_next_crew() -> None:
    state = table(
        """
             4      5      6
        4    pi:w1! .      .:&
        5    .      .      .
        9    .:y1   .      .
    """,
        seats=2,
        turn="yellow",
        ship="white-2",
        bottles={"white": 1},
        listen=True,
    )
    pass_turns(state, "yellow")
    assert look(state).turn == "white"
    assert figure(state, "white-2").state == "recovering"
    act(state, "sail cw 1", "free 1")
    pass_turns(state, "yellow")
    act(state, "sail cw 1")
    yellow = ["turn", "sailed"]
    white = ["turn", "sailed", "bottle-used", "bear-moved"]
    white_again = ["turn", "recovered", "sailed", "bear-moved"]
    course = order(state, "turn", "recovered", "sailed", "bottle-used", "bear-moved")
    assert course == [*yellow, *white, *yellow, *white_again, "turn"]


@pytest.mark.rule("JK-037")
def test_a_vote_comes_before_a_look_and_a_look_before_the_action() -> None:
    state = table(
        """
             4      5
        4    .:w1   ?
    """,
        abilities={"white-1": "lookout"},
        idle=16,
    )
    assert {"call", "look f5"} <= set(offered(state))
    act(state, "call", "no")
    assert "call" not in offered(state)
    assert "look f5" in offered(state)
    act(state, "look f5")
    assert not {"call", "look"} & verbs(state)
    act(state, "sail cw 1")
    assert look(state).turn == "yellow"


@pytest.mark.rule("JK-037")
def test_after_a_look_there_is_no_vote_in_this_turn() -> None:
    state = table(
        """
             4      5
        4    .:w1   ?
    """,
        abilities={"white-1": "lookout"},
        idle=16,
    )
    act(state, "look f5")
    assert "call" not in offered(state)


@pytest.mark.rule("JK-037")
def test_the_bear_moves_before_the_end_is_checked() -> None:
    state = table(
        """
             5        6     7
        1    .:w1$    .     _
        4    .        .:&   .:y1
    """,
        explored=True,
        listen=True,
    )
    act(state, "board 1 coin")
    assert state.over()
    assert figure(state, "yellow-1").state == "recovering", "mauled in the last turn"


@pytest.mark.rule("JK-038", "JK-110")
def test_who_has_recovered_acts_at_once() -> None:
    state = table(ship="white-1")  # misses this turn
    assert targets(state, "step 1") == []
    pass_turns(state, "white", "yellow")
    assert where(state, "white-1") == "aboard white"
    assert steps(state, 1) == steps(state, 2) != set()


@pytest.mark.rule("JK-039")
@pytest.mark.parametrize("text", ["sail cw 1", "step 1 f4", "step 2 f2", "swim 3 cw"])
def test_one_action_and_the_turn_is_over(text: str) -> None:
    state = table(
        """
             5      9
        4    .:w1   _
        2    _      ~:w3
    """,
        boats={"white": 0, "yellow": 20},
    )
    act(state, text)
    assert look(state).turn == "yellow"
    assert state.deciders() == (1,)


@pytest.mark.rule("JK-039")
def test_other_questions_are_not_answered_by_an_action() -> None:
    state = table("")
    for text in ("go f2", "stay", "done", "yes", "place f1", "stop"):
        assert clause_against(state, text) == "JK-039"


@pytest.mark.rule("JK-040", "A-06")
def test_nobody_passes_who_can_act_even_if_it_is_death() -> None:
    # White's last pirate swims between two enemy boats.
    state = table(
        """
             4      5      6
        0    ~:Y    ~:w1   ~:R
    """,
        seats=3,
        boats={"white": 20},
        dead="white-2 white-3",
    )
    assert set(offered(state)) == {"swim 1 cw", "swim 1 ccw"}
    assert clause_against(state, "pass") == "JK-040"
    act(state, "swim 1 cw")
    assert where(state, "white-1") == "dead"


@pytest.mark.rule("JK-040", "JK-046", "T-017", "A-06")
def test_who_can_do_nothing_passes_automatically() -> None:
    state = table(
        """
             4
        4    pi:w1!
    """,
        turn="yellow",
        dead="white-2 white-3",
        listen=True,
    )
    act(state, "sail cw 1")
    assert look(state).turn == "yellow"
    assert [event.args["crew"] for event in told(state) if event.kind == "passed"] == ["white"]
    assert look(state).turns == 2


@pytest.mark.rule("JK-040", "JK-278", "JK-299")
def test_who_can_only_look_or_call_a_vote_may_pass_instead() -> None:
    state = table(
        """
             4        5
        4    pi:w1!   ?
    """,
        dead="white-2 white-3",
        abilities={"white-1": "lookout"},
        idle=16,
    )
    assert offered(state) == ["pass", "look f5", "call"]
    looked = state.clone()
    act(looked, "look f5")
    assert look(looked).turn == "yellow", "after the look nothing is left but to pass"
    voted = state.clone()
    act(voted, "call", "no")
    assert offered(voted) == ["pass", "look f5"]
    act(state, "pass")
    assert (look(state).turn, "call" in offered(state)) == ("yellow", True)


@pytest.mark.rule("JK-343", "JK-269", "T-019", "A-46")
def test_after_a_pass_a_bottle_may_be_used() -> None:
    state = table(
        """
             4
        4    pi:w1!
    """,
        dead="white-2 white-3",
        bottles={"white": 1},
    )
    assert offered(state) == ["free 1", "done"]
    act(state, "free 1")
    assert trapped(state) == []
    assert look(state).turn == "yellow"
    pass_turns(state, "yellow")
    assert len(steps(state, 1)) == 8


@pytest.mark.rule("JK-343")
def test_after_a_pass_the_bear_moves_and_the_end_is_checked() -> None:
    state = table(
        """
             4       8
        4    pi:w1!  .:&
    """,
        dead="white-2 white-3",
        turn="yellow",
        idle=2,
        options=["no_progress_rounds=2"],
    )
    act(state, "sail cw 1")
    assert look(state).bear != "i5"
    assert state.over()


@pytest.mark.rule("JK-041")
def test_the_missionary_acts_instead_of_a_boat_or_a_pirate() -> None:
    state = table("""
             4     5
        4    .:m   .:w1
    """)
    assert len(steps(state, "m")) == 8
    assert {"sail", "step"} == verbs(state)
    act(state, step("m", 4, 3))
    assert look(state).turn == "yellow"
    assert clause_against(state, step("m", 4, 4)) == "JK-041"


@pytest.mark.rule("JK-042")
@pytest.mark.parametrize(
    ("cell", "more"),
    [(".", {"dead": "white-1"}), (".", {"ship": "white-1"}), ("ba:w1~", {}), ("pi:w1!", {})],
    ids=["dead", "recovering", "drunk", "trapped"],
)
def test_dead_recovering_drunk_and_trapped_figures_cannot_act(cell: str, more: dict[str, str]) -> None:
    state = table(
        f"""
             4
        4    {cell}
    """,
        dead=more.get("dead", ""),
        ship=more.get("ship", ""),
    )
    assert targets(state, "step 1") == []
    assert clause_against(state, step(1, 4, 3)) == "JK-042"
    assert clause_against(state, "board 1") == "JK-042"
    assert targets(state, "step 2") != []


@pytest.mark.rule("JK-043", "A-45")
@pytest.mark.parametrize(
    ("cell", "there", "dead", "want"),
    [
        ((5, 4), ".:w1", "", {"step"}),
        ((5, 4), "l3:w1/2", "", {"advance"}),
        ((5, 4), "ai:w1", "", {"step", "fly"}),
        ((5, 4), "sh:w1", "white-2", {"step", "resurrect"}),
        ((10, 4), "~:w1", "", {"swim"}),
        ((5, 0), "~:w1", "", {"step", "sail"}),  # white's boat is there
        ((5, 1), ".:w1", "", {"step", "board"}),
    ],
)
def test_what_a_figure_can_do(cell: tuple[int, int], there: str, dead: str, want: set[str]) -> None:
    # The other pirates sit in a pit, so that all that is offered is for the first one.
    state = table(drawn({cell: there, (5, 7): "pi:w2!w3!"}), dead=dead)
    assert verbs(state) == want


@pytest.mark.rule("JK-044")
def test_friends_share_a_cell_but_not_the_bank() -> None:
    state = table(
        """
             4      5      6
        4    .:w1   .:w2   .
        5    bk:w3  .      .
    """
    )
    assert (4, 5) not in steps(state, 1)
    act(state, step(1, 5, 4))
    pass_turns(state, "yellow")
    act(state, step(3, 5, 4))
    assert {where(state, f"white-{number}") for number in (1, 2, 3)} == {"f5"}
    assert [figure(state, f"white-{number}").state for number in (1, 2, 3)] == ["", "", ""]


@pytest.mark.rule("JK-045", "A-51")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_is_one_turn_of_every_seat(seats: int) -> None:
    state = table(seats=seats, options=["max_rounds=2"])
    for turn in range(2 * seats):
        assert not state.over()
        assert state.deciders() == (turn % seats,)
        act(state, "sail cw 1")
    assert state.over()


@pytest.mark.rule("JK-046")
def test_a_crew_of_which_nobody_lives_still_has_its_turn() -> None:
    state = table(seats=3, dead="yellow-1 yellow-2 yellow-3", listen=True)
    act(state, "sail cw 1")
    assert [event.args["crew"] for event in told(state) if event.kind == "turn"] == ["white", "yellow", "red"]
    assert look(state).turns == 2
    assert boat(state, "yellow") == 13
