"""How the opponent that thinks looks ahead where a position halfway says too little: it plays the round on.

Of all moves the evaluation picks a few. Each of them is tried in the same imagined worlds, in which all seats then play
on, every one for its own good: the best by the evaluation of a handful of moves drawn at random, or of all of them.
Where the next stage begins (`Steering.beyond`), the seat's points are compared with those of its best rival, as they
are then or, where a game asks for less envy, partly as they were before. Half of the tries go to all of the few moves,
the rest to the best two.

Playing on takes longer than an iteration of a tree search, and counts as several. How many, and the other numbers, are
the game's to say (`Foresight`). `docs/opponents.md` tells what was tried.
"""

from __future__ import annotations

from typing import Any, Final

from doubloon.bots.advice import Advice, ranked
from doubloon.bots.signals import hear_signals
from doubloon.core.chair import Chair
from doubloon.core.learned import Learned
from doubloon.core.move import Move
from doubloon.core.rng import Rng, rng_from
from doubloon.core.state import State
from doubloon.core.steering import Foresight, Steering, steering_of

WORLDS: Final = 3  # in which the evaluation picks the moves worth a thought
LONGEST: Final = 400  # moves until a stage must be over


class Try:
    """A move that is thought about, and what came of it."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.hope = 0.0  # by the evaluation alone
        self.visits = 0
        self.lead = 0.0  # over the best rival, of all visits together; below 0 at first if the evaluation likes it less
        self.points = 0.0

    def mean(self) -> float:
        return self.lead / self.visits if self.visits else 0.0


class Outlook:
    """The thoughts of one seat about its next move. `seed` makes the moves of all others equal in equal worlds.

    How far they go is what the game says of searches, unless a `foresight` is given; what was `learned` counts where a
    try ends; `moves` are those to choose from, if not all; `steering` is what it goes by, if not the game's own.
    """

    def __init__(
        self,
        chair: Chair,
        rng: Rng,
        seed: str,
        foresight: Foresight | None = None,
        learned: Learned | None = None,
        moves: list[Move] | None = None,
        steering: Steering[Any] | None = None,
    ) -> None:
        self._chair = chair
        self._steering = steering or steering_of(chair.game)
        self._seat = chair.seat
        self._rng = rng
        self._seed = seed
        self._spread = self._steering.spread
        self._foresight = foresight or self._steering.foresight
        self._learned = learned
        self._envy = self._foresight.envy
        self._rival_now = 0.0
        self._worlds = 0
        self._tries = [Try(move) for move in moves or chair.moves()]

    def advice(self, iterations: int) -> list[Advice]:
        """Every legal move, the best first."""
        budget = max(1, iterations // self._foresight.try_cost)
        few = self._promising()[: max(1, budget // self._foresight.least)]
        if self._foresight.halving:
            self._halve(few, budget)
            return ranked([self._advice(attempt) for attempt in self._tries])
        all_alike = max(1, budget // (2 * len(few)))
        for _ in range(all_alike):
            self._try(few)
        few.sort(key=Try.mean, reverse=True)
        best = few[:2]
        for _ in range((budget - all_alike * len(few)) // len(best)):
            self._try(best)
        return ranked([self._advice(attempt) for attempt in self._tries])

    def _halve(self, few: list[Try], budget: int) -> None:
        """Round by round, each with as many tries as the others, until two moves are left and one is better."""
        rounds = 1
        while len(few) >> rounds > 1:
            rounds += 1
        for _ in range(rounds):
            for _ in range(max(1, budget // (rounds * len(few)))):
                self._try(few)
            few.sort(key=Try.mean, reverse=True)
            few = few[: max(2, len(few) // 2)]

    def _promising(self) -> list[Try]:
        """The moves that the evaluation likes best."""
        worth_a_look = self._tries
        for number in range(WORLDS):
            world = self._chair.imagine(self._rng)
            if number == 0:
                self._envy = self._foresight.envy_among(world.seats)
                self._rival_now = self._best_rival(world)
                if self._foresight.choosy:
                    moves = self._steering.distinct(world, self._seat, [attempt.move for attempt in self._tries])
                    worth_a_look = [attempt for attempt in self._tries if attempt.move in moves]
            for attempt in worth_a_look:
                after = world.clone()
                after.play(self._seat, attempt.move)
                attempt.hope += _hope_after(after, self._steering, self._seat, self._foresight.grudge)
        few = sorted(worth_a_look, key=_hope, reverse=True)[: self._foresight.few]
        for attempt in few:
            attempt.lead = self._foresight.trust * (attempt.hope - few[0].hope) / WORLDS
        return few

    def _try(self, attempts: list[Try]) -> None:
        """Every one of these moves in one more world."""
        hear_signals()
        world = self._chair.imagine(self._rng)
        self._worlds += 1
        for attempt in attempts:
            after = world.clone()
            after.play(self._seat, attempt.move)
            chance = rng_from(f"{self._seed}/{self._worlds}")
            play_on(after, self._steering, self._steering.stage(world), chance, self._foresight)
            points = self._steering.judged(after, self._seat, self._learned)
            attempt.visits += 1
            attempt.points += self._steering.promise(after, self._seat)
            attempt.lead += points - self._envy * self._best_rival(after) - (1.0 - self._envy) * self._rival_now
            if self._foresight.win and after.waiting == 0:
                attempt.lead += self._foresight.win * self._won(after)

    def _won(self, world: State) -> float:
        """This seat's part of the win, when the game is over."""
        outcome = world.outcome()
        assert outcome is not None
        return 1.0 / len(outcome.winners) if self._seat in outcome.winners else 0.0

    def _best_rival(self, world: State) -> float:
        """The points of the best opponent, with a seat or without."""
        against = [self._steering.judged(world, rival, self._learned) for rival in world.rivals(self._seat)]
        unseated = self._steering.unseated(world)
        if unseated is not None:
            against.append(unseated)
        return max(against) if against else 0.0

    def _advice(self, attempt: Try) -> Advice:
        if attempt.visits == 0:
            return Advice(attempt.move, 0, 0.0, 0.0)
        lead = attempt.mean() / (2.0 * self._spread)
        value = 0.5 + 0.5 * lead / (1.0 + abs(lead))
        return Advice(attempt.move, attempt.visits, value, attempt.points / attempt.visits)


