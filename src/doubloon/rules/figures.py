"""What the figures of rulebooks show, game by game: `figures.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

_FILE = Path(__file__).parent / "figures.toml"


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """The board when the guided game comes to the step `at`, cut out round its `spots`; with a `move`, whether it is
    possible there.
    """

    at: str
    spots: list[str]
    move: str = ""


@cache
def figures_of(game_id: str) -> dict[str, Figure]:
    """The figures of a game by their names; none for a game without."""
    games = msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), dict[str, dict[str, Figure]])
    return games.get(game_id, {})
