"""The words that the rule tests of all games share: who plays what, who hears of it, what chance allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path

import pytest

from doubloon.core.errors import IllegalMove
from doubloon.core.event import Event
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR

# The box


def changed_copy(printed: Path, folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of a component file in which each first text is replaced by the second, once."""
    text = printed.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"the printed components have no {old!r}"
        text = text.replace(old, new, 1)
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return path


# What the players do


def act(game: State | Match, seat: int, *texts: str) -> None:
    """A seat plays these moves, one after the other."""
    for text in texts:
        game.play(seat, game.game.moveset.parse(text))


def offers(state: State, seat: int, kind: str = "") -> list[str]:
    """The texts of a seat's legal moves, of one kind if one is named."""
    return [move.text for move in state.moves(seat) if kind in ("", move.kind)]


def clause_against(state: State, seat: int, text: str) -> str:
    """The clause that forbids a move, and that its refusal names; a refused move changes nothing."""
    before = state.digest()
    with pytest.raises(IllegalMove) as refusal:
        act(state, seat, text)
    assert state.digest() == before
    assert refusal.value.clause in str(refusal.value)
    return refusal.value.clause


def wander(state: State, seed: str) -> Iterator[tuple[int, Move]]:
    """Play any random moves until the game is over, and name each after it was played."""
    rng = rng_from(seed)
    for _ in range(5000):
        if state.over():
            return
        deciders = state.deciders()
        seat = deciders[rng.below(len(deciders))]
        moves = state.moves(seat)
        move = moves[rng.below(len(moves))]
        state.play(seat, move)
        yield seat, move
    raise AssertionError("the game does not end")


def wander_to_the_end(state: State, seed: str) -> None:
    """Play any random moves until the game is over."""
    for _ in wander(state, seed):
        pass


# What is told


def told(state: State, seat: int = SPECTATOR) -> list[Event]:
    """What a seat has heard; by default what a spectator has."""
    assert state.events is not None
    return [event for event in state.events if event.seen_by(seat)]


def kinds(events: list[Event]) -> list[str]:
    """What sort of thing each event tells of."""
    return [event.kind for event in events]


# What chance allows


def plausible(count: int, trials: int, chance: float) -> bool:
    """Is this count within five standard deviations of what is expected?"""
    return abs(count - trials * chance) <= 5 * sqrt(trials * chance * (1 - chance))


def unfairness(counts: Sequence[float], expected: Sequence[float]) -> float:
    """How far counts are from what a law expects: the chi-square statistic in standard deviations."""
    freedom = len(counts) - 1
    chi_square = sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True))
    return (chi_square - freedom) / sqrt(2 * freedom)


def is_fair(counts: Sequence[int], outcomes: int) -> bool:
    """Do these counts look like draws from so many equally likely outcomes?"""
    assert len(counts) <= outcomes
    padded = [*counts, *[0] * (outcomes - len(counts))]
    return unfairness(padded, [sum(padded) / outcomes] * outcomes) < 4


def heard(state: State, kind: str, detail: str) -> list[object]:
    """One detail of every event of a kind that all could hear, in the order told."""
    return [event.args[detail] for event in told(state) if event.kind == kind]


def look_alike(one: State, other: State, lookers: tuple[int, ...]) -> None:
    """Two tables cannot be told apart: not by sight, and not by what is imagined."""
    assert one.digest() != other.digest(), "they are different tables"
    for looker in lookers:
        assert one.view(looker) == other.view(looker)
        for number in range(12):
            left, right = (state.imagine(looker, rng_from(f"world {number}")) for state in (one, other))
            assert left.digest() == right.digest()
