"""What the coach promises is what comes."""

from __future__ import annotations

from doubloon.coach.calibration import calibrate
from doubloon.registry import find_game


def test_promises_at_the_start_of_each_round_are_kept_on_average() -> None:
    found = calibrate(find_game("silver_gold"), 2, 12, "kept")
    assert [kept.moment for kept in found] == [1, 2, 3, 4]
    assert all(kept.games == 12 for kept in found)
    for kept in found:
        assert abs(kept.off) < 12  # of twelve games; docs/opponents.md has two hundred
    assert len({kept.came for kept in found}) == 1
