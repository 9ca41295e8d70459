"""Jackal: Treasure Island as a Game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from doubloon.core.errors import BadOption
from doubloon.core.files import version_of
from doubloon.core.game import Game
from doubloon.core.numbers import Columns
from doubloon.core.options import Flag, Number, OneOf, Options, Preset, Several
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.games.jackal.box.box import CREW_SIZE, figure_name
from doubloon.games.jackal.box.components import load_box
from doubloon.games.jackal.rules.bottles import UseBottles
from doubloon.games.jackal.rules.campaign import Draft, PickAbility
from doubloon.games.jackal.rules.choosing import ChooseExit
from doubloon.games.jackal.rules.discoveries import PickVictim, ShootMusket, SwapTiles, TurnArrow, UseLighthouse
from doubloon.games.jackal.rules.setup import LayOut, PlaceBoat
from doubloon.games.jackal.rules.turns import BeginTurn, CloseTurn, EndByVote, TakeAction, Vote
from doubloon.games.jackal.seen import observation
from doubloon.games.jackal.setting import MOST_ISLANDS, NO_TEAMS, TWO_CREWS_EACH, TWO_ON_TWO, Setting
from doubloon.games.jackal.state import blank_table


def jackal(path: Path | None = None) -> Jackal:
    """The game from its own box, or from another file; one object each, so that all share one table of moves."""
    return _made(path, version_of(path))


@cache
def _made(path: Path | None, contents: str) -> Jackal:
    return Jackal(path)


class Jackal(Game):
    """The rulebook, with the box that it is played from."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        box = load_box(path)
        ids = [island.id for island in box.islands]
        rounds = box.rounds
        super().__init__(
            "jackal",
            "Jackal: Treasure Island",
            ruleset=1,
            seats=(2, 4),  # JK-318; one player plays puzzles
            options=[
                OneOf("island", ids, "JK-023"),
                OneOf("landing", ["free", "recommended"], "JK-342"),
                OneOf("teams", [NO_TEAMS, TWO_ON_TWO, TWO_CREWS_EACH], "JK-309"),
                Flag("end_when_decided", False, "JK-355"),
                Number("no_progress_rounds", 2, rounds.no_progress, rounds.no_progress, "JK-283"),
                Number("max_rounds", 2, rounds.most, rounds.most, "JK-283"),
                Number("vote_after_idle_rounds", 1, rounds.vote_after, rounds.vote_after, "JK-278"),
                Several("campaign", ids, MOST_ISLANDS, "JK-308"),
            ],
            moveset=box.moveset,
            prefix="JK",
            components=box.fingerprint,
            tasks=[
                *(LayOut, PlaceBoat, BeginTurn, Vote, TakeAction, ChooseExit, UseLighthouse, ShootMusket, PickVictim),
                *(SwapTiles, TurnArrow, UseBottles, CloseTurn, Draft, PickAbility, EndByVote),
            ],
            over_clause="JK-276",
        )
        self.box = box
        self._settings: dict[tuple[int, str], Setting] = {}

    def __reduce__(self) -> tuple[Callable[[Path | None], Jackal], tuple[Path | None]]:
        return jackal, (self.path,)

    def setting(self, seats: int, options: Options) -> Setting:
        """What the options mean; made once for equal tables."""
        key = (seats, options.text())
        known = self._settings.get(key)
        if known is None:
            known = Setting(self.box, seats, options)
            self._settings[key] = known
        return known

    def namable(self, seat: int, seats: int, options: Options) -> list[str]:
        """The pirates of the seat's crews. (JK-289)"""
        pirates: list[str] = []
        for crew, owner in enumerate(self.setting(seats, options).seat_of):
            if owner == seat:
                pirates += [figure_name(crew * CREW_SIZE + number) for number in range(CREW_SIZE)]
        return pirates

    def presets(self) -> list[Preset]:
        return [
            Preset("first", 2, ["landing=recommended"]),
            Preset("box"),
            Preset("quick", 2, ["island=skerry", "end_when_decided=yes"]),
            Preset("everything", 4, ["teams=two_on_two", "campaign=skerry-crescent_bay-long_reef"]),
        ]

    def _objection(self, seats: int, options: Options) -> BadOption | None:
        teams = options.choice("teams")
        for word, needed, clause in ((TWO_ON_TWO, 4, "JK-309"), (TWO_CREWS_EACH, 2, "JK-319")):
            if teams == word and seats != needed:
                sentence = f"option teams={word} is for {needed} seats, not {seats} ({clause})"
                return BadOption(sentence, f"unfit-{word}", clause, "teams", seats=seats)
        return None

    def _declare(self, columns: Columns, seats: int, options: Options) -> None:
        observation.declare(columns, self.box, self.setting(seats, options), seats)

    def _blank(self, seats: int, options: Options, rng: Rng) -> State:
        return blank_table(self, seats, options, rng)

    def _set_up(self, state: State) -> None:
        state.agenda.append(LayOut(0))
