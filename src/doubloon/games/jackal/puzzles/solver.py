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
from doubloon.games.jackal.box.box import CREW_SIZE
from doubloon.games.jackal.puzzles.card import NO_LIMIT
from doubloon.games.jackal.puzzles.hoard import HOPELESS
from doubloon.games.jackal.puzzles.packed import BEAR_MASK, BEAR_SHIFT, HOARD_SHIFT, Packer, alive_in
from doubloon.games.jackal.puzzles.position import PuzzleState
from doubloon.games.jackal.puzzles.reach import GONE, PIRATE_BITS, PLACE_MASK, Reach

ENDLESS: Final = 1 << 30
DEEPEST: Final = 12  # turns; beyond, one search without a limit costs less than many with one
MOST_POSITIONS: Final = 30_000_000


class Solution:
    """A way to solve the card: with how many survivors, in how many turns from now."""

    def __init__(self, survivors: int, turns: int, ends: int, line: list[list[Move]]) -> None:
        self.survivors = survivors
        self.turns = turns
        self.ends = ends  # different last positions of this worth
        self.line = line  # by turn


class Proof:
    """What a search has shown. `complete`: everything was looked at that could matter."""

    def __init__(self) -> None:
        self.best: Solution | None = None  # most survivors, then fewest turns (JK-337)
        self.fastest: Solution | None = None  # fewest turns, then most survivors
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
        self.packer = Packer(reach)
        self.most_positions = most_positions
        self.generated: i64 = 0
        self._cut = False
        self._gave_up = False

    def prove(self, state: PuzzleState) -> Proof:
        """The best from this position on, within the card's limits. The position must not be in the middle of a move.

        First the fewest turns, by searches with a growing limit; then whether more can survive if it takes longer.
        """
        card = state.card
        limit = ENDLESS if card.max_turns == NO_LIMIT else card.max_turns - state.turns
        key, mover, least = self.packer.key_of(state), max(0, state.pirate()), card.min_survivors
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
        self._cut = self._gave_up = False
        parents: dict[int, int] = {key: -1}
        edge = [key]
        turn = 0
        while edge and turn < limit:
            turn += 1
            edge, wins = self._turn(edge, mover if turn == 1 else 0, limit - turn, least, parents)
            for survivors in range(CREW_SIZE, least - 1, -1):
                ends = [end for end in wins if alive_in(end) == survivors]
                if ends:
                    proof.best = Solution(survivors, turn, len(ends), line_to(self.packer, parents, min(ends), mover))
                    if proof.fastest is None:
                        proof.fastest = proof.best
                    least = survivors + 1
                    break
            if self._gave_up:
                proof.complete = least > CREW_SIZE  # nothing better than all alive, and no earlier turn was left out
            if self._gave_up or least > CREW_SIZE:
                break
            if wins:
                edge = [position for position in edge if alive_in(position) >= least]
        proof.cut = self._cut or (bool(edge) and least <= CREW_SIZE)
        proof.positions = self.generated
        return proof

    def _turn(
        self, edge: list[int], mover: int, turns_left: int, least: int, parents: dict[int, int]
    ) -> tuple[list[int], list[int]]:
        """One turn of every position: those that are new at its end, and those in which all gold is home."""
        packer = self.packer
        level: dict[int, int] = {start: start for start in edge}
        for number in range(mover, CREW_SIZE):
            level = self._moves(level, number, turns_left, least)
        after: list[int] = []
        wins: list[int] = []
        for end, start in level.items():
            position = packer.close(end)
            if position in parents or alive_in(position) < least or not self._may_do(position, 0, turns_left):
                continue
            parents[position] = start
            if packer.hoards.left[position >> HOARD_SHIFT] == 0:
                wins.append(position)
            else:
                after.append(position)
        return after, wins

    def _moves(self, level: dict[int, int], number: i64, turns_left: int, least: i64) -> dict[int, int]:
        """Every position after one pirate's move, each once, with the position in which the turn began."""
        packer = self.packer
        found: dict[int, int] = {}
        for here, start in level.items():
            if self.generated > self.most_positions:
                self._gave_up = True
                break
            outcomes = packer.outcomes(here, number)
            if not outcomes:
                self.generated += 1
                found[here] = start
                continue
            self.generated += len(outcomes)
            for outcome in outcomes:
                after = packer.after(here, number, outcome)
                if after in found or (outcome & PLACE_MASK == GONE and alive_in(after) < least):
                    continue
                if self._may_do(after, number + 1, turns_left):
                    found[after] = start
        return found

    def _may_do(self, key: i64, mover: i64, turns_left: int) -> bool:
        """Can the moves that are left bring the gold home, even if the bear slept? (A lower bound, never too high.)"""
        hoards = self.packer.hoards
        hoard: i64 = key >> HOARD_SHIFT
        hauls: i64 = hoards.hauls[hoard]
        if hauls == 0:
            return True
        if hauls >= HOPELESS:
            return False
        if turns_left >= ENDLESS // 2:
            return True
        nearest = hoards.nearest[hoard]
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
        # Until a pirate stands on a coin nobody moves one: those turns are lost for all.
        for number in range(CREW_SIZE):
            if key >> number * PIRATE_BITS & PLACE_MASK != GONE:
                own = turns if number < mover or mover == 0 else turns + 1
                lost = soonest if mover == 0 or number >= mover else soonest - 1
                if own > lost:
                    moves += own - (lost if lost > 0 else 0)
        trips: i64 = hoards.left[hoard] - alive
        if trips > 0:
            hauls += trips  # who has brought one home comes back to a coin first
        if hauls > moves:
            self._cut = True
            return False
        return True


# The moves of a solution, found again from the positions that a search went through


def line_to(packer: Packer, parents: dict[int, int], end: int, mover: int) -> list[list[Move]]:
    """The moves that lead to an end, turn by turn; in the first turn this pirate moves next."""
    path = [end]
    while parents[path[-1]] != -1:
        path.append(parents[path[-1]])
    path.reverse()
    line: list[list[Move]] = []
    for turn in range(len(path) - 1):
        moves = _moves_to(packer, path[turn], path[turn + 1], mover if turn == 0 else 0)
        assert moves is not None, "a position has no parent"
        line.append(moves)
    return line


def _moves_to(packer: Packer, key: int, end: int, number: int) -> list[Move] | None:
    """The moves of this pirate and the next ones after which the turn ends like that."""
    if number == CREW_SIZE:
        return [] if packer.close(key) == end else None
    outcomes = packer.outcomes(key, number)
    if not outcomes:
        return _moves_to(packer, key, end, number + 1)
    for outcome in outcomes:
        rest = _moves_to(packer, packer.after(key, number, outcome), end, number + 1)
        if rest is not None:
            place = key >> number * PIRATE_BITS & PLACE_MASK
            coin = packer.hoards.coins[key >> HOARD_SHIFT][place] > 0
            bear = key >> BEAR_SHIFT & BEAR_MASK
            return packer.reach.chain(place, bear, coin, packer.pits(key, number), outcome, number) + rest
    return None
