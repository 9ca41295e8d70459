"""What holds for every test run."""

import os
import runpy
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine is no failure: no test fails for being slow once.
settings.register_profile("doubloon", deadline=None)
settings.load_profile("doubloon")


INTERPRETED = os.environ.get("DOUBLOON_INTERPRETED") == "1"
ENGINE_TESTS = {"bots", "core", "games", "rules"}
TRANSLATED = {"nl", "fr", "nl-NL", "fr-FR"}


def pytest_sessionstart() -> None:
    """Refuse to test machine code that is older than its source: it would prove nothing."""
    if INTERPRETED:
        return
    prepare = runpy.run_path(str(Path(__file__).parent / "tools" / "prepare.py"))
    if prepare["extensions"]() and not prepare["engine_is_fresh"]():
        pytest.exit("the compiled engine is older than its source: run `make setup`", returncode=4)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Coverage makes Python code three times as slow, so what would show nothing new is not measured.

    These are tests of machine code, of a page that another process serves, and of a language that runs the same lines
    as English did.
    """
    for item in items:
        if not INTERPRETED and (_folder(item) in ENGINE_TESTS or _folder(item) == "page" or _is_translated(item)):
            item.add_marker("no_cover")


def _folder(item: pytest.Item) -> str:
    """Of the tests."""
    return item.path.relative_to(Path(__file__).parent).parts[1]


def _is_translated(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and hasattr(item, "callspec") and _speaks(item.callspec.params)


def _speaks(parameters: Mapping[str, object]) -> bool:
    return any(isinstance(value, str) and value in TRANSLATED for value in parameters.values())
