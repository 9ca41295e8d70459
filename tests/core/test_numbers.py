"""What every row of numbers begins with: whose it is."""

from __future__ import annotations

import pytest

from doubloon.core.numbers import seats_from


@pytest.mark.parametrize("seats", [1, 4, 8, 9, 12])
def test_seats_are_told_from_the_own_one_on_however_many_there_are(seats: int) -> None:
    for seat in range(seats):
        assert seats_from(seat, seats) == [*range(seat, seats), *range(seat)]
    assert seats_from(-1, seats) == list(range(seats))
