# interpreted: reads a file, nothing hot
"""How strong the levels were found to be, as `doubloon ladder --keep` wrote it down."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct


class Strength(Struct, frozen=True):
    """A level's rating, and how many of a hundred games it won against the one below, of so many played."""

    name: str
    rating: int
    low: int
    high: int
    beats: int = 0
    beats_low: int = 0
    beats_high: int = 0
    games: int = 0


class _Kept(Struct, frozen=True):
    made_by: str
    digest: str
    levels: list[Strength]


def strengths(path: Path) -> list[Strength]:
    """The weakest first; none where nothing was written down, or what was is no such file."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Kept).levels
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError):
        return []
