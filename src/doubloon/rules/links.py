"""Which clause a line of the log or a category of the score sheet is about: `links.toml`, game by game."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

_FILE = Path(__file__).parent / "links.toml"


@cache
def links_of(game_id: str) -> dict[str, str]:
    """Clauses by the kind of an event, and by the key of a category's words; none for a game without."""
    games = msgspec.convert(tomllib.loads(_FILE.read_text(encoding="utf-8")), dict[str, dict[str, str]])
    return games.get(game_id, {})
