"""A way on when a game drags on: the shortest of a crew's own plans that turns a tile over or brings a coin home.

Evaluations compare single moves, so from each of two places the way can seem shorter by the other, and nobody sails
away from a bear that waits by the boat. A plan counts true turns: it is played with the rules themselves in an imagined
world where the others stand still and the bear does what it must. One figure acts, the boat may carry it first. After
its first move what is left of a plan is a plan that is shorter by a turn, so whoever keeps to plans gets there.

Nothing is planned with that nobody knows: the first tile that is turned over ends a plan.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.move import Move
from doubloon.games.jackal.box.box import CREW_SIZE, MISSIONARY_FIGURE
from doubloon.games.jackal.moves import Act
from doubloon.games.jackal.rules.actions import Resurrect
from doubloon.games.jackal.rules.boats import Sail
from doubloon.games.jackal.rules.bottles import Arm, BottleUse, UseBottles
from doubloon.games.jackal.rules.choosing import ChooseExit
from doubloon.games.jackal.rules.crew import ABOARD, BEAR, DEAD, NO_BEAR, coins_at, member
from doubloon.games.jackal.rules.turns import TakeAction
from doubloon.games.jackal.steering.manners import shuns

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

ANYBODY: Final = -1  # nobody of the crew has acted yet
MOST_TRIES: Final = 8_000  # moves that are tried for one plan


def next_of_plan(world: JackalState, seat: int) -> Move | None:
    """The first move of the shortest plan, or None if there is none in reach.

    First of one on which the bear and the dice can do no harm, then of one that takes the risk.
    """
    if not _asks(world, seat, world.crew):
        return None
    firsts = world.moves(seat)
    found = Planner(world, seat, firsts, False).first_move()
    if found is not None:
        return found
    if world.bear != NO_BEAR:
        world = world.clone()
        world.here[world.bear] &= ~BEAR
        world.bear = NO_BEAR
        found = Planner(world, seat, firsts, False).first_move()
    return found or Planner(world, seat, firsts, True).first_move()


class Step:
    """A position on the way: who acts in this plan, whether he drags a coin, and how the plan began."""

    def __init__(self, state: JackalState, actor: int, loaded: bool, first: Move | None) -> None:
        self.state = state
        self.actor = actor
        self.loaded = loaded
        self.first = first

    def key(self) -> tuple[object, ...]:
        """Equal for positions from which the same can be planned."""
        state = self.state
        return (
            self.actor * 2 + (1 if self.loaded else 0),
            state.bear * 2 + (1 if state.bear_rests else 0),
            state.trapped,
            tuple(state.where),
            tuple(state.space),
            tuple(state.delay),
            tuple(state.boats),
            tuple(state.coins),
        )


class Planner:
    """Looks for the shortest plan of the crew whose turn it is, turn by turn.

    It begins with one of the `firsts`, which are legal, bear or no bear. Who is `daring` trusts in dice, and lets the
    boat come to meet a figure ashore.
    """

    def __init__(self, world: JackalState, seat: int, firsts: list[Move], daring: bool) -> None:
        self._seat = seat
        self._firsts = firsts
        self._crew = world.crew
        self._daring = daring
        self._hidden = world.hidden
        self._purse = world.purse[world.crew]
        self._lost = world.lost
        self._islands = len(world.results)
        self._moored = world.boats[world.crew]
        self._tries = 0
        self._seen: set[tuple[object, ...]] = set()
        self._later: list[Step] = []  # the positions at the crew's next turn
        self._to_a_tile: Move | None = None
        self._with_a_coin: Move | None = None
        journey = world.journey
        actor = ANYBODY if journey is None else journey.figure
        self._root = Step(world, actor, journey is not None and journey.coins > 0, None)

    def first_move(self) -> Move | None:
        """A coin is better than a tile that is as far away."""
        now = [self._root]
        while now and self._tries < MOST_TRIES:
            self._later = []
            while now and self._with_a_coin is None and self._tries < MOST_TRIES:
                now += self._go_on(now.pop())
            found = self._with_a_coin or self._to_a_tile
            if found is not None:
                return found
            now = self._later
            now.reverse()
        return None

    def _go_on(self, step: Step) -> list[Step]:
        """The positions that this one leads to in the same turn; those of the next are noted."""
        state, actor = step.state, step.actor
        if actor != ANYBODY and state.delay[actor] and isinstance(state.question, TakeAction):
            waiting = Step(state.clone(), actor, step.loaded, step.first)
            waiting.state.let_pass(self._seat)
            self._note(waiting)
            return []
        same_turn: list[Step] = []
        for move in state.offers(self._seat):
            who = self._actor(step, move)
            if who is None or shuns(state, move) or (step.first is None and move not in self._firsts):
                continue
            self._tries += 1
            loaded = step.loaded or (isinstance(move, Act) and move.coins > 0)
            after = Step(state.clone(), who, loaded, step.first or move)
            after.state.play(self._seat, move)
            if self._gets_there(after) or self._fails(step, after):
                continue
            if after.state.turns == state.turns:
                same_turn.append(after)
            else:
                self._note(after)
        return same_turn

    def _actor(self, step: Step, move: Move) -> int | None:
        """Who acts in the plan from this move on; None if it is not in this plan."""
        if not isinstance(move, Act):
            return step.actor
        if isinstance(move, (Resurrect, Arm)) or move.kind in ("look", "call"):
            return None
        if isinstance(move, Sail):
            free = step.actor == ANYBODY or step.state.where[step.actor] <= ABOARD
            return step.actor if free else None
        if move.member < 0:
            return step.actor
        figure = member(self._crew, move.member)
        if isinstance(move, BottleUse):
            return figure if step.actor in (ANYBODY, figure) else None
        if step.actor == ANYBODY:
            return figure if self._may_begin(step.state, figure) else None
        return figure if step.actor == figure and (move.coins or not step.loaded) else None

    def _may_begin(self, state: JackalState, figure: int) -> bool:
        """Of equal pirates aboard one is enough; a boat that has sailed did so for them, unless more is dared."""
        place = state.where[figure]
        if place > ABOARD:
            return self._daring or state.boats[self._crew] == self._moored
        before = range(self._crew * CREW_SIZE, figure if figure != MISSIONARY_FIGURE else 0)
        able = [other for other in before if state.where[other] == place and state.delay[other] == 0]
        return state.ability[figure] not in [state.ability[other] for other in able]

    def _gets_there(self, after: Step) -> bool:
        """With the last coin the island is over, and in a campaign the purse is empty again."""
        cleared = self._ended(after.state) and after.state.ending == "island-cleared"
        if cleared or after.state.purse[self._crew] > self._purse:
            self._with_a_coin = after.first
            return True
        if after.state.hidden < self._hidden:
            self._to_a_tile = self._to_a_tile or after.first
            return True
        return False

    def _fails(self, before: Step, after: Step) -> bool:
        """A coin is lost, the figure dies, or a die decides."""
        state = after.state
        if state.lost > self._lost or self._ended(state):
            return True
        if after.actor != ANYBODY and state.where[after.actor] == DEAD:
            return True
        return not self._daring and state.rng.drawn != before.state.rng.drawn

    def _ended(self, state: JackalState) -> bool:
        """The island is over."""
        return len(state.results) > self._islands

    def _note(self, step: Step) -> None:
        """Let the others' turns pass; what is found here belongs to the crew's next turn."""
        state = step.state
        while not self._ended(state) and not _asks(state, self._seat, self._crew):
            for other in state.deciders():
                state.let_pass(other)
        if self._ended(state) or self._to_a_tile is not None:
            return
        actor = step.actor
        if step.loaded:
            cell = state.where[actor]
            step.loaded = 0 <= cell < state.island.land and coins_at(state, cell, state.space[actor]) > 0
        key = step.key()
        if key not in self._seen:
            self._seen.add(key)
            self._later.append(step)


def _asks(state: JackalState, seat: int, crew: int) -> bool:
    """Whether this seat is asked about its crew's own turn."""
    question = state.question
    return (
        state.waiting == 1 << seat
        and state.crew == crew
        and state.mover == seat
        and isinstance(question, (TakeAction, ChooseExit, UseBottles))
        and question.crew == crew
    )
