"""What views of Loot Island work out for their readers is what the rules then do."""

from __future__ import annotations

from typing import cast

import pytest

from doubloon.bots.make import make_bot
from doubloon.core.chair import Chair
from doubloon.core.event import Event
from doubloon.core.match import Match
from doubloon.games.loot_island.seen.forecast import forecasts
from doubloon.games.loot_island.seen.view import Forecast, LootView
from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import person, play, table
from doubloon.registry import find_game

GAMES = 12


def promised(now: list[Forecast], coast: int) -> list[tuple[int, int]]:
    """The loot of a coast as it was forecast, big before small."""
    places = [place for place in (2 * coast, 2 * coast + 1) if now[place].treasures]
    return [(place, now[place].treasures) for place in sorted(places, key=lambda place: now[place].loot or "")]


def found(events: list[Event], coast: int) -> list[tuple[int, int]] | None:
    """The loot that was found there; None if the treasures ran out before all of it was."""
    loot: list[tuple[int, int]] = []
    for event in events:
        if event.kind == "treasures-exhausted":
            return None
        if event.kind == "loot":
            loot.append((cast(int, event.args["landing"]), cast(int, event.args["count"])))
        if event.kind == "cleaned-up" and event.args["coast"] == coast:
            return loot
    return None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_coast_yields_what_was_forecast_before_the_last_pass(seats: int) -> None:
    explored = 0
    for number in range(GAMES):
        match = Match(find_game("loot_island"), seats, f"forecast {seats} {number}")
        bot = make_bot("random", f"bot {number}")
        before: list[tuple[int, list[Forecast]]] = []
        while match.state.deciders():
            state = cast(LootState, match.state)
            now, heard, seat = forecasts(state), len(match.events), state.deciders()[0]
            on_turn = state.prompt(seat).key == "turn"
            match.play(seat, bot.choose(Chair(state, seat)))
            if on_turn and any(event.kind == "exploring" for event in match.events[heard:]):
                before.append((heard, now))
        for heard, now in before:
            start = next(n for n in range(heard, len(match.events)) if match.events[n].kind == "exploring")
            coast = cast(int, match.events[start].args["coast"])
            loot = found(match.events[start:], coast)
            if loot is not None:
                assert loot == promised(now, coast)
                explored += len(loot)
    assert explored > GAMES // 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_parts_of_a_score_sheet_add_up(seats: int) -> None:
    added = 0
    for number in range(GAMES):
        match = Match(find_game("loot_island"), seats, f"sheet {seats} {number}")
        bot = make_bot("random", f"bot {number}")
        while match.state.deciders():
            seat = match.state.deciders()[0]
            match.play(seat, bot.choose(Chair(match.state, seat)))
            if match.state.plies % 40 == 0:
                _adds_up_to_scores(cast(LootView, match.state.view(-1)))
        view = cast(LootView, match.state.view(-1))
        for player in view.players[:seats]:
            assert (player.sheet is None) == player.eliminated
            if player.sheet:
                assert sum(player.sheet.values()) == player.loot
                added += 1
    assert added > GAMES // 2


def _adds_up_to_scores(view: LootView) -> None:
    """Before the end nobody has a healer, or scores do not count it yet."""
    if view.ending is None:
        for player, score in zip(view.players, view.scores, strict=False):
            if player.sheet:
                assert sum(player.sheet.values()) - player.sheet["healer"] == score


def test_the_crown_bonus_of_a_view_is_that_of_the_sheet_when_somebody_cannot_pay() -> None:
    """LI-351: the one with most crosses is out, and the places of the others stay what they were."""
    people = [person(cubes=12, treasures="74"), person(treasures="3", cubes=0), person(treasures="17", cubes=0)]
    state = table(people, at="end", healers="H09 H14 H13", first=1)
    before = [player.crown_bonus for player in cast(LootView, state.view(-1)).players]
    play(state, "healer h09")
    view = cast(LootView, state.view(-1))
    assert view.players[0].eliminated
    assert [player.crown_bonus for player in view.players] == before == [25, 18, 11]
    assert [player.sheet["crown_bonus"] for player in view.players if player.sheet] == [18, 11]


# While loot is shared


def orders(state: LootState) -> dict[int, tuple[str | None, int, list[int]]]:
    """The landings of which something is said: what they are and yield, and who takes it."""
    now = enumerate(forecasts(state))
    return {place: (one.loot, one.treasures, one.order) for place, one in now if one.loot}


