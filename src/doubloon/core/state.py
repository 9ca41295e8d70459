"""One position of a game: complete, cheap to copy, and the only judge of what may be played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from doubloon.core.errors import BadMove, IllegalMove
from doubloon.core.event import EVERYBODY, Event
from doubloon.core.looking import Looking
from doubloon.core.move import Field, Move
from doubloon.core.numbers import Row, common_numbers
from doubloon.core.options import Options
from doubloon.core.outcome import Outcome
from doubloon.core.pack import Reader, Writer
from doubloon.core.rng import Rng
from doubloon.core.task import NOBODY, Nothing, Prompt, Question, Task

if TYPE_CHECKING:
    from doubloon.core.game import Game
    from doubloon.core.view import View

MAX_SEATS: Final = 8
ANSWER_BITS: Final = 7  # of a machine word for eight seats
ANSWER_MASK: Final = (1 << ANSWER_BITS) - 1
FORMAT: Final = 1
CHECKSUM_BYTES: Final = 8

# The seats of every bit mask, so that asking who must decide costs one look-up.
_seats_in: Final[list[tuple[int, ...]]] = [
    tuple([seat for seat in range(MAX_SEATS) if mask >> seat & 1]) for mask in range(1 << MAX_SEATS)
]
_no_moves: Final[list[Move]] = []


def _loaded(game: Game, data: bytes) -> State:
    return game.load(data)


def checksum(data: bytes) -> bytes:
    return blake2b(data, digest_size=CHECKSUM_BYTES).digest()


_no_question: Final[Question[Any]] = Nothing()

# Lies below every agenda and is never done. A list that shrinks to nothing gives its memory back and asks for it again
# at the next task, in every turn of every game; one that never falls below two keeps it.
_floor: Final[list[Task[Any]]] = [_no_question, _no_question]
FLOOR: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The kernel's half of a position. A game's half is a subclass, which fills in the methods below `# The game`.

    What is to come lies on the `agenda`, a stack of tasks. `question` is the one that waits for an answer and `waiting`
    the bit mask of the seats that owe one. After each answer the kernel takes tasks from the agenda and lets them `do`
    what they are for until one of them asks again, or nothing is left: then the game is over.
    Games add to the agenda or drop it, and never replace it: below everything lies a floor that is not theirs.
    """

    def __init__(self, game: Game, seats: int, options: Options, rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rng = rng
        self.plies: i64 = 0
        self.asked_at: i64 = 0  # the plies when the present question was put
        self.answers: i64 = 0  # how many moves each seat has made since then, seven bits a seat
        self.reveals: i64 = 0
        self.revealed = ""  # the key of the words for what came to light first, in the newest ply that revealed
        self.revealed_at: i64 = -1  # that ply
        self.waiting: i64 = 0
        self.sealed = False  # answers to the present question stay secret until all have given theirs
        self.question: Question[Any] = _no_question
        self.agenda: list[Task[Any]] = _floor.copy()
        self.events: list[Event] | None = None  # None: nobody listens, as in searches
        self._offered = _no_moves
        self._offered_to: i64 = NOBODY

    # Playing

    def deciders(self) -> tuple[int, ...]:
        """The seats that owe a choice now; none when the game is over."""
        return _seats_in[self.waiting]

    def rivals(self, seat: int) -> list[int]:
        """The seats that this one plays against; allies are none."""
        return [other for other in range(self.seats) if other != seat]

    def over(self) -> bool:
        return self.waiting == 0

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of a seat, in the order of the move table's chapters."""
        return list(self.offers(seat))

    def offers(self, seat: int) -> list[Move]:
        """The same list, not copied: for loops that promise not to change it."""
        if self._offered_to != seat or seat == NOBODY:
            if not 0 <= seat < self.seats or self.waiting >> seat & 1 == 0:
                return _no_moves
            self._offered = self.question.offers(self, seat)
            self._offered_to = seat
        return self._offered

    def play(self, seat: int, move: Move) -> None:
        """Carry out a legal move; an illegal one raises IllegalMove and changes nothing."""
        # By identity, as bare objects: `in` would ask every move whether it is equal, and what kind it is.
        for offer in cast(list[object], self.offers(seat)):
            if offer is move:
                break
        else:
            raise self.refusal(seat, move)
        self.plies += 1
        self.answers += 1 << ANSWER_BITS * seat
        self._offered_to = NOBODY
        self.question.answer(self, seat, move)
        self._settle()

    def _settle(self) -> None:
        """Do what comes next until a seat is asked or nothing is left."""
        while self.waiting == 0 and len(self.agenda) > FLOOR:
            self.agenda.pop().do(self)

    def check(self, seat: int, move: Move) -> str:
        """The clause that forbids the seat this move now, or "" if it may be played. Nothing is played to find out."""
        if not self.game.moveset.holds(move):
            raise BadMove(f"{move.text!r} was taken from another table of moves; parse it with this game's own")
        if self.over():
            return self.game.over_clause
        if not 0 <= seat < self.seats or self.waiting >> seat & 1 == 0:
            return self.question.against_seat(self, seat, move)
        return self.question.against(self, seat, move)

    def refusal(self, seat: int, move: Move) -> IllegalMove:
        """Why a move that is not on offer is refused, as an error to raise."""
        clause = self.check(seat, move)
        if self.over():
            return IllegalMove(f"the game is over; {move.text!r} cannot be played ({clause})", clause)
        if not 0 <= seat < self.seats:
            return IllegalMove(f"there are seats 1 to {self.seats}; nobody else can move ({clause})", clause)
        if seat not in self.deciders():
            asked = " and ".join(str(decider + 1) for decider in self.deciders())
            sentence = f"seat {seat + 1} is not asked now, seat {asked} is ({clause})"
            return IllegalMove(sentence, clause)
        return IllegalMove(f"seat {seat + 1} may not play {move.text!r} now: {clause} forbids it", clause)

    def prompt(self, seat: int) -> Prompt:
        """The question to this seat in words."""
        return self.question.prompt(self, seat)

    def begun(self, seat: int) -> list[Prompt]:
        """What this seat has begun and still has to do when the present question is answered, the next first.

        Views leave it out, so a game tells here only what the seat knows; most have nothing to tell.
        """
        return []

    def public_ply(self) -> int:
        """The plies as everybody may count them: how far others are with a sealed answer is nobody's business."""
        return self.asked_at if self.sealed and self.waiting else self.plies

    def own_ply(self, seat: int) -> int:
        """The plies as this seat may count them: the public ones, and its own towards a sealed answer."""
        own = self.answers >> ANSWER_BITS * seat & ANSWER_MASK if seat >= 0 else 0
        return self.asked_at + own if self.sealed and self.waiting else self.plies

    def numbers(self, seat: int) -> list[int]:
        """What the view of a seat shows as a row of small numbers; `Game.columns` says what each of them is."""
        row = Row()
        self.write_numbers(seat, row)
        return row.numbers()

    def write_numbers(self, seat: int, row: Row) -> None:
        """The same, behind what a row has already."""
        common_numbers(self, seat, row)
        self._number(seat, row)

    # For the game's rules

    def ask(self, question: Question[Any], seats: int, sealed: bool = False) -> None:
        """Put a question to every seat of a bit mask.

        A sealed one is a reveal. Who could still take back an open move made before it would see by that alone whether
        the others have answered.
        """
        if sealed and self.plies > 0 and self.revealed_at != self.plies:
            self.reveal("asked-in-secret")
        self.question = question
        self.waiting = seats
        self.sealed = sealed
        self.asked_at = self.plies
        self.answers = 0

    def answered(self, seat: int) -> None:
        """This seat owes nothing any more."""
        self.waiting &= ~(1 << seat)

    def let_pass(self, seat: int) -> None:
        """Go on as if this seat had answered and nothing had come of it: for thoughts in which some stand still."""
        self._offered_to = NOBODY
        self.answered(seat)
        self._settle()

    def drop_agenda(self) -> None:
        """What was to come does not come any more: for rules that skip to the end."""
        self.agenda = _floor.copy()

    def reveal(self, what: str) -> None:
        """A seat learned something new; nothing before this moment can be taken back."""
        self.reveals += 1
        if self.revealed_at != self.plies:
            self.revealed_at = self.plies
            self.revealed = what

    def tell(self, kind: str, args: dict[str, Field], audience: int = EVERYBODY, fades: bool = False) -> None:
        """Note an event. Hot rules first look whether `events` is None and spare themselves the args."""
        if self.events is not None:
            self.events.append(Event(kind, audience, args, fades, self.public_ply(), self.reveals))

    # Copies

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[Game, bytes], State], tuple[Game, bytes]]:
        return _loaded, (self.game, self.to_bytes())

    def digest(self) -> str:
        """A fingerprint of everything: equal digests are equal positions, random numbers to come included."""
        return self.to_bytes()[-CHECKSUM_BYTES:].hex()

    def to_bytes(self) -> bytes:
        """The whole position and a checksum; `Game.load` reads it back."""
        out = Writer()
        out.text(f"doubloon {FORMAT} {self.game.id} {self.game.ruleset} {self.game.components}")
        out.number(self.seats)
        out.text(self.options.text())
        out.raw(self.rng.key)
        out.numbers([self.rng.drawn, self.plies, self.asked_at, self.answers, self.reveals, self.revealed_at])
        out.numbers([self.waiting, 1 if self.sealed else 0])
        out.text(self.revealed)
        self.question.write(out)
        out.number(len(self.agenda) - FLOOR)
        for task in self.agenda[FLOOR:]:
            task.write(out)
        self._write(out)
        data = out.bytes()
        return data + checksum(data)

    def _read_kernel(self, data: Reader) -> None:
        """The part of `to_bytes` between the options and the game's own fields; the key is read already."""
        drawn, self.plies, self.asked_at, self.answers, self.reveals, self.revealed_at = data.numbers()
        self.rng.drawn = drawn
        self.waiting, sealed = data.numbers()
        self.sealed = sealed == 1
        self.revealed = data.text()
        self.question = cast(Question[Any], self.game.read_task(data))
        self.agenda = _floor + [self.game.read_task(data) for _ in range(data.number())]

    def _copy_kernel(self, copy: State) -> None:
        """Bring the kernel's fields of a fresh copy up to date; for `clone`. Copies do not listen to events."""
        copy.plies = self.plies
        copy.asked_at = self.asked_at
        copy.answers = self.answers
        copy.reveals = self.reveals
        copy.revealed = self.revealed
        copy.revealed_at = self.revealed_at
        copy.waiting = self.waiting
        copy.sealed = self.sealed
        copy.question = self.question
        copy.agenda = self.agenda.copy()

    def _forget(self, seat: int, rng: Rng) -> None:
        """Rid a copy of the real game's random numbers and of the others' sealed progress; for `imagine`."""
        if self.sealed and self.waiting:
            self.plies = self.own_ply(seat)
            self.answers &= ANSWER_MASK << ANSWER_BITS * seat if seat >= 0 else 0
        else:
            self.answers = 0
        self.rng = rng.split()

    # The game

    @abstractmethod
    def view(self, seat: int) -> View:
        """What a seat may know; seat -1 is a spectator."""

    def looking(self, before: Looking | None = None) -> Looking:
        """The views of all who look at this position, with as much as possible of those of an earlier one."""
        return Looking(self)

    def _number(self, seat: int, row: Row) -> None:  # noqa: B027, a game may have none
        """Add the numbers of the game's own columns."""

    @abstractmethod
    def imagine(self, seat: int, rng: Rng) -> State:
        """A copy in which all that the seat cannot know is drawn again, in accord with all that it does know.

        It depends on the seat's knowledge and on `rng` alone: two positions that look and looked the same to the
        seat give the same copy. So nothing can leak through it.
        """

    @abstractmethod
    def scores(self) -> list[int]:
        """Each seat's points so far, as far as they are public; final once the game is over."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the game goes on."""

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares nothing that can change."""

    @abstractmethod
    def _write(self, out: Writer) -> None:
        """The game's own fields, in a fixed order."""

    @abstractmethod
    def _read(self, data: Reader) -> None:
        """The same fields back."""
