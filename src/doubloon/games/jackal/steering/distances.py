"""How many turns things take on the island.

Sets of land cells are bit masks. `Distances` holds where a walker loses turns, where transit tiles lead, and what
nobody has seen yet; `walks_to` and `hauls_to` flood it backwards from a goal. Items are written as `x[i] = x[i] | y`:
compiled, `x[i] |= y` costs several times more.

Most moves turn no tile over and leave the bear where it is: distances are the same before and after. So the last few
are kept (`distances_of`), and each keeps the answers that it has given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    MOST_WAIT,
    NEVER,
    SAILING,
    USUAL,
    WALKING_UNSEEN,
    Weights,
)

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

KEPT: Final = 4  # a search goes to and fro between a position and those that moves lead to


class Distances:
    """The land as it lies in one position, and in all others with the same tiles and the bear in the same place."""

    def __init__(self, state: JackalState, weights: Weights = USUAL) -> None:
        island = state.island
        self.weights = weights
        self.island = island
        self.tiles = state.tiles.copy()
        self.bear = state.bear
        self._walks: dict[int, list[int]] = {}  # by goal; nobody changes these lists
        self._hauls: dict[int, list[int]] = {}  # by boats and whether they can sail
        self.near = island.near_mask
        self.land = island.land
        self.unseen = 0
        self.no_gold = 0  # zigzag edges
        self.easy = 0  # a figure that comes to rest here can go on at once
        self.waits: list[int] = [0] * (MOST_WAIT + 1)  # the other tiles to rest on, by turns lost there
        self.balloons = 0
        self.transits = False
        self.feeders: list[int] = []  # by cell: transit tiles that lead there
        self.lines: list[int] = []  # by cell: from where one slides there over ice
        self.slides: dict[int, list[int]] = {}  # by sea cell: land cells to which one slides from there over ice
        faces = state.box.faces
        kinds, manners = faces.kind, faces.manner
        bit = 1
        for cell, face in enumerate(state.tiles):
            if face < 0:
                self.unseen |= bit
            else:
                kind = kinds[face]
                if kind <= LAST_TRANSIT:
                    self._know_transit(state, cell, face, kind, bit)
                elif kind == LABYRINTH:
                    wait = faces.amount[face] - 1
                    self.waits[wait] = self.waits[wait] | bit
                elif kind == PIT:
                    self.waits[IN_A_PIT] = self.waits[IN_A_PIT] | bit
                elif kind == BARREL:
                    self.waits[1] = self.waits[1] | bit
                elif kind != CANNIBAL:
                    self.easy |= bit
                    if manners[face] == REST_WITHOUT_GOLD:
                        self.no_gold |= bit
            bit <<= 1
        if state.bear >= 0:
            self._shun(1 << state.bear, BEAR_WAIT)
            self._shun(island.near_mask[state.bear], BEAR_NEAR_WAIT)
        self._wait_at = self._waits_by_cell()

    def _shun(self, cells: int, wait: int) -> None:
        """A figure that comes to rest here is likely to lose turns."""
        cells &= self.easy
        self.easy &= ~cells
        self.waits[wait] = self.waits[wait] | cells

    def _know_transit(self, state: JackalState, cell: int, face: int, kind: int, bit: int) -> None:
        """Arrows, horses, trampolines and ice lead somewhere; the others are not planned with."""
        island = state.island
        if not self.transits:
            self.transits = True
            self.feeders = [0] * island.cells
            self.lines = [0] * island.cells
        if kind == ARROW:
            for way in state.box.faces.directions[face]:
                there = island.go[cell * 8 + way]
                self.feeders[there] = self.feeders[there] | bit
        elif kind == HORSE:
            for there in island.knights[cell]:
                self.feeders[there] = self.feeders[there] | bit
        elif kind == TRAMPOLINE:
            for there in island.tosses[cell]:
                self.feeders[there] = self.feeders[there] | bit
        elif kind == ICE:
            for way in range(8):
                start, end = island.go[cell * 8 + way], island.go[cell * 8 + (way + 4) % 8]
                if 0 <= start < island.land:
                    self.lines[end] = self.lines[end] | 1 << start
                elif start >= 0 and end < island.land:
                    self.slides.setdefault(start, []).append(end)
        elif kind == BALLOON:
            self.balloons |= bit

    def wait_at(self, cell: int) -> int:
        """The turns that it costs to enter a tile."""
        return self._wait_at[cell]

    def _waits_by_cell(self) -> list[int]:
        by_cell = [0] * self.land
        for wait in range(1, MOST_WAIT + 1):
            cells = self.waits[wait]
            while cells:
                rest = cells & cells - 1
                by_cell[(cells ^ rest).bit_length() - 1] = wait
                cells = rest
        return by_cell

    def walks_to(self, goal: int) -> list[int]:
        """By land cell: turns until a figure that stands there has reached one of these cells."""
        known = self._walks.get(goal)
        if known is None:
            ahead = [0] * (LONGEST + MOST_WAIT + 2)
            ahead[0] = goal
            known = self._flood(ahead, self.easy, 0, WALKING_UNSEEN)
            self._walks[goal] = known
        return known

    def landing(self, boat: int, turns: list[int]) -> int:
        """Turns until a figure aboard is where a flood began; the boat may sail along the coast first, either way."""
        island = self.island
        place = boat - self.land
        least = self.ashore(boat, turns)
        apart = 1
        while (apart + SAILING - 1) // SAILING + 1 < least and apart <= island.sea // 2:
            there = self.ashore(self.land + (place + apart) % island.sea, turns)
            there = min(there, self.ashore(self.land + (place - apart) % island.sea, turns))
            least = min(least, there + (apart + SAILING - 1) // SAILING)
            apart += 1
        return least

    def ashore(self, sea: int, turns: list[int]) -> int:
        """The same without sailing."""
        least = NEVER
        for there in self.island.near[sea]:
            if turns[there] < least:
                least = turns[there]
        for end in self.slides.get(sea, _nowhere):
            if turns[end] < least:
                least = turns[end]
        return least + 1

    def hauls_to(self, boat: int, other_boat: int, rowed: bool = False) -> list[int]:
        """By land cell: turns until a coin that lies there is aboard one of the boats (the second may be -1).

        If the first boat can be rowed, it may come to meet the coin.
        """
        boats = (boat * PAIR + other_boat) * 2 + (1 if rowed else 0)
        known = self._hauls.get(boats)
        if known is None:
            ahead = [0] * (LONGEST + MOST_WAIT + 2)
            ahead[0] = self.balloons
            easy = self.easy & ~self.no_gold
            self._start_from(boat, ahead, easy)
            if other_boat >= 0:
                self._start_from(other_boat, ahead, easy)
            if rowed:
                self._come_to_meet(boat, ahead, easy)
            known = self._flood(ahead, easy, self.no_gold, self.weights.hauling_unseen)
            self._hauls[boats] = known
        return known

    def _start_from(self, boat: int, ahead: list[int], easy: int) -> None:
        self._spread(self.near[boat], 1, ahead, easy, self.weights.hauling_unseen)
        if self.transits:
            ahead[0] = ahead[0] | self.feeders[boat]
            self._spread(self.lines[boat], 1, ahead, easy, self.weights.hauling_unseen)

    def _come_to_meet(self, boat: int, ahead: list[int], easy: int) -> None:
        """The boat could be elsewhere on the sea loop after some turns."""
        sea = self.island.sea
        place = boat - self.land
        near = lines = feeders = 0
        for apart in range(1, sea // 2 + 1):
            one, other = self.land + (place + apart) % sea, self.land + (place - apart) % sea
            near |= self.near[one] | self.near[other]
            if self.transits:
                lines |= self.lines[one] | self.lines[other]
                feeders |= self.feeders[one] | self.feeders[other]
            if apart % SAILING == 0 or apart == sea // 2:
                turn = (apart + SAILING - 1) // SAILING
                ahead[turn] = ahead[turn] | feeders
                self._spread(near | lines, turn + 1, ahead, easy, self.weights.hauling_unseen)
                near = lines = feeders = 0

    def _spread(self, cells: int, turn: int, ahead: list[int], easy: int, unseen_wait: int) -> None:
        """These cells are a move away from what is `turn` - 1 turns away; some of them cost more than that move."""
        ahead[turn] = ahead[turn] | cells & easy
        hard = cells & ~easy
        if hard:
            ahead[turn + unseen_wait] = ahead[turn + unseen_wait] | hard & self.unseen
            waits = self.waits
            for wait in range(1, MOST_WAIT + 1):
                if waits[wait]:
                    ahead[turn + wait] = ahead[turn + wait] | hard & waits[wait]

    def _flood(self, ahead: list[int], easy: int, barred: int, unseen_wait: int) -> list[int]:
        turns = [NEVER] * self.land
        near, transits = self.near, self.transits
        done = barred
        quiet = 0
        latest = self.island.sea // (2 * SAILING) + 1  # when a boat is on the other side of the island
        for turn in range(LONGEST):
            fresh = ahead[turn] & ~done
            if fresh == 0:
                quiet += 1
                if quiet > MOST_WAIT + 1 and turn > latest:
                    break
                continue
            quiet = 0
            done |= fresh
            reach = 0
            while fresh:
                rest = fresh & fresh - 1
                cell = (fresh ^ rest).bit_length() - 1
                fresh = rest
                turns[cell] = turn
                reach |= near[cell]
                if transits:
                    reach |= self.lines[cell]
                    fed = self.feeders[cell] & ~done
                    if fed:  # a figure that enters these is carried on here in the same move
                        done |= fed
                        fresh |= fed
            reach &= ~done
            if reach:
                self._spread(reach, turn + 1, ahead, easy, unseen_wait)
        return turns


_nowhere: Final[list[int]] = []
_kept: Final[list[Distances]] = []  # the newest last


def distances_of(state: JackalState, weights: Weights = USUAL) -> Distances:
    """Those of this position: one of the last few, if it fits."""
    for known in _kept:
        if known.weights is weights and known.bear == state.bear and known.island is state.island:
            if known.tiles == state.tiles:
                return known
    made = Distances(state, weights)
    if len(_kept) == KEPT:
        _kept.pop(0)
    _kept.append(made)
    return made
