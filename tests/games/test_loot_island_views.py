"""What views of Loot Island work out for their readers is what the rules then do."""

from __future__ import annotations

from typing import cast

import pytest

from doubloon.bots.make import make_bot
from doubloon.core.chair import Chair
from doubloon.core.event import Event
from doubloon.core.match import Match
from doubloon.games.loot_island.forecast import Forecast, forecasts
from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.view import LootView
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
            on_turn = state.prompt(seat)[0] == "turn"
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
