"""Plays at a keyboard that is a list of lines, on a screen that is a text."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from io import StringIO
from pathlib import Path

from rich.console import Console

from doubloon.commands import play as command
from doubloon.core.match import Match
from doubloon.registry import find_game
from doubloon.text.screen import Screen
from doubloon.text.session import Session
from doubloon.words import Words

Typist = Callable[[str], str]


def lines(*typed: str) -> Typist:
    """A keyboard that types these lines and then is gone."""
    left = list(typed)

    def ask(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return ask


def screen(width: int = 80, height: int = 0) -> tuple[Screen, StringIO]:
    """A pipe, or with a height a terminal without colours."""
    shown = StringIO()
    console = Console(
        file=shown,
        width=width,
        height=height or None,
        force_terminal=height > 0,
        color_system=None,
        highlight=False,
        markup=False,
        emoji=False,
        _environ={"TERM": "xterm"},
    )
    return Screen(console), shown


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    command.add(parser.add_subparsers())
    return parser.parse_args(["play", *words])


def play(ask: Typist, *words: str) -> tuple[int, str]:
    """`doubloon play` with these arguments and that keyboard: exit code and everything shown."""
    on, shown = screen()
    code = command.play(arguments(*words), on, ask)
    return code, shown.getvalue()


def session(
    players: str, ask: Typist, seed: str = "scripted", language: str = "en", width: int = 80, height: int = 0
) -> tuple[Session, StringIO]:
    """A session without a file."""
    on, shown = screen(width, height)
    seats = players.split(",")
    match = Match(find_game("silver_gold"), len(seats), seed)
    return Session(match, seats, Words(language, "silver_gold"), on, ask, None), shown


def always(line: str) -> Typist:
    return lambda prompt: line


def saved(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.txt"))
