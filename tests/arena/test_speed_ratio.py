"""The compiled engine is worth compiling."""

from __future__ import annotations

from statistics import median

from doubloon.arena.throughput import random_play_elsewhere
from doubloon.compiled import can_compile

LEAST = 5.0


def test_compiled_random_play_is_at_least_five_times_as_fast_as_interpreted() -> None:
    compiled = []
    interpreted = []
    for _ in range(3):  # in turns: what else the machine does meets both
        compiled.append(random_play_elsewhere("silver_gold", 3, 0.5, interpreted=False))
        interpreted.append(random_play_elsewhere("silver_gold", 3, 0.5, interpreted=True))
    assert not any(speed.compiled for speed in interpreted)
    assert {speed.compiled for speed in compiled} == {can_compile()}, "run `make setup`"
    if can_compile():
        fast = median(speed.moves_per_s for speed in compiled)
        slow = median(speed.moves_per_s for speed in interpreted)
        assert fast / slow >= LEAST, f"only {fast / slow:.1f} times: {fast:.0f} moves/s against {slow:.0f}"
