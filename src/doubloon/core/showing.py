"""The presentation of a game: turns a view and its legal moves into what every surface shows (`core/shown.py`).

It sees views alone, so it can tell nobody what they may not know. Without more ado a field `players` of a view becomes
the panels, one a seat, and all other fields become parts. A game with more to say than its fields makes a subclass and
is told to use it by `show`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct
from mypy_extensions import mypyc_attr

from doubloon.core.foreseeing import NOTHING, OnTheWay
from doubloon.core.memory import Memory
from doubloon.core.move import Field
from doubloon.core.saying import joined, said
from doubloon.core.shown import (
    Arg,
    Choice,
    Fact,
    Foretold,
    Panel,
    Part,
    Rank,
    Row,
    Said,
    Sheet,
    Shown,
    Spot,
    Text,
    Thing,
    Told,
)
from doubloon.core.task import Prompt
from doubloon.core.view import EventView, MoveView, View

V = TypeVar("V", bound=View)

NOTHING_FORETOLD: Final = Foretold()

# What every view has stands elsewhere on the table.
_COMMON: Final = frozenset(["type", "players", *[field.name for field in msgspec.structs.fields(View)]])
NOBODY: Final[Mapping[str, str]] = {}


class Reaching:
    """The kinds of questions at which chains of choices may begin, and those in the midst of them.

    With `promising` it is told of each single choice, too, what it is sure to bring.
    """

    def __init__(
        self, begin: frozenset[str] = frozenset(), through: frozenset[str] = frozenset(), promising: bool = False
    ) -> None:
        self.begin = begin
        self.through = through
        self.promising = promising


NO_CHAINS: Final = Reaching()


@mypyc_attr(allow_interpreted_subclasses=True)
class Showing(Generic[V]):
    """Any game by the names of its fields.

    `headings` are the kinds of events that begin a paragraph of the story, `details` say nothing beyond what others
    say, and `quiet` ones the table shows anyway: no news, but a line of the log. `on_the_way` is what previews look
    through, `reaching` what can be chosen in one go. `signs` are the glyphs of those who do something without a seat,
    by the kinds of their events. `asides` are steps of a turn that a story folds away. `personal` are the arguments of
    events which are told by what the reader alone may see; events without any are told alike to all who may know them.
    """

    def __init__(
        self,
        headings: frozenset[str] = frozenset(),
        details: frozenset[str] = frozenset(),
        quiet: frozenset[str] = frozenset(),
        on_the_way: OnTheWay = NOTHING,
        reaching: Reaching = NO_CHAINS,
        signs: Mapping[str, str] = NOBODY,
        asides: frozenset[str] = frozenset(),
        personal: frozenset[str] | None = None,
    ) -> None:
        self.headings = headings
        self.details = details
        self.quiet = quiet
        self.on_the_way = on_the_way
        self.reaching = reaching
        self.signs = signs
        self.asides = asides
        self.personal = personal  # None: maybe any

    def question(self, view: V) -> Said:
        """What the seat is asked."""
        assert view.prompt is not None
        return Said(f"prompt-{view.prompt.kind}", {"seats": view.seats, **view.prompt.args})

    def asked(self, view: V) -> Said | None:
        """The question, or nothing while the seat waits."""
        return self.question(view) if view.prompt else None

    def choice(self, view: V, move: MoveView) -> Choice:
        """A legal move, explained."""
        return Choice(move.id, sentence(move.text), group=called(move.kind))

    def choices(self, view: V) -> list[Choice]:
        """All legal moves, in the order of the prompt."""
        return [self.choice(view, move) for move in view.prompt.moves] if view.prompt else []

    def chained(self, view: V, choices: list[Choice]) -> Choice:
        """Choices that follow each other as one: all that is picked up, where the last one ends, what lies between."""
        first, last = choices[0], choices[-1]
        if len(choices) == 1:
            return first
        start = list(dict.fromkeys(spot for choice in choices for spot in choice.start))
        ending = next((choice for choice in reversed(choices) if choice.goal), last)
        goal = [spot for spot in ending.goal if spot not in start]
        between = [spot for choice in choices for spot in [*choice.way, *choice.goal]]
        way = [spot for spot in between if spot not in goal and spot not in start]
        return Choice(
            first.move,
            joined([choice.label for choice in choices], " → "),
            last.about,
            first.group,
            start,
            goal,
            list(dict.fromkeys(way)),
            joined([choice.costs for choice in choices]),
            joined([choice.brings for choice in choices]),
            joined_manners(choices),
        )

    def begun(self, view: V, left: list[Prompt]) -> list[Part]:
        """What waits behind the question: `State.begun`, put into words."""
        return []

    def far(self, view: V) -> bool:
        """May chains begin at the question of the view?"""
        return view.prompt is not None and view.prompt.kind in self.reaching.begin

    def foretold(self, view: V, choice: Choice, events: list[EventView]) -> Foretold:
        """What the events that a choice is sure to bring mean, for signs; words tell each event anyway."""
        return NOTHING_FORETOLD

    def unveiled(self, foretold: Foretold, what: str) -> Foretold:
        """The same with a sign for what comes to light at its end; `what` is the key of that."""
        return foretold

    def promised(self, view: V, choice: Choice, events: list[EventView], unveils: str) -> Foretold:
        """All that is sure of a choice."""
        foretold = self.foretold(view, choice, events)
        return self.unveiled(foretold, unveils) if unveils else foretold

    def choices_kept(self, view: V, memory: Memory) -> list[Choice]:
        """The same as `choices`, with what is kept of them."""
        return self.choices(view)

    def parts_kept(self, view: V, memory: Memory) -> list[Part]:
        """The same as `parts`, with what is kept of it."""
        return self.parts(view)

    def panels_kept(self, view: V, memory: Memory) -> list[Panel]:
        """The same as `panels`, with what is kept of them."""
        return self.panels(view)

    def sheet_kept(self, view: V, memory: Memory) -> Sheet | None:
        """The same as `sheet`, with what is kept of it."""
        return self.sheet(view)

    def drawn_kept(self, view: V, memory: Memory) -> Struct | None:
        """The same as `drawn`, with what is kept of it."""
        return self.drawn(view)

    def parts(self, view: V) -> list[Part]:
        """The table, region by region."""
        data = msgspec.to_builtins(view)
        own = {name: value for name, value in data.items() if name not in _COMMON}
        simple = {name: value for name, value in own.items() if not _is_deep(value)}
        now = Part("now", "facts", facts=[fact for name, value in simple.items() for fact in _facts(name, value)])
        rest = [Part(name, "facts", called(name), facts=_facts("", own[name])) for name in own if name not in simple]
        return [now, *rest]

    def panel(self, view: V, seat: int) -> Panel:
        """What lies in front of a seat."""
        players = msgspec.to_builtins(view).get("players", [])
        return Panel(seat, _facts("", players[seat]) if seat < len(players) else [])

    def panels(self, view: V) -> list[Panel]:
        """Everybody's panel: seats first, then who plays along without one."""
        return [self.panel(view, seat) for seat in range(view.seats)]

    def sheet(self, view: V) -> Sheet | None:
        """Where everybody's points come from; None where there is nothing but the score."""
        return None

    def things(self, view: V) -> list[Thing]:
        """What can be looked up: every spot, unless a game has more."""
        return [as_thing(spot) for part in self.parts(view) for spot in part.spots if spot.about != ""]

    def told(self, view: V, kind: str, args: dict[str, Field]) -> Told:
        """What an event is about, on the table as it is seen now."""
        rank: Rank = "heading" if kind in self.headings else "detail" if kind in self.details else "told"
        sign, called = self.signs.get(kind, ""), self.called(view, kind, args)
        spots = self.spots(view, kind, args)
        return Told(self.whose(view, args), spots, rank, sign=sign, aside=kind in self.asides, called=called)

    def told_alike(self, args: dict[str, Field]) -> bool:
        """Is an event with these arguments told with the same words and spots to all who may know it?"""
        return self.personal is not None and self.personal.isdisjoint(args)

    def called(self, view: V, kind: str, args: dict[str, Field]) -> dict[str, Arg]:
        """What the words for an event need beyond its arguments: what things are called that have no words by id."""
        return {}

    def whose(self, view: V, args: dict[str, Field]) -> int:
        """The seat whose doing an event is; -1 for nobody's. Who has no seat may be a party behind the last one."""
        for name in ("seat", "party"):
            value = args.get(name)
            if isinstance(value, int):
                return value
        return -1

    def spots(self, view: V, kind: str, args: dict[str, Field]) -> list[str]:
        """The ids of the spots that an event is about."""
        return []

    def figures(self, view: V) -> dict[str, int]:
        """Numbers of the box in play that the words for a refused move count with."""
        return {}

    def drawn(self, view: V) -> Struct | None:
        """What a drawn board needs beyond the view, so that it works out no rule; None for nothing."""
        return None

    def shown(self, view: V, memory: Memory | None = None) -> Shown:
        """All of it; with a memory of the table, what has not changed since it was shown last is not made again."""
        kept = memory or Memory()
        panels, parts = self.panels_kept(view, kept), self.parts_kept(view, kept)
        choices, sheet, drawn = self.choices_kept(view, kept), self.sheet_kept(view, kept), self.drawn_kept(view, kept)
        return Shown(choices, panels, sheet, parts, self.asked(view), self.far(view), drawn)


