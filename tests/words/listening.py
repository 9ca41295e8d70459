"""What comes up in games that are played and listened to, for tests that every game has words for all it can say."""

from __future__ import annotations

from doubloon.bots.bot import Bot
from doubloon.core.chair import Chair
from doubloon.core.errors import IllegalMove, UndoRefused
from doubloon.core.event import Event
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.rng import Rng
from doubloon.core.view import SPECTATOR
from doubloon.words import Words
from doubloon.words.telling import seat_names, tell


class Heard:
    """What came up in many games."""

    def __init__(self) -> None:
        self.events: dict[tuple[str, tuple[str, ...]], tuple[Event, int]] = {}
        self.prompts: dict[str, dict[str, object]] = {}
        self.undo: set[str] = set()
        self.clauses: set[str] = set()
        self.endings: set[str] = set()

    def one_move(self, match: Match, bot: Bot, rng: Rng) -> None:
        """Note what everybody is asked; then somebody moves."""
        deciders = match.state.deciders()
        for seat in deciders:
            kind, _, args = match.state.prompt(seat)
            self.prompts[kind] = dict(args)
        seat = deciders[rng.below(len(deciders))]
        match.play(seat, bot.choose(Chair(match.state, seat)))

    def try_wrong(self, match: Match, seat: int, move: Move, undo: bool) -> None:
        """A move that is probably refused, and perhaps a try to take one back: the reasons are noted."""
        try:
            match.state.clone().play(seat, move)
        except IllegalMove as error:
            self.clauses.add(error.clause)
        if undo:
            try:
                match.undo(seat)
            except UndoRefused as error:
                self.undo.add(error.reason)

    def end(self, match: Match) -> None:
        """How it ended, and everything that was told."""
        outcome = match.state.outcome()
        assert outcome
        self.endings |= {f"ending-{outcome.reason}"}
        self.endings |= {f"tie-break-{outcome.tie_break}"} if outcome.tie_break else set()
        self.endings |= {f"rank-{outcome.rank}"} if outcome.rank else set()
        for event in match.events:
            self.events[event.kind, tuple(event.args)] = (event, match.state.seats)


def check_events(heard: Heard, languages: list[Words]) -> None:
    """Every event reads as a whole sentence, for a spectator and for a player."""
    for event, seats in heard.events.values():
        for words in languages:
            for reader in (SPECTATOR, 0):
                names = seat_names(words, ["you"] * seats, reader)
                line = tell(words, event.kind, event.args, names, reader)
                assert line
                assert "{" not in line
                assert line[0] == line[0].upper()
