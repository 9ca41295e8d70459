"""Where the table is shown: a terminal of any width, with or without colours, or a pipe."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from doubloon.text.blocks import Block
from doubloon.text.signs import Signs, signs_for

NARROWEST = 80  # what the tables are drawn for; a narrower terminal cuts them off at its edge


class Screen:
    """Prints blocks and sentences."""

    def __init__(self, console: Console | None = None) -> None:
        # Names and moves are not markup, and numbers need no colours of their own.
        self.console = console or Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return max(NARROWEST, self.console.width)

    @property
    def signs(self) -> Signs:
        return signs_for(self.console.encoding)

    def draw(self, block: Block) -> None:
        """A drawing, line by line; what does not fit is cut off rather than folded."""
        for line in block:
            self.console.print(line, no_wrap=True, overflow="crop", crop=self.console.is_terminal)

    def say(self, words: str | Text = "", style: str = "") -> None:
        """A sentence, folded between words."""
        self.console.print(Text(words, style) if isinstance(words, str) else words)

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


def ask_on_terminal(prompt: str) -> str:
    """A line from the keyboard, with the arrow keys where Python knows them."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401  importing it is what makes input() know the arrow keys
        except ImportError:
            return input(prompt)  # a Python without it, as on Windows, still asks
    return input(prompt)
