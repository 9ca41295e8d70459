"""What opponents steer a position by, for tests."""

from __future__ import annotations

from typing import Any

from doubloon.core.state import State
from doubloon.core.steering import Steering, steering_of


def steering(state: State) -> Steering[Any]:
    return steering_of(state.game)


def points(state: State, seat: int) -> float:
    return steering(state).points(state, seat)


def promise(state: State, seat: int) -> float:
    return steering(state).promise(state, seat)
