"""What comes up in games that are played and listened to, for tests that every game has words for all it can say."""

from __future__ import annotations

from collections.abc import Iterator

from doubloon.bots.bot import Bot
from doubloon.core.chair import Chair
from doubloon.core.errors import IllegalMove, UndoRefused
from doubloon.core.event import Event
from doubloon.core.match import Match
from doubloon.core.move import Field, Move
from doubloon.core.rng import Rng, rng_from
from doubloon.core.showing import showing_of
from doubloon.core.shown import Arg
from doubloon.core.view import SPECTATOR
from doubloon.words import Words
from doubloon.words.telling import fill, seat_names, tell


class Heard:
    """What came up in many games, with the number of seats where it did."""

    def __init__(self) -> None:
        self.events: dict[tuple[str, int, tuple[str, ...]], tuple[Event, int, dict[str, Arg]]] = {}
        self.prompts: dict[tuple[str, int], tuple[dict[str, Field], int]] = {}
        self.undo: set[str] = set()
        self.clauses: set[str] = set()
        self.endings: set[str] = set()

    def kinds(self) -> set[str]:
        return {kind for kind, _, _ in self.events}

    def questions(self) -> set[str]:
        return {kind for kind, _ in self.prompts}

    def listen(self, match: Match, bot: Bot, seed: str, every: int = 1) -> None:
        """A whole game, and with every so many moves a try for what is probably refused."""
        rng = rng_from(seed)
        while match.state.deciders():
            self.one_move(match, bot, rng)
            if match.state.plies % every == 0:
                seat, move = wrong_move(match, rng)
                self.try_wrong(match, seat, move, undo=move.id % 40 == 0)
        self.end(match)

    def one_move(self, match: Match, bot: Bot, rng: Rng) -> None:
        """Note what everybody is asked; then somebody moves."""
        deciders = match.state.deciders()
        for seat in deciders:
            asked = match.state.prompt(seat)
            self.prompts[asked.key, len(asked.args)] = (dict(asked.args), match.state.seats)
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
        view, showing = match.state.view(SPECTATOR), showing_of(match.game.id)
        for event in match.events:
            apart = sum(1 for value in event.args.values() if value == 0)  # none of something has words of its own
            called = showing.called(view, event.kind, event.args)
            self.events[event.kind, apart, tuple(event.args)] = (event, match.state.seats, called)


def wrong_move(match: Match, rng: Rng) -> tuple[int, Move]:
    """Sometimes anything by anybody, mostly a move of the right kind that is not on offer."""
    state, table = match.state, match.game.moveset
    seat, id = rng.below(state.seats), rng.below(len(table))
    if state.deciders() and id % 4:
        seat = state.deciders()[0]
        kinds = {move.kind for move in state.moves(seat)}
        wrong = [move for move in table if move.kind in kinds]
        return seat, wrong[rng.below(len(wrong))]
    return seat, table[id]


def lines_told(heard: Heard, languages: dict[str, Words]) -> Iterator[str]:
    """Every event as a whole sentence, for a spectator and for a player."""
    for event, seats, called in heard.events.values():
        for words in languages.values():
            for reader in (SPECTATOR, 0):
                names = seat_names(words, ["you"] * seats, reader)
                line = tell(words, event.kind, event.args, names, reader, called)
                assert line
                assert "{" not in line
                assert line[0] == line[0].upper()
                yield line


def check_prompts(heard: Heard, kinds: set[str], languages: dict[str, Words], **figures: int) -> None:
    """Every question has words, and a rule behind it that says something, both with what the question fills in."""
    assert heard.questions() <= kinds
    for words in languages.values():
        for kind in kinds:
            assert words.has(f"prompt-{kind}")
        for kind in kinds - heard.questions():
            assert len(words(f"rule-{kind}", seats=2, **figures)) > 80
        for (kind, _), (args, seats) in heard.prompts.items():
            filled = fill(words, args, ["a"] * seats, 0)
            assert words(f"prompt-{kind}", seats=seats, **filled).endswith((".", "?"))
            assert len(words(f"rule-{kind}", **{"seats": seats, **filled})) > 80


def check_undo(heard: Heard, of_the_game: set[str], languages: dict[str, Words]) -> None:
    """Every reason against taking back has words, whether it came up or not; the kernel has some of its own."""
    reasons = of_the_game | {"nothing", "others-moved", "asked-in-secret"}
    assert heard.undo <= reasons
    for words in languages.values():
        assert all(words(f"undo-{reason}", seats=2) for reason in reasons)


def check_refusals(clauses: set[str], languages: dict[str, Words], **figures: int) -> None:
    """Every clause for which a move can be refused says why, in a sentence."""
    for words in languages.values():
        assert all(words(f"refused-{clause}", **figures).endswith(".") for clause in clauses)
