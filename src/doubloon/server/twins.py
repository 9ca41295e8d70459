"""Quick copies of plain objects: every entry is tried on a copy of its table first."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def twin(thing: T) -> T:
    """A shallow copy, like `copy.copy`, which asks many questions first that have one answer here."""
    other = thing.__class__.__new__(thing.__class__)
    other.__dict__.update(thing.__dict__)
    return other
