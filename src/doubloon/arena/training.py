"""`doubloon train`: study games, fit weights, play them against the old ones, and keep them only if they win.

All that is done is written down in a folder as it is done, line by line; who begins again there goes on from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from doubloon import __version__
from doubloon.arena.intervals import interval
from doubloon.arena.pools import map_on, one_cluster
from doubloon.arena.squares import error, fit
from doubloon.arena.study import SEATS, Run, Sums, no_sums, study
from doubloon.bots.levels import LevelBot
from doubloon.bots.make import bot_seed
from doubloon.bots.playout import play_out
from doubloon.core.errors import DoubloonError
from doubloon.core.failures import in_words
from doubloon.core.learned import Learned
from doubloon.core.steering import Steering, steering_of
from doubloon.core.weights import weights_text
from doubloon.registry import find_game

RUN = 4  # games of a study that are written down together
HELD_BACK = 10  # one run in so many is not learned from, but shows how well that went
T = TypeVar("T")


class CannotTrain(DoubloonError):
    """The game has nothing that could be learned, or the folder is of another training."""


class Training(Struct, frozen=True):
    """What was asked for: `games` to study, and a `match` of so many between new and old weights."""

    game: str
    games: int
    match: int
    seed: str
    teacher: str
    level: str

    def command(self) -> str:
        return (
            f"doubloon train {self.game} --games {self.games} --match {self.match} --seed {self.seed} "
            f"--teacher {self.teacher} --level {self.level}"
        )


class Pair(Struct, frozen=True):
    """Two games of one deal with exchanged seats, and the part of them that the new weights won."""

    number: int
    share: float


class Trained(Struct, frozen=True):
    """What came of it. Errors are those of the games that were not learned from."""

    game: str
    positions: int
    error_before: float
    error_after: float
    share: float
    low: float
    high: float
    accepted: bool


class Studied(Struct, frozen=True):
    """A run of the study, as it is written down."""

    first: int
    sums: Sums


Show = Callable[[Iterator[Any], int, str], Iterator[Any]]
"""Lets steps go by with a bar: steps, how many there are, and what they are called."""


def train(training: Training, folder: Path, show: Show, jobs: int = 1, on: str = "") -> tuple[Trained, str]:
    """What came of it, and the file that was learned."""
    steering = steering_of(find_game(training.game))
    if not steering.trait_names:
        raise CannotTrain(f"{training.game} tells no traits of its positions, so nothing can be learned of it")
    notes = Folder(folder, training)
    with one_cluster(on, jobs, training.game):
        learned_from, held_back = _study(training, steering, notes, show, jobs, on)
        if learned_from.count == 0:
            raise CannotTrain(f"no two moves could be compared in {training.games} games: let more be played")
        rows = fit(learned_from)
        text = weights_text(steering.trait_names, rows, {"made_by": training.command(), "version": __version__})
        notes.write("candidate.toml", text)
        shares = _match(training, rows, notes, show, jobs, on)
    zeros = [[0] * len(row) for row in rows]
    low, high = interval(shares)
    found = Trained(
        game=training.game,
        positions=learned_from.count + held_back.count,
        error_before=round(error(held_back, zeros), 3),
        error_after=round(error(held_back, rows), 3),
        share=round(sum(shares) / len(shares), 4),
        low=round(low, 4),
        high=round(high, 4),
        accepted=low > 0.5,
    )
    proof = f"{found.share:.1%} of {training.match} games against the old ones ({low:.1%} to {high:.1%})"
    provenance = {"made_by": training.command(), "version": __version__, "won": proof}
    return found, weights_text(steering.trait_names, rows, provenance)


def _study(
    training: Training, steering: Steering[Any], notes: Folder, show: Show, jobs: int, on: str
) -> tuple[Sums, Sums]:
    """The sums of all runs to learn from, and of those that are held back."""
    done = notes.lines("study.jsonl", Studied)
    known = {one.first for one in done}
    wanted = [
        Run(training.game, training.teacher, training.seed, first, min(RUN, training.games - first))
        for first in range(0, training.games, RUN)
        if first not in known
    ]
    label = f"{training.game}, games to study, four at a time"
    for one in show(map_on(_study_run, wanted, jobs, on, training.game), len(wanted), label):
        notes.add("study.jsonl", one)
        done.append(one)
    sizes = steering.phases, len(steering.trait_names)
    learned_from, held_back = no_sums(*sizes), no_sums(*sizes)
    for one in sorted(done, key=lambda one: one.first):  # sums of decimals depend on their order
        (held_back if one.first // RUN % HELD_BACK == HELD_BACK - 1 else learned_from).add(one.sums)
    return learned_from, held_back


def _study_run(run: Run) -> Studied:
    return Studied(run.first, study(run))


def _match(training: Training, rows: list[list[int]], notes: Folder, show: Show, jobs: int, on: str) -> list[float]:
    """What the new weights win of each pair of games."""
    done = notes.lines("match.jsonl", Pair)
    known = {one.number for one in done}
    wanted = [(training, rows, number) for number in range(training.match // SEATS) if number not in known]
    label = f"{training.game}, pairs of games against the old"
    for one in show(map_on(play_pair, wanted, jobs, on, training.game), len(wanted), label):
        notes.add("match.jsonl", one)
        done.append(one)
    return [one.share for one in sorted(done, key=lambda one: one.number)]


def play_pair(wanted: tuple[Training, list[list[int]], int]) -> Pair:
    """Two games of one deal: the new weights on the first seat, then on the second."""
    training, rows, number = wanted
    game = find_game(training.game)
    old = steering_of(game).learned or Learned([[0] * len(row) for row in rows])
    seed = f"match {training.seed}/{number}"
    share = 0.0
    for ours in range(SEATS):
        state = game.new(SEATS, seed, game.options([]))
        play_out(
            state,
            [
                LevelBot(training.level, bot_seed(seed, seat), Learned(rows) if seat == ours else old)
                for seat in range(SEATS)
            ],
        )
        outcome = state.outcome()
        assert outcome is not None
        if ours in outcome.winners:
            share += 1 / len(outcome.winners) / SEATS
    return Pair(number, share)


class Folder:
    """Where a training is written down."""

    def __init__(self, path: Path, training: Training) -> None:
        self._path = path
        plan = msgspec.json.encode(training).decode()
        with self._usable():
            path.mkdir(parents=True, exist_ok=True)
        if (self._read("plan.json") or plan) != plan:
            raise CannotTrain(f"{path} holds a training with other numbers; name another folder, or remove it")
        self.write("plan.json", plan)

    def lines(self, name: str, kind: type[T]) -> list[T]:
        """What has been written so far; a last line that was broken off is dropped."""
        found: list[T] = []
        for line in self._read(name).splitlines():
            try:
                found.append(msgspec.json.decode(line, type=kind))
            except msgspec.DecodeError:
                break
        self.write(name, "".join(msgspec.json.encode(one).decode() + "\n" for one in found))
        return found

    def add(self, name: str, line: object) -> None:
        with self._usable(), (self._path / name).open("a", encoding="utf-8") as file:
            file.write(msgspec.json.encode(line).decode() + "\n")

    def write(self, name: str, text: str) -> None:
        with self._usable():
            (self._path / name).write_text(text, encoding="utf-8")

    def _read(self, name: str) -> str:
        with self._usable():
            return (self._path / name).read_text(encoding="utf-8") if (self._path / name).exists() else ""

    @contextmanager
    def _usable(self) -> Iterator[None]:
        try:
            yield
        except OSError as trouble:
            raise CannotTrain(f"the folder {self._path} cannot be used ({in_words(trouble)})") from None
