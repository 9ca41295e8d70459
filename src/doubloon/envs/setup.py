"""What all environments share: a table's set-up from plain arguments, observations, masks, rewards, pictures.

Gymnasium's spaces and pictures are looked for where they are made: OpenSpiel's door needs neither of the two packages.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from secrets import token_hex
from typing import TYPE_CHECKING, SupportsIndex

import numpy as np

from doubloon.core.errors import BadMove, DoubloonError, IllegalMove
from doubloon.core.numbers import Row
from doubloon.core.options import Value
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.envs.features import FEATURES, INT8, NUMBERS, Array, Features, as_numbers
from doubloon.registry import find_game
from doubloon.text.reading import board_text

if TYPE_CHECKING:
    from gymnasium import spaces

REWARDS = ("win", "margin", "ply")
OBSERVATIONS = (FEATURES, INT8, NUMBERS)
RENDER_MODES = ["ansi", "human", "rgb_array"]


class BadEnvironment(DoubloonError):
    """An environment cannot be made of these arguments."""


class Seeds:
    """A seed for every game: the one that was asked for, then those that follow from it; before any, some other."""

    def __init__(self) -> None:
        self._rng = rng_from(token_hex(8))

    def next(self, seed: int | None) -> str:
        if seed is not None:
            number = whole("a seed", seed)
            self._rng = rng_from(f"doubloon seeds after {number}")
            return str(number)
        return f"{self._rng.below(1 << 31)}-{self._rng.below(1 << 31)}"


class Setup:
    """A kind of table: a game, its seats and options, and what learners are told of it.

    `reward` is "win" (at the end: 1 for a lone winner, the rest shared below zero, so that all add up to nothing),
    "margin" (at the end: own points less those of the best rival) or "ply" (the same margin as it changes, ply by ply).
    `observation` is "features" (numbers between 0 and 1), "int8" (the same in whole numbers) or "numbers" (the row that
    they are made of).
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Value] | None = None,
        reward: str = "win",
        observation: str = FEATURES,
    ) -> None:
        if reward not in REWARDS:
            raise BadEnvironment(f"there is no reward {str(reward)[:40]!r}; take {', '.join(REWARDS)}")
        if observation not in OBSERVATIONS:
            raise BadEnvironment(f"there is no observation {str(observation)[:40]!r}; take {', '.join(OBSERVATIONS)}")
        if options is not None and not isinstance(options, Mapping):
            raise BadEnvironment(f"options are a dictionary of names and values, not {str(options)[:40]!r}")
        self.game = find_game(str(game))
        self.seats = seats = whole("the number of seats", seats)
        self.options = self.game.options([f"{name}={_written(value)}" for name, value in (options or {}).items()])
        self.game.check(seats, self.options)
        self.reward = reward
        self.observation = observation
        self.columns = self.game.columns(seats, self.options)
        self.features = Features(self.columns, observation)
        self.moves = len(self.game.moveset)
        self.length = len(self.columns) if observation == NUMBERS else self.features.width

    def __reduce__(self) -> tuple[type[Setup], tuple[str, int, dict[str, Value], str, str]]:
        return Setup, (self.game.id, self.seats, self.options.values(), self.reward, self.observation)

    def __deepcopy__(self, memo: object) -> Setup:
        return self  # nothing of it ever changes

    def check_reset(self, options: Mapping[str, object] | None, strangers: bool = False) -> None:
        """A reset takes no options. Where `strangers` may be given, names that the game lacks are passed over."""
        if options is not None and not isinstance(options, Mapping):
            raise BadEnvironment(f"options of a reset are a dictionary, not {str(options)[:40]!r}")
        known = [option.name for option in self.game.declared]
        wrong = [name for name in options or {} if name in known or not strangers]
        if wrong:
            raise BadEnvironment(
                f"a reset takes no option {str(wrong[0])[:40]!r}; "
                f"those of {self.game.id} are given when the environment is made: {', '.join(known)}"
            )

    def new(self, seed: str) -> State:
        return self.game.new(self.seats, seed, self.options)

    def observation_space(self, moves: int) -> spaces.Dict:
        """Observations and masks of so many moves, as PettingZoo's own games have them."""
        from gymnasium import spaces

        return spaces.Dict({"observation": self._seen_space(), "action_mask": spaces.Box(0, 1, (moves,), np.int8)})

    def _seen_space(self) -> spaces.Box:
        from gymnasium import spaces

        if self.observation == FEATURES:
            return spaces.Box(0.0, 1.0, (self.length,), np.float32)
        if self.observation == INT8:
            return spaces.Box(0, 127, (self.length,), np.int8)
        low = np.array([column.low for column in self.columns], dtype=np.int64)
        high = np.array([column.high for column in self.columns], dtype=np.int64)
        return spaces.Box(low, high, dtype=np.int64)

    def observe(self, state: State, seat: int) -> Array:
        row = Row()
        state.write_numbers(seat, row)
        numbers = as_numbers(row.words())
        return numbers.copy() if self.observation == NUMBERS else self.features.widen(numbers)

    def mask(self, state: State, seat: int) -> Array:
        """1 for every move that the seat may play now."""
        mask = np.zeros(self.moves, dtype=np.int8)
        mask[[move.id for move in state.offers(seat)]] = 1
        return mask

    def play(self, state: State, seat: int, action: int, strict: bool) -> str:
        """Play the move of this number. An illegal one is refused, or else stands for the first legal move: the
        libraries' own checks play without masks. What was wrong with it is told in either case.
        """
        number = move_number(action)
        try:
            state.play(seat, self.game.moveset[number])
        except (BadMove, IllegalMove) as refusal:
            if strict:
                raise
            state.play(seat, state.offers(seat)[0])
            return str(refusal)
        return ""

    def rewards(self, state: State) -> list[float]:
        """What the end of a game is worth to each seat."""
        if self.reward == "win":
            return win_rewards(state)
        return margins(state) if self.reward == "margin" else [0.0] * self.seats

    def rendered(self, state: State, seat: int, mode: str) -> str | Array | None:
        """The table as a seat sees it: as text, as a picture, or printed."""
        text = board_text(state.view(seat))
        if mode == "human":
            print(text)
            return None
        if mode == "rgb_array":
            from doubloon.envs.pictures import drawn

            return drawn(text)
        return text


