"""What pyproject.toml cannot say: mypyc compiles the engine, the page and the rules catalogues travel in the wheel.

Setuptools with mypycify; locks are plain requirement files with hashes.
"""

import os
import runpy
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/doubloon")
COMPILING = {"build", "build_ext", "bdist_wheel"}
"""The commands that need C. Metadata, sdists and editable installs must not pay for mypyc."""


def engine() -> list[Any]:
    """The engine as extension modules; none where nothing can or shall be compiled."""
    compiled = runpy.run_path(str(PACKAGE / "compiled.py"))
    sources = [str(path) for path in compiled["engine_modules"](PACKAGE)]
    if not COMPILING & set(sys.argv) or not sources or os.environ.get("DOUBLOON_COMPILE") == "0":
        return []
    if not compiled["can_compile"]():
        print("No C compiler found: this build of Doubloon runs interpreted, many times slower.")
        return []
    from mypyc.build import mypycify

    # mypyc opens mypy's cache and does not use it: beside a mypy at work one of the two would find it locked.
    os.environ["MYPY_CACHE_DIR"] = os.devnull

    # One shared library with a fixed name (the default is a hash of the module list, which would leave an
    # orphan whenever a module comes or goes). One library also lets calls between modules be inlined.
    # Most of the time goes into calls of Python's own functions: -O3 takes gcc more than twice as long, and random play
    # is no faster for it.
    extensions = mypycify(sources, group_name="doubloon", opt_level="1", debug_level="0")
    for extension in extensions:
        # Python's own flags ask for -Wall. Nobody reads gcc's opinion of generated code, and forming it takes gcc more
        # than twice as long as compiling does.
        extension.extra_compile_args.append("-Wno-all")
        # Nobody calls into the library past Python: its functions may call each other directly, and small ones melt
        # into their callers. Random play is 5 to 10 % faster for it.
        extension.extra_compile_args += ["-fvisibility=hidden", "-finline-small-functions"]
    return extensions


def build_page() -> None:
    """The page, where nobody has built it: an sdist brings it along, `make setup` keeps it up to date."""
    if not (PACKAGE / "server" / "page" / "index.html").is_file():
        runpy.run_path("tools/page.py")["build"]()


class BuildPython(build_py):
    """Copies the package, without leftovers of an earlier build and with the rules catalogues."""

    def run(self) -> None:
        target = Path(self.build_lib)
        if not self.editable_mode:
            # setuptools packs whatever lies in build/lib, also modules deleted since. The extension
            # modules stay: they take the time, and BuildExtensions sees to their leftovers.
            for path in [path for path in target.rglob("*") if path.is_file() and path.suffix != ".so"]:
                path.unlink()
            build_page()
        super().run()
        if not self.editable_mode:
            for catalogue in Path("docs/rules").glob("*.md"):
                shutil.copy(catalogue, target / "doubloon" / "rules")
            books = target / "doubloon" / "rules" / "books"
            shutil.copytree("docs/rulebook", books, dirs_exist_ok=True)  # empty folders of an earlier build


class BuildExtensions(build_ext):
    """Compiles the engine and removes extension modules whose source is gone."""

    def run(self) -> None:
        wanted = {Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions or []}
        for path in set(Path(self.build_lib).rglob("*.so")) - wanted:
            path.unlink()
        super().run()


setup(
    ext_modules=engine(),
    cmdclass={"build_py": BuildPython, "build_ext": BuildExtensions},
)
