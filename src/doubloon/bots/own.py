# interpreted: loads what others wrote
"""Opponents of one's own wherever a bot is named: `mybot.py:Careful`, `package.module:Careful`, or an entry point.

A package names its bots among the entry points of the group `doubloon.bots`. A server never looks here: what its
guests may seat are the opponents that come with Doubloon.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from doubloon.bots.bot import Bot
from doubloon.bots.make import UnknownBot, make_bot
from doubloon.core.chair import Chair
from doubloon.core.errors import DoubloonError
from doubloon.core.move import Move

GROUP = "doubloon.bots"


class BadBot(DoubloonError):
    """A bot of one's own cannot be loaded or seated, or does not choose a move."""


class OwnBot(Bot):
    """A bot of one's own at the table: what it chooses is a legal move, or else it is told what it should return."""

    def __init__(self, bot: Bot, name: str, seed: str) -> None:
        super().__init__(name, seed)
        self._bot = bot

    def choose(self, chair: Chair) -> Move:
        move: object = self._bot.choose(chair)
        legal = chair.moves()
        for one in legal:
            if one is move:
                return one
        what = (
            f"{move.text!r}, which is not legal now," if isinstance(move, Move) else f"{move!r:.60}, which is no move,"
        )
        raise BadBot(
            f"{self.name[-60:]} chose {what} on seat {chair.seat + 1}; "
            f"`choose` returns one of chair.moves(), such as {legal[0].text!r}"
        )


def seat_bot(name: str, seed: str) -> Bot:
    """The opponent that a name stands for: one of Doubloon's, or one's own."""
    try:
        return make_bot(name, seed)
    except UnknownBot as unknown:
        made = _class_of(name)
        if made is None:
            raise UnknownBot(f"{unknown}; one of your own is written file.py:Class or module:Class") from None
    try:
        return OwnBot(made(name, seed), name, seed)
    except Exception as error:  # what a stranger's constructor raises, nobody knows
        raise BadBot(f"{name[:60]} cannot be made: {type(error).__name__}: {error}") from error


def _class_of(name: str) -> type[Bot] | None:
    """The class that a name of one's own means, or None if it cannot be such a name."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            return _checked(_loaded(point), name)
    where, colon, attribute = name.rpartition(":")
    if not colon or not attribute.isidentifier() or not (where.endswith(".py") or _is_module(where)):
        return None
    module = _module_of(where)
    if not hasattr(module, attribute):
        raise BadBot(f"{where} has no {attribute}; its bots are {', '.join(_bots_of(module)) or 'none'}")
    return _checked(getattr(module, attribute), name)


def _loaded(point: EntryPoint) -> object:
    try:
        return point.load()
    except Exception as error:  # whatever a stranger's package does while it is imported
        raise BadBot(f"{point.name}, which is {point.value}, cannot be imported: {error}") from error


def _is_module(where: str) -> bool:
    return where != "search" and all(part.isidentifier() for part in where.split("."))


def _module_of(where: str) -> ModuleType:
    try:
        return _module_in(Path(where)) if where.endswith(".py") else import_module(where)
    except DoubloonError:
        raise
    except Exception as error:  # whatever a stranger's module does while it is imported
        beside = f"; the file here is written {where}.py:" if Path(f"{where}.py").is_file() else ""
        raise BadBot(f"{where} cannot be imported: {type(error).__name__}: {error}{beside}") from error


def _module_in(path: Path) -> ModuleType:
    """A file as a module. It is kept by its path, so that workers of one process share its classes."""
    if not path.is_file():
        raise BadBot(f"there is no file {path}")
    key = f"doubloon own {path.resolve()}"
    if key in sys.modules:
        return sys.modules[key]
    spec = spec_from_file_location(key, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[key] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:  # as import does: half a module must not be found again
        del sys.modules[key]
        raise
    return module


def _bots_of(module: ModuleType) -> list[str]:
    found = vars(module).values()
    return [
        thing.__name__ for thing in found if isinstance(thing, type) and issubclass(thing, Bot) and thing is not Bot
    ]


def _checked(made: object, name: str) -> type[Bot]:
    if not (isinstance(made, type) and issubclass(made, Bot)):
        raise BadBot(f"{name[:60]} is no subclass of doubloon.bots.bot.Bot")
    if made.choose is Bot.choose:
        raise BadBot(f"{name[:60]} has no method `choose`, which is given a chair and returns one of its moves")
    return made
