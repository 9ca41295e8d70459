"""What opponents steer a game by. Positions and rulebooks know nothing of it: a game without steering is complete.

A game that has more to say than its score makes a subclass and is told to use it by `steer`.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from doubloon.core.company import Watcher
from doubloon.core.game import Game
from doubloon.core.learned import Learned
from doubloon.core.move import Move
from doubloon.core.state import State

WHOLE_STAGES: Final = 0  # a horizon: to the end of a stage, such as a round or a turn
ALL_MOVES: Final = 1 << 30  # a handful: as many as there are

# Moods of the named levels: they play as their rung says, in peace, by the evaluation alone, or do nothing but get on.
AS_EVER: Final = 0
CALM: Final = 1
PLAIN: Final = 2
GETTING_ON: Final = 3

S = TypeVar("S", bound=State)


class Foresight:
    """How searches play rounds on (`bots/outlook.py`); what suits a game was measured.

    `few` moves are thought about, if there is time for `least` tries of each. In a try everybody takes the best of a
    `handful` of moves (`ALL_MOVES`: of all); it counts as `try_cost` iterations, about the time that it takes. `envy`,
    from 0 to 1, is how much of what the best rival gains meanwhile counts against a move (`duel` between two seats,
    where it is all the same who gains what the other loses; less than 0: as `envy`), `trust` how many tries the
    evaluation is worth, `stages` how many stages are played on. Tries that reach the end of the game count `win` points
    for a win. With `halving` the tries are dealt out in rounds, and after each the worse half of the moves drops out.
    `grudge` is the envy with which the few moves are picked, `spite` that with which everybody plays on. If it is
    `choosy`, moves that come to the same as others (`Steering.distinct`) are not looked at.
    """

    def __init__(
        self,
        few: int = 5,
        least: int = 1,
        handful: int = 6,
        try_cost: int = 8,
        envy: float = 1.0,
        trust: float = 0.0,
        stages: int = 1,
        win: float = 0.0,
        halving: bool = False,
        duel: float = -1.0,
        grudge: float = 0.0,
        spite: float = 0.0,
        choosy: bool = False,
    ) -> None:
        self.few = few
        self.least = least
        self.handful = handful
        self.try_cost = try_cost
        self.envy = envy
        self.trust = trust
        self.stages = stages
        self.win = win
        self.halving = halving
        self.duel = duel
        self.grudge = grudge
        self.spite = spite
        self.choosy = choosy

    def envy_among(self, seats: int) -> float:
        return self.duel if seats == 2 and self.duel >= 0.0 else self.envy


class Rung:
    """How one of the named levels (`bots/levels.py`) plays a game: fixed work, the same on every machine.

    It plays on `tries` times a choice, as `foresight` says; without tries it goes by the evaluation, which it misreads
    by up to `slips` points a move: small mistakes are frequent, great ones rare. What was learned of the game counts if
    it is `taught`. It may steer by other numbers than the game's own `steering`, which searches go by. One that schemes
    against its rivals has another, `calm`, which it plays by when that has led nowhere for a while (`Steering.mood`).
    With nobody else at the table it plays by `alone`, if it has that.
    """

    def __init__(
        self,
        tries: int = 0,
        slips: float = 0.0,
        foresight: Foresight | None = None,
        taught: bool = True,
        steering: Steering[Any] | None = None,
        calm: Rung | None = None,
        alone: Rung | None = None,
    ) -> None:
        self.tries = tries
        self.slips = slips
        self.foresight = foresight or Foresight()
        self.taught = taught
        self.steering = steering
        self.calm = calm
        self.alone = alone


@mypyc_attr(allow_interpreted_subclasses=True)
class Steering(Generic[S]):
    """By the score alone. It reads positions and writes to none.

    `spread` is how many points of difference between two seats are a clear lead; searches scale their hopes with it.
    `horizon` is how many moves, of all seats together, searches look ahead before they trust `points`: few where a turn
    is a long chain of small choices, since what is tried there at random would blur the mean. `WHOLE_STAGES` instead of
    a number lets them play on until a stage is over (`beyond`), where a position halfway says too little; `foresight`
    says how. `rungs` are the named levels, the weakest first: as many as there are names. `trait_names` are those of
    what `traits` tells of a seat, in one of so many `phases`: all that can be learned of the game (`core/learned.py`).
    What was learned counts for the named levels alone.
    """

    def __init__(
        self,
        spread: float = 10.0,
        horizon: int = 16,
        foresight: Foresight | None = None,
        rungs: list[Rung] | None = None,
        trait_names: list[str] | None = None,
        phases: int = 1,
    ) -> None:
        self.spread = spread
        self.horizon = horizon
        self.foresight = foresight or Foresight()
        self.rungs = rungs or usual_rungs(spread)
        self.trait_names = trait_names or []
        self.phases = phases
        self.learned: Learned | None = None

    def points(self, state: S, seat: int) -> float:
        """How many points this seat may expect to end with; at the end of the game its score."""
        return float(state.scores()[seat])

    def promise(self, state: S, seat: int) -> float:
        """The points that hints speak of: `points` without what they count only to steer by."""
        return self.points(state, seat)

    def unseated(self, state: S) -> float | None:
        """The points that an opponent without a seat may expect (Jordan), or None if there is no such opponent."""
        return None

    def stage(self, state: S) -> int:
        """A number that changes where positions can be compared, as with a new round."""
        return 0

    def beyond(self, state: S, stage: int) -> bool:
        """Whether the position can be compared with others that came of one in that stage."""
        return self.stage(state) != stage

    def reflex(self, state: S, seat: int) -> Move | None:
        """An answer that needs no thought, for games played on in searches; None where a choice is to be made."""
        return None

    def harmless(self, state: S, seat: int) -> Move | None:
        """An answer than which none is ever better, such as to take a free card: the named levels give no other."""
        return None

    def distinct(self, state: S, seat: int, moves: list[Move]) -> list[Move]:
        """These moves without such as come to the same as another of them."""
        return moves

    def shuns(self, state: S, seat: int, move: Move) -> bool:
        """Whether the named levels would rather do anything else: good company does not do it."""
        return False

    def mood(self, state: S, schemes: bool) -> int:
        """How the named levels take it that nothing has happened for a while; those that scheme are more patient."""
        return AS_EVER

    def way_on(self, state: S, seat: int) -> Move | None:
        """How the named levels get on, in that mood; None where it is best to take what the evaluation likes most."""
        return None

    def phase(self, state: S) -> int:
        """Which row of what was learned counts."""
        return 0

    def traits(self, state: S, seat: int) -> list[int]:
        """What can be learned about a seat's position while the game goes on."""
        return []

    def judged(self, state: S, seat: int, learned: Learned | None) -> float:
        """`points`, and what was learned about such positions."""
        points = self.points(state, seat)
        if learned is None or state.waiting == 0:
            return points
        return points + learned.points(self.phase(state), self.traits(state, seat))

    def watcher(self) -> Watcher[S]:
        """Who looks whether opponents are good company, for one game."""
        return Watcher(self)


def usual_rungs(spread: float) -> list[Rung]:
    """For games that say nothing else."""
    ahead = Foresight(few=6, try_cost=1, handful=ALL_MOVES)
    return [Rung(slips=4.0 * spread), Rung(slips=1.5 * spread), Rung(), Rung(8), Rung(40), Rung(160, 0.0, ahead)]


_by_score: Final[Steering[Any]] = Steering()
_known: Final[dict[str, Steering[Any]]] = {}


def steer(game: str, steering: Steering[Any]) -> None:
    """From now on opponents steer the game of this id so."""
    _known[game] = steering


def steering_of(game: Game) -> Steering[Any]:
    """What opponents steer this game by; without anything else the score."""
    return _known.get(game.id, _by_score)
