"""Loot Island as a Game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import cast

from doubloon.core.files import version_of
from doubloon.core.game import Game
from doubloon.core.numbers import Columns
from doubloon.core.options import Flag, OneOf, Options, Preset
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.core.task import AnyTask
from doubloon.games.loot_island.box.box import HEALER_WORDS, Setting
from doubloon.games.loot_island.box.components import load_box
from doubloon.games.loot_island.rules import (
    effects,
    ending,
    general,
    islands,
    loot,
    passing,
    playing,
    preparation,
    rounds,
    setup,
    taking,
)
from doubloon.games.loot_island.seen import observation
from doubloon.games.loot_island.state import LootState, blank_table

# Chapter by chapter; saved positions know them by their NUMBER.
TASKS: list[type[AnyTask]] = [setup.KeepHand, setup.OpenGame, general.DropCubes]
TASKS += [preparation.ActAtOnce, preparation.DrawExtra, preparation.AskForDiscards, preparation.TossCard]
TASKS += [preparation.FillHands, rounds.BeginRound, rounds.BeginTurns, rounds.WithdrawCompass, rounds.Turn]
TASKS += [rounds.NextTurn, rounds.Explore, rounds.CleanUp, passing.PickOpen]
TASKS += [islands.PayMore, islands.ChooseTile, islands.Flip, islands.PerformTile]
TASKS += [islands.ChooseUndercut, islands.ChooseOutpost, playing.MoveCompass, playing.LayMore]
TASKS += [effects.GoRound, effects.DrawOne, effects.CopyIcon]
TASKS += [loot.RevealLoot, loot.Distribute, loot.PickTreasure, loot.SmallLootCubes, loot.ExploreFinally]
TASKS += [taking.KeepTreasure, ending.CheckCubes, ending.OfferHealer, ending.ShowHealers]
TASKS += [ending.NextHealer, ending.ChooseHealer, ending.CountLoot]


def loot_island(path: Path | None = None) -> LootIsland:
    """The game from its own box, or from a file of your own; one object each, so that all share one table of moves."""
    return _made(path, version_of(path))


@cache
def _made(path: Path | None, contents: str) -> LootIsland:
    return LootIsland(path)


class LootIsland(Game):
    """The rulebook, with the box that it is played from."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        box = load_box(path)
        super().__init__(
            "loot_island",
            "Loot Island",
            ruleset=1,
            seats=(2, 5),  # LI-002
            options=[
                OneOf("healers", list(HEALER_WORDS), "LI-600"),  # one option, as variants 1 and 2 exclude each other
                Flag("events_shown", False, "LI-604"),
                Flag("initial_hand", False, "LI-605"),
            ],
            moveset=box.moveset,
            prefix="LI",
            components=box.fingerprint,
            tasks=TASKS,
            over_clause="LI-357",
        )
        self.box = box
        self._settings: dict[str, Setting] = {}

    def __reduce__(self) -> tuple[Callable[[Path | None], LootIsland], tuple[Path | None]]:
        return loot_island, (self.path,)

    def setting(self, seats: int, options: Options) -> Setting:
        """What seats and options mean; made once for equal tables."""
        text = f"{seats} {options.text()}"
        known = self._settings.get(text)
        if known is None:
            known = Setting(self.box, seats, options)
            self._settings[text] = known
        return known

    def _declare(self, columns: Columns, seats: int, options: Options) -> None:
        observation.declare(columns, self.box, self.setting(seats, options), seats)

    def presets(self) -> list[Preset]:
        return [
            Preset("first", 3, ["healers=open", "events_shown=yes"]),
            Preset("box"),
            Preset("quick", 2),
            Preset("everything", 0, ["healers=dealt", "events_shown=yes", "initial_hand=yes"]),
        ]

    def _blank(self, seats: int, options: Options, rng: Rng) -> State:
        return blank_table(self, seats, options, rng)

    def _set_up(self, state: State) -> None:
        setup.lay_out(cast(LootState, state))
