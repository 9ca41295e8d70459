"""A table as its log tells it: who sits where, the match, chat and open questions, and what each viewer has been told.

`apply` folds one entry in; one that does not fit raises and leaves the table in pieces, so it is tried on a `clone`. A
table that others can see is never changed: the next one takes its place.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from doubloon.bots.levels import LEVELS
from doubloon.core.event import Event
from doubloon.core.match import Match
from doubloon.core.trail import Trail
from doubloon.core.view import SPECTATOR
from doubloon.registry import find_game
from doubloon.server import entries
from doubloon.server.clocks import OFTEN, Clocks
from doubloon.server.entries import Entry, Setup
from doubloon.server.eyes import Eyes, Milestone
from doubloon.server.places import Place
from doubloon.server.protocol import Ask, ChatLine, Note, NoteKind, Phase
from doubloon.server.thinking import OLD_LEVELS, USUAL_LEVEL
from doubloon.server.twins import twin

MOST_TOKENS = 8  # of a seat, one a device: with one more, the oldest stops working
OFTEN_TIMELESS = (entries.Moved, entries.TookBack, entries.BotSat)  # entries that tell no time without clocks
CHAT = NOTES = 200  # lines that are kept, the newest: more than the versions that an update may tell


class Table:
    """The fold of a log."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = find_game(setup.game, setup.ruleset)
        self.options = self.game.options(setup.options.split())
        self.seq = 0  # entries so far
        self.damaged = 0  # the number of the entry that the log cannot be applied past; 0 if it is sound
        self.places = [Place() for _ in range(setup.seats)]
        self.match: Match | None = None
        self.chat: list[ChatLine] = []  # the newest
        self.said = 0  # lines in all
        self.asks: dict[int, Ask] = {}
        self.last_ask = 0  # its id
        self.notes: list[Note] = []  # the newest
        self.noted = 0  # notes in all
        self.at = 0  # when the newest entry that tells it was written
        self.rematch: str | None = None
        self.analyses: dict[int, str] = {}  # of the finished game, by seat, as JSON
        self.face = 0
        self.eyes = {viewer: Eyes() for viewer in range(SPECTATOR, setup.seats)}
        self.clocks = Clocks(setup.clock, setup.seats)
        self.lent: list[int] = []  # moves, by their places in the match, that bots made for people who hold a seat

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "waiting"
        return "over" if self.match.state.over() else "playing"

    @property
    def events(self) -> Trail[Event]:
        """Everything that has happened in the game, for all audiences."""
        return self.match.told() if self.match else Trail()

    def bots_due(self) -> list[int]:
        """The seats that a bot has to move for now."""
        if self.match is None or self.damaged:
            return []
        return [seat for seat in self.match.state.deciders() if self.bot_level(seat)]

    def people_due(self) -> list[int]:
        """The seats whose people have to move now."""
        if self.match is None or self.damaged or self.match.state.over():
            return []
        return [seat for seat in self.match.state.deciders() if self.places[seat].human and not self.bot_level(seat)]

    def bot_level(self, seat: int) -> str:
        """The bot that plays the seat, or answers one question for somebody whose time was up; "" if none does."""
        return self.places[seat].level or (self.setup.stand_in if self.clocks.hands[seat].lent else "")

    def holders(self, *but: int) -> list[int]:
        """The people who hold a seat, also while a bot stands in for them, but for these."""
        return [seat for seat, place in enumerate(self.places) if place.tokens and seat not in but]

    def last_own(self, seat: int) -> int:
        """The place of the last move that the person of a seat made; -1 if there is none."""
        lent = set(self.lent)
        moves = enumerate(self.match.moves if self.match else ())
        return max((ply for ply, (mover, _) in moves if mover == seat and ply not in lent), default=-1)

    def stand_ins(self) -> list[str]:
        """The levels that may stand in: from the strongest bot that plays here for itself, else from the usual one."""
        seated = [place.level for place in self.places if place.level and not place.tokens and not place.vacated]
        bots = {OLD_LEVELS.get(level, level) for level in seated}
        ordinary = [level for level in LEVELS if level in bots]
        return list(LEVELS[LEVELS.index(ordinary[-1] if ordinary else USUAL_LEVEL) :])

    def clone(self) -> Table:
        """A copy to try an entry on; what never changes is shared."""
        other = twin(self)
        other.places = [place.clone() for place in self.places]
        other.match = self.match and self.match.clone()
        other.asks = self.asks.copy()
        other.eyes = {viewer: eyes.clone() for viewer, eyes in self.eyes.items()}
        other.clocks = self.clocks.clone()
        return other

    def damage(self) -> None:
        """The next entry of the log cannot be applied: all are told, and the table stays as it is."""
        self.damaged = self.seq + 1
        self.asks = {}
        self.face += 1
        self._told_all()

    def apply(self, entry: Entry) -> None:
        self.seq += 1
        self.at = self._time_of(entry)
        before = self.match.state.deciders() if self.match else ()
        asked_at, plies = (self.match.state.asked_at, len(self.match.moves)) if self.match else (-1, 0)
        self._apply(entry)
        if self.setup.clock is not None and self.match is not None:
            self._run_clocks(before, self.match.state.asked_at != asked_at, len(self.match.moves) < plies)

    def _time_of(self, entry: Entry) -> int:
        """When the entry was written, as far as it says so. Where there are clocks, time never goes backwards."""
        at: int = getattr(entry, "at", self.at)
        if self.setup.clock is not None:
            return max(at, self.at)
        return self.at if not at and isinstance(entry, OFTEN_TIMELESS) else at

    def _apply(self, entry: Entry) -> None:
        match entry:
            case entries.Moved():
                self._moved(entry)
            case entries.TookBack():
                self._took_back(entry.seat)
            case entries.Said():
                line = ChatLine(entry.seat, self.places[entry.seat].name, entry.text, entry.at)
                self.chat = [*self.chat, line][-CHAT:]
                self.said += 1
                self._told_all()
            case entries.Named():
                assert self.match is not None
                self.match.name_piece(entry.seat, entry.piece, entry.name)
                self.face += 1
                self._told_all()
            case entries.Hinted():
                self._hinted(entry.seat)
            case entries.Analysed():
                self.analyses = {**self.analyses, entry.seat: entry.data}
            case entries.Asked():
                self._asked(entry)
            case entries.Answered():
                self._answered(entry)
            case entries.Seen() | entries.TimeUp() | entries.AwayUntil() | entries.Rested():
                self._timed(entry)
                self._told_all()
            case entries.Unreadable():
                raise ValueError("it cannot be read")
            case _:
                self._reseated(entry)
                self.face += 1
                self._begin()
                self._told_all()

    # Seats

    def _reseated(self, entry: Entry) -> None:
        match entry:
            case entries.Sat():
                self._sat(entry)
            case entries.Kept():
                place = self.places[entry.seat]
                place.name, place.kept = entry.name, True
            case entries.BotSat():
                place = self.places[entry.seat]
                if place.kept:
                    place.name, place.kept = "", False
                place.level = entry.level
            case entries.Recovered():
                place = self.places[entry.seat]
                place.tokens = [*place.tokens, entry.token][-MOST_TOKENS:]
            case entries.SignedOut():
                place = self.places[entry.seat]
                place.tokens, place.recovery = [entry.token], entry.recovery
            case entries.Left():
                self._left(entry)
            case entries.CameBack():
                place = self.places[entry.seat]
                if place.level:
                    self._note("back", entry.seat)
                place.level = ""
                self.clocks.hands[entry.seat].late = 0
                self._keep_asks(lambda ask: (ask.what, ask.seat) != ("stand_in", entry.seat))
            case entries.Rematched():
                self.rematch = entry.table

    def _sat(self, entry: entries.Sat) -> None:
        place = self.places[entry.seat]
        before = place.name
        place.name, place.level, place.vacated, place.kept = entry.name, "", False, False
        place.tokens, place.recovery = [entry.token], entry.recovery
        if self.match is not None:
            self._note("sat", entry.seat, before=before)
        if entry.at:
            self._keep_asks(lambda ask: ask.seat != entry.seat)
            self.asks = {id: replace(ask, awaited=[*ask.awaited, entry.seat]) for id, ask in self.asks.items()}

    def _left(self, entry: entries.Left) -> None:
        """Who has left neither asks nor is waited for; what now waits for nobody is agreed."""
        place = self.places[entry.seat]
        place.tokens, place.recovery = [], ""
        if self.match is None:
            place.name = ""
            return
        place.vacated = True
        self._note("left", entry.seat)
        self._keep_asks(lambda ask: entry.seat not in ((ask.by, ask.seat) if entry.at else (ask.by, *ask.awaited)))
        for ask in list(self.asks.values()):
            if entry.seat in ask.awaited and ask.id in self.asks:
                del self.asks[ask.id]
                self._settle(replace(ask, awaited=[seat for seat in ask.awaited if seat != entry.seat]))

    def _begin(self) -> None:
        """The game begins by itself when nobody is missing any more."""
        if self.match is None and not any(place.empty for place in self.places):
            setup = self.setup
            self.match = Match(self.game, setup.seats, setup.seed, self.options, setup.position)
            self._look(range(SPECTATOR, self.setup.seats))
            for eyes in self.eyes.values():
                eyes.asked = eyes.version + 1

    # Moves

    def _moved(self, entry: entries.Moved) -> None:
        assert self.match is not None
        state = self.match.state
        sealed, asked_at, waiting = state.sealed, state.asked_at, state.deciders()
        place = self.places[entry.seat]
        if place.tokens and (entry.lent or place.level):
            self.lent = [*self.lent, len(self.match.moves)]
        elif place.tokens:
            place.moved = entry.at
        self.match.play(entry.seat, self.game.moveset[entry.move])
        if not entry.lent:
            self.clocks.hands[entry.seat].late = 0
        state = self.match.state
        same_question = sealed and state.sealed and state.asked_at == asked_at and not state.over()
        if state.over():
            self.face += 1
        self._position_changed(entry.seat, same_question, waiting, undone=False)

    def _took_back(self, seat: int) -> None:
        assert self.match is not None
        state = self.match.state
        sealed, asked_at, waiting = state.sealed, state.asked_at, state.deciders()
        movers = [mover for mover, _ in self.match.moves]
        self.match.undo(seat)
        last = len(movers) - 1 - movers[::-1].index(seat)
        self.lent = [ply - (ply > last) for ply in self.lent if ply != last]
        self.places[seat].undos += 1
        state = self.match.state
        self._position_changed(seat, sealed and state.sealed and state.asked_at == asked_at, waiting, undone=True)

    def _position_changed(self, mover: int, same_question: bool, waiting: tuple[int, ...], *, undone: bool) -> None:
        """Tell those who may notice: all of them, or under a sealed question the mover until it has answered."""
        assert self.match is not None
        public = not same_question or self.match.state.deciders() != waiting
        if public:  # what was to be taken back is another position by now
            over = self.match.state.over()
            self._keep_asks(lambda ask: ask.what == "stand_in" and not over)
        told = range(SPECTATOR, self.setup.seats) if public else range(mover, mover + 1)
        if undone:
            for eyes in self.eyes.values():
                eyes.forget()
        self._look(told)
        for viewer in told:
            if undone:
                self.eyes[viewer].epoch += 1
            self._told(viewer)
        for viewer in told if not same_question else range(mover, mover + 1):
            self.eyes[viewer].asked = self.eyes[viewer].version

    def _rewind(self, seat: int, agreed: list[str]) -> None:
        """Back to before the seat's last move, although something has come to light since: all have agreed."""
        assert self.match is not None
        self.match.rewind(max(ply for ply, (mover, _) in enumerate(self.match.moves) if mover == seat))
        self.lent = [ply for ply in self.lent if ply < len(self.match.moves)]
        self.places[seat].rewinds += 1
        self._note("rewind", seat, agreed=agreed)
        self._position_changed(seat, False, (), undone=True)

    def _hinted(self, seat: int) -> None:
        """It counts, and where others play it is told."""
        self.places[seat].hints += 1
        if self.holders(seat):
            self._note("hint", seat)
        self.face += 1
        self._told_all()

    # Clocks

    def _timed(self, entry: entries.Timing) -> None:
        match entry:
            case entries.Seen():
                self.clocks.seen(entry.seat, entry.at)
            case entries.Rested():
                self.clocks.rest(entry.since, entry.until)
            case entries.AwayUntil():
                self.clocks.away(entry.seat, entry.until, entry.at)
                self._note("away" if entry.until else "here", entry.seat, until=entry.until)
            case entries.TimeUp():
                self._time_up(entry.seat)

    def _time_up(self, seat: int) -> None:
        """A bot answers this one question; if that happens time and again, it stands in until the person is back."""
        hand, level = self.clocks.hands[seat], self.setup.stand_in
        hand.late += 1
        if hand.late < OFTEN:
            hand.lent = True
            self._note("time_up", seat, level=level)
        else:
            self.places[seat].level = level
            self._note("late", seat, level=level)
            self.face += 1

    def _run_clocks(self, before: tuple[int, ...], another: bool, undone: bool) -> None:
        """Let the clocks of the people run who are asked now; who alone goes on deciding is in the same turn still."""
        assert self.match is not None
        asked = () if self.match.state.over() else self.match.state.deciders()
        for seat, hand in enumerate(self.clocks.hands):
            if another or seat not in asked:
                hand.lent = False
        people = [seat for seat in asked if self.places[seat].human and not self.clocks.hands[seat].lent]
        if undone:
            self.clocks.resume(people, self.at)
        anew = asked if another and not undone and (len(asked) > 1 or asked != before) else ()
        self.clocks.run(people, anew, self.at)

    # Questions to all

    def _asked(self, entry: entries.Asked) -> None:
        awaited = entry.awaited
        if awaited is None:
            awaited = [seat for seat in self.holders(entry.by, entry.seat) if self.places[seat].human]
        self.last_ask = entry.id or self.seq
        self._keep_asks(lambda ask: (ask.what, ask.seat) != (entry.what, entry.seat))
        self._settle(Ask(self.last_ask, entry.what, entry.by, entry.seat, entry.level, [entry.by], awaited))

    def _answered(self, entry: entries.Answered) -> None:
        ask = self.asks.pop(entry.ask)
        if not entry.yes:
            self._told_all()
            return
        awaited = [seat for seat in ask.awaited if seat != entry.seat]
        self._settle(replace(ask, answered=[*ask.answered, entry.seat], awaited=awaited))

    def _settle(self, ask: Ask) -> None:
        """Do it if all have agreed, else keep it."""
        if ask.awaited:
            self.asks[ask.id] = ask
            self._told_all()
            return
        agreed = [self.places[seat].name for seat in ask.answered if seat != ask.by]
        if ask.what == "undo":
            self._rewind(ask.by, agreed)
        else:
            self.places[ask.seat].level = ask.level
            self._note("stand_in", ask.seat, by=self.places[ask.by].name, level=ask.level, agreed=agreed)
            self.face += 1
            self._told_all()

    def _keep_asks(self, stays: Callable[[Ask], bool]) -> None:
        """Drop the questions that have become idle."""
        self.asks = {id: ask for id, ask in self.asks.items() if stays(ask)}

    def _note(
        self,
        kind: NoteKind,
        seat: int,
        *,
        by: str = "",
        before: str = "",
        level: str = "",
        agreed: list[str] | None = None,
        until: int = 0,
    ) -> None:
        """A line for everybody, at a place that tells nobody how far the others are with a sealed answer."""
        assert self.match is not None
        ply = self.match.state.public_ply()
        note = Note(kind, ply, self.at, seat, self.places[seat].name, by, before, level, agreed or [], until)
        self.notes = [*self.notes, note][-NOTES:]
        self.noted += 1

    # What was told

    def chat_since(self, had: Milestone) -> list[ChatLine]:
        """What was said since, as far as it is kept."""
        return self.chat[max(0, len(self.chat) - (self.said - had.chat)) :]

    def notes_since(self, had: Milestone) -> list[Note]:
        """What was noted since, as far as it is kept."""
        return self.notes[max(0, len(self.notes) - (self.noted - had.notes)) :]

    def _look(self, viewers: range) -> None:
        """The view of these has changed, and there may be events for them."""
        assert self.match is not None
        events = self.match.told()
        for viewer, eyes in self.eyes.items():
            eyes.listen(events, viewer)
            if viewer in viewers:
                eyes.looks += 1

    def _told_all(self) -> None:
        for viewer in self.eyes:
            self._told(viewer)

    def _told(self, viewer: int) -> None:
        eyes = self.eyes[viewer]
        eyes.told(Milestone(eyes.heard, self.said, self.face, eyes.looks, eyes.epoch, self.noted))
