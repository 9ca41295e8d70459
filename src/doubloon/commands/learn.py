"""`doubloon learn`: a guided first game in the terminal."""

from __future__ import annotations

import argparse
from os.path import exists
from pathlib import Path
from typing import TYPE_CHECKING

from doubloon.commands import arguments
from doubloon.commands.play import BadPlay, add_language

if TYPE_CHECKING:
    from doubloon.core.match import Match
    from doubloon.text.screen import Screen
    from doubloon.text.sitting import Ask


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "learn",
        "A guided first game, three to five minutes: you make real moves against bots, and each step says what it is\n"
        "about. Do something else whenever you like, leave with q, go on later with --resume.",
        ["silver_gold", "silver_gold --lang nl", "silver_gold --resume first.txt"],
    )
    arguments.add_game(parser)
    add_language(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="the record file (default: a new one of your own)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with the lesson in this record file")


def run(given: argparse.Namespace) -> int:
    from doubloon.text.screen import Screen, ask_on_terminal

    return learn(given, Screen(), ask_on_terminal)


def learn(given: argparse.Namespace, screen: Screen, ask: Ask) -> int:
    """Set the lesson's table up and play; the exit code."""
    from doubloon.lessons import lesson_of
    from doubloon.text.learning import Learning, players_of
    from doubloon.text.saving import Saver, new_save
    from doubloon.words import Words, language_of_machine

    lesson = lesson_of(given.game)
    words = Words(given.lang or language_of_machine(), given.game)
    if given.save and exists(given.save):
        raise BadPlay(f"{given.save} is there already; go on with it by --resume, or name a new file with --save")
    match = _match(given)
    path = (given.save or given.resume or new_save(given.game)).absolute()
    lasting = ["--lang", given.lang] if given.lang else []
    saver = Saver(path, players_of(lesson), lasting, f"learn {given.game}")
    learning = Learning(lesson, match, words, screen, ask, saver)
    learning.save()  # a place that cannot be written to is refused before anything is shown
    title = words("title-published") if words.has("title-published") else match.game.title
    screen.draw([learning.table.heading(title, screen.width)])
    screen.say(words("learn-opening"))
    return learning.run()


def _match(given: argparse.Namespace) -> Match:
    """The lesson's match from its beginning, or as far as a record has it."""
    from doubloon.core.errors import BadRecord
    from doubloon.core.match import Match
    from doubloon.core.record import read_record, replay
    from doubloon.lessons import lesson_of
    from doubloon.registry import find_game, finder

    lesson = lesson_of(given.game)
    game = find_game(given.game)
    options = game.options([f"{name}={value}" for name, value in lesson.options.items()])
    if not given.resume:
        return Match(game, lesson.seats, lesson.seed, options)
    try:
        match = replay(read_record(given.resume), finder())
    except BadRecord as error:
        raise BadPlay(arguments.blamed(given.resume, error)) from None
    if (match.game, match.seed, match.state.seats) != (game, lesson.seed, lesson.seats):
        raise BadPlay(f"{given.resume} is not the record of this lesson; go on with it by `doubloon play --resume`")
    return match
