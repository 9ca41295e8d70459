"""All moves, ordered so that rules find them by number."""

from __future__ import annotations

from doubloon.core.move import Move
from doubloon.games.jackal.moves import (
    BY_COINS,
    LONGEST_SAIL,
    MEMBERS,
    MISSIONARY,
    MOST_COINS,
    Ballot,
    Go,
    Hit,
    Place,
    Shoot,
    Swap,
    Take,
    Turn,
)
from doubloon.games.jackal.rules.actions import Board, Fly, Resurrect, Step, Swim
from doubloon.games.jackal.rules.boats import Sail
from doubloon.games.jackal.rules.bottles import Arm, Free, Through
from doubloon.games.jackal.rules.discoveries import Look
from doubloon.games.jackal.rules.labyrinths import Advance
from doubloon.games.jackal.rules.turns import Call, Pass

DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


class MoveFinder:
    """All moves by what they are about. `land` and `sea` are places by name.

    Moves with coins are listed by member * BY_COINS + coins. The missionary drags one coin at most, for he has no
    ability: his second place holds that move again.
    """

    def __init__(self, land: dict[int, str], sea: dict[int, str], abilities: list[str], figures: list[str]) -> None:
        cells = land | sea
        shores, lands = sorted(sea), sorted(land)
        loads = [(member, coins) for member in range(MEMBERS) for coins in range(BY_COINS)]
        self.places: dict[int, Move] = {place: Place("place", place, sea[place]) for place in shores}
        self.call: Move = Call("call")
        self.yes: Move = Ballot(True)
        self.no: Move = Ballot(False)
        self.looks: dict[int, Move] = {place: Look(place, land[place]) for place in lands}
        self.stop = Move("stop", "stop")
        self.sails: list[list[Move]] = [  # by (ally * 2 + direction), then length - 1
            [Sail(ally, way, length) for length in range(1, LONGEST_SAIL + 1)]
            for ally in (False, True)
            for way in range(2)
        ]
        self.steps: list[dict[int, Move]] = []  # by member * BY_COINS + coins, then place
        for member, coins in loads:
            if member == MISSIONARY and coins == MOST_COINS:
                self.steps.append(self.steps[-1])
            else:
                self.steps.append({place: Step(member, place, land[place], coins) for place in lands})
        self.boards: list[list[Move]] = [  # by ally, then load
            _loaded([Board(member, ally, coins) for member, coins in loads]) for ally in (False, True)
        ]
        self.swims: list[list[Move]] = [  # by member, then direction * 2 + cells - 1
            [Swim(member, way, cells) for way in range(2) for cells in (1, 2)] for member in range(MEMBERS)
        ]
        self.advances: list[list[Move]] = [  # by spaces - 1, then load
            _loaded([Advance(member, spaces, coins) for member, coins in loads]) for spaces in (1, 2)
        ]
        self.flies: list[Move] = _loaded([Fly("fly", member, "", coins) for member, coins in loads])
        self.resurrects: list[Move] = [Resurrect("resurrect", member) for member in range(MISSIONARY)]
        self.passing: Move = Pass("pass")
        self.goes: dict[int, Move] = {place: Go("go", place, cells[place]) for place in sorted(cells)}
        self.stay = Move("stay", "stay")
        self.shots: list[Move] = [Shoot(number, way) for number, way in enumerate(DIRECTIONS)]
        self.hits: list[Move] = [Hit(figure, name) for figure, name in enumerate(figures)]
        self.swaps: dict[int, Move] = {place: Swap("swap", place, land[place]) for place in lands}
        self.turns: list[Move] = [Turn(quarters) for quarters in range(4)]
        self.frees: list[Move] = [Free("free", member) for member in range(MEMBERS)]
        self.throughs: list[Move] = _loaded([Through("through", member, "", coins) for member, coins in loads])
        self.arm: Move = Arm("arm")
        self.done = Move("done", "done")
        self.takes: list[list[Move]] = [
            [Take(card, ability, member) for member in range(MISSIONARY)] for card, ability in enumerate(abilities, 1)
        ]
        self.decline = Move("decline", "decline")

    def in_order(self) -> list[Move]:
        """All of them: ids are places in this list, and stay as long as the ruleset does."""
        ordered: list[Move] = [*self.places.values(), self.call, self.yes, self.no, *self.looks.values(), self.stop]
        ordered += [move for moves in self.sails for move in moves]
        ordered += [move for moves in self.steps[:-1] for move in moves.values()]
        ordered += [move for moves in self.boards for move in moves[:-1]]
        ordered += [move for moves in self.swims for move in moves]
        ordered += [move for moves in self.advances for move in moves[:-1]]
        ordered += [*self.flies[:-1], *self.resurrects, self.passing, *self.goes.values(), self.stay]
        ordered += [*self.shots, *self.hits, *self.swaps.values(), *self.turns, *self.frees, *self.throughs[:-1]]
        ordered += [self.arm, self.done, *[move for moves in self.takes for move in moves], self.decline]
        return ordered


def _loaded(moves: list[Move]) -> list[Move]:
    return [*moves[:-1], moves[-2]]
