"""Pirates of Maracaibo as a Game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import cast

from doubloon.core.errors import BadOption
from doubloon.core.files import version_of
from doubloon.core.game import Game
from doubloon.core.numbers import Columns
from doubloon.core.options import Flag, Number, OneOf, Options, Preset
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.core.task import AnyTask
from doubloon.games.maracaibo.box.box import Setting
from doubloon.games.maracaibo.box.components import load_box
from doubloon.games.maracaibo.rules.buying import ChooseImprovement, ChooseResidence
from doubloon.games.maracaibo.rules.exploring import ChooseSpace, OfferTrade
from doubloon.games.maracaibo.rules.market import ChooseTile, ChooseTileAndSpace, OfferTile
from doubloon.games.maracaibo.rules.paying import PayOpponents
from doubloon.games.maracaibo.rules.quests import ChooseQuest, OfferRefresh
from doubloon.games.maracaibo.rules.raiding import ChooseDie, OfferReroll, SpendPower
from doubloon.games.maracaibo.rules.resolving import ChooseDiscard, ChooseSide, OfferAction, OfferPayment, ResolveList
from doubloon.games.maracaibo.rules.rounds import BeginTurn, EndTurn, FinishTurn
from doubloon.games.maracaibo.rules.rubies import OfferReturn, OfferRuby, OfferSale, VisitRubyMarket
from doubloon.games.maracaibo.rules.sailing import MoveShip
from doubloon.games.maracaibo.rules.setup import ChooseQuests, OpenTable, lay_out
from doubloon.games.maracaibo.rules.stops import ActOnSpace, OfferImprovement, OfferResidence
from doubloon.games.maracaibo.rules.treasure import ChooseBurial, ChooseIsland, ChooseStorage, ChooseType, GainTreasures
from doubloon.games.maracaibo.rules.upgrades import ChooseFigurehead, ChooseSlot
from doubloon.games.maracaibo.seen import observation
from doubloon.games.maracaibo.state import MaracaiboState, blank_table


def maracaibo(path: Path | None = None) -> Maracaibo:
    """The game from its own box, or from another file; one object each, so that all share one table of moves."""
    return _made(path, version_of(path))


@cache
def _made(path: Path | None, contents: str) -> Maracaibo:
    return Maracaibo(path)


# In the order of the numbers by which saved positions know them.
# fmt: off
_TASKS: list[type[AnyTask]] = [
    OpenTable, BeginTurn, ActOnSpace, FinishTurn, GainTreasures, VisitRubyMarket, ChooseQuests, MoveShip,
    PayOpponents, OfferImprovement, OfferResidence, OfferTile, ChooseSlot, ResolveList, ChooseSide,
    OfferPayment, OfferAction, OfferReroll, ChooseDie, SpendPower, ChooseType, ChooseStorage, OfferTrade,
    ChooseSpace, ChooseBurial, OfferRefresh, ChooseQuest, ChooseImprovement, ChooseResidence, ChooseIsland,
    ChooseTileAndSpace, ChooseTile, ChooseFigurehead, ChooseDiscard, OfferRuby, OfferSale, OfferReturn, EndTurn,
]
# fmt: on


class Maracaibo(Game):
    """The rulebook, with the box that it is played from."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        box = load_box(path)
        super().__init__(
            "maracaibo",
            "Pirates of Maracaibo",
            ruleset=1,
            seats=(1, 4),  # PM-001; one seat plays against Jordan
            options=[
                OneOf("layout", [layout.id for layout in box.layouts], "PM-025"),
                Flag("beginner", False, "PM-024"),
                Flag("fog_locations", False, "PM-500"),  # PM-020 any of the six modules, from here on
                Flag("fog_improvements", False, "PM-510"),
                Flag("pirate_skirmish", False, "PM-520"),
                Flag("quest_hunters", False, "PM-530"),
                Flag("rubies", False, "PM-540"),
                Flag("retirement", False, "PM-550"),
                Number("difficulty", 0, 6, 0, "PM-454"),
            ],
            moveset=box.moveset,
            prefix="PM",
            components=box.fingerprint,
            tasks=_TASKS,
            over_clause="PM-335",
        )
        self.box = box
        self._settings: dict[str, Setting] = {}

    def __reduce__(self) -> tuple[Callable[[Path | None], Maracaibo], tuple[Path | None]]:
        return maracaibo, (self.path,)

    def setting(self, options: Options) -> Setting:
        """What the options mean; made once for equal options."""
        text = options.text()
        known = self._settings.get(text)
        if known is None:
            known = Setting(self.box, options)
            self._settings[text] = known
        return known

    def presets(self) -> list[Preset]:
        modules = ("fog_locations", "fog_improvements", "pirate_skirmish", "quest_hunters", "rubies", "retirement")
        return [
            Preset("first", 2, ["beginner=yes"]),
            Preset("box"),
            Preset("quick", 2),
            Preset("everything", 0, [f"{module}=yes" for module in modules]),
            Preset("alone", 1),
        ]

    def _objection(self, seats: int, options: Options) -> BadOption | None:
        hard = options.number("difficulty")
        if hard and seats > 1:
            sentence = (
                f"option difficulty is for a game alone against Jordan; leave it at 0 with {seats} seats (PM-454)"
            )
            return BadOption(sentence, "unfit-difficulty", "PM-454", "difficulty", seats=seats)
        if options.flag("retirement") and not any(node.tile for node in self.box.nodes):
            sentence = "option retirement needs a Residence Discount tile, and the track of this box has none (PM-550)"
            return BadOption(sentence, "unfit-retirement", "PM-550", "retirement")
        return None

    def _declare(self, columns: Columns, seats: int, options: Options) -> None:
        observation.declare(columns, self.box, self.setting(options), seats)

    def _blank(self, seats: int, options: Options, rng: Rng) -> State:
        return blank_table(self, seats, options, rng)

    def _set_up(self, state: State) -> None:
        lay_out(cast(MaracaiboState, state))
