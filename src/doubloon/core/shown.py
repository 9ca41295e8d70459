# interpreted: msgspec structs live here
"""How a table is shown, as data: what every surface draws, prints or reads aloud. `core/showing.py` makes it of a view.

Words are keys of messages with their arguments, never sentences: each surface speaks its reader's language. A thing
that moves and events can name is a spot with an id such as `card:PU11` or `tile:f3`, the same on every surface.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec import Struct


class Said(Struct, frozen=True, gc=False, omit_defaults=True):
    """A message with its arguments; without a key, several texts one after the other, with `by` between them.

    `otherwise` is said where there is no such message: people who make cards of their own have no words for them.
    """

    key: str = ""
    args: Mapping[str, int | str | Said | Sequence[Said | str]] = {}
    parts: Sequence[Said | str] = []
    by: str = ", "
    otherwise: str = ""


Text = Said | str
"""Words, or signs and figures that read alike in every language."""

Arg = int | str | Said | Sequence[Said | str]

Rank = Literal["heading", "told", "detail"]


class Choice(Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal move, explained. First all spots of `start` are chosen, then spots of `goal` until one move is left.

    One spot of `goal` is enough where no other choice shares it; those of `way` lie between.
    Choices that start and end at the same spots differ by their label alone.
    """

    move: int
    label: Text
    about: Text = ""
    """What is behind it: what a card does, what comes of it."""
    group: Text = ""
    """The heading that it stands under in a list."""
    start: list[str] = []
    goal: list[str] = []
    way: list[str] = []
    costs: Text = ""
    brings: Text = ""
    manner: str = ""
    """What sets it apart from other choices with the same spots, such as the coins that are taken along."""


class Sure(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that is sure to come of a choice. `what` is the game's word for it, by which surfaces find a sign."""

    what: str
    spot: str = ""
    """Whom it befalls, or where."""
    count: int = 0
    label: Text = ""
    """A name, where the word alone does not say it."""
    own: bool = False
    """It befalls the one who chooses, or the piece that is chosen."""


class Foretold(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a choice is sure to bring, as far as anybody can know."""

    way: list[str] = []
    """The spots that the chosen piece comes to, one after the other."""
    lost: bool = False
    """It is the end of the chosen piece."""
    harm: bool = False
    """Something of one's own is lost: who chooses it should be sure."""
    sure: list[Sure] = []


class End(Struct, frozen=True, gc=False, omit_defaults=True):
    """Where several choices, one after the other, come to: the first with all spots of the chain, then the others."""

    choice: Choice
    further: list[int]
    foretold: Foretold
    final: bool = False
    """It is cut there, as something comes to light."""


class Promise(Struct, frozen=True, gc=False):
    """What a single choice is sure to bring."""

    move: int
    foretold: Foretold


class Reach(Struct, frozen=True, gc=False):
    """The ends that can be come to in one go; with `more`, there are some that were not looked for.

    `promises` are for signs at the places that single choices go to, in games that have such signs.
    """

    ends: list[End]
    more: bool = False
    promises: list[Promise] = []


class Fact(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something worth a line; without a label it speaks for itself."""

    value: Text
    label: Text = ""


class Mark(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something small on a spot. A seat gives it that seat's colour and shape."""

    label: Text
    sign: Text = ""
    glyph: str = ""
    seat: int = -1
    tone: str = ""


class Spot(Struct, frozen=True, gc=False, omit_defaults=True):
    """A cell, a card, a tile: whatever moves and events can name. `about` is everything about it."""

    id: str
    name: Text
    about: Text = ""
    title: Text | None = None
    """What stands on it, where that is not its name; "" for nothing."""
    sub: Text = ""
    tone: str = "paper"
    glyph: str = ""
    marks: list[Mark] = []
    col: int = 0
    row: int = 0
    wide: int = 1
    high: int = 1
    faded: bool = False


class Part(Struct, frozen=True, gc=False, omit_defaults=True):
    """A region of the table: a grid where things lie beside each other, cards in a row, or plain facts."""

    key: str
    shape: Literal["grid", "cards", "facts"]
    title: Text = ""
    spots: list[Spot] = []
    facts: list[Fact] = []
    columns: int = 0
    column_names: list[str] = []
    row_names: list[str] = []
    small: bool = False
    """A little map beside others."""
    wordy: bool = False
    """Cards with words on them: on a narrow screen its columns become rows."""
    folded: bool = False
    """Out of the way until somebody wants it."""


class Panel(Struct, frozen=True, gc=False, omit_defaults=True):
    """What lies in front of somebody. Who plays along without a seat has seat -1 and a name."""

    seat: int
    facts: list[Fact] = []
    badge: Text = ""
    name: Text = ""
    sign: Mark | None = None
    """By what a seat is known, in games whose pieces have letters and colours of their own."""


class Row(Struct, frozen=True, gc=False):
    """A line of the score sheet: a value for each column, "" where somebody has none."""

    label: Text
    values: list[int | str | Said]


class Sheet(Struct, frozen=True, gc=False):
    """Where points come from, category by category."""

    heads: list[Text]
    rows: list[Row]
    totals: list[Row]


class Thing(Struct, frozen=True, gc=False, omit_defaults=True):
    """Something to look up by its name, or by what else it is called."""

    id: str
    name: Text
    about: Text
    calls: Sequence[Text] = []


class Told(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a line of the log is about: whose doing, which spots, and how much it matters to the story.

    `sign` is the glyph of who acts without a seat or a panel, such as a bear.
    """

    seat: int = -1
    spots: list[str] = []
    rank: Rank = "told"
    gone: bool = False
    """What it is about stands nowhere on the board after it."""
    sign: str = ""
    aside: bool = False
    """A step on the way: in a turn that has more to tell it is folded away."""
    called: Mapping[str, Arg] = {}
    """Arguments of its message that the event itself does not have: what things without a name are called, and why."""


class Shown(Struct, frozen=True, gc=False):
    """A view with everything that a surface needs to show it."""

    choices: list[Choice]
    panels: list[Panel]
    sheet: Sheet | None
    parts: list[Part]
    question: Said | None = None
    """What the seat is asked; none while it waits."""
    far: bool = False
    """Some choices may go on in one go: `reach` is worth asking for."""
    drawn: Any = None
    """What a drawn board needs beyond the view, in the game's own type: no surface works out a rule."""
