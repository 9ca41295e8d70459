"""The speed of every game, alone and beside other engines.

Machines are noisy, so nothing is measured in one go: all measurements take turns in short rounds, and the median of
the rounds counts. Ratios are taken within each round, between measurements that lie close together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median

from msgspec import UNSET, Struct, UnsetType

from doubloon.arena.peers import PEERS, moves_per_s_elsewhere
from doubloon.arena.simulate import Series, simulate
from doubloon.arena.throughput import (
    clones_per_s,
    puzzle_positions_per_s,
    random_play,
    random_play_elsewhere,
    search_iterations_per_s,
    seconds_to_a_puzzle,
)
from doubloon.compiled import is_compiled
from doubloon.core.game import Game

ROUNDS = 5
PUZZLES = "jackal"  # the game that has them
CARDS = 100  # of the shelf that are proved: all
GRADES = ("easy", "medium", "hard")  # that are made, one a round; a fiendish one may take a minute


class PeerSpeed(Struct, frozen=True):
    """How fast a library of others plays its game."""

    version: str
    moves_per_s: float


class Speed(Struct, frozen=True):
    """One game with one number of seats. None: not measured, because it is the same for all seats or is ours alone."""

    game: str
    seats: int
    moves_per_s: float
    games_per_s: float
    clones_per_s: float
    search_iterations_per_s: float
    interpreted_ratio: float | None
    jobs2_ratio: float | None
    peers: dict[str, float]


class Report(Struct, frozen=True):
    """All that was measured in one run."""

    compiled: bool
    results: list[Speed]
    peers: dict[str, PeerSpeed]
    puzzle_positions_per_s: float | UnsetType = UNSET  # left out unless the game with puzzles was measured
    seconds_to_a_puzzle: dict[str, float] | UnsetType = UNSET  # by grade: from nothing to a proved card


# What a measurement noted, by game (or peer), seats and quantity.
Key = tuple[str, int, str]
Notes = dict[Key, list[float]]
Measurement = Callable[[Notes], None]


def measurements(games: list[Game], peers: bool, seconds: float) -> list[Measurement]:
    """One round: each measurement takes its part of `seconds`, peers between ours."""
    part = seconds / ROUNDS
    ours = [_ours(game, seats, part) for game in games for seats in range(game.min_seats, game.max_seats + 1)]
    others = [_peer(name, part) for name in PEERS] if peers else []
    together: list[Measurement] = []
    while ours or others:
        together += [queue.pop(0) for queue in (ours, others) if queue]
    puzzles = [_puzzles for game in games if game.id == PUZZLES]
    return together + puzzles + [_two_jobs(game, seconds) for game in games]


def rounds(round: list[Measurement], notes: Notes) -> Iterator[None]:
    """Carry out all rounds, one measurement a step."""
    for _ in range(ROUNDS):
        for measure in round:
            measure(notes)
            yield


def report(games: list[Game], peers: bool, notes: Notes) -> Report:
    """The medians of what was noted."""

    def middle(name: str, seats: int, quantity: str) -> float:
        return round(median(notes[name, seats, quantity]), 1)

    def ratio(above: Key, below: Key) -> float:
        return round(median(ours / theirs for ours, theirs in zip(notes[above], notes[below], strict=True)), 2)

    found = {name: PeerSpeed(peer.version, middle(name, 0, "moves")) for name, peer in PEERS.items() if peers}
    results = []
    for game in games:
        for seats in range(game.min_seats, game.max_seats + 1):
            moves = (game.id, seats, "moves")
            results.append(
                Speed(
                    game=game.id,
                    seats=seats,
                    moves_per_s=middle(*moves),
                    games_per_s=middle(game.id, seats, "games"),
                    clones_per_s=middle(game.id, seats, "clones"),
                    search_iterations_per_s=middle(game.id, seats, "iterations"),
                    interpreted_ratio=ratio(moves, (game.id, seats, "interpreted")) if is_compiled() else None,
                    jobs2_ratio=ratio((game.id, seats, "one job"), (game.id, seats, "two jobs"))
                    if seats == game.max_seats
                    else None,
                    peers={name: ratio(moves, (name, 0, "moves")) for name in found},
                )
            )
    puzzles = middle(PUZZLES, 0, "positions") if (PUZZLES, 0, "positions") in notes else UNSET
    made = {grade: round(median(notes[PUZZLES, 0, grade]), 2) for grade in GRADES if (PUZZLES, 0, grade) in notes}
    return Report(is_compiled(), results, found, puzzles, made or UNSET)


def _ours(game: Game, seats: int, seconds: float) -> Measurement:
    def measure(notes: Notes) -> None:
        speed = random_play(game, seats, seconds)
        _note(notes, game.id, seats, "moves", speed.moves_per_s)
        _note(notes, game.id, seats, "games", speed.games_per_s)
        if is_compiled():
            slow = random_play_elsewhere(game.id, seats, seconds, interpreted=True)
            _note(notes, game.id, seats, "interpreted", slow.moves_per_s)
        _note(notes, game.id, seats, "clones", clones_per_s(game, seats, seconds))
        _note(notes, game.id, seats, "iterations", search_iterations_per_s(game, seats, seconds))

    return measure


def _puzzles(notes: Notes) -> None:
    """The shelf as a whole, however long it takes: a part of it would be another mixture of easy and hard cards."""
    _note(notes, PUZZLES, 0, "positions", puzzle_positions_per_s(CARDS))
    for grade in GRADES:
        seed = f"bench {len(notes.get((PUZZLES, 0, grade), []))}"
        _note(notes, PUZZLES, 0, grade, seconds_to_a_puzzle(grade, seed))


def _two_jobs(game: Game, seconds: float) -> Measurement:
    """The same series on one process and on two, starting the processes included; `seconds` are for one."""
    bots = ["greedy"] * game.max_seats
    simulate(Series(game.id, bots, 1, "bench"))  # whatever happens only once
    games = max(4, int(seconds * 10 / simulate(Series(game.id, bots, 10, "bench")).seconds))

    def measure(notes: Notes) -> None:
        series = Series(game.id, bots, games, "bench")
        one, two = simulate(series, 1), simulate(series, 2)
        assert (one.digest, one.errors) == (two.digest, 0)
        _note(notes, game.id, game.max_seats, "one job", one.seconds)
        _note(notes, game.id, game.max_seats, "two jobs", two.seconds)

    return measure


def _peer(name: str, seconds: float) -> Measurement:
    def measure(notes: Notes) -> None:
        _note(notes, name, 0, "moves", moves_per_s_elsewhere(name, seconds))

    return measure


def _note(notes: Notes, name: str, seats: int, quantity: str, value: float) -> None:
    notes.setdefault((name, seats, quantity), []).append(value)
