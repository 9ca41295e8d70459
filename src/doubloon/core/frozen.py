# interpreted: msgspec structs live here
"""A match as plain data, to be kept and played on later without playing it all again.

What it was made from is the moves: a frozen match that cannot be used is no loss.
"""

from __future__ import annotations

from typing import Self

from msgspec import Struct

from doubloon.core.event import Event
from doubloon.core.game import Game
from doubloon.core.match import Match, Milestone
from doubloon.core.move import Field
from doubloon.core.trail import Trail


class FrozenEvent(Struct, frozen=True, array_like=True):
    """An event with all that it knows, also what is nobody's business."""

    kind: str
    audience: int
    args: dict[str, Field]
    fades: bool
    ply: int
    reveals: int

    @classmethod
    def of(cls, event: Event) -> Self:
        return cls(event.kind, event.audience, event.args, event.fades, event.ply, event.reveals)

    def thaw(self) -> Event:
        return Event(self.kind, self.audience, self.args, self.fades, self.ply, self.reveals)


class FrozenMatch(Struct, frozen=True, array_like=True):
    """All that a match holds. It knows its game by name only: the one who thaws it brings the game along."""

    seed: str
    moves: list[tuple[int, int]]
    sealed: list[int]
    reveals: list[tuple[int, str]]
    names: dict[str, str]
    position: bytes
    events: list[FrozenEvent]
    checkpoint: Milestone
    milestones: list[Milestone]
    apart: int
    digests: dict[int, str]

    @classmethod
    def of(cls, match: Match) -> Self:
        checkpoint = match._checkpoint.to_bytes()
        return cls(
            seed=match.seed,
            moves=[(seat, move.id) for seat, move in match.moves],
            sealed=match._sealed,
            reveals=list(match._reveals),
            names=match.names,
            position=match.state.to_bytes(),
            events=[FrozenEvent.of(event) for event in match.events],
            checkpoint=Milestone(match._checkpoint_ply, match._checkpoint_events, checkpoint),
            milestones=match._milestones,
            apart=match._apart,
            digests=match._digests,
        )

    def thaw(self, game: Game) -> Match:
        """The match, ready to be played on; what is not of this game raises BadBytes or BadMove."""
        match = Match.__new__(Match)
        match.game = game
        match.seed = self.seed
        match.state = game.load(self.position)
        match.state.events = [event.thaw() for event in self.events]
        match._told = Trail()
        match.moves = Trail((seat, game.moveset[move]) for seat, move in self.moves)
        match.names = self.names
        match._sealed = self.sealed
        match._reveals = Trail(self.reveals)
        match._checkpoint = game.load(self.checkpoint.position)
        match._checkpoint_ply = self.checkpoint.ply
        match._checkpoint_events = self.checkpoint.events
        match._milestones = self.milestones
        match._apart = self.apart
        match._digests = self.digests
        return match
