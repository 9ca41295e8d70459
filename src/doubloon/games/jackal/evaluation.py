"""What the opponents steer by: the coins that a side may expect to end with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.jackal.scoring import scores

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def expected_points(state: JackalState, seat: int) -> float:
    return float(scores(state)[seat])
