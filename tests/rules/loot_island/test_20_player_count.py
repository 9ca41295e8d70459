"""Chapter 20: what depends on the number of players, and what does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.loot_island.stories.builder import column, person, play, table
from tests.rules.loot_island.story import (
    SEATS,
    asked,
    cards,
    changed_game,
    complaint,
    cubes,
    discard_loot,
    look,
    new_game,
    offers,
    people,
    seen,
)


@pytest.mark.rule("LI-620")
@pytest.mark.parametrize(("seats", "hand"), [(2, 6), (3, 7), (4, 7), (5, 7)])
def test_hands(seats: int, hand: int) -> None:
    assert cards(new_game(seats, "hands")) == [hand] * seats
    assert cards(table(people(seats), at="hands", round=2)) == [hand] * seats


@pytest.mark.rule("LI-621")
@pytest.mark.parametrize(("seats", "threshold"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_thresholds(seats: int, threshold: int) -> None:
    ids = ["R03a", "R05a", "R05b", "R06a", "R07a", "R07b"]
    for count in (threshold - 1, threshold):
        columns = {0: " ".join(ids[:count])}
        state = table(people(seats), at="loot", columns=columns, stacks={0: "0"}, round=2)
        assert look(state).threshold == threshold
        assert (asked(state) == "pick") == (count == threshold)
        # Two chests more for the final exploration, which asks for as many cards.
        columns = {0: " ".join([*ids[: count - 2], "R08a", "R10a"])}
        state = table(people(seats), at="final", columns=columns, stacks={0: "0"}, round=5)
        assert (asked(state) == "pick") == (count == threshold)


@pytest.mark.rule("LI-622")
@pytest.mark.parametrize(
    ("seats", "piles", "size"), [(2, "I IV", 42), (3, "I IV", 42), (4, "I II IV", 58), (5, "I II III IV", 74)]
)
def test_treasure_piles(seats: int, piles: str, size: int) -> None:
    state = new_game(seats, "piles")
    numerals = ["I", "II", "III", "IV"]
    found = [numerals[state.box.treasures[number].pile] for number in state.treasure_deck]
    assert (list(dict.fromkeys(found)), len(found)) == (piles.split(), size)


@pytest.mark.rule("LI-623")
@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 6), (4, 6), (5, 7)])
def test_small_islands(seats: int, count: int) -> None:
    state = table(people(seats, person(hand="R03a R06a")))
    play(state, "pay r03a r06a")
    assert len(offers(state, "use")) == len(look(state).tiles) == count


@SEATS
@pytest.mark.rule("LI-624")
def test_healers(seats: int) -> None:
    state = table([person(cubes=1) for _ in range(seats)], at="end")
    assert len(look(state).healers or []) == seats
    assert len(offers(state, "healer")) == seats
    assert len(new_game(seats, "healers").healers) == seats


@pytest.mark.rule("LI-620", "LI-622", "LI-623", "LI-624")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("healers = 2, aaron", "healers = 3, aaron"), "by_players[2] must have healers = 2, not 3"),
        (("healers = 5, aaron", "healers = 4, aaron"), "by_players[5] must have healers = 5, not 4"),
        (
            ("small_islands = 7, healers", "small_islands = 6, healers"),
            "by_players[5] must have small_islands = 7, not 6",
        ),
        (('piles = ["I", "II", "IV"]', 'piles = ["I", "II"]'), "by_players[4] must have treasure_deck = 37, not 58"),
        (("players = 2, hand = 6", "players = 2, hand = 7"), "keep must have players2 = 7, not 6"),
        (("{ players = 3,", "{ players = 4,"), "must have by_players = a row for each of 2 to 5 players"),
    ],
)
def test_a_file_that_does_not_add_up_is_refused(tmp_path: Path, change: tuple[str, str], words: str) -> None:
    assert words in complaint(tmp_path, change)


@pytest.mark.rule("LI-621")
def test_the_threshold_is_read_from_the_box(tmp_path: Path) -> None:
    game = changed_game(tmp_path, ("players = 3, hand = 7, threshold = 4", "players = 3, hand = 7, threshold = 3"))
    state = table(people(3), at="loot", columns={0: "R03a R05b R06a"}, stacks={0: "0"}, game=game)
    assert asked(state) == "pick"


# What is the same for all


@SEATS
@pytest.mark.rule("LI-625")
def test_everything_else_is_the_same_at_every_table(seats: int) -> None:
    state = new_game(seats, "the same")
    view = look(state)
    assert (view.rounds, view.events_left, len(view.landings)) == (5, 4, 8)
    assert cubes(state) == [3] * seats
    assert [seen(state, seat).area for seat in range(seats)] == [3] * seats
    assert sum(player.cards for player in view.players) + view.map_deck == 88


@SEATS
@pytest.mark.rule("LI-625")
def test_islands_cost_and_do_the_same_at_every_table(seats: int) -> None:
    state = table(people(seats, person(hand="R03a R06a", cubes=5)))
    assert offers(state, "pay") == ["pay r03a r06a"]
    play(state, "pay r03a r06a", "use cleanse_3")
    assert len(offers(state)) == 4


@SEATS
@pytest.mark.rule("LI-625")
def test_loot_and_elimination_are_the_same_at_every_table(seats: int) -> None:
    columns = {0: "R02a R02b R05b R06a R08a"}
    state = table(people(seats), at="loot", columns=columns, stacks={0: "1 0"}, round=2)
    assert discard_loot(state) == [1, 0, 1]
    assert column(state, 0) == ""
    end = table(people(seats, person(cubes=12), person(cubes=13)), at="end")
    assert [seen(end, seat).eliminated for seat in range(seats)] == [False, True, *[False] * (seats - 2)]
