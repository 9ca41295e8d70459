# interpreted: one call a name, nothing hot
"""Names that people give to their pieces. They change nothing in a game; a record keeps them.

The game says which pieces a seat may name (`Game.namable`); what a name may look like is said here.
"""

from __future__ import annotations

from doubloon.core.errors import BadName
from doubloon.core.signs import readable

LONGEST_NAME = 24
SEPARATOR = "|"  # of names in a record


def plain_name(text: str) -> str:
    """The name that a text stands for, without blanks too many; a text that is no name raises BadName."""
    if not readable(text) or SEPARATOR in text:
        raise BadName(f"a name holds printable signs only, and no {SEPARATOR}", "signs")
    name = " ".join(text.split())
    if not name:
        raise BadName(f"a name has 1 to {LONGEST_NAME} signs", "empty")
    if len(name) > LONGEST_NAME:
        raise BadName(f"a name has at most {LONGEST_NAME} signs, this one has {len(name)}", "long")
    return name


def names_text(names: dict[str, str]) -> str:
    """Names by piece as a record has them: `white-1 Anne Bonny | red-2 Jim`."""
    return f" {SEPARATOR} ".join(f"{piece} {name}" for piece, name in names.items())


def names_of(text: str) -> list[tuple[str, str]]:
    """The pieces of such a text, and what each is called; nothing is checked yet."""
    parts = (part.strip().partition(" ") for part in text.split(SEPARATOR))
    return [(piece, name.strip()) for piece, _, name in parts]
