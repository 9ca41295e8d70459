"""The opponent that thinks: information-set Monte-Carlo tree search over imagined worlds.

Each iteration draws a world that fits what the seat knows, walks down it, and values where it ends. Every seat has a
tree of its own, keyed by the moves that this seat has seen: its own, and the others' open ones. Answers to a sealed
question move only the tree of the seat that gave them, so nobody, not even an imagined opponent, acts on what it
cannot know. Chance needs no nodes: the worlds differ, and a move's worth is its mean over them. A move that is legal in
few worlds is compared by how often it could have been chosen (its availability), not by how often all moves were.
Only sums, products, quotients and square roots are taken, which every machine rounds alike: no logarithm, but harmonic
numbers, which grow as it does; no exponential in the value of a lead.

A leaf is valued by the game's own evaluation at once. How many moves lie before it is the game's to say
(`Steering.horizon`); games that say `WHOLE_STAGES` are thought about in another way, which `bots/outlook.py` tells.
`docs/opponents.md` tells what was tried.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from doubloon.bots.advice import Advice, ranked
from doubloon.bots.bot import Bot
from doubloon.bots.outlook import Outlook
from doubloon.bots.signals import hear_signals
from doubloon.core.chair import Chair
from doubloon.core.move import Move
from doubloon.core.rng import Rng, rng_from
from doubloon.core.state import State
from doubloon.core.steering import WHOLE_STAGES, steering_of

EXPLORE: Final = 0.05  # how much a rarely tried move attracts; a point more or less is worth about 0.02
LOOK: Final = 64  # iterations between two looks whether the choice is settled
WIN: Final = 0.7  # at the end of a game, how much winning counts beside the margin


class Node:
    """A seat's knowledge at some point of its tree, with what came of the visits."""

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.value = 0.0
        self.points = 0.0
        self.children: dict[Move, Node] = {}  # own moves, by the move itself: moves are unique objects
        self.seen: dict[tuple[int, int], Node] = {}  # others' open moves, by mover and move


class SearchBot(Bot):
    """Thinks for a fixed number of iterations, so that equal seeds give equal moves on every machine."""

    def __init__(self, seed: str, iterations: int) -> None:
        super().__init__(f"search:{iterations}", seed)
        self.iterations = iterations

    def choose(self, chair: Chair) -> Move:
        """The move most visited; the search ends early once no other can overtake it."""
        moves = chair.moves()
        if len(moves) == 1:
            return moves[0]
        if steering_of(chair.game).horizon == WHOLE_STAGES:
            return self._outlook(chair)[0].move
        search = self._search(chair)
        for done in range(1, self.iterations + 1):
            search.iterate()
            if done % LOOK == 0:
                hear_signals()
                if search.lead() > self.iterations - done:
                    break
        return search.advice()[0].move

    def advise(self, chair: Chair) -> list[Advice]:
        """Every legal move, the best first."""
        if steering_of(chair.game).horizon == WHOLE_STAGES:
            return self._outlook(chair)
        search = self._search(chair)
        for done in range(1, self.iterations + 1):
            search.iterate()
            if done % LOOK == 0:
                hear_signals()
        return search.advice()

    def _outlook(self, chair: Chair) -> list[Advice]:
        return Outlook(chair, rng_from(f"{self.seed}/{chair.ply}"), f"{self.seed}/{chair.ply}").advice(self.iterations)

    def _search(self, chair: Chair) -> Search:
        return Search(chair, rng_from(f"{self.seed}/{chair.ply}"))


