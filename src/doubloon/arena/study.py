"""Games to learn from. Now and then two moves are played on to the end, in one world and by the same players.

Where a search would stop and evaluate, both positions are looked at; then it shows how far the difference of their
evaluations missed the difference of the results. That is what is learned, as a sum of traits: which of two moves leads
to more, not what positions are usually worth. Weights learned from the latter told better how games would end and chose
worse moves: who is lucky has more of everything.

Nothing is kept of a game but the sums that least squares need, so any number of games fits into memory, and runs can be
interrupted and taken up again.
"""

from __future__ import annotations

from msgspec import Struct

from doubloon.bots.bot import Bot
from doubloon.bots.make import bot_seed
from doubloon.bots.own import seat_bot
from doubloon.core.chair import Chair
from doubloon.core.move import Move
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.steering import steering_of
from doubloon.registry import find_game

SEATS = 2
ERRING = "deckhand"  # whose move is compared with the teacher's, now and then
ONE_IN = 4


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
    game = find_game(run.game)
    state = game.new(SEATS, seed, game.options([]))
    good = [seat_bot(run.teacher, bot_seed(seed, seat)) for seat in range(SEATS)]
    erring = [seat_bot(ERRING, bot_seed(seed, seat)) for seat in range(SEATS)]
    rng = rng_from(f"study {seed}")
    while deciders := state.deciders():
        seat = deciders[0]
        move = good[seat].choose(Chair(state, seat))
        if rng.below(ONE_IN) == 0:
            other = erring[seat].choose(Chair(state, seat))
            if other is not move:
                _compare(_followed(state, seat, move, good), _followed(state, seat, other, good), sums)
                move = other
        state.play(seat, move)


class Followed:
    """What a move led to: what was to be seen where a search would stop, and how far that missed the end."""

    def __init__(self, phase: int, traits: list[int], missed: float) -> None:
        self.phase = phase
        self.traits = traits
        self.missed = missed


def _followed(before: State, seat: int, move: Move, bots: list[Bot]) -> Followed | None:
    """None where the game is over before a search would stop."""
    steering = steering_of(before.game)
    state = before.clone()
    stage = steering.stage(state)
    left = max(1, steering.rungs[-1].foresight.stages)
    state.play(seat, move)
    seen: Followed | None = None
    while deciders := state.deciders():
        if left and steering.beyond(state, stage):
            stage = steering.stage(state)
            left -= 1
            if left == 0:
                ours, theirs = steering.traits(state, 0), steering.traits(state, 1)
                apart = [one - other for one, other in zip(ours, theirs, strict=True)]
                lead = steering.points(state, 0) - steering.points(state, 1)
                seen = Followed(steering.phase(state), apart, -lead)
        state.play(deciders[0], bots[deciders[0]].choose(Chair(state, deciders[0])))
    if seen is not None:
        scores = state.scores()
        seen.missed += scores[0] - scores[1]
    return seen


def _compare(one: Followed | None, other: Followed | None, sums: Sums) -> None:
    if one is not None and other is not None and one.phase == other.phase:
        traits = [mine - its for mine, its in zip(one.traits, other.traits, strict=True)]
        sums.note(one.phase, traits, one.missed - other.missed)
