"""What the checks need to know of a game, and how they say what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from doubloon.bots.bot import Bot
from doubloon.bots.make import make_bot
from doubloon.core.game import Game
from doubloon.core.options import Options
from doubloon.core.rng import Rng, rng_from
from doubloon.core.state import State
from doubloon.registry import find_game

Laws = Callable[[State], dict[str, object]]
"""Named values that never change in a game; those that are true or false must be true."""

Secrets = Callable[[State, int], dict[str, object]]
"""Named things that a seat cannot know now, for each of which there are at least two possibilities."""

MakeBot = Callable[[str, str], Bot]


class CheckFailed(AssertionError):
    """A game breaks a promise; the message says which, at which table and at which ply."""


@dataclass(frozen=True)
class KitTable:
    """One game to look at. The checks that take long look at every `stride`-th ply of it only.

    `main` is the first table of its number of seats, with all options as they are by default.
    """

    game: str
    seats: int
    options: str
    seed: str
    stride: int = 1
    main: bool = True

    def __str__(self) -> str:
        return f"{self.seats}-{self.options.replace(' ', ',') or 'plain'}"

    def failed(self, problem: str, ply: int | None = None) -> CheckFailed:
        place = "" if ply is None else f", ply {ply}"
        options = self.options or "no options"
        return CheckFailed(f"{self.game}, {self.seats} seats, {options}, seed {self.seed!r}{place}: {problem}")


@dataclass(frozen=True)
class Kit:
    """A game with what it declares about itself.

    `origin` is where another process finds the game: an id of the registry, or `module:class`. `fleeting` are the
    kinds of events that tell an open chance of which no view keeps a trace, such as a die that changes nothing.
    `derived` are the fields of a position that follow from others or never change, and so need not be saved.
    """

    origin: str
    game: Game
    laws: Laws
    secrets: Secrets
    data: Path
    fleeting: frozenset[str]
    bots: tuple[str, ...]
    most_plies: int
    derived: frozenset[str] = frozenset()
    make_bot: MakeBot = make_bot

    def options(self, table: KitTable) -> Options:
        return self.game.options(table.options.split())

    def start(self, table: KitTable) -> State:
        """The first position of a table, listening to events."""
        return self.game.new(table.seats, table.seed, self.options(table), listen=True)

    def rng(self, table: KitTable, purpose: str) -> Rng:
        """Chance for the checks themselves, apart from the game's."""
        return rng_from(f"{table.seed}/{purpose}")


def game_from(origin: str) -> Game:
    """A game by its id in the registry, or made by a class named as `module:class`."""
    module, colon, name = origin.partition(":")
    if not colon:
        return find_game(origin)
    made = getattr(import_module(module), name)()
    if not isinstance(made, Game):
        raise TypeError(f"{origin} makes no Game")
    return made
