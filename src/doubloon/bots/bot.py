"""What an opponent is: it looks from a chair and chooses a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from doubloon.core.chair import Chair, V
from doubloon.core.move import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[V]):
    """An opponent. It sees a Chair: a view, its legal moves and imagined worlds, never the game itself.

    One that plays a single game may say so, as `Bot[JackalView]`: then the views of its chairs have that type.
    """

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.seed = seed

    @abstractmethod
    def choose(self, chair: Chair[V]) -> Move:
        """One of the chair's legal moves; the same one whenever the chair knows the same."""
