"""How hard a proved card is: what its solutions cannot do without, and a grade. (JK-339)

That a kind of tile is *needed* is proved, too: with cannibals in its place the card cannot be solved any more, so every
solution enters a tile of that kind. (A cannibal stops who enters, and the bear does not mind it.)
"""

from __future__ import annotations

from typing import Final

from doubloon.games.jackal.box.box import CANNIBAL, FORTRESS, JUNGLE, Box
from doubloon.games.jackal.puzzles.card import Card, plain_kind
from doubloon.games.jackal.puzzles.position import PuzzleRules
from doubloon.games.jackal.puzzles.reach import Reach
from doubloon.games.jackal.puzzles.solver import Proof, Solution, Solver

GRADES: Final = ["easy", "medium", "hard", "fiendish"]
POINTS: Final = [0, 8, 11, 15]  # from how many points on each grade is given
MOST_ENDS: Final = 100


def solver_for(rules: PuzzleRules, card: Card, most_positions: int) -> Solver:
    return Solver(Reach(rules, card), most_positions)


def prove(rules: PuzzleRules, card: Card, most_positions: int) -> Proof:
    """The proof of a card from its start."""
    return solver_for(rules, card, most_positions).prove(rules.start(card))


def special_kinds(card: Card, box: Box) -> list[int]:
    """The kinds of tiles that do something to who enters, in the order of their numbers."""
    kinds: list[int] = []
    for face in card.faces:
        kind = box.faces.kind[face]
        if kind not in kinds and not plain_kind(kind) and kind not in (CANNIBAL, JUNGLE, FORTRESS):
            kinds.append(kind)
    kinds.sort()
    return kinds


def without(card: Card, box: Box, kinds: list[int]) -> Card:
    """The card with cannibals instead of all tiles of these kinds."""
    cannibal = box.tile_named("cannibal").first_face
    return card.with_faces([cannibal if box.faces.kind[face] in kinds else face for face in card.faces])


def needed_kinds(rules: PuzzleRules, card: Card, most_positions: int) -> list[int]:
    """The kinds without which the card is proved unsolvable."""
    return [
        kind
        for kind in special_kinds(card, rules.box)
        if prove(rules, without(card, rules.box, [kind]), most_positions).unsolvable()
    ]


def needs_more_than_walking(rules: PuzzleRules, card: Card, most_positions: int) -> bool:
    """Is it proved that walking over plain land, jungle and fortresses does not solve the card?"""
    walked = without(card, rules.box, special_kinds(card, rules.box))
    return prove(rules, walked, most_positions).unsolvable()


def points_of(best: Solution, coins: int, needed: int) -> int:
    """Turns to foresee, gold to bring home, tricks to find, and how narrow the way is."""
    narrow = 2 if best.ends <= 3 else 1 if best.ends <= 20 else 0
    return 2 * (best.turns - 4) + coins + needed + narrow


def grade_of(points: int) -> str:
    grade = GRADES[0]
    for place in range(len(GRADES)):
        if points >= POINTS[place]:
            grade = GRADES[place]
    return grade
