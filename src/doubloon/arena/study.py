"""Games to learn from. Now and then the most promising moves are played on to the end, in some worlds and all alike.

Where a search would stop and evaluate, all positions are looked at; then it shows how far the difference of two
evaluations missed the difference of the results. That is what is learned, as a sum of traits: which of two moves leads
to more, not what positions are usually worth. Weights learned from the latter told better how games would end and chose
worse moves: who is lucky has more of everything.

Nothing is kept of a game but the sums that least squares need, so any number of games fits into memory, and runs can be
interrupted and taken up again.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from msgspec import Struct

from doubloon.bots.make import bot_seed
from doubloon.bots.outlook import play_on
from doubloon.bots.own import seat_bot
from doubloon.bots.simple import hopes_of
from doubloon.core.chair import Chair
from doubloon.core.move import Move
from doubloon.core.rng import Rng, rng_from
from doubloon.core.state import State
from doubloon.core.steering import ALL_MOVES, Foresight, Steering, steering_of
from doubloon.registry import find_game

SEATS = 2
ONE_IN = 16  # choices of a game that are studied
MOVES = 4  # the most promising ones, which are compared
WORLDS = 4  # in which they are
TO_THE_END = Foresight(handful=ALL_MOVES, stages=400)  # the game that is not over by then teaches nothing


class Sums(Struct):
    """What least squares need of some positions: products of traits with each other and with what is missed."""

    count: int
    missed: float  # squares of what the evaluation misses
    products: list[list[float]]  # by phase, the upper triangle row by row
    targets: list[list[float]]  # by phase and trait

    def add(self, other: Sums) -> None:
        self.count += other.count
        self.missed += other.missed
        for mine, its in zip(self.products + self.targets, other.products + other.targets, strict=True):
            for place, value in enumerate(its):
                mine[place] += value

    def note(self, phase: int, traits: list[int], missed: float) -> None:
        """One position."""
        self.count += 1
        self.missed += missed * missed
        products, targets = self.products[phase], self.targets[phase]
        size = len(traits)
        start = 0
        for row, trait in enumerate(traits):
            if trait:
                targets[row] += trait * missed
                for column in range(row, size):
                    products[start + column - row] += trait * traits[column]
            start += size - row


def no_sums(phases: int, traits: int) -> Sums:
    triangle = traits * (traits + 1) // 2
    return Sums(0, 0.0, [[0.0] * triangle for _ in range(phases)], [[0.0] * traits for _ in range(phases)])


class Run(Struct, frozen=True):
    """Some games of a study."""

    game: str
    teacher: str
    seed: str
    first: int
    games: int


def study(run: Run) -> Sums:
    """What a run of games teaches."""
    steering = steering_of(find_game(run.game))
    sums = no_sums(steering.phases, len(steering.trait_names))
    for number in range(run.first, run.first + run.games):
        _study_game(run, f"{run.seed}/{number}", sums)
    return sums


def _study_game(run: Run, seed: str, sums: Sums) -> None:
    """A move that was studied is played, whichever it is: so that games differ, and worse positions are seen too."""
    game = find_game(run.game)
    state = game.new(SEATS, seed, game.options([]))
    bots = [seat_bot(run.teacher, bot_seed(seed, seat)) for seat in range(SEATS)]
    rng = rng_from(f"study {seed}")
    while deciders := state.deciders():
        seat = deciders[0]
        chair = Chair(state, seat)
        if len(chair.moves()) > 1 and rng.below(ONE_IN) == 0:
            moves = _promising(chair, rng)
            for _ in range(WORLDS):
                _compare(chair.imagine(rng), seat, moves, sums)
            state.play(seat, moves[rng.below(len(moves))])
        else:
            state.play(seat, bots[seat].choose(chair))


def _promising(chair: Chair, rng: Rng) -> list[Move]:
    """The moves that the evaluation likes best."""
    moves = chair.moves()
    hopes = hopes_of(chair, rng)
    return [moves[place] for place in sorted(range(len(moves)), key=lambda place: -hopes[place])[:MOVES]]


class Followed:
    """What a move led to: what was to be seen where a search would stop, and how far that missed the end."""

    def __init__(self, phase: int, traits: list[int], missed: float) -> None:
        self.phase = phase
        self.traits = traits
        self.missed = missed


def _compare(world: State, seat: int, moves: list[Move], sums: Sums) -> None:
    """Every two of these moves in one world."""
    top = steering_of(world.game).rungs[-1]
    steering = top.steering or steering_of(world.game)
    ahead = Foresight(handful=ALL_MOVES, stages=top.foresight.stages)
    followed = [_followed(steering, ahead, world, seat, move) for move in moves]
    for one, other in combinations([found for found in followed if found is not None], 2):
        if one.phase == other.phase:
            traits = [mine - its for mine, its in zip(one.traits, other.traits, strict=True)]
            sums.note(one.phase, traits, one.missed - other.missed)


def _followed(steering: Steering[Any], ahead: Foresight, world: State, seat: int, move: Move) -> Followed | None:
    """None where the game is over before a search would stop, or not in time."""
    state = world.clone()
    state.play(seat, move)
    chance = rng_from("study")  # nobody draws from it who looks at all moves
    play_on(state, steering, steering.stage(world), chance, ahead)
    if state.over():
        return None
    rival = SEATS - 1 - seat
    own, its = steering.traits(state, seat), steering.traits(state, rival)
    apart = [mine - theirs for mine, theirs in zip(own, its, strict=True)]
    seen = Followed(steering.phase(state), apart, steering.points(state, rival) - steering.points(state, seat))
    play_on(state, steering, steering.stage(state), chance, TO_THE_END)
    if not state.over():
        return None
    scores = state.scores()
    seen.missed += scores[seat] - scores[rival]
    return seen
