"""Which modules mypyc compiles, and whether the compiled ones are what Python loaded.

Native classes have every field typed in `__init__` and a hand-written `clone`; machine integers (`i64`) stand where
masks and random words are hot. Rows of numbers are written by `librt.strings`; `librt.vecs` holds numbers that are
looked up far more often than made, as distances on an island. Elsewhere lists of shared objects are fast enough.

`setup.py` and `tools/prepare.py` run this file before the package can be imported: standard library only.
"""

import importlib
import os
import shlex
import shutil
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ENGINE = ("core", "games", "bots")
"""The sub-packages whose modules are compiled."""

INTERPRETED = "# interpreted:"
"""A module whose first line starts so stays interpreted; the rest of the line says why."""


def engine_sources(package: Path) -> list[Path]:
    """Every Python file of the engine below the folder of the package, compiled or not."""
    return sorted(path for part in ENGINE for path in (package / part).rglob("*.py"))


def engine_modules(package: Path) -> list[Path]:
    """The files that mypyc compiles: the engine but for `__init__.py` and what is marked as interpreted."""
    return [path for path in engine_sources(package) if path.name != "__init__.py" and not _marked(path)]


def loaded_from_source() -> list[str]:
    """The engine modules that are not extension modules, after importing them all."""
    suffixes = tuple(EXTENSION_SUFFIXES)
    modules = [importlib.import_module(name) for name in _engine_names()]
    return [module.__name__ for module in modules if not str(module.__file__).endswith(suffixes)]


def is_compiled() -> bool:
    """Whether the whole engine runs as machine code."""
    return bool(_engine_names()) and not loaded_from_source()


def can_compile() -> bool:
    """Whether this machine has the C compiler and the header files that a compiled engine needs."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(compiler) is not None and header.is_file()


def _marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return lines.readline().startswith(INTERPRETED)


def _engine_names() -> list[str]:
    package = Path(__file__).parent
    return [".".join(path.relative_to(package.parent).with_suffix("").parts) for path in engine_modules(package)]
