"""The moves of a solution, found again from the positions that a search went through."""

from __future__ import annotations

from doubloon.core.move import Move
from doubloon.games.jackal.box import CREW_SIZE
from doubloon.games.jackal.puzzles.packed import BEAR_MASK, BEAR_SHIFT, HOARD_SHIFT, Packer
from doubloon.games.jackal.puzzles.reach import PIRATE_BITS, PLACE_MASK


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
