# interpreted: msgspec structs live here
"""What a seat may know, as typed data. A field is secret until a view names it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import asdict

from doubloon.core.move import Field

if TYPE_CHECKING:
    from doubloon.core.event import Event
    from doubloon.core.move import Move
    from doubloon.core.state import State

SPECTATOR = -1


class MoveView(Struct, frozen=True, gc=False):
    """A legal move: send its id, show its text, draw its fields."""

    id: int
    kind: str
    text: str
    fields: dict[str, Field]


class PromptView(Struct, frozen=True, gc=False):
    """What this seat must decide: the words' key, the clause behind it, and every legal answer."""

    kind: str
    rule: str
    args: dict[str, Field]
    moves: list[MoveView]


class Ending(Struct, frozen=True, gc=False):
    """The outcome, see `doubloon.core.outcome`."""

    places: list[int]
    winners: list[int]
    reason: str
    tie_break: str
    rank: str


class View(Struct, frozen=True, gc=False, kw_only=True):
    """What all games show. Each game adds its own table."""

    game: str
    ruleset: int
    seats: int
    seat: int
    ply: int
    options: str
    deciders: list[int]
    prompt: PromptView | None
    scores: list[int]
    ending: Ending | None


class EventView(Struct, frozen=True, gc=False):
    """One line of the log."""

    kind: str
    ply: int
    args: dict[str, Field]


def move_view(move: Move) -> MoveView:
    """Made once a move: the same moves are offered again and again."""
    seen: MoveView | None = move.seen
    if seen is None:
        seen = move.seen = MoveView(move.id, move.kind, move.text, move.fields())
    return seen


def event_view(event: Event) -> EventView:
    # A copy, so that the holder of a view cannot change what others will be told.
    args = {name: list(value) if isinstance(value, list) else value for name, value in event.args.items()}
    return EventView(event.kind, event.ply, args)


def prompt_for(state: State, seat: int) -> PromptView | None:
    """The question put to this seat now, or None."""
    if seat not in state.deciders():
        return None
    asked = state.prompt(seat)
    return PromptView(asked.key, asked.clause, asked.args, [move_view(move) for move in state.moves(seat)])


def ending_of(state: State) -> Ending | None:
    outcome = state.outcome()
    if outcome is None:
        return None
    return Ending(outcome.places, outcome.winners, outcome.reason, outcome.tie_break, outcome.rank)


def common(state: State, seat: int) -> dict[str, Any]:
    """The fields that every view of this seat has, for a game to add its own to."""
    seen = View(
        game=state.game.id,
        ruleset=state.game.ruleset,
        seats=state.seats,
        seat=seat,
        ply=state.public_ply(),
        options=state.options.text(),
        deciders=list(state.deciders()),
        prompt=prompt_for(state, seat),
        scores=state.scores(),
        ending=ending_of(state),
    )
    return asdict(seen)