class Rewarding:
    """What each seat gains from ply to ply of one game."""

    def __init__(self, setup: Setup, state: State) -> None:
        self._setup = setup
        self._margins = margins(state)

    def gained(self, state: State) -> list[float]:
        """Since it was asked last."""
        if self._setup.reward != "ply":
            return self._setup.rewards(state) if state.over() else [0.0] * self._setup.seats
        before, self._margins = self._margins, margins(state)
        return [new - old for new, old in zip(self._margins, before, strict=True)]


def move_number(action: SupportsIndex) -> int:
    """The number of a move as a plain int, from whatever a library calls an integer."""
    return whole("an action", action, "the number of a move")


def whole(what: str, given: SupportsIndex, wanted: str = "a whole number") -> int:
    try:
        return index(given)
    except TypeError:
        raise BadEnvironment(f"{what} is {wanted}, not {str(given)[:40]!r}") from None


def check_mode(render_mode: str | None) -> None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadEnvironment(f"there is no render mode {str(render_mode)[:40]!r}; take {', '.join(RENDER_MODES)}")


def _written(value: Value) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def win_rewards(state: State) -> list[float]:
    """1 for a lone winner, -1 shared by the losers; what winners share adds up to the same. Alone: 1 or 0."""
    outcome = state.outcome()
    assert outcome is not None
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(state.seats)]
    if state.seats == 1:
        return shares
    fair = sum(shares) / state.seats
    return [(share - fair) * state.seats / (state.seats - 1) for share in shares]


def margins(state: State) -> list[float]:
    """Own points less those of the best rival; alone, the points themselves."""
    scores = state.scores()
    return [
        float(score - max([scores[rival] for rival in state.rivals(seat)], default=0))
        for seat, score in enumerate(scores)
    ]
