"""How much less a hope is worth the farther away it is. For the evaluation: no rule depends on this."""

from __future__ import annotations

from typing import Final

NEARER: Final = 0.88  # what a turn more takes off a hope

HOPE: Final[list[float]] = [1.0]  # by turns
while len(HOPE) < 400:
    HOPE.append(HOPE[-1] * NEARER)
