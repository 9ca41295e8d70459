"""Chapter 12: clean up."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.stories.builder import column, person, play, stack, table
from tests.rules.loot_island.story import asked, discard_loot, heard, look, people, seen
from tests.rules.story import told

POOR = {0: "R03a", 1: "G02a G01a"}
RICH = {0: "R03a R05b R06a R07b", 1: "G04a G05b G06a G07b"}


@pytest.mark.rule("LI-210")
@pytest.mark.parametrize("columns", [POOR, RICH, {}])
def test_all_compasses_of_the_coast_go_home(columns: dict[int, str]) -> None:
    stacks = {0: "0 1", 1: "2 0", 3: "1", 6: "0"}
    state = table(people(3), at="loot", columns=columns, stacks=stacks)
    discard_loot(state)
    assert [stack(state, place) for place in (0, 1)] == ["", ""]
    assert [(seen(state, seat).area, seen(state, seat).landings) for seat in range(3)] == [(2, [6]), (2, [3]), (3, [])]


@pytest.mark.rule("LI-210")
def test_compasses_stay_until_both_landings_are_settled() -> None:
    state = table(people(3), at="loot", columns=RICH, stacks={0: "0 1", 1: "2 0"}, listen=True)
    for _ in range(2):
        play(state, f"take {look(state).revealed[0]}", "discard", "drop 0")
    # Given the last treasure of the small loot, which is still to be taken
    assert (heard(state, "loot", "landing"), len(look(state).revealed)) == ([0, 1], 1)
    assert [stack(state, 0), stack(state, 1), column(state, 0)] == ["0 1", "2 0", RICH[0]]
    play(state, f"take {look(state).revealed[0]}", "discard")
    assert stack(state, 0) == "0 1"
    play(state, "drop 0")
    assert [stack(state, 0), stack(state, 1), column(state, 0)] == ["", "", ""]


@pytest.mark.rule("LI-211")
@pytest.mark.parametrize("columns", [POOR, RICH])
@pytest.mark.parametrize("stacks", [{}, {0: "0 1", 1: "2"}])
def test_all_map_cards_of_the_coast_are_discarded(columns: dict[int, str], stacks: dict[int, str]) -> None:
    state = table(people(3), at="loot", columns=columns, stacks=stacks, discards="O10a")
    discard_loot(state)
    laid = [*columns[0].split(), *columns[1].split(), "O10a"]
    assert sorted(look(state).map_discards) == sorted(laid)
    assert [column(state, 0), column(state, 1)] == ["", ""]
    # And the landings are as good as new
    assert [(view.colour, view.last, view.count, view.chests) for view in look(state).landings[:2]] == [
        (None, 1, 0, 0)
    ] * 2


@pytest.mark.rule("LI-212", "Q-37")
@pytest.mark.parametrize(("ship", "cleared"), [((0, 1), 0), ((1, -1), 0), ((2, 1), 2), ((0, -1), 3)])
def test_other_coasts_stay_as_they_are(ship: tuple[int, int], cleared: int) -> None:
    columns = {place: f"{'RG'[place % 2]}0{3 + place // 2}a {'RG'[place % 2]}0{3 + place // 2}b" for place in range(8)}
    stacks = {0: "2 0", 3: "1 2 0", 4: "0 1", 7: "2 1"}
    state = table(people(3), at="loot", ship=ship, columns=columns, stacks=stacks)
    for place in range(8):
        stays = place // 2 != cleared
        assert column(state, place) == (columns[place] if stays else "")
        assert stack(state, place) == (stacks.get(place, "") if stays else "")


@pytest.mark.rule("LI-213")
@pytest.mark.parametrize("columns", [{}, POOR, RICH])
def test_then_the_round_ends(columns: dict[int, str]) -> None:
    three = [person(passed=True), person(passed=True), person()]
    state = table(three, active=2, columns=columns, stacks={0: "0", 1: "1"}, events="B5", listen=True)
    play(state, "pass")
    discard_loot(state)
    assert (look(state).round, look(state).event, asked(state)) == (2, "B5", "turn")
    kinds = [event.kind for event in told(state) if event.kind in ("exploring", "cleaned-up", "round", "ship-moved")]
    assert kinds == ["exploring", "cleaned-up", "round", "ship-moved"]
    assert not any(player.passed for player in look(state).players)
