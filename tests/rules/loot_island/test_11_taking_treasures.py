"""Chapter 11: taking treasures."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import person, play, refs, table
from tests.rules.loot_island.story import (
    asked,
    box,
    changed_game,
    clause_against,
    cubes,
    look,
    offers,
    people,
    seen,
)

COLUMN = "R03a R05b R06a R07b"  # big loot without a chest: one treasure for each compass


def taken(ref: int, held: int = 9, owned: str = "") -> LootState:
    """Player 0, with so many cubes and these treasures, has taken a treasure and must decide."""
    five = people(5, person(cubes=held, treasures=owned))
    state = table(five, at="loot", columns={0: f"{COLUMN} R09a R09b"}, stacks={0: "0"}, treasure_deck=str(ref))
    play(state, f"take {ref}")
    return state


def drops(state: LootState) -> int:
    """The most cubes that the player may discard now; nothing is asked where it is 0."""
    if asked(state) != "drop":
        return 0
    assert state.deciders() == (0,)
    most = len(offers(state)) - 1
    assert offers(state) == [f"drop {number}" for number in range(most + 1)]
    return most


@pytest.mark.rule("LI-190")
def test_a_taker_must_keep_or_discard() -> None:
    state = taken(16)
    assert (state.deciders(), offers(state)) == ((0,), ["keep", "discard"])
    for text in ("decline", "pass", "take 16"):
        assert clause_against(state, text) == "LI-190"
    assert look(state).taken == 16


@pytest.mark.rule("LI-190")
@pytest.mark.parametrize(("first", "second"), [("keep", "discard"), ("discard", "keep")])
def test_the_choice_is_final(first: str, second: str) -> None:
    state = taken(8)
    play(state, first)
    assert clause_against(state, second) == "LI-041"
    play(state, "drop 0")
    assert clause_against(state, second) == "LI-071"


@pytest.mark.rule("LI-190")
def test_a_kept_treasure_cannot_be_discarded_later() -> None:
    three = people(3, person(treasures="16"))
    state = table(three, at="loot", columns={0: COLUMN}, stacks={0: "0"}, treasure_deck="8")
    assert clause_against(state, "take 16") == "LI-174"
    play(state, "take 8", "discard", "drop 0")
    assert (refs(state, 0), look(state).treasure_discards) == ([16], [8])


@pytest.mark.rule("LI-191")
@pytest.mark.parametrize("ref", [2, 3, 4, 5, 6, 9, 11, 12, 15, 16, 70])
def test_a_kept_treasure_lies_open_and_brings_its_curse(ref: int) -> None:
    curse = box().treasures[box().treasure_with(ref)].curse
    state = taken(ref, held=3)
    play(state, "keep")
    assert seen(state, 0).treasures == [ref]
    assert cubes(state) == [3 + curse, 3, 3, 3, 3]
    assert (look(state).treasure_discards, look(state).taken) == ([], None)


@pytest.mark.rule("LI-191")
def test_the_curses_of_the_printed_treasures_are_taken_in_full() -> None:
    curses = {4: 5, 16: 4, 11: 3, 7: 2, 6: 1, 12: 0}
    for ref, curse in curses.items():
        state = taken(ref, held=11)
        play(state, "keep")
        assert cubes(state)[0] == 11 + curse


@pytest.mark.rule("LI-192", "Q-41")
@pytest.mark.parametrize(("ref", "crossed"), [(8, 2), (13, 1), (15, 0), (71, 2), (16, 0), (12, 0)])
@pytest.mark.parametrize("held", [0, 1, 9])
def test_crossed_cubes_may_be_discarded_when_it_is_kept(ref: int, crossed: int, held: int) -> None:
    state = taken(ref, held=held)
    play(state, "keep")
    most = min(crossed, held)
    assert drops(state) == most
    if most:
        assert clause_against(state, f"drop {most + 1}") == ("LI-192" if held > most else "LI-041")
        play(state, f"drop {most}")
        assert cubes(state)[0] == held - most


@pytest.mark.rule("LI-192")
@pytest.mark.parametrize("held", [0, 1])
def test_a_curse_comes_before_crossed_cubes(tmp_path: Path, held: int) -> None:
    # Given an amulet that shows both icons
    game = changed_game(tmp_path, ("base = 1, crossed = 2", "base = 1, curse = 3, crossed = 2"))
    three = people(3, person(cubes=held))
    state = table(three, at="loot", columns={0: COLUMN}, stacks={0: "0"}, treasure_deck="8", game=game)
    play(state, "take 8", "keep")
    assert (cubes(state)[0], drops(state)) == (held + 3, 2)
    play(state, "drop 2")
    assert cubes(state)[0] == held + 1


@pytest.mark.rule("Q-41")
def test_amulets_and_one_book_show_crossed_cubes() -> None:
    shown = {treasure.ref: treasure.crossed for treasure in box().treasures if treasure.crossed}
    assert shown == {8: 2, 13: 1, 22: 2, 25: 1, 38: 2, 48: 1, 55: 2, 60: 1, 71: 2}


@pytest.mark.rule("LI-193")
@pytest.mark.parametrize(("owned", "most"), [("", 2), ("8", 3), ("8 13 15", 5), ("16 2 3", 2), ("8 16 22", 4)])
def test_a_discarded_treasure_takes_cubes_along_more_with_amulets(owned: str, most: int) -> None:
    state = taken(70, held=9, owned=owned)
    play(state, "discard")
    assert look(state).treasure_discards == [70]
    assert seen(state, 0).treasures == [int(ref) for ref in owned.split()]
    assert (cubes(state)[0], drops(state)) == (9, most)
    assert clause_against(state, f"drop {most + 1}") == "LI-193"
    play(state, f"drop {most}")
    assert (cubes(state), asked(state)) == ([9 - most, 3, 3, 3, 3], "turn")


@pytest.mark.rule("LI-193")
def test_amulets_of_others_do_not_help() -> None:
    three = [person(cubes=9), person(treasures="8 13"), person()]
    state = table(three, at="loot", columns={0: COLUMN}, stacks={0: "0"}, treasure_deck="16")
    play(state, "take 16", "discard")
    assert drops(state) == 2


@pytest.mark.rule("LI-194")
@pytest.mark.parametrize(("ref", "owned", "most"), [(15, "", 2), (65, "15", 3)])
def test_a_discarded_amulet_does_not_help_itself(ref: int, owned: str, most: int) -> None:
    state = taken(ref, owned=owned)
    play(state, "discard")
    assert drops(state) == most


@pytest.mark.rule("LI-195")
def test_amulets_do_not_help_with_crossed_cubes() -> None:
    state = taken(13, owned="8 15 22")
    play(state, "keep")
    assert drops(state) == 1


@pytest.mark.rule("LI-195")
@pytest.mark.parametrize(("moves", "most"), [(["play 4 r07a", "done"], 1), (["pay r07a r08a", "use cleanse_3"], 3)])
def test_amulets_do_not_help_with_icons_and_islands(moves: list[str], most: int) -> None:
    state = table(people(3, person(hand="R07a R08a", cubes=9, treasures="8 13 15")))
    play(state, *moves)
    assert drops(state) == most


@pytest.mark.rule("LI-195")
def test_amulets_do_not_help_with_an_event() -> None:
    columns = {0: "R03a R05b R06a R07b R09a", 1: "G03a G05b G06a G07b"}
    three = people(3, person(cubes=9, treasures="8 13 15"))
    state = table(three, at="loot", columns=columns, stacks={1: "0"}, event="B10", round=2)
    assert drops(state) == 2


@pytest.mark.rule("LI-196")
@pytest.mark.parametrize("ref", [8, 13, 71])
def test_crossed_cubes_of_a_discarded_treasure_have_no_effect(ref: int) -> None:
    state = taken(ref)
    play(state, "discard")
    assert drops(state) == 2
    play(state, "drop 2")
    assert (cubes(state)[0], asked(state)) == (7, "turn")


@pytest.mark.rule("LI-197")
def test_a_treasure_may_be_discarded_without_any_cubes() -> None:
    state = taken(16, held=0)
    assert offers(state) == ["keep", "discard"]
    play(state, "discard")
    assert (look(state).treasure_discards, cubes(state)[0], asked(state)) == ([16], 0, "turn")


@pytest.mark.rule("LI-198")
@pytest.mark.parametrize("source", ["loot", "final", "dig"])
@pytest.mark.parametrize("choice", ["keep", "discard"])
def test_one_rule_for_treasures_from_everywhere(source: str, choice: str) -> None:
    three = people(3, person(hand="G03a G04a", cubes=5, treasures="15"))
    if source == "dig":
        state = table(three, treasure_deck="16")
        play(state, "pay g03a g04a", "use dig", "do")
        assert cubes(state)[0] == 6
    else:
        columns = {0: COLUMN if source == "loot" else "R03a R05b R06a R08a"}
        state = table(three, at=source, columns=columns, stacks={0: "0"}, treasure_deck="16")
        play(state, "take 16")
    held = cubes(state)[0]
    assert offers(state) == ["keep", "discard"]
    play(state, choice)
    if choice == "keep":
        assert (refs(state, 0), cubes(state)[0], drops(state)) == ([15, 16], held + 4, 0)
    else:
        assert (refs(state, 0), cubes(state)[0], drops(state)) == ([15], held, 3)


@pytest.mark.rule("LI-199")
def test_an_amulet_kept_earlier_in_the_distribution_helps() -> None:
    three = people(3, person(cubes=9))
    columns = {0: "R03a R05b R08a R10a"}
    state = table(three, at="loot", columns=columns, stacks={0: "0"}, treasure_deck="15 65 16")
    play(state, "take 15", "keep", "take 65", "keep", "take 16", "discard")
    assert drops(state) == 4
