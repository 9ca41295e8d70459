# interpreted: one call a move, nothing hot
"""A game being played: the position, the moves so far, the log, and taking back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from doubloon.core.errors import BadName, IllegalMove, UndoRefused
from doubloon.core.event import Event, log_for
from doubloon.core.game import Game
from doubloon.core.move import Move
from doubloon.core.naming import plain_name
from doubloon.core.options import Options
from doubloon.core.state import State
from doubloon.core.trail import Trail

if TYPE_CHECKING:
    from doubloon.core.frozen import FrozenMatch

OPEN: Final = -1
DIGEST_EVERY: Final = 10  # plies
APART: Final = 16  # plies at least between two milestones
MILESTONES: Final = 64  # at most; of more every other one goes, and they are set twice as far apart from then on


class Milestone(NamedTuple):
    """A position at a reveal, kept so that going back plays few moves again."""

    ply: int
    events: int  # how many had been told
    position: bytes


class Match:
    """Plays moves and takes them back.

    A move can be taken back while nobody has learned anything since (`State.reveals` has not moved) and no other seat
    has built on it. The others' answers to the very sealed question that it answered are no obstacle: nobody has seen
    them, they do not depend on it, and they stay when it is taken back.
    """

    def __init__(
        self, game: Game, seats: int, seed: str, options: Options | None = None, position: bytes = b""
    ) -> None:
        """From the setup that follows from the seed, or from a `position` halfway through a game."""
        self.game = game
        self.seed = seed
        self.state = game.load(position) if position else game.new(seats, seed, options, listen=True)
        if position:
            self.state.events = []  # what came before is not told
        self._told: Trail[Event] = Trail()  # but for what the position has just told
        self.moves: Trail[tuple[int, Move]] = Trail()
        self._sealed: list[int] = []  # by move: at which ply the sealed question was put that it answered, or OPEN
        self._digests: dict[int, str] = {}  # of the position after every so many plies
        self.names: dict[str, str] = {}  # that people have given to their pieces
        self._reveals: Trail[tuple[int, str]] = Trail()  # after which ply what came to light
        self._milestones: list[Milestone] = []  # the first is the beginning
        self._apart = APART
        self._keep_checkpoint()

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, for all audiences."""
        return [*self._told, *(self.state.events or [])]

    def told(self) -> Trail[Event]:
        """The same for who looks at what is new alone: nothing is copied."""
        for event in self.state.events or []:
            self._told.append(event)
        self.state.events = []
        return self._told

    @property
    def last_was_sealed(self) -> bool:
        """Did the newest move answer a sealed question?"""
        return bool(self._sealed) and self._sealed[-1] != OPEN

    def log(self, seat: int) -> list[Event]:
        """What this seat's log may show now."""
        return log_for(self.events, seat)

    def play(self, seat: int, move: Move) -> None:
        sealed = self.state.asked_at if self.state.sealed else OPEN
        self.state.play(seat, move)
        self.moves.append((seat, move))
        self._sealed.append(sealed)
        if len(self.moves) % DIGEST_EVERY == 0:
            self._digests[len(self.moves)] = self.state.digest()
        if self.state.reveals != self._checkpoint.reveals:
            self._reveals.append((len(self.moves), self.state.revealed))
            self._keep_checkpoint()

    def check_name(self, seat: int, piece: str, text: str) -> str:
        """The name that one of the seat's pieces would get; what cannot be done raises BadName."""
        state = self.state
        if piece not in self.game.namable(seat, state.seats, state.options):
            raise BadName(f"seat {seat + 1} has no piece {piece[:40]!r} to give a name to", "piece")
        name = plain_name(text)
        if any(name.casefold() == taken.casefold() for other, taken in self.names.items() if other != piece):
            raise BadName(f"another piece is called {name!r} already", "taken")
        return name

    def name_piece(self, seat: int, piece: str, text: str) -> str:
        """Call one of the seat's pieces by a name, which is returned; what cannot be done raises BadName."""
        self.names[piece] = name = self.check_name(seat, piece, text)
        return name

    def undo_obstacle(self, seat: int) -> str:
        """Why this seat cannot take back its last move, as the key of the words for it; "" if it can."""
        last = self._last_of(seat)
        if last < 0:
            return "nothing"
        if last < self._checkpoint_ply:
            return self._revealed_after(last)
        question = self._sealed[last]
        built_on = any(sealed == OPEN or sealed != question for sealed in self._sealed[last + 1 :])
        return "others-moved" if built_on else ""

    def _revealed_after(self, ply: int) -> str:
        """What came to light first after so many moves."""
        first = ""
        for at, what in self._reveals.backwards():
            if at <= ply:
                break
            first = what
        return first

    def undo(self, seat: int) -> Move:
        """Take back this seat's last move and return it; refuse if that is not possible any more."""
        last = self._last_of(seat)
        obstacle = self.undo_obstacle(seat)
        if last < 0:
            raise UndoRefused(f"seat {seat + 1} has made no move that could be taken back", obstacle)
        if last < self._checkpoint_ply:
            raise UndoRefused(f"seat {seat + 1} cannot take back: something came to light ({obstacle})", obstacle)
        if obstacle:
            raise UndoRefused(f"seat {seat + 1} cannot take back: others have moved since", obstacle)
        kept = self.moves.until(last)
        for later in self.moves[last + 1 :]:
            kept.append(later)
        told = self.told().until(self._checkpoint_events)
        state = self._checkpoint.clone()
        state.events = []
        digests = self._digests_until(self._checkpoint_ply)
        try:
            for ply, (mover, move) in enumerate(kept[self._checkpoint_ply :], start=self._checkpoint_ply + 1):
                state.play(mover, move)
                if ply % DIGEST_EVERY == 0:
                    digests[ply] = state.digest()
        except IllegalMove as error:  # a game whose sealed answers depend on each other
            raise UndoRefused(f"seat {seat + 1} cannot take back: {error}", "others-moved") from error
        taken = self.moves[last][1]
        self.state, self._told = state, told
        self.moves = kept
        self._digests = digests
        self._sealed = self._sealed[:last] + self._sealed[last + 1 :]
        return taken

    def rewind(self, ply: int) -> None:
        """Back to how it was after so many moves, whatever has come to light since; names stay."""
        if not 0 <= ply <= len(self.moves):
            raise ValueError(f"the match has the plies 0 to {len(self.moves)}, not {ply}")
        again = self.moves[:ply]
        if self._checkpoint_ply <= ply:
            self._go_to(self._checkpoint.clone(), self._checkpoint_ply, self._checkpoint_events)
        else:
            while self._milestones[-1].ply > ply:
                self._milestones.pop()
            milestone = self._milestones[-1]
            self._go_to(self.game.load(milestone.position), milestone.ply, milestone.events)
        for seat, move in again[len(self.moves) :]:
            self.play(seat, move)

    def _go_to(self, state: State, ply: int, events: int) -> None:
        """Stand at a position where something came to light, or at the beginning."""
        self._told = self.told().until(events)
        state.events = []
        self.state = state
        self.moves = self.moves.until(ply)
        self._sealed = self._sealed[:ply]
        self._reveals = Trail(reveal for reveal in self._reveals if reveal[0] <= ply)
        self._digests = self._digests_until(ply)
        self._keep_checkpoint()

    def beginning(self) -> State:
        """The position before the first move."""
        return self.game.load(self._milestones[0].position)

    def clone(self) -> Match:
        """A copy that goes its own way: what is tried on it leaves this match alone."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)  # like `copy`, which asks many questions first
        other._told = self.told().copy()
        other.state = self.state.clone()
        other.state.events = []
        other.moves = self.moves.copy()
        other._sealed = self._sealed.copy()
        other._reveals = self._reveals.copy()
        other._digests = self._digests.copy()
        other._milestones = self._milestones.copy()
        other.names = self.names.copy()
        return other

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[FrozenMatch, Game], Match], tuple[FrozenMatch, Game]]:
        """By way of plain data: positions leave out what they have told, and events are nothing that pickle knows."""
        from doubloon.core.frozen import FrozenMatch

        return FrozenMatch.thaw, (FrozenMatch.of(self), self.game)

    def after(self, ply: int) -> Match:
        """The match as it was after so many moves; this one stays as it is."""
        then = self.clone()
        then.rewind(ply)
        return then

    def digests(self) -> dict[int, str]:
        """Fingerprints of the positions after every so many plies, and after the last."""
        kept = self._digests.copy()
        if self.moves:
            kept[len(self.moves)] = self.state.digest()
        return kept

    def _digests_until(self, ply: int) -> dict[int, str]:
        return {kept: digest for kept, digest in self._digests.items() if kept <= ply}

    def _last_of(self, seat: int) -> int:
        """Where among the moves this seat's last one stands; -1 if it has made none."""
        for ply in range(len(self.moves) - 1, -1, -1):
            if self.moves[ply][0] == seat:
                return ply
        return -1

    def _keep_checkpoint(self) -> None:
        """Nothing before this moment will ever be taken back."""
        self._checkpoint = self.state.clone()
        self._checkpoint_ply = len(self.moves)
        self._checkpoint_events = len(self.told())
        if not self._milestones or self._checkpoint_ply >= self._milestones[-1].ply + self._apart:
            self._milestones.append(Milestone(self._checkpoint_ply, self._checkpoint_events, self.state.to_bytes()))
            if len(self._milestones) > MILESTONES:
                del self._milestones[1::2]
                self._apart *= 2
