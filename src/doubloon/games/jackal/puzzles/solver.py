"""Proves the best that can be made of a puzzle: an exact search over all positions. (JK-337, JK-338)

A position is one number: three pirates of a byte each, the bear's cell, and the number of the hoard. The transposition
table holds every position that began a turn; one that comes up again later can be left out, for whatever could be made
of it was possible earlier. Positions are also left out when the moves that remain do not suffice for the coins that
remain; only then does a verdict depend on the turn limit, and `Proof.cut` says so.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from doubloon.core.move import Move
from doubloon.games.jackal.box import CREW_SIZE
from doubloon.games.jackal.puzzles.card import NO_LIMIT
from doubloon.games.jackal.puzzles.hoard import HOPELESS, Hoards
from doubloon.games.jackal.puzzles.position import PuzzleState
from doubloon.games.jackal.puzzles.reach import (
    ABLE,
    DRUNK,
    FREES,
    GONE,
    MISSES,
    PIRATE_BITS,
    PIRATE_MASK,
    PLACE_MASK,
    STATUS_MASK,
    TRAPPED,
    WITH_COIN,
    Reach,
)

BEAR_SHIFT: Final = CREW_SIZE * PIRATE_BITS
BEAR_MASK: Final = 63
HOARD_SHIFT: Final = BEAR_SHIFT + 6
LOW_MASK: Final = (1 << HOARD_SHIFT) - 1
ENDLESS: Final = 1 << 30
DEEPEST: Final = 12  # turns; beyond, one search without a limit costs less than many with one
MOST_POSITIONS: Final = 30_000_000


class Result:
    """A way to solve the card: with how many survivors, in how many turns from now."""

    def __init__(self, survivors: int, turns: int, ends: int, line: list[list[Move]]) -> None:
        self.survivors = survivors
        self.turns = turns
        self.ends = ends  # different last positions of this worth
        self.line = line  # by turn


class Proof:
    """What a search has shown. `complete`: everything was looked at that could matter."""

    def __init__(self) -> None:
        self.best: Result | None = None  # most survivors, then fewest turns (JK-337)
        self.fastest: Result | None = None  # fewest turns, then most survivors
        self.complete = True
        self.cut = False  # something was left out because of the turn limit
        self.positions = 0

    def unsolvable(self) -> bool:
        """Shown, not merely not found."""
        return self.best is None and self.complete


class Solver:
    """Searches one card; its tables serve every position of it."""

    def __init__(self, reach: Reach, most_positions: int = MOST_POSITIONS) -> None:
        self.reach = reach
        self.hoards = Hoards(reach)
        self.most_positions = most_positions
        self.generated: i64 = 0
        self._cut = False

    def key_of(self, state: PuzzleState) -> int:
        """A position as a number; who moves next is not in it."""
        key = state.bear << BEAR_SHIFT | self.hoards.number(self.reach.coins_of(state)) << HOARD_SHIFT
        for number in range(CREW_SIZE):
            key |= self.reach.pirate_of(state, number) << PIRATE_BITS * number
        return key

    def prove(self, state: PuzzleState) -> Proof:
        """The best from this position on, within the card's limits. The position must not be in the middle of a move.

        First the fewest turns, by searches with a growing limit; then whether more can survive if it takes longer.
        """
        card = state.card
        limit = ENDLESS if card.max_turns == NO_LIMIT else card.max_turns - state.turns
        key, mover, least = self.key_of(state), max(0, state.pirate()), card.min_survivors
        proof = Proof()
        positions: i64 = 0
        for turns in range(1, min(limit, DEEPEST) + 1):
            proof = self.search(key, mover, turns, least)
            positions += proof.positions
            if proof.best is not None or not proof.cut or not proof.complete:
                break
        best = proof.best
        last = turns if limit > 0 else 0
        if last < limit and proof.complete and (proof.cut if best is None else best.survivors < CREW_SIZE):
            better = self.search(key, mover, limit, least if best is None else best.survivors + 1)
            positions += better.positions
            better.fastest = proof.fastest or better.fastest
            better.best = better.best or best
            proof = better
        proof.positions = positions
        return proof

    def search(self, key: int, mover: int, limit: int, least: int) -> Proof:
        """All turns up to a limit, for solutions with at least so many survivors."""
        proof = Proof()
        self.generated = 0
        self._cut = False
        parents: dict[int, int] = {key: -1}
        edge = [key]
        turn = 0
        while edge and turn < limit:
            turn += 1
            edge, wins = self._turn(edge, mover if turn == 1 else 0, limit - turn, least, parents)
            for survivors in range(CREW_SIZE, least - 1, -1):
                ends = [end for end in wins if _alive(end) == survivors]
                if ends:
                    proof.best = Result(survivors, turn, len(ends), self._line(parents, min(ends), mover))
                    if proof.fastest is None:
                        proof.fastest = proof.best
                    least = survivors + 1
                    break
            if least > CREW_SIZE:
                break
            if wins:
                edge = [position for position in edge if _alive(position) >= least]
            if self.generated > self.most_positions:
                proof.complete = not edge
                break
        proof.cut = self._cut or (bool(edge) and least <= CREW_SIZE)
        proof.positions = self.generated
        return proof

    def _turn(
        self, edge: list[int], mover: int, turns_left: int, least: int, parents: dict[int, int]
    ) -> tuple[list[int], list[int]]:
        """One turn of every position: those that are new at its end, and those in which all gold is home."""
        level: dict[int, int] = {start: start for start in edge}
        for number in range(mover, CREW_SIZE):
            level = self._moves(level, number, turns_left, least)
        after: list[int] = []
        wins: list[int] = []
        for end, start in level.items():
            position = self._close(end)
            if position in parents or _alive(position) < least or not self._may_do(position, 0, turns_left):
                continue
            parents[position] = start
            if self.hoards.left[position >> HOARD_SHIFT] == 0:
                wins.append(position)
            else:
                after.append(position)
        return after, wins

    def _moves(self, level: dict[int, int], number: i64, turns_left: int, least: i64) -> dict[int, int]:
        """Every position after one pirate's move, each once, with the position in which the turn began."""
        reach, hoards = self.reach, self.hoards
        shift: i64 = number * PIRATE_BITS
        found: dict[int, int] = {}
        for here, start in level.items():
            key: i64 = here
            pirate: i64 = key >> shift & PIRATE_MASK
            place: i64 = pirate & PLACE_MASK
            if place == GONE or pirate & STATUS_MASK:
                self.generated += 1
                found[here] = start
                continue
            if self.generated > self.most_positions:
                break
            hoard: i64 = key >> HOARD_SHIFT
            bear: i64 = key >> BEAR_SHIFT & BEAR_MASK
            outcomes = reach.outcomes(place, bear, hoards.coins[hoard][place] > 0, self._pits(key, number))
            if not outcomes:
                self.generated += 1
                found[here] = start
                continue
            for outcome in outcomes:
                self.generated += 1
                after = self._after(key, shift, place, hoard, outcome)
                if after in found or (outcome & PLACE_MASK == GONE and _alive(after) < least):
                    continue
                if self._may_do(after, number + 1, turns_left):
                    found[after] = start
        return found

    def _pits(self, key: i64, number: i64) -> i64:
        """The pits that hold a friend, as bits."""
        found: i64 = 0
        pits = self.reach.pits
        for pit in range(len(pits)):
            for other in range(CREW_SIZE):
                if other != number and key >> other * PIRATE_BITS & PLACE_MASK == pits[pit]:
                    found |= 1 << pit
        return found

    def _after(self, key: i64, shift: i64, place: i64, hoard: i64, outcome: i64) -> i64:
        after: i64 = key & ~(PIRATE_MASK << shift) | (outcome & PIRATE_MASK) << shift
        there: i64 = outcome & PLACE_MASK
        if outcome & WITH_COIN and there != place:
            moved: i64 = self.hoards.moved(hoard, place, there)
            after = after & LOW_MASK | moved << HOARD_SHIFT
        if outcome & FREES:
            for number in range(CREW_SIZE):
                at: i64 = number * PIRATE_BITS
                if after >> at & PIRATE_MASK == there | TRAPPED:
                    after = after & ~(STATUS_MASK << at)
        return after

    def _close(self, key: i64) -> i64:
        """The bear's move, and who is sober when the next turn begins."""
        one: i64 = key & PLACE_MASK
        two: i64 = key >> PIRATE_BITS & PLACE_MASK
        three: i64 = key >> 2 * PIRATE_BITS & PLACE_MASK
        bear: i64 = key >> BEAR_SHIFT & BEAR_MASK
        prowl: i64 = self.reach.prowl(bear, one, two, three)
        after: i64 = key & ~(BEAR_MASK << BEAR_SHIFT) | (prowl & BEAR_MASK) << BEAR_SHIFT
        for number in range(CREW_SIZE):
            at: i64 = number * PIRATE_BITS
            pirate: i64 = after >> at & PIRATE_MASK
            status: i64 = pirate & STATUS_MASK
            if pirate & PLACE_MASK != GONE and prowl >> PIRATE_BITS + number & 1 == 0:
                after = after & ~(PIRATE_MASK << at) | GONE << at
            elif status == DRUNK:
                after = after & ~(STATUS_MASK << at) | MISSES << at
            elif status == MISSES:
                after = after & ~(STATUS_MASK << at) | ABLE << at
        return after

    def _may_do(self, key: i64, mover: i64, turns_left: int) -> bool:
        """Can the moves that are left bring the gold home, even if the bear slept? (A lower bound, never too high.)"""
        hoard: i64 = key >> HOARD_SHIFT
        hauls: i64 = self.hoards.hauls[hoard]
        if hauls == 0:
            return True
        if hauls >= HOPELESS:
            return False
        if turns_left >= ENDLESS // 2:
            return True
        nearest = self.hoards.nearest[hoard]
        turns: i64 = turns_left
        alive: i64 = 0
        moves: i64 = 0
        soonest: i64 = 999
        for number in range(CREW_SIZE):
            place: i64 = key >> number * PIRATE_BITS & PLACE_MASK
            if place == GONE:
                continue
            alive += 1
            near: i64 = nearest[place]
            if number < mover:
                near += 1  # his first move is in the turn after this
            if near < soonest:
                soonest = near
        # Until somebody stands on a coin nobody moves one: those turns are lost for all.
        for number in range(CREW_SIZE):
            if key >> number * PIRATE_BITS & PLACE_MASK != GONE:
                own = turns if number < mover or mover == 0 else turns + 1
                lost = soonest if mover == 0 or number >= mover else soonest - 1
                if own > lost:
                    moves += own - (lost if lost > 0 else 0)
        trips: i64 = self.hoards.left[hoard] - alive
        if trips > 0:
            hauls += trips  # whoever has brought one home comes back to a coin first
        if hauls > moves:
            self._cut = True
            return False
        return True

    # The line

    def _line(self, parents: dict[int, int], end: int, mover: int) -> list[list[Move]]:
        """The moves that lead to an end, turn by turn."""
        path = [end]
        while parents[path[-1]] != -1:
            path.append(parents[path[-1]])
        path.reverse()
        return [
            self._moves_between(path[turn], path[turn + 1], mover if turn == 0 else 0) for turn in range(len(path) - 1)
        ]

    def _moves_between(self, start: int, end: int, mover: int) -> list[Move]:
        found = self._find(start, end, mover)
        assert found is not None
        return found

    def _find(self, key: int, end: int, number: int) -> list[Move] | None:
        """The moves of this pirate and the next ones after which the turn ends like that."""
        if number == CREW_SIZE:
            return [] if self._close(key) == end else None
        shift = number * PIRATE_BITS
        pirate = key >> shift & PIRATE_MASK
        place = pirate & PLACE_MASK
        hoard = key >> HOARD_SHIFT
        bear = key >> BEAR_SHIFT & BEAR_MASK
        outcomes: list[int] = []
        if place != GONE and pirate & STATUS_MASK == 0:
            coin = self.hoards.coins[hoard][place] > 0
            pits = self._pits(key, number)
            outcomes = self.reach.outcomes(place, bear, coin, pits)
        if not outcomes:
            return self._find(key, end, number + 1)
        for outcome in outcomes:
            rest = self._find(self._after(key, shift, place, hoard, outcome), end, number + 1)
            if rest is not None:
                return self.reach.chain(place, bear, coin, pits, outcome, number) + rest
        return None


def _alive(key: i64) -> i64:
    count: i64 = 0
    for number in range(CREW_SIZE):
        if key >> number * PIRATE_BITS & PLACE_MASK != GONE:
            count += 1
    return count
