"""Where the table is shown: a terminal of any width, with or without colours, or a pipe."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from doubloon.text.blocks import Block, folded, width_of
from doubloon.text.signs import ASCII, Signs, signs_for

NARROWEST = 34  # two cards side by side; below this even a card would be folded
LOW = 45  # a terminal with fewer rows shows what is asked about, and the rest in short


class Screen:
    """Prints blocks and sentences."""

    def __init__(self, console: Console | None = None) -> None:
        # Names and moves are not markup, and numbers need no colours of their own.
        self.console = console or Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return max(NARROWEST, self.console.width)

    @property
    def low(self) -> bool:
        """Is this a terminal on which a whole table would push the choices away from it?"""
        return self.console.is_terminal and self.console.height < LOW

    @property
    def room(self) -> int:
        """The lines for a list of choices, if what they are about is to stay in sight above them."""
        return max(8, self.console.height - 12) if self.low else LOW

    @property
    def signs(self) -> Signs:
        return signs_for(self.console.encoding)

    def draw(self, block: Block) -> None:
        """A drawing. Drawings are made to measure; if one is too wide all the same, nothing is lost."""
        if block:
            lines = block if self.signs is not ASCII else [in_ascii(line) for line in block]
            fits = width_of(lines) <= self.console.width
            self.console.print(*lines, sep="\n", overflow="fold", no_wrap=fits, crop=False)

    def say(self, words: str | Text = "", style: str = "") -> None:
        """A sentence, folded between words."""
        text = Text(words, style) if isinstance(words, str) else words
        rows = [row for line in text.split(allow_blank=True) for row in folded(line, self.console.width)]
        self.console.print(*rows, sep="\n", no_wrap=True, crop=False)

    def path(self, words: str) -> None:
        """A line to be copied: never folded or cut."""
        self.console.print(Text(words), soft_wrap=True)

    def hide(self) -> None:
        """Take everything off the screen, so that the next player sees no secret of the last one."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * 60)
        elif self.console.is_terminal:
            # The lines that were scrolled away go too.
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()


def in_ascii(line: Text) -> Text:
    """One sign for one, so that edges stay in line; a word that is cut off ends like an abbreviation."""
    if "…" not in line.plain:
        return line
    return Text(line.plain.replace(" …", "..").replace("…", "."), spans=line.spans, style=line.style)


def ask_on_terminal(prompt: str) -> str:
    """A line from the keyboard, with the arrow keys where Python knows them."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401  importing it is what makes input() know the arrow keys
        except ImportError:
            return input(prompt)  # a Python without it, as on Windows, still asks
    return input(prompt)
