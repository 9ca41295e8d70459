# interpreted: what commands ask for, nothing hot
"""All about puzzles in one place: the cards of the shelf and of files, proofs, hints, new cards."""

from __future__ import annotations

from functools import cache
from os.path import exists
from pathlib import Path
from typing import Any

from doubloon.core.move import Move
from doubloon.core.rng import check_seed
from doubloon.core.showing import Showing
from doubloon.core.shown import Said
from doubloon.games.jackal.box.box import DIRECTIONS, KINDS, Box, Tile
from doubloon.games.jackal.puzzles import generator
from doubloon.games.jackal.puzzles.card import Card
from doubloon.games.jackal.puzzles.coding import card_of, code_of
from doubloon.games.jackal.puzzles.grading import GRADES, needed_kinds
from doubloon.games.jackal.puzzles.position import PLAYER, SOLVED, PuzzleRules, PuzzleState
from doubloon.games.jackal.puzzles.reach import Reach
from doubloon.games.jackal.puzzles.reading import BadPuzzle, parse_puzzle, puzzle_text, read_puzzle
from doubloon.games.jackal.puzzles.showing import PuzzleShowing, step_words
from doubloon.games.jackal.puzzles.signs import puzzle_kind, sign_of
from doubloon.games.jackal.puzzles.solver import MOST_POSITIONS, Proof, Solver

SHELF = Path(__file__).parent / "shelf"


class NoPuzzle(BadPuzzle):
    """No card is called so, or none was found."""


class Face:
    """A tile as it may lie on a card: its sign, what is drawn, and how many of its type the box has."""

    def __init__(self, box: Box, tile: Tile, face: int) -> None:
        self.sign = sign_of(box, face)
        self.tile = tile.id
        self.kind = KINDS[tile.kind]
        self.directions = [DIRECTIONS[way] for way in box.faces.directions[face]]
        self.amount = tile.amount
        self.copies = sum(tile.copies)


class PuzzleBook:
    """Cards by name, and whatever can be done with one."""

    def __init__(self) -> None:
        self.rules = PuzzleRules()
        self.showing: Showing[Any] = PuzzleShowing()
        self.grades = list(GRADES)

    def ids(self) -> list[str]:
        """The shipped cards, the easiest first: files are numbered in this order."""
        return [path.stem.partition("_")[2] for path in _files()]

    def card(self, name: str) -> Card:
        """A shipped card, or the one in a file."""
        for path in _files():
            if path.stem.partition("_")[2] == name:
                return read_puzzle(path, self.rules.box)
        path = Path(name)
        if path.suffix or exists(path):  # no name is too long for it to answer
            return read_puzzle(path, self.rules.box)
        raise NoPuzzle(f"there is no puzzle {name[:40]!r}; there are {', '.join(self.ids())}, or name a file")

    def read(self, text: str) -> Card:
        """The card that somebody has written."""
        return parse_puzzle(text, self.rules.box, "the card")

    def code(self, card: Card) -> str:
        """The card as one word of an address."""
        return code_of(card)

    def coded(self, code: str) -> Card:
        return card_of(code, self.rules.box)

    def faces(self) -> list[Face]:
        """All that may lie on a card, each way it can be turned once."""
        box = self.rules.box
        found: dict[str, Face] = {}
        for tile in box.tiles:
            if puzzle_kind(tile.kind):
                for face in range(tile.first_face, tile.first_face + tile.rotations):
                    found.setdefault(sign_of(box, face), Face(box, tile, face))
        return list(found.values())

    def start(self, card: Card) -> PuzzleState:
        """The first position, with events told."""
        return self.rules.start(card, listen=True)

    def after(self, card: Card, moves: list[int]) -> PuzzleState:
        """The position after moves by their ids; one that is not legal is refused."""
        state = self.rules.start(card)
        for id in moves:
            state.play(PLAYER, self.rules.moveset[id])
        return state

    def solver(self, card: Card, most_positions: int = MOST_POSITIONS) -> Solver:
        return Solver(Reach(self.rules, card), most_positions)

    def prove(self, card: Card, most_positions: int = MOST_POSITIONS) -> Proof:
        return self.solver(card, most_positions).prove(self.rules.start(card))

    def needs(self, card: Card, most_positions: int = MOST_POSITIONS) -> list[str]:
        """The kinds of tiles that every solution enters."""
        return self.kind_names(needed_kinds(self.rules, card, most_positions))

    def kind_names(self, kinds: list[int]) -> list[str]:
        return [KINDS[kind] for kind in kinds]

    def make(self, grade: str, seed: str, tries: int) -> generator.Made:
        """The first card of this grade that the seed leads to. The loop is here: Ctrl-C cannot stop machine code."""
        rng = generator.draws(grade, check_seed(seed))
        for number in range(1, tries + 1):
            made = generator.attempt(self.rules, grade, rng)
            if made is not None:
                made.tries = number
                made.card.notes = {"grade": grade, "seed": seed}
                return made
        raise NoPuzzle(f"none of {tries} layouts is of the grade {grade}; take another --seed or more --tries")

    def hint(self, solver: Solver, state: PuzzleState) -> tuple[Move | None, Proof]:
        """The best move now, or None if the puzzle cannot be solved from here; and the proof of that."""
        if not state.on_the_way():
            proof = solver.prove(state)
            return (proof.best.line[0][0] if proof.best else None), proof
        best: tuple[Move | None, Proof] = (None, Proof())
        best_worth = (-1, 0)
        for move in state.moves(PLAYER):
            for after in ends_of_move(state, move):
                proof, worth = _worth(solver, after)
                if worth > best_worth:
                    best, best_worth = (move, proof), worth
        return best

    def step(self, state: PuzzleState, move: Move) -> Said:
        """What a move does, in words."""
        return step_words(state, move)

    def text(self, card: Card) -> str:
        return puzzle_text(card)


def ends_of_move(state: PuzzleState, move: Move) -> list[PuzzleState]:
    """Every position to which a move can lead when its choices on the way are made."""
    after = state.clone()
    after.play(PLAYER, move)
    if not after.on_the_way():
        return [after]
    return [end for exit in after.moves(PLAYER) for end in ends_of_move(after, exit)]


def _worth(solver: Solver, state: PuzzleState) -> tuple[Proof, tuple[int, int]]:
    """Survivors, then fewer turns; below everything if it cannot be solved. (JK-337)"""
    if state.over():
        solved = state.ending == SOLVED
        return Proof(), ((state.survivors(), -state.turns) if solved else (-1, 0))
    proof = solver.prove(state)
    best = proof.best
    return proof, ((best.survivors, -state.turns - best.turns) if best else (-1, 0))


def _files() -> list[Path]:
    return sorted(SHELF.glob("*.txt"))


@cache
def puzzle_book() -> PuzzleBook:
    return PuzzleBook()
