"""The games behind OpenSpiel's interface: importing this module registers `doubloon_silver_gold` and the others.

>>> import pyspiel, doubloon.envs.openspiel
>>> game = pyspiel.load_game("doubloon_silver_gold(players=3)")

Chance is one node at the root that draws the seed: all shuffles and dice follow from it, so a tree is honest for
algorithms that sample. Questions that several seats answer at once are asked one after the other; what the others
answered stays hidden until all have.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np
import pyspiel
from msgspec import Struct

from doubloon.core.numbers import Row
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.envs.features import Array
from doubloon.envs.setup import BadEnvironment, Setup, win_rewards
from doubloon.registry import find_game, game_ids

SEEDS = 1000
MOST_PLIES = 20_000
PAST_BITS = 128


def _type_of(id: str) -> pyspiel.GameType:
    game = find_game(id)
    return pyspiel.GameType(
        short_name=f"doubloon_{id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": max(2, game.min_seats), "options": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players and options, which are written `name:value+name:value`."""

    def __init__(self, id: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("players", max(2, find_game(id).min_seats)))
        options = str(given.get("options", ""))
        assignments = dict(pair.partition(":")[::2] for pair in options.split("+") if pair)
        self.setup = Setup(id, seats, assignments)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setup.moves,
            max_chance_outcomes=SEEDS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_PLIES,
        )
        super().__init__(_types[id], info, given)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setup, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def observation_tensor_shape(self) -> list[int]:
        return [self.setup.length]

    def information_state_tensor_shape(self) -> list[int]:
        return [self.setup.length + PAST_BITS]


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. Before the seed is drawn there is none yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = -1
        self.position: State | None = None
        self.pasts: list[Past] | None = None  # by seat, from the time that somebody asks for one

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        deciders = self.position.deciders()
        return deciders[0] if deciders else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None:
            return []
        return sorted([move.id for move in self.position.offers(player)])

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            if not 0 <= action < SEEDS:
                raise BadEnvironment(f"chance draws one of the seeds 0 to {SEEDS - 1}, not {action}")
            self.seed = action
            self.position = self.get_game().setup.new(str(action))
        else:
            _play(self.position, action, self.pasts)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        text: str = self.get_game().setup.game.moveset[action].text
        return text

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over()

    def returns(self) -> list[float]:
        if self.position is None or not self.position.over():
            return [0.0] * self.get_game().setup.seats
        return win_rewards(self.position)

    def observation_string(self, player: int | None = None) -> str:
        return "" if self.position is None else _view(self.position, self._seat(player)).decode()

    def observation_tensor(self, player: int | None = None) -> Array:
        setup: Setup = self.get_game().setup
        if self.position is None:
            return np.zeros(setup.length, dtype=np.float32)
        return setup.observe(self.position, self._seat(player))

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has seen and done, as a digest, and what it sees now."""
        if self.position is None:
            return ""
        seat = self._seat(player)
        return f"{self._past(seat).digest.hex()} {_view(self.position, seat).decode()}"

    def information_state_tensor(self, player: int | None = None) -> Array:
        """The observation, then the bits of the digest of all that came before."""
        if self.position is None:
            return np.zeros(self.get_game().setup.length + PAST_BITS, dtype=np.float32)
        seat = self._seat(player)
        past = np.unpackbits(np.frombuffer(self._past(seat).digest, dtype=np.uint8))
        return np.concatenate([self.observation_tensor(seat), past], dtype=np.float32)

    def resample_from_infostate(self, player: int, sample: Any) -> SpielState:
        """A state that the player holds possible. It does not know what the others have seen: each gets some past."""
        if self.position is None:
            raise BadEnvironment("nobody knows anything yet; draw the seed first")
        made = self.clone()
        made.position = self.position.imagine(player, rng_from(str(sample())))
        own = self._past(player)
        made.pasts = [own.imagined(seat) for seat in range(self.position.seats)]
        made.pasts[player] = own
        return made  # type: ignore[no-any-return]

    def _past(self, seat: int) -> Past:
        """What a seat has seen and done, found by playing the game again when it is asked for the first time."""
        if self.pasts is None:
            again = self.get_game().setup.new(str(self.seed))
            self.pasts = [Past().seen(_row(again, seat)) for seat in range(again.seats)]
            for action in self.history()[1:]:
                _play(again, action, self.pasts)
        return self.pasts[seat]

    def _seat(self, player: int | None) -> int:
        seat, seats = self.current_player() if player is None else player, self.get_game().setup.seats
        if not 0 <= seat < seats:
            raise BadEnvironment(f"there is no player {seat} who could look; take 0 to {seats - 1}")
        return seat

    def __str__(self) -> str:
        return "before the seed is drawn" if self.position is None else f"{self.seed}: {self.position.digest()}"


class Past(Struct, frozen=True):
    """Everything that a seat has seen, change by change, and its own moves: a digest, and that of the last sight.

    Others' moves count as far as they changed what the seat sees, so that it learns nothing of sealed answers.
    """

    digest: bytes = b""
    sight: bytes = b""

    def seen(self, row: bytes) -> Past:
        sight = _digest(row)
        return self if sight == self.sight else Past(_digest(self.digest + sight), sight)

    def did(self, action: int) -> Past:
        return Past(_digest(self.digest + f"did {action}".encode()), self.sight)

    def imagined(self, seat: int) -> Past:
        """Some past of another seat, which depends on nothing but this one."""
        return Past(_digest(self.digest + f"imagined {seat}".encode()))


class Observer:
    """Writes observations into an array of its own, as OpenSpiel's tools want them."""

    def __init__(self, setup: Setup, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self.tensor: Array = np.zeros(setup.length + (PAST_BITS if perfect_recall else 0), dtype=np.float32)
        self.dict = {"information_state" if perfect_recall else "observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        seen = state.information_state_tensor if self._perfect_recall else state.observation_tensor
        self.tensor[:] = seen(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.information_state_string(player) if self._perfect_recall else state.observation_string(player)


def _loaded(name: str) -> pyspiel.Game:
    """A game from its name. Whoever finds this function has imported the module, and so registered the games."""
    return pyspiel.load_game(name)


def _play(position: State, action: int, pasts: list[Past] | None) -> None:
    """Play a move, and note what everybody sees of it if pasts are kept."""
    mover = 0 if position.over() else position.deciders()[0]  # after the end every move is refused
    position.play(mover, position.game.moveset[action])
    if pasts is not None:
        pasts[mover] = pasts[mover].did(action)
        pasts[:] = [past.seen(_row(position, seat)) for seat, past in enumerate(pasts)]


def _row(position: State, seat: int) -> bytes:
    row = Row()
    position.write_numbers(seat, row)
    return row.words()


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=PAST_BITS // 8).digest()


def _view(state: State, seat: int) -> bytes:
    return msgspec.json.encode(state.view(seat))


def _class_for(id: str) -> type[SpielGame]:
    """OpenSpiel makes a game from a class and parameters alone, so each of ours has a class."""

    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(id, params)

    return Named


_types = {id: _type_of(id) for id in game_ids()}

for _id, _type in _types.items():
    pyspiel.register_game(_type, _class_for(_id))
