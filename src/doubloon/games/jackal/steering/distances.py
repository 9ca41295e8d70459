"""How many turns things take on the island.

`Distances` holds where a walker loses turns, where transit tiles lead, and what nobody has seen yet; `walks_to` and
`hauls_to` flood it backwards from a goal. Opponents that think spend much of their time here, so what is counted by
cell lies in rows of machine integers.

Most moves turn no tile over and leave the bear where it is: distances are the same before and after. So the last few
are kept (`distances_of`), and each keeps the answers that it has given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from doubloon.games.jackal.box.box import (
    ARROW,
    BALLOON,
    BARREL,
    CANNIBAL,
    HORSE,
    ICE,
    LABYRINTH,
    LAST_TRANSIT,
    PIT,
    REST_WITHOUT_GOLD,
    TRAMPOLINE,
)
from doubloon.games.jackal.rules.journey import PAIR
from doubloon.games.jackal.steering.weights import (
    BEAR_NEAR_WAIT,
    BEAR_WAIT,
    IN_A_PIT,
    LONGEST,
    NEVER,
    SAILING,
    USUAL,
    WALKING_UNSEEN,
    Weights,
)

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

KEPT: Final = 16  # a search goes to and fro between a position and those that moves lead to


class Distances:
    """The land as it lies in one position, and in all others with the same tiles and the bear in the same place."""

    def __init__(self, state: JackalState, weights: Weights = USUAL) -> None:
        island = state.island
        self.weights = weights
        self.island = island
        self.tiles = state.tiles.copy()
        self.bear = state.bear
        self.land: i64 = island.land
        self.unseen = 0
        self.waits: vec[i64] = island.nothing[:]  # by land cell: turns that it costs to enter its tile …
        self.walking: vec[i64] = island.nothing[:]  # … and all turns from beside it until one can go on from there
        self.hauling: vec[i64] = island.nothing[:]  # the same with gold
        self.balloons: list[int] = []
        self.transits = False
        self.feeders: list[list[int]] = _nothing  # by cell: transit tiles that lead there
        self.lines: list[list[int]] = _nothing  # by cell: from where one slides there over ice
        self.slides: dict[int, list[int]] = {}  # by sea cell: land cells to which one slides from there over ice
        self._walks: dict[int, vec[i64]] = {}  # by goal; nobody changes these
        self._hauls: dict[int, vec[i64]] = {}  # by boats and whether they can sail
        for cell, face in enumerate(state.tiles):
            self._know(state, cell, face)
        if state.bear >= 0:
            self._shun(state.bear, BEAR_WAIT)
            for cell in island.near[state.bear]:
                self._shun(cell, BEAR_NEAR_WAIT)

    def _know(self, state: JackalState, cell: int, face: int) -> None:
        """A tile as it lies: nobody can rest on one in transit, which leads elsewhere, or with cannibals."""
        walking: i64 = 1
        hauling: i64 = 1
        if face < 0:
            self.unseen |= 1 << cell
            walking += WALKING_UNSEEN
            hauling += self.weights.hauling_unseen
        else:
            faces = state.box.faces
            kind = faces.kind[face]
            wait: i64 = 0
            if kind <= LAST_TRANSIT:
                self._know_transit(state, cell, face, kind)
                wait = NEVER
            elif kind == LABYRINTH:
                wait = faces.amount[face] - 1
            elif kind == PIT:
                wait = IN_A_PIT
            elif kind == BARREL:
                wait = 1
            elif kind == CANNIBAL:
                wait = NEVER
            if wait < NEVER:
                self.waits[cell] = wait
            walking += wait
            hauling += NEVER if faces.manner[face] == REST_WITHOUT_GOLD else wait
        self.walking[cell] = walking
        self.hauling[cell] = hauling

    def _shun(self, cell: i64, wait: i64) -> None:
        """Who could go on at once is likely to lose turns here."""
        if self.walking[cell] == 1:
            self.waits[cell] = wait
            self.walking[cell] = self.walking[cell] + wait
            self.hauling[cell] = self.hauling[cell] + wait

    def _know_transit(self, state: JackalState, cell: int, face: int, kind: int) -> None:
        """Arrows, horses, trampolines and ice lead somewhere; the others are not planned with."""
        island = state.island
        if not self.transits:
            self.transits = True
            self.feeders = [_none] * island.cells
            self.lines = [_none] * island.cells
        if kind == ARROW:
            for way in state.box.faces.directions[face]:
                self._feed(island.go[cell * 8 + way], cell)
        elif kind == HORSE:
            for there in island.knights[cell]:
                self._feed(there, cell)
        elif kind == TRAMPOLINE:
            for there in island.tosses[cell]:
                self._feed(there, cell)
        elif kind == ICE:
            for way in range(8):
                start, end = island.go[cell * 8 + way], island.go[cell * 8 + (way + 4) % 8]
                if 0 <= start < island.land:
                    if end >= 0:
                        self.lines[end] = self.lines[end] + [start]
                elif start >= 0 and end < island.land:
                    self.slides.setdefault(start, []).append(end)
        elif kind == BALLOON:
            self.balloons.append(cell)

    def _feed(self, there: int, cell: int) -> None:
        if there >= 0:
            self.feeders[there] = self.feeders[there] + [cell]

    def wait_at(self, cell: i64) -> int:
        """The turns that it costs to enter a tile."""
        return self.waits[cell]

    def walks_to(self, goal: int) -> vec[i64]:
        """By land cell: turns until a figure that stands there has reached one of these cells."""
        known = self._walks.get(goal)
        if known is not None:
            return known
        turns = self._never()
        for cell in range(self.island.land):
            if goal >> cell & 1:
                turns[cell] = 0
        self._flood(turns, self.walking)
        self._walks[goal] = turns
        return turns

    def _never(self) -> vec[i64]:
        turns = self.island.nothing[:]
        for cell in range(self.land):
            turns[cell] = NEVER
        return turns

    def landing(self, boat: i64, turns: vec[i64]) -> int:
        """Turns until a figure aboard is where a flood began; the boat may sail along the coast first, either way."""
        sea: i64 = self.island.sea
        place = boat - self.land
        least = self.ashore(boat, turns)
        apart: i64 = 1
        while (apart + SAILING - 1) // SAILING + 1 < least and apart <= sea // 2:
            there = self.ashore(self.land + (place + apart) % sea, turns)
            other = self.ashore(self.land + (place - apart) % sea, turns)
            there = min(there, other) + (apart + SAILING - 1) // SAILING
            least = min(least, there)
            apart += 1
        return least

    def ashore(self, sea: i64, turns: vec[i64]) -> i64:
        """The same without sailing."""
        least: i64 = NEVER
        beside, start = self.island.neighbours, self.island.neighbours_from
        for place in range(start[sea], start[sea + 1]):
            there = turns[beside[place]]
            if there < least:
                least = there
        if self.slides:
            for end in self.slides.get(sea, _none):
                least = min(least, turns[end])
        return least + 1

    def hauls_to(self, boat: i64, other_boat: i64, rowed: bool = False) -> vec[i64]:
        """By land cell: turns until a coin that lies there is aboard one of the boats (the second may be -1).

        If the first boat can be rowed, it may come to meet the coin.
        """
        boats = (boat * PAIR + other_boat) * 2 + (1 if rowed else 0)
        known = self._hauls.get(boats)
        if known is not None:
            return known
        turns = self._never()
        for cell in self.balloons:
            turns[cell] = 0
        self._load(boat, 0, turns)
        if other_boat >= 0:
            self._load(other_boat, 0, turns)
        if rowed:
            self._come_to_meet(boat, turns)
        self._flood(turns, self.hauling)
        self._hauls[boats] = turns
        return turns

    def _come_to_meet(self, boat: i64, turns: vec[i64]) -> None:
        """The boat could be elsewhere on the sea loop after some turns."""
        sea: i64 = self.island.sea
        place = boat - self.land
        for apart in range(1, sea // 2 + 1):
            turn = (apart + SAILING - 1) // SAILING
            self._load(self.land + (place + apart) % sea, turn, turns)
            self._load(self.land + (place - apart) % sea, turn, turns)

    def _load(self, boat: i64, turn: i64, turns: vec[i64]) -> None:
        """From where gold is aboard a boat that will be there after so many turns."""
        beside, start = self.island.neighbours, self.island.neighbours_from
        for place in range(start[boat], start[boat + 1]):
            there = beside[place]
            turns[there] = min(turns[there], turn + self.hauling[there])
        if self.transits:
            for cell in self.lines[boat]:
                turns[cell] = min(turns[cell], turn + self.hauling[cell])
            for cell in self.feeders[boat]:
                turns[cell] = min(turns[cell], turn)

    def _flood(self, turns: vec[i64], entering: vec[i64]) -> None:
        """On from where it is known to be reached, turn by turn.

        What it takes to enter a cell does not depend on where from: the first neighbour that is reached decides. So
        every cell waits for its turn at most twice, as it was known at the start and as it was reached.
        """
        land = self.land
        first = _nobody[:]  # by turn: a cell that is reached then, the second time that it waits plus `land`
        behind = self.island.twice_nothing[:]  # and the next one
        for cell in range(land):
            if turns[cell] < LONGEST:
                behind[cell] = first[turns[cell]]
                first[turns[cell]] = cell
        beside, start, transits = self.island.neighbours, self.island.neighbours_from, self.transits
        for turn in range(LONGEST):
            waiting = first[turn]
            while waiting >= 0:
                here = waiting if waiting < land else waiting - land
                waiting = behind[waiting]
                if turns[here] != turn:
                    continue  # it was reached before
                for place in range(start[here], start[here + 1]):
                    there = beside[place]
                    then = turn + entering[there]
                    if then < turns[there] and then < LONGEST:
                        turns[there] = then
                        behind[there + land] = first[then]
                        first[then] = there + land
                if transits:
                    for slider in self.lines[here]:
                        then = turn + entering[slider]
                        if then < turns[slider] and then < LONGEST:
                            turns[slider] = then
                            behind[slider + land] = first[then]
                            first[then] = slider + land
                    for feeder in self.feeders[here]:
                        if turns[feeder] > turn:  # a figure that enters it is carried on here in the same move
                            turns[feeder] = turn
                            behind[feeder + land] = waiting
                            waiting = feeder + land
        for cell in range(land):
            if turns[cell] >= LONGEST:
                turns[cell] = NEVER


_nobody: Final[vec[i64]] = vec[i64]([-1] * LONGEST)
_none: Final[list[int]] = []
_nothing: Final[list[list[int]]] = []
_kept: Final[list[Distances]] = []  # those asked for last at the end


def distances_of(state: JackalState, weights: Weights = USUAL) -> Distances:
    """Those of this position: one of the last few, if it fits."""
    place = len(_kept)
    while place > 0:
        place -= 1
        known = _kept[place]
        if known.weights is weights and known.bear == state.bear and known.island is state.island:
            if known.tiles == state.tiles:
                if place < len(_kept) - 1:
                    _kept.append(_kept.pop(place))
                return known
    made = Distances(state, weights)
    if len(_kept) == KEPT:
        _kept.pop(0)
    _kept.append(made)
    return made
