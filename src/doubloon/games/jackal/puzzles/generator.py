"""Makes cards to order: layouts are drawn until one is proved to be what was asked for. (JK-339)"""

from __future__ import annotations

from typing import Final

from doubloon.core.rng import Rng, rng_from
from doubloon.games.jackal.box.box import BANK, BEAR_DEN, CHEST, Box
from doubloon.games.jackal.box.island import DX, DY
from doubloon.games.jackal.puzzles import grading
from doubloon.games.jackal.puzzles.card import Card
from doubloon.games.jackal.puzzles.position import PuzzleRules
from doubloon.games.jackal.puzzles.reach import FAR, Reach
from doubloon.games.jackal.puzzles.signs import puzzle_kind, sign_of
from doubloon.games.jackal.puzzles.solver import Solution, Solver

FEWEST_TURNS: Final = 4  # JK-339
LEAST_SURVIVORS: Final = 1


class Order:
    """What a grade asks of a layout before it is drawn."""

    def __init__(self, sides: tuple[int, int], coins: tuple[int, int], turns: int, kinds: int, positions: int) -> None:
        self.sides = sides  # shortest and longest
        self.coins = coins
        self.turns = turns  # at most
        self.kinds = kinds  # at least so many must be needed
        self.positions = positions  # at most, for one proof: what is not proved by then is not kept


ORDERS: Final = {
    "easy": Order((4, 4), (1, 2), 4, 2, 100_000),
    "medium": Order((4, 5), (2, 3), 5, 2, 300_000),
    "hard": Order((4, 5), (3, 4), 6, 3, 1_000_000),
    "fiendish": Order((5, 6), (4, 6), 8, 3, 4_000_000),
}


class Made:
    """A card that was kept, with what is known about it."""

    def __init__(self, card: Card, best: Solution, needed: list[int]) -> None:
        self.card = card
        self.best = best
        self.needed = needed
        self.tries = 0  # layouts that were drawn for it


def draws(grade: str, seed: str) -> Rng:
    """What all layouts of a seed are drawn with."""
    return rng_from(f"puzzle {grade} {seed}")


def attempt(rules: PuzzleRules, grade: str, rng: Rng) -> Made | None:
    """Draw the next layout; None if it is not kept."""
    return consider(rules, draw(rules.box, ORDERS[grade], rng), grade)


def consider(rules: PuzzleRules, card: Card, grade: str) -> Made | None:
    """Keep a layout if it is proved to be a good puzzle of the grade."""
    order = ORDERS[grade]
    reach = Reach(rules, card)
    if any(count and reach.haul[place] >= FAR for place, count in enumerate(reach.first_coins())):
        return None  # a coin that can never come home
    best = fewest_turns(Solver(reach, order.positions), rules, order.turns)
    if best is None or best.turns < FEWEST_TURNS or best.ends > grading.MOST_ENDS:
        return None
    card = card.asking(best.turns, best.survivors)
    if not grading.needs_more_than_walking(rules, card, order.positions):
        return None
    needed = grading.needed_kinds(rules, card, order.positions)
    points = grading.points_of(best, sum(reach.first_coins()), len(needed))
    if len(needed) < order.kinds or grading.grade_of(points) != grade:
        return None
    return Made(card, best, needed)


def fewest_turns(solver: Solver, rules: PuzzleRules, most: int) -> Solution | None:
    """The best end in the fewest turns, if it is proved to be that."""
    key = solver.packer.key_of(rules.start(solver.reach.card))
    for turns in range(1, most + 1):
        proof = solver.search(key, 0, turns, LEAST_SURVIVORS)
        if not proof.complete:
            return None
        if proof.best is not None:
            return proof.best
    return None


# Drawing a layout


def draw(box: Box, order: Order, rng: Rng) -> Card:
    """Tiles of the box without replacement, turned at random; bank, den and chests apart from each other."""
    low, high = order.sides
    width = low + rng.below(high - low + 1)
    height = low + rng.below(high - low + 1)
    cells = list(range(width * height))
    rng.shuffle(cells)
    faces = [-1] * len(cells)
    bank = cells.pop()
    faces[bank] = box.tile_named("bank").first_face
    den = _far_from(cells, bank, width)
    faces[den] = box.tile_named("bear_den").first_face
    for chest in _chests(box, order, rng):
        faces[_far_from(cells, bank, width)] = chest
    bag = [
        tile.number
        for tile in box.tiles
        if puzzle_kind(tile.kind) and tile.kind not in (BANK, BEAR_DEN, CHEST)
        for _ in range(sum(tile.copies))
    ]
    rng.shuffle(bag)
    for cell in sorted(cells):
        tile = box.tiles[bag.pop()]
        faces[cell] = tile.first_face + (rng.below(tile.rotations) if tile.rotations > 1 else 0)
    rows = [[sign_of(box, faces[y * width + x]) for x in range(width)] for y in range(height)]
    return Card("made", rows, faces, order.turns, LEAST_SURVIVORS, False)


def _far_from(cells: list[int], bank: int, width: int) -> int:
    """Take a cell that does not neighbour the bank."""
    for place in range(len(cells) - 1, -1, -1):
        cell = cells[place]
        beside = any(
            cell % width == bank % width + DX[way] and cell // width == bank // width + DY[way] for way in range(8)
        )
        if not beside:
            return cells.pop(place)
    return cells.pop()


def _chests(box: Box, order: Order, rng: Rng) -> list[int]:
    """Chests of the box with so many coins together."""
    low, high = order.coins
    coins = low + rng.below(high - low + 1)
    left = [tile.number for tile in box.tiles if tile.kind == CHEST for _ in range(sum(tile.copies))]
    rng.shuffle(left)
    chosen: list[int] = []
    for number in left:
        tile = box.tiles[number]
        if tile.amount <= coins:
            coins -= tile.amount
            chosen.append(tile.first_face)
    return chosen