def joined_manners(choices: list[Choice]) -> str:
    return " ".join(choice.manner for choice in choices if choice.manner)


def as_thing(spot: Spot) -> Thing:
    """A spot, to be looked up by its name or by its id without the kind in front."""
    return Thing(spot.id, spot.name, spot.about, [spot.id.partition(":")[2]])


def score_row(key: str, values: list[int | str | Said]) -> Row:
    """A row of the sheet whose label is a message."""
    return Row(said(key), values)


# Any value by its name


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def called(name: str) -> str:
    """A field's name as people write it."""
    return sentence(name.replace("_", " "))


def _is_deep(value: object) -> bool:
    if isinstance(value, list):
        return any(isinstance(each, dict | list) for each in value)
    return isinstance(value, dict) and bool(value)


def _facts(name: str, value: object) -> list[Fact]:
    """Facts about a value, deeper ones with the path to them in front."""
    if isinstance(value, dict) and value:
        return [fact for key, each in value.items() for fact in _facts(f"{name} · {key}" if name else key, each)]
    if isinstance(value, list) and _is_deep(value):
        return [fact for number, each in enumerate(value, 1) for fact in _facts(f"{name} {number}".strip(), each)]
    return [Fact(_plain(value), called(name))]


def _plain(value: object) -> Text:
    if value is None or value == "" or value == [] or value == {}:
        return said("table-nothing")
    if isinstance(value, bool):
        return said("table-yes" if value else "table-no")
    return ", ".join(str(each) for each in value) if isinstance(value, list) else str(value)


# Which game is shown how

_plainly: Final[Showing[Any]] = Showing()
_known: Final[dict[str, Showing[Any]]] = {}


def show(game: str, showing: Showing[Any]) -> None:
    """From now on the game of this id is shown so."""
    _known[game] = showing


def showing_of(game: str) -> Showing[Any]:
    """How the game of this id is shown; without anything else by the names of its fields."""
    return _known.get(game, _plainly)
