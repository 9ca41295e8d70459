"""What is learned from games: the sums, the weights, the match, and that it can be taken up again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from doubloon.arena import study as studying
from doubloon.arena.squares import error, fit, solve
from doubloon.arena.study import Run, no_sums, study
from doubloon.arena.training import CannotTrain, Folder, Pair, Studied, Training, train
from doubloon.core.rng import rng_from


def all_steps(steps: Iterator[Any], total: int, label: str) -> Iterator[Any]:
    return steps


SMALL = Training("silver_gold", 8, 4, "small", "sailor", "mate")


def test_a_system_of_equations_is_solved() -> None:
    assert solve([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0]) == pytest.approx([1.5, 2.0])


def test_weights_that_made_the_results_are_found_again() -> None:
    # Given leads that the evaluation misses by 2 points for the first trait, and by 1 less for the second in phase 1
    sums = no_sums(2, 2)
    rng = rng_from("weights")
    for number in range(4000):
        traits = [rng.below(9) - 4, rng.below(9) - 4]
        phase = number % 2
        noise = rng.below(21) - 10
        sums.note(phase, traits, 2.0 * traits[0] - phase * traits[1] + noise)
    rows = fit(sums)
    # Then they are found, the phases drawn towards each other
    assert rows[0] == pytest.approx([2000, 0], abs=300)
    assert rows[1] == pytest.approx([2000, -1000], abs=300)
    assert rows[0][1] > rows[1][1] + 400
    assert error(sums, rows) < 0.8 * error(sums, [[0, 0], [0, 0]])


def test_runs_together_are_what_one_long_run_is() -> None:
    whole = study(Run("silver_gold", "deckhand", "runs", 0, 2))
    one, other = (study(Run("silver_gold", "deckhand", "runs", first, 1)) for first in range(2))
    one.add(other)
    assert one.count == whole.count > 50
    assert one.targets[0] == pytest.approx(whole.targets[0])


def test_a_small_training_goes_all_the_way_and_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    found, text = train(SMALL, tmp_path / "notes", all_steps)
    assert found.positions > 20
    assert 0.0 <= found.low <= found.share <= found.high <= 1.0
    assert not found.accepted  # nobody wins surely in four games
    assert 'made_by = "doubloon train silver_gold --games 8 --match 4 --seed small' in text
    # Given that it was interrupted after the first run and in the middle of a line
    notes = tmp_path / "notes"
    lines = (notes / "study.jsonl").read_text().splitlines(keepends=True)
    (notes / "study.jsonl").write_text(lines[0] + lines[1][:40])
    (notes / "match.jsonl").unlink()
    # Then it comes to the same
    left: list[int] = []

    def counted(steps: Iterator[Any], total: int, label: str) -> Iterator[Any]:
        left.append(total)
        return steps

    assert train(SMALL, notes, counted) == (found, text)
    assert left == [1, 2]


def test_games_in_which_nothing_can_be_compared_teach_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "ONE_IN", 1 << 30)
    with pytest.raises(CannotTrain, match="no two moves could be compared in 2 games"):
        train(Training("silver_gold", 2, 2, "none", "deckhand", "mate"), tmp_path / "notes", all_steps)


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path, SMALL).add("match.jsonl", Pair(0, 0.5))
    assert Folder(tmp_path, SMALL).lines("match.jsonl", Pair) == [Pair(0, 0.5)]
    assert Folder(tmp_path, SMALL).lines("study.jsonl", Studied) == []
    with pytest.raises(CannotTrain, match="other numbers"):
        Folder(tmp_path, Training("silver_gold", 30, 4, "small", "sailor", "mate"))
