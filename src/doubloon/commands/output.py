"""How the commands print."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

T = TypeVar("T")


def print_json(value: object) -> None:
    print(msgspec.json.encode(value).decode())


def print_table(columns: list[str], rows: list[list[str]], *, left: int = 1) -> None:
    """A table with its first columns to the left and the others, which are numbers, to the right."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place < left else "right")
    for row in rows:
        table.add_row(*row)
    # A pipe has no width: nothing is folded there.
    console = Console(highlight=False, markup=False, width=None if sys.stdout.isatty() else 200)
    console.print(table)


def number(value: float) -> str:
    """A rate or count for people: 1 234 567, and digits behind the point only where they matter."""
    digits = 1 if isinstance(value, float) and value < 100 else 0
    return f"{value:,.{digits}f}".replace(",", " ")


def progress(steps: Iterable[T], total: int, label: str) -> Iterator[T]:
    """The steps themselves, with a bar on the terminal's error stream while they go by; silent when piped."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=total)
        for step in steps:
            bar.advance(task)
            yield step
