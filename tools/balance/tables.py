"""Markdown tables, and the blocks of a report that they fill."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import fsum, sqrt

from doubloon.arena.intervals import wilson
from doubloon.core.errors import DoubloonError
from tools.balance.observer import Section


class NoBlock(DoubloonError):
    """The report has no place for a section."""


def table(columns: list[str], rows: Sequence[Sequence[str]], left: int = 1) -> str:
    """A Markdown table; all but the first columns hold numbers and stand to the right."""
    rule = ["---" if place < left else "---:" for place in range(len(columns))]
    return "\n".join("| " + " | ".join(row) + " |" for row in [columns, rule, *rows])


def percent(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def interval(wins: float, games: int) -> str:
    """The 95 % interval of a share."""
    low, high = wilson(wins / games if games else 0.0, games)
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def mean(values: Sequence[float]) -> float:
    """Rounded alike on every Python: since 3.12 `sum` loses less of floats than before."""
    return fsum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    middle = mean(values)
    return sqrt(mean([(value - middle) ** 2 for value in values]))


def quantile(values: Sequence[int], share: float) -> int:
    """The value below which about this share of all values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def filled(page: str, sections: list[Section], command: str) -> str:
    """The page with every section in its block, and below it the command that made it.

    A block lies between `<!-- balance:NAME -->` and `<!-- end -->`.
    """
    for section in sections:
        block = re.compile(rf"(<!-- balance:{re.escape(section.name)} -->\n).*?(<!-- end -->)", re.DOTALL)
        if not block.search(page):
            raise NoBlock(f"the report has no block <!-- balance:{section.name} --> … <!-- end -->")
        text = f"\n{section.text}\n\nMade by `{command}`.\n\n"
        page = block.sub(lambda found, text=text: found[1] + text + found[2], page)  # type: ignore[misc]
    return page
