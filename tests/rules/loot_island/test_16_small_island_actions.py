"""Chapter 16: what the small islands do."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import column, hand, person, play, refs, stack, table, texts, tiles_up
from tests.rules.loot_island.story import asked, cards, clause_against, cubes, heard, look, offers, people, seen
from tests.rules.story import told

PAY = "pay r03a r06a"
PAIR = "R03a R06a"


# Cleanse


@pytest.mark.rule("LI-380")
@pytest.mark.parametrize(("tile", "held", "most"), [("cleanse_3", 5, 3), ("cleanse_2", 5, 2), ("cleanse_3", 1, 1)])
def test_cleanse_discards_up_to_the_number_on_the_tile(tile: str, held: int, most: int) -> None:
    for dropped in range(most + 1):
        state = table(people(5, person(hand=PAIR, cubes=held)))
        play(state, PAY, f"use {tile}")
        assert offers(state) == [f"drop {number}" for number in range(most + 1)]
        play(state, f"drop {dropped}")
        assert cubes(state) == [held - dropped, 3, 3, 3, 3]
        assert state.deciders() == (1,)


@pytest.mark.rule("LI-380")
def test_cleanse_has_a_limit_whatever_else_the_player_owns() -> None:
    state = table(people(3, person(hand=PAIR, cubes=9, treasures="8 13 15")))
    play(state, PAY, "use cleanse_3")
    assert clause_against(state, "drop 4") == "LI-380"


# Undercut


@pytest.mark.rule("LI-381")
@pytest.mark.parametrize(("before", "after"), [("1 2 0", "0 1 2"), ("2 0 1", "0 2 1"), ("3 2 1 0", "0 3 2 1")])
def test_undercut_moves_a_compass_to_the_bottom(before: str, after: str) -> None:
    state = table(people(4, person(hand=PAIR)), stacks={3: before, 5: "1 0", 6: "2 1"})
    play(state, PAY, "use undercut")
    assert offers(state) == ["undercut 3", "undercut 5", "decline"]
    assert clause_against(state, "undercut 6") == "LI-381"
    play(state, "undercut 3")
    assert [stack(state, place) for place in (3, 5, 6)] == [after, "1 0", "2 1"]
    assert (seen(state, 0).area, seen(state, 0).landings, state.deciders()) == (1, [3, 5], (1,))


@pytest.mark.rule("LI-382")
@pytest.mark.parametrize("before", ["0", "0 1", "0 2 1"])
def test_undercut_at_the_bottom_changes_nothing(before: str) -> None:
    state = table(people(3, person(hand=PAIR)), stacks={3: before})
    play(state, PAY, "use undercut", "undercut 3")
    assert (stack(state, 3), "undercut" in tiles_up(state).split()) == (before, False)


# Outpost


@pytest.mark.rule("LI-383")
def test_outpost_puts_a_compass_on_top() -> None:
    state = table(people(3, person(hand=PAIR)), columns={2: "G05a G07a"}, stacks={2: "1 2", 5: "0"}, listen=True)
    play(state, PAY, "use outpost")
    assert offers(state) == [f"outpost {place}" for place in (0, 1, 2, 3, 4, 6, 7)] + ["decline"]
    assert clause_against(state, "outpost 5") == "LI-383"
    play(state, "outpost 2")
    assert (stack(state, 2), seen(state, 0).area, seen(state, 0).landings) == ("1 2 0", 1, [2, 5])
    assert (column(state, 2), cubes(state), cards(state)) == ("G05a G07a", [3, 3, 3], [0, 0, 0])
    assert (asked(state), state.deciders()) == ("turn", (1,))


@pytest.mark.rule("LI-383")
def test_outpost_moves_a_compass_when_none_is_left() -> None:
    state = table(people(3, person(hand=PAIR)), stacks={0: "1 0 2", 3: "0", 5: "0", 7: "1"})
    play(state, PAY, "use outpost", "outpost 7")
    assert offers(state) == ["from 0", "from 3", "from 5"]
    assert clause_against(state, "from 7") == "LI-103"
    assert clause_against(state, "decline") == "LI-103"
    play(state, "from 0")
    assert [stack(state, place) for place in (0, 3, 5, 7)] == ["1 2", "0", "0", "1 0"]
    assert (seen(state, 0).landings, state.deciders(), column(state, 7)) == ([3, 5, 7], (1,), "")


@pytest.mark.rule("LI-384", "Q-31")
def test_outpost_may_be_on_a_landing_without_cards() -> None:
    state = table(people(3, person(hand=PAIR)), columns={2: "G05a"})
    play(state, PAY, "use outpost", "outpost 6")
    view = look(state).landings[6]
    assert (view.stack, view.column, view.colour) == ([0], [], None)


# Charts


@pytest.mark.rule("LI-385", "LI-389")
@pytest.mark.parametrize(("choice", "after"), [("do", "G05a O06a"), ("decline", "")])
def test_charts_draws_two_cards_or_none(choice: str, after: str) -> None:
    state = table(people(3, person(hand=PAIR)), deck="O06a G05a P03a")
    play(state, PAY, "use charts")
    assert offers(state) == ["do", "decline"]
    play(state, choice)
    assert (hand(state, 0), cards(state)[1:]) == (after, [0, 0])
    assert state.deciders() == (1,)


# Dig


def digging(treasure: int, known: str = "", cubes_held: int = 3) -> LootState:
    """The first player has used Dig and not yet decided to perform it."""
    digger = person(hand=PAIR, cubes=cubes_held, treasures=known)
    state = table(people(3, digger), treasure_deck=str(treasure), listen=True)
    play(state, PAY, "use dig")
    return state


@pytest.mark.rule("LI-386")
def test_dig_takes_a_cube_and_then_reveals_a_treasure() -> None:
    state = digging(16)
    play(state, "do")
    assert (cubes(state), look(state).taken, look(state).treasure_deck) == ([4, 3, 3], 16, 41)
    assert [event.kind for event in told(state)][-2:] == ["cubes-taken", "treasures-revealed"]
    assert offers(state) == ["keep", "discard"]
    play(state, "keep")
    assert (cubes(state), refs(state, 0), state.deciders()) == ([8, 3, 3], [16], (1,))


@pytest.mark.rule("LI-386")
@pytest.mark.parametrize(("known", "most"), [("", 2), ("15 65", 4)])
def test_a_treasure_dug_up_may_be_discarded_for_cubes(known: str, most: int) -> None:
    state = digging(16, known, cubes_held=6)
    play(state, "do", "discard")
    assert offers(state) == [f"drop {number}" for number in range(most + 1)]
    play(state, f"drop {most}")
    assert (cubes(state)[0], look(state).treasure_discards) == (7 - most, [16])


@pytest.mark.rule("LI-386")
def test_crossed_cubes_of_a_treasure_dug_up_count() -> None:
    state = digging(8)
    play(state, "do", "keep", "drop 2")
    assert (cubes(state)[0], refs(state, 0)) == (3 + 1 - 2, [8])


@pytest.mark.rule("LI-387")
def test_declining_dig_means_neither_cube_nor_treasure() -> None:
    state = digging(16)
    assert look(state).taken is None
    play(state, "decline")
    assert (cubes(state), look(state).treasure_deck, look(state).treasure_discards) == ([3, 3, 3], 42, [])
    assert heard(state, "treasures-revealed", "treasures") == []


@pytest.mark.rule("LI-387")
@pytest.mark.parametrize("text", ["decline", "pass", "done"])
def test_after_the_reveal_there_is_no_way_back(text: str) -> None:
    state = digging(16)
    play(state, "do")
    assert clause_against(state, text) == "LI-190"


# Sail


@pytest.mark.rule("LI-388")
@pytest.mark.parametrize(("ship", "choice", "coast"), [((0, 1), "do", 1), ((0, -1), "do", 2), ((0, 1), "decline", 0)])
def test_sail_changes_the_coast_of_this_round(ship: tuple[int, int], choice: str, coast: int) -> None:
    columns = {0: "G03a", 2: "P03a", 4: "O03a", 6: "G06a"}
    state = table(people(3, person(hand=PAIR)), ship=ship, columns=columns, events="B12", listen=True)
    play(state, PAY, "use sail", choice)
    assert look(state).coast == coast
    play(state, "pass", "pass", "pass")
    assert heard(state, "exploring", "coast") == [coast]
    assert [place for place in columns if column(state, place) == ""] == [2 * coast]


# In general


@pytest.mark.rule("LI-389")
@pytest.mark.parametrize("tile", ["undercut", "outpost", "charts", "dig", "sail"])
def test_each_action_can_be_declined_as_a_whole(tile: str) -> None:
    state = table(people(3, person(hand=PAIR)), stacks={0: "1 0"})
    play(state, PAY, f"use {tile}")
    assert texts(state)[-1] == "decline"
    assert clause_against(state, "pass") in ("LI-093", "LI-381", "LI-383")


@pytest.mark.rule("LI-390")
def test_the_two_cube_tiles_are_two_tiles() -> None:
    known = [person(hand="R03a R06a G03a G06a P03a P06a", cubes=9), *(person(passed=True) for _ in range(4))]
    state = table(known)
    play(state, PAY, "use cleanse_3", "drop 3", "pay g03a g06a")
    assert offers(state)[0] == "use cleanse_2"
    play(state, "use cleanse_2", "drop 2", "pay p03a p06a")
    assert cubes(state)[0] == 4
    assert [clause_against(state, f"use {tile}") for tile in ("cleanse_3", "cleanse_2")] == ["LI-094", "LI-094"]


@pytest.mark.rule("LI-391")
def test_undercut_without_a_compass_can_only_be_declined() -> None:
    state = table(people(3, person(hand=PAIR)), stacks={0: "1 2"})
    play(state, PAY, "use undercut")
    assert (asked(state), state.deciders(), stack(state, 0)) == ("turn", (1,), "1 2")
    assert "undercut" not in tiles_up(state).split()


@pytest.mark.rule("LI-391")
def test_outpost_always_finds_a_landing_and_cleanse_needs_no_cubes() -> None:
    state = table(people(3, person(hand=PAIR)), stacks={0: "0", 1: "0", 2: "0"})
    play(state, PAY, "use outpost")
    assert offers(state, "outpost") == [f"outpost {place}" for place in range(3, 8)]
    state = table(people(3, person(hand=PAIR, cubes=0)))
    play(state, PAY, "use cleanse_3")
    assert (cubes(state), state.deciders(), "cleanse_3" in tiles_up(state).split()) == ([0, 3, 3], (1,), False)


@pytest.mark.rule("LI-092", "LI-093", "LI-381", "LI-383", "LI-386")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("tile", ["cleanse_3", "undercut", "outpost", "charts", "dig", "sail"])
def test_whoever_uses_an_island_is_asked_about_it(tile: str, seat: int) -> None:
    user = person(hand="R03a R04a", cubes=2)
    others = [person(cubes=2), person(cubes=2)]
    state = table([*others[:seat], user, *others[seat:]], active=seat, stacks={0: "0 1 2"})
    play(state, "pay r03a r04a")
    assert state.deciders() == (seat,)
    play(state, f"use {tile}")
    assert (state.deciders(), asked(state) != "turn") == ((seat,), True)
    play(state, texts(state)[-1])
    assert (state.deciders(), asked(state)) == (((seat + 1) % 3,), "turn")