def _hope(attempt: Try) -> float:
    return attempt.hope


def _hope_after(world: State, steering: Steering[Any], seat: int, envy: float) -> float:
    """The points of a seat by the evaluation, less what it envies its best rival."""
    points = steering.points(world, seat)
    if envy == 0.0:
        return points
    against = [steering.points(world, rival) for rival in world.rivals(seat)]
    return points - envy * max(against) if against else points


def play_on(world: State, steering: Steering[Any], stage: int, rng: Rng, foresight: Foresight | None = None) -> None:
    """Let all seats play until the stage is over, or as many as are looked ahead, or the game."""
    foresight = foresight or steering.foresight
    left = foresight.stages
    for _ in range(LONGEST * left):
        if world.waiting == 0:
            return
        if steering.beyond(world, stage):
            left -= 1
            if left <= 0:
                return
            stage = steering.stage(world)
        seat = world.deciders()[0]
        offers = world.offers(seat)
        move = offers[0] if len(offers) == 1 else steering.reflex(world, seat)
        if move is None:
            move = _best_of(world, steering, seat, offers, rng, foresight)
        world.play(seat, move)


def _best_of(world: State, steering: Steering[Any], seat: int, offers: list[Move], rng: Rng, how: Foresight) -> Move:
    """The best of a handful; the last one, to pass or to stop where there is such a move, is always among them."""
    if how.choosy:
        offers = steering.distinct(world, seat, offers)
    looked_at = offers
    if len(offers) > how.handful:
        drawn = [offers[rng.below(len(offers))] for _ in range(how.handful)]
        drawn.append(offers[-1])
        looked_at = []
        for move in drawn:
            if move not in looked_at:
                looked_at.append(move)
    best = looked_at[0]
    best_hope = 0.0
    for number, move in enumerate(looked_at):
        after = world.clone()
        after.play(seat, move)
        hope = _hope_after(after, steering, seat, how.spite)
        if number == 0 or hope > best_hope:
            best = move
            best_hope = hope
    return best
