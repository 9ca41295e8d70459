"""Silver & Gold as a Game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import cast

from doubloon.core.errors import BadOption
from doubloon.core.files import version_of
from doubloon.core.game import Game
from doubloon.core.move import Move
from doubloon.core.numbers import Columns
from doubloon.core.options import Flag, OneOf, Options, Preset
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.games.silver_gold.box.box import WORKING
from doubloon.games.silver_gold.box.components import load_box
from doubloon.games.silver_gold.moves import Cross, Keep, Take
from doubloon.games.silver_gold.rules.claiming import Claim, Refill, Replace
from doubloon.games.silver_gold.rules.crossing import CrossOff, ShowPlans
from doubloon.games.silver_gold.rules.rounds import EndTurn, NextTurn
from doubloon.games.silver_gold.rules.setup import KeepCards, OpenTable, deal
from doubloon.games.silver_gold.seen import observation
from doubloon.games.silver_gold.state import SilverGoldState, blank_table


def silver_gold(path: Path | None = None) -> SilverGold:
    """The game from its own box, or from another file; one object each, so that all share one table of moves."""
    return _made(path, version_of(path))


@cache
def _made(path: Path | None, contents: str) -> SilverGold:
    return SilverGold(path)


class SilverGold(Game):
    """The rulebook, with the box that it is played from."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        box = load_box(path)
        super().__init__(
            "silver_gold",
            "Silver & Gold",
            ruleset=1,
            seats=(1, 4),  # SG-001; one seat is the solo variant (SG-129)
            options=[
                OneOf("start", ["random", "1", "2", "3", "4"], "SG-027"),
                Flag("memory_aid", False, "SG-135"),
            ],
            moveset=box.moveset,
            prefix="SG",
            components=box.fingerprint,
            tasks=[KeepCards, OpenTable, NextTurn, CrossOff, ShowPlans, Claim, Replace, Refill, EndTurn],
            over_clause="SG-113",
        )
        self.box = box
        self.deck = box.cards
        self.keeps: list[Move] = [move for move in box.moveset if isinstance(move, Keep)]
        self.takes: list[Take] = [move for move in box.moveset if isinstance(move, Take)]
        self.singles = [self._by_bytes("box", place) for place in range(WORKING)]
        self.extras = [self._by_bytes("extra", place) for place in range(WORKING)]

    def __reduce__(self) -> tuple[Callable[[Path | None], SilverGold], tuple[Path | None]]:
        return silver_gold, (self.path,)

    def _by_bytes(self, kind: str, place: int) -> list[list[Cross]]:
        """The moves that cross one box of a working place, for every value of the low byte of a mask of boxes and then
        of the high one: the moves of a mask are two look-ups instead of a question for each box.
        """
        moves = [move for move in self.moveset if isinstance(move, Cross) and move.kind == kind and move.place == place]
        masks = list(range(0x100)) + [high << 8 for high in range(0x100)]
        return [[move for move in moves if move.boxes & mask] for mask in masks]

    def presets(self) -> list[Preset]:
        return [Preset("first", 2, ["memory_aid=yes"]), Preset("box"), Preset("quick", 2), Preset("alone", 1)]

    def _objection(self, seats: int, options: Options) -> BadOption | None:
        named = options.choice("start")
        if named != "random" and int(named) > seats:
            sentence = f"option start names seat {named}, but there are {seats} seats; take random or 1 to {seats}"
            return BadOption(sentence, "unfit-start", "SG-027", "start", named=int(named), seats=seats)
        return None

    def _declare(self, columns: Columns, seats: int, options: Options) -> None:
        observation.declare(columns, self.box, seats)

    def _blank(self, seats: int, options: Options, rng: Rng) -> State:
        return blank_table(self, seats, options, rng)

    def _set_up(self, state: State) -> None:
        deal(cast(SilverGoldState, state))