class Search:
    """A search in progress for one seat."""

    def __init__(self, chair: Chair, rng: Rng) -> None:
        self._chair = chair
        self._steering = steering_of(chair.game)
        self._seat = chair.seat
        self._rng = rng
        self._moves = chair.moves()
        self._spread = self._steering.spread
        self._horizon = self._steering.horizon
        first = chair.imagine(rng)
        self._seats = first.seats
        self._par = self._steering.points(first, chair.seat)
        self._roots = [Node() for _ in range(self._seats)]

    def iterate(self) -> None:
        """Imagine a world, walk down the trees, value the leaf, and remember it on the way back."""
        world = self._chair.imagine(self._rng)
        at = list(self._roots)
        walked: list[Node] = []
        movers: list[int] = []
        fresh = False
        while world.waiting and not fresh and len(walked) < self._horizon:
            seat = self._seat if world.waiting >> self._seat & 1 else world.deciders()[0]
            offers = world.offers(seat)
            node = at[seat]
            move = self._select(node, offers)
            child = node.children.get(move)
            if child is None:
                child = Node()
                child.available = 1
                node.children[move] = child
                fresh = seat == self._seat
            sealed = world.sealed
            world.play(seat, move)
            walked.append(child)
            movers.append(seat)
            at[seat] = child
            if not sealed:
                self._follow(at, seat, move)
        self._remember(world, walked, movers)

    def _select(self, node: Node, offers: list[Move]) -> Move:
        """An untried move if there is one, else the one with the best upper confidence bound."""
        if len(offers) == 1:
            return offers[0]
        children = node.children
        untried = 0
        best = offers[0]
        best_bound = -1.0
        for move in offers:
            child = children.get(move)
            if child is None:
                untried += 1
                continue
            child.available += 1
            bound = child.value / child.visits + EXPLORE * sqrt(harmonic(child.available) / child.visits)
            if bound > best_bound:
                best = move
                best_bound = bound
        if untried:
            skip = self._rng.below(untried)
            for move in offers:
                if move not in children:
                    if skip == 0:
                        return move
                    skip -= 1
        return best

    def _follow(self, at: list[Node], mover: int, move: Move) -> None:
        """The other seats have seen an open move."""
        for seat in range(self._seats):
            if seat != mover:
                child = at[seat].seen.get((mover, move.id))
                if child is None:
                    child = Node()
                    at[seat].seen[mover, move.id] = child
                at[seat] = child

    def _remember(self, world: State, walked: list[Node], movers: list[int]) -> None:
        hopes = [self._steering.points(world, seat) for seat in range(self._seats)]
        winners: list[int] = []
        if world.waiting == 0:
            outcome = world.outcome()
            assert outcome is not None
            winners = outcome.winners
        values = [self._value(world, seat, hopes, winners) for seat in range(self._seats)]
        for number, node in enumerate(walked):
            seat = movers[number]
            node.visits += 1
            node.value += values[seat]
            node.points += hopes[seat]

    def _value(self, world: State, seat: int, hopes: list[float], winners: list[int]) -> float:
        """How good a leaf is for a seat, from 0 to 1: its lead over the best rival, and at the game's end the win."""
        against = [hopes[rival] for rival in world.rivals(seat)]
        unseated = self._steering.unseated(world)
        if unseated is not None:
            against.append(unseated)
        best = max(against) if against else self._par
        lead = (hopes[seat] - best) / (2.0 * self._spread)
        value = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        if against and world.waiting == 0:
            won = 1.0 / len(winners) if seat in winners else 0.0
            value = WIN * won + (1.0 - WIN) * value
        return value

    def lead(self) -> int:
        """How many visits the best move is ahead of the next."""
        first = second = 0
        for node in self._roots[self._seat].children.values():
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        return first - second

    def advice(self) -> list[Advice]:
        found: list[Advice] = []
        for move in self._moves:
            node = self._roots[self._seat].children.get(move)
            if node is None or node.visits == 0:
                found.append(Advice(move, 0, 0.0, 0.0))
            else:
                found.append(Advice(move, node.visits, node.value / node.visits, node.points / node.visits))
        return ranked(found)


_harmonic = [0.0]


def harmonic(n: int) -> float:
    """1 + 1/2 + … + 1/n."""
    while len(_harmonic) <= n:
        _harmonic.append(_harmonic[-1] + 1.0 / len(_harmonic))
    return _harmonic[n]
