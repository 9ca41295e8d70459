"""Measuring: from positions that are worth it, and in turns."""

from __future__ import annotations

import msgspec
import pytest

from doubloon.arena import bench
from doubloon.arena.throughput import (
    clones_per_s,
    middle_game,
    puzzle_positions_per_s,
    random_play,
    search_iterations_per_s,
    seconds_to_a_puzzle,
)
from doubloon.compiled import is_compiled
from doubloon.registry import find_game

GAME = find_game("silver_gold")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_middle_of_a_game_lies_between_its_ends_and_asks_somebody(seats: int) -> None:
    state = middle_game(GAME, seats)
    assert 10 < state.plies < 45 * seats
    assert len(state.moves(state.deciders()[0])) > 1
    assert middle_game(GAME, seats).digest() == state.digest()


def test_every_rate_is_measured() -> None:
    speed = random_play(GAME, 2, 0.01)
    assert speed.compiled == is_compiled()
    assert speed.moves_per_s > speed.games_per_s > 0
    assert clones_per_s(GAME, 2, 0.01) > 0
    assert search_iterations_per_s(GAME, 4, 0.01) > 0
    assert puzzle_positions_per_s(cards=1) > 0
    assert seconds_to_a_puzzle("easy", "1") > 0


def test_measurements_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    round: list[bench.Measurement] = [lambda _: done.append("ours"), lambda _: done.append("theirs")]
    monkeypatch.setattr(bench, "ROUNDS", 3)
    assert len(list(bench.rounds(round, {}))) == 6
    assert done == ["ours", "theirs"] * 3


def test_the_median_of_the_rounds_counts_and_ratios_are_taken_within_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "is_compiled", lambda: True)
    notes: bench.Notes = {}
    for seats in range(1, 5):
        for quantity in ("games", "clones", "iterations", "one job", "two jobs"):
            notes[GAME.id, seats, quantity] = [1.0, 1.0, 1.0]
        notes[GAME.id, seats, "moves"] = [100.0, 900.0, 800.0]  # the machine was busy in the first round
        notes[GAME.id, seats, "interpreted"] = [10.0, 100.0, 80.0]
    result = bench.report([GAME], False, notes).results[2]
    assert (result.seats, result.moves_per_s, result.interpreted_ratio, result.jobs2_ratio) == (3, 800.0, 10.0, None)


def test_puzzles_are_measured_with_their_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "puzzle_positions_per_s", lambda cards: 7.0 * min(cards, 2))
    monkeypatch.setattr(bench, "seconds_to_a_puzzle", lambda grade, seed: float(len(grade) + len(seed)))
    monkeypatch.setattr(bench, "_two_jobs", lambda game, seconds: lambda notes: None)
    jackal = find_game("jackal")
    assert bench._puzzles in bench.measurements([jackal], False, 0.01)
    assert bench._puzzles not in bench.measurements([GAME], False, 0.01)
    notes: bench.Notes = {}
    bench._puzzles(notes)
    found = bench.report([], False, notes)
    assert found.puzzle_positions_per_s == 14.0
    assert found.seconds_to_a_puzzle == {"easy": 11.0, "medium": 13.0, "hard": 11.0}
    assert b"puzzle" not in msgspec.json.encode(bench.report([], False, {}))
