"""A position of Jackal. The rules are in the chapters beside this file; here is what they act on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.looking import Looking, apart
from doubloon.core.move import Move
from doubloon.core.numbers import Row
from doubloon.core.options import Options
from doubloon.core.outcome import Outcome
from doubloon.core.pack import Reader, Writer
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.core.task import NOBODY, AnyTask
from doubloon.games.jackal.box.box import FIGURES
from doubloon.games.jackal.rules import choosing, scoring
from doubloon.games.jackal.rules.crew import NO_BEAR
from doubloon.games.jackal.rules.journey import Journey, read_journey
from doubloon.games.jackal.seen import knowledge, observation
from doubloon.games.jackal.setting import Setting

if TYPE_CHECKING:
    from doubloon.core.view import View
    from doubloon.games.jackal.box.box import Box
    from doubloon.games.jackal.box.island import Island
    from doubloon.games.jackal.game import Jackal


# A new table is filled in at once, by `setup.clear`, by reading or by copying: until then its lists are these.
_none: Final[list[int]] = []
_no_abilities: Final[list[int]] = [0] * FIGURES
_no_results: Final[list[list[int]]] = []


class JackalState(State):
    """The table. Lists of cells and figures change in place; friends, foes, abilities and the box are replaced."""

    def __init__(self, rules: Jackal, seats: int, options: Options, rng: Rng, setting: Setting) -> None:
        super().__init__(rules, seats, options, rng)
        self.rules = rules
        self.box: Box = rules.box
        self.setting = setting
        self.crews = setting.crews
        self.island: Island = setting.islands[0]
        self.number = 0  # of the island in the campaign
        # The land, by cell.
        self.tiles: list[int] = _none  # the face; ~face while it lies face down
        self.backs: list[int] = _none  # the zone that the back shows; travels with the tile
        self.looked: list[int] = _none  # the seats that have looked at a face-down tile
        self.coins: list[int] = _none
        self.here: list[int] = _none  # land and sea: bits of figures, boats and the bear
        self.aside: list[int] = _none  # tiles in the box, type * 3 + back, sorted (JK-027)
        # Figures and crews.
        self.where: list[int] = _none
        self.space: list[int] = _none  # of a labyrinth
        self.delay: list[int] = _none  # turns of the crew until a drunk or recovering figure can act
        self.trapped = 0
        self.carrying = 0  # divers at sea with a coin (JK-297)
        self.boats: list[int] = _none  # their cells
        self.purse: list[int] = _none
        self.bottles: list[int] = _none
        self.ability: list[int] = _no_abilities
        self.missionary = NOBODY  # his crew
        self.armed = False
        self.pals: list[int] = _none
        self.foes: list[int] = _none
        self.bear = NO_BEAR
        self.waker = NOBODY
        self.bear_rests = False  # it has moved in this turn already (JK-236)
        # Counts.
        self.hidden = 0  # face-down tiles
        self.gold = 0  # coins on land, or with divers at sea
        self.laid = 0  # coins that have come out of chests
        self.lost = 0
        self.supply = 0  # bottles beside the board
        self.crew = NOBODY  # whose turn it is
        self.turns = 0  # on this island
        self.idle = 0  # turns in a row without progress
        self.progress = False  # in this turn
        self.smoke = 0  # turns in smoke still to come, the present one included
        self.smoky = False  # this turn is one of them
        self.mover = NOBODY  # the seat that decides in this turn (JK-216)
        self.called = False  # a vote, in this turn
        self.searched = False  # the lookout has looked in this turn
        self.peeked: list[int] = _none  # cells that this use of the lighthouse has shown
        self.journey: Journey | None = None
        self.plan: Journey | None = None  # what was thought of last; never saved
        # The campaign.
        self.results: list[list[int]] = _no_results  # coins by crew, of every island that is over
        self.ending = ""  # why the last island ended
        self.shown: list[int] = _none  # ability cards on the table
        self.ground: observation.Ground | None = None  # what was written of the land last; never saved

    def clone(self) -> JackalState:
        copy = JackalState(self.rules, self.seats, self.options, self.rng.clone(), self.setting)
        self._copy_table(copy)
        return copy

    def _copy_table(self, copy: JackalState) -> None:
        """Bring a fresh copy up to date; for `clone`."""
        self._copy_kernel(copy)
        copy.island = self.island
        copy.number = self.number
        copy.tiles = self.tiles.copy()
        copy.backs = self.backs.copy()
        copy.looked = self.looked.copy()
        copy.coins = self.coins.copy()
        copy.here = self.here.copy()
        copy.aside = self.aside
        copy.where = self.where.copy()
        copy.space = self.space.copy()
        copy.delay = self.delay.copy()
        copy.trapped = self.trapped
        copy.carrying = self.carrying
        copy.boats = self.boats.copy()
        copy.purse = self.purse.copy()
        copy.bottles = self.bottles.copy()
        copy.ability = self.ability
        copy.missionary = self.missionary
        copy.armed = self.armed
        copy.pals = self.pals
        copy.foes = self.foes
        copy.bear = self.bear
        copy.waker = self.waker
        copy.bear_rests = self.bear_rests
        copy.hidden = self.hidden
        copy.gold = self.gold
        copy.laid = self.laid
        copy.lost = self.lost
        copy.supply = self.supply
        copy.crew = self.crew
        copy.turns = self.turns
        copy.idle = self.idle
        copy.progress = self.progress
        copy.smoke = self.smoke
        copy.smoky = self.smoky
        copy.mover = self.mover
        copy.called = self.called
        copy.searched = self.searched
        copy.peeked = self.peeked
        journey = self.journey
        if journey is not None:
            copy.journey = journey.clone()
        copy.results = self.results
        copy.ending = self.ending
        copy.shown = self.shown

    def rivals(self, seat: int) -> list[int]:
        ally = self.setting.ally
        return [other for other in range(self.seats) if other != seat and not (self.seats == 4 and ally[seat] == other)]

    # The kernel's questions

    def view(self, seat: int) -> View:
        from doubloon.games.jackal.seen.looking import view_of  # it knows positions

        return apart(view_of(self, seat))

    def looking(self, before: Looking | None = None) -> Looking:
        from doubloon.games.jackal.seen.looking import JackalLooking

        return JackalLooking(self, before if isinstance(before, JackalLooking) else None)

    def _number(self, seat: int, row: Row) -> None:
        observation.fill(self, seat, row)

    def imagine(self, seat: int, rng: Rng) -> JackalState:
        return knowledge.imagine(self, seat, rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.over() else None

    def know_missionary(self) -> None:
        """Friends and enemies follow from whose he is and whether he is armed."""
        self.pals = self.setting.pals(self.missionary)
        self.foes = self.setting.foes(self.missionary, self.armed)

    def cell_changed(self, cell: int) -> None:
        """Its tile, who has looked at it or the coins on it: what was written of it is no longer true."""
        if self.ground is not None:
            self.ground.stale.append(cell)

    def land_changed(self) -> None:
        """Many cells: nothing that was written of them is true any more."""
        self.ground = None

    def exit_question(self, crew: int) -> AnyTask:
        """What is asked where a tile offers several exits to a figure of this crew."""
        return choosing.EXITS[self.mover * 4 + crew]

    def offer(self, seat: int, moves: list[Move]) -> None:
        """Keep a list of legal moves that was made to find out whether there are any."""
        self._offered = moves
        self._offered_to = seat

    # Bytes

    def _write(self, out: Writer) -> None:
        out.number(self.number)
        for numbers in (self.tiles, self.backs, self.looked, self.coins, self.here, self.aside):
            out.numbers(numbers)
        for numbers in (self.where, self.space, self.delay, self.boats, self.purse, self.bottles, self.ability):
            out.numbers(numbers)
        out.numbers(self.peeked)
        out.numbers(self.shown)
        out.numbers([self.trapped, self.carrying, self.missionary, 1 if self.armed else 0])
        out.numbers([self.bear, self.waker, 1 if self.bear_rests else 0])
        out.numbers([self.hidden, self.gold, self.laid, self.lost, self.supply])
        out.numbers([self.crew, self.turns, self.idle, 1 if self.progress else 0, self.smoke])
        out.numbers([1 if self.called else 0, 1 if self.searched else 0, 1 if self.smoky else 0, self.mover])
        out.number(len(self.results))
        for result in self.results:
            out.numbers(result)
        out.text(self.ending)
        journey = self.journey
        out.number(0 if journey is None else 1)
        if journey is not None:
            journey.write(out)

    def _read(self, data: Reader) -> None:
        self.number = data.number()
        self.island = self.setting.islands[self.number]
        self.tiles = data.numbers()
        self.backs = data.numbers()
        self.looked = data.numbers()
        self.coins = data.numbers()
        self.here = data.numbers()
        self.aside = data.numbers()
        self.where = data.numbers()
        self.space = data.numbers()
        self.delay = data.numbers()
        self.boats = data.numbers()
        self.purse = data.numbers()
        self.bottles = data.numbers()
        self.ability = data.numbers()
        self.peeked = data.numbers()
        self.shown = data.numbers()
        self.trapped, self.carrying, self.missionary, armed = data.numbers()
        self.armed = armed == 1
        self.bear, self.waker, rests = data.numbers()
        self.bear_rests = rests == 1
        self.hidden, self.gold, self.laid, self.lost, self.supply = data.numbers()
        self.crew, self.turns, self.idle, progress, self.smoke = data.numbers()
        self.progress = progress == 1
        called, searched, smoky, self.mover = data.numbers()
        self.smoky = smoky == 1
        self.called = called == 1
        self.searched = searched == 1
        self.results = [data.numbers() for _ in range(data.number())]
        self.ending = data.text()
        if data.number():
            self.journey = read_journey(data)
        self.know_missionary()


def blank_table(rules: Jackal, seats: int, options: Options, rng: Rng) -> JackalState:
    return JackalState(rules, seats, options, rng, rules.setting(seats, options))
