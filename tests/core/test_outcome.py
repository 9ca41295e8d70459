"""Places count as in sport."""

import pytest

from doubloon.core.outcome import places_by


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        ([(5,), (3,), (4,)], [1, 3, 2]),
        ([(5,), (5,), (4,)], [1, 1, 3]),
        ([(5, 1), (5, 2), (4, 9)], [2, 1, 3]),
        ([(-3,), (-3,)], [1, 1]),
        ([(0,)], [1]),
    ],
)
def test_places(keys: list[tuple[int, ...]], places: list[int]) -> None:
    assert places_by(keys) == places
