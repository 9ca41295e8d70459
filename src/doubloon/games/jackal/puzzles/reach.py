"""What a pirate's move can come to, and what the bear does, learned by playing and remembered.

In a puzzle nobody stands in anybody's way, so what a pirate can do depends on his place, on whether a coin lies there,
on the bear, and on which pits hold a friend. Whatever else there is to know about a move, the engine's own position
after it tells. `tests/games/jackal_puzzles` proves that nothing is missing, by playing without these tables.

A *place* is a cell, or a space of a labyrinth. A pirate is a byte: his place and how he is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from doubloon.core.move import Move
from doubloon.games.jackal.box.box import CREW_SIZE, PIT
from doubloon.games.jackal.moves import BY_COINS
from doubloon.games.jackal.puzzles.card import Card, chest_coins, spaces_of
from doubloon.games.jackal.puzzles.position import CREW, MOVES, PLAYER, PuzzleRules, PuzzleState, place_bear
from doubloon.games.jackal.rules import bear as bears
from doubloon.games.jackal.rules.actions import Step
from doubloon.games.jackal.rules.crew import SPACE_BITS, SPACE_MASK, FigureAction
from doubloon.games.jackal.rules.fighting import lay_coins, put
from doubloon.games.jackal.rules.labyrinths import Advance

PLACES: Final = 64
GONE: Final = 63  # the place of the dead
PLACE_MASK: Final = 63
ABLE: Final = 0 << 6
TRAPPED: Final = 1 << 6
MISSES: Final = 2 << 6  # drunk: misses the present turn
DRUNK: Final = 3 << 6  # drunk: will miss the next turn
STATUS_MASK: Final = 3 << 6
PIRATE_BITS: Final = 8
PIRATE_MASK: Final = 255
# An outcome is what the pirate is afterwards, and these.
WITH_COIN: Final = 1 << 8
FREES: Final = 1 << 9  # the friends in the pit that he entered
NOWHERE: Final = 62  # the bear's cell if there is no bear
FAR: Final = 999


class Reach:
    """The tables of one card."""

    def __init__(self, rules: PuzzleRules, card: Card) -> None:
        self.rules = rules
        self.card = card
        self.blank = rules.table_for(card)
        self.cell: list[int] = []  # by place
        self.space: list[int] = []
        self.first: list[int] = []  # by cell: its first place
        for cell, face in enumerate(card.faces):
            self.first.append(len(self.cell))
            spaces = spaces_of(rules.box, face)
            for space in range(1, spaces + 1) if spaces else range(1):
                self.cell.append(cell)
                self.space.append(space)
        self.places = len(self.cell)
        self.bank = self.first[self.blank.bank]
        kinds = rules.box.faces.kind
        self.pits: list[int] = [self.first[cell] for cell, face in enumerate(card.faces) if kinds[face] == PIT]
        self._outcomes: list[list[int] | None] = [None] * (PLACES * PLACES * 2 << len(self.pits))
        self._chains: dict[int, list[list[Move]]] = {}
        self._prowls: dict[int, int] = {}
        self.walk = self._walks()  # by place * PLACES + place: fewest moves without a coin, if there were no bear
        self.haul = self._hauls()  # by place: fewest moves that bring a coin to the bank, if there were no bear

    # Between positions and numbers

    def place_of(self, cell: int, space: int) -> int:
        return self.first[cell] + (space - 1 if space else 0)

    def pirate_of(self, state: PuzzleState, number: int) -> int:
        """The byte of a pirate."""
        cell = state.where[number]
        if cell < 0:
            return GONE
        place = self.place_of(cell, state.space[number])
        if state.trapped >> number & 1:
            return place | TRAPPED
        delay = state.delay[number]
        return place | (ABLE if delay == 0 else MISSES if delay == 1 else DRUNK)

    def coins_of(self, state: PuzzleState) -> list[int]:
        """By place: the coins there."""
        return [
            state.coins[self.cell[place]] >> SPACE_BITS * self.space[place] & SPACE_MASK for place in range(self.places)
        ]

    def first_coins(self) -> list[int]:
        coins = chest_coins(self.card, self.rules.box)
        return [coins[self.cell[place]] for place in range(self.places)]

    # Moves

    def outcomes(self, place: i64, bear: i64, coin: bool, pits: i64) -> list[int]:
        """All that a pirate's move from here can come to; none if he cannot move."""
        at = ((pits * 2 + (1 if coin else 0)) * PLACES + bear) * PLACES + place
        known = self._outcomes[at]
        if known is None:
            known = self._learn(place, bear, coin, pits, at)
        return known

    def chain(self, place: int, bear: int, coin: bool, pits: int, outcome: int, number: int) -> list[Move]:
        """The moves of the pirate with this number that lead to an outcome."""
        known = self.outcomes(place, bear, coin, pits)
        at = ((pits * 2 + (1 if coin else 0)) * PLACES + bear) * PLACES + place
        chain = self._chains[at][known.index(outcome)]
        return [self._by(move, number) for move in chain]

    def _by(self, move: Move, number: int) -> Move:
        """The same move by another pirate."""
        moves = self.rules.box.moves
        if isinstance(move, Step):
            return moves.steps[number * BY_COINS + move.coins][move.place]
        if isinstance(move, Advance):
            return moves.advances[move.spaces - 1][number * BY_COINS + move.coins]
        return move

    def _bench(self, place: int, bear: int, coin: bool, pits: int) -> PuzzleState:
        """White at a place and asked to move; friends in these pits."""
        state = self.blank.clone()
        put(state, 0, self.cell[place])
        state.space[0] = self.space[place]
        if coin:
            lay_coins(state, self.cell[place], self.space[place], 1)
            state.gold = state.laid = 1
        if bear != NOWHERE:
            place_bear(state, bear)
        friend = 0
        for number, pit in enumerate(self.pits):
            if pits >> number & 1:
                friend += 1
                put(state, friend, self.cell[pit])
                state.trapped |= 1 << friend
        state.agenda.append(MOVES[0])
        state._settle()
        return state

    def _learn(self, place: int, bear: int, coin: bool, pits: int, at: int) -> list[int]:
        found: list[int] = []
        chains: list[list[Move]] = []
        self._play_on(self._bench(place, bear, coin, pits), [], found, chains)
        self._outcomes[at] = found
        self._chains[at] = chains
        return found

    def _play_on(self, state: PuzzleState, chain: list[Move], found: list[int], chains: list[list[Move]]) -> None:
        for move in state.offers(PLAYER):
            after = state.clone()
            after.play(PLAYER, move)
            so_far = [*chain, move]
            if after.on_the_way():
                self._play_on(after, so_far, found, chains)
                continue
            outcome = self._read(after, so_far[0])
            if outcome not in found:
                found.append(outcome)
                chains.append(so_far)

    def _read(self, after: PuzzleState, first: Move) -> int:
        outcome = self.pirate_of(after, 0)
        if isinstance(first, FigureAction) and first.coins:
            outcome |= WITH_COIN
        for friend in range(1, CREW_SIZE):
            if after.where[friend] >= 0 and after.trapped >> friend & 1 == 0:
                outcome |= FREES
        return outcome

    # The bear

    def prowl(self, bear: i64, one: i64, two: i64, three: i64) -> int:
        """Where the bear goes, and in bits above 8 which pirates it leaves alive, for pirates at these places."""
        key = ((bear * PLACES + one) * PLACES + two) * PLACES + three
        known = self._prowls.get(key, -1)
        if known < 0:
            known = self._learn_prowl(bear, [one, two, three])
            self._prowls[key] = known
        return known

    def _learn_prowl(self, bear: int, places: list[int]) -> int:
        state = self.blank.clone()
        for number, place in enumerate(places):
            if place != GONE:
                put(state, number, self.cell[place])
                state.space[number] = self.space[place]
        place_bear(state, bear)
        bears.end_of_turn(state, CREW)
        alive = 0
        for number in range(CREW_SIZE):
            if state.where[number] >= 0:
                alive |= 1 << number
        return state.bear | alive << PIRATE_BITS

    # Least distances

    def _walks(self) -> list[int]:
        table = [FAR] * (PLACES * PLACES)
        for start in range(self.places):
            table[start * PLACES + start] = 0
            edge = [start]
            for place in edge:
                far = table[start * PLACES + place] + 1
                for outcome in self.outcomes(place, NOWHERE, False, 0):
                    there = outcome & PLACE_MASK
                    if there != GONE and table[start * PLACES + there] == FAR:
                        table[start * PLACES + there] = far
                        edge.append(there)
        return table

    def _hauls(self) -> list[int]:
        table = [FAR] * PLACES
        table[self.bank] = 0
        changed = True
        while changed:
            changed = False
            for place in range(self.places):
                for outcome in self.outcomes(place, NOWHERE, True, 0):
                    if outcome & WITH_COIN and table[outcome & PLACE_MASK] + 1 < table[place]:
                        table[place] = table[outcome & PLACE_MASK] + 1
                        changed = True
        return table
