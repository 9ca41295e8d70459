"""Random games, looked at ply by ply."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from doubloon.core.event import Event
from doubloon.core.move import Move
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR, View
from doubloon.testkit.kit import CheckFailed, Kit, KitTable

A_WHILE = 6


@dataclass(frozen=True)
class Position:
    """A moment of a game: `seat` and `move` come next, no move once the game is over.

    `state` is the game itself: checks look at it and play on in copies. `probe` says that this is one of the plies
    at which a check that takes long should look.
    """

    kit: Kit
    table: KitTable
    state: State
    ply: int
    seat: int
    move: Move | None
    probe: bool

    @property
    def viewers(self) -> range:
        """The spectator and every seat."""
        return range(SPECTATOR, self.state.seats)

    def rng(self, purpose: str) -> Rng:
        return self.kit.rng(self.table, f"{purpose}/{self.ply}")

    def failed(self, problem: str) -> CheckFailed:
        return self.table.failed(problem, self.ply)


def walk(kit: Kit, table: KitTable) -> Iterator[Position]:
    """Every position of a game by random moves, in which any seat that is asked may be the next to answer."""
    state = kit.start(table)
    rng = kit.rng(table, "walk")
    for ply in range(kit.most_plies + 1):
        probe = ply % table.stride == 0 or state.over()
        if state.over():
            yield Position(kit, table, state, ply, SPECTATOR, None, probe)
            return
        if not all(state.moves(seat) for seat in state.deciders()):
            raise table.failed("a seat is asked but has no legal move", ply)
        seat, move = any_move(state, rng)
        yield Position(kit, table, state, ply, seat, move, probe)
        try:
            state.play(seat, move)
        except Exception as error:
            raise table.failed(f"{move.text!r} is offered to seat {seat + 1} but fails: {error!r}", ply) from error
    raise table.failed(f"the game is not over after {kit.most_plies} random plies")


def any_move(state: State, rng: Rng) -> tuple[int, Move]:
    """Some seat that is asked, and some move of it."""
    deciders = state.deciders()
    seat = deciders[rng.below(len(deciders))]
    return seat, any_move_of(state, seat, rng)


def any_move_of(state: State, seat: int, rng: Rng) -> Move:
    moves = state.moves(seat)
    return moves[rng.below(len(moves))]


def play_on(state: State, rng: Rng, plies: int = A_WHILE) -> list[str]:
    """Random moves from here on: the digests on the way, as far as the game goes."""
    digests = []
    for _ in range(plies):
        if state.over():
            break
        state.play(*any_move(state, rng))
        digests.append(state.digest())
    return digests


def seen(state: State, viewer: int) -> bytes:
    """A view as the page would get it."""
    return msgspec.json.encode(state.view(viewer))


def seen_but_ply(state: State, viewer: int) -> bytes:
    """The same without its count of plies, which imagined worlds do not share once a sealed question is over."""
    view: View = msgspec.structs.replace(state.view(viewer), ply=0)
    return msgspec.json.encode(view)


def heard(events: list[Event] | None, viewer: int) -> list[tuple[str, object]]:
    """What a viewer has been told, without the count of plies."""
    return [(event.kind, event.args) for event in events or [] if event.seen_by(viewer)]


def name_of(viewer: int) -> str:
    return "the spectator" if viewer == SPECTATOR else f"seat {viewer + 1}"


def difference(one: bytes, other: bytes) -> str:
    """The first field in which two encoded views differ."""
    left, right = flat(msgspec.json.decode(one)), flat(msgspec.json.decode(other))
    for path in left | right:
        if left.get(path) != right.get(path):
            return f"{path} is {left.get(path)!r} in one and {right.get(path)!r} in the other"
    return "they are written differently"


def flat(data: object, path: str = "") -> dict[str, object]:
    """Nested data as one level: the path of every value. Lists of plain values stay together."""
    if isinstance(data, dict):
        named = {f"{path}.{key}" if path else str(key): value for key, value in data.items()}
    elif isinstance(data, list) and any(isinstance(value, dict | list) for value in data):
        named = {f"{path}[{place}]": value for place, value in enumerate(data)}
    else:
        return {path: data}
    if not named:
        return {path: data}
    return {deeper: leaf for key, value in named.items() for deeper, leaf in flat(value, key).items()}
