"""What an opponent is: it looks from a chair and chooses a move."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from doubloon.core.chair import Chair
from doubloon.core.move import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """An opponent. It sees a Chair: a view, its legal moves and imagined worlds, never the game itself."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.seed = seed

    @abstractmethod
    def choose(self, chair: Chair) -> Move:
        """One of the chair's legal moves; the same one whenever the chair knows the same."""