def test_the_order_shrinks_as_treasures_are_taken() -> None:
    columns = {1: "G03a G04a G06a G08a"}
    people = [person(cubes=3), person(), person()]
    state = table(people, at="loot", columns=columns, stacks={0: "2 0", 1: "1 0"}, treasure_deck="16 7 2 10")
    assert orders(state) == {1: ("big", 4, [1, 0, 1, 0])}
    play(state, "take 16")
    assert orders(state)[1] == ("big", 3, [0, 1, 0])  # taken is taken, kept or not
    play(state, "keep")
    assert orders(state)[1] == ("big", 3, [0, 1, 0])
    play(state, "take 7", "discard")
    assert orders(state)[1] == ("big", 2, [1, 0])  # while cubes are dropped


def test_small_loot_is_still_to_come_while_big_loot_is_shared_and_big_loot_is_gone_after_it() -> None:
    columns = {0: "R02a R03a R04a RWa", 1: "G02a G04a GWa"}
    people = [person(cubes=0), person(cubes=4), person(cubes=0)]
    state = table(
        people, at="loot", columns=columns, stacks={0: "2", 1: "0 1"}, treasure_deck="6 7 9 10 2", event="B10"
    )
    assert orders(state) == {0: ("big", 3, [2, 2, 2]), 1: ("small", 2, [0, 1])}
    play(state, "take 6", "keep", "take 7", "keep", "take 9", "keep")
    assert orders(state) == {0: ("big", 0, []), 1: ("small", 2, [0, 1])}
    play(state, "take 10", "keep", "take 2", "keep")
    assert state.prompt(1).key == "drop"  # B10, before clean up
    assert orders(state) == {0: ("big", 0, []), 1: ("small", 0, [])}


def test_from_the_top_down_the_order_shrinks_too() -> None:
    columns = {0: "R02a R03a R05b"}
    people = [person(), person(), person()]
    state = table(people, at="loot", columns=columns, stacks={0: "2 0 1"}, treasure_deck="16 7 8", event="B13")
    assert orders(state) == {0: ("big", 3, [1, 0, 2])}
    play(state, "take 16", "keep")
    assert orders(state) == {0: ("big", 2, [0, 2])}


def test_a_landing_of_the_final_exploration_says_who_takes_while_it_is_shared() -> None:
    columns = {4: "R02a R04a RWa", 6: "P02a P04a PWa"}
    people = [person(cubes=0), person(cubes=0), person(cubes=0)]
    state = table(people, at="final", round=5, columns=columns, stacks={4: "1 0", 6: "2"}, treasure_deck="6 7")
    assert orders(state) == {4: ("small", 2, [1, 0]), 6: ("final", 2, [2, 2])}
    play(state, "take 6", "keep")
    assert orders(state) == {4: ("small", 1, [0]), 6: ("final", 2, [2, 2])}


def test_when_treasures_run_out_only_those_revealed_are_promised() -> None:
    """LI-049: small loot, other coasts and the final exploration are skipped."""
    columns = {0: "R02a R03a R04a RWa", 1: "G02a G04a GWa", 4: "P02a P04a PWa"}
    stacks = {0: "2 0", 1: "0 1", 4: "1"}
    people = [person(), person(), person()]
    state = table(people, at="loot", columns=columns, stacks=stacks, treasure_deck="6 7", treasure_deck_size=2)
    assert orders(state) == {0: ("big", 2, [2, 0])}
    play(state, "take 6", "keep")
    assert orders(state) == {0: ("big", 1, [0])}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_treasures_are_taken_in_the_order_that_was_shown(seats: int) -> None:
    followed = 0
    for number in range(GAMES):
        match = Match(find_game("loot_island"), seats, f"order {seats} {number}")
        bot = make_bot("random", f"bot {number}")
        while match.state.deciders():
            state = cast(LootState, match.state)
            seat = state.deciders()[0]
            if state.prompt(seat).key == "pick":
                shown = [
                    one for one in forecasts(state) if one.loot in ("big", "small") and one.treasures == len(state.loot)
                ]
                assert seat in [one.order[0] for one in shown]
                followed += 1
            match.play(seat, bot.choose(Chair(state, seat)))
    assert followed > 2 * GAMES
