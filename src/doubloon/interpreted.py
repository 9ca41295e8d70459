"""Loads the package from its source although compiled modules lie beside it.

Python prefers `rng.cpython-311-….so` to `rng.py`. With DOUBLOON_INTERPRETED=1 a finder in front of Python's
own knows only `.py` files, so one checkout (or one wheel) runs either way. The variable is inherited, and so
every child process does the same.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds the modules of this package by their source alone; leaves all others to Python."""

    @staticmethod
    def find_spec(fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not fullname.startswith("doubloon."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install() -> None:
    """Put the finder first, once."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
