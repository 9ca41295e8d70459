"""Gives compiled classes back their docstrings, which mypyc leaves out: `help(Game)` reads alike, compiled or not.

Classes only: what a method of a compiled class says about itself cannot be changed, and is read in the source.
"""

import re
import sys
from ast import literal_eval
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

ENGINE = ("doubloon.core.", "doubloon.games.", "doubloon.bots.")

# Not by a parser, which would take longer than loading the engine.
_CLASS = re.compile(r'^class (\w+)[^\n]*:\n    (r?"""[\s\S]*?""")', re.MULTILINE)

_done: set[str] = set()


class Documenting(ExtensionFileLoader):
    """Loads a compiled module, and those that it brings along: they load each other past Python's finders."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        for name in [name for name in sys.modules if name.startswith(ENGINE) and name not in _done]:
            if _document(sys.modules[name]):
                _done.add(name)


class DocumentingFinder:
    """Finds the compiled modules of the engine; leaves all others to Python."""

    @staticmethod
    def find_spec(fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not fullname.startswith(ENGINE):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and isinstance(spec.loader, ExtensionFileLoader):
            spec.loader = Documenting(spec.loader.name, spec.loader.path)
        return spec


def install() -> None:
    """Put the finder first, once."""
    if DocumentingFinder not in sys.meta_path:
        sys.meta_path.insert(0, DocumentingFinder)


def _document(module: ModuleType) -> bool:
    """Let the classes of a module say what they say in the source beside it; False while some are still to come."""
    if not module.__file__:
        return False
    path = Path(module.__file__)
    source = path.with_name(path.name.split(".")[0] + ".py")
    if path == source or not source.is_file():
        return True
    said = {name: literal_eval(text) for name, text in _CLASS.findall(source.read_text(encoding="utf-8"))}
    for name in said.keys() & vars(module).keys():
        vars(module)[name].__doc__ = said[name]
    return said.keys() <= vars(module).keys()
