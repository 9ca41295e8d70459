"""What holds for every test run."""

import os
import runpy
from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine is no failure: no test fails for being slow once.
settings.register_profile("doubloon", deadline=None)
settings.load_profile("doubloon")


INTERPRETED = os.environ.get("DOUBLOON_INTERPRETED") == "1"
ENGINE_TESTS = {"bots", "core", "games", "rules"}


def pytest_sessionstart() -> None:
    """Refuse to test machine code that is older than its source: it would prove nothing."""
    if INTERPRETED:
        return
    prepare = runpy.run_path(str(Path(__file__).parent / "tools" / "prepare.py"))
    if prepare["extensions"]() and not prepare["engine_is_fresh"]():
        pytest.exit("the compiled engine is older than its source: run `make setup`", returncode=4)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of machine code are not measured: there is nothing to see, and looking takes a third of their time."""
    if INTERPRETED:
        return
    tests = Path(__file__).parent / "tests"
    for item in items:
        if item.path.is_relative_to(tests) and item.path.relative_to(tests).parts[0] in ENGINE_TESTS:
            item.add_marker("no_cover")
